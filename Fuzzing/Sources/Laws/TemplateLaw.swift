import FingerpostEngine

/// What reads prints text that reads equal, in its own style; what is refused says where, and never with an empty fix.
func checkTemplate(_ bytes: [UInt8]) throws(Broken) {
  let text = Draw(bytes).text
  let template: Template
  do throws(TemplateError) {
    template = try Template(text)
  } catch {
    try expect(text.mayPoint(to: error.offset), "\(text.debugDescription): \(error) at \(error.offset)")
    try expect(!error.message.isEmpty && error.fix != "", "\(text.debugDescription): \(error)")
    return try expect(error.text.isIdentical(to: text), "\(text.debugDescription): of \(error.text.debugDescription)")
  }
  let printed = template.description
  let note = "\(text.debugDescription) prints \(printed.debugDescription)"
  guard let again = try? Template(printed) else { throw Broken(message: "\(note), which does not read") }
  try expect(again == template, "\(note), which reads otherwise")
  try expect(again.description.isIdentical(to: printed), "\(note), and then \(again.description.debugDescription)")
  try expect(again.flags == template.flags && again.fragment == template.fragment, "\(note), with other flags")
  for style in Template.Style.allCases {
    try expect(!template.text(style).isEmpty || template.path.isEmpty, "\(note): nothing in style \(style)")
  }
  for parameter in template.parameters {
    let type = ParameterType(parsing: parameter.type.description)
    // No template names the type of a query's rest, and no other type is called so.
    let expected = parameter.type == .scalar(.query) ? nil : parameter.type
    try expect(type == expected, "\(note): \(parameter.type) reads as \(String(describing: type))")
  }
}
