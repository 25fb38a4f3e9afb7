// A QR code in the page.

/** The code of a link as an SVG with its quiet zone; a text where it is too long. */
function qrCode(link: string): Element {
  const grid = qrGrid(link);
  if (!grid) return make("p", {}, "The link is too long for a QR code.");
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  const side = grid.size + 8;
  // By itself an SVG needs its name space, and a reader of codes a few pixels a module.
  svg.setAttribute("xmlns", space);
  svg.setAttribute("viewBox", `0 0 ${side} ${side}`);
  svg.setAttribute("width", String(side * Math.max(3, Math.ceil(224 / side))));
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", "QR code of the link");
  svg.setAttribute("shape-rendering", "crispEdges");
  const paper = document.createElementNS(space, "rect");
  for (const [key, value] of [
    ["width", side],
    ["height", side],
  ] as const)
    paper.setAttribute(key, String(value));
  paper.setAttribute("fill", "#fff");
  const path = document.createElementNS(space, "path");
  path.setAttribute("fill", "#000");
  let text = "";
  for (let y = 0; y < grid.size; y++) {
    for (let x = 0; x < grid.size; x++) {
      const start = x;
      while (x < grid.size && grid.dark[y * grid.size + x]) x++;
      if (x > start) text += `M${start + 4} ${y + 4}h${x - start}v1h-${x - start}z`;
    }
  }
  path.setAttribute("d", text);
  svg.append(paper, path);
  return svg;
}

/** The code with what it is for. */
const qrFigure = (link: string): HTMLElement =>
  make("figure", {}, qrCode(link), make("figcaption", { class: "quiet" }, "Scan it with a phone"));
