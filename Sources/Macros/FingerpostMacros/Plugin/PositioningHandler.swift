@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

/// Answers like the handler it is given, and moves diagnostics from the start of their token to where they belong.
///
/// The offset stands at the front of the message, the only part of a diagnostic that the inner handler leaves alone: see
/// ``MessageOffset``.
struct PositioningHandler<Inner: PluginMessageHandler>: PluginMessageHandler {
  private let inner: Inner

  init(_ inner: Inner) { self.inner = inner }

  func handleMessage(_ message: HostToPluginMessage) -> PluginToHostMessage {
    switch inner.handleMessage(message) {
    case .expandAttachedMacroResult(let sources, let diagnostics):
      .expandAttachedMacroResult(expandedSources: sources, diagnostics: diagnostics.map(positioned))
    case .expandMacroResult(let source, let diagnostics):
      .expandMacroResult(expandedSource: source, diagnostics: diagnostics.map(positioned))
    case let answer: answer
    }
  }

  func shutDown() throws { try inner.shutDown() }

  private func positioned(_ diagnostic: PluginMessage.Diagnostic) -> PluginMessage.Diagnostic {
    var diagnostic = diagnostic
    (diagnostic.message, diagnostic.position.offset) = MessageOffset.read(
      diagnostic.message, from: diagnostic.position.offset)
    for index in diagnostic.notes.indices {
      let note = diagnostic.notes[index]
      let (message, offset) = MessageOffset.read(note.message, from: note.position.offset)
      diagnostic.notes[index].message = message
      diagnostic.notes[index].position.offset = offset
    }
    return diagnostic
  }
}
