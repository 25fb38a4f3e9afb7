import FingerpostInput

extension CodeRegister {
  /// The register: a line for each code, below the area that its hundred stands for. Cells are Markdown, with "\|" for a bar:
  ///
  ///     code | the message, with "…" for what differs | what it is, if the message does not say so | what to do | an example
  ///
  /// `fingerpost codes --format=markdown > Documentation/errors.md` writes the page. The first part is its head.
  static let text = #"""
    # Errors

    Every error and every warning has a code: `FP` and four digits. The compiler, `check` and the command line show it after the message; in Swift it is
    `error.code`. The same fault has the same code everywhere, and a code never changes its meaning. In the messages below, "…" stands for names and
    values. [What a code promises](Decisions/34-codes.md).

    ```console
    $ fingerpost codes FP0312
    FP0312  an escape is "%" and two hexadecimal digits
      The sender did not escape a %. Write %25.
      for example: app://users/%zz
      Links that are read; Documentation/errors.md#fp0312
    ```

    <!--swift
    import FingerpostEngine
    let table = try RouteTable([.init("user", try Template("users/{id:int}"))], origins: [.scheme("app")])
    -->

    ```swift
    do { _ = try table.match("app://users/%zz") } catch {
      error.code            // FP0312
      error.code.page       // "Documentation/errors.md#fp0312"
    }
    ```

    ## Templates

    Mistakes in a template: `Template(_:)`, `@Route`, `RouteDefinition`, tables of text. The example is the faulty text.

    0101 | expected …, not … | | The grammar expects something else here. Write what is expected, or escape the character. | `users/{`
    0102 | … must be escaped in a literal | | The character has a meaning in templates, or a link cannot contain it unescaped. Write the escape that the message shows. | `a"b`
    0103 | an escape is "%" and two hexadecimal digits of UTF-8 | | A `%` stands alone, or its bytes are not UTF-8. Write `%25` for a percent sign. | `100%`
    0104 | no link can hold this literal | | Fingerpost reads no link with `.`, `..`, NUL, CR or LF. Use another name for the segment. | `a/%2E%2E`
    0105 | … is a whole segment | | A wildcard, a rest or a group shares its segment with other text. Give it a segment of its own. | `*a`
    0106 | each branch of a group needs at least one segment | | A branch is empty. Write an optional segment as `(a)`, without a second branch. | `(a\|)`
    0107 | "\|" separates the branches of a group | | A `\|` stands outside parentheses. Add them. | `a\|b`
    0108 | only the last group of a path may carry a query | | Something follows a group with a query. Move the query to the end. | `(a?{q})/b`
    0109 | write an optional fragment as (#{name}) | | The parentheses are in the wrong place. | `a#({b})`
    0110 | groups nest at most … deep | | Write a route for each shape instead. | groups in groups in groups, beyond the limit
    0111 | a template has at most … bytes | | Write several routes. | a generated text
    0112 | two parameters side by side cannot be told apart | | Nothing shows where the first one ends. Put a literal between them. | `{a}{b}`
    0113 | expected a type | | The text after `:` is neither a name nor a set. Write `int`, `asc\|desc`, or in a query `[int]`. | `users/{id:!}`
    0114 | an array is for repeated query keys | | In a path each parameter has one text. Write `{*name}` for all remaining segments. | `a/{b:[int]}`
    0115 | a URL is allowed only in a query or a fragment | | Servers and proxies decode the escaped slashes of a URL in a path. Move it to the query. | `open/{link:url}`
    0116 | an array needs no parentheses | | A missing key is an empty list already. Remove the parentheses. In Swift write a default at the payload, `tags: [String] = ["x"]`; in a table of text, `?{tags:[string]=x}`. | `a?({b:[int]})`
    0117 | a query parameter needs a key | | Write `key={:int}` instead of a bare type, or name the parameter. | `a?{:int}`
    0118 | the name … is used twice | | Two values would have the same name. Rename one. | `{a}/{a}`
    0119 | the query key … is used twice | | Only one of the two parameters could get the value. Rename one, or take a list: `{tag:[string]}`. | `a?k={x}&k={y}`
    0120 | a default is allowed only in a query, a fragment or an optional group | | Every link has this segment, so it needs no default. Write `({name=value})` if it is optional. | `a/{b=1}`
    0121 | if one parameter of a group has a default, all need one | | A link without the group means the defaults, so each value needs one. The group cannot contain another group, a wildcard or a query. | `a/({b=1}/{c})`
    0122 | a parameter that is only part of a segment or of a value cannot have a default | | Without it, the rest of the segment would be left. Remove the default. | `a/({b}-{c=1})`
    0123 | a parameter with a default is optional already | | Remove the parentheses. | `a?({b=1})`
    0124 | the default … does not read as … | | The text after `=` is not a value of the type. Write one. | `a?{b:int=x}`
    0125 | unknown flag … | | The word in brackets is not one of `web`, `origin=`, `case=ignore`, `internal`, `confirm`, `deprecated`, `gone`, `instead=`, `tag=`, `overlaps=`. | `a [deprecatd]`
    0126 | the flag … is given twice | | Remove one of them. | `a [web, web]`
    0127 | a route cannot be gone and deprecated | | A deprecated route is still read, a gone route is not. Remove one of the two flags. | `a [gone, deprecated]`
    0128 | "instead=" is only for a gone route | | Only a gone route has a replacement to show. Write `[gone=reason, instead=name]`. | `a [instead=b]`
    0129 | a route cannot be internal and confirm | | Links of an `internal` route are refused, those of a `confirm` route ask the user. Remove one of the two flags. | `a [internal, confirm]`
    0130 | … is not a web origin, and the flag "web" allows only those | | The two flags exclude each other. Remove one of them. | `a [web, origin=app://]`
    0134 | the rest of a query must be its last item | | `{*data}` takes every query item that the template does not name. Move it to the end, without a key, and outside groups. | `a?{*x}&b=1`
    0135 | the raw rest of a link needs a literal before it | | Otherwise the route would read any link. Write a literal before the rest, as in `subscribe/{**feed}`, or take segments: `{*path}`. | `{a}/{**x}`
    0136 | the raw rest of a link must be the last part | | The rest also takes the query and the fragment. Remove the parts after it. If it is optional, write `subscribe/({**feed})`. | `a/{**x}?b=1`
    0137 | the raw rest of a link can only be text or a URL | | Write `{**name}` or `{**name:url}`. | `a/{**x:int}`
    0140 | a fragment cannot have wildcards | | Name each segment, `#/a/{b}`, or capture the whole fragment, `#{rest}`. Write a literal star as `%2A`. | `a#/*`
    0141 | a fragment cannot have groups of segments; a fragment with segments or items cannot be in a group | | Write a route for each variant. Only items may be optional: `#/a?({b})`. | `a(#/b)`
    0146 | "case=ignore" compares letters without regard to case | | This is the only value of the flag. Write `case=ignore`, or remove the flag: then the path is case-sensitive. | `a [case=exact]`
    0147 | … and … are the same member if case is ignored | | The route or its table ignores case, so the two members of the set are equal. Remove one. | `{tab:new\|New} [case=ignore]`
    0148 | there are more than … ways through the groups of this path | | Each group that may be left out doubles the ways of a link. Write a route for each shape, or a rest: `a/{*rest}`. | `(a)/(b)/(c)/(d)/(e)/(f)/(g)`
    0190 | an array or a URL is a whole value | | Nothing shows where it ends inside a value of several parts. Give it a key of its own. | `a?k={b}-{c:url}`
    0191 | a value of type … may hold …, which would separate it | | An element that holds the separator would read as two. Write another separator behind the bracket: `,`, `;`, `\|` or `:`. | `a?{b:[c%2Cd\|e],}`

    ## Tables and routers

    Routes that do not make a table or a router. All faults are reported at once.

    0201 | a table needs an origin | a table, or `@Routes`, without an origin | List a scheme, a host, `/` or `:`. | `RouteTable(routes, origins: [])`
    0202 | … is not an origin: expected … | an origin that is not valid, or is listed twice | Write `scheme://`, `scheme:/`, `scheme:`, `https://host`, `/` or `:`; a path does not belong to it. | `https://a.example/b`
    0203 | the origin … is listed twice | | Remove one of them. | `origins app:// app://`
    0204 | … and … match the same hosts | | One of the two captures part of the host, so a link would have two readings. List only one. | `https://*.a.example https://{t}.a.example`
    0206 | a table has at most … origins | | Use a wildcard, `*.example.com`, or several tables. |
    0207 | unknown type … | | No built-in type and no type of the table has this name. Fix the name, or add the type to `options.types`. | `users/{id:itn}`
    0208 | … cannot name a custom type | | A built-in type has this name, or the name is not valid. | `CustomType(opaque: "int")`
    0209 | a template has at most … parameters | | Remove some of them, or read the rest of the path as one parameter. |
    0210 | the same route twice | two routes that match the same links | One of them never answers. Remove one, or make them differ in a literal, a type or a method. | `feed/{sort}` beside `feed/{order}`
    0211 | the pattern is not a template: … | | The parts of a pattern do not make a template, or reflection cannot take the destination apart; the message says which. | a segment behind a query item
    0212 | … and … are two spellings of one scheme | | Links of a scheme are printed in one spelling, and read in those with more slashes. List the one to print. | `app:// app:/`

    ## Links that are read

    Why no route reads a link. The example is such a link, for the routes `GET users/{id:int}`, `GET find?{q}`, `GET sale [gone]` and the origins `app://`, `https://a.example`, `/`.

    0301 | no route has this shape | | The link is well formed, but no route reads it. `fingerpost explain` shows the nearest route, and what keeps it from matching. | `app://nowhere`
    0302 | the method does not fit | | Routes with this path have other methods, which the message lists. Use one of them, answer 405, or add a route. | `app://users/7` asked with `POST`
    0303 | gone | | A release removed the link on purpose. Show what the route names `instead`, or answer 410. | `app://sale`
    0304 | no origin of this table fits the link | | The scheme or host is not listed. Add the origin, or ignore the link. | `other://users/7`
    0305 | the text is longer than … bytes | | The limit protects you from hostile text. Raise `LinkLimits.bytes` if your links are longer. |
    0306 | the path has more than … segments | | See FP0305; the limit is `LinkLimits.segments`. |
    0307 | the query has more than … items | | See FP0305; the limit is `LinkLimits.queryItems`. |
    0308 | the query item … is missing | | A route reads the path, but needs this item. Add it, or give the parameter a default; a server answers 400. | `app://find`
    0309 | the value of … does not read; the query item … is given … times; the query item … has another value | | A route reads the path, but this item does not read. Fix the value; a server answers 400. | `app://find?q=1&q=2`
    0311 | the text is empty | | There is no link. Check where the text comes from. |
    0312 | an escape is "%" and two hexadecimal digits | | The sender did not escape a `%`. Write `%25`. | `app://users/%zz`
    0313 | the bytes here are not UTF-8 | | Bytes, escaped or not, are not UTF-8. Encode the link, or save the file, as UTF-8. | `app://users/%FF`
    0314 | a link cannot contain NUL, CR or LF, escaped or not | | They can split headers and lines of logs, so they are refused. Remove them. | `app://users/%00`
    0315 | this is a control character | | Remove it, or escape it. | a tab within a link
    0316 | compact text cannot contain spaces, control characters or backslashes | | Compact text has no escapes. Use another origin for such values. | `users:a b` for the origin `:`
    0317 | write a backslash as "%5C" | | Browsers read `\` as `/`, other programs do not. Write `/` or `%5C`. | `app://users\7`
    0318 | "." and ".." cannot be segments of a link | | Resolve them first, for example with `URL.standardized`. | `app://users/../7`
    0319 | an empty segment | | There are two slashes side by side. Write one, or read with `slashes: .lenient`. | `https://a.example/users//7`
    0320 | a link cannot contain user info | | People mistake the text before `@` for the host. Remove it. | `https://me@a.example/users/7`
    0321 | a host is expected after "://" | | A web link needs a host. | `https:///users/7`
    0322 | a host may contain ASCII letters, digits, "-", "_" and "." | | Write an international name in its ASCII form, `xn--…`. | `https://ä.example/`
    0323 | brackets must contain an IPv6 address | | The text in the brackets is not an IPv6 address, or something other than a port follows. | `https://[1]/`
    0324 | a port is a number from 0 to 65535 | | Fix the port, or remove it. | `https://a.example:x/`
    0325 | "://" is expected after the scheme | | Write `app://users/7`, not `app:users/7`. Links without slashes need the origin `app:`, compact text needs `:`. | `app:users/7`
    0326 | "//" begins a host without a scheme | | Write the scheme, or only one slash. | `//a.example/users/7`
    0327 | a script is not a link | | `javascript:`, `vbscript:` and `data:` are always refused. Do not open such a link at all. | `javascript:alert(1)`
    0328 | a host that ends in a number is an IPv4 address | | Browsers read `127.1` and `0x7f.1` as 127.0.0.1, and refuse `256.0.0.1`. Write four numbers from 0 to 255, without leading zeros. | `https://127.1/users/7`
    0329 | a colon before the first "/" begins a port | | Other programs read `users` in `app://users:80` as the host, and `80` as the port. Write `%3A`. Only a route that begins with such a segment, `users:80/me` or `{host}:{port}`, reads the raw colon. | `app://users:80/me`
    0330 | this is a host of the scheme, and no segment | | The table lists the host behind the scheme, so it is never a first segment. Write it right behind `//`, without escapes. | `app:///www.a.example/x` for `app:// app://www.a.example`
    0331 | … has no …; … is not in it; … is null | | There is no value at this key of the document. Check the sender, or the key. | `{"links": …}` for the key `link`
    0332 | neither text nor an object that names its route | | A destination in a document is a link as text, or an object with the name of its route under `route`. | `{"link": 7}`
    0333 | the document is not JSON; no route reads it, and it cannot be kept | | The text is not valid JSON, is too long, or contains what a document cannot contain. | `{"link":`
    0334 | a script is not a value | | A URL, a rest of a path, or the rest of compact text begins with `javascript:`, `vbscript:` or `data:`. Do not open it at all. For text that nobody opens, use `{name}`, which accepts anything. | `app://files/javascript:alert(1)` for `files/{*path}`

    ## Links that are printed

    Why values cannot be printed as a link. The messages contain no values.

    0401 | no route prints … | | The router has no route for the case, or only deprecated ones. Add a route. |
    0402 | Foundation's URL would change the link of these values | | Print the link as text instead: `link(for:)`. |
    0403 | no route is named … | | Fix the name; `fingerpost list` shows all names. | `fingerpost url app.routes shwUser`
    0404 | a value for … is missing | | The template needs this parameter. Give a value. | `users/{id}` without an `id`
    0405 | the route has no parameter … | | Fix the name, or leave the value out. | `users/{id}` with `user=7`
    0406 | the value of … does not read as … | | The text is not a value of the type of the parameter. | `users/{id:int}` with `id=x`
    0407 | the value of … is empty, and a path segment cannot be empty | | Put the value into the query instead. | `users/{name}` with `""`
    0408 | the value of … belongs to another branch of the group than the other values | | Give the values of one branch only. | `({a}\|x/{b})` with both
    0409 | the link of these values is read as … | | Another route reads that link: `users/me` takes the value `me` of `users/{name}`. Give the parameter a type that excludes the value, or print the other route. | `users/{name}` with `me`
    0410 | the link of these values does not read back as the same values; a link would read as another … | a value whose link reads as another one | Nothing shows where one value ends and the next begins: put a literal between them that no value contains. Or a type of yours has one text for two values, which builds for debugging find out: let its `parameter` tell them apart. | `{a}-{b}` with `x-y` and `z`
    0411 | the link of these values is too long | | The table would refuse to read it. Raise the limit, or shorten the value. |
    0412 | … is deprecated: its links are read, not printed | | Print the route that replaces it. |
    0413 | … is gone | | Print the link of what to show instead. |
    0414 | the route has no links at … | | The route has only other origins. Use one of them. | `[web]` for `app://`
    0415 | an origin with "*" is not a host: name one host to print for | | Name one host: `https://eu.example.com`. | `https://*.example.com`
    0416 | the parameter … uses the key of the route's name | | In an object, the key `route` is taken. Rename the parameter. | `a?{route}`
    0417 | the number of … may have been rounded by its sender | | A double is exact only up to 2^53. Send the number as a string. | `{"id": 9007199254740993}`
    0418 | the value of … is not a text, a number, a boolean or a list of these | | A parameter cannot hold an object. Send its parts separately. | `{"id": {}}`
    0419 | … is only for web links | | The route has the flag `[web]`, and an object is not a web link. Send the link as text. |
    0420 | the link of this destination is for … requests, and a text has no method | | Opening a link is a `GET`. Print a request instead. | `POST orders`
    0421 | … has an item with the key …, which belongs to another parameter of the template | | The rest of a query holds only items that the template does not name. Give the value to the parameter of that key. | `find?{q}&{*more}` with `more` = `q=1`
    0422 | the raw rest of a link must be spelled as a URL | | A raw rest is not escaped when it is printed. Escape spaces, `"`, `<`, `>` and letters beyond ASCII first, as browsers do; remove backslashes and control characters. | `subscribe/{**feed}` with `a b`
    0423 | compact text cannot carry a raw rest of a link | | Compact text has no slashes and no queries. Print for another origin. | `subscribe/({**feed})` for `:`
    0424 | the list of … is empty, but a link without it means its default …: give it a value, or remove the default; the value of … is nil, but … | | Absence means the default, so it cannot also mean nil or an empty list. Give a value, or remove the default. | `?{tags:[string]=new}` with an empty list
    0431 | a segment cannot be empty | | Leave it out, or give a value. |
    0432 | "." and ".." cannot be segments of a link | | Other programs would resolve them. Put the value into the query. | `users/{name}` with `..`
    0433 | a link cannot contain NUL, CR or LF | | Remove them from the value. |
    0434 | compact text cannot contain spaces, control characters or backslashes | | Print for an origin with escapes. |
    0435 | compact text cannot carry a query or a fragment | | Print for another origin. |
    0436 | this origin needs a first segment as the host | | Print for another origin. |
    0437 | the first segment is the host here | | A host has lower-case letters, digits, `-` and `_`, with single dots between. Print for another origin. | `{name}` with `A` for `app://`
    0438 | the first segment is the whole host: if it ends in a number, it must be four numbers | | Browsers would take the value for another address. Print for another origin. | `{host}` with `7` for `https://{host}`

    ## Checks

    Findings of `check`; [Checking a table](checks.md) explains them. `duplicate` is FP0210.

    0501 | a line or a template with an error | | An error that has no code of its own. The message says where, and what is expected. |
    0502 | … answers no link | a route that never wins a link | Other routes take all of its links, or no origin can have them. Remove it, or make the other routes match less. | `feed/{s:new\|top}` beside `feed/new`, `feed/top`
    0503 | one link, two values | a route that reads one link in two ways | Put a literal between its parts, or give them types that have no text in common. | `help/({topic})/({article})`
    0504 | … and … both match …; any two of these … routes share links | two routes that share links, neither a special case of the other | Make them differ in a literal or a type, or accept it with `[overlaps=NAME]`. | `users/{a}/x` beside `users/me/{b}`
    0505 | … cannot print …: … takes …; of any two of these … routes, one takes links of the other | a value whose link another route reads | Give the parameter a type that excludes this value, or accept it with `[overlaps=NAME]`. | `users/{name}` beside `users/me`
    0506 | … prints a "*" | a route that prints "*" | Capture the text, `{*rest}`, or mark the route `[deprecated]`. | `*/users`
    0507 | two parameters with one name | two parameters of a route with the same name, or with names that differ only in capitals | Rename one. | `{userId}/{userid}`
    0508 | one parameter has … names | the same parameter with different names in several routes | Give it one name. | `users/{id}` beside `users/{userId}/posts`
    0509 | overlaps=… accepts nothing | a flag "overlaps=…" for an overlap that does not exist | The routes share no links, or the name is misspelled. Remove the flag, or fix the name. | `a [overlaps=b]`
    0510 | instead=… names no route to show | a flag "instead=…" that names no live route | No route has the name, or that route is gone, too. Fix the name. | `a [gone, instead=hom]`
    0511 | the check is unfinished | a check that was given up: to compare all routes would take too long | What was found holds. Fix it, and give the routes literals that make them differ. |
    0515 | … is read as the host at … | a literal as the first segment of a table that captures hosts | For these origins the literal is a host. Begin the template with a parameter for the host, or list the host as an origin. | `rooms/{room}` for `https://{tenant}.example.com`
    0516 | the tag … of … has no effect | a tag that looks like a flag of access | It has no effect. Write `[internal]` or `[confirm]`, or `access:` in Swift; or rename the tag. | `debug/{page} [tag=internl]`
    0517 | … shares links with … routes | a route that shares links with many others | This is one finding for all of them, seven or more. Begin the template with a literal, give its parameters narrower types, or accept all overlaps with `[overlaps=*]`. | `{*path}` beside `about`, `help`, `terms` …
    0518 | … can never be read or printed: compact text … has none | query items, a fragment or a slash at the end of a route whose links are compact text | Such links have none of them. Move what they say into the path, or give the route another origin. | `origins :`, `list?({page})`

    ## Lock files and diffs

    Errors in lock files, and changes that break links. [Rename a thousand links](renaming.md) shows a whole change.

    0601 | it has the schema …, and this version reads … | | A newer version wrote the file. Use that version, or write the file again. |
    0602 | … is missing; … is not …; it is not a lock file | | The file is not JSON, or not in the form of `fingerpost list --json`. Write it again; after a merge conflict, take one side whole. | `{"schema": "1"}`
    0603 | it was written while a table had errors | | The lock file contains an error instead of tables. Fix the table, and write the file again. |
    0604 | the type … is within …, which is not a type; the option … is …, not … | | This version does not know the type or the option. Write the file again. |
    0621 | no route reads … any more | a route whose links are no longer read | Keep the template as a deprecated route, or mark it as gone. | `sale/{id}` is taken out
    0622 | no route reads some of its links any more | a route some of whose links are no longer read | The template matches less than before. Keep the old one as a deprecated route. | `{id}` becomes `{id:int}`
    0623 | … is read by … now | links that open another route | A new route takes links of an old one. Make the new route match less, or accept the change in the lock file. | `users/me` is added beside `users/{id}`
    0624 | … is read with other values | links that are read with other values | A parameter or a default changed. Keep the names, types and defaults. | `{page=1}` becomes `{page=0}`
    0625 | an option changed | options that read links differently | The table splits links differently, or another route wins. Keep the option. | `slashes: .lenient` is dropped
    0626 | it is not known whether … | links that may have changed | A type of your own, or too many routes, make a proof impossible. Keep the old route, or compare by hand. | `{id:Slug}`
    0627 | the default of … is not known, and is not compared | a default that one of the tables does not know | The source has a call, a constant or a type that is declared elsewhere. This does not count as breaking. Write a literal, or a case of an enum in the same files; or let the test write the lock file. | `size: Int = Self.pageSize`
    0628 | only the app may open its links now; everyone may open its links now; its links now ask the user before they open | a change of who may open a route | Links from outside are refused now, or links that were refused or confirmed open at once. Write `internal` or `confirm` as before; or accept the change in the lock file, or with `diff --accept=access`. | `a` becomes `a [internal]`
    0629 | the comparison is unfinished | a comparison that was given up: it would take too long | What was found holds, and other links may have changed. Change fewer routes at once. |

    ## Route files

    Errors in the lines of a table of text. Errors in templates and origins have the codes above.

    0701 | this is a carriage return | | Save the file with LF or CR LF as line ends. |
    0702 | the first line must list the origins | | Write `origins app:// https://a.example` before the first route. | `home /`
    0703 | the origins must be in the first line; line … lists the origins already | | Put all origins into one line, and do not name a route "origins". | a second `origins /`
    0704 | at least one origin is expected | | The line has only the word `origins`. Add an origin. | `origins`
    0705 | a name and a template are expected | | The line has only one word. Write a name and a template; for the root, `/`. | `home`
    0706 | a name cannot hold …, which is invisible or changes the text around it | | An invisible character, or one that changes the direction of writing, is in a name. Type the name again. |
    0707 | the text is UTF-16 | | Save it as UTF-8. |
    0708 | the table is empty | | Write a line with the origins, then one route a line. |
    0709 | this is not Swift: … | | The command line reads Swift source without compiling it. Fix the syntax; the compiler shows the error, too. | an open brace
    0710 | unknown option …; case is …; plus is …; slashes is …; … has no value; … is given twice; at least one option is expected | | A word of the line of options is not known. Write `plus=form`, `slashes=lenient` or `strict`, `strict-query`, `case=ignore`. | `options case=no`
    0711 | the options must be in the first line; line … has the options already | | Put all options into one line, before the origins, and do not name a route "options". | `options` behind `origins`
    0712 | the options differ from those of … | | Tables that are exported as one need the same options. Write the same line of options into each. | `export aasa a.routes b.routes`

    ## Macros

    Errors and warnings of the compiler about `@Routes`; `check` reports the same for Swift source. Those about templates and tables have the codes above.

    0801 | a case without a link | a case without a link | Write `@Route("…")` before the case; there is a fix-it. | `case a`
    0802 | one @Route before several cases | one @Route before several cases | Declare each case separately. | `@Route("a") case a, b`
    0803 | a template must be a string literal | a template that is not a plain string literal | The macro reads source, not values. Write the text without interpolation. | `@Route(path)`
    0804 | a parameter is written {id}, not :id | a parameter written :name | Other routers write `:id`; in a template `:` begins a type. There is a fix-it. | `users/:id`
    0805 | @Routes writes … itself | a name that @Routes writes itself | `router` and `Kind` are such names; a case also cannot have the name of a type that a payload has, because it would hide the type. Rename yours. | `static let router`
    0806 | two cases are named … | | A `switch` could not distinguish them. Rename one. | `case a(id: Int)`, `case a(name: String)`
    0807 | an argument of @Route, @Gone or @Mount that is not a literal | | The arguments are read before any code runs. Write them as literals. | `@Gone("a", reason)`
    0808 | the parameter … has no payload | a parameter without a payload | The case has no label with this name. Fix the name, or add the value to the case. | `@Route("users/{id}") case user(name: String)`
    0809 | the payload … has no parameter in the template | a payload without a parameter | The link would lose its value. Add `{name}` to the template. Only an alias or a gone link may leave out a payload with a default. | `@Route("users") case user(id: Int)`
    0810 | … is … in the template, but its payload is … | a parameter and its payload with different types | Remove the type from the template. | `{id:int}` and `id: String`
    0811 | no link can hold a value of type … | a payload that no link can hold | It must conform to `RouteParameter`, or be an optional, an array or an `EitherBranch` of such a type. | `case a(view: AnyView)`
    0812 | … may be left out of the link: its payload must be optional | a payload that must be optional, because its parameter may be left out | Write `Int?`, or give a default. | `({page:int})` and `page: Int`
    0813 | … has a default in the template: its payload cannot be nil | a payload that cannot be optional, because its parameter has a default | Remove the `?`, or the default. | `{page=1}` and `page: Int?`
    0814 | … has a default, but its group cannot have one | a default in a group that cannot have one | Remove the default, and make the payload optional. |
    0815 | … has the default … in the template, and … in the payload | a default in the template, and another in the payload | Remove one. | `{page=1}` and `page: Int = 2`
    0816 | a default that is never used, because every link has the parameter | | Remove the default, or make the parameter optional in the template. | `{id}` and `id: Int = 1`
    0817 | a default that is different each time | | `Date()`, for example, is different each time. Write a constant. | `day: Date = Date()`
    0818 | nil cannot be printed; nil of … cannot be printed | an optional payload for which nil has no link | Every link has the parameter: remove the `?`, or write `({id})`. Or a link without it means its default: remove one of the two. Or it shares a group with another optional: write `({id}/({page}))`. | `{id}` and `id: Int?`, `{page}` and `page: Int? = 1`
    0819 | an EitherBranch whose sides do not fit the branches of the template | | Write one branch of a group for each side, and `Void` for a side without a parameter. | `EitherBranch<Int, Void>` and `{a}`
    0820 | a @Routes enum has no generic parameters | a @Routes enum with generic parameters | It has one router, so it cannot be generic. Remove the parameters. | `enum Link<T>`
    0821 | an enum in a form that @Routes does not read | | The enum has no cases, or is `~Copyable`, or the macro cannot see what surrounds it. The message says which. |
    0822 | a @Routes enum that is not Routable | | Write `enum AppLink: Routable`; there is a fix-it. | `enum AppLink`
    0823 | CodingKeys of an enum that is coded as a link | | They are never used. Remove them. |
    0824 | an enum that writes one half of its coding itself | | Encoding and decoding would not fit each other. Write both, or none. | `init(from:)` alone
    0825 | @Route or @Gone on a function that is not a static func returning Self? | | Write `static func old(id: Int) -> Self?`. | `func old()`
    0826 | @Route, @Gone, @Mount or @Fallback where no @Routes enum reads it | | Move it into a `@Routes` enum, or write `@Routes` before the enum. | `@Route("a") var x`
    0827 | @Route, @Gone, @Mount or @Fallback in an #if of its own | | Put the whole case into the `#if`. |
    0828 | @Route or @Gone on an unavailable case or function | | Generated code cannot use it. Remove the `@available`, or the route. |
    0829 | @Fallback is for one case that keeps the text of a link | @Fallback on a case that cannot keep the text of a link, or on a second one | Write `@Fallback case unknown(String)`, once. | `@Fallback case unknown`
    0830 | a mounted case without a value of the other enum | | The last element of the payload must be the mounted enum. | `@Mount("a") case a`
    0831 | a prefix that nothing can be mounted below | | A prefix is only a path, without a query, fragment or method. | `@Mount("a?{q}")`
    0832 | an enum mounted in itself | | The table would contain itself. |
    0833 | a case with both @Mount and @Route, or @Gone | | Keep only one of them. |
    0834 | [gone=…] is for text tables | | In Swift, write `@Gone`, or `RouteDefinition("…", gone:, instead:)`: they show a value instead of the name of a route. | `@Route("a [gone]")`
    0835 | a mounted enum that is in none of the files | | `fingerpost` reads only the files that you give it. Add the folder with the other enum. |
    0836 | enums that are mounted in a circle | | The table would contain itself. Remove one of the mounts. |
    0837 | an origin that only running code knows | | Write it as a literal, so that `fingerpost` knows its links. | `@Routes(host)`
    0838 | an option of @Routes that only running code knows | | Write it as a literal. | `@Routes(.path, text: rules)`
    0856 | mounts nest more than … deep; mounts repeat routes too often | mounts that nest too deep, or repeat routes too often | The limits are 256 levels and 20,000 routes and mounts; the rest is ignored. Mount the deepest enums further up. |
    0857 | … is not a RouteParameter; … has routes of its own; … is a RouteParameter on the … alone | a payload whose type is not a RouteParameter | The message has the line to write. An enum with raw values needs no more than the name: `extension Sort: RouteParameter {}`. Any other type needs `init?(parameter:)` and `parameter`, and `nonisolated` in a module of the main actor. `fingerpost` reads only the files that you give it: if the conformance is in another file, give that file, too. | `enum Sort: String { … }`

    ## Exports and published files

    Errors and findings of `export` and `verify`.

    0901 | … needs --… | | The format needs this option. | `export aasa` without `--app-id`
    0902 | --… is …, not … | | Fix the value of the option. |
    0903 | … is about web links, and no origin of the table is a web host | | Add `https://…` to the origins. |
    0911 | a file with an error | | The published file has an error. The message says what is expected at that place. |
    0912 | … is the old form: write …; … is the form before …; … is ignored since … | a part in an old form | The file is valid, but the platform has a newer form. Export the file again. | `"appID"`
    0913 | … claims …, which no route reads | a claim with links that no route reads | Such a link opens the app and leads nowhere. Narrow the claim, or add a route. | `/orders/*`
    0914 | … reads …, which nothing claims | a route with links that nothing claims | The app could show such a link, but it stays in the browser. Widen the claim, or allow it with `--allow=narrower`. |
    0915 | there may be differences that were not found | a comparison that is unfinished | It would take too long. What was found holds. Simplify the claims. |
    0916 | … reads …, which … excludes | a route with links that the file excludes | The app could show such a link, but the file keeps it in the browser. Narrow the exclusion, or accept it with `--exclusion`. | `{"/":"/terms/*","exclude":true}`
    0917 | …, and is left out; …, which is not compared: … | a part that is not compared | It has no error, but it cannot be compared; the rest is. The message gives the reason, and what would help. | a server that is `ftp://…`, a host that is `${hostName}`
    0918 | the file claims no links: …; the filter claims no links: …; … claims no links: …; … excludes no links: … | a file or a pattern that matches no links | A file is only about other services, such as `webcredentials`; an intent filter has a `mimeType`, which links of browsers do not have; or a pattern needs what no link has, such as a path without a slash at its start. Nothing opens the app that way. Write the pattern that the message shows, or remove it. | `{"webcredentials":{"apps":[]}}`
    0919 | a pattern for whole queries was tried with some queries only | a pattern that cannot be decided | `"?"` is one pattern for the whole query. Write an object with a pattern for each key instead; that can be decided. | `{"?":"*a=1*"}`

    ## The command line

    Errors of `fingerpost` itself.

    1001 | cannot read …: … | | The file does not exist, is a folder, or you may not read it. | `fingerpost check nowhere.routes`
    1002 | cannot write …: … | | The disk is full, or you may not write the file. |
    1003 | there is more than … MiB to read | | Files are read into memory, so there is a limit: 64 MiB for a file, for standard input, and for all files of a folder together. Name one file, or set another limit with `--limit=MIB`. | `fingerpost check /dev/zero`

    A wrong word on the command line has no code: the message names the help page to read.
    """#
}
