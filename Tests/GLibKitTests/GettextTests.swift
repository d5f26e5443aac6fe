@testable import GLibKit
import Testing

@Suite struct GettextTests {
  @Test(arguments: [
    [:], ["LANG": "C"], ["LANG": "POSIX"], ["LANG": "C.UTF-8"], ["LANG": "en_GB.UTF-8"],
    ["LANG": "de_DE.UTF-8", "LC_ALL": "C"], ["LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_US"],
    ["LANG": "de_DE.UTF-8", "LANGUAGE": "en_US:de"], ["LANGUAGE": "de", "LC_ALL": "C"],
    ["LANGUAGE": "de"],
  ])
  func english(_ variables: [String: String]) {
    #expect(Gettext.isEnglish { variables[$0] })
  }

  @Test(arguments: [
    ["LANG": "de_DE.UTF-8"], ["LANG": "C", "LC_MESSAGES": "fr_FR"], ["LC_ALL": "sr_RS@latin"],
    ["LANG": "en_US.UTF-8", "LANGUAGE": "ja"], ["LANG": "C.UTF-8", "LANGUAGE": "de:en"],
    ["LANG": "es_ES", "LC_ALL": "", "LANGUAGE": ""],
  ])
  func others(_ variables: [String: String]) {
    #expect(!Gettext.isEnglish { variables[$0] })
  }
}
