"""Railroads: a track from left to right through what a text may hold. A part is its width, what it needs above and below its
track, and how it is drawn from a point on."""
from drawing import LETTER, box, path, text

GAP, HALF, TURN = 14, 14, 10


class Part:
    def __init__(self, width, up, down, draw):
        self.width, self.up, self.down, self.draw = width, up, down, draw


def _station(words, kind, radius):
    width = len(words) * LETTER + 18
    return Part(width, HALF, HALF, lambda x, y: [
        box(x, y - HALF, width, 2 * HALF, kind, radius), text(x + width / 2, y + 4.5, words, anchor="middle")])


def letters(words):
    """Text that stands there as it is."""
    return _station(words, "letters", HALF)


def rule(words):
    """What another track, or a name, stands for."""
    return _station(words, "box", 3)


def _track(x1, x2, y):
    return path(f"M{x1:g} {y:g} H{x2:g}")


def row(*parts):
    width = sum(part.width for part in parts) + GAP * (len(parts) - 1)

    def draw(x, y):
        drawn = []
        for index, part in enumerate(parts):
            if index:
                drawn.append(_track(x, x + GAP, y))
                x += GAP
            drawn += part.draw(x, y)
            x += part.width
        return drawn
    return Part(width, max(part.up for part in parts), max(part.down for part in parts), draw)


nothing = Part(20, 4, 4, lambda x, y: [_track(x, x + 20, y)])


def one(*parts):
    """One of the parts: the first on the track, the others below it."""
    inner = max(part.width for part in parts)
    width = inner + 4 * TURN
    offsets = [0]
    for above, below in zip(parts, parts[1:]):
        offsets.append(offsets[-1] + above.down + below.up + 8)

    def draw(x, y):
        drawn = []
        for part, offset in zip(parts, offsets):
            low, left, right = y + offset, x + 2 * TURN, x + width - 2 * TURN
            if offset == 0:
                drawn.append(_track(x, left, y))
                drawn.append(_track(left + part.width, x + width, y))
            else:
                t = TURN
                drawn.append(path(f"M{x:g} {y:g} q{t} 0 {t} {t} V{low - t:g} q0 {t} {t} {t} H{left:g}"))
                drawn.append(path(
                    f"M{left + part.width:g} {low:g} H{right:g} q{t} 0 {t} {-t} V{y + t:g} q0 {-t} {t} {-t}"))
            drawn += part.draw(left, low)
        return drawn
    return Part(width, parts[0].up, offsets[-1] + parts[-1].down, draw)


def maybe(part):
    """The part, or nothing: the straight track leads by it."""
    return one(nothing, part)


def many(part, between=None):
    """The part once or more; back to its start by what stands between."""
    between = between or nothing
    inner = max(part.width, between.width)
    width, drop = inner + 2 * TURN, part.down + between.up + 8

    def draw(x, y):
        left, right, low, t = x + TURN, x + width - TURN, y + drop, TURN
        middle = x + (width - between.width) / 2
        return [
            _track(x, left, y), _track(left + part.width, x + width, y), *part.draw(left, y),
            path(f"M{right:g} {y:g} q{t} 0 {t} {t} V{low - t:g} q0 {t} {-t} {t} H{middle + between.width:g}"),
            path(f"M{middle:g} {low:g} H{left:g} q{-t} 0 {-t} {-t} V{y + t:g} q0 {-t} {t} {-t}"),
            *between.draw(middle, low)]
    return Part(width, part.up, drop + between.down, draw)
