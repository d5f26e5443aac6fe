import Foundation

struct CommandFailed: Error {
  let command: String
}

/// Gives the calling thread, and what it starts, a file system of its own whose `/etc` is a copy.
func enterCopyOfEtc() throws {
  // Glibc's Swift module leaves <sched.h> out.
  typealias Unshare = @convention(c) (Int32) -> Int32
  let ownMounts: Int32 = 0x20000
  let ownUsers: Int32 = 0x1000_0000
  let unshare = unsafeBitCast(dlsym(nil, "unshare"), to: Unshare.self)
  guard unshare(ownMounts) == 0 || unshare(ownUsers | ownMounts) == 0 else {
    throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPERM)
  }
  try shell(
    """
    mount --make-rprivate / && mount -t tmpfs none /mnt && cp -a /etc /mnt/etc &&
    mount --bind /mnt/etc /etc
    """)
}

/// Runs a command in the calling thread's namespaces.
func shell(_ command: String) throws {
  guard system(command) == 0 else { throw CommandFailed(command: command) }
}
