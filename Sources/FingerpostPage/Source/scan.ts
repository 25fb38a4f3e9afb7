// A link in parts, each with where it stands: what `Scan` of the engine does, for links that the module has read or refused.

/** A part of a link, decoded, and where it stands in the text. */
interface Span {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface SpannedItem {
  readonly key: Span;
  readonly value: Span;
  readonly hasValue: boolean;
}

interface Scan {
  readonly text: string;
  readonly form: Form;
  readonly segments: readonly Span[];
  readonly items: readonly SpannedItem[];
  readonly fragment?: Span;
  /** The numbers of the origins that the text belongs to. */
  readonly fitting: readonly number[];
  /** What the origin is called where links are printed. */
  readonly source: string;
  readonly pathStart: number;
  readonly pathEnd: number;
  /** Whether the last segment is a raw rest. */
  readonly isRaw: boolean;
  /** Whether a raw colon stands in the authority of a custom scheme, where others look for a port. */
  readonly hasColon: boolean;
}

/** Why a text is no link of the table, and where. */
interface ScanFault {
  readonly fault: string;
  readonly at: number;
  readonly isForeign?: true;
}

type Form = "path" | "compact" | "scheme" | "web" | "host";

interface OriginData {
  readonly form: Form;
  readonly scheme: string;
  readonly host: string;
  readonly isWildcard: boolean;
  readonly port: string;
}

const isWebScheme = (scheme: string): boolean => scheme === "https" || scheme === "http";

function cutPort(authority: string, scheme: string): [host: string, port: string] {
  const found = /^(.*?)(?::([0-9]*))?$/.exec(authority) as RegExpExecArray;
  const usual = scheme === "https" ? "443" : "80";
  return [found[1] as string, String(Number(found[2] || usual))];
}

const origins: readonly OriginData[] = data.origins.map((text) => {
  const none = { scheme: "", host: "", isWildcard: false, port: "" };
  if (text === "/") return { ...none, form: "path" };
  if (text === ":") return { ...none, form: "compact" };
  const [scheme = "", authority = ""] = text.split("://");
  if (!isWebScheme(scheme)) return { ...none, form: "scheme", scheme };
  const isCaptured = authority.startsWith("{");
  const [host, port] = cutPort(folded(isCaptured ? authority.replace(/^[^}]*\}/, "*") : authority), scheme);
  const isWildcard = host.startsWith("*");
  return { form: isCaptured ? "host" : "web", scheme, host: isWildcard ? host.slice(1) : host, isWildcard, port };
});

const numbersOf = (fits: (origin: OriginData) => boolean): number[] =>
  origins.map((_, number) => number).filter((number) => fits(origins[number] as OriginData));

/** How the links of a host are read: by which origins, and how much of the host is the first segment. */
function fit(scheme: string, host: string, port: string): { fitting: number[]; captured: number } | undefined {
  const fitting = numbersOf(
    (origin) =>
      (origin.form === "web" || origin.form === "host") &&
      origin.scheme === scheme &&
      origin.port === port &&
      (origin.isWildcard ? host.length > origin.host.length && host.endsWith(origin.host) : host === origin.host),
  );
  const rank = (number: number) => {
    const { isWildcard, host, form } = origins[number] as OriginData;
    return (isWildcard ? 1e6 - host.length : 0) * 2 + (form === "host" ? 1 : 0);
  };
  const best = [...fitting].sort((left, right) => rank(left) - rank(right))[0];
  if (best === undefined) return undefined;
  const origin = origins[best] as OriginData;
  if (origin.form === "host") return { fitting: [best], captured: host.length - origin.host.length };
  return { fitting: fitting.filter((number) => origins[number]?.form === "web"), captured: 0 };
}

const isLenient = (form: Form): boolean => data.areLenient ?? form === "scheme";
const isDotSegment = (text: string): boolean => text === "." || text === "..";
const NO_ORIGIN: ScanFault = { fault: "the table has no links of this origin", at: 0, isForeign: true };

/** A part of the text, decoded; undefined if its escapes are wrong. */
function spanOf(text: string, start: number, end: number, plusIsSpace = false): Span | undefined {
  const part = text.slice(start, end);
  const decoded = plusIsSpace ? part.replace(/\+/g, " ") : part;
  if (!decoded.includes("%")) return { text: decoded, start, end };
  if (/%0[0AaDd]/.test(decoded)) return undefined;
  try {
    return { text: decodeURIComponent(decoded), start, end };
  } catch {
    return undefined;
  }
}

const badEscape = (text: string, start: number): ScanFault => {
  const found = text.slice(start).search(/%(?![0-9A-Fa-f]{2})|%0[0AaDd]/);
  return {
    fault: "an escape does not read: % and two hexadecimal digits, of UTF-8",
    at: found < 0 ? start : start + found,
  };
};

function scan(text: string): Scan | ScanFault {
  if (text === "") return { fault: "it is empty", at: 0 };
  if (new TextEncoder().encode(text).length > data.bytes) {
    return { fault: `it is longer than ${data.bytes} bytes`, at: 0 };
  }
  const refused = text.search(
    /[\u0000-\u001f\u007f-\u009f\\]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/,
  );
  if (refused >= 0) return { fault: "a control character or a backslash stands here", at: refused };
  if (text[0] === "/") {
    const fitting = numbersOf((origin) => origin.form === "path");
    if (text[1] === "/" && (fitting.length === 0 || !isLenient("path"))) {
      return { fault: "two slashes begin the name of a host", at: 1 };
    }
    return fitting.length === 0 ? NO_ORIGIN : scanPath(text, 0, "path", fitting, [], "/");
  }
  const colon = /^([A-Za-z][A-Za-z0-9+.-]*):(\/\/)?/.exec(text);
  if (!colon) return scanCompact(text);
  const scheme = folded(colon[1] as string);
  const isNamed = isWebScheme(scheme) || origins.some((origin) => origin.scheme === scheme);
  if (!colon[2])
    return isNamed
      ? { fault: "two slashes are missing behind the scheme", at: (colon[0] as string).length }
      : scanCompact(text);
  const start = (colon[0] as string).length;
  const authority = text.slice(start).replace(/[/?#][^]*$/, "");
  if (authority.includes("@"))
    return { fault: "what stands before @ looks like a host, and is none", at: start + authority.indexOf("@") };
  if (!isWebScheme(scheme)) {
    const fitting = numbersOf((origin) => origin.form === "scheme" && origin.scheme === scheme);
    return fitting.length === 0
      ? NO_ORIGIN
      : scanPath(text, start, "scheme", fitting, [], scheme + "://", authority.includes(":"));
  }
  const [host, port] = cutPort(folded(authority), scheme);
  const found = fit(scheme, host, port);
  if (!found) return NO_ORIGIN;
  const first = found.captured > 0 ? [{ text: host.slice(0, found.captured), start, end: start + found.captured }] : [];
  const form = found.captured > 0 ? "host" : "web";
  const source =
    form === "host" ? (data.origins[found.fitting[0] as number] as string) : `${scheme}://${folded(authority)}`;
  return scanPath(text, start + authority.length, form, found.fitting, first, source);
}

function scanPath(
  text: string,
  start: number,
  form: Form,
  fitting: readonly number[],
  first: readonly Span[],
  source: string,
  hasColon = false,
): Scan | ScanFault {
  const pathEnd = start + text.slice(start).search(/[?#]|$/);
  const segments = [...first];
  for (let from = text[start] === "/" ? start + 1 : start; from < pathEnd; ) {
    const slash = text.indexOf("/", from);
    const end = slash < 0 || slash > pathEnd ? pathEnd : slash;
    if (end === from && !isLenient(form)) return { fault: "a segment is empty", at: from };
    const segment = spanOf(text, from, end);
    if (!segment) return badEscape(text, from);
    if (isDotSegment(segment.text)) return { fault: '"." and ".." cannot be segments of a link', at: from };
    if (end > from) segments.push(segment);
    from = end + 1;
  }
  const hash = text.indexOf("#", pathEnd);
  const queryEnd = hash < 0 ? text.length : hash;
  const items = text[pathEnd] === "?" ? cutItems(text, pathEnd + 1, queryEnd) : [];
  const fragment = hash < 0 ? undefined : spanOf(text, hash + 1, text.length);
  if (!items || (hash >= 0 && !fragment)) return badEscape(text, pathEnd);
  const found = { text, form, segments, items, fitting, source, pathStart: start, pathEnd, isRaw: false, hasColon };
  return fragment ? { ...found, fragment } : found;
}

/** The items of a query or of a fragment; undefined if one does not read. */
function cutItems(text: string, start: number, end: number): SpannedItem[] | undefined {
  const items: SpannedItem[] = [];
  for (let from = start; from < end; ) {
    const mark = text.indexOf("&", from);
    const stop = mark < 0 || mark > end ? end : mark;
    const equals = text.slice(from, stop).indexOf("=");
    const key = spanOf(text, from, equals < 0 ? stop : from + equals, data.plusIsSpace);
    const value = spanOf(text, equals < 0 ? stop : from + equals + 1, stop, data.plusIsSpace);
    if (!key || !value) return undefined;
    if (stop > from) items.push({ key, value, hasValue: equals >= 0 });
    from = stop + 1;
  }
  return items;
}

/** Compact text is raw: `profile:859`. */
function scanCompact(text: string): Scan | ScanFault {
  const fitting = numbersOf((origin) => origin.form === "compact");
  if (fitting.length === 0) return isScript(text) ? { fault: "it is a script", at: 0 } : NO_ORIGIN;
  const space = text.indexOf(" ");
  if (space >= 0) return { fault: "compact text holds no spaces", at: space };
  if (isScript(text)) return { fault: "it is a script", at: 0 };
  const segments: Span[] = [];
  let start = 0;
  for (const part of text.split(":")) {
    if (isDotSegment(part)) return { fault: '"." and ".." cannot be segments of a link', at: start };
    segments.push({ text: part, start, end: start + part.length });
    start += part.length + 1;
  }
  return {
    text,
    form: "compact",
    segments,
    items: [],
    fitting,
    source: ":",
    pathStart: 0,
    pathEnd: text.length,
    isRaw: false,
    hasColon: false,
  };
}

const isScan = (found: Scan | ScanFault): found is Scan => "segments" in found;

/** A text as it is; and for raw rests once for each slash of its path, with all behind it as one segment. */
function scans(text: string): Scan[] {
  const whole = scan(text);
  const all = isScan(whole) ? [whole] : [];
  if (!hasRawRest) return all;
  const end = text.search(/[?#]|$/);
  for (let slash = text.indexOf("/"); slash >= 0 && slash < end; slash = text.indexOf("/", slash + 1)) {
    const rest = text.slice(slash + 1);
    const found = rest === "" || text[slash - 1] === "/" ? undefined : scan(text.slice(0, slash + 1) + "a");
    if (!found || !isScan(found) || found.form === "compact" || found.segments.length < 2) continue;
    const raw = { text: rest, start: slash + 1, end: text.length };
    all.push({ ...found, text, segments: [...found.segments.slice(0, -1), raw], isRaw: true });
  }
  return all;
}
