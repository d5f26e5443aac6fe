/// swaync, the notification centre for sway.
public struct SwayNC: Desktop {
  /// Its name.
  public let name = "swaync"
  /// It draws on Wayland.
  public let display: any Display = HeadlessSway()
  /// sway refuses root.
  public let refusesRoot = true
  /// Its program.
  public let server = ["swaync"]

  /// A desktop to start.
  public init() {}
}
