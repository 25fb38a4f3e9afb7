// `plan` finds the way that holds some values, `write` writes it, and `print` reads back what is written.

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
  | "leftOut"
  | "tooLong"
  | "origin";

const MESSAGES: { readonly [code in LinkErrorCode]: string } = {
  missing: "a value is missing",
  unknown: "the route has no such parameter",
  type: "a value is none of its type",
  unused: "a value belongs to another branch of the group than the other values",
  empty: "a segment cannot be empty",
  unprintable: "no link can carry a value",
  taken: "another route reads the link of these values",
  different: "the link of these values does not read back as the same values",
  leftOut: "the list is empty, but a link without it means its default",
  tooLong: "the link is too long",
  origin: "the route has no links at this origin",
};

/** Values that make no link of their route: `code` says why. */
export class LinkError extends Error {
  readonly code: LinkErrorCode;
  readonly route: string;
  readonly parameter: string | undefined;

  constructor(code: LinkErrorCode, route: string, parameter?: string, detail: string = "") {
    super(`${route}: ${MESSAGES[code]}${detail}${parameter === undefined ? "" : ` (${parameter})`}`);
    this.name = "LinkError";
    this.code = code;
    this.route = route;
    this.parameter = parameter;
  }
}

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** How a way prints values, or why it does not hold them; null is a value that is none of its type. */
function plan(way: Way, given: readonly (Value | null)[]) {
  const { slots, absent = [] } = way;
  const { isOptional = false, path = [], query = [] }: Partial<FragmentData> = way.route.fragment ?? {};
  const [holds, fits] = [(slot = -1) => given[slot] !== undefined, (slot = -1) => given[slot] != null];
  const differs = (slot: number) => holds(slot) && !isSame(given[slot], slots[slot]?.default);
  const choose = ({ items, isOptional, rest }: StepData): readonly ItemData[] => {
    if (rest !== undefined) return [{ key: "", slot: rest }];
    const isFree = (item: ItemData) => slotsOf(valuePart(item)).length === 0;
    if (isOptional) return items.filter((item) => isFree(item) || slotsOf(valuePart(item)).some(holds));
    // The first that is complete, or else has most of the values.
    const score = (item: ItemData) => {
      const own = slotsOf(valuePart(item));
      const [fitting, held] = [own.filter(fits).length, own.filter(holds).length];
      return ((fitting === own.length ? 99 : 0) + fitting) * 99 + held;
    };
    return [items.reduce((best, item) => (score(item) > score(best) ? item : best))];
  };
  const anchors = path.flatMap(slotsOf);
  const hasFragment = !isOptional || anchors.length === 0 || anchors.some(holds);
  const [items, anchorItems] = [way.query.flatMap(choose), query.flatMap(choose)];
  const needed = [...way.path.flatMap(slotsOf), ...(hasFragment ? anchors : [])];
  const used = [...needed, ...absent, ...[...items, ...anchorItems].flatMap((item) => slotsOf(valuePart(item)))];
  const names = used.map((slot) => slots[slot]?.name);
  const isMissing = (slot: number) =>
    !holds(slot) && slots[slot]?.default === undefined && !(slots[slot]?.type.isArray && !needed.includes(slot));
  const isUnused = (slot: number) =>
    holds(slot) && (!names.includes(slots[slot]?.name) || (absent.includes(slot) && differs(slot)));
  const isThere =
    (way.given ?? []).every((own) => own.some(holds)) && (way.differ ?? []).every((own) => own.some(differs));
  const faults: [LinkErrorCode, number | undefined][] = [
    ["type", used.find((slot) => holds(slot) && !fits(slot))],
    ["missing", used.find(isMissing)],
    ["unused", [...slots.keys()].find(isUnused) ?? (isThere ? undefined : -1)],
  ];
  return {
    ...{ way, items, anchorItems, hasFragment, fault: faults.find(([, slot]) => slot !== undefined) },
    slots: slots.map((slot, index) => (used.includes(index) ? (given[index] ?? standard(slot)) : undefined)),
    places: slots.filter(({ name }, slot) => holds(slot) && names.includes(name)).length,
  };
}

type Plan = ReturnType<typeof plan>;
type Spell = (text: string) => string;

/**
 * The pieces of one text, which is read back as these values. Separators are escaped in as few values as that takes,
 * rather in the first ones; in none if that is not enough.
 */
function joined(way: Way, pieces: PartData["pieces"], texts: readonly string[], spell: Spell, reading: Spell): string {
  const literals = pieces.slice(1, -1).filter((piece) => typeof piece === "string");
  const separators = [...literals.join("")].filter((letter) => /[:/?#[\]@!$&'()*+,;=]/.test(letter));
  const code = (letter: string) => "%" + letter.charCodeAt(0).toString(16).toUpperCase();
  const escape = (text: string) => [...text].map((one) => (separators.includes(one) ? code : spell)(one)).join("");
  const write = (own: readonly number[]) =>
    texts.map((text, index) => (own.includes(index) ? escape(text) : spell(text))).join("");
  const types = pieces.map((piece) => (typeof piece === "string" ? piece : (way.slots[piece] as Slot).type));
  const values = texts.filter((_, index) => typeof pieces[index] === "number");
  const isRead = (own: readonly number[]) => isSame(cutMixed(types, texts.join(""), write(own), reading), values);
  const holders = [...pieces.keys()].filter(
    (index) => typeof pieces[index] === "number" && separators.some((one) => texts[index]?.includes(one)),
  );
  if (holders.length === 0 || isRead([]) || !isRead(holders)) return write([]);
  return write(
    holders.reduce((own, index) => {
      const others = own.filter((one) => one !== index);
      return isRead(others) ? others : own;
    }, holders),
  );
}

/** The text of a plan; undefined if the origin has no place for its parts. Reading it back tells what it carries. */
function write({ way, slots, ...plan }: Plan, { form, prefix = "" }: OriginData): Text {
  const isCompact = form === "compact";
  const isUsual = (slot = -1) => isSame(slots[slot], way.slots[slot]?.default ?? undefined);
  const textsOf = ({ pieces }: PartData, spell: Spell, reading: Spell = (text) => text): readonly string[] => {
    if (pieces.length > 1) {
      const texts = pieces.map((piece) => (typeof piece === "string" ? piece : [slots[piece] ?? ""].flat().join("")));
      return [isCompact ? texts.join("") : joined(way, pieces, texts, spell, reading)];
    }
    const texts = pieces.map((piece) => {
      if (typeof piece === "string") return spell(piece);
      const [own, { separator }] = [[slots[piece] ?? ""].flat(), (way.slots[piece] as Slot).type];
      if (separator === undefined) return own.map(spell);
      // The separator is data in an element.
      const data = isCompact ? separator : encodeURIComponent(separator);
      return own.map((text) => text.split(separator).map(spell).join(data)).join(spell(separator));
    });
    return texts.length === 0 ? ["*"] : texts.flat();
  };
  const itemsOf = (item: ItemData) => {
    const { key, slot = -1 } = item;
    if (key === "" && way.slots[slot]?.type.kind === "query") return slots[slot] || [];
    const isNone = slots[slot] === undefined || slots[slot]?.length === 0;
    if (item.slot !== undefined && ((isNone && slots[slot] !== "") || isUsual(slot))) return [];
    const spell = (text: string) => escaped(text, IN_QUERY);
    return textsOf(valuePart(item), spell).map((one) => spell(key) + "=" + one);
  };
  // Other readers look for user info and a port in an authority.
  const hasAuthority = form === "scheme" && prefix.endsWith("//");
  const inAuthority = (text: string) => (hasAuthority ? text.replace(/[:@]/g, encodeURIComponent) : text);
  const [first = "", ...others] = way.path.flatMap((part, index) => {
    const spell = (text: string) => (isCompact || part.isRaw ? text : escaped(text, INSIDE));
    const isMixed = part.pieces.length > 1;
    return textsOf(part, isMixed && index === 0 ? (text) => inAuthority(spell(text)) : spell, way.spell);
  });
  const [start = "", suffix = ""] = prefix.split("*");
  const host = way.path[0]?.pieces.length === 1 ? way.spell(first) : first;
  if (form === "host" && !isCapturable(host)) return undefined;
  const behind = isCompact ? first : form === "scheme" ? inAuthority(first) : "/" + first;
  const head = form === "host" ? host + suffix + (others.length === 0 ? "/" : "") : behind;
  const segments = form === "host" ? others : way.path;
  const end = way.route.endsInSlash && !isCompact && segments.length > 0 ? "/" : "";
  const path = [head, ...others].join(isCompact ? ":" : "/") + end;
  const query = plan.items.flatMap(itemsOf).join("&");
  const { kind, isRooted, path: parts = [] }: Partial<FragmentData> = (plan.hasFragment && way.route.fragment) || {};
  const isLeftOut = kind === undefined || (kind === "text" && parts.flatMap(slotsOf).some(isUsual));
  const inFragment = kind === "path" ? INSIDE : IN_FRAGMENT;
  const anchor = parts.flatMap((part) => textsOf(part, (text) => escaped(text, inFragment)));
  const items = plan.anchorItems.flatMap(itemsOf).join("&");
  const whole = (isRooted ? "/" : "") + anchor.join("/") + (items && (kind === "items" ? "" : "?") + items);
  const fragment = isLeftOut || (whole === "" && kind !== "text") ? "" : "#" + whole;
  return isCompact && (query || fragment) ? undefined : start + path + (query && "?" + query) + fragment;
}

/** Why no text carries the values of a plan. */
function why({ way, slots, ...plan }: Plan, text: Text): [LinkErrorCode, string?, string?] {
  const { bytes, segments, queryItems } = table.limits;
  const mixed = [...plan.items, ...plan.anchorItems].map(valuePart).filter(({ pieces }) => pieces.length > 1);
  const empty = mixed.flatMap(slotsOf).find((slot) => slots[slot] === "");
  if (empty !== undefined) return ["empty", way.slots[empty]?.name as string];
  for (const slot of way.path.flatMap(slotsOf)) {
    const value = [slots[slot] ?? ""].flat();
    const name = way.slots[slot]?.name as string;
    if (value.includes("") || value.length === 0) return ["empty", name];
    if (value.some(isDotSegment) || isScript(value.join(":"))) return ["unprintable", name];
  }
  const bad = slots.findIndex((value) => /[\0\r\n]/.test([value ?? ""].flat().join("")));
  if (bad >= 0 || !text) return ["unprintable", way.slots[bad]?.name as string];
  const [parts, items] = [text.split("/").length, text.split("&").length];
  if (utf8Length(text) > bytes || parts > segments || items > queryItems) return ["tooLong"];
  const leftOut = way.slots.find((slot, index) => slot.default != null && isSame(slots[index], []));
  return leftOut ? ["leftOut", leftOut.name, ` "${leftOut.default}": give it a value`] : ["different"];
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
  const fail = (code: LinkErrorCode, parameter?: string, detail?: string) =>
    new LinkError(code, route.name, parameter, detail);
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
  const nearest = [...plans].sort((left, right) => right.places - left.places)[0] as Plan;
  const best = plans.find(({ fault }) => !fault) ?? nearest;
  if (best.fault) throw fail(best.fault[0], slots[best.fault[1] ?? -1]?.name);
  const source = sourceOf(best.way, asked);
  if (!source) throw fail("origin");
  const text = write(best, source);
  const found = text === undefined ? undefined : read(text, route.method ?? "GET");
  if (text === undefined || !found) throw fail(...why(best, text));
  const other = found.way.route;
  if (other !== route && !(table.hasAliases && other.name === route.name && !other.isGone)) throw fail("taken");
  const isSameWay = other !== route || (found.way.prints ?? found.way.number) === best.way.number;
  const [theirs, mine] = other === route ? [found.slots, best.slots] : [byName(found), byName(best)];
  if (!isSameWay || !isSame(theirs, mine)) throw fail(...why(best, text));
  return text;
}

const byName = ({ way, slots }: { readonly way: Way; readonly slots: readonly Value[] }) =>
  slots.flatMap((value, index) => (value === undefined ? [] : [[way.slots[index]?.name, value]])).sort();

/** The link of the first of some routes that can carry the values. */
function link(routes: readonly number[], values: object, origin: Text): string {
  let failure: LinkError | undefined;
  for (const index of routes) {
    try {
      return print(waysOf[index] as Way[], values, origin);
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      if (!failure || (failure.code === "unknown" && error.code !== "unknown")) failure = error;
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
    table.prints.map(({ name, routes }) => [
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
  const values = found.way.slots.flatMap(({ name, type }, index) => {
    const value = found.slots[index];
    if (value === undefined) return [];
    return [[name, typeof value === "string" ? valueOf(type, value) : value.map((text) => valueOf(type, text))]];
  });
  return { route: found.way.route.name, values: Object.fromEntries(values) } as any;
}
