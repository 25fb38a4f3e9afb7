extension DiagnosticRow {
  /// What the enum says of itself.
  static let ofEnums: [DiagnosticRow] = [
    DiagnosticRow(
      .tableNoOrigins,
      whole: """
          @Routes enum AppLink: Routable {
        //^ error: @Routes needs an origin, such as .scheme("app"), .web("app.example"), .path or .compact
          @Route("a") case a
        }
        """),
    DiagnosticRow(
      .origin,
      whole: """
          @Routes(.scheme("my app"), .path, .web("a.example"), .web("a.example", scheme: "https"))
        //        ^ error: "my app://" is not an origin: expected a letter, then letters, digits, "+", "-" or ".", then "://", ":/" or ":"
        //                                                     ^ error: the origin https://a.example is listed twice
          enum AppLink: Routable { @Route("a") case a }
        """, fixed: #"  @Routes(.scheme("my app"), .path, .web("a.example"))"#),
    DiagnosticRow(
      .origin,
      whole: """
          @Routes(.web("x.example/"), .web("y.example/a?b", scheme: "http"), .scheme("app/x"))
        //             ^ error: an origin is only a host or a scheme: write "x.example"
        //                                 ^ error: an origin is only a host or a scheme: write "y.example"
        //                                                                           ^ error: an origin is only a host or a scheme: write "app"
          enum AppLink: Routable { @Route("a") case a }
        """, fixed: #"  @Routes(.web("x.example"), .web("y.example", scheme: "http"), .scheme("app"))"#),
    DiagnosticRow(
      .origin,
      whole: """
          @Routes(.web("https://x.example/"), .web("http://y.example"), .scheme("app://"), .scheme("app://z.example"))
        //        ^ error: an origin is only a host or a scheme: write .web("x.example")
        //                                    ^ error: an origin is only a host or a scheme: write .web("y.example", scheme: "http")
        //                                                              ^ error: an origin is only a host or a scheme: write .scheme("app")
        //                                                                                 ^ error: an origin is only a host or a scheme: write .web("z.example", scheme: "app")
          enum AppLink: Routable { @Route("a") case a }
        """,
      fixed:
        #"  @Routes(.web("x.example"), .web("y.example", scheme: "http"), .scheme("app"), .web("z.example", scheme: "app"))"#
    ),
    DiagnosticRow(
      .origin,
      whole: """
          @Routes(.scheme("com.example.app:/"), .scheme("bitcoin:"), .withoutAuthority("https"))
        //        ^ error: an origin is only a host or a scheme: write .withoutAuthority("com.example.app")
        //                                      ^ error: an origin is only a host or a scheme: write .withoutAuthority("bitcoin", isRootless: true)
        //                                                           ^ error: "https:/" is not an origin: expected a host after "https://"
          enum AppLink: Routable { @Route("a") case a }
        """,
      fixed:
        #"  @Routes(.withoutAuthority("com.example.app"), .withoutAuthority("bitcoin", isRootless: true), .withoutAuthority("https"))"#
    ),
    DiagnosticRow(
      .origin,
      whole: """
          @Routes(.scheme("app"), .withoutAuthority("app"))
        //^ error: app:// and app:/ are two spellings of one scheme: list the one to print
          enum AppLink: Routable { @Route("{t}") case a(t: String) }
        """),
    DiagnosticRow(
      .origin,
      whole: """
          @Routes(.web("{t}.a.example"), .web("*.a.example"))
        //^ error: https://{t}.a.example and https://*.a.example match the same hosts: list one of them
          enum AppLink: Routable { @Route("{t}") case a(t: String) }
        """),
    DiagnosticRow(
      .genericEnum,
      whole: """
          @Routes(.path) enum AppLink<Value>: Routable {
        //                           ^ error: a @Routes enum has no generic parameters: its router is one value
          @Route("a") case a
        }
        """),
    DiagnosticRow(
      .genericEnum,
      whole: """
          struct Feed<Item> {
          struct Inner {
          @Routes(.path) enum AppLink: Routable {
        //^ error: a @Routes enum cannot be inside a generic type, because its router is one value: move AppLink out of Feed
          @Route("a") case a
        }}}
        """),
    DiagnosticRow(
      .enumForm,
      whole: """
          @Routes(.path) @Routes(.scheme("app"))
        //               ^ error: write @Routes once, with all origins, as in @Routes(.scheme("app"), .web("app.example"))
          enum AppLink: Routable { @Route("a") case a }
        """),
    DiagnosticRow(
      .enumForm,
      whole: """
          @Routes(.path) enum AppLink: ~Copyable, Routable {
        //                             ^ error: a link must be copyable: AppLink cannot be ~Copyable
          @Route("a") case a
        }
        """),
    DiagnosticRow(
      .enumForm,
      whole: """
          @Routes(.path) enum AppLink: Routable {}
        //                    ^ error: AppLink has no cases, so no link has a value: write one, as in @Route("users/me") case me
        """),
    DiagnosticRow(
      .enumForm,
      whole: """
          @Routes(.path) enum AppLink: Routable {
        //                    ^ error: AppLink has no cases, so no link has a value: write one, as in @Route("users/me") case me
          static let start = 1
          @Route("a/{x}") static func a(id: Int) -> Self? { nil }
          @Gone("b", "over") static func b() -> Self? { nil }
        }
        """),
    DiagnosticRow(
      .takenName,
      whole: """
          @Routes(.path) enum Swift: Routable {
        //                    ^ error: a type named "Swift" hides a module that the generated code needs: give it another name
          @Route("a") case a
        }
        """),
    DiagnosticRow(
      .takenName,
      whole: """
          struct FingerpostCore {
          @Routes(.path) enum AppLink: Routable {
        //^ error: a type named "FingerpostCore" hides a module that the generated code needs: give it another name
          @Route("a") case a
        }}
        """),
    DiagnosticRow(
      .codingKeys,
      whole: """
          @Routes(.path) enum AppLink: Routable, Codable {
          @Route("a") case a
          enum CodingKeys: String, CodingKey { case a = "b" }
        //     ^ warning: a link has no keys: AppLink is coded as text, and nothing uses CodingKeys
        }
        """),
    DiagnosticRow(
      .halfCoding,
      whole: """
          @Routes(.path) enum AppLink: Routable, Swift.Codable {
          @Route("a") case a
          init(from decoder: any Decoder) throws { self = .a }
        //^ warning: AppLink has its own init(from:), but is encoded as a link: write encode(to:), too
        }
        """),
    DiagnosticRow(
      .halfCoding,
      whole: """
          @Routes(.path) enum AppLink: Routable, Decodable, Encodable {
          @Route("a") case a
          func encode(to encoder: any Encoder) throws {}
        //     ^ warning: AppLink has its own encode(to:), but is decoded as a link: write init(from:), too
        }
        """),
    DiagnosticRow(
      .notRoutable,
      whole: """
          @Routes(.path) enum AppLink {
        //                    ^ warning: AppLink has a router but is not Routable, so its values have no link
          @Route("a") case a
        }
        """, fixed: "  @Routes(.path) enum AppLink: Routable {"),
    DiagnosticRow(
      .notRoutable,
      whole: """
          @Routes(.path) enum AppLink: Equatable, Sendable {
        //                    ^ warning: AppLink has a router but is not Routable, so its values have no link
          @Route("a") case a
        }
        """, fixed: "  @Routes(.path) enum AppLink: Equatable, Sendable, Routable {"),
  ]
}
