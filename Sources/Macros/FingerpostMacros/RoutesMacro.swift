import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Routes`: reads the enum, says what is wrong with it, and writes its router.
struct RoutesMacro: MemberMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else { return [] }
    func position(_ syntax: Syntax) -> Position? {
      context.location(of: syntax, at: .afterLeadingTrivia, filePathMode: .filePath).flatMap(Position.init)
    }
    // Each of several attributes is expanded by itself: the first says that there are others.
    let own = position(Syntax(node))
    let first = declaration.attributes.attributes(named: "Routes").first
    if let first, position(Syntax(first)) != own { return [] }
    let routes = RoutesEnum(declaration, node, in: context.lexicalContext)
    // The compiler names those of the asked-for conformances that are missing, wherever others are declared.
    let missing = Set(protocols.compactMap { $0.trimmedDescription.split(separator: ".").last.map(String.init) })
    let said = Set(["Routable", "Decodable", "Encodable"]).subtracting(missing)
    let check = RoutesCheck(routes, isRoutable: said.contains("Routable"), coding: said)
    for diagnostic in check.diagnostics { context.diagnose(Diagnostic(diagnostic)) }
    // Code that does not find its own names would be full of faults, none of them the cause.
    if !check.isWritable { return [unparsed("nonisolated enum _Routes {}")] }
    let defaults = DefaultsWriter(check, position: position)
    let writer = RoutesWriter(check, defaults, conformances: said, in: context.lexicalContext, position: own) {
      syntax in
      context.location(of: syntax, at: .afterLeadingTrivia, filePathMode: .fileID).map {
        "fileID: \($0.file), line: \($0.line)"
      }
    }
    let types = TypeCheckWriter(check, position: position)
    return (writer.members + types.members).map(unparsed)
  }

  /// Names a member that the macro adds, beside the enum: Swift 6.3 checks what stands beside a type before the type, and then adds
  /// the members in time to check them with the others. It would else check them only while it makes code.
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      let isExtension = declaration.is(ExtensionDeclSyntax.self)
      let message =
        isExtension ? "write @Routes before the enum itself, not before an extension" : "@Routes is for an enum"
      context.diagnose(Diagnostic(node: node, message: SourceMessage("\(message) [\(FaultCode(.enumForm))]", .error)))
      return []
    }
    if declaration.genericParameterClause != nil { return [] }
    // In a function nothing may be private, and in a file nothing may be more open than the enum.
    let isMember = context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self) != nil
    let access = isMember ? ["private"] : declaration.modifiers.map(\.name.text).filter { $0.hasSuffix("private") }
    let restrictions = declaration.attributes.attributes(named: "available").map(\.trimmedDescription)
    let alias = "typealias \(context.makeUniqueName("routes")) = \(declaration.name.trimmed)._Routes"
    return [unparsed((restrictions + access + [alias]).joined(separator: " "))]
  }

  /// The compiler parses the code; parsing and formatting it here would double the time of a large enum.
  static var formatMode: FormatMode { .disabled }

  private static func unparsed(_ code: String) -> DeclSyntax {
    DeclSyntax(MissingDeclSyntax(attributes: [], modifiers: [], placeholder: .identifier(code)))
  }
}

/// A message, with the offset into its token: see ``MessageOffset``.
struct SourceMessage: DiagnosticMessage, NoteMessage {
  let message: String
  let severity: DiagnosticSeverity
  let diagnosticID: MessageID
  var noteID: MessageID { diagnosticID }

  init(_ message: String, _ severity: DiagnosticSeverity, id: String = "routes") {
    (self.message, self.severity) = (message, severity)
    diagnosticID = MessageID(domain: "Fingerpost", id: id)
  }
}

struct SourceFixMessage: FixItMessage {
  let message: String
  var fixItID: MessageID { MessageID(domain: "Fingerpost", id: "fix") }
}

extension Diagnostic {
  init(_ diagnostic: SourceDiagnostic) {
    let message = SourceMessage(
      MessageOffset.write(diagnostic.offset, "\(diagnostic.message) [\(diagnostic.code)]"),
      diagnostic.severity == .error ? .error : .warning,
      id: "\(diagnostic.code)")
    let fixes = diagnostic.fix.map { fix in
      let change = FixIt.Change.replaceText(range: fix.range, with: fix.replacement, in: fix.node)
      return [FixIt(message: SourceFixMessage(message: fix.message), changes: [change])]
    }
    let notes = diagnostic.notes.map { note in
      Note(node: note.node, message: SourceMessage(MessageOffset.write(note.offset, note.message), .note))
    }
    self.init(node: diagnostic.node, message: message, notes: notes, fixIts: fixes ?? [])
  }
}

/// `@Route`, `@Gone`, `@Mount` and `@Fallback` say something of a case, which `@Routes` reads: they write nothing themselves.
struct RouteMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let fault = SourceDiagnostic.misplaced(node, on: declaration, in: context.lexicalContext) {
      context.diagnose(Diagnostic(fault))
    }
    return []
  }
}

/// How many bytes into its token a diagnostic belongs, written before its message.
///
/// The compiler plugin moves the diagnostic there, and takes the offset out of the message.
enum MessageOffset {
  private static let mark: Character = "\u{1}"

  static func write(_ offset: Int, _ message: String) -> String { "\(mark)\(offset)\(mark)\(message)" }

  /// The message, and `start` moved by the offset; inverse of ``write(_:_:)``.
  static func read(_ text: String, from start: Int) -> (message: String, offset: Int) {
    let parts = text.split(separator: mark, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, let offset = Int(parts[1]) else { return (text, start) }
    return (String(parts[2]), start + offset)
  }
}
