import DesktopSession
import Foundation
import Testing

/// The desktop in other languages than English. The locale is one that every system has.
extension EndToEnd {
  @Suite struct LanguageTests {
    private func pictures(_ name: String) -> URL {
      Product.package.appending(path: ".build/pictures/languages/\(name).png")
    }

    /// Makes a language that has no catalog of its own, in the session's folder of data.
    private func make(_ language: String, by filter: String, in session: Session) throws {
      let folder = "\(session.folder.path)/data/locale/\(language)/LC_MESSAGES"
      let template = Product.package.appending(path: "Resources/translations/brewlog.pot").path
      try session.run([
        "sh", "-euc", "mkdir -p \"$0\"; { \(filter); } <\"$1\" | msgfmt -o \"$0/brewlog.mo\" -",
        folder,
        template,
      ])
    }

    @Test(arguments: [Xfce(), LXQt()] as [any Desktop])
    func theCardFitsInGerman(_ kind: any Desktop) throws {
      let desk = try BrewDesk(kind, environment: ["LANGUAGE": "de"])
      defer { desk.stop() }
      try desk.logDaysAgo(6, 5, 4, 3, 2, 1)
      try desk.letRecentPass()
      try desk.startAgent()
      let card = try desk.see("6 Tage in Folge")
      let isSmall = kind is LXQt
      #expect(
        card.actions.map(\.label)
          == (isSmall ? ["Buchen", "Reset"] : ["Kaffee eintragen", "Zurücksetzen"]))
      #expect(card.body.hasPrefix(isSmall ? "●" : "seit "))
      let screen = try desk.desktop.see("Heute ist noch offen.")
      #expect(screen.count(isSmall ? "Buchen" : "Kaffee eintragen") == 1)
      try desk.desktop.takePicture(to: pictures("\(kind.name)-de"))
      try desk.desktop.press("log")
      let after = try desk.see("7 Tage in Folge")
      #expect(after.body.hasSuffix("\nNotiert: Espresso, 4 von 5."))
      // None of it is cut off.
      try desk.desktop.see("Notiert: Espresso, 4 von 5.")
      // The reader of pictures knows no umlauts.
      if isSmall { try desk.desktop.see("Buchen Reset Zuruck") }
      try desk.desktop.takePicture(to: pictures("\(kind.name)-de-after"))
      try desk.expect(streak: 7, logsToday: 1)
    }

    /// With a font that has its letters, as a desktop in Japan has.
    @Test func aCardInJapanese() throws {
      let desk = try BrewDesk(Xfce(), environment: ["LANGUAGE": "ja"])
      defer { desk.stop() }
      try desk.logDaysAgo(6, 5, 4, 3, 2, 1)
      try desk.letRecentPass()
      try desk.startAgent()
      let card = try desk.card("Japanese") { $0.summary == "6日連続" }
      #expect(card.actions.map(\.label) == ["コーヒーを記録", "リセット"])
      desk.desktop.language = "jpn"
      try desk.desktop.see("6日連続")
      try desk.desktop.see("今日はまだです。")
      try desk.desktop.see("コーヒーを記録")
      try desk.desktop.takePicture(to: pictures("xfce4-notifyd-ja"))
    }

    /// What is said in a language from right to left begins on the right, whatever comes first in it,
    /// and the row of days runs with it.
    @Test func aCardFromRightToLeft() throws {
      let desk = try BrewDesk(Xfce(), environment: ["LANGUAGE": "he"])
      defer { desk.stop() }
      let session = desk.desktop.session
      let words = [
        "LTR": "RTL", "Today is done.": "היום בוצע.", "Logged: %1": "נרשם: %1", "%1.": "%1.",
        "%1, %2 of %3": "%1, %2 מתוך %3", "Log a brew": "רישום קפה", "Reset": "איפוס",
        "Undo": "ביטול",
        "%1 November": "%1 בנובמבר", "%1 December": "%1 בדצמבר", "since %1": "מאז %1",
      ]
      let entries =
        words.map { "msgid \"\($0.key)\"\nmsgstr \"\($0.value)\"\n" } + [
          "msgid \"1 day streak\"\nmsgid_plural \"%1 day streak\"\n"
            + "msgstr[0] \"רצף של יום\"\nmsgstr[1] \"רצף של %1 ימים\"\n"
        ]
      let header = """
        msgid ""
        msgstr ""
        "Content-Type: text/plain; charset=UTF-8\\n"
        "Plural-Forms: nplurals=2; plural=n != 1;\\n"

        """
      let file = try session.write(
        ([header] + entries).joined(separator: "\n"), to: "data/he.po")
      try make("he", by: "cat >/dev/null; cat '\(file.path)'", in: session)
      try desk.logDaysAgo(2, 1)
      try desk.brewlog("log", "V60")
      try desk.startAgent()
      let card = try desk.card("Hebrew") { $0.summary.contains("רצף") }
      let mark = "\u{200F}"
      #expect(card.summary == "רצף של \(mark)3\(mark) ימים")
      let lines = card.body.split(separator: "\n")
      #expect(lines.count == 4)
      #expect(lines.allSatisfy { $0.hasPrefix(mark) })
      #expect(lines[1] == "\(mark)○ ○ ○ ○ ● ● ●")
      #expect(lines[3].contains("\(mark)\u{2068}V60\u{2069}\(mark)"))
      // A button without a name in Hebrew is one in English; none of these is.
      #expect(card.actions.map(\.label) == ["רישום קפה", "איפוס", "ביטול"])
      desk.desktop.language = "heb"
      try desk.desktop.look(for: "its Hebrew words") { screen in
        ["רצף", "בוצע", "איפוס"].allSatisfy { screen.text.contains($0) } ? screen : nil
      }
      try desk.desktop.takePicture(to: pictures("xfce4-notifyd-he"))
    }

    @Test("A method from right to left leaves the number beside it in its place")
    func aMethodFromRightToLeft() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      try desk.startAgent()
      for method in ["מקינטה", "قهوة"] {
        try desk.brewlog("log", method)
        let card = try desk.card(method) { $0.body.contains(method) }
        #expect(card.body.hasSuffix("\nLogged: \u{2068}\(method)\u{2069}, 4 of 5."))
        // Without the marks its number stood before it, apart from the rest.
        try desk.desktop.look(for: "the number") { $0.count("4 of 5") == 1 ? $0 : nil }
        try desk.desktop.takePicture(to: pictures("xfce4-notifyd-\(method)"))
      }
    }

    /// In a language that marks each sentence everything on the card, in the menu and about the icon
    /// shows the mark.
    @Test func nothingIsUntranslatable() throws {
      let tray = try TrayDesk(XfcePanel(), environment: ["LANGUAGE": "eo"])
      defer { tray.stop() }
      let session = tray.session
      try make(
        "eo", by: "msgen - | msgfilter --keep-header sed -e '1s/^/⟦/' -e '$s/$/⟧/'", in: session)
      try tray.desk.logDaysAgo(2, 1)
      try tray.desk.brewlog("tracker", "add", "Water", "--kind", "count", "--unit", "glass,glasses")
      try tray.desk.startAgent()
      _ = try tray.item("⟦Quit⟧")
      try tray.desk.brewlog("log")
      try eventually("an undo in the menu") {
        try tray.menu().all.contains { $0.label == "⟦Undo⟧" && $0.isVisible }
      }
      let labels = try tray.menu().all.filter(\.isVisible).map(\.label).filter { !$0.isEmpty }
      // Names are as they are.
      let names = labels.filter { !$0.contains("⟦") }
      let known = [
        "BrewLog", "Espresso", "Pour over", "French press", "AeroPress", "Moka pot", "Cold brew",
      ]
      #expect(names.allSatisfy { name in known.contains { name.hasPrefix($0) } }, "\(names)")
      #expect(labels.count > 20)
      try tray.desk.brewlog("show")
      let card = try tray.desk.card("the marked one")
      let lines = [card.summary] + card.body.split(separator: "\n").map(String.init)
      #expect(lines.filter { !$0.contains("⟦") } == ["○ ○ ○ ○ ● ● ●"])
      #expect(card.actions.allSatisfy { $0.label.hasPrefix("⟦") })
      for property in ["ToolTip", "IconAccessibleDesc", "Title"] {
        let reply = try session.call(
          "org.brewlog.BrewLog", TrayDesk.item, "org.freedesktop.DBus.Properties", "Get", "ss",
          "org.kde.StatusNotifierItem", property)
        #expect(reply.contains("⟦") || property == "Title", "\(reply)")
      }
    }
  }
}
