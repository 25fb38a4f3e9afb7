// What the runtime knows of texts: the types of values, and how a text is cut. `Text.kt` is the same in Kotlin.

// MARK: Types
// The texts that a type reads, and their canonical spelling.

const CONTROL = /[\u0000-\u001f\u007f-\u009f\\]/;
const INVISIBLE =
  /^(?:(?![\ufe0e\ufe0f])[\p{White_Space}\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}])+/u;
const folded = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
const utf8Length = (text: string) =>
  text.replace(/[^\0-\x7f]/gu, (letter) => encodeURIComponent(letter).replace(/%../g, "-")).length;
/** Whether a text has no half of a surrogate pair: another one has no UTF-8. */
const isUnicode = (text: string) => !/[\ud800-\udfff]/u.test(text);
const isText = (text: unknown): text is string =>
  typeof text === "string" && text !== "" && isUnicode(text) && utf8Length(text) <= table.limits.bytes;
/** Whether a browser takes a text for a script. */
const isScript = (text: string) =>
  /^(?:javascript|vbscript|data):/i.test(text.replace(INVISIBLE, "").replace(/[\t\n\r]/g, ""));

/** A member of a type as its texts are compared. */
const compared = (kind: TypeData["kind"], text: string) =>
  kind === "folded" ? folded(text) : kind === "members" ? text.normalize() : text;

const types: readonly Type[] = table.types.map((type) => ({
  ...type,
  pattern: new RegExp(`^(?:${type.pattern ?? "[^]*"})$`),
  members: type.members && new Map([...type.members].reverse().map((member) => [compared(type.kind, member), member])),
}));

/** The canonical spelling of the value that a text reads as. */
function canonical({ kind, pattern, members }: Type, text: string): Text {
  if (members) return members.get(compared(kind, text));
  if (!pattern.test(text)) return undefined;
  switch (kind) {
    case "bool":
      return String(text === "1" || text.length === 4);
    case "uuid":
      return text.toLowerCase();
    case "double":
      return decimal(Number(text));
    case "datetime":
      return instant(text);
    case "url":
      return isScript(text) ? undefined : spelledURL(text);
    case "query":
      return CONTROL.test(text) ? undefined : cutItems(text, false, true)?.map(spelledItem).join("&");
    default:
      return text;
  }
}

/** A number as a plain decimal, the shortest that reads back equal. */
function decimal(value: number): Text {
  if (!Number.isFinite(value)) return undefined;
  const [digits = "", exponent = "0"] = String(Math.abs(value)).split("e");
  const [whole = "", fraction = ""] = digits.split(".");
  const point = whole.length + Number(exponent);
  const all = "0".repeat(Math.max(0, 1 - point)) + (whole + fraction).padEnd(point, "0");
  const [before, after] = [all.slice(0, Math.max(1, point)), all.slice(Math.max(1, point))];
  return (value < 0 ? "-" : "") + before + (after === "" ? "" : "." + after);
}

/** An instant in UTC; undefined if that is outside of the years from 0 to 9999. */
function instant(text: string): Text {
  const fraction = /\.[0-9]*[1-9]/.exec(text)?.[0] ?? "";
  const utc = new Date(text.replace(/\.[0-9]+/, "")).toISOString();
  return /^[0-9]/.test(utc) ? utc.slice(0, 19) + fraction + "Z" : undefined;
}

/** A value as text, and the other way around. */
function textOf({ kind, members }: Type, value: unknown): Text {
  switch (kind) {
    case "number":
    case "bigint":
      return typeof value === "bigint" || Number.isSafeInteger(value) ? String(value) : undefined;
    case "double":
      return typeof value === "number" ? decimal(value) : undefined;
    case "bool":
      return typeof value === "boolean" ? String(value) : undefined;
    default:
      if (typeof value !== "string" || !isUnicode(value)) return undefined;
      return kind === "folded" && members?.get(folded(value)) !== value ? undefined : value;
  }
}

const valueOf = ({ kind }: Type, text: string) =>
  kind === "bigint" ? BigInt(text) : kind === "bool" ? text === "true" : /^num|^dou/.test(kind) ? Number(text) : text;

/** What is escaped in a segment, a query and a fragment: what RFC 3986, section 3, does not let stand there. */
const INSIDE = /[^A-Za-z0-9\-._~!$&'()*+,;=:@]/gu;
const IN_QUERY = /[^A-Za-z0-9\-._~!$()*,;:@/?]/gu;
const IN_FRAGMENT = /[^A-Za-z0-9\-._~!$&'()*+,;=:@/?]/gu;
const escaped = (text: string, letters: RegExp) =>
  text.replace(letters, (letter) => (letter === "'" ? "%27" : encodeURIComponent(letter)));
const spelledItem = ([key, value, hasValue]: readonly [string, string, boolean, string?]) =>
  escaped(key, IN_QUERY) + (hasValue ? "=" + escaped(value, IN_QUERY) : "");

// MARK: Scan
// A text is cut first; then each part is decoded, once.

const isWeb = (scheme: string) => scheme === "https" || scheme === "http";
const usualPort = (scheme: string) => (scheme === "https" ? 443 : 80);
const isDotSegment = (text: string) => text === "." || text === "..";
const isCapturable = (text: string) => /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(text);
/** Whether a host in lower case ends in a number, and is no address: browsers read it as another one, or refuse it. */
const isMisspelled = (host: string) =>
  /(?:^|\.)(?:[0-9]+|0x[0-9a-f]*)\.?$/.test(host) &&
  !/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?=\d)|$)){4}$/.test(host);
const originsWhere = (fits: (origin: OriginData) => boolean) =>
  table.origins.map((_, index) => index).filter((index) => fits(table.origins[index] as OriginData));

/** Escapes must be strict UTF-8, and never NUL, CR or LF. */
function decode(text: string): Text {
  if (!text.includes("%")) return text;
  try {
    return /%0[0AD]/i.test(text) ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

declare const URL: new (text: string) => { readonly hostname: string };

/** `host[:port]` of a web link, as browsers write it; the usual port is left out. */
function cutAuthority(scheme: string, text: string): { host: string; port: number } | undefined {
  const [, name = "", digits = ""] = /^([^:[]*|\[[0-9a-f:.]*\])(?::([0-9]{0,5}))?$/.exec(folded(text)) ?? [];
  if (!/^(?:\[.*|[a-z0-9._-]+)$/.test(name) || isMisspelled(name) || Number(digits) > 65535) return undefined;
  try {
    const host = name[0] === "[" ? new URL("http://" + name).hostname : name;
    return { host, port: digits === "" ? usualPort(scheme) : Number(digits) };
  } catch {
    return undefined;
  }
}

function holds(origin: OriginData, scheme: string, host: string, port: number): boolean {
  if (origin.scheme !== scheme || origin.port !== port || !(origin.form === "web" || origin.form === "host"))
    return false;
  if (!origin.isWildcard) return origin.host === host;
  if (host.length <= origin.host.length || !host.endsWith(origin.host)) return false;
  return isCapturable(host.slice(0, host.length - origin.host.length)) || (origin.form === "web" && host[0] === "[");
}

/** The origins that a host belongs to: all plain ones, or the one that captures it, if none fits better. */
function fit(scheme: string, host: string, port: number): number[] {
  const all = originsWhere((origin) => holds(origin, scheme, host, port));
  const at = (index: number) => table.origins[index] as OriginData;
  const rank = Math.min(...all.map((index) => at(index).rank));
  const best = all.filter((index) => at(index).rank === rank);
  const isPlain = (index: number) => at(index).form === "web";
  return best.some(isPlain) ? all.filter(isPlain) : best.slice(0, 1);
}

/** Reads a text of the table's origins; undefined for any other. */
function scan(text: string): Scan | undefined {
  if (!isText(text) || CONTROL.test(text)) return undefined;
  const paths = originsWhere(({ form }) => form === "path");
  if (text[0] === "/") return scanPath(text, "path", paths, []);
  const [start = "", name = "", slashes = ""] = /^([A-Za-z][A-Za-z0-9+.-]*):(\/{0,2})/.exec(text) ?? [];
  const scheme = folded(name);
  // An origin reads more slashes than it prints, and one where it prints two.
  const own = originsWhere(
    (origin) =>
      origin.form === "scheme" && origin.scheme === scheme && (slashes !== "" || origin.prefix === scheme + ":"),
  );
  // A host behind a custom scheme is read as one of the web, and never as a first segment.
  const hosted = (host: string) =>
    originsWhere((origin) => origin.form === "web" && origin.scheme === scheme && origin.host === folded(host));
  const scanOwn = (rest: string) => {
    const found = scanPath(rest, "scheme", own, []);
    const isAuthority = (table.origins[own[0] ?? -1]?.prefix ?? "").endsWith("//");
    return isAuthority && hosted(found?.segments[0] ?? "").length > 0 ? undefined : found;
  };
  if (slashes.length < 2) {
    if (own.length > 0) return scanOwn(text.slice(name.length + 1));
    return isWeb(scheme) || (start !== "" && table.origins.some((origin) => origin.scheme === scheme))
      ? undefined
      : scanCompact(text);
  }
  const rest = text.slice(start.length);
  const authority = rest.replace(/[/?#][^]*$/, "");
  if (authority.includes("@")) return undefined;
  if (!isWeb(scheme)) {
    const hosts = hosted(authority);
    const path = hosts.length > 0 ? scanPath(rest.slice(authority.length), "web", hosts, []) : undefined;
    if (hosts.length > 0) return path && { ...path, prefix: `${scheme}://${folded(authority)}` };
    const found = scanOwn(rest);
    return found && { ...found, hasColon: authority.includes(":") };
  }
  const cut = cutAuthority(scheme, authority);
  const fitting = cut ? fit(scheme, cut.host, cut.port) : [];
  const { form = "web", host = "" } = table.origins[fitting[0] ?? -1] ?? {};
  const first = cut && form === "host" ? [cut.host.slice(0, cut.host.length - host.length)] : [];
  const found = scanPath(rest.slice(authority.length), form, fitting, first);
  const port = cut?.port === usualPort(scheme) ? "" : `:${cut?.port}`;
  return found && { ...found, prefix: `${scheme}://${cut?.host}${port}` };
}

function scanPath(
  text: string,
  form: OriginData["form"],
  fitting: readonly number[],
  first: readonly string[],
): Scan | undefined {
  const [, path = "", query = "", rawFragment] = /^([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/.exec(text) ?? [];
  const segments = cutSegments(path.replace(/^\//, ""), form, first);
  const items = cutItems(query, table.plusIsSpace, false);
  const fragment = decode(rawFragment ?? "");
  if (fitting.length === 0 || !segments || !items || fragment === undefined) return undefined;
  const hasFragment = rawFragment !== undefined;
  return {
    ...{ form, segments, raws: rawSegments(path, first), items, rawFragment, fitting },
    ...{ fragment: hasFragment ? fragment : undefined, isRaw: false, hasColon: false, prefix: "" },
  };
}

/** Compact text is raw: `profile:859`. */
function scanCompact(text: string): Scan | undefined {
  const fitting = originsWhere(({ form }) => form === "compact");
  const segments = text.split(":");
  if (fitting.length === 0 || text.includes(" ") || segments.length > table.limits.segments) return undefined;
  if (segments.some(isDotSegment) || isScript(text)) return undefined;
  const none = { items: [], fragment: undefined, rawFragment: undefined, isRaw: false, hasColon: false, prefix: "" };
  return { form: "compact", segments, raws: [], fitting, ...none };
}

/** The segments of a path as they stand in the text. */
const rawSegments = (path: string, first: readonly string[]) => [
  ...first,
  ...path.split("/").filter((segment) => segment !== ""),
];

/** A path, cut and decoded. A slash at the end is forgiven; doubled ones are where the form is lenient. */
function cutSegments(path: string, form: OriginData["form"], first: readonly string[]): string[] | undefined {
  const [segments, parts] = [[...first], path.split("/")];
  if (parts[parts.length - 1] === "") parts.pop();
  for (const part of parts) {
    const segment = decode(part);
    if (segment === undefined || isDotSegment(segment)) return undefined;
    if (segment !== "") segments.push(segment);
    else if (!table.lenient.includes(form)) return undefined;
  }
  return segments.length > table.limits.segments ? undefined : segments;
}

/** `key=value&...`, cut and decoded; a value that is the rest of a query is whole, without an empty item. */
function cutItems(text: string, plusIsSpace: boolean, isWhole: boolean): Item[] | undefined {
  const items: Item[] = [];
  for (const item of (plusIsSpace ? text.replace(/\+/g, " ") : text).split("&")) {
    const [, name = "", equals = "", rest = ""] = /^([^=]*)(=?)([^]*)$/.exec(item) ?? [];
    const [key, value] = [decode(name), decode(rest)];
    if (key === undefined || value === undefined || (isWhole && item === "" && text !== "")) return undefined;
    if (item !== "") items.push([key, value, equals !== "", rest]);
  }
  return items.length > table.limits.queryItems && !isWhole ? undefined : items;
}

/** A text as it is, and for raw rests once for every slash of its path, with all behind it as one segment. */
function scans(text: string, hasRaw: boolean): Scan[] {
  const whole = scan(text);
  const all = whole ? [whole] : [];
  if (!hasRaw || !isText(text)) return all;
  const end = text.search(/[?#]|$/);
  for (let slash = text.indexOf("/"); slash >= 0 && slash < end; slash = text.indexOf("/", slash + 1)) {
    const rest = text[slash - 1] === "/" ? undefined : rawRest(text.slice(slash + 1));
    const found = rest ? scan(text.slice(0, slash + 1) + "a") : undefined;
    if (!rest || !found || found.form === "compact" || found.segments.length < 2) continue;
    all.push({ ...found, segments: [...found.segments.slice(0, -1), rest], isRaw: true });
  }
  return all;
}

const MIXED_READS = 4096;

/** Escapes of the reserved characters (RFC 3986, section 2.2): what may separate. */
const ESCAPED_SEPARATORS = /%(?:2[1346-9ABCF]|3[ABDF]|40|5[BD])/gi;

/**
 * Cuts a segment at the literals between its values, into their canonical spellings: at raw ones if it can be, and
 * otherwise at escaped ones, too. Undefined if it cannot be cut.
 */
function cutMixed(pieces: readonly (string | Type)[], text: string, raw: Text, spell: (text: string) => string) {
  // NUL, which no link holds, stands for what is escaped.
  const masked = raw === undefined ? text : (decode(raw.replace(ESCAPED_SEPARATORS, "\0")) ?? text);
  return (masked === text ? undefined : cutAt(pieces, text, masked, spell)) ?? cutAt(pieces, text, text, spell);
}

/**
 * Cuts a segment where its text in `masked` has the literals between its values: from the left, each value is as short
 * as the rest allows, and none is empty.
 */
function cutAt(pieces: readonly (string | Type)[], text: string, masked: string, spell: (text: string) => string) {
  const [cuts, failed] = [[] as string[], new Set<number>()];
  // What stands at an end of the segment is found there, in any spelling.
  const [inside, outside] = [spell(masked), spell(text)];
  const around = (index: number) => (index > 0 && index < pieces.length - 1 ? inside : outside);
  let reads = 0;
  function split(index: number, start: number): boolean {
    const [piece, next] = [pieces[index], pieces[index + 1]];
    if (piece === undefined) return start === text.length;
    if (typeof piece === "string")
      return around(index).startsWith(spell(piece), start) && split(index + 1, start + piece.length);
    // What failed from here fails again; a string that failed fails from every later place, too.
    const { longest = Infinity } = piece;
    const place = index * (text.length + 1) + (longest === Infinity ? 0 : start);
    for (let end = start; !failed.has(place); ) {
      if (typeof next === "string") end = around(index + 1).indexOf(spell(next), end + 1);
      else end = end < text.length ? text.length : -1;
      const part = text.slice(start, end);
      if (end < 0 || part.length > longest) break;
      if (longest < Infinity && (++reads > MIXED_READS || utf8Length(part) > longest)) continue;
      const value = canonical(piece, part);
      if (value === undefined) continue;
      cuts.push(value);
      if (split(index + 1, end)) return true;
      cuts.pop();
    }
    failed.add(place);
    return false;
  }
  return text !== "" && split(0, 0) ? cuts : undefined;
}

/** The elements of a list in one value; undefined if one does not read. An escaped separator may be data. */
function cutList(type: Type, text: string, raw: Text, mayBeEmpty: boolean): readonly string[] | undefined {
  const { separator = "", cutsEscaped = false } = type;
  const isRead = cutsEscaped || raw === undefined;
  const parts = isRead ? text.split(separator) : raw.split(separator).map((part) => decode(part) ?? "");
  const read = parts.flatMap((part) => (part === "" && !mayBeEmpty ? [] : (canonical(type, part) ?? [])));
  return read.length < parts.length ? undefined : read;
}

/** The raw rest of a link as browsers write it; undefined for what no link holds. */
function rawRest(text: string): Text {
  const [, path = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(text) ?? [];
  if (CONTROL.test(text) || decode(text) === undefined) return undefined;
  if (path.split("/").some((segment) => isDotSegment(segment.replace(/%2e/gi, ".")))) return undefined;
  const [inPath, inQuery, inFragment] = [/[ "<>^`{}]|[^\0-~]/gu, /[ "<>']|[^\0-~]/gu, /[ "<>`]|[^\0-~]/gu];
  return escaped(path, inPath) + escaped(query, inQuery) + escaped(fragment, inFragment);
}
