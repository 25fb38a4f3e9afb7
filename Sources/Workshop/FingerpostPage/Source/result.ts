// What a link does: which route reads it, with which values, and why.

/** A part of a text, in units of UTF-16. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Parts of a link that the engine names by their bytes, in UTF-8. */
function spansOf(link: string, ranges: readonly (readonly [start: number, end: number])[]): Span[] {
  const bytes = new TextEncoder().encode(link);
  const units = (end: number) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.slice(0, end)).length;
  return ranges.map(([start, end]) => ({ start: units(start), end: units(end) }));
}

/** The text of a link with parts marked: what a route took for values, or what is wrong. */
function markedLink(text: string, spans: readonly Span[], name?: "wrong"): HTMLElement {
  const line = make("code", { dir: "ltr", class: "link" });
  let end = 0;
  for (const span of [...spans].sort((left, right) => left.start - right.start)) {
    if (span.start < end || span.end === span.start) continue;
    line.append(
      shown(text.slice(end, span.start)),
      make("mark", { class: name }, shown(text.slice(span.start, span.end))),
    );
    end = span.end;
  }
  line.append(shown(text.slice(end)));
  return line;
}

const warning = (text: string): HTMLElement => make("p", { class: "warning" }, text);

/** What the route says of itself that concerns whoever sends its link. */
function warnings(route: Route): HTMLElement[] {
  const because = (reason: string) => (reason === "" ? "." : `: ${shown(reason)}.`);
  const found: string[] = [];
  if (route.deprecated !== undefined) found.push(`Deprecated${because(route.deprecated)} The link still opens.`);
  if (route.access === "internal") found.push("Internal: only the app itself may open this link.");
  if (route.access === "confirm") found.push("The app asks before it opens this link.");
  return found.map(warning);
}

/** Where a value stands: the parts of the link that hold its places. */
function placeOf(name: string, parts: Explanation["parts"], { places = [] }: Reading): string {
  const own = parts.filter(({ offset }) => offset !== undefined);
  const holding = places
    .filter((place) => place.name === name)
    .map(({ offset }) => own.filter((part) => Number(part.offset) <= Number(offset)).pop()?.part);
  return [...new Set(holding)].filter((part) => part !== undefined).join(", ");
}

function valueRows(route: Route, parts: Explanation["parts"], reading: Reading): HTMLElement {
  const body = make("tbody");
  const seen = new Set<string>();
  for (const { name, type } of route.parameters) {
    if (seen.has(name)) continue;
    seen.add(name);
    const found = reading.values?.[name];
    const text = Array.isArray(found)
      ? found.length === 0
        ? undefined
        : `[${found.join(", ")}]`
      : found === undefined
        ? undefined
        : String(found);
    const word = text === undefined ? "none" : text === "" ? "empty" : undefined;
    const place = placeOf(name, parts, reading);
    const where = place !== "" ? place : text === undefined ? "left out" : "not in the link: the default";
    body.append(
      make(
        "tr",
        {},
        make("th", { scope: "row" }, value(name)),
        make("td", {}, word === undefined ? value(text ?? "") : make("span", { class: "quiet" }, word)),
        make("td", {}, ...typeCell(type)),
        make("td", {}, where),
      ),
    );
  }
  const head = make(
    "tr",
    {},
    ...["Parameter", "Value", "Type", "Where"].map((text) => make("th", { scope: "col" }, text)),
  );
  return make(
    "div",
    { class: "scroll", tabindex: "0", role: "group", "aria-label": "Values" },
    make("table", {}, make("thead", {}, head), body),
  );
}

const templateRow = (route: Route): readonly [string, ...Child[]] => [
  "Template",
  ...(route.method ? [code(route.method), " "] : []),
  code(route.template),
];

/** A route that an answer names, and what is said of it. */
const saidRoute = (said: Said, ...more: Child[]): HTMLElement => {
  const number = numberOf(said.route, said.template);
  return make("li", {}, routeLink(number), " ", code(data.routes[number]?.template ?? said.template), ...more);
};

const moreItem = (count: number): Child => count > 0 && make("li", { class: "more" }, `and ${count} more`);

/** The most routes that are listed. */
const MOST_SHOWN = 10;

/** The other routes that read the link, and why they come after it. */
function others({ others = [] }: Explanation): HTMLElement | undefined {
  const lost = others.filter(({ reason }) => reason !== undefined);
  if (lost.length === 0) return undefined;
  const items = lost
    .slice(0, MOST_SHOWN)
    .map((other) => saidRoute(other, make("br"), make("span", { class: "quiet" }, shown(other.reason ?? ""))));
  return make(
    "div",
    {},
    make("h4", {}, "Other routes that read it, and why they come after"),
    make("ul", {}, ...items, moreItem(lost.length - MOST_SHOWN)),
  );
}

function itemsRow(label: string, items: readonly Item[] = []): readonly [string, ...Child[]] | undefined {
  if (items.length === 0) return undefined;
  return [label, ...items.flatMap(({ key, value }) => [code(`${key}=${value}`), " "])];
}

/** The link with what a route took for values marked. */
const readLink = (link: string, { places = [] }: Reading): HTMLElement =>
  markedLink(
    link,
    spansOf(
      link,
      places.map(({ offset, length }) => [Number(offset), Number(offset) + Number(length)] as const),
    ),
  );

function found(link: string, number: number, answer: Explanation): Child[] {
  const route = data.routes[number] as Route;
  const canonical = answer.canonical ?? link;
  return [
    make("h3", {}, "Route ", routeLink(number)),
    readLink(link, answer),
    ...warnings(route),
    rows(
      templateRow(route),
      ["Canonical form", ...(canonical === link ? ["the link itself"] : [copyable(canonical, "the canonical form")])],
      itemsRow("Not used", answer.extraQuery),
      itemsRow("Ignored, because it does not read", answer.unreadQuery),
    ),
    route.parameters.length > 0 && valueRows(route, answer.parts, answer),
    others(answer),
  ];
}

function gone(link: string, number: number, answer: Explanation, reading: Reading): Child[] {
  const route = data.routes[number];
  return [
    make("h3", {}, "This link is gone"),
    readLink(link, reading),
    make("p", { class: "warning gone" }, shown(answer.summary?.[0] ?? "")),
    route && rows(templateRow(route)),
    route && route.parameters.length > 0 && valueRows(route, answer.parts, reading),
    others(answer),
  ];
}

/** The part of a link that begins at a place, to be marked. */
function wrongPart(link: string, start: number): readonly [number, number] {
  const bytes = new TextEncoder().encode(link);
  const end = bytes.findIndex((byte, index) => index > start && "/?#&=".includes(String.fromCharCode(byte)));
  return [start, end < 0 ? bytes.length : end];
}

function missed(link: string, answer: Explanation): Child[] {
  const top = answer.obstacles?.length ?? 0;
  const near = (answer.near ?? []).filter(({ obstacles }) => obstacles.length > top);
  const wrong = [answer.error, ...(answer.obstacles ?? []), ...(near[0]?.obstacles ?? [])];
  const offsets = [...new Set(wrong.flatMap((one) => (one?.offset === undefined ? [] : [Number(one.offset)])))];
  const items = near.map((said) =>
    saidRoute(said, make("ul", {}, ...said.obstacles.slice(top).map(({ message }) => make("li", {}, value(message))))),
  );
  const { fix, isNear } = answer;
  return [
    make("h3", {}, "No route reads this link"),
    markedLink(
      link,
      spansOf(
        link,
        offsets.map((start) => wrongPart(link, start)),
      ),
      "wrong",
    ),
    // The heading says that none matches; the mark says where.
    ...(answer.summary ?? [])
      .map((line) => line.replace(/ \(at byte \d+\)\.$/, "."))
      .filter((line) => line !== "No route matches.")
      .map((line) => make("p", { class: "error" }, shown(line))),
    fix &&
      make(
        "p",
        { class: "fix" },
        isNear ? "This would match: " : "The closest that would match: ",
        explained(fix.url, fix.method === "GET" ? undefined : fix.method),
        " (",
        routeLink(numberNamed(fix.route)),
        ")",
      ),
    items.length > 0 &&
      make("h4", {}, isNear ? "The nearest routes, and what differs" : "None is near. These share a part of the path"),
    items.length > 0 && make("ul", {}, ...items, moreItem(Number(answer.omitted ?? 0))),
  ];
}

const idle = (text: string): Child => make("p", { class: "quiet idle" }, text);

/** Shows a link, in words and as a QR code. An empty one shows nothing. */
function show(link: string, method: string): void {
  const [result, code] = [byId("result"), byId("qr")];
  const answer = link === "" ? undefined : asked((engine) => engine.explain(link, method));
  const number = answer ? readerOf(answer) : -1;
  const name = data.routes[number]?.name ?? "";
  result.dataset["route"] = answer?.gone ? "" : name;
  const [children, told] =
    link === ""
      ? [[idle("Paste a link to see which route reads it, and each value in it.")], ""]
      : !answer
        ? [[idle(reason)], reason]
        : answer.gone
          ? [gone(link, number, answer, answer.gone), `The link of ${name} is gone`]
          : number >= 0
            ? [found(link, number, answer), `Route ${name} reads this link`]
            : [missed(link, answer), "No route reads this link"];
  result.replaceChildren(...children.filter((child): child is Node | string => child !== undefined && child !== false));
  code.replaceChildren(...(link === "" ? [] : [qrFigure(link)]));
  announce(told);
}
