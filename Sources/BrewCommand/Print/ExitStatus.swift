/// How the program ends.
enum ExitStatus: Int32 {
  case done = 0
  case failed = 1
  /// `EX_USAGE` of `sysexits.h`.
  case misused = 64
}
