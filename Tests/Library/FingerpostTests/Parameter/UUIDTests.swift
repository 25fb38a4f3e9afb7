import Fingerpost
import Foundation
import Testing

struct UUIDTests {
  private static let lower = "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"

  @Test(arguments: [lower, "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "e621E1f8-C36c-495a-93Fc-0c247a3e6e5F"])
  func `a UUID reads in any case and prints in lower case`(text: String) {
    #expect(UUID(parameter: text)?.parameter == Self.lower)
    #expect(UUID(parameter: text) == UUID(uuidString: Self.lower))
  }

  @Test(arguments: [
    "", "me", "e621e1f8", "e621e1f8c36c495a93fc0c247a3e6e5f", "{e621e1f8-c36c-495a-93fc-0c247a3e6e5f}", lower + " ",
    " " + lower, lower + "0", String(lower.dropLast()), "e621e1f8-c36c-495a-93fc-0c247a3e6e5g",
    "e621e1f8-c36c-495a-93fc0-c247a3e6e5f", "urn:uuid:" + lower, "é621e1f8-c36c-495a-93fc-0c247a3e6e5f",
    "e621e1f8-c36c-495a-93fc-0c247a3e6e5f\u{301}", "٤621e1f8-c36c-495a-93fc-0c247a3e6e5f", lower + "\0",
  ])
  func `nothing else is a UUID`(text: String) { #expect(UUID(parameter: text) == nil) }

  @Test func `every UUID reads back from its text, which is canonical`() {
    for _ in 0..<1000 {
      let id = UUID()
      #expect(UUID(parameter: id.parameter) == id)
      #expect(ParameterType.uuid.canonical(id.parameter) == id.parameter)
      #expect(UUID(parameter: id.uuidString) == id)
    }
  }

  @Test func `a UUID is the engine's uuid`() { #expect(UUID.parameterType == .uuid) }
}
