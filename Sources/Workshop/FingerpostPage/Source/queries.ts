// How a route alone reads the query and the fragment of a link: `QueryReader` of the engine.

/** What a route took from a part of a link. */
interface Found {
  readonly slot: number;
  /** Where it stands: `segment 2`, `query item "q"`. */
  readonly where: string;
  readonly spans: readonly Span[];
  readonly value: string | readonly string[];
}

/** What a route makes of the items of a link. */
interface Tally {
  readonly found: Found[];
  readonly choices: Map<object, number>;
  /** Whether each item that the route has a use for reads. */
  readonly uses: Map<SpannedItem, boolean>;
  /** How many items there are that may be left out: of the query, and of the fragment. */
  readonly present: [number, number];
  /** How many items the rest of the query has. */
  rest: number;
}

const newTally = (): Tally => ({ found: [], choices: new Map(), uses: new Map(), present: [0, 0], rest: 0 });

const isItem = (part: QueryPart): part is Item => Array.isArray(part);
const isRestOfQuery = (part: QueryPart): part is { readonly rest: number } => !isItem(part) && part.rest !== undefined;
const itemsOf = (part: QueryPart): readonly Item[] => (isItem(part) ? [part] : isRestOfQuery(part) ? [] : part.items);
const hasDefault = (parameter: Parameter): boolean =>
  !typeOf(parameter).isArray && (parameter.default !== undefined || parameter.isUnknown === true);

/** Whether every link must have an item. */
function isRequiredItem(route: Route, [, value]: Item): boolean {
  if (typeof value === "string") return true;
  return !elementOf(route, value).isArray && !hasDefault(parameterOf(route, value));
}

/** Whether a link must have something for a part of a query. */
const isRequired = (route: Route, part: QueryPart): boolean =>
  isItem(part) ? isRequiredItem(route, part) : !isRestOfQuery(part) && part.isOptional !== true;

/** The keys that the template names, in any of its branches. */
const namedKeys = (route: Route): string[] =>
  programOf(route).flatMap(({ steps = [] }) => steps.flatMap((step) => itemsOf(step).map(([key]) => key)));

/** In the query, or in the fragment. */
type Side = 0 | 1;
const whereIs = (key: string, side: Side): string =>
  side === 0 ? `query item "${key}"` : `item "${key}" of the fragment`;

function readItem(
  route: Route,
  [key, value]: Item,
  mayLack: boolean,
  items: readonly SpannedItem[],
  side: Side,
  tally: Tally,
): "present" | "passed" | "refused" {
  const own = items.filter((item) => item.key.text === key);
  const type = typeof value === "number" ? elementOf(route, value) : undefined;
  const readsValue = ({ value: { text } }: SpannedItem) => (type ? reads(type, text) : text === value);
  const take = (read: readonly SpannedItem[]) => {
    if (typeof value !== "number") return;
    const texts = read.map((item) => item.value.text);
    const taken = type?.isArray ? texts : (texts[0] as string);
    tally.found.push({ slot: value, where: whereIs(key, side), spans: read.map((item) => item.value), value: taken });
  };
  if (type?.isArray) {
    const read = own.filter(readsValue);
    if (read.length < own.length && data.isStrict) return "refused";
    own.forEach((item) => tally.uses.set(item, readsValue(item)));
    if (read.length > 0) take(read);
    if (read.length > 0) tally.present[side]++;
    return "present";
  }
  if (own.length === 1 && own.every(readsValue)) {
    take(own);
    own.forEach((item) => tally.uses.set(item, true));
    if (mayLack) tally.present[side]++;
    return "present";
  }
  if (!mayLack || (own.length > 0 && data.isStrict)) return "refused";
  own.forEach((item) => tally.uses.set(item, false));
  return "passed";
}

/** Whether a link has what a part of a query needs. */
function readStep(
  route: Route,
  part: QueryPart,
  items: readonly SpannedItem[],
  side: Side = 0,
  tally = newTally(),
): boolean {
  if (isItem(part)) {
    const mayLack = typeof part[1] === "number" && hasDefault(parameterOf(route, part[1]));
    return readItem(route, part, mayLack, items, side, tally) !== "refused";
  }
  if (isRestOfQuery(part)) {
    const named = namedKeys(route);
    const others = items.filter((item) => !named.includes(item.key.text));
    others.forEach((item) => tally.uses.set(item, true));
    tally.rest = others.length;
    const spans = others.map((item) => ({ ...item.value, start: item.key.start }));
    const value = others.map(spelledItem).join("&");
    tally.found.push({ slot: part.rest, where: others.length > 0 ? "the rest of the query" : "", spans, value });
    return true;
  }
  if (part.isOptional) {
    const outcome = readItem(route, part.items[0] as Item, true, items, side, tally);
    tally.choices.set(part, outcome === "present" ? 1 : 0);
    return outcome !== "refused";
  }
  const branch = part.items.findIndex((item) => readItem(route, item, false, items, side, tally) === "present");
  tally.choices.set(part, branch);
  return branch >= 0;
}

/** A fragment of several parts, cut as a route reads it. */
interface CutFragment {
  readonly segments: readonly Span[];
  readonly items: readonly SpannedItem[];
  readonly isRooted: boolean;
}

/** Undefined if it cannot be cut so. */
function cutFragment(kind: "text" | "path" | "items", link: Scan): CutFragment | undefined {
  const { fragment, text, source } = link;
  if (kind === "text") return { segments: fragment ? [fragment] : [], items: [], isRooted: false };
  if (!fragment) return { segments: [], items: [], isRooted: false };
  const { start, end } = fragment;
  const cut = (): CutFragment | undefined => {
    if (kind === "items") return { segments: [], items: cutItems(text, start, end), isRooted: false };
    const mark = text.indexOf("?", start);
    const pathEnd = mark < 0 ? end : mark;
    const isRooted = text[start] === "/" && start < end;
    const segments: Span[] = [];
    for (let from = isRooted ? start + 1 : start; from < pathEnd; ) {
      const slash = text.indexOf("/", from);
      const stop = slash < 0 || slash > pathEnd ? pathEnd : slash;
      if (stop === from && !isLenient(source.form)) return undefined;
      if (stop > from) addSegment(segments, () => spanOf(text, from, stop), from);
      from = stop + 1;
    }
    return { segments, items: mark < 0 ? [] : cutItems(text, mark + 1, end), isRooted };
  };
  const found = caught(cut);
  return found instanceof Fault ? undefined : found;
}

/** What takes the segments of a fragment of several parts: behind the ranks of the path come those of the fragment. */
function fragmentTakes(route: Route): Take[] {
  const path = route.fragment?.path ?? [];
  const count = path.filter((part) => typeof part !== "string").length;
  const ranks = (route.ranks ?? []).slice(-count || Infinity)[Symbol.iterator]();
  return path.map((part) => takeOf(part as Exclude<Part, Group>, ranks));
}

/** The values that a part took from segments. */
function valuesOf(route: Route, { take, from, count }: Taken, segments: readonly Span[], words = ""): Found[] {
  const own = segments.slice(from, from + count);
  const where = (count === 1 ? `segment ${from + 1}` : `segments ${from + 1} to ${from + count}`) + words;
  const texts = own.map((span) => span.text);
  const [first] = own;
  if (take.kind === "literal" || !first) return [];
  if (take.kind !== "mixed") {
    const value = take.kind === "rest" ? texts : texts.join(":");
    return take.pieces.map((slot) => ({ slot: slot as number, where, spans: own, value }));
  }
  const ranges = mixedRanges(route, take, first.text, words === "" && route.ignoresCase === true) ?? [];
  const slots = take.pieces.filter((piece): piece is number => typeof piece === "number");
  return slots.map((slot, index) => {
    const [start, end] = ranges[index] ?? [0, first.text.length];
    const span = within(first, start, end);
    return { slot, where, spans: [span], value: span.text };
  });
}

/** The part of a segment; the whole of it where escapes move what follows them. */
const within = (span: Span, from: number, to: number): Span =>
  span.text.length === span.end - span.start
    ? { text: span.text.slice(from, to), start: span.start + from, end: span.start + to }
    : { ...span, text: span.text.slice(from, to) };

/** Whether the fragment of a link is what a route expects. */
function readFragment(route: Route, link: Scan, tally = newTally()): boolean {
  const { fragment: wanted } = route;
  const { fragment } = link;
  if (!wanted) return true;
  if (wanted.isOptional) tally.choices.set(wanted, fragment ? 1 : 0);
  if (wanted.kind) {
    if (wanted.isOptional && !fragment) return true;
    const cut = cutFragment(wanted.kind, link);
    const takes = fragmentTakes(route);
    if (!cut || cut.segments.length !== takes.length || (wanted.kind === "text" && !fragment)) return false;
    if (wanted.kind === "path" && cut.isRooted !== (wanted.isRooted === true)) return false;
    const reads = takes.every((take, index) => readsPart(route, take, (cut.segments[index] as Span).text, false));
    if (!reads) return false;
    takes.forEach((take, from) => {
      tally.found.push(...valuesOf(route, { take, from, count: 1 }, cut.segments, " of the fragment"));
    });
    return (wanted.query ?? []).every((part) => readStep(route, part, cut.items, 1, tally));
  }
  const { value } = wanted;
  if (!fragment) {
    return wanted.isOptional === true || (typeof value === "number" && hasDefault(parameterOf(route, value)));
  }
  if (typeof value !== "number") return fragment.text === value;
  tally.found.push({ slot: value, where: "fragment", spans: [fragment], value: fragment.text });
  return reads(elementOf(route, value), fragment.text);
}
