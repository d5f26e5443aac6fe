/// What a notification server does that its capabilities do not say. Known by the name it gives itself,
/// and the vendor where two share a name; one that is not listed does as the Desktop Notifications Specification says.
struct ServerTraits {
  /// It has actions also while it says that it has none, as when nothing is to disturb.
  var hasActionsAlways = false
  /// It draws the actions it says it has as buttons.
  var drawsButtons = true
  /// It has room for three lines, and for one word on a button.
  var isSmall = false
  /// The room for text, nil where a notification is as large as its text.
  var room: Room?
  /// A notification that is replaced is shown as a new one would be, even if its popup went to a list.
  var replacingShows = true
  /// A notification that is replaced pops up though nobody was told that it had left the screen,
  /// unless its urgency is low.
  var popsUpRefreshes = false
  /// It keeps a list of notifications, and puts what is of low urgency there without a popup.
  var listsQuietly = false
  /// Seconds after which a popup usually goes to the server's list. That is told to nobody, and what
  /// is replaced in the list pops up. nil where it is told, or where what is replaced does not pop up.
  var listsSilentlyAfter: Int?
  /// The timeout that lets a popup stay, in milliseconds.
  var timeoutForEver: Int32 = 0
  /// A notification that is replaced gets the buttons of the new one.
  var replacingChangesButtons = true

  /// The traits of the server with this name and vendor.
  init(server name: String, vendor: String = "") {
    switch name {
    case "dunst":
      drawsButtons = false
    case "mako":
      drawsButtons = false
      // A hundred pixels high and three hundred wide, unless its settings say something else.
      room = Room(lines: 5, columns: 26)
    case "gnome-shell":
      // What it replaces on the screen has no buttons.
      replacingShows = false
      popsUpRefreshes = true
      listsQuietly = true
    case "Plasma":
      replacingShows = false
    case "Xfce Notify Daemon":
      hasActionsAlways = true
    case "Notification Daemon" where vendor == "GNOME":
      listsSilentlyAfter = 5
      // It takes 0 for its usual time.
      timeoutForEver = .max
    case "SwayNotificationCenter":
      listsSilentlyAfter = 10
      timeoutForEver = .max
    case "lxqt-notificationd":
      isSmall = true
      replacingChangesButtons = false
    default:
      break
    }
  }
}
