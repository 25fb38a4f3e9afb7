import FingerpostEngine
import FingerpostImport
import FingerpostRouteFile
import Testing

struct ColonTests {
  @Test(arguments: [
    ("/users/:id", "usersById", "users/{id}"),
    ("GET /users/:id", "getUsersById", "GET users/{id}"),
    ("get|POST /a", "getA", "GET a"),
    ("/", "root", "/"),
    ("/files/*path", "filesByPath", "files/{*path}"),
    ("/files/*", "filesByRest", "files/{*rest}"),
    ("/list/:page?", "listByPage", "list/({page})"),
    ("/t/:a+", "tByA", "t/{*a}"),
    ("/t/:a*", "tByA", "t/({*a})"),
    ("/i/:id(\\d+)", "iById", "i/{id:int}"),
    ("/i/:id(new|old)", "iById", "i/{id:new|old}"),
    ("/:a-:b.json", "byAByBJson", "{a}-{b}.json"),
    ("/x/{id}/<int:n>", "xByIdByN", "x/{id}/{n:int}"),
    ("user_path  GET  /users/:id  UserController :show", "userPath", "GET users/{id}"),
    ("GET /users/:id users.show # a comment", "usersShow", "GET users/{id}"),
    ("GET /a/:id/b/:id", "getAByIdBById2", "GET a/{id}/b/{id2}"),
    ("/a b", "b", "a"),
    ("/%20|x", "x", "%20%7Cx"),
    ("/404", "n404", "404"),
    ("GET /find?q=:text&page&sort=new", "getFind", "GET find?q={text}&{page}&sort=new"),
    ("/:page?/x?y", "byPageX", "({page})/x?{y}"),
  ])
  func `a line is a route`(line: String, name: String, template: String) throws {
    let table = try ImportFormat.colon.read(Array(line.utf8)).table
    #expect(table.routes.first?.name == name)
    #expect(table.routes.first?.template.description == template)
  }
}
