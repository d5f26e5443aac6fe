// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let mainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "BrewLog",
  products: [
    .executable(name: "brewlog", targets: ["brewlog"]),
    .executable(name: "brewlog-agent", targets: ["brewlog-agent"]),
  ],
  targets: [
    // C libraries: a module map and a shim header each.
    .systemLibrary(name: "CGLib", pkgConfig: "glib-2.0"),
    .systemLibrary(name: "CGio", pkgConfig: "gio-unix-2.0"),
    .systemLibrary(name: "CNotify", pkgConfig: "libnotify"),
    .systemLibrary(name: "CDBusMenu", pkgConfig: "dbusmenu-glib-0.4"),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3"),

    // From the domain outwards; nothing depends on what stands below it here.
    .target(name: "Speech", swiftSettings: strict),
    .target(name: "Folders", dependencies: ["Speech"], swiftSettings: strict),
    .target(name: "BrewCore", dependencies: ["Speech"], swiftSettings: strict),
    .target(name: "BrewArt", dependencies: ["BrewCore"], swiftSettings: strict),
    .target(
      name: "BrewStore", dependencies: ["BrewCore", "CSQLite", "Folders", "Speech"],
      swiftSettings: strict),
    .target(name: "GLibKit", dependencies: ["CGLib", "Folders", "Speech"], swiftSettings: strict),
    .target(name: "GioKit", dependencies: ["CGLib", "CGio", "GLibKit"], swiftSettings: strict),
    .target(
      name: "BrewHost", dependencies: ["BrewCore", "BrewStore", "GLibKit", "Speech"],
      swiftSettings: strict),
    .target(
      name: "BrewDesktop",
      dependencies: [
        "BrewArt", "BrewCore", "BrewHost", "BrewStore", "CDBusMenu", "CGLib", "CNotify", "GLibKit",
        "GioKit", "Speech",
      ],
      swiftSettings: mainActor),
    .target(
      name: "BrewCommand",
      dependencies: ["BrewCore", "BrewHost", "BrewStore", "Folders", "GLibKit", "Speech"],
      swiftSettings: strict),
    // C's `main` alone, which hands the arguments on.
    .executableTarget(name: "brewlog", dependencies: ["BrewCommand"]),
    .executableTarget(name: "brewlog-agent", dependencies: ["BrewDesktop"]),

    // What the sources themselves are held to.
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),

    .testTarget(
      name: "FoldersTests", dependencies: ["Folders", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "SpeechTests", dependencies: ["Speech", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "BrewArtTests", dependencies: ["BrewArt"], swiftSettings: strict),
    .testTarget(name: "GLibKitTests", dependencies: ["GLibKit"], swiftSettings: strict),
    .testTarget(
      name: "BrewHostTests", dependencies: ["BrewHost", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "BrewDesktopTests", dependencies: ["BrewArt", "BrewDesktop", "TestSupport"],
      exclude: ["Snapshots"], swiftSettings: mainActor),
    .testTarget(
      name: "BrewCommandTests",
      dependencies: ["brewlog", "brewlog-agent", "BrewStore", "TestSupport"],
      exclude: ["Snapshots"], swiftSettings: strict),
    // Tests on real desktops without a screen.
    .target(
      name: "DesktopSession", dependencies: ["TestSupport"], path: "Tests/Desktops/Session",
      swiftSettings: strict),
    .executableTarget(
      name: "desktops", dependencies: ["DesktopSession"], path: "Tests/Desktops/Scenario",
      swiftSettings: mainActor),
    .executableTarget(
      name: "demo", dependencies: ["DesktopSession"], path: "Tests/Desktops/Demo",
      swiftSettings: mainActor),
    .testTarget(
      name: "EndToEnd", dependencies: ["DesktopSession", "TestSupport"], swiftSettings: strict),
    // What translators are given, and whether the translations hold.
    .target(name: "Extraction", path: "Tests/Translations/Extraction", swiftSettings: strict),
    .executableTarget(
      name: "extract", dependencies: ["Extraction"], path: "Tests/Translations/Extract",
      swiftSettings: strict),
    .testTarget(
      name: "TranslationTests",
      dependencies: ["BrewDesktop", "BrewCommand", "DesktopSession", "Extraction", "TestSupport"],
      swiftSettings: mainActor),
    // What is installed, and by what.
    .testTarget(
      name: "PackagingTests", dependencies: ["DesktopSession", "TestSupport"],
      swiftSettings: strict),
    // Figures, by a command of their own: no test looks at a clock.
    .executableTarget(
      name: "benchmark-peer", dependencies: ["CNotify", "CSQLite"], path: "Tests/Benchmarks/Peer"),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["BrewCore", "BrewStore", "CGLib", "CGio", "CSQLite", "DesktopSession"],
      path: "Tests/Benchmarks/Driver", swiftSettings: strict),
    // Tests, and what they share: fakes, and a process to race against.
    .target(
      name: "TestSupport", dependencies: ["BrewCore"], path: "Tests/Support",
      swiftSettings: strict),
    .executableTarget(
      name: "StoreWriter", dependencies: ["BrewStore"], path: "Tests/Fixtures/StoreWriter",
      swiftSettings: strict),
    .testTarget(
      name: "BrewCoreTests", dependencies: ["BrewCore", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "BrewStoreTests",
      dependencies: ["BrewStore", "CSQLite", "StoreWriter", "TestSupport"], exclude: ["Fixtures"],
      swiftSettings: strict),
  ]
)
