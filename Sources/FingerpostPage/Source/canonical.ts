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
  candidates.push(reading && respelledLink(reading));
  const isSame = (link: string): boolean => {
    const again = match(link, method);
    return again?.route === String(number) && JSON.stringify(textsOf(again.values)) === JSON.stringify(textsOf(values));
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

/** Whether a `*` took segments. */
const usesWildcard = (reading: Reading | undefined): boolean =>
  reading?.path.taken.some(({ take }) => take.kind === "*") === true;

/** A printed link, in which every `*` keeps what it took. */
function withWildcards(printed: string, { link, path }: Reading): string {
  const separator = link.form === "compact" ? ":" : "/";
  const end = printed.search(/[?#]|$/);
  const parts = printed.slice(0, end).split(separator);
  for (const { take, from, count } of path.taken) {
    const index = take.kind === "*" ? parts.indexOf("*") : -1;
    if (index < 0) continue;
    const segments = link.segments.slice(from, from + count).map((span) => span.text);
    parts[index] = segments.map((text) => (separator === ":" ? text : escapedSegment(text))).join(separator);
  }
  return parts.join(separator) + printed.slice(end);
}
