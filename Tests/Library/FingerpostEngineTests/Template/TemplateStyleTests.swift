import Testing

@testable import FingerpostEngine

struct TemplateStyleTests {
  static let styles: [(text: String, typed: String, openAPI: String, colon: String)] = [
    ("/", "/", "/", "/"),
    ("users", "users", "/users", "/users"),
    ("users/{id}", "users/{id}", "/users/{id}", "/users/:id"),
    ("users/{id:int}/?{page:int}", "users/{id:int}/?{page:int}", "/users/{id}/", "/users/:id/"),
    ("users/{id:int}/x", "users/{id:int}/x", "/users/{id}/x", "/users/:id/x"),
    ("users/:int", "users/:int", "/users/{int}", "/users/:int"),
    ("{id}.json", "{id}.json", "/{id}.json", "/:id.json"),
    ("files/{*path}", "files/{*path}", "/files/{*path}", "/files/*path"),
    ("*/users", "*/users", "/*/users", "/*/users"),
    ("a/(b/{c})", "a/(b/{c})", "/a/(b/{c})", "/a/(b/:c)"),
    ("a/({b:int}|me)", "a/({b:int}|me)", "/a/({b}|me)", "/a/(:b|me)"),
    ("({page:int=1})", "({page:int=1})", "/({page})", "/(:page)"),
    ("(a?{b}|c)", "(a?{b}|c)", "/(a|c)", "/(a|c)"),
    ("a%20b/%C3%A9", "a%20b/é", "/a%20b/é", "/a%20b/é"),
    ("GET x?{a}#{b} [web]", "GET x?{a}#{b} [web]", "/x", "/x"),
    ("POST /?k=v", "POST /?k=v", "/", "/"),
  ]

  @Test(arguments: styles)
  func `a template has three styles`(text: String, typed: String, openAPI: String, colon: String) throws {
    let template = try Template(text)
    #expect(template.text(.typed) == typed)
    #expect(template.text(.openAPI) == openAPI)
    #expect(template.text(.colon) == colon)
  }
}
