"""How the search goes for users/me/likes among four routes: the best label first, back where it leads nowhere."""
from drawing import LETTER, box, path, picture, text

TITLE = "Which route wins users/me/likes"
HALF = 15


def node(x, y, words, kind="box", style=""):
    width = LETTER * len(words) + 20
    return [box(x, y - HALF, width, 2 * HALF, kind), text(x + width / 2, y + 4.5, words, style, "middle")], width


def edge(x1, y1, x2, y2, kind="line"):
    middle = (x1 + x2) / 2
    return path(f"M{x1:g} {y1:g} C{middle:g} {y1:g} {middle:g} {y2:g} {x2:g} {y2:g}", kind)


def drawn():
    parts = [text(24, 30, "users/me/likes", "strong")]
    columns = [24, 160, 340, 520]
    for x, words in zip(columns, ["segment 1", "segment 2", "segment 3", "the route"]):
        parts.append(text(x, 62, words, "soft words"))
    spots = {}

    def put(name, column, y, words, kind="box", style=""):
        drawn_, width = node(columns[column], y, words, kind, style)
        spots[name] = (columns[column], columns[column] + width, y)
        return drawn_

    nodes = [
        put("users", 0, 150, "users", "letters"),
        put("me", 1, 100, "me", "letters"),
        put("id", 1, 150, "{id:int}"),
        put("name", 1, 220, "{name}", "letters"),
        put("settings", 2, 100, "settings"),
        put("posts", 2, 150, "posts"),
        put("likes", 2, 200, "likes", "letters"),
        put("any", 2, 250, "{tab}"),
    ]
    for start, end, kind in [
        ("users", "me", "line"), ("users", "id", "line"), ("users", "name", "way"), ("me", "settings", "line"),
        ("id", "posts", "line"), ("name", "likes", "way"), ("name", "any", "line"),
    ]:
        parts.append(edge(spots[start][1], spots[start][2], spots[end][0], spots[end][2], kind))
    for drawn_ in nodes:
        parts += drawn_
    for y, route, why, style in [
        (100, "mySettings", "1. me is the best label, and leads nowhere", ""),
        (150, "posts", "2. me is no int", ""),
        (200, "likes", "3. the literal likes wins", "won"),
        (250, "tab", "4. reads the link as well, and comes after", ""),
    ]:
        parts.append(text(columns[3], y + 4.5, route, style))
        parts.append(text(columns[3] + 110, y + 4.5, why, "soft words"))
    return picture(950, 290, TITLE, parts)
