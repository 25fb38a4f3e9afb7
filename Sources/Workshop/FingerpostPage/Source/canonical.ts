// The canonical form of a link: what `Match.canonical` of the engine says.

/**
 * The link of captures, which may not read back as them; undefined if no link can hold them.
 *
 * @param wildcards what each `*` has instead of itself.
 */
function written(
  captures: Captures,
  source: Source,
  wildcards: ReadonlyMap<Part, readonly string[]> = new Map(),
  keepsSpelling = false,
): string | undefined {
  const { route, values, choices } = captures;
  const [segments, items]: [string[], string[]] = [[], []];
  let rawRest: string | undefined;
  let fails = false;
  let isFirst = true;
  let foldsHost = false;
  const valueAt = (slot: number): Value => {
    const parameter = parameterOf(route, slot);
    const own = values[slot];
    if (own === undefined) return undefined;
    const found = keepsSpelling ? own : spelledValue(parameter, own);
    if (found === undefined) fails = true;
    return found;
  };
  /** The text of a slot, or its default. */
  const textAt = (slot: number): string => {
    const text = valueAt(slot) ?? standardOf(parameterOf(route, slot));
    if (typeof text !== "string") fails = true;
    return typeof text === "string" ? text : "";
  };
  const mixed = (pieces: readonly Piece[]): string =>
    pieces.map((piece) => (typeof piece === "string" ? piece : textAt(piece))).join("");
  const textOfPart = (part: Piece | readonly Piece[]): string =>
    typeof part === "string" ? part : typeof part === "number" ? textAt(part) : mixed(part);
  const putRest = (rest: Value): void => {
    if (typeof rest !== "object" || rest.length === 0 || isScript(rest[0] as string)) fails = true;
    else segments.push(...rest);
  };
  const putItem = (to: string[], [key, value]: Item): void => {
    if (typeof value === "string") return void to.push(spelledPair(key, value));
    const own = valueAt(value);
    if (typeof own === "object") {
      const standard = parameterOf(route, value).default;
      if (standard === undefined || !isSame(own, standard)) to.push(...own.map((text) => spelledPair(key, text)));
    } else if (differsFromDefault(route, value, own)) {
      to.push(spelledPair(key, textAt(value)));
    }
  };
  const putStep =
    (to: string[]) =>
    (part: QueryPart): void => {
      if (isRestOfQuery(part)) {
        const rest = cutItems(textAt(part.rest), 0, textAt(part.rest).length, false);
        if (rest.some((item) => namedKeys(route).includes(item.key.text))) fails = true;
        to.push(...rest.map(spelledItem));
      } else if (isItem(part)) putItem(to, part);
      else if (!part.isOptional) putItem(to, part.items[choices.get(part) ?? 0] as Item);
      else if (choices.get(part) === 1) putItem(to, part.items[0] as Item);
    };
  visit(route, {
    part: (part) => {
      if (isFirst) foldsHost = isReadInAnyCase(route, part);
      isFirst = false;
      if (typeof part !== "object" || !("kind" in part)) segments.push(textOfPart(part));
      else if (part.kind === "*") segments.push(...(wildcards.get(part) ?? ["*"]));
      else if (part.kind === "raw") rawRest = textAt(part.slot);
      else putRest(valueAt(part.slot));
    },
    choose: (group) => choices.get(group) ?? 0,
    step: putStep(items),
  });
  let fragment: string | undefined;
  const { fragment: wanted } = route;
  if (wanted && (!wanted.isOptional || choices.get(wanted) === 1)) {
    if (wanted.kind) {
      const own: string[] = [];
      const path = (wanted.path ?? []).map((part) => textOfPart(part as Piece | readonly Piece[]));
      if (path.includes("") || (wanted.kind === "path" && path.some(isDotSegment))) fails = true;
      (wanted.query ?? []).forEach(putStep(own));
      fragment = spelledFragment(wanted, path, own);
    } else if (typeof wanted.value === "string") {
      fragment = escaped(wanted.value, IN_FRAGMENT);
    } else if (wanted.value !== undefined && differsFromDefault(route, wanted.value, valueAt(wanted.value))) {
      fragment = escaped(textAt(wanted.value), IN_FRAGMENT);
    }
  }
  return fails ? undefined : spelled(source, { segments, rawRest, items, fragment, foldsHost });
}

/** A fragment of several parts; undefined for one without any. */
function spelledFragment(
  { kind, isRooted }: FragmentParts,
  path: readonly string[],
  items: readonly string[],
): string | undefined {
  const own = path.map((text) => escaped(text, kind === "path" ? IN_SEGMENT : IN_FRAGMENT)).join("/");
  const query = items.join("&");
  const text = (isRooted ? "/" : "") + own + (query === "" || kind === "items" ? query : "?" + query);
  return text === "" ? undefined : text;
}

/** Whether a first segment is a literal, or a set, that is read in any case. */
const isReadInAnyCase = (route: Route, part: Part): boolean =>
  route.ignoresCase === true &&
  (typeof part === "string" || (typeof part === "number" && elementOf(route, part).members !== undefined));

/** The routes of the same name, in the order of printing: those with a `*`, which would be printed, come last. */
function aliasesOf(number: number): number[] {
  const { name } = data.routes[number] as Route;
  const isAlias = ({ name: own, gone }: Route) => own === name && gone === undefined;
  const declared = data.routes.map((_, other) => other).filter((other) => isAlias(data.routes[other] as Route));
  declared.sort((left, right) => orderOf(left) - orderOf(right));
  const hasWildcard = (other: number) => holdsWildcard(data.routes[other] as Route);
  return [...declared.filter((other) => !hasWildcard(other)), ...declared.filter(hasWildcard)];
}

/** The place of a route in the table. */
const orderOf = (number: number): number => data.declared?.[number] ?? number;

/** The canonical form of a link; the link itself where its values print no other one. */
function canonicalOf(reading: Reading, method: string): string {
  const { link, number, wildcards } = reading;
  const { text, source } = link;
  const mine = capturesOf(reading);
  const read = (other: string): Reading | undefined => {
    const found = match(other, method);
    return found ? readingOf(Number(found.route), scans(other)) : undefined;
  };
  /** Whether a text reads as the same value. */
  const isBack = (again: Reading, captures: Captures): boolean => {
    const found = capturesOf(again);
    return again.route === captures.route
      ? areSame(found, captures)
      : again.route.name === captures.route.name && areSameByName(found, captures);
  };
  const printed = (other: number): string | undefined => {
    const route = data.routes[other] as Route;
    if (route.deprecated !== undefined || !originsOf(route).some((origin) => source.fitting.includes(origin)))
      return undefined;
    const named = valuesByName(mine);
    const own = capturesOfValues(reading.route, named);
    const captures = other === number ? mine : own && areSame(own, mine) ? capturesOfValues(route, named) : undefined;
    const found = captures && written(captures, source);
    if (found === undefined || !captures) return undefined;
    const again = found === text ? reading : read(found);
    return found === text || (again && isBack(again, captures)) ? found : undefined;
  };
  if (wildcards.size === 0) {
    const link = aliasesOf(number)
      .map(printed)
      .find((one) => one !== undefined);
    const isKept = !holdsWildcard(reading.route) || (link !== undefined && read(link)?.wildcards.size === 0);
    if (link !== undefined && isKept) return link;
  }
  const isRead = (candidate: string): boolean => {
    const again = read(candidate);
    if (!again || !areSameByName(capturesOf(again), mine)) return false;
    if (again.number !== number) return again.route.name === reading.route.name && wildcards.size === 0;
    const isKept = [...wildcards].every(([part, texts]) => isSame(again.wildcards.get(part), texts));
    return areSame(capturesOf(again), mine) && isKept && again.wildcards.size === wildcards.size;
  };
  const candidates = [false, true].map((keepsSpelling) =>
    written(capturesOf(reading, true, keepsSpelling), source, wildcards, keepsSpelling),
  );
  return (
    [...candidates, respelled(link), startedAsUsual(link)].find(
      (one): one is string => one !== undefined && isRead(one),
    ) ?? text
  );
}

/** The text with its scheme and host as links of its origin are written. */
function startedAsUsual({ text, source, segments }: Scan): string | undefined {
  const { form, prefix } = source;
  if (form !== "scheme" && form !== "web" && form !== "host") return undefined;
  const rest = text.replace(/^[^/]*\/\//, "");
  return prefix.replace("*", () => segments[0]?.text ?? "") + (form === "scheme" ? rest : rest.replace(/^[^/?#]*/, ""));
}

/** A link with its escapes and slashes corrected. */
function respelled(link: Scan): string | undefined {
  const { segments, items, fragment, source, isRaw } = link;
  return spelled(source, {
    segments: (isRaw ? segments.slice(0, -1) : segments).map((span) => span.text),
    rawRest: isRaw ? segments[segments.length - 1]?.text : undefined,
    items: items.map(({ key, value }) => spelledPair(key.text, value.text)),
    fragment: fragment && respelledFragment(link, fragment),
  });
}

/** A fragment that routes read in parts keeps the escapes that are needed wherever it is cut. */
function respelledFragment(link: Scan, { text, start, end }: Span): string {
  const kinds = new Set(data.routes.map((route) => route.fragment?.kind));
  const isCut = (["path", "items"] as const).some((kind) => kinds.has(kind) && cutFragment(kind, link));
  if (!isCut) return escaped(text, IN_FRAGMENT);
  const spelling = escaped(link.text.slice(start, end), /[^A-Za-z0-9\-._~!$&'()*+,;=:@/?%]/gu);
  return spelling.replace(/%([0-9A-F]{2})/gi, (escape, digits: string) => {
    const letter = String.fromCharCode(parseInt(digits, 16));
    return letter.replace(IN_PART_OF_FRAGMENT, () => escape.toUpperCase());
  });
}
