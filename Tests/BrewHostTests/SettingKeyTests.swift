import BrewHost
import Testing

/// What a person types for a setting, and what the file has then.
struct SettingKeyTests {
  @Test(arguments: [
    (SettingKey.dayStart, "3:00", "03:00"), (.dayStart, " 3:30 am ", "03:30"),
    (.weekStart, "Sunday", "sunday"), (.weekStart, "sat", "saturday"),
    (.weekStart, "Locale", "locale"),
    (.showAtLogin, "False", "false"), (.showAtLogin, "no", "false"), (.showAtLogin, "On", "true"),
    (.stay, "Always", "always"), (.stay, "+30", "30"), (.stay, "30 ", "30"), (.stay, "007", "7"),
    (.urgency, "LOW", "low"), (.attention, "Never", "never"), (.attention, "8 pm", "20:00"),
    (.attention, "7:05", "07:05"), (.laterMinutes, "１５", "15"), (.tracker, " water ", "water"),
  ])
  func isUnderstood(_ key: SettingKey, _ typed: String, _ text: String) throws {
    var settings = Settings()
    try key.set(typed, in: &settings)
    #expect(key.text(in: settings) == text)
  }

  @Test(arguments: [
    (SettingKey.dayStart, "06:01"), (.dayStart, "3"), (.weekStart, "m"), (.showAtLogin, "maybe"),
    (.stay, "0"), (.stay, "3.5"), (.stay, ""), (.urgency, "loud"), (.attention, "24:00"),
    (.laterMinutes, "721"), (.laterMinutes, "99999999999999999999"), (.tracker, " "),
  ])
  func isRefusedAndChangesNothing(_ key: SettingKey, _ typed: String) {
    var settings = Settings()
    settings.weekStart = .friday
    let before = settings
    #expect(throws: SettingError.badValue(typed, of: key)) { try key.set(typed, in: &settings) }
    #expect(settings == before)
  }
}
