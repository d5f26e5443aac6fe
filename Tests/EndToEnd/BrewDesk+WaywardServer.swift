import DesktopSession

extension BrewDesk {
  /// Starts the server that does what no real one does on demand.
  @discardableResult
  func startWaywardServer(_ arguments: String...) throws -> Subprocess {
    let server = Product.package.appending(path: "Tests/Fixtures/wayward-server").path
    return try desktop.session.start([server] + arguments)
  }
}
