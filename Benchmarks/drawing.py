"""Bars and curves as SVG, readable on a dark and on a light page. `Benchmarks/plots` says what of."""
import math
from html import escape

STYLE = """
    text { font-family: system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; font-size: 13px; fill: #1f2328 }
    .title { font-size: 15px; font-weight: 600 }
    .soft { fill: #59636e; font-size: 12px }
    .page { fill: #ffffff }
    .bar { fill: #0969da }
    .grid { stroke: #d1d9e0; stroke-width: 1 }
    .ours { stroke: #0969da; stroke-width: 2; fill: none }
    .peer { stroke: #bc4c00; stroke-width: 2; fill: none; stroke-dasharray: 6 4 }
    .dot { fill: #0969da }
    .peerdot { fill: #bc4c00 }
    @media (prefers-color-scheme: dark) {
      text { fill: #f0f6fc }
      .soft { fill: #9198a1 }
      .page { fill: #0d1117 }
      .bar { fill: #4493f8 }
      .grid { stroke: #3d444d }
      .ours { stroke: #4493f8 }
      .peer { stroke: #f0883e }
      .dot { fill: #4493f8 }
      .peerdot { fill: #f0883e }
    }
  """
WIDTH = 760


def text(x, y, words, kind="", anchor="start"):
    kind = f' class="{kind}"' if kind else ""
    return f'<text x="{x:g}" y="{y:g}"{kind} text-anchor="{anchor}">{escape(words)}</text>'


def figure(x, y, value, anchor="start"):
    """A number on a ground of its own, so that no line of the grid goes through it."""
    words = f"{value:,.0f}"
    width = 8 * len(words) + 4
    left = x - 2 if anchor == "start" else x - width / 2
    return f'<rect x="{left:g}" y="{y - 12:g}" width="{width}" height="15" class="page"/>' + text(x, y, words, anchor=anchor)


def line(x1, y1, x2, y2):
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" class="grid"/>'


def picture(height, title, parts):
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">\n'
        f"  <style>{STYLE}</style>\n"
        f'  <rect width="{WIDTH}" height="{height}" rx="8" class="page"/>\n  '
        + "\n  ".join([text(20, 28, title, "title")] + parts)
        + "\n</svg>\n")


def scale(most):
    """Round steps from 0 on, a few of them, the last not below `most`."""
    size = 10 ** math.floor(math.log10(most))
    step = next(size * part for part in (0.2, 0.25, 0.5, 1, 2, 2.5) if most <= size * part * 5)
    return [step * index for index in range(math.ceil(most / step) + 1)]


def bars(title, unit, rows):
    """One bar a row, with its figure at the end."""
    left, right, top, pitch = 300, WIDTH - 80, 52, 28
    marks = scale(max(value for _, value in rows))
    bottom = top + pitch * len(rows)

    def x(value):
        return round(left + (right - left) * value / marks[-1], 1)

    parts = []
    for mark in marks:
        parts += [line(x(mark), top, x(mark), bottom), text(x(mark), bottom + 18, f"{mark:,.0f}", "soft", "middle")]
    for index, (name, value) in enumerate(rows):
        y = top + pitch * index
        parts += [
            text(left - 10, y + 18, name, anchor="end"),
            f'<rect x="{left}" y="{y + 5}" width="{x(value) - left:g}" height="18" rx="2" class="bar"/>',
            figure(x(value) + 6, y + 18, value),
        ]
    parts.append(text((left + right) / 2, bottom + 38, unit, "soft", "middle"))
    return picture(bottom + 52, title, parts)


def curves(title, unit, below, names, series):
    """One curve for each of `series`, its name at the last point; `names` are those of the points.

    Both axes are logarithmic: equal ratios are equal distances.
    """
    left, right, top, bottom = 70, WIDTH - 150, 66, 310
    low = math.floor(math.log10(min(min(values) for *_, values in series)))
    high = math.ceil(math.log10(max(max(values) for *_, values in series)))

    def point(index, value):
        return (
            round(left + (right - left) * (index + 0.2) / (len(names) - 0.6), 1),
            round(bottom - (bottom - top) * (math.log10(value) - low) / (high - low), 1))

    parts = []
    for mark in (10 ** power for power in range(low, high + 1)):
        y = point(0, mark)[1]
        parts += [line(left, y, right, y), text(left - 8, y + 4, f"{mark:,}", "soft", "end")]
    for index, name in enumerate(names):
        parts.append(text(point(index, 10**low)[0], bottom + 20, name, "soft", "middle"))
    for name, stroke, dot, values in series:
        points = [point(index, value) for index, value in enumerate(values)]
        parts.append(f'<polyline points="{" ".join(f"{x:g},{y:g}" for x, y in points)}" class="{stroke}"/>')
        # Figures stand above the higher curve and below the lower one.
        for index, ((x, y), value) in enumerate(zip(points, values)):
            is_higher = value == max(other[-1][index] for other in series)
            parts += [
                f'<circle cx="{x:g}" cy="{y:g}" r="4" class="{dot}"/>',
                figure(x, y - 12 if is_higher else y + 22, value, "middle")]
        parts.append(text(points[-1][0] + 34, points[-1][1] + 4, name))
    parts.append(text(20, 50, f"{unit}, logarithmic", "soft"))
    parts.append(text((left + right) / 2, bottom + 40, below, "soft", "middle"))
    return picture(bottom + 54, title, parts)
