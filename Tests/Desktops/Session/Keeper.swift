import Foundation
import Glibc

/// Ends every process of a session when the test closes its end of a pipe, or dies.
///
/// A process belongs to a session when its environment says so. That finds what a bus activated or
/// a daemon forked, and it does not depend on the thread that started it, as a death signal does.
final class Keeper {
  /// The variable in the environment that marks the processes of a session.
  static let mark = "BREWLOG_TEST_SESSION"

  private static let script = """
    cat >/dev/null
    members() {
      grep -lzsxF "\(mark)=$1" /proc/[0-9]*/environ | sed 's|/proc/||; s|/environ||'
    }
    end=TERM tries=0
    while pids=$(members "$1") && [ -n "$pids" ] && [ $tries -lt 200 ]; do
      [ $tries -lt 20 ] || end=KILL
      [ $((tries % 10)) -ne 0 ] || { kill -$end $pids; kill -CONT $pids; } 2>/dev/null
      tries=$((tries + 1))
      sleep 0.05
    done
    rm -rf "$1"
    """

  private let process: Subprocess
  private var pipe: Int32

  init(of folder: URL) throws {
    let path = folder.appending(path: "keeper.pipe").path
    guard mkfifo(path, 0o600) == 0 else { throw HarnessError.noScratch(path, errno) }
    // Closed on exec: a child that held the writing end would keep the keeper waiting.
    pipe = open(path, O_RDWR | O_CLOEXEC)
    guard pipe >= 0 else { throw HarnessError.noScratch(path, errno) }
    process = try Subprocess(
      ["/bin/sh", "-c", Keeper.script, "keeper", folder.path],
      environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"], logs: folder, name: "keeper",
      input: path)
  }

  /// Ends the session's processes, removes its folder, and returns when both are done.
  func stop() {
    guard pipe >= 0 else { return }
    close(pipe)
    pipe = -1
    _ = try? process.wait(within: .seconds(30))
  }

  deinit { stop() }
}
