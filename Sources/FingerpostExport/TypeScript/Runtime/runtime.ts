// What is the same in every module that Fingerpost writes: this reads and prints links as its engine does.
//
// `scan` cuts a text once. The shapes lend the ways that may read it; `readWay` reads one of them, or tells where it
// stops; `find` chooses between readings by the ranks that the data holds. `plan` finds the way that holds some values,
// `write` writes it, and `print` reads back what is written. `runtime.kt` is the same in Kotlin: who changes a rule of
// the engine changes it in both, and `.ci/foreign` compares them. `.ci/runtime` brings this text into the package.

// MARK: Ways
// A route without groups, read from a scan: what its parts take, and the ranks of the labels that took them.

const MIXED_READS = 4096;

const ways: readonly Way[] = table.routes.flatMap((route, index) => {
  const slots = route.slots.map((slot) => ({ ...slot, type: types[slot.type] as Type }));
  return route.ways.map((way, number) => ({
    ...{ ...way, route, index, number, slots },
    isOpen: way.path.some((part) => part.isLong || part.tail !== undefined),
    isRaw: way.path.some((part) => part.isRaw === true),
  }));
});

/** What a link without a value means. */
const standard = ({ default: value, type }: Slot): Value => value ?? (type.isArray ? [] : undefined);

/**
 * Cuts a segment at the literals between its parameters: from the left, each parameter is as short as the rest allows,
 * and none is empty. Undefined if it cannot be cut.
 */
function cutMixed(
  slots: readonly Slot[],
  pieces: readonly (string | number)[],
  text: string,
  spell: (text: string) => string,
) {
  const [spelled, cuts, failed] = [spell(text), [] as string[], new Set<number>()];
  let reads = 0;
  function split(index: number, start: number): boolean {
    const [piece, next] = [pieces[index], pieces[index + 1]];
    if (piece === undefined) return start === text.length;
    if (typeof piece === "string")
      return spelled.startsWith(spell(piece), start) && split(index + 1, start + piece.length);
    // What failed from here fails again; a string that failed fails from every later place, too.
    const { type } = slots[piece] as Slot;
    const place = index * (text.length + 1) + (type.longest === undefined ? 0 : start);
    for (let end = start; !failed.has(place); ) {
      end = typeof next === "string" ? spelled.indexOf(spell(next), end + 1) : end < text.length ? text.length : -1;
      const part = text.slice(start, end);
      if (end < 0 || part.length > (type.longest ?? Infinity)) break;
      if (type.longest !== undefined) {
        if (++reads > MIXED_READS || utf8Length(part) > type.longest || canonical(type, part) === undefined) continue;
      }
      cuts.push(part);
      if (split(index + 1, end)) return true;
      cuts.pop();
    }
    failed.add(place);
    return false;
  }
  return split(0, 0) ? cuts : undefined;
}

/** Whether a part reads a segment; its values are put into slots. */
function readPart(way: Way, part: PartData, text: string, slots: Value[], inPath: boolean): boolean {
  const spell = inPath && way.route.ignoresCase ? folded : (text: string) => text;
  if (part.text !== undefined) return spell(text) === spell(part.text);
  if (part.pieces) {
    const cuts = text === "" ? undefined : cutMixed(way.slots, part.pieces, text, spell);
    for (const piece of part.pieces) if (cuts && typeof piece === "number") slots[piece] = cuts.shift() as string;
    return cuts !== undefined;
  }
  if (inPath && text === "") return false;
  if (part.slot === undefined || part.isLong) return true;
  slots[part.slot] = text;
  return canonical((way.slots[part.slot] as Slot).type, text) !== undefined;
}

/** How many segments each part takes: with the best ranks, and of such readings the first parts are shortest. */
function spread(way: Way, { form, segments }: Scan): number[] | undefined {
  const wins = (left: Step | undefined, right: Step | undefined): boolean =>
    left !== undefined &&
    (right === undefined || (left.rank === right.rank ? wins(left.next, right.next) : left.rank < right.rank));
  const none = way.path.map((): Step | undefined => undefined);
  const end: Step = { rank: 0, isLast: true, next: undefined };
  // The steps from each part on at a segment: of a part that takes its first one there, or a further one.
  let [first, further] = [[...none, end as Step | undefined], none];
  for (const text of [...segments].reverse()) {
    const step = (part: PartData, index: number, isFurther: boolean): Step | undefined => {
      const isTail = isFurther && part.tail !== undefined;
      const go = first[index + 1];
      const stay = part.isLong || (part.tail !== undefined && form === "compact") ? further[index] : undefined;
      if ((!go && !stay) || !(isTail || readPart(way, part, text, [], true))) return undefined;
      const isLast = !wins(stay, go);
      return { rank: (isTail ? part.tail : part.rank) ?? 0, isLast, next: isLast ? go : stay };
    };
    [first, further] = [false, true].map((isFurther) =>
      way.path.map((part, index) => step(part, index, isFurther)),
    ) as [(Step | undefined)[], (Step | undefined)[]];
  }
  const lengths: number[] = [];
  let length = 1;
  for (let step = first[0]; step && step !== end; step = step.next, length++)
    if (step.isLast) [length] = [0, lengths.push(length)];
  return first[0] && lengths;
}

/** Reads the items of a query, or of a fragment. */
function readSteps(reading: Reading, steps: readonly StepData[], items: readonly Item[], place: 0 | 1): boolean {
  const { way, slots } = reading;
  /** Undefined for what is there, and does not read. */
  function read({ key, slot: index, text }: ItemData, isOptional: boolean): boolean | undefined {
    const found = items.filter(([own]) => own === key).map(([, value]) => value);
    const slot = way.slots[index ?? -1];
    const read = slot
      ? found.filter((value) => canonical(slot.type, value) !== undefined)
      : found.filter((value) => value === text);
    if (slot?.type.isArray) {
      if (read.length < found.length && table.strictQuery) return undefined;
      if (read.length > 0) reading.present[place]++;
      slots[index as number] = read.length > 0 ? read : standard(slot);
      return true;
    }
    if (found.length === 1 && read.length === 1) {
      if (slot) slots[index as number] = read[0];
      if (isOptional) reading.present[place]++;
      return true;
    }
    return isOptional && (found.length === 0 || !table.strictQuery) ? false : undefined;
  }
  return steps.every(({ items: own, isOptional, rest, keys = [] }) => {
    if (rest !== undefined) {
      const others = items.filter(([key]) => !keys.includes(key));
      reading.rest = others.length > 0 ? 0 : 2;
      slots[rest] = others.map(spelledItem).join("&");
      return true;
    }
    for (const item of own) {
      const slot = way.slots[item.slot ?? -1];
      const outcome = read(item, isOptional || (own.length === 1 && slot?.default !== undefined));
      if (outcome === undefined && own.length > 1) continue;
      if (outcome === false && slot && !isOptional) slots[item.slot as number] = standard(slot);
      if (item.rank !== undefined && outcome !== undefined) reading.required.push(item.rank);
      return outcome !== undefined;
    }
    return false;
  });
}

/** Reads the fragment as a route cuts it. */
function readFragment(reading: Reading, { form, fragment, rawFragment = "" }: Scan): boolean {
  const { way, slots } = reading;
  const own = way.route.fragment;
  if (!own) return true;
  const slot = own.kind === "text" ? way.slots[own.path[0]?.slot ?? -1] : undefined;
  if (fragment === undefined && own.kind === "text") {
    if (slot && !own.isOptional) slots[own.path[0]?.slot as number] = standard(slot);
    return own.isOptional || slot?.default !== undefined;
  }
  const [, path = "", query = ""] =
    (own.kind === "items" ? /^()([^]*)$/ : /^([^?]*)\??([^]*)$/).exec(rawFragment) ?? [];
  if (own.kind === "path" && (path[0] === "/") !== (own.isRooted === true)) return false;
  const segments =
    own.kind === "text" ? [fragment ?? ""] : cutSegments(path.replace(own.isRooted ? "/" : "", ""), form, []);
  const items = own.kind === "text" ? [] : cutItems(query, table.plusIsSpace, false);
  if (segments?.length !== own.path.length || !items) return false;
  return (
    own.path.every((part, index) => readPart(way, part, segments[index] as string, slots, false)) &&
    readSteps(reading, own.query, items, 1)
  );
}

/** Reads a scan as one way does; or tells where the way stops. */
function readWay(way: Way, scan: Scan): Reading | Stop {
  const { segments } = scan;
  const reading: Reading = { way, slots: [], ranks: [], choices: [], required: [], present: [0, 0], rest: 1 };
  const lengths = way.isOpen ? spread(way, scan) : way.path.map(() => 1);
  if (way.isRaw !== scan.isRaw || !lengths) return { segment: 0, before: "segment" };
  let at = 0;
  for (const [index, part] of way.path.entries()) {
    const taken = segments.slice(at, at + (lengths[index] as number));
    if (taken.length === 0 || !readPart(way, part, taken[0] as string, reading.slots, true))
      return { segment: at, before: "segment" };
    taken.forEach((_, index) => reading.ranks.push((index > 0 ? (part.tail ?? part.rank) : part.rank) ?? 0));
    if (part.slot !== undefined && part.isLong) reading.slots[part.slot] = taken;
    else if (part.slot !== undefined && part.tail !== undefined) reading.slots[part.slot] = taken.join(":");
    at += taken.length;
  }
  if (at < segments.length) return { segment: at, before: "end" };
  const long = lengths.filter((_, index) => way.path[index]?.isLong || way.path[index]?.tail !== undefined);
  reading.choices.push(...(way.choices ?? []).map((choice) => (choice < 0 ? (long.shift() as number) : choice)));
  for (const slot of way.absent ?? []) reading.slots[slot] = standard(way.slots[slot] as Slot);
  if (!readSteps(reading, way.query, scan.items, 0)) return { segment: at, before: "query" };
  reading.required.sort((left, right) => left - right);
  return readFragment(reading, scan) ? reading : { segment: at, before: "fragment" };
}

// MARK: Search
// Which way wins: within a route by the ranks and the choices, between routes by the ranks and then as `PrecedenceRule`
// has it.

const shapes = new Map<string, Shape>();
for (const way of ways) {
  const { length: count } = way.path;
  const long = way.path.findIndex((part) => part.isLong || part.tail !== undefined);
  const literals = [...way.path.keys()].filter((at) => (long < 0 || at < long) && way.path[at]?.text !== undefined);
  const spell = way.route.ignoresCase ? folded : (text: string) => text;
  const name = JSON.stringify([literals, count, way.isOpen, way.route.ignoresCase]);
  const shape = shapes.get(name) ?? { literals, count, isOpen: way.isOpen, spell, ways: new Map<string, Way[]>() };
  const key = literals.map((at) => spell(way.path[at]?.text as string)).join("/");
  shapes.set(name, shape);
  shape.ways.set(key, [...(shape.ways.get(key) ?? []), way]);
}

function lexicographic(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((number, index) => number !== right[index]);
  return at < 0 ? left.length - right.length : (left[at] as number) - (right[at] ?? -Infinity);
}

/** Which of two readings wins: negative for the left one. */
function compare(left: Reading & Fit, right: Reading & Fit): number {
  const ranks = table.isDeclared ? left.way.index - right.way.index : lexicographic(left.ranks, right.ranks);
  if (ranks !== 0) return ranks;
  if (left.way.index === right.way.index)
    return lexicographic([left.scan, ...left.choices], [right.scan, ...right.choices]);
  const order = ({ way: { route }, required, present, rest, origins, method }: Reading & Fit) => [
    ...[route.ignoresCase ? 1 : 0, -required.length, ...required, -present[0], rest, route.fragmentRank, -present[1]],
    ...[
      Math.min(...origins.map((index) => (table.origins[index] as OriginData).rank)),
      method,
      route.order,
      origins[0] as number,
    ],
  ];
  return lexicographic(order(left), order(right));
}

/** A text as it is, and for raw rests once for every slash of its path, with all behind it as one segment. */
function scans(text: string): Scan[] {
  const whole = scan(text);
  const all = whole ? [whole] : [];
  if (!ways.some(({ isRaw }) => isRaw) || typeof text !== "string" || !isUnicode(text)) return all;
  if (utf8Length(text) > table.limits.bytes) return all;
  const end = text.search(/[?#]|$/);
  for (let slash = text.indexOf("/"); slash >= 0 && slash < end; slash = text.indexOf("/", slash + 1)) {
    const rest = text[slash - 1] === "/" ? undefined : rawRest(text.slice(slash + 1));
    const found = rest ? scan(text.slice(0, slash + 1) + "a") : undefined;
    if (!rest || !found || found.form === "compact" || found.segments.length < 2) continue;
    all.push({ ...found, segments: [...found.segments.slice(0, -1), rest], isRaw: true });
  }
  return all;
}

/** The reading that wins a text. */
function find(text: string, method: string): Reading | undefined {
  const best: (Reading & Fit)[] = [];
  for (const [number, scan] of scans(text).entries()) {
    const { segments, fitting, hasColon } = scan;
    for (const { literals, count, isOpen, spell, ways } of shapes.values()) {
      if (isOpen ? segments.length < count : segments.length !== count) continue;
      for (const way of ways.get(literals.map((at) => spell(segments[at] as string)).join("/")) ?? []) {
        const { method: own, colons, origins: allowed, ignoresCase } = way.route;
        const origins = fitting.filter((origin) => allowed?.includes(origin) ?? origin < table.listed);
        const isFit = own === undefined || own === method || (own === "GET" && method === "HEAD");
        const [first = ""] = segments;
        const mayBegin = !hasColon || colons === true || colons?.includes(ignoresCase ? folded(first) : first);
        const found = origins.length > 0 && isFit && mayBegin ? readWay(way, scan) : undefined;
        if (!found || "before" in found) continue;
        const reading = { ...found, origins, scan: number, method: own === undefined ? 2 : own === method ? 0 : 1 };
        const other = best.findIndex((other) => other.way.index === way.index);
        if (other < 0) best.push(reading);
        else if (compare(reading, best[other] as Reading & Fit) < 0) best[other] = reading;
      }
    }
  }
  return best.length === 0 ? undefined : best.reduce((best, other) => (compare(other, best) < 0 ? other : best));
}

/** The way that wins a text, and its values as they are printed. */
function read(text: string, method: string): { way: Way; slots: Value[] } | undefined {
  const found = find(text, method);
  if (!found) return undefined;
  const { way, slots } = found;
  const isCompact = text !== "" && !/^(?:[A-Za-z][A-Za-z0-9+.-]*:\/)?\//.test(text);
  const isOpened = way.path.some(({ slot, isLong, isRaw, tail }) => {
    const value = slots[slot ?? -1] ?? "";
    const isTaken = isLong || isRaw || (tail !== undefined && isCompact);
    return isTaken && isScript(typeof value === "string" ? value : isCompact ? value.join(":") : (value[0] ?? ""));
  });
  if (isOpened) return undefined;
  return {
    way,
    slots: way.slots.map(({ type }, index) => {
      const value = slots[index];
      const spelled = (text: string) => canonical(type, text) ?? text;
      return typeof value === "string" ? spelled(value) : value?.map(spelled);
    }),
  };
}

// MARK: Print
// Values to a link, which is read back before it is returned.

/** Why values make no link. */
export type LinkErrorCode =
  | "missing"
  | "unknown"
  | "type"
  | "unused"
  | "empty"
  | "unprintable"
  | "taken"
  | "different"
  | "tooLong"
  | "origin";

/** Values that make no link of their route: `code` says why. */
export class LinkError extends Error {
  readonly code: LinkErrorCode;
  readonly route: string;
  readonly parameter: string | undefined;

  constructor(code: LinkErrorCode, route: string, parameter?: string) {
    super(`${route}: ${MESSAGES[code]}${parameter === undefined ? "" : ` (${parameter})`}`);
    this.name = "LinkError";
    this.code = code;
    this.route = route;
    this.parameter = parameter;
  }
}

const MESSAGES: { readonly [code in LinkErrorCode]: string } = {
  missing: "a value is missing",
  unknown: "the route has no such parameter",
  type: "a value is none of its type",
  unused: "a value belongs to another branch of the group than the other values",
  empty: "a segment cannot be empty",
  unprintable: "no link can carry a value",
  taken: "another route reads the link of these values",
  different: "the link of these values does not read back as them",
  tooLong: "the link is too long",
  origin: "the route has no links at this origin",
};

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
const slotsOf = ({ slot, pieces = [] }: PartData) =>
  [slot, ...pieces].filter((slot): slot is number => typeof slot === "number");

/** How a way prints values, or why it does not hold them; null is a value that is none of its type. */
function plan(way: Way, given: readonly (Value | null)[]) {
  const { slots, absent = [], route } = way;
  const [holds, fits] = [(slot = -1) => given[slot] !== undefined, (slot = -1) => given[slot] != null];
  const differs = (slot: number) => holds(slot) && !isSame(given[slot], (slots[slot] as Slot).default);
  const choose = ({ items, isOptional, rest }: StepData): readonly ItemData[] => {
    const isFree = ({ slot }: ItemData) => slot === undefined;
    if (rest !== undefined) return [{ key: "", slot: rest }];
    if (isOptional) return items.filter(({ slot }) => slot === undefined || holds(slot));
    const best = items.find(({ slot }) => fits(slot)) ?? items.find(isFree) ?? items.find(({ slot }) => holds(slot));
    return [best ?? (items[0] as ItemData)];
  };
  const anchors = (route.fragment?.path ?? []).flatMap(slotsOf);
  const hasFragment = !route.fragment?.isOptional || anchors.length === 0 || anchors.some(holds);
  const [query, fragment] = [way.query.flatMap(choose), (route.fragment?.query ?? []).flatMap(choose)];
  const needed = [...way.path.flatMap(slotsOf), ...(hasFragment ? anchors : [])];
  const used = [...needed, ...absent, ...[...query, ...fragment].flatMap(({ slot }) => slot ?? [])];
  const names = used.map((slot) => slots[slot]?.name);
  const isMissing = (slot: number) =>
    !holds(slot) && slots[slot]?.default === undefined && !(slots[slot]?.type.isArray && !needed.includes(slot));
  const isThere = [
    ...(way.given ?? []).map((group) => group.some(holds)),
    ...(way.differ ?? []).map((group) => group.some(differs)),
  ];
  const isUnused = ({ name }: Slot, slot: number) =>
    holds(slot) && (!names.includes(name) || (absent.includes(slot) && differs(slot)));
  const faults: [LinkErrorCode, number | undefined][] = [
    ["type", used.find((slot) => holds(slot) && !fits(slot))],
    ["missing", used.find(isMissing)],
    ["unused", [...slots.keys()].find((slot) => isUnused(slots[slot] as Slot, slot))],
    ["unused", isThere.includes(false) ? -1 : undefined],
  ];
  return {
    ...{ way, query, fragment, hasFragment, fault: faults.find(([, slot]) => slot !== undefined) },
    slots: slots.map((slot, index) => (used.includes(index) ? (given[index] ?? standard(slot)) : undefined)),
    places: slots.filter(({ name }, slot) => holds(slot) && names.includes(name)).length,
  };
}

/** The text of a plan; undefined if the origin has no place for its parts. Reading it back tells what it carries. */
function write({ way, slots, query, fragment, hasFragment }: Plan, { form, prefix = "" }: OriginData): Text {
  const textsOf = ({ text, pieces, slot = -1 }: PartData): readonly string[] => {
    const value =
      text ?? pieces?.map((piece) => (typeof piece === "string" ? piece : slots[piece])).join("") ?? slots[slot];
    return value === undefined ? ["*"] : typeof value === "string" ? [value] : value;
  };
  const spelledItems = (items: readonly ItemData[]) =>
    items
      .flatMap(({ key, slot = -1, text }) => {
        const value = text ?? slots[slot];
        if (key === "" && way.slots[slot]?.type.kind === "query") return value || [];
        if (value === undefined || (text === undefined && isSame(value, way.slots[slot]?.default))) return [];
        return [value].flat().map((one) => spelledItem([key, one, true]));
      })
      .join("&");
  const isCompact = form === "compact";
  const segments = way.path.flatMap((part) =>
    textsOf(part).map((text) => (isCompact || part.isRaw ? text : escaped(text, INSIDE))),
  );
  const [start = "", suffix = ""] = prefix.split("*");
  let text = start + (form === "scheme" || isCompact ? "" : "/") + segments.join(isCompact ? ":" : "/");
  if (form === "scheme")
    text = start + [(segments[0] ?? "").replace(/[:@]/g, encodeURIComponent), ...segments.slice(1)].join("/");
  if (form === "host") {
    const [first = "", ...others] = segments;
    const host = way.route.ignoresCase && !way.path[0]?.pieces ? folded(first) : first;
    if (!isCapturable(host)) return undefined;
    text = start + host + suffix + "/" + others.join("/");
  }
  const items = spelledItems(query);
  const { kind, isRooted, path = [] }: Partial<FragmentData> = (hasFragment && way.route.fragment) || {};
  const [anchor, anchorItems] = [
    path
      .flatMap(textsOf)
      .map((text) => escaped(text, kind === "path" ? INSIDE : IN_FRAGMENT))
      .join("/"),
    spelledItems(fragment),
  ];
  const isUsual =
    kind === "text" &&
    path[0]?.slot !== undefined &&
    isSame(slots[path[0].slot], way.slots[path[0].slot]?.default ?? undefined);
  const mark = kind === "items" ? "" : "?";
  const whole =
    kind === undefined || isUsual ? "" : (isRooted ? "/" : "") + anchor + (anchorItems && mark + anchorItems);
  if (isCompact && (items || whole)) return undefined;
  return text + (items && "?" + items) + (whole || (kind === "text" && !isUsual) ? "#" + whole : "");
}

/** Why no text carries the values of a plan. */
function why({ way, slots }: Plan, text: Text): [LinkErrorCode, string?] {
  const { limits } = table;
  for (const slot of way.path.flatMap(slotsOf)) {
    const value = [slots[slot] ?? ""].flat();
    const name = way.slots[slot]?.name as string;
    if (value.includes("") || value.length === 0) return ["empty", name];
    if (value.some(isDotSegment) || isScript(value.join(":"))) return ["unprintable", name];
  }
  const bad = slots.findIndex((value) => value !== undefined && /[\0\r\n]/.test([value].flat().join("")));
  if (bad >= 0) return ["unprintable", way.slots[bad]?.name as string];
  if (text === undefined) return ["unprintable"];
  const isLong =
    utf8Length(text) > limits.bytes ||
    text.split("/").length > limits.segments ||
    text.split("&").length > limits.queryItems;
  return [isLong ? "tooLong" : "different"];
}

/** The origin to print for: the first that the route allows, or the one that is asked for. */
function sourceOf({ route }: Way, asked: Text): OriginData | undefined {
  const allowed = route.origins ?? [...Array(table.listed).keys()];
  if (asked === undefined)
    return allowed.map((index) => table.origins[index] as OriginData).find(({ prefix }) => prefix !== undefined);
  // A captured host is a host with any first part.
  const probe = asked.replace(/\/\/\{[^}]*\}/, "//_");
  const found = scan(asked === ":" ? "_" : probe);
  const isCaptured = found?.form === "host";
  if (!found || isCaptured !== (probe !== asked) || found.segments.length !== (isCaptured || asked === ":" ? 1 : 0))
    return undefined;
  const origin = table.origins[found.fitting.find((index) => allowed.includes(index)) ?? -1];
  return origin && { ...origin, ...(found.form === "web" ? { prefix: found.prefix } : {}) };
}

/** The link of a route's values, as long as it reads back as them. */
function print(own: readonly Way[], values: object, asked: Text): string {
  const [{ route, slots }] = own as [Way];
  const fail = (code: LinkErrorCode, parameter?: string) => new LinkError(code, route.name, parameter);
  const given = new Map(Object.entries(values).filter(([, value]) => value !== undefined));
  for (const name of given.keys()) if (!slots.some((slot) => slot.name === name)) throw fail("unknown", name);
  const texts = slots.map(({ name, type }) => {
    if (!given.has(name)) return undefined;
    const value: unknown = given.get(name);
    if (Array.isArray(value) !== (type.isArray === true)) return null;
    const texts = [value].flat().map((one) => canonical(type, textOf(type, one) ?? "\0") ?? "\0");
    return texts.includes("\0") ? null : type.isArray ? texts : (texts[0] as string);
  });
  const plans = own.filter(({ prints }) => prints === undefined).map((way) => plan(way, texts));
  const most = Math.max(...plans.map(({ places }) => places));
  const best = plans.find(({ fault }) => !fault) ?? (plans.find(({ places }) => places === most) as Plan);
  if (best.fault) throw fail(best.fault[0], slots[best.fault[1] ?? -1]?.name);
  const source = sourceOf(best.way, asked);
  if (!source) throw fail("origin");
  const text = write(best, source);
  const found = text === undefined ? undefined : read(text, route.method ?? "GET");
  if (text === undefined || !found) throw fail(...why(best, text));
  const other = found.way.route;
  if (other !== route && !(table.hasAliases && other.name === route.name && !other.isGone)) throw fail("taken");
  const isBack =
    other === route
      ? isSame(found.slots, best.slots) && (found.way.prints ?? found.way.number) === best.way.number
      : isSame(byName(found.way, found.slots), byName(best.way, best.slots));
  if (!isBack) throw fail(...why(best, text));
  return text;
}

type Plan = ReturnType<typeof plan>;

const byName = ({ slots }: Way, values: readonly Value[]) =>
  values.flatMap((value, index) => (value === undefined ? [] : [[slots[index] as Slot, value] as const]));

// MARK: Entry
// What the module lends.

const printed = new Map<string, Way[][]>();
const own = table.routes.map((_, index) => ways.filter((way) => way.index === index));
const hasWildcard = (own: readonly Way[]) =>
  own.some(({ path }) => path.some(({ isLong, slot }) => isLong && slot === undefined));
// Those that would print a "*" come last.
for (const isLast of [false, true])
  for (const ways of own.filter((ways) => hasWildcard(ways) === isLast && ways[0]?.route.isPrinted)) {
    const { name } = (ways[0] as Way).route;
    printed.set(name, [...(printed.get(name) ?? []), ways]);
  }

/** The link of the first route of a name that can carry the values. */
function link(routes: readonly Way[][], values: object, origin: Text): string {
  let failure: unknown;
  for (const ways of routes) {
    try {
      return print(ways, values, origin);
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      if (!(failure instanceof LinkError) || (failure.code === "unknown" && error.code !== "unknown")) failure = error;
    }
  }
  throw failure;
}

/**
 * Prints a link of each route that is not deprecated: `links.order({ id: 7 })`.
 *
 * What prints is read by {@link match} as the same values; otherwise a {@link LinkError} is thrown.
 */
export const links: Links = Object.freeze(
  Object.fromEntries(
    [...printed].map(([name, routes]) => [
      name,
      (values: object = {}, options: { origin?: string } = {}) => link(routes, values, options.origin),
    ]),
  ),
) as any;

/**
 * The route of a link and its values; null if no route of the table reads it, or if it is gone.
 *
 * A bare path is read if the table has the origin `/`.
 */
export function match(url: string, method: string = "GET"): Match | null {
  const found = read(url, method);
  if (!found || found.way.route.isGone) return null;
  const values = byName(found.way, found.slots).map(([{ name, type }, value]) => [
    name,
    typeof value === "string" ? valueOf(type, value) : value.map((text) => valueOf(type, text)),
  ]);
  return { route: found.way.route.name, values: Object.fromEntries(values) } as any;
}
