"""A table's tree as `fingerpost list --tree` prints it, with names of routes apart from the paths that lead to them."""
import re

from drawing import LETTER, picture, text

LEFT, TOP, PITCH = 24, 32, 24


def drawn(listing):
    lines = listing.rstrip("\n").split("\n")
    parts = []
    for number, line in enumerate(lines):
        y = TOP + PITCH * number
        for word in re.finditer(r"[├└│─]+|[^ ├└│─](?:[^ ]| (?! ))*", line):
            kind = "soft" if word[0][0] in "├└│─" else "won" if re.fullmatch(r"[A-Za-z]+", word[0]) and word.start() >= 30 else ""
            parts.append(text(LEFT + LETTER * word.start(), y, word[0], kind))
    width = 2 * LEFT + LETTER * max(map(len, lines))
    return picture(width, TOP + PITCH * len(lines), "The paths of Examples/social.routes as a tree", parts)
