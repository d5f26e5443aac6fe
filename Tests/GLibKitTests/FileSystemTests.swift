import Testing

@testable import GLibKit

struct FileSystemTests {
  @Test func itIsKnownByWhatStatfsCallsIt() {
    // The numbers of statfs(2).
    #expect(FileSystem.network(type: 0x6969) == "NFS")
    #expect(FileSystem.network(type: 0xff53_4d42) == "SMB")
    #expect(FileSystem.network(type: 0xfe53_4d42) == "SMB")
    #expect(FileSystem.network(type: 0x0102_1994) == nil)
    #expect(FileSystem.network(type: 0xef53) == nil)
  }

  @Test func aFolderOfThisMachineIsOnNone() {
    #expect(FileSystem.network(of: "/proc") == nil)
    #expect(FileSystem.network(of: "/nowhere/at/all") == nil)
  }
}
