import FingerpostEngine
import FingerpostRouteFile
import Foundation
import Testing

/// Links of real apps, kept beside the checkout, read by tables of our own; where they are not, there is nothing to test.
private let folder = URL(filePath: #filePath)
  .appending(path: "../../../../../shared/data/apps").standardizedFileURL

struct AppLinksTests {
  /// What the app's own links need: the case of its words, data in queries, a URL in a fragment.
  private static let homeAssistant = """
    options case=ignore
    origins homeassistant:// https://my.home-assistant.io

    xCallback     x-callback-url/{action:fire_event|call_service|send_location|render_template}?{*data}
    callService   call_service/{domain}.{service}?{*data} [confirm]
    fireEvent     fire_event/{event}?{*data} [confirm]
    sendLocation  send_location [confirm]
    assist        assist?({serverId})&({pipelineId})&({startListening:bool})
    navigate      navigate/({*path})?({server})&({serverId})&({webhook_id})&({url:url})&({widgetAuthenticity})
    invite        invite#url={url:url}
    customWidget  createCustomWidget
    camera        camera?{entityId}&{serverId}
    authCallback  auth-callback?{code}
    my            redirect/{*page} [web]
    """

  /// Titles with slashes that are doubled, words in any case, a word of another script.
  private static let wikipedia = """
    options slashes=strict case=ignore
    origins https://*.wikipedia.org

    main      wiki/Main_Page
    article   wiki/{**title}
    talk      wiki/Talk:{title}
    userTalk  wiki/User_talk:{user}
    diff      wiki/Special:MobileDiff/{to:int}
    diff      wiki/特殊:MobileDiff/{to:int}
    diffTwo   wiki/Special:MobileDiff/{from:int}...{to:int}
    onThisDay wiki/Wikipedia:On_this_day/{day}
    histPage  w/index.php?{title}&action=history
    revision  w/index.php?{title}&type=revision&{diff:int}&{oldid:int}
    prev      w/index.php?{title}&diff=prev&{oldid:int}
    old       w/index.php?{title}&{oldid:int}
    """

  @Test(
    .enabled("shared/data/apps does not stand beside this checkout") {
      FileManager.default.fileExists(atPath: folder.appending(path: "wikipedia.links").path)
    },
    arguments: [
      // Two dots are not a mistake to the template: the first parts the names.
      ("home-assistant", homeAssistant, ["homeassistant://call_service/a.b.c": "callService"]),
      // The app leaves the main page to the web; here it is a route.
      ("wikipedia", wikipedia, ["https://en.m.wikipedia.org/wiki/Main_Page": "main"]),
    ])
  func `each link of an app is read by its route, without a workaround`(
    app: String, table: String, others: [String: String]
  ) throws {
    let table = try RouteFile.read(Array(table.utf8))
    let lines = try String(contentsOf: folder.appending(path: "\(app).links"), encoding: .utf8).split(separator: "\n")
    #expect(lines.count > 10)
    for line in lines {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let expected = others[parts[0]] ?? (parts[1] == "-" ? nil : parts[1])
      let match = try? table.match(parts[0])
      #expect(match?.route.name == expected, "\(line)")
      guard let match, !match.usesWildcard else { continue }
      #expect(try table.match(match.canonical).values == match.values, "\(line)")
    }
  }

  @Test func `a host has links of its own, and its words decide before it`() throws {
    let table = try RouteFile.read(
      Array(
        """
        origins https://www.artsy.net

        artist  artist/{id}
        live    {*path} [origin=https://live.artsy.net]
        """.utf8))
    #expect(try table.match("https://live.artsy.net/nice-auction").route.name == "live")
    #expect(try table.match("https://live.artsy.net/artist/a").route.name == "live")
    #expect(try table.match("https://www.artsy.net/artist/a").route.name == "artist")
    #expect(throws: LinkError.self) { try table.match("https://www.artsy.net/nice-auction") }
    #expect(try table.print("live", ["path": .list(["a"])]) == "https://live.artsy.net/a")
  }
}
