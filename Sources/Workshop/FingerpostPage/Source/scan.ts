// A link in parts, each with where it stands in the text: what `Scan` of the engine does.

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
  readonly source: Source;
  readonly segments: readonly Span[];
  readonly items: readonly SpannedItem[];
  readonly fragment: Span | undefined;
  readonly pathEnd: number;
  /** Whether the last segment is a raw rest. */
  readonly isRaw: boolean;
  /** Whether a raw colon stands in the authority of a custom scheme, where others look for a port. */
  readonly hasColon: boolean;
}

const isLenient = (form: Form): boolean => data.areLenient ?? form === "scheme";
const isDotSegment = (text: string): boolean => text === "." || text === "..";

/** What is wrong with a letter that stands raw. */
function rawFault(letter: string): keyof typeof FAULTS | undefined {
  if (letter === "\\") return "backslash";
  if (/[\0\r\n]/.test(letter)) return "control";
  return /[\u0001-\u001f\u007f-\u009f]/.test(letter) ? "rawControl" : undefined;
}

/** Throws where bytes are not UTF-8. */
function checkUTF8(bytes: readonly number[], offsets: readonly number[], end: number): string {
  const decoded = (count: number, isWhole: boolean): string =>
    new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(new Uint8Array(bytes.slice(0, count)), {
      stream: !isWhole,
    });
  try {
    return decoded(bytes.length, true);
  } catch {
    let sound = "";
    try {
      for (let count = 0; count <= bytes.length; count++) sound = decoded(count, false);
    } catch {
      // It is known up to where the bytes are sound.
    }
    throw new Fault("utf8", offsets[utf8(sound).length] ?? end);
  }
}

/** A part of the text, decoded once. */
function spanOf(text: string, start: number, end: number, plusIsSpace = false): Span {
  const part = text.slice(start, end);
  if (/^[!-$&-*,-[\]-~]*$/.test(part)) return { text: part, start, end };
  const [bytes, offsets]: [number[], number[]] = [[], []];
  for (let at = start; at < end; ) {
    const letter = String.fromCodePoint(text.codePointAt(at) as number);
    const escape = letter === "%" ? /^%([0-9A-Fa-f]{2})/.exec(text.slice(at, Math.min(end, at + 3))) : undefined;
    const own = escape ? [parseInt(escape[1] as string, 16)] : utf8(letter === "+" && plusIsSpace ? " " : letter);
    const isControl = escape && [0, 10, 13].includes(own[0] as number);
    const fault = escape === null ? "escape" : isControl ? "control" : rawFault(letter);
    if (fault) {
      checkUTF8(bytes, offsets, at);
      throw new Fault(fault, at);
    }
    for (const byte of own) [bytes[bytes.length], offsets[offsets.length]] = [byte, at];
    at += escape ? 3 : letter.length;
  }
  return { text: checkUTF8(bytes, offsets, end), start, end };
}

/** Reads a text as a link of the table's origins, or throws a fault. */
function scan(text: string): Scan {
  if (utf8(text).length > data.limits.bytes) throw new Fault("tooLong", text.length);
  if (text === "") throw new Fault("empty", 0);
  // A half of a surrogate pair has no bytes.
  const half = text.search(/[\ud800-\udfff]/u);
  if (half >= 0) throw new Fault("utf8", half);
  if (text[0] === "/") {
    const fitting = originsWhere(({ form }) => form === "path");
    if (text[1] === "/" && (fitting.length === 0 || !isLenient("path"))) throw new Fault("protocolRelative", 1);
    if (fitting.length === 0) throw new Fault("unknownOrigin", 0);
    return scanPath(text, 0, { form: "path", prefix: "", fitting });
  }
  const [start, name = "", slashes] = /^([A-Za-z][A-Za-z0-9+.-]*):(\/\/)?/.exec(text) ?? [];
  const scheme = folded(name);
  if (start !== undefined && slashes) return scanSchemed(text, scheme, start.length);
  if (start !== undefined && (isWebScheme(scheme) || origins.some((origin) => origin.scheme === scheme)))
    throw new Fault("slashesAfterScheme", start.length);
  return scanCompact(text);
}

const foreign = (text: string): Fault => new Fault(isScript(text) ? "script" : "unknownOrigin", 0);

/** Whether a host in lower case ends in a number, and is no address: browsers read it as another one, or refuse it. */
const isMisspelled = (host: string): boolean =>
  /(?:^|\.)(?:[0-9]+|0x[0-9a-f]*)\.?$/.test(host) &&
  !/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?=\d)|$)){4}$/.test(host);

function scanSchemed(text: string, scheme: string, start: number): Scan {
  const stop = start + text.slice(start).search(/[/?#]|$/);
  const authority = text.slice(start, stop);
  const find = (letter: string): number | undefined =>
    authority.includes(letter) ? start + authority.indexOf(letter) : undefined;
  const userInfo = find("@");
  if (!isWebScheme(scheme)) {
    const fitting = originsWhere((origin) => origin.form === "scheme" && origin.scheme === scheme);
    if (fitting.length === 0) throw foreign(text);
    if (userInfo !== undefined) throw new Fault("userInfo", userInfo);
    return scanPath(text, start, { form: "scheme", prefix: `${scheme}://`, fitting }, [], find(":"));
  }
  const backslash = find("\\");
  if (backslash !== undefined) throw new Fault("backslash", backslash);
  if (userInfo !== undefined) throw new Fault("userInfo", userInfo);
  const [name, digits] = cutPort(folded(authority));
  if (name === "") throw new Fault("host", start);
  const host = writtenHost(name);
  if (host === undefined) throw new Fault("address", start);
  const strange = name.startsWith("[") ? -1 : name.search(/[^a-z0-9._-]/);
  if (strange >= 0) throw new Fault("hostByte", start + strange);
  if (isMisspelled(host)) throw new Fault("hostNumber", start);
  const port = portOf(digits, scheme);
  if (port === undefined) throw new Fault("port", start + name.length + 1);
  const source = sourceOfHost(scheme, host, port);
  if (!source) throw new Fault("unknownOrigin", start);
  const end = start + source.captured;
  return scanPath(
    text,
    stop,
    source,
    source.captured > 0 ? [{ text: host.slice(0, source.captured), start, end }] : [],
  );
}

/** Adds a segment, unless it is one too many. */
function addSegment(segments: Span[], segment: () => Span, at: number): void {
  if (segments.length >= data.limits.segments) throw new Fault("tooManySegments", at);
  const span = segment();
  if (isDotSegment(span.text)) throw new Fault("dotSegment", at);
  segments.push(span);
}

/** - Parameter colon: where a raw colon stands in the authority of a custom scheme. */
function scanPath(text: string, start: number, source: Source, first: readonly Span[] = [], colon?: number): Scan {
  const pathEnd = start + text.slice(start).search(/[?#]|$/);
  const segments = [...first];
  for (let from = text[start] === "/" ? start + 1 : start; from < pathEnd; ) {
    const slash = text.indexOf("/", from);
    const end = slash < 0 || slash > pathEnd ? pathEnd : slash;
    if (end === from && !isLenient(source.form)) throw new Fault("emptySegment", from);
    if (end > from) addSegment(segments, () => spanOf(text, from, end), from);
    from = end + 1;
  }
  const begins = (route: Route) => mayBeginWith(route, segments[0]?.text ?? "");
  if (colon !== undefined && !data.routes.some(begins)) throw new Fault("authorityColon", colon);
  const hash = text.indexOf("#", pathEnd);
  const queryEnd = hash < 0 ? text.length : hash;
  const items = text[pathEnd] === "?" ? cutItems(text, pathEnd + 1, queryEnd) : [];
  const fragment = hash < 0 ? undefined : spanOf(text, hash + 1, text.length);
  return { text, source, segments, items, fragment, pathEnd, isRaw: false, hasColon: colon !== undefined };
}

/** The items of a query or of a fragment. */
function cutItems(text: string, start: number, end: number, plusIsSpace = data.plusIsSpace === true): SpannedItem[] {
  const items: SpannedItem[] = [];
  for (let from = start; from < end; ) {
    const mark = text.indexOf("&", from);
    const stop = mark < 0 || mark > end ? end : mark;
    const equals = text.slice(from, stop).indexOf("=");
    if (stop > from) {
      if (items.length >= data.limits.queryItems) throw new Fault("tooManyItems", from);
      const key = spanOf(text, from, equals < 0 ? stop : from + equals, plusIsSpace);
      const value = spanOf(text, equals < 0 ? stop : from + equals + 1, stop, plusIsSpace);
      items.push({ key, value, hasValue: equals >= 0 });
    }
    from = stop + 1;
  }
  return items;
}

/** Compact text is raw: `profile:859`. */
function scanCompact(text: string): Scan {
  const refused = [...text].findIndex((letter) => letter === " " || rawFault(letter) !== undefined);
  const at = [...text].slice(0, refused).join("").length;
  const fault = refused < 0 ? undefined : (rawFault(text[at] as string) ?? "unprintable");
  const fitting = originsWhere(({ form }) => form === "compact");
  if (fitting.length === 0) {
    // A pasted link may begin with an invisible letter.
    if (fault && fault !== "backslash" && fault !== "unprintable") throw new Fault(fault, at);
    throw foreign(text);
  }
  if (fault) throw new Fault(fault === "control" ? "control" : "unprintable", at);
  if (isScript(text)) throw new Fault("script", 0);
  const segments: Span[] = [];
  let start = 0;
  for (const part of text.split(":")) {
    const own = { text: part, start, end: start + part.length };
    addSegment(segments, () => own, start);
    start = own.end + 1;
  }
  const source: Source = { form: "compact", prefix: "", fitting };
  return {
    text,
    source,
    segments,
    items: [],
    fragment: undefined,
    pathEnd: text.length,
    isRaw: false,
    hasColon: false,
  };
}

/** The raw rest of a link as browsers write it; undefined for what no link holds. */
function rawRest(text: string): string | undefined {
  const [, path = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(text) ?? [];
  if (text === "" || caught(() => spanOf(text, 0, text.length)) instanceof Fault) return undefined;
  if (path.split("/").some((segment) => isDotSegment(segment.replace(/%2e/gi, ".")))) return undefined;
  const [inPath, inQuery, inFragment] = [/[ "<>^`{}]|[^\0-~]/gu, /[ "<>']|[^\0-~]/gu, /[ "<>`]|[^\0-~]/gu];
  return escaped(path, inPath) + escaped(query, inQuery) + escaped(fragment, inFragment);
}

/** The readings of a text: as it is; and for raw rests once for each slash of its path, with all behind it as one segment. */
function scans(text: string): Scan[] {
  const whole = caught(() => scan(text));
  const all = whole instanceof Fault ? [] : [whole];
  if (rawDepth === 0 || utf8(text).length > data.limits.bytes) return all;
  const end = text.search(/[?#]|$/);
  // The slashes of an origin count, too.
  let left = Math.min(rawDepth, data.limits.segments) + 3;
  for (let slash = text.indexOf("/"); slash >= 0 && slash < end && left > 0; slash = text.indexOf("/", slash + 1)) {
    if (text[slash - 1] === "/") continue;
    left--;
    const rest = rawRest(text.slice(slash + 1));
    const found = rest === undefined ? undefined : caught(() => scan(text.slice(0, slash + 1) + "a"));
    if (rest === undefined || !found || found instanceof Fault) continue;
    if (found.source.form === "compact" || found.segments.length < 2) continue;
    const raw = { text: rest, start: slash + 1, end: text.length };
    all.push({ ...found, text, segments: [...found.segments.slice(0, -1), raw], pathEnd: text.length, isRaw: true });
  }
  return all;
}
