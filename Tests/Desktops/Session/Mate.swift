/// mate-notification-daemon, the notification server of MATE.
public struct Mate: Desktop {
  /// Its name.
  public let name = "mate"
  /// It draws on X.
  public let display: any Display = VirtualX()
  /// Its program.
  public let server = ["/usr/lib/mate-notification-daemon/mate-notification-daemon"]

  /// A desktop to start.
  public init() {}
}
