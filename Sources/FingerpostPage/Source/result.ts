// What a link does: which route reads it, with which values, and why.

/** The text of a link with the parts marked that a route took for values. */
function markedLink(text: string, spans: readonly Span[]): HTMLElement {
  const line = make("code", { dir: "ltr", class: "link" });
  let end = 0;
  for (const span of [...spans].sort((left, right) => left.start - right.start)) {
    if (span.start < end || span.end === span.start) continue;
    line.append(shown(text.slice(end, span.start)), make("mark", {}, shown(text.slice(span.start, span.end))));
    end = span.end;
  }
  line.append(shown(text.slice(end)));
  return line;
}

/** The routes of the same name, in the order of printing. */
function namesakes(number: number): number[] {
  const { name } = data.routes[number] as Route;
  const same = data.routes
    .map((_, other) => other)
    .filter((other) => data.routes[other]?.name === name && data.routes[other]?.gone === undefined);
  const hasWildcard = (other: number) => /(?:^|[/(|])\*/.test(data.routes[other]?.shape ?? "");
  const first = (other: number) => (data.routes[other]?.role === "only read" ? 1 : 0);
  return same.sort(
    (left, right) => Number(hasWildcard(left)) - Number(hasWildcard(right)) || first(left) - first(right),
  );
}

/** The canonical form of a link; the link itself where its values print no other one. */
function canonicalOf(
  text: string,
  method: string,
  number: number,
  values: Readonly<Record<string, unknown>>,
  reading: Reading | undefined,
): string {
  const origin = reading?.link.source;
  for (const other of namesakes(number)) {
    const route = data.routes[other] as Route;
    if (route.deprecated !== undefined) continue;
    const own = Object.entries(values).map(([name, value]) => {
      const parameter = route.parameters?.find((one) => one.name === name);
      const text = textOf(value);
      if (!parameter || other === number) return [name, value] as const;
      const type = typeOf(parameter);
      const isRead = Array.isArray(text) ? text.every((one) => reads(type, one)) : reads(type, text);
      return [
        name,
        !isRead ? value : Array.isArray(text) ? text.map((one) => moduleValue(type, one)) : moduleValue(type, text),
      ] as const;
    });
    const printed = printedLink(other, Object.fromEntries(own), origin);
    if (printed !== undefined) return withWildcards(printed, reading);
  }
  const respelled = reading && respelledLink(reading);
  const again = respelled === undefined ? null : match(respelled, method);
  const isSame =
    again?.route === String(number) && JSON.stringify(textsOf(again.values)) === JSON.stringify(textsOf(values));
  return isSame && respelled !== undefined ? respelled : text;
}

const textsOf = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).map(([name, value]) => [name, textOf(value)]);

/** The link with its escapes and slashes corrected, without what the route has no use for. */
function respelledLink({ link, route, extra, unread }: Reading): string {
  const [segments, start] = [link.segments.map((span) => span.text), link.text.slice(0, link.pathStart)];
  if (link.form === "compact") return segments.join(":");
  const path = (link.form === "host" ? segments.slice(1) : segments).map(escapedSegment).join("/");
  const items = link.items
    .filter((item) => !extra.includes(item) && !unread.includes(item))
    .map((item) => escapedInQuery(item.key.text) + (item.hasValue ? "=" + escapedInQuery(item.value.text) : ""));
  const slash = link.form === "scheme" ? "" : "/";
  const fragment = route.fragment && link.fragment ? link.text.slice(link.fragment.start - 1) : "";
  return folded(start) + slash + path + (items.length === 0 ? "" : "?" + items.join("&")) + fragment;
}

/** Text as the key or the value of an item. */
const escapedInQuery = (text: string): string =>
  encodeURIComponent(text)
    .replace(/'/g, "%27")
    .replace(/%(?:2[4CF]|3[ABF]|40)/g, decodeURIComponent);

function printedLink(number: number, values: object, origin: string | undefined): string | undefined {
  try {
    return links[String(number)]?.(values, origin === undefined ? {} : { origin });
  } catch {
    return undefined;
  }
}

/** A `*` keeps what it took. */
function withWildcards(printed: string, reading: Reading | undefined): string {
  let link = printed;
  for (const { take, from, count } of reading?.path.taken ?? []) {
    if (take.kind !== "*" || !reading) continue;
    const segments = reading.link.segments.slice(from, from + count).map((span) => escapedSegment(span.text));
    link = link.replace(/(\/\/?)\*(?=[/?#]|$)/, (_, slash: string) => slash + segments.join("/"));
  }
  return link;
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

function valueRows(
  number: number,
  values: Readonly<Record<string, unknown>>,
  reading: Reading | undefined,
): HTMLElement {
  const route = data.routes[number] as Route;
  const body = make("tbody");
  const names = new Set((route.parameters ?? []).map(({ name }) => name));
  for (const name of names) {
    const own = reading?.found.filter(({ slot }) => parameterOf(route, slot).name === name) ?? [];
    const text = name in values ? textOf(values[name]) : undefined;
    const where =
      own.length > 0
        ? own.map((one) => one.where).join(", ")
        : text === undefined
          ? "left out"
          : "not in the link: the default";
    const cell =
      text === undefined
        ? make("span", { class: "quiet" }, "none")
        : value(Array.isArray(text) ? `[${text.join(", ")}]` : text);
    const parameter = route.parameters?.find((one) => one.name === name) as Parameter;
    body.append(
      make(
        "tr",
        {},
        make("th", { scope: "row" }, value(name)),
        make("td", {}, cell),
        make("td", {}, code(typeText(typeOf(parameter)))),
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

/** The other routes that read the link, and why they come after it. */
function others(winner: Reading, all: readonly Reading[], method: string): HTMLElement | undefined {
  const rest = all.filter(({ number, route }) => number !== winner.number && allowsMethod(route, method));
  if (rest.length === 0) return undefined;
  const items = rest
    .slice(0, 10)
    .map((loser) =>
      make(
        "li",
        {},
        routeLink(loser.number),
        " ",
        code(loser.route.shape),
        make("br"),
        make("span", { class: "quiet" }, shown(reason(winner, loser))),
      ),
    );
  const more = rest.length > 10 ? make("li", {}, `and ${rest.length - 10} more`) : undefined;
  return make("div", {}, make("h4", {}, "It wins over"), make("ul", {}, ...items, more));
}

function itemsRow(label: string, items: readonly SpannedItem[]): readonly [string, ...Child[]] | undefined {
  if (items.length === 0) return undefined;
  return [
    label,
    ...items.flatMap((item) => [code(item.hasValue ? `${item.key.text}=${item.value.text}` : item.key.text), " "]),
  ];
}

function found(text: string, method: string, number: number, values: Readonly<Record<string, unknown>>): Child[] {
  const route = data.routes[number] as Route;
  const all = readers(text);
  const reading = all.find((one) => one.number === number);
  const spans = reading?.found.flatMap((one) => one.spans) ?? [];
  const canonical = canonicalOf(text, method, number, values, reading);
  return [
    make("h3", {}, "Route ", routeLink(number)),
    markedLink(text, spans),
    ...warnings(route),
    rows(
      ["Template", ...(route.method ? [code(route.method), " "] : []), code(route.shape)],
      ["Canonical form", ...(canonical === text ? ["the link itself"] : [copyable(canonical, "the canonical form")])],
      reading && itemsRow("No use for", reading.extra),
      reading && itemsRow("Does not read, counts as absent", reading.unread),
    ),
    ...(route.parameters ? [valueRows(number, values, reading)] : []),
    reading && others(reading, all, method),
  ];
}

function gone(text: string, number: number): Child[] {
  const route = data.routes[number] as Route;
  const because = route.gone ? `: ${shown(route.gone)}` : "";
  return [
    make("h3", {}, "This link is gone"),
    markedLink(text, []),
    warning(
      `"${shown(route.name)}" is gone${because}${route.instead ? `; show "${shown(route.instead)}" instead.` : "."}`,
    ),
    rows(["Template", code(route.shape)]),
  ];
}

function missed(text: string, method: string): Child[] {
  const miss = missOf(text, method);
  const at = miss.at;
  const mark = at === undefined ? [] : [{ text: "", start: at, end: Math.min(text.length, at + 1) }];
  const near = miss.near.filter(({ obstacles }) => obstacles.length > 0);
  const items = near.map(({ number, obstacles }) =>
    make(
      "li",
      {},
      routeLink(number),
      " ",
      code(data.routes[number]?.shape ?? ""),
      make("ul", {}, ...obstacles.map((obstacle) => make("li", {}, value(obstacle)))),
    ),
  );
  const more = miss.omitted > 0 ? make("li", {}, `and ${miss.omitted} more`) : undefined;
  return [
    make("h3", {}, "No route reads this link"),
    markedLink(text, mark),
    make("p", { class: "error" }, shown(miss.headline)),
    miss.fix &&
      make(
        "p",
        {},
        miss.isNear ? "This would match: " : "The closest that would match: ",
        explained(miss.fix.link, miss.fix.method === "GET" ? undefined : miss.fix.method),
        " (",
        routeLink(miss.fix.number),
        ")",
      ),
    items.length > 0 && make("h4", {}, miss.isNear ? "Nearest first" : "None is near. These share a part of the path"),
    items.length > 0 && make("ul", {}, ...items, more),
  ];
}

/** Shows a link, in words and as a QR code. An empty one shows nothing. */
function show(text: string, method: string): void {
  const [result, code] = [byId("result"), byId("qr")];
  const answered = text === "" ? null : match(text, method);
  const number = answered ? Number(answered.route) : -1;
  const route = data.routes[number];
  const isGone = route?.gone !== undefined;
  result.dataset["route"] = route && !isGone ? route.name : "";
  const children =
    text === ""
      ? [make("p", { class: "quiet" }, "Paste a link to see which route reads it.")]
      : !answered || !route
        ? missed(text, method)
        : isGone
          ? gone(text, number)
          : found(text, method, number, answered.values);
  result.replaceChildren(...children.filter((child): child is Node | string => child !== undefined && child !== false));
  code.replaceChildren(...(text === "" ? [] : [qrCode(text)]));
  announce(
    text === ""
      ? ""
      : route
        ? isGone
          ? `The link of ${route.name} is gone`
          : `Route ${route.name} reads this link`
        : "No route reads this link",
  );
}
