import Glibc

/// Signals that would end the process, held back until this is released.
final class HeldSignals {
  private var before = sigset_t()

  init() {
    var ending = sigset_t()
    sigemptyset(&ending)
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { sigaddset(&ending, signal) }
    sigprocmask(SIG_BLOCK, &ending, &before)
  }

  deinit {
    sigprocmask(SIG_SETMASK, &before, nil)
  }
}
