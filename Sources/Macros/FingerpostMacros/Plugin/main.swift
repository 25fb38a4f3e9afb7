// The compiler plugin: it reads a request of the compiler, answers it, and waits for the next.
//
// swift-syntax's own main moves every diagnostic to the start of a token, so that a fault inside a template would be shown at
// the quote before it. This main keeps the offset into the token.

@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

nonisolated func listen() -> Result<Void, any Error> {
  let handler = PositioningHandler(PluginProviderMessageHandler(provider: FingerpostPlugin()))
  return Result {
    try CompilerPluginMessageListener(connection: StandardIOMessageConnection(), messageHandler: handler).main()
  }
}

// The parser calls itself for what is nested.
try (WideStack.result(of: listen) ?? listen()).get()
