/// What kept a benchmark from being measured.
enum BenchmarkError: Error, CustomStringConvertible {
  case notStarted(String, errno: Int32)
  case failed(String, status: Int32)
  case wrongFixture(String)
  case noMessage(String)
  case noBus(String)
  case unreadable(String)

  var description: String {
    switch self {
    case .notStarted(let name, let number): "can't start \(name): errno \(number)"
    case .failed(let name, let status): "\(name) ended with the wait status \(status)"
    case .wrongFixture(let what): "the made store is not what it should be: \(what)"
    case .noMessage(let what): "the bus was silent while waiting for \(what)"
    case .noBus(let why): "can't follow the bus: \(why)"
    case .unreadable(let path): "can't read \(path)"
    }
  }
}
