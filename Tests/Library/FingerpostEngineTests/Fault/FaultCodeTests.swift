import FingerpostEngine
import Testing

@Suite struct FaultCodeTests {
  @Test func `a code is four digits, and leads to its place on the page`() {
    let code = FaultCode(.templateExpected)
    #expect(code.description == "FP0101")
    #expect(code.number == 101)
    #expect(code.page == "Documentation/errors.md#fp0101")
    #expect(code < FaultCode(.toolUnreadable))
  }

  @Test func `an error shows its code to those who debug`() throws {
    let table = try RouteTable([.init("user", try Template("users/{id:int}"))], origins: [.scheme("app")])
    let link = #expect(throws: LinkError.self) { try table.match("app://users/%zz") }
    #expect(link?.code == FaultCode(.linkEscape))
    #expect(link.map { String(reflecting: $0) }?.hasSuffix("(at byte 12) [FP0312]") == true)
    #expect(link.map { String(describing: $0) }?.hasSuffix("(at byte 12)") == true)
    let print = #expect(throws: PrintError.self) { try table.print("user", ["id": .text("..")]) }
    #expect(print?.code == FaultCode(.printDoesNotRead))
    let faults = #expect(throws: TableError.self) { try RouteTable([], origins: []) }
    #expect(faults.map { String(reflecting: $0) }?.hasSuffix("[FP0201]") == true)
  }

  @Test func `the same fault has the same code, whoever tells it`() throws {
    let template = #expect(throws: TemplateError.self) { try Template("a?{b:int=x}") }
    let table = #expect(throws: TableError.self) {
      let page = CustomType("page", members: ["1"], within: nil)
      return try RouteTable(
        [.init("a", try Template("a?{b:page=x}"))], origins: [.path], options: .init(types: [page]))
    }
    #expect(template?.code == FaultCode(.templateDefaultType))
    #expect(table?.faults.map(\.code) == [FaultCode(.templateDefaultType)])
  }
}
