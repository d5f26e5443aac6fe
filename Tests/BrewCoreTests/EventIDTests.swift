import BrewCore
import Testing
import TestSupport

@Suite struct EventIDTests {
  @Test func hasTheShapeOfVersion7() throws {
    var generator = SeededGenerator(seed: 7)
    let shape = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
    for _ in 0..<10_000 {
      let instant = Instant(microseconds: Int64(generator.next() >> 13))
      let text = EventID(at: instant, using: &generator).description
      try #require(text.wholeMatch(of: shape) != nil, "\(text)")
      let time = text.prefix(13).replacing("-", with: "")
      #expect(Int64(time, radix: 16) == instant.microseconds / 1000 & 0xffff_ffff_ffff)
    }
  }

  /// The example of RFC 9562, appendix A.6, made at 2022-02-22T19:22:22Z.
  @Test func agreesWithTheExampleOfTheStandard() {
    var generator = SeededGenerator(seed: 1)
    let id = EventID(at: Instant(microseconds: 1_645_557_742_000_000), using: &generator)
    #expect(id.description.hasPrefix("017f22e2-79b0-7"))
  }

  @Test func sortsByTheMillisecond() {
    var generator = SeededGenerator(seed: 2)
    let ids = (0..<2000).map {
      EventID(at: Instant(microseconds: 1_700_000_000_000_000 + $0 * 1000), using: &generator)
    }
    let texts = ids.map(\.description)
    #expect(texts == texts.sorted())
    #expect(Set(ids).count == ids.count)
  }

  @Test func manyInOneMillisecondDiffer() {
    var generator = SystemRandomNumberGenerator()
    let ids = (0..<10_000).map { _ in EventID(at: Instant(seconds: 1), using: &generator) }
    #expect(Set(ids).count == ids.count)
  }

  @Test func anInstantBeforeTheEpochIsTheEpoch() {
    var generator = SeededGenerator(seed: 3)
    let id = EventID(at: Instant(seconds: -1), using: &generator)
    #expect(id.description.hasPrefix("00000000-0000-7"))
  }
}
