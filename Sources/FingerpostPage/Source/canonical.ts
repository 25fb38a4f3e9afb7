// The canonical form of a link: what `Match.canonical` of the engine says, by what the module prints.

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
  const candidates: (string | undefined)[] = [];
  if (usesWildcard(reading) && reading) {
    const printed = printedLink(number, values, origin);
    candidates.push(printed && withWildcards(printed, reading));
  } else {
    const printed = canonicalOfNamesakes(number, values, origin);
    if (printed !== undefined) return printed;
  }
  if (reading) candidates.push(respelledLink(reading, values, false), respelledLink(reading, {}, true));
  const isSame = (link: string): boolean => {
    const again = match(link, method);
    if (again?.route !== String(number)) return false;
    const hasValues = JSON.stringify(textsOf(again.values)) === JSON.stringify(textsOf(values));
    return hasValues && wildcardsOf(readingOf(number, scans(link))) === wildcardsOf(reading);
  };
  return candidates.find((link): link is string => link !== undefined && isSame(link)) ?? text;
}

/** The link of the first route of the name that prints the values; undefined if none does. */
function canonicalOfNamesakes(
  number: number,
  values: Readonly<Record<string, unknown>>,
  origin: string | undefined,
): string | undefined {
  for (const other of namesakes(number)) {
    const { parameters = [], deprecated } = data.routes[other] as Route;
    if (deprecated !== undefined) continue;
    const own = Object.entries(values).map(([name, value]) => {
      const parameter = parameters.find((one) => one.name === name);
      return [name, parameter && other !== number ? asValueOf(typeOf(parameter), value) : value] as const;
    });
    const printed = printedLink(other, Object.fromEntries(own), origin);
    if (printed !== undefined) return printed;
  }
  return undefined;
}

/** A value as that of another type, if its text reads as one. */
function asValueOf(type: TypeData, value: unknown): unknown {
  const text = textOf(value);
  if (Array.isArray(text))
    return text.every((one) => reads(type, one)) ? text.map((one) => moduleValue(type, one)) : value;
  return reads(type, text) ? moduleValue(type, text) : value;
}

const textsOf = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).map(([name, value]) => [name, textOf(value)]);

/**
 * The link with its escapes and slashes corrected.
 *
 * @param values take the place of what the link has, where they stand for whole segments and items.
 * @param isWhole whether to keep what the route has no use for.
 */
function respelledLink(reading: Reading, values: Readonly<Record<string, unknown>>, isWhole: boolean): string {
  const { link, route, extra, unread, found } = reading;
  const canonical = (span: Span): string => {
    const own = found.find(
      ({ spans }) => spans.length === 1 && spans[0]?.start === span.start && spans[0].end === span.end,
    );
    const text = own && textOf(values[parameterOf(route, own.slot).name] ?? span.text);
    return typeof text === "string" ? text : span.text;
  };
  const segments = link.segments.map(canonical);
  if (link.form === "compact") return segments.join(":");
  const isLast = (index: number) => link.isRaw && index === segments.length - 1;
  const escaped = segments.map((text, index) => (isLast(index) ? text : escapedSegment(text)));
  const path = (link.form === "host" ? escaped.slice(1) : escaped).join("/");
  const items = link.items
    .filter((item) => isWhole || (!extra.includes(item) && !unread.includes(item)))
    .map((item) => escapedInQuery(item.key.text) + (item.hasValue ? "=" + escapedInQuery(canonical(item.value)) : ""));
  const slash = link.form === "scheme" ? "" : "/";
  const hasFragment = link.fragment && !link.isRaw && (isWhole || route.fragment);
  const fragment = hasFragment && link.fragment ? "#" + escapedInFragment(link.fragment.text) : "";
  const start = folded(link.text.slice(0, link.pathStart));
  return start + slash + path + (items.length === 0 || link.isRaw ? "" : "?" + items.join("&")) + fragment;
}

const escapedInFragment = (text: string): string =>
  encodeURIComponent(text).replace(/%(?:2[14678ABCF]|3[ABDF]|40)/g, decodeURIComponent);

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

/** What every `*` took. */
const wildcardsOf = (reading: Reading | undefined): string =>
  JSON.stringify(
    reading?.path.taken
      .filter(({ take }) => take.kind === "*")
      .map(({ from, count }) => reading.link.segments.slice(from, from + count).map((span) => span.text)),
  );

/** Whether a `*` took segments. */
const usesWildcard = (reading: Reading | undefined): boolean =>
  reading?.path.taken.some(({ take }) => take.kind === "*") === true;

/** A printed link, in which every `*` keeps what it took. */
function withWildcards(printed: string, { link, path }: Reading): string | undefined {
  const separator = link.form === "compact" ? ":" : "/";
  const end = printed.search(/[?#]|$/);
  const parts = printed.slice(0, end).split(separator);
  for (const { take, from, count } of path.taken) {
    if (take.kind !== "*") continue;
    const index = parts.indexOf("*");
    // The printed link does without the group in which it stands.
    if (index < 0) return undefined;
    const segments = link.segments.slice(from, from + count).map((span) => span.text);
    parts[index] = segments.map((text) => (separator === ":" ? text : escapedSegment(text))).join(separator);
  }
  return parts.join(separator) + printed.slice(end);
}
