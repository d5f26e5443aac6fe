/// Closed polygons on a grid; what is inside an odd number of them is inside.
struct Outline: Equatable {
  /// A place on the grid.
  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  private(set) var polygons: [[Point]] = []

  /// The outline that a path of SVG describes, of its absolute commands M, C and Z. Curves become
  /// lines, short ones for an icon.
  init(path: String) {
    let steps = 8
    var current: [Point] = []
    for (command, numbers) in Outline.commands(in: path) {
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        Point(x: numbers[$0], y: numbers[$0 + 1])
      }
      switch command {
      case "M": current = points
      case "C":
        for index in stride(from: 0, to: points.count - 2, by: 3) {
          guard let start = current.last else { continue }
          current += (1...steps).map { step in
            Outline.curve(
              start, points[index], points[index + 1], points[index + 2],
              at: Double(step) / Double(steps))
          }
        }
      default: polygons.append(current)
      }
    }
  }

  /// The commands of a path with their numbers.
  private static func commands(in path: String) -> [(Character, [Double])] {
    var commands: [(Character, [Double])] = []
    for piece in path.split(separator: " ") {
      var number = ""
      for character in piece {
        guard character.isLetter else {
          number.append(character)
          continue
        }
        if let value = Double(number) { commands[commands.count - 1].1.append(value) }
        number = ""
        commands.append((character, []))
      }
      if let value = Double(number) { commands[commands.count - 1].1.append(value) }
    }
    return commands
  }

  /// A place on a cubic Bézier curve.
  private static func curve(
    _ start: Point, _ first: Point, _ second: Point, _ end: Point, at time: Double
  ) -> Point {
    func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      let rest = 1 - time
      return rest * rest * rest * a + 3 * rest * rest * time * b + 3 * rest * time * time * c
        + time * time * time * d
    }
    return Point(
      x: mix(start.x, first.x, second.x, end.x), y: mix(start.y, first.y, second.y, end.y))
  }

  /// Where the outline crosses a horizontal line, from the left.
  func crossings(at y: Double) -> [Double] {
    polygons.flatMap { polygon in
      polygon.indices.compactMap { index -> Double? in
        let from = polygon[index]
        let to = polygon[index + 1 < polygon.count ? index + 1 : 0]
        guard (from.y <= y) != (to.y <= y) else { return nil }
        return from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x)
      }
    }.sorted()
  }
}
