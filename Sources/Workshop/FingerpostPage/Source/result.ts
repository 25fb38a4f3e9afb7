// What a link does: which route reads it, with which values, and why.

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
    const isNone = text === undefined || (typeof text === "object" && text.length === 0);
    const places = own.map((one) => one.where).filter((place) => place !== "");
    const where = places.length > 0 ? places.join(", ") : isNone ? "left out" : "not in the link: the default";
    const shownText = typeof text === "object" ? `[${text.join(", ")}]` : (text ?? "");
    const word = isNone ? "none" : text === "" ? "empty" : undefined;
    const cell = word === undefined ? value(shownText) : make("span", { class: "quiet" }, word);
    const parameter = route.parameters?.find((one) => one.name === name) as Parameter;
    body.append(
      make(
        "tr",
        {},
        make("th", { scope: "row" }, value(name)),
        make("td", {}, cell),
        make("td", {}, ...typeCell(typeOf(parameter))),
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
  const isOther = (one: Reading) => one.number !== winner.number && allowsMethod(one.route, method);
  const rest = all.filter((one) => isOther(one) && scriptOffset(one) === undefined);
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
        make("span", { class: "quiet" }, shown(reason(winner, loser, method))),
      ),
    );
  const more = rest.length > 10 ? make("li", { class: "more" }, `and ${rest.length - 10} more`) : undefined;
  return make(
    "div",
    {},
    make("h4", {}, "Other routes that read it, and why they come after"),
    make("ul", {}, ...items, more),
  );
}

function itemsRow(label: string, items: readonly SpannedItem[]): readonly [string, ...Child[]] | undefined {
  if (items.length === 0) return undefined;
  return [label, ...items.flatMap((item) => [code(`${item.key.text}=${item.value.text}`), " "])];
}

function found(text: string, method: string, number: number, values: Readonly<Record<string, unknown>>): Child[] {
  const route = data.routes[number] as Route;
  const all = readers(text, method);
  const reading = all.find((one) => one.number === number);
  const spans = reading?.found.flatMap((one) => one.spans) ?? [];
  const canonical = reading ? canonicalOf(reading, method) : text;
  return [
    make("h3", {}, "Route ", routeLink(number)),
    markedLink(text, spans),
    ...warnings(route),
    rows(
      ["Template", ...(route.method ? [code(route.method), " "] : []), code(route.shape)],
      ["Canonical form", ...(canonical === text ? ["the link itself"] : [copyable(canonical, "the canonical form")])],
      reading && itemsRow("Not used", reading.extra),
      reading && itemsRow("Ignored, because it does not read", reading.unread),
    ),
    ...(route.parameters ? [valueRows(number, values, reading)] : []),
    reading && others(reading, all, method),
  ];
}

function gone(text: string, method: string, number: number, values: Readonly<Record<string, unknown>>): Child[] {
  const route = data.routes[number] as Route;
  const all = readers(text, method);
  const reading = all.find((one) => one.number === number);
  const because = route.gone ? `: ${shown(route.gone)}` : "";
  const instead = route.instead ? `; show "${shown(route.instead)}" instead.` : ".";
  return [
    make("h3", {}, "This link is gone"),
    markedLink(text, reading?.found.flatMap((one) => one.spans) ?? []),
    make("p", { class: "warning gone" }, `"${shown(route.name)}" is gone${because}${instead}`),
    rows(["Template", ...(route.method ? [code(route.method), " "] : []), code(route.shape)]),
    ...(route.parameters ? [valueRows(number, values, reading)] : []),
    reading && others(reading, all, method),
  ];
}

function missed(text: string, method: string): Child[] {
  const miss = missOf(text, method);
  const { at, spans = [] } = miss;
  const wrong = at === undefined ? spans : [{ text: "", start: at, end: Math.min(text.length, at + 1) }];
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
  const more = miss.omitted > 0 ? make("li", { class: "more" }, `and ${miss.omitted} more`) : undefined;
  return [
    make("h3", {}, "No route reads this link"),
    markedLink(text, wrong, "wrong"),
    // The heading says that none matches.
    ...miss.lines
      .filter((line) => line !== "No route matches.")
      .map((line) => make("p", { class: "error" }, shown(line))),
    miss.fix &&
      make(
        "p",
        { class: "fix" },
        miss.isNear ? "This would match: " : "The closest that would match: ",
        explained(miss.fix.link, miss.fix.method === "GET" ? undefined : miss.fix.method),
        " (",
        routeLink(miss.fix.number),
        ")",
      ),
    items.length > 0 &&
      make(
        "h4",
        {},
        miss.isNear ? "The nearest routes, and what differs" : "None is near. These share a part of the path",
      ),
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
      ? [make("p", { class: "quiet idle" }, "Paste a link to see which route reads it, and each value in it.")]
      : !answered || !route
        ? missed(text, method)
        : isGone
          ? gone(text, method, number, answered.values)
          : found(text, method, number, answered.values);
  result.replaceChildren(...children.filter((child): child is Node | string => child !== undefined && child !== false));
  code.replaceChildren(...(text === "" ? [] : [qrFigure(text)]));
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
