// Opens a store in a process of its own: StoreWriter VERB FOLDER [COUNT [settle]]
import BrewCore
import BrewStore
import Glibc

func now() -> Moment {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  let instant = Instant(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
  return Moment(instant: instant, utcOffset: 0, day: Day(number: time.tv_sec / 86_400))
}

func say(_ line: String, to descriptor: Int32) {
  let bytes = Array((line + "\n").utf8)
  _ = write(descriptor, bytes, bytes.count)
}

let arguments = CommandLine.arguments
do {
  let store = Store(at: StoreLocation(directory: arguments[2]))
  switch arguments[1] {
  case "log":
    // Each event is named on stdout once the store has acknowledged it.
    for _ in 0..<(Int(arguments[3]) ?? 1) {
      say(try Log().perform(on: store, now: now()).event.id.description, to: 1)
      if arguments.last == "settle" { store.settle() }
    }
  case "add":
    let tracker = Tracker.ID(stored: "water")
    for _ in 0..<(Int(arguments[3]) ?? 1) {
      say(try Add().perform(on: store, tracker: tracker, now: now()).event.id.description, to: 1)
    }
  case "follow":
    // What the store is at whenever a line is read.
    while readLine() != nil {
      say(String(try store.snapshot(of: .brew, now: now()).revision), to: 1)
    }
  case "read":
    say(String(try store.snapshot(of: .brew, now: now()).revision), to: 1)
  default:
    exit(64)
  }
} catch {
  say("\(error)", to: 2)
  exit(1)
}
