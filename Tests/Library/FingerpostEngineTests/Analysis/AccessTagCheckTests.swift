import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// Tags that look like what a route says of who may open it.
@Suite struct AccessTagCheckTests {
  @Test(arguments: [
    CheckRow("a a [tag=internal]", "access-tag a"), CheckRow("a a [tag=internl]", "access-tag a"),
    CheckRow("a a [tag=Internal]", "access-tag a"), CheckRow("a a [tag=confrim]", "access-tag a"),
    CheckRow("a a [tag=beta,tag=comfirm]", "access-tag a"), CheckRow("a a [confirm,tag=internal]", "access-tag a"),
    CheckRow("a a [gone,tag=internal]", "access-tag a"),
  ]) func `a tag that was meant as an access is told`(row: CheckRow) throws { try expect(row) }

  @Test(arguments: [
    CheckRow("a a [internal,tag=internl]"), CheckRow("a a [confirm,tag=confirm]"),
    CheckRow("a a [internal,tag=confirm]"), CheckRow("a a [tag=beta,tag=web,tag=open,tag=external]"),
  ]) func `a route that is closed already, and other words, are no finding`(row: CheckRow) throws { try expect(row) }

  @Test func `the message says what the tag does, and the fix what to write`() throws {
    let table = try table("debug debug/{page} [tag=internl]", ["/"])
    #expect(
      table.check().map(\.description) == [
        """
        warning: the tag "internl" of "debug" has no effect: everyone may open its links
          fix: write [internal] if you mean that, or rename the tag
        """
      ])
  }
}
