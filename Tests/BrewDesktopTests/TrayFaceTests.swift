import BrewArt
import BrewCore
import Foundation
import TestSupport
import Testing

@testable import BrewDesktop

@Suite struct TrayFaceTests {
  private let noTheme = SymbolicIcons(in: [])
  private let now = Moment("2026-11-30")

  private func entry(
    days: Int = 7, method: Method? = nil, isUrgent: Bool = false
  ) throws -> Entry {
    let store = MemoryStore()
    for day in (0..<days).reversed() {
      try Log(method: method).perform(
        on: store, now: now.advanced(bySeconds: Int64(day) * -86_400))
    }
    return Entry(at: now, content: store.entry(at: now).content, isUrgent: isUrgent)
  }

  /// The folder of data that the package brings.
  private var theme: SymbolicIcons {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let data = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try? FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    try? FileManager.default.createSymbolicLink(
      atPath: "\(data)/icons", withDestinationPath: "\(package)/Resources/icons")
    defer { try? FileManager.default.removeItem(atPath: data) }
    return SymbolicIcons(in: ["/nowhere", data])
  }

  @Test func aHostWithoutLabelsGetsTheNumberOnTheIcon() throws {
    let face = TrayFace(
      try entry(), on: TrayHost.Traits(showsLabel: false), theme: theme)
    #expect(face.iconName == "")
    #expect(face.label == "")
    #expect(face.icon == Icon(.onFire, badge: "7"))
  }

  @Test func aHostWithLabelsGetsTheSymbolicIconAndTheNumberBesideIt() throws {
    let traits = TrayHost.Traits(showsLabel: true)
    let face = TrayFace(
      try entry(days: 3), on: traits, theme: theme)
    #expect(face.iconName == "brewlog-flame-lit-symbolic")
    #expect(face.label == "3")
    #expect(face.icon == Icon(.lit, badge: ""))
    let bare = TrayFace(
      try entry(days: 3), on: traits, theme: noTheme)
    #expect(bare.iconName == "")
    #expect(bare.label == "3")
    let urgent = TrayFace(
      try entry(days: 3, isUrgent: true), on: traits, theme: theme)
    #expect(urgent.iconName == "")
    #expect(urgent.icon == Icon(.lit, badge: "!", isUrgent: true))
  }

  @Test func onlyTheDetailsAreMarkup() throws {
    let method = try Method("<b>Bold</b> & \"Black\"")
    let face = TrayFace(
      try entry(method: method), on: TrayHost.Traits(), theme: noTheme)
    #expect(face.title == "7 day streak")
    #expect(
      face.details.hasSuffix("Logged: &lt;b&gt;Bold&lt;/b&gt; &amp; &quot;Black&quot;, 4 of 5."))
    #expect(face.description.hasSuffix("Logged: <b>Bold</b> & \"Black\", 4 of 5."))
  }

  @Test func whatCantBeReadIsNoZero() {
    let face = TrayFace(
      Entry(at: now, content: .unreadable), on: TrayHost.Traits(), theme: noTheme)
    #expect(face.icon == Icon(.out, badge: "!"))
    #expect(face.title == "Can’t read the brew log")
  }
}
