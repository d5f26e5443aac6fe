/// The configuration of a session bus of a test's own (dbus-daemon(1)): everybody there may see and do all.
public enum BusConfiguration {
  /// Its text, for a bus that listens at a path and starts what these folders say.
  public static func text(path: String, services folders: String...) -> String {
    let services = folders.map { "  <servicedir>\($0)</servicedir>\n" }.joined()
    return """
      <busconfig>
        <type>session</type>
        <keep_umask/>
        <listen>unix:path=\(path)</listen>
        <auth>EXTERNAL</auth>
      \(services)  <policy context="default">
          <allow send_destination="*" eavesdrop="true"/>
          <allow eavesdrop="true"/>
          <allow own="*"/>
        </policy>
      </busconfig>

      """
  }
}
