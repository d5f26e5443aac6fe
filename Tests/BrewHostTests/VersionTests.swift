import BrewHost
import Testing

@Test func theVersionIsThreeNumbers() {
  #expect(Version.current.split(separator: ".").compactMap { Int($0) }.count == 3)
}
