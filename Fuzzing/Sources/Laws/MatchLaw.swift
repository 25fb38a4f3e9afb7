import FingerpostAnalysis
import FingerpostEngine
import FingerpostRouteFile

/// A table with something of everything.
let fixed = made(from: rows)

/// The same with a raw rest, which all links of a table pay for.
private let raw = made(from: rows + "\nfeed s/{t}/f/{**feed}\nall s/({**any})")

private let rows = """
  origins app:// https://a.example https://*.b.example https://{tenant}.c.example / :
  home          home
  home          /
  user          users/{id:int}?({tab:top|new})
  me            users/me
  name          users/{name}
  handle        users/@{name}
  file          files/{*path}
  mixed         m/{a}-{b:int}.{c}
  list          list/({page:int=1})/*/end
  either        (a|b/{x:int}|c)/z
  nested        n/({y:int}/({m:int}/({d:int})))
  search        search?{q}&({sort:new|top})&{page:int=1}&{tag:[string]}
  anchor        guide/{id}(#{line:int})
  day           day/{day:date}...{to:date}
  numbers       v/{a:double}/{b:uint8}/{c:bool}/{d:uuid}/{e:datetime}
  create        POST users/{id:int}
  old           u/{id:int} [deprecated=use%20users]
  gone          sale/{id} [gone=over, instead=home]
  web           go/{code} [web, tag=growth]
  live          {*path} [origin=https://live.b.example, origin=https://d.example, origin=http://[::1]:80]
  event         fire_event/{event}
  eventData     fire_event/{event}?({by})&{*data}
  room          /#/room/{id}?{via:[string]}
  pair          pair#id={id:int}&(v={v})&w=2
  wall          wall#@{user}
  open          open?{link:url}
  setting       deep-link?{url:/settings/new|/settings/fxa}
  page          wiki/特殊:{page} [case=ignore]
  kiosk         Kiosk/{tab:New|old}/é [case=ignore]
  """

private func made(from text: String) -> RouteTable {
  do throws(RouteFileError) {
    return try RouteFile.read(Array(text.utf8))
  } catch {
    fatalError("the table of the campaign does not read: \(error)")
  }
}

private let methods: [String?] = [nil, "GET", "HEAD", "POST", "PUT", ""]

/// A lookup finds what a match finds; the canonical text matches alike and is its own; what was read prints and reads back.
func checkMatch(_ bytes: [UInt8]) throws(Broken) {
  try checkMatch(bytes, fixed)
  try checkMatch(bytes, raw)
}

private func checkMatch(_ bytes: [UInt8], _ fixed: RouteTable) throws(Broken) {
  var draw = Draw(bytes)
  let method = methods[draw.below(methods.count)]
  let text = draw.text
  let note = "\(method ?? "") \(text.debugDescription)"
  let lookup = fixed.lookup(text, method: method)
  let explained = fixed.explain(text, method: method, limit: 3)
  let match: Match
  do throws(LinkError) {
    match = try fixed.match(text, method: method)
  } catch {
    try expect(text.mayPoint(to: error.offset) && !error.description.isEmpty, "\(note): \(error) at \(error.offset)")
    try expect(lookup == nil || error.gone != nil, "\(note): a lookup finds what no match does")
    return try expect(
      explained.error?.kind == error.kind, "\(note): explained by \(String(describing: explained.error))")
  }
  try expect(lookup?.index == match.index, "\(note): a lookup finds another route")
  try expect(explained.winner?.index == match.index, "\(note): another route is explained")
  let canonical = match.canonical
  try expect(match.isCanonical == canonical.isIdentical(to: text), "\(note): the flag is wrong")
  guard let again = try? fixed.match(canonical, method: method) else {
    throw Broken(message: "\(note): \(canonical.debugDescription) is canonical, and does not match")
  }
  let isSame = again.route.name == match.route.name && (again.index != match.index || again.captures == match.captures)
  try expect(isSame && again.isCanonical, "\(note): \(canonical.debugDescription) is canonical, and read otherwise")
  try checkPrint(match, fixed, note)
}

private func checkPrint(_ match: Match, _ fixed: RouteTable, _ note: String) throws(Broken) {
  guard let printed = try? fixed.print(match.captures, route: match.index) else { return }
  let wanted = match.route.template.method
  guard let again = try? fixed.match(printed, method: wanted) else {
    throw Broken(message: "\(note): \(printed.debugDescription) is printed, and does not match")
  }
  try expect(again.route.name == match.route.name, "\(note): \(printed.debugDescription) is another route's")
  guard again.index == match.index else { return }
  try expect(again.captures == match.captures, "\(note): \(printed.debugDescription) has other values")
}
