/// How a report is written: for people, for programs, beside the lines of a change, or for code hosts and editors.
enum ReportFormat: String, CaseIterable {
  case text
  case json
  case github
  case sarif
}
