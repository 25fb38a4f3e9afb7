public import FingerpostEngine

/// A format of another system, or for people.
public enum ExportFormat: String, Sendable, CaseIterable {
  /// Apple's `apple-app-site-association`, for universal links.
  case aasa
  /// A lock file, which every command reads.
  case json
  /// A table of links, for a wiki.
  case markdown
  /// The tree of paths as a graph, for Graphviz.
  case dot
  /// Digital Asset Links, which let an Android app open the links of a host.
  case assetLinks = "assetlinks"
  /// The intent filters of an Android app.
  case androidManifest = "android-manifest"
  /// Inputs of URLPattern, of the web platform.
  case urlPattern = "urlpattern"
  /// A module of TypeScript that reads and prints the links.
  case typescript
  /// The same module as JavaScript.
  case javascript
  /// The types of the module as JavaScript, a `.d.ts`.
  case dts
  /// A file of Kotlin that reads and prints the links.
  case kotlin
  /// An OpenAPI 3.1 document, for a server.
  case openapi

  /// What it is, in a few words.
  public var summary: String {
    switch self {
    case .aasa: "apple-app-site-association, for universal links"
    case .json: "a lock file, which every command reads"
    case .markdown: "a table of links, for a wiki"
    case .dot: "the tree of paths as a graph, for Graphviz"
    case .assetLinks: "Digital Asset Links, which let an Android app open the links of a host"
    case .androidManifest: "the intent filters of an Android app"
    case .urlPattern: "inputs of the web's URLPattern, the first that matches wins"
    case .typescript: "a module of TypeScript that reads and prints the links"
    case .javascript: "the same module as JavaScript"
    case .dts: "the types of the module as JavaScript, a .d.ts"
    case .kotlin: "a file of Kotlin that reads and prints the links"
    case .openapi: "an OpenAPI 3.1 document, for a server"
    }
  }

  /// The options that it requires.
  public var needs: [ExportOptions.Name] {
    switch self {
    case .aasa: [.appID]
    case .json, .markdown, .dot, .androidManifest, .urlPattern, .typescript, .javascript, .dts, .kotlin, .openapi: []
    case .assetLinks: [.package, .fingerprint]
    }
  }
}

/// What a format needs in addition to the table.
public struct ExportOptions: Sendable, Hashable {
  /// The name of an option on the command line.
  public enum Name: String, Sendable, CaseIterable {
    /// `--app-id`: Apple's application identifiers.
    case appID = "app-id"
    /// `--package`: Android's package name, or that of a file of Kotlin.
    case package
    /// `--fingerprint`: of the certificates that sign the Android app.
    case fingerprint
    /// `--title`: of the document.
    case title
    /// `--host`: the web origin that a file is for.
    case host
    /// `--min-api`: the oldest version of Android that reads the file.
    case minimumAPI = "min-api"
    /// `--name`: of the object that matches, in Kotlin.
    case name
    /// `--exclusion`: what a published file excludes on purpose.
    case exclusion
  }

  /// What to do if a format cannot be exact.
  public enum Direction: String, Sendable, CaseIterable {
    /// Claim more links than the table reads: the app opens, and must say that it does not know the link.
    case over
    /// Claim fewer: links stay in the browser that the app could show.
    case under
  }

  /// Apple's application identifiers, `TEAM.bundle`.
  public var appIDs: [String] = []
  /// Android's package name, `com.example.app`, or that of a file of Kotlin.
  public var package: String?
  /// The name of the object that matches, in Kotlin; `Links` unless given.
  public var name: String?
  /// SHA-256 fingerprints of the certificates that sign the Android app, as `keytool` prints them.
  public var fingerprints: [String] = []
  /// The title of a document.
  public var title: String?
  /// The web origin that a file is for, such as `https://a.example`; by default the first web host of the table.
  public var host: String?
  /// For asset links: whether only the app's manifest decides which links the app opens (since Android 15 the file can decide,
  /// too). For Kotlin: whether UUIDs, days and instants are texts.
  public var isPlain = false
  /// The lowest API level of Android that the app runs on: exact paths need 31, queries 35.
  public var minimumAPI = 31
  /// What to do if a format cannot be exact.
  public var direction = Direction.over

  /// Options without a value.
  public init() {}
}

/// Why a table has no such export.
public enum ExportError: Error, Sendable, Hashable, CodedFault {
  /// The format needs an option that is not given.
  case missing(ExportOptions.Name, ExportFormat)
  /// An option's value is not what it should be.
  case invalid(ExportOptions.Name, found: String, expected: String)
  /// The format is about web links, and the table has no web origin.
  case noWebOrigin(ExportFormat)

  /// The code, which leads to the cause and the fix.
  public var code: FaultCode {
    switch self {
    case .missing: FaultCode(.exportMissing)
    case .invalid: FaultCode(.exportInvalid)
    case .noWebOrigin: FaultCode(.exportNoWebOrigin)
    }
  }

  /// What is wrong, in words of the command line.
  public var description: String {
    switch self {
    case .missing(let name, let format): "\(format.rawValue) needs --\(name.rawValue)"
    case .invalid(let name, let found, let expected):
      "--\(name.rawValue) is \(expected), not \"\(found)\""
    case .noWebOrigin(let format): "\(format.rawValue) is about web links, and no origin of the table is a web host"
    }
  }
}
