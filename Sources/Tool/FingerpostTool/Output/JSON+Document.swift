import FingerpostAnalysis

extension JSON {
  /// A document that is kept: it carries its schema.
  static func document(_ members: (inout JSON) -> Void) -> String {
    line {
      $0.member("schema", bare: TableLock.schema)
      members(&$0)
    }
  }
}
