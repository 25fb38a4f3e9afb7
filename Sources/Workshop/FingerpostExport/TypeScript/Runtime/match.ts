// text.ts, match.ts and print.ts are the same in every module: they read and print links as the engine does. Change a
// rule of the engine here and in the runtime of Kotlin, too: `.ci/languages` compares them.
//
// `scan` cuts a text once. `shapes` has the ways that may read it, `readWay` reads one, and `find` chooses by ranks.

/** Whether a part takes any number of segments. */
const isOpen = ({ isLong, tail }: PartData) => isLong === true || tail !== undefined;
const slotsOf = ({ pieces }: PartData) => pieces.filter((piece): piece is number => typeof piece === "number");
/** What reads the value of an item. */
const valuePart = ({ slot = -1, text, pieces = [text ?? slot] }: ItemData): PartData => ({ pieces });

const waysOf: readonly (readonly Way[])[] = table.routes.map((route, index) => {
  const slots = route.slots.map((slot) => ({ ...slot, type: types[slot.type] as Type }));
  const spell = route.ignoresCase ? folded : (text: string) => text;
  return route.ways.map((way, number) => ({
    ...{ ...way, route, index, number, slots, spell },
    isOpen: way.path.some(isOpen),
    isRaw: way.path.some((part) => part.isRaw === true),
    ranks: way.path.map(({ rank = 0 }) => rank),
  }));
});

const ways = waysOf.flat();
const hasRaw = ways.some(({ isRaw }) => isRaw);

/** What a link without a value means. */
const standard = ({ default: value, type }: Slot): Value => value ?? (type.isArray ? [] : undefined);

/** Whether a part reads a segment; its values are put into slots. */
function readPart(
  way: Way,
  { pieces, isLong }: PartData,
  text: string,
  raw: Text,
  slots: Value[],
  inPath = true,
): boolean {
  const spell = inPath ? way.spell : (text: string) => text;
  const [only] = pieces;
  if (pieces.length > 1) {
    const types = pieces.map((piece) => (typeof piece === "string" ? piece : (way.slots[piece] as Slot).type));
    const cuts = cutMixed(types, text, raw, spell);
    slotsOf({ pieces }).forEach((slot, index) => (slots[slot] = cuts?.[index]));
    return cuts !== undefined;
  }
  if (typeof only === "string") return spell(text) === spell(only);
  if (inPath && text === "") return false;
  if (only === undefined || isLong) return true;
  const { type } = way.slots[only] as Slot;
  slots[only] = type.separator === undefined ? canonical(type, text) : cutList(type, text, raw, false);
  return slots[only] !== undefined;
}

/** Whether the ranks of some steps are better than those of others. */
function wins(left: Step | undefined, right: Step | undefined): boolean {
  if (!left || !right || left.rank !== right.rank) return left !== undefined && (!right || left.rank < right.rank);
  return wins(left.next, right.next);
}

/** How many segments each part takes: with the best ranks, and of such readings the first parts are shortest. */
function spread(way: Way, { form, segments, raws }: Scan): Path | undefined {
  const known = new Map<number, Step | undefined>();
  const end: Step = { rank: 0, isLast: true, next: undefined };
  /** The steps from a segment on, which a part takes as its first one or as a further one. */
  function from(index: number, at: number, isFurther: boolean): Step | undefined {
    const [part, text] = [way.path[index], segments[at]];
    if (!part || text === undefined) return part || text !== undefined ? undefined : end;
    const place = 2 * (index * segments.length + at) + (isFurther ? 1 : 0);
    if (known.has(place)) return known.get(place);
    const tail = isFurther ? part.tail : undefined;
    const isRead = tail !== undefined || readPart(way, part, text, raws[at], []);
    const mayStay = part.isLong || (part.tail !== undefined && form === "compact");
    const go = isRead ? from(index + 1, at + 1, false) : undefined;
    const stay = isRead && mayStay ? from(index, at + 1, true) : undefined;
    const isLast = !wins(stay, go);
    const next = isLast ? go : stay;
    known.set(place, next && { rank: tail ?? part.rank ?? 0, isLast, next });
    return known.get(place);
  }
  const [ranks, lengths]: [number[], number[]] = [[], []];
  const first = from(0, 0, false);
  for (let [step, length] = [first, 1]; step && step !== end; [step, length] = [step.next, length + 1]) {
    ranks.push(step.rank);
    if (step.isLast) [length] = [0, lengths.push(length)];
  }
  return first && { ranks, lengths };
}

/** Reads an item of a query or of a fragment: false if it must be there and is not, or does not read. */
function readItem(reading: Reading, step: StepData, item: ItemData, items: readonly Item[], place: 0 | 1): boolean {
  const { key, slot: index = -1, rank } = item;
  const { way, slots } = reading;
  const slot = way.slots[index];
  const hasMany = slot?.type.isArray === true;
  const isList = slot?.type.separator !== undefined;
  const isArray = hasMany && !isList;
  const found = items.filter(([own]) => own === key);
  if (isList && found.length > 1) return false;
  const read: Value[] = found.flatMap(([, value, , raw]): Value[] => {
    const one = slot && (isList ? cutList(slot.type, value, raw, true) : canonical(slot.type, value));
    if (slot) return one === undefined ? [] : [one];
    return readPart(way, valuePart(item), value, raw, found.length === 1 ? slots : [], false) ? [value] : [];
  });
  const isWhole = read.length === found.length || (isArray && !table.strictQuery);
  const isThere = isWhole && (isArray ? read.length > 0 : found.length === 1);
  const mayBeAbsent = step.isOptional || hasMany || (step.items.length === 1 && slot?.default !== undefined);
  if (!isThere && (!mayBeAbsent || (found.length > 0 && table.strictQuery))) return false;
  if (slot && isThere) slots[index] = isArray ? (read as string[]) : read[0];
  else if (slot && (hasMany || !step.isOptional)) slots[index] = standard(slot);
  if (isThere && mayBeAbsent) reading.present[place]++;
  if (rank !== undefined) reading.required.push(rank);
  return true;
}

/** Reads the items of a query, or of a fragment. */
function readSteps(reading: Reading, steps: readonly StepData[], items: readonly Item[], place: 0 | 1): boolean {
  return steps.every((step) => {
    if (step.rest === undefined) return step.items.some((item) => readItem(reading, step, item, items, place));
    const others = items.filter(([key]) => !step.keys?.includes(key));
    reading.rest = others.length > 0 ? 0 : 2;
    reading.slots[step.rest] = others.map(spelledItem).join("&");
    return true;
  });
}

/** Reads the fragment as a route cuts it. */
function readFragment(reading: Reading, { form, fragment, rawFragment = "" }: Scan): boolean {
  const { way, slots } = reading;
  if (!way.route.fragment) return true;
  const { kind, isRooted = false, isOptional = false, path, query } = way.route.fragment;
  const [part] = path;
  if (kind === "text" && part) {
    const [index = -1] = slotsOf(part);
    const slot = way.slots[index];
    if (fragment !== undefined) return readPart(way, part, fragment, rawFragment, slots, false);
    if (slot && !isOptional) slots[index] = standard(slot);
    return isOptional || slot?.default !== undefined;
  }
  const [, start = "", rest = ""] = (kind === "items" ? /^()([^]*)$/ : /^([^?]*)\??([^]*)$/).exec(rawFragment) ?? [];
  const cut = isRooted ? start.replace(/^\//, "") : start;
  const [segments, raws] = [cutSegments(cut, form, []), rawSegments(cut, [])];
  const items = cutItems(rest, table.plusIsSpace, false);
  if ((kind === "path" && (start[0] === "/") !== isRooted) || segments?.length !== path.length || !items) return false;
  const isPath = path.every((part, index) => readPart(way, part, segments[index] as string, raws[index], slots, false));
  return isPath && readSteps(reading, query, items, 1);
}

/** Reads a scan as one way does. */
function readWay(way: Way, scan: Scan): Reading | undefined {
  const { segments, raws, items } = scan;
  const slots: Value[] = way.slots.map(() => undefined);
  const [required, present]: [number[], [number, number]] = [[], [0, 0]];
  const path = way.isOpen ? spread(way, scan) : { ranks: way.ranks, lengths: [] };
  if (!path || way.isRaw !== scan.isRaw) return undefined;
  let start = 0;
  for (const [index, part] of way.path.entries()) {
    const end = start + (path.lengths[index] ?? 1);
    if (!readPart(way, part, segments[start] as string, raws[start], slots)) return undefined;
    const [slot] = slotsOf(part);
    const taken = segments.slice(start, end);
    if (slot !== undefined && isOpen(part)) slots[slot] = part.isLong ? taken : taken.join(":");
    start = end;
  }
  const long = path.lengths.filter((_, index) => isOpen(way.path[index] as PartData));
  const choices = (way.choices ?? []).map((choice) => (choice < 0 ? (long.shift() as number) : choice));
  for (const slot of way.absent ?? []) slots[slot] = standard(way.slots[slot] as Slot);
  const reading: Reading = { way, slots, ranks: path.ranks, choices, required, present, rest: 1 };
  if (!readSteps(reading, way.query, items, 0) || !readFragment(reading, scan)) return undefined;
  required.sort((left, right) => left - right);
  return reading;
}

const shapes = new Map<string, Shape>();
for (const way of [...ways].sort((left, right) => (left.rank ?? 0) - (right.rank ?? 0))) {
  const { length: count } = way.path;
  const open = way.path.findIndex(isOpen);
  const isKey = (at: number) => (open < 0 || at < open) && typeof way.path[at]?.pieces[0] === "string";
  const literals = [...way.path.keys()].filter((at) => way.path[at]?.pieces.length === 1 && isKey(at));
  const name = JSON.stringify([literals, count, way.isOpen, way.route.ignoresCase]);
  const shape = shapes.get(name) ?? { literals, count, isOpen: way.isOpen, spell: way.spell, ways: new Map() };
  const key = literals.map((at) => way.spell(way.path[at]?.pieces[0] as string)).join("/");
  shapes.set(name, shape);
  shape.ways.set(key, [...(shape.ways.get(key) ?? []), way]);
}

function lexicographic(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((number, index) => number !== right[index]);
  return at < 0 ? left.length - right.length : (left[at] as number) - (right[at] ?? -Infinity);
}

/** Which of two readings wins, as `PrecedenceRule` has it: negative for the left one. */
function compare(left: Fit, right: Fit): number {
  const ranks = table.isDeclared ? left.way.index - right.way.index : lexicographic(left.ranks, right.ranks);
  if (ranks !== 0) return ranks;
  if (left.way.index === right.way.index)
    return lexicographic([left.scan, ...left.choices], [right.scan, ...right.choices]);
  const order = ({ way: { route }, required, present, rest, origins, hostRank, method }: Fit) => [
    ...[route.ignoresCase ? 1 : 0, -required.length, ...required, -present[0], rest, route.fragmentRank, -present[1]],
    ...[hostRank, method, route.order, origins[0] as number],
  ];
  return lexicographic(order(left), order(right));
}

/** The reading that wins a text. */
function find(text: string, method: string): Fit | undefined {
  const best = new Map<RouteData, Fit>();
  let least = Infinity;
  for (const [number, scan] of scans(text, hasRaw).entries()) {
    const { segments, fitting, hasColon } = scan;
    for (const { literals, count, isOpen, spell, ways } of shapes.values()) {
      if (isOpen ? segments.length < count : segments.length !== count) continue;
      for (const way of ways.get(literals.map((at) => spell(segments[at] as string)).join("/")) ?? []) {
        const { method: own, colons, origins: allowed } = way.route;
        const origins = fitting.filter((origin) => allowed?.includes(origin) ?? origin < table.listed);
        const isFit = own === undefined || own === method || (own === "GET" && method === "HEAD");
        const mayBegin = !hasColon || colons === true || colons?.includes(spell(segments[0] ?? ""));
        // A way that is behind one that reads the text is not tried.
        if (origins.length === 0 || !isFit || !mayBegin || (way.rank ?? 0) > least) continue;
        const reading = readWay(way, scan);
        if (!reading) continue;
        const hostRank = Math.min(...origins.map((index) => table.origins[index]?.rank ?? 0));
        const rank = own === undefined ? 2 : own === method ? 0 : 1;
        const fit = { ...reading, origins, hostRank, method: rank, scan: number, isCompact: scan.form === "compact" };
        const other = best.get(way.route);
        if (!other || compare(fit, other) < 0) best.set(way.route, fit);
        least = Math.min(least, way.rank ?? Infinity);
      }
    }
  }
  return [...best.values()].sort(compare)[0];
}

/** The reading that wins a text, if no browser takes a part of it for a script. */
function read(text: string, method: string): Fit | undefined {
  const found = find(text, method);
  const isOpened = found?.way.path.some((part) => {
    const [value = ""] = slotsOf(part).map((slot) => found.slots[slot] ?? "");
    const isTaken = part.isLong || part.isRaw || (part.tail !== undefined && found.isCompact);
    return (
      isTaken && isScript(typeof value === "string" ? value : found.isCompact ? value.join(":") : (value[0] ?? ""))
    );
  });
  return isOpened ? undefined : found;
}
