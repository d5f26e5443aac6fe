/// A place that shows the entry. It holds no state that the store does not, and never takes another
/// surface down.
protocol Surface: AnyObject {
  /// Shows what there is to show.
  func present(_ presentation: Presentation)
}
