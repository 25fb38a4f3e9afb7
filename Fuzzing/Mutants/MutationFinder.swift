import SwiftSyntax

/// The places of a file where one operator, constant, condition or statement can be another.
final class MutationFinder: SyntaxVisitor {
  private(set) var found: [Mutation] = []
  private let file: String
  private let places: SourceLocationConverter

  init(_ file: String, _ tree: SourceFileSyntax) {
    self.file = file
    places = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func add(_ node: some SyntaxProtocol, _ mutated: String, _ form: Mutation.Form = .value) {
    let start = node.positionAfterSkippingLeadingTrivia
    let range = start.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    let line = places.location(for: start).line
    found.append(
      Mutation(
        file: file, line: line, range: range, original: node.trimmedDescription, mutated: mutated, form: form))
  }

  private static let others = [
    "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||", "||": "&&", "+": "-", "-": "+",
    "&+": "&-", "&-": "&+", "*": "+", "&": "|", "|": "&", "<<": ">>", ">>": "<<", "..<": "...", "??": "",
  ]

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text, let other = Self.others[sign]
    else { return .visitChildren }
    let (left, right) = (node.leftOperand.trimmedDescription, node.rightOperand.trimmedDescription)
    // What is put together is not a sum.
    let isSum = ![node.leftOperand, node.rightOperand].contains {
      $0.is(ArrayExprSyntax.self) || $0.is(StringLiteralExprSyntax.self)
    }
    if sign == "+", !isSum { return .visitChildren }
    if other.isEmpty {
      add(node, right)
    } else {
      add(node, "\(left) \(other) \(right)")
    }
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "!" { add(node, node.expression.trimmedDescription) }
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    // What is compared or negated is found where the operator stands.
    if case .expression(let condition) = node.condition,
      condition.is(FunctionCallExprSyntax.self) || condition.is(MemberAccessExprSyntax.self)
        || condition.is(DeclReferenceExprSyntax.self)
    {
      add(condition, "!\(condition.trimmedDescription)")
    }
    return .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.literal.text.replacing("_", with: "")
    if let number = text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text) {
      // One more makes no difference to a limit that lies far off.
      add(node, "\(number > 255 ? 1 : number + 1)")
    }
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.literal.text == "true" ? "false" : "true")
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let list = node.parent?.as(CodeBlockItemListSyntax.self), list.count > 1 else { return .visitChildren }
    if case .expr(let expression) = node.item {
      let call = expression.as(TryExprSyntax.self)?.expression ?? expression
      let assigns = call.as(InfixOperatorExprSyntax.self).map { $0.operator.trimmedDescription.hasSuffix("=") } ?? false
      let isUnseen = call.as(FunctionCallExprSyntax.self).map(Self.isUnseen)
      if isUnseen.map({ !$0 }) ?? assigns { add(expression, "", .statement) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    Self.isUnseen(node) ? .skipChildren : .visitChildren
  }

  /// The optimizer leaves assertions out, and room that is reserved is made anyway.
  private static func isUnseen(_ call: FunctionCallExprSyntax) -> Bool {
    let name = call.calledExpression.trimmedDescription
    return name == "assert" || name.hasSuffix("reserveCapacity")
      || call.arguments.contains { $0.label?.text == "keepingCapacity" }
  }

  // No expressions stand in these, or none that may call anything.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
