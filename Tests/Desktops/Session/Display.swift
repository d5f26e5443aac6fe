import Foundation

/// A screen that nobody looks at, with a pointer that nobody holds.
public protocol Display: Sendable {
  /// Starts it and returns when it answers.
  func start(in session: Session) throws
  /// Writes a picture of the whole screen as PNG.
  func takePicture(to file: URL, in session: Session) throws
  /// Moves the pointer there and clicks with the left button.
  func click(_ point: Point, in session: Session) throws
}
