// The compiler plugin: it reads a request of the compiler, answers it, and waits for the next.
//
// It is not swift-syntax's own main, because that one moves every diagnostic to the start of a token: a fault inside a
// template would be shown at the quote before it. This one puts diagnostics where they say they belong.

@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

let handler = PlacingHandler(PluginProviderMessageHandler(provider: FingerpostPlugin()))
try CompilerPluginMessageListener(connection: CompilerConnection(), messageHandler: handler).main()
