import FingerpostAnalysis
import FingerpostEngine
import FingerpostInput
import FingerpostRouteFile

/// Says what codes mean.
enum CodesCommand: Command {
  private enum Format: String, CaseIterable {
    case text, json, markdown
  }

  static let syntax = Syntax(
    name: "codes",
    usages: [.init(.init("CODE", .some(CodeRegister.entries.map(\.code.description)), goesOn: true, isOptional: true))],
    summary: "say what the code of an error means, and what to do",
    options: [
      .init(
        "format", value: "FORMAT", words: .some(Format.allCases.map(\.rawValue)),
        "text (default), json, or markdown: the page of all codes"),
      .init("json", "the same as --format=json"),
    ],
    notes: [
      "Without a CODE, all are listed. FP0312, fp0312, 312 and [FP0312] are the same code. \"…\" stands for what differs.",
      "The exit status is 0, or 1 if there is no such code.",
    ],
    examples: ["fingerpost codes FP0312", "fingerpost codes | grep -i origin"])

  static func answer(_ arguments: inout Arguments, on console: Console) throws(InputError) -> Answer {
    let format: Format = try arguments.format()
    var entries: [CodeRegister.Entry] = []
    var unknown = ""
    let isAll = arguments.operands.isEmpty
    while let word = arguments.next() {
      // Messages show it in brackets: `[FP0504 crossing]`.
      let code = word.drop { $0 == "[" }.prefix { $0.isLetter || $0.isNumber }
      let digits = code.lowercased().hasPrefix("fp") ? code.dropFirst(2) : code
      if let number = UInt16(digits), let kind = FaultKind(rawValue: number), let entry = CodeRegister[FaultCode(kind)]
      {
        entries.append(entry)
      } else {
        unknown += "there is no code \"\(word.shortened(to: 400).visible)\": \"fingerpost codes\" lists all\n"
      }
    }
    if isAll { entries = CodeRegister.entries }
    var answer = Answer(errors: unknown, status: unknown.isEmpty ? .yes : .no)
    answer.output =
      switch format {
      case .markdown: CodeRegister.markdown
      case .json: JSON.document { $0.member("codes", entries, isTall: true) { $0.write(to: &$1) } }
      case .text: isAll ? list(entries, console.style) : entries.map { $0.text(console.style) }.joined(separator: "\n")
      }
    return answer
  }

  private static func list(_ entries: [CodeRegister.Entry], _ style: Style) -> String {
    var columns = Columns()
    for entry in entries { columns.add(.init(entry.code.description, .name), .init(entry.says)) }
    return columns.text(style)
  }
}

extension CodeRegister.Entry {
  /// The message, then the cause and the fix, in lines of their own.
  fileprivate func text(_ style: Style) -> String {
    let about = summary == says ? help : summary.prefix(1).uppercased() + summary.dropFirst() + ". " + help
    var lines = ["\(style(code.description, .name))  \(style(says, .error))", "  \(about)"]
    if !example.isEmpty { lines.append("  for example: \(style(example, .good))") }
    lines.append(style("  \(area); \(code.page)", .quiet))
    return lines.map { $0 + "\n" }.joined()
  }

  fileprivate func write(to json: inout JSON) {
    json.member("code", code.description)
    json.member("area", area)
    json.member("says", says)
    json.member("summary", summary)
    json.member("help", help)
    json.member("example", ifAny: example.isEmpty ? nil : example)
    json.member("page", code.page)
  }
}
