"""The grammar of templates as railroads: the same rules as the EBNF of templates.md."""
from drawing import path, picture, text
from railroad import letters, many, maybe, one, row, rule

TRACKS = [
    ("template", row(maybe(row(rule("METHOD"), letters("␣"))), rule("path"), maybe(row(letters("?"), rule("query"))),
        maybe(rule("fragment")), maybe(row(letters("␣"), rule("flags"))))),
    ("path", row(maybe(letters("/")), maybe(row(many(rule("segment"), letters("/")), maybe(letters("/")))))),
    ("segment", one(
        many(one(rule("literal"), rule("parameter"))), letters("*"), row(letters("{*"), rule("name"), letters("}")),
        row(letters("{**"), rule("name"), maybe(letters(":url")), letters("}")),
        row(letters("("), many(row(rule("path"), maybe(row(letters("?"), rule("query")))), letters("|")), letters(")")))),
    ("parameter", one(
        row(letters("{"), one(row(rule("name"), maybe(row(letters(":"), rule("type")))), row(letters(":"), rule("type"))),
            maybe(row(letters("="), rule("default"))), letters("}")),
        row(letters(":"), rule("type")))),
    ("type", one(
        rule("word"), row(many(rule("member"), letters("|")), maybe(letters("|"))),
        row(letters("["), rule("type"), letters("]"), maybe(one(letters(","), letters(";"), letters(":"), letters("|")))))),
    ("query", many(one(
        rule("item"), row(letters("("), many(rule("item"), letters("|")), letters(")")),
        row(letters("{*"), rule("name"), letters("}"))), letters("&"))),
    ("item", one(rule("parameter"), row(rule("key"), letters("="), rule("text")))),
    ("fragment", one(
        row(letters("#"), one(rule("text"), rule("location"), rule("items"))),
        row(letters("(#"), rule("text"), letters(")")))),
    ("text", many(one(rule("literal"), rule("parameter")))),
    ("location", row(maybe(letters("/")), maybe(many(rule("text"), letters("/"))), maybe(row(letters("?"), rule("items"))))),
    ("items", many(one(rule("item"), row(letters("("), rule("item"), letters(")"))), letters("&"))),
    ("flags", row(letters("["), many(one(
        letters("web"), row(letters("origin"), letters("="), rule("origin")), letters("case=ignore"), letters("internal"), letters("confirm"), row(one(letters("deprecated"), letters("gone")), maybe(row(letters("="), rule("reason")))),
        row(letters("instead"), letters("="), rule("route")),
        row(letters("overlaps"), letters("="), one(rule("route"), letters("*"))),
        row(letters("tag"), letters("="), rule("tag"))), letters(",")), letters("]"))),
]
LEFT, TOP, BETWEEN, END = 120, 24, 26, 16


def drawn():
    parts, y, width = [], TOP, 0
    for name, track in TRACKS:
        y += track.up
        x = LEFT + END
        parts.append(text(LEFT - 14, y + 4.5, name, "strong", "end"))
        parts.append(path(f"M{LEFT} {y - 7:g} V{y + 7:g} M{LEFT} {y:g} H{x}"))
        parts += track.draw(x, y)
        end = x + track.width
        parts.append(path(f"M{end:g} {y:g} H{end + END:g} M{end + END:g} {y - 7:g} V{y + 7:g}"))
        width = max(width, end + END)
        y += track.down + BETWEEN
    return picture(width + 24, y, "The grammar of templates as railroads", parts)
