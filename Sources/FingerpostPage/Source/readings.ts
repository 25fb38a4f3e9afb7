// What a route makes of a link: each value, and where it stands.

interface Found {
  readonly slot: number;
  /** Where it stands: `segment 2`, `query item "q"`. */
  readonly where: string;
  readonly spans: readonly Span[];
}

interface Reading {
  readonly number: number;
  readonly route: Route;
  readonly link: Scan;
  readonly path: PathReading;
  readonly found: readonly Found[];
  /** The items of the link that the route has no use for, and those that do not read and so count as absent. */
  readonly extra: readonly SpannedItem[];
  readonly unread: readonly SpannedItem[];
}

const allowsMethod = (route: Route, method: string): boolean =>
  route.method === undefined || route.method === method || (route.method === "GET" && method === "HEAD");

/** The part of a segment; the whole of it where escapes move what follows them. */
const within = (span: Span, from: number, to: number): Span =>
  span.text.length === span.end - span.start
    ? { text: span.text.slice(from, to), start: span.start + from, end: span.start + to }
    : { ...span, text: span.text.slice(from, to) };

/** The values that a part took from segments. */
function valuesOf(route: Route, { take, from, count }: Taken, segments: readonly Span[], word = "segment"): Found[] {
  const own = segments.slice(from, from + count);
  const where = count === 1 ? `${word} ${from + 1}` : `${word}s ${from + 1} to ${from + count}`;
  const [first] = own;
  if (take.kind === "literal" || !first) return [];
  if (take.kind !== "mixed") return take.pieces.map((slot) => ({ slot: slot as number, where, spans: own }));
  const ranges = mixedRanges(route, take.pieces, first.text) ?? [];
  const slots = take.pieces.filter((piece): piece is number => typeof piece === "number");
  return slots.map((slot, index) => {
    const [start, end] = ranges[index] ?? [0, first.text.length];
    return { slot, where, spans: [within(first, start, end)] };
  });
}

/** The branches of the path that a reading went through: their queries are asked, too. */
function queryOf(route: Route, path: PathReading): QueryPart[] {
  const takes = new Set(path.taken.flatMap(({ take }) => take.pieces.filter((piece) => typeof piece === "number")));
  const slots = (branch: Branch): number[] =>
    (branch.path ?? []).flatMap((part) =>
      typeof part === "number" ? [part] : Array.isArray(part) ? part.filter((one) => typeof one === "number") : [],
    );
  const collect = (parts: readonly Part[]): QueryPart[] =>
    parts.flatMap((part) => {
      if (typeof part !== "object" || !("branches" in part)) return [];
      const taken = part.branches.filter((branch) => slots(branch).some((slot) => takes.has(slot)));
      const chosen = taken.length > 0 ? taken : part.branches;
      return chosen.flatMap((branch) => [...collect(branch.path ?? []), ...(branch.query ?? [])]);
    });
  return [...collect(route.path ?? []), ...(route.query ?? [])];
}

function readingIn(number: number, link: Scan): Reading | undefined {
  const route = data.routes[number] as Route;
  const own = route.origins ?? data.origins.map((_, index) => index).filter((index) => index < data.listed);
  const isWeb = link.form === "web" || link.form === "path" || link.form === "host";
  if ((route.isWebOnly && !isWeb) || !own.some((origin) => link.fitting.includes(origin))) return undefined;
  const isRead = (route.query ?? []).every((part) => readsPart(route, part, link.items)) && readsFragment(route, link);
  const path = isRead ? readPath(number, link) : undefined;
  if (!path || !allowsColon(route, path, link)) return undefined;
  const found = path.taken.flatMap((taken) => valuesOf(route, taken, link.segments));
  const used = new Set<SpannedItem>();
  const unread: SpannedItem[] = [];
  const query = queryOf(route, path);
  const add = (all: readonly SpannedItem[], part: QueryPart, word: string) => {
    for (const item of itemsOf(part)) {
      const { state, items } = readItem(route, item, all);
      items.forEach((one) => used.add(one));
      if (state === "unread" || state === "repeated") unread.push(...items);
      if (state !== "read" || typeof item[1] === "string") continue;
      found.push({ slot: item[1], where: `${word} "${item[0]}"`, spans: items.map((one) => one.value) });
    }
  };
  query.forEach((part) => add(link.items, part, "query item"));
  const rest = query.find((part): part is { readonly rest: number } => !isItem(part) && part.rest !== undefined);
  if (rest) {
    const others = link.items.filter((item) => !used.has(item));
    const spans = others.map((item) => ({ ...item.value, start: item.key.start }));
    if (spans.length > 0) found.push({ slot: rest.rest, where: "the rest of the query", spans });
    others.forEach((item) => used.add(item));
  }
  addFragment(route, link, found, add);
  return { number, route, link, path, found, extra: link.items.filter((item) => !used.has(item)), unread };
}

function addFragment(
  route: Route,
  link: Scan,
  found: Found[],
  add: (all: readonly SpannedItem[], part: QueryPart, word: string) => void,
): void {
  const { fragment } = route;
  if (!fragment || !link.fragment) return;
  if (typeof fragment.value === "number") {
    if (reads(elementOf(route, fragment.value), link.fragment.text)) {
      found.push({ slot: fragment.value, where: "fragment", spans: [link.fragment] });
    }
    return;
  }
  const cut = fragment.kind && cutFragment(fragment, link);
  if (!cut) return;
  fragmentTakes(fragment).forEach((take, index) => {
    if (cut.segments[index])
      found.push(...valuesOf(route, { take, from: index, count: 1 }, cut.segments, "segment of the fragment,"));
  });
  (fragment.query ?? []).forEach((part) => add(cut.items, part, "item of the fragment,"));
}

/** Behind a custom scheme, a raw colon is read by routes that begin with that very segment. */
function allowsColon(route: Route, path: PathReading, link: Scan): boolean {
  if (!link.hasColon) return true;
  const take = path.taken[0]?.take;
  if (!take) return false;
  if (take.kind === "literal") return true;
  if (take.kind === "mixed") return take.pieces.some((piece) => typeof piece === "string" && piece.includes(":"));
  return take.kind === "capture" && elementOf(route, take.pieces[0] as number).members !== undefined;
}

/** How a route by itself reads a link, whatever the method; undefined if it does not. */
function readingOf(number: number, all: readonly Scan[]): Reading | undefined {
  let best: Reading | undefined;
  for (const link of all) {
    const reading = readingIn(number, link);
    if (reading && (!best || comesBefore(reading.path.ranks, best.path.ranks))) best = reading;
  }
  return best;
}

/** The routes that read a link by themselves, whatever the method. */
function readers(text: string): Reading[] {
  const all = scans(text);
  return data.routes
    .map((_, number) => readingOf(number, all))
    .filter((reading): reading is Reading => reading !== undefined);
}
