/// xfce4-notifyd, the notification server of Xfce.
public struct Xfce: Desktop {
  /// Its name.
  public let name = "xfce4-notifyd"
  /// It draws on X.
  public let display: any Display = VirtualX()
  /// Its program, below a folder named after the processor.
  public let server = ["sh", "-c", "exec /usr/lib/*/xfce4/notifyd/xfce4-notifyd"]

  /// A desktop to start.
  public init() {}
}
