"""Words, boxes and lines as SVG, readable on a dark and on a light page. `Documentation/Drawings/draw` says what of."""
from html import escape

STYLE = """
    text { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 13px; fill: #1f2328 }
    .words { font-family: system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif }
    .soft { fill: #59636e }
    .strong { font-weight: 600 }
    .won { fill: #0969da; font-weight: 600 }
    .page { fill: #ffffff }
    .box { fill: #f6f8fa; stroke: #59636e }
    .letters { fill: #ddf4ff; stroke: #0969da }
    .line { stroke: #59636e; stroke-width: 1.5; fill: none }
    .way { stroke: #0969da; stroke-width: 2.5; fill: none }
    @media (prefers-color-scheme: dark) {
      text { fill: #f0f6fc }
      .soft { fill: #9198a1 }
      .won { fill: #4493f8 }
      .page { fill: #0d1117 }
      .box { fill: #151b23; stroke: #9198a1 }
      .letters { fill: #121d2f; stroke: #4493f8 }
      .line { stroke: #9198a1 }
      .way { stroke: #4493f8 }
    }
  """
# The width of a letter of the monospaced text, a little generous: fonts differ.
LETTER = 8


def text(x, y, words, kind="", anchor="start"):
    kind = f' class="{kind}"' if kind else ""
    return f'<text x="{x:g}" y="{y:g}"{kind} text-anchor="{anchor}" xml:space="preserve">{escape(words)}</text>'


def box(x, y, width, height, kind="box", radius=6):
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" class="{kind}"/>'


def path(steps, kind="line"):
    return f'<path d="{steps}" class="{kind}"/>'


def picture(width, height, title, parts):
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(title)}">\n'
        f"  <style>{STYLE}</style>\n"
        f'  <rect width="{width:g}" height="{height:g}" rx="8" class="page"/>\n  '
        + "\n  ".join(parts)
        + "\n</svg>\n")
