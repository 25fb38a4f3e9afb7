@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

/// Answers like the handler it is given, and moves diagnostics from the start of their token to where they belong.
///
/// A diagnostic says how far that is in its message, which is the only part that reaches this far: ``Place/mark``.
struct PlacingHandler<Inner: PluginMessageHandler>: PluginMessageHandler {
  private let inner: Inner

  init(_ inner: Inner) { self.inner = inner }

  func handleMessage(_ message: HostToPluginMessage) -> PluginToHostMessage {
    switch inner.handleMessage(message) {
    case .expandAttachedMacroResult(let sources, let diagnostics):
      .expandAttachedMacroResult(expandedSources: sources, diagnostics: diagnostics.map(placed))
    case .expandMacroResult(let source, let diagnostics):
      .expandMacroResult(expandedSource: source, diagnostics: diagnostics.map(placed))
    case let answer: answer
    }
  }

  func shutDown() throws { try inner.shutDown() }

  private func placed(_ diagnostic: PluginMessage.Diagnostic) -> PluginMessage.Diagnostic {
    var diagnostic = diagnostic
    (diagnostic.message, diagnostic.position.offset) = Place.read(diagnostic.message, from: diagnostic.position.offset)
    for index in diagnostic.notes.indices {
      let note = diagnostic.notes[index]
      let (message, offset) = Place.read(note.message, from: note.position.offset)
      diagnostic.notes[index].message = message
      diagnostic.notes[index].position.offset = offset
    }
    return diagnostic
  }
}

/// How far into a token a message belongs, written before it.
enum Place {
  private static let mark: Character = "\u{1}"

  static func write(_ offset: Int, _ message: String) -> String { "\(mark)\(offset)\(mark)\(message)" }

  /// The message and its place; inverse of ``write(_:_:)``.
  static func read(_ text: String, from start: Int) -> (message: String, offset: Int) {
    let parts = text.split(separator: mark, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, let offset = Int(parts[1]) else { return (text, start) }
    return (String(parts[2]), start + offset)
  }
}
