// Made by .ci/runtime of the files in Runtime/: change those instead, and run it.

/// The part of a module that is the same for every table: it reads and prints links as this package does.
enum Runtime {
  /// The types of a table as data.
  static let tableTypes = #"""
    // A table as data, which a module holds: what `TableData` writes. Numbers named `slot` count the parameters of a route.

    interface OriginData {
      readonly form: "scheme" | "web" | "path" | "compact" | "host";
      readonly scheme: string;
      /** Without the `*`; the host of the form `host` is captured as the first segment. */
      readonly host: string;
      readonly isWildcard: boolean;
      readonly port: number;
      /** The smaller, the better it fits a host. */
      readonly rank: number;
      /**
       * What its links begin with, `*` for a captured host; missing if it depends on the link. That of a custom scheme says
       * whether an authority follows: `app://`, `app:/` or `app:`.
       */
      readonly prefix?: string;
    }

    interface TypeData {
      readonly kind:
        | ("string" | "number" | "bigint" | "double" | "bool" | "uuid" | "datetime" | "url" | "query")
        /** One of the members: exactly; in any case; in any composition of Unicode. */
        | ("set" | "folded" | "members");
      /** What its texts match, as a whole. */
      readonly pattern?: string;
      readonly members?: readonly string[];
      /** The longest text to try inside of a segment, in bytes. */
      readonly longest?: number;
      readonly isArray?: boolean;
      /** What separates the elements of a list in one value, and whether it separates if it is escaped. */
      readonly separator?: string;
      readonly cutsEscaped?: boolean;
    }

    interface SlotData {
      readonly name: string;
      readonly type: number;
      /** What a link without the value means; null if only the app knows. */
      readonly default?: string | readonly string[] | null;
    }

    /** What reads a segment, or with `isLong` one or more: literals and slots in turn; nothing for `*`. */
    interface PartData {
      readonly pieces: readonly (string | number)[];
      readonly isLong?: boolean;
      /** The rest of the link as it is spelled. */
      readonly isRaw?: boolean;
      /** Its place in the order of labels; 0 for literals. */
      readonly rank?: number;
      /** The same for the further segments that the last string of compact text takes. */
      readonly tail?: number;
    }

    interface ItemData {
      readonly key: string;
      readonly slot?: number;
      readonly text?: string;
      /** What a mixed value is made of. */
      readonly pieces?: readonly (string | number)[];
      /** Its place among the items that a link must have. */
      readonly rank?: number;
    }

    /** Of several items one must be there; the rest of a query are the items with other keys. */
    interface StepData {
      readonly items: readonly ItemData[];
      readonly isOptional?: boolean;
      readonly rest?: number;
      readonly keys?: readonly string[];
    }

    interface FragmentData {
      readonly kind: "text" | "path" | "items";
      readonly isRooted?: boolean;
      readonly isOptional?: boolean;
      readonly path: readonly PartData[];
      readonly query: readonly StepData[];
    }

    /** One way through the groups of a path. */
    interface WayData {
      readonly path: readonly PartData[];
      readonly query: readonly StepData[];
      /** Its place in the order of precedence; missing where that depends on the link. */
      readonly rank?: number;
      /** What the groups chose, in the order of precedence; -1 stands for the length of a long part. */
      readonly choices?: readonly number[];
      /** The way that prints the same values, if it is another one. */
      readonly prints?: number;
      /** The slots of groups that are not there, and have their defaults. */
      readonly absent?: readonly number[];
      /** The slots of each group that is there: one of them is given, or is not its default. */
      readonly given?: readonly (readonly number[])[];
      readonly differ?: readonly (readonly number[])[];
    }

    interface RouteData {
      readonly name: string;
      readonly method?: string;
      readonly origins?: readonly number[];
      readonly isGone?: boolean;
      /** Whether literals of the path are read in any case. */
      readonly ignoresCase?: boolean;
      /** Whether its links are printed with a slash at the end of the path. */
      readonly endsInSlash?: boolean;
      /** The first segments that may hold a colon; true for any. */
      readonly colons?: readonly string[] | true;
      readonly slots: readonly SlotData[];
      readonly ways: readonly WayData[];
      readonly fragment?: FragmentData;
      /** The places of the route in the order that decides where the labels of segments are equal. */
      readonly fragmentRank: number;
      readonly order: number;
    }

    interface TableData {
      /** Those that the table lists come first, then those that only routes name. */
      readonly origins: readonly OriginData[];
      readonly listed: number;
      readonly isDeclared: boolean;
      readonly strictQuery: boolean;
      readonly hasAliases: boolean;
      /** The forms whose doubled slashes are dropped. */
      readonly lenient: readonly string[];
      readonly plusIsSpace: boolean;
      readonly limits: { readonly bytes: number; readonly segments: number; readonly queryItems: number };
      readonly types: readonly TypeData[];
      readonly routes: readonly RouteData[];
      /** The routes that print the links of each name: those that would print a `*` come last. */
      readonly prints: readonly { readonly name: string; readonly routes: readonly number[] }[];
    }

    // What the runtime makes of them.

    type Text = string | undefined;
    type Value = string | readonly string[] | undefined;
    type Type = Omit<TypeData, "pattern" | "members"> & {
      readonly pattern: RegExp;
      readonly members: Map<string, string> | undefined;
    };
    type Slot = Omit<SlotData, "type"> & { readonly type: Type };
    type Item = readonly [key: string, value: string, hasValue: boolean, raw: string];

    /** A way with its route. */
    interface Way extends WayData {
      readonly route: RouteData;
      /** The numbers of the route in the table, and of the way in the route. */
      readonly index: number;
      readonly number: number;
      readonly slots: readonly Slot[];
      /** A text of the path as it is compared. */
      readonly spell: (text: string) => string;
      /** Whether it reads any number of segments. */
      readonly isOpen: boolean;
      readonly isRaw: boolean;
      /** What reads each segment of a way that is not open. */
      readonly ranks: readonly number[];
    }

    /** A text, cut and decoded. */
    interface Scan {
      readonly form: OriginData["form"];
      readonly segments: readonly string[];
      /** The same as they stand in the text; none of compact text, which has no escapes. */
      readonly raws: readonly string[];
      readonly items: readonly Item[];
      readonly fragment: Text;
      /** The same as it stands in the text. */
      readonly rawFragment: Text;
      /** Whether the last segment is the rest of the link as it is spelled. */
      readonly isRaw: boolean;
      /** Whether a raw colon stands in the authority of a custom scheme, where others look for a port. */
      readonly hasColon: boolean;
      /** What the links of a web host begin with. */
      readonly prefix: string;
      /** The indices of the origins that the text belongs to. */
      readonly fitting: readonly number[];
    }

    /** How the parts of a way share the segments: the rank of what read each, and how many each part takes. */
    interface Path {
      readonly ranks: readonly number[];
      readonly lengths: readonly number[];
    }

    /** A part that takes a segment, and all behind it. */
    interface Step {
      readonly rank: number;
      readonly isLast: boolean;
      readonly next: Step | undefined;
    }

    /** How a way reads a scan. */
    interface Reading {
      readonly way: Way;
      readonly slots: Value[];
      /** The rank of what read each segment: the smaller wins. */
      readonly ranks: readonly number[];
      /** What the groups chose, and how long the long parts are. */
      readonly choices: readonly number[];
      /** The ranks of the items that must be there, and how many others are, in the query and in the fragment. */
      readonly required: number[];
      readonly present: [query: number, fragment: number];
      /** Whether the rest of the query is taken: 0; 1 without a rest, 2 for an empty one. */
      rest: number;
    }

    /** A reading that may win: its scan, the origins that fit, and its method: 0 if it is named, 1 for HEAD, 2 for any. */
    interface Fit extends Reading {
      readonly scan: number;
      readonly isCompact: boolean;
      readonly origins: readonly number[];
      readonly hostRank: number;
      readonly method: number;
    }

    /** Ways of one shape: literals at the same places, and as many segments, or more. Their literals name the ways. */
    interface Shape {
      readonly literals: readonly number[];
      readonly count: number;
      readonly isOpen: boolean;
      readonly spell: (text: string) => string;
      readonly ways: Map<string, Way[]>;
    }

    """#

  /// What reads and prints links.
  static let typeScript = #"""
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

    // MARK: URLs
    // A URL as the app spells it. `Url.kt` is the same in Kotlin.

    /** What stands for itself in a zone, and in every other part of a URL, as in a class of a regular expression. */
    const UNRESERVED = "A-Za-z0-9\\-._~";
    const BARE = UNRESERVED + "!$&'()*+,;=";
    const SEGMENTS = BARE + ":@/";
    const isSpelled = (part: string, bare: string) => new RegExp(`^(?:[${bare}]|%[0-9A-Fa-f]{2})*$`).test(part);
    const escapedPart = (part: string, bare: string) =>
      part.replace(new RegExp(`[^${bare}]`, "gu"), (letter) =>
        letter > "~" ? encodeURIComponent(letter) : "%" + letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0"),
      );
    /** A part as it stands, or with all escapes, `%` too. */
    const spelledPart = (part: string, bare: string) => (isSpelled(part, bare) ? part : escapedPart(part, bare));

    function spelledURL(text: string): string | undefined {
      const [, scheme = "", start, path = "", query, fragment] =
        /^([^:/?#[\]@]*:)?(\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(text) ?? [];
      const authority = start === undefined ? "" : spelledAuthority(start);
      if (text === "" || !/^(?:(?:[a-z][a-z0-9+.-]*)?:)?$/i.test(scheme) || authority === undefined) return undefined;
      const first = path.replace(/\/[^]*/, "");
      const rest =
        // A colon in a first segment with escapes could be taken for the end of a scheme.
        (isSpelled(path, SEGMENTS)
          ? path
          : escapedPart(first, BARE + "@") + escapedPart(path.slice(first.length), SEGMENTS)) +
        (query === undefined ? "" : "?" + spelledPart(query.slice(1), SEGMENTS + "?")) +
        (fragment === undefined ? "" : "#" + spelledPart(fragment.slice(1), SEGMENTS + "?"));
      const spelled = scheme + authority + rest;
      // What changes is written anew, without a colon that no port follows.
      return spelled === text ? text : scheme + authority.replace(/:$/, "") + rest;
    }

    /** What is between the slashes and the path, with the slashes. */
    function spelledAuthority(start: string): string | undefined {
      const parts = /^\/\/(?:([^]*)@)?(?:\[([^\]]*)\]|([^:[][^:]*)?)(:[0-9]*)?$/.exec(start);
      if (!parts) return undefined;
      const [, info, address, name = "", port = ""] = parts;
      const host = address === undefined ? spelledHost(name) : spelledAddress(address);
      if (host === undefined) return undefined;
      const user = info?.replace(/:[^]*/, "") ?? "";
      const password = info?.slice(user.length + 1) ?? "";
      const colon = info !== undefined && user.length < info.length ? ":" : "";
      const before = info === undefined ? "" : spelledPart(user, BARE) + colon + spelledPart(password, BARE + ":") + "@";
      return "//" + before + host + port;
    }

    /** An address between brackets; what follows the first `%` is a zone. */
    function spelledAddress(address: string): string | undefined {
      const zone = address.replace(/^[^%]*/, "");
      const numbers = address.slice(0, address.length - zone.length);
      if (!new RegExp(`^[${BARE}:]*$`).test(numbers)) return undefined;
      const isZone = zone === "" || (zone.startsWith("%25") && isSpelled(zone, UNRESERVED));
      return `[${numbers}${isZone ? zone : "%25" + escapedPart(zone.slice(1), UNRESERVED)}]`;
    }

    /** A host in ASCII. */
    function spelledHost(host: string): string | undefined {
      if (/^[\0-\x7f]*$/.test(host)) return isSpelled(host, BARE) ? host : undefined;
      const labels = host.split(".");
      const isAbsolute = labels[labels.length - 1] === "";
      const written = (isAbsolute ? labels.slice(0, -1) : labels).map(spelledLabel);
      return written.includes(undefined) ? undefined : written.join(".") + (isAbsolute ? "." : "");
    }

    /** What a host may have as it is: nothing that UTS 46 would replace by other text. */
    const OF_HOST =
      /^(?:[a-z0-9_\-\u00df\u03c2]|(?![\u0300-\u036f]|\p{CWKCF})[\p{Ll}\p{Lo}\p{Lm}\p{Nd}\p{Mn}\p{Mc}]){1,63}$/u;

    function spelledLabel(label: string): string | undefined {
      const letters = [...label].map((letter) => letter.toLowerCase()).join("");
      if (!OF_HOST.test(letters) || /^[-\p{M}]|^..--|-$/u.test(letters)) return undefined;
      const points = [...letters].map((letter) => letter.codePointAt(0) ?? 0);
      const written = points.every((point) => point < 0x80) ? letters : "xn--" + punycode(points);
      return written.length < 64 ? written : undefined;
    }

    /** RFC 3492, section 6.3. */
    function punycode(points: readonly number[]): string {
      let output = String.fromCharCode(...points.filter((point) => point < 0x80));
      const basic = output.length;
      if (basic > 0) output += "-";
      let [handled, delta, bias, least] = [basic, 0, 72, 0x80];
      while (handled < points.length) {
        const next = Math.min(...points.filter((point) => point >= least));
        delta += (next - least) * (handled + 1);
        for (const point of points) {
          if (point < next) delta++;
          if (point !== next) continue;
          let rest = delta;
          for (let position = 36; ; position += 36) {
            const threshold = Math.min(Math.max(position - bias, 1), 26);
            const digit = rest < threshold ? rest : threshold + ((rest - threshold) % (36 - threshold));
            output += "abcdefghijklmnopqrstuvwxyz0123456789"[digit];
            if (rest < threshold) break;
            rest = Math.floor((rest - threshold) / (36 - threshold));
          }
          delta = Math.floor(delta / (handled === basic ? 700 : 2));
          delta += Math.floor(delta / (handled + 1));
          let steps = 0;
          for (; delta > 455; steps += 36) delta = Math.floor(delta / 35);
          bias = steps + Math.floor((36 * delta) / (delta + 38));
          delta = 0;
          handled++;
        }
        delta++;
        least = next + 1;
      }
      return output;
    }

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

    """#

  /// The same without types.
  static let javaScript = #"""
    // What the runtime knows of texts: the types of values, and how a text is cut. `Text.kt` is the same in Kotlin.

    // MARK: Types
    // The texts that a type reads, and their canonical spelling.

    const CONTROL = /[\u0000-\u001f\u007f-\u009f\\]/;
    const INVISIBLE =
      /^(?:(?![\ufe0e\ufe0f])[\p{White_Space}\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}])+/u;
    const folded = (text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
    const utf8Length = (text) =>
      text.replace(/[^\0-\x7f]/gu, (letter) => encodeURIComponent(letter).replace(/%../g, "-")).length;
    /** Whether a text has no half of a surrogate pair: another one has no UTF-8. */
    const isUnicode = (text) => !/[\ud800-\udfff]/u.test(text);
    const isText = (text) =>
      typeof text === "string" && text !== "" && isUnicode(text) && utf8Length(text) <= table.limits.bytes;
    /** Whether a browser takes a text for a script. */
    const isScript = (text) =>
      /^(?:javascript|vbscript|data):/i.test(text.replace(INVISIBLE, "").replace(/[\t\n\r]/g, ""));

    /** A member of a type as its texts are compared. */
    const compared = (kind, text) =>
      kind === "folded" ? folded(text) : kind === "members" ? text.normalize() : text;

    const types = table.types.map((type) => ({
      ...type,
      pattern: new RegExp(`^(?:${type.pattern ?? "[^]*"})$`),
      members: type.members && new Map([...type.members].reverse().map((member) => [compared(type.kind, member), member])),
    }));

    /** The canonical spelling of the value that a text reads as. */
    function canonical({ kind, pattern, members }, text) {
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
    function decimal(value) {
      if (!Number.isFinite(value)) return undefined;
      const [digits = "", exponent = "0"] = String(Math.abs(value)).split("e");
      const [whole = "", fraction = ""] = digits.split(".");
      const point = whole.length + Number(exponent);
      const all = "0".repeat(Math.max(0, 1 - point)) + (whole + fraction).padEnd(point, "0");
      const [before, after] = [all.slice(0, Math.max(1, point)), all.slice(Math.max(1, point))];
      return (value < 0 ? "-" : "") + before + (after === "" ? "" : "." + after);
    }

    /** An instant in UTC; undefined if that is outside of the years from 0 to 9999. */
    function instant(text) {
      const fraction = /\.[0-9]*[1-9]/.exec(text)?.[0] ?? "";
      const utc = new Date(text.replace(/\.[0-9]+/, "")).toISOString();
      return /^[0-9]/.test(utc) ? utc.slice(0, 19) + fraction + "Z" : undefined;
    }

    /** A value as text, and the other way around. */
    function textOf({ kind, members }, value) {
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

    const valueOf = ({ kind }, text) =>
      kind === "bigint" ? BigInt(text) : kind === "bool" ? text === "true" : /^num|^dou/.test(kind) ? Number(text) : text;

    /** What is escaped in a segment, a query and a fragment: what RFC 3986, section 3, does not let stand there. */
    const INSIDE = /[^A-Za-z0-9\-._~!$&'()*+,;=:@]/gu;
    const IN_QUERY = /[^A-Za-z0-9\-._~!$()*,;:@/?]/gu;
    const IN_FRAGMENT = /[^A-Za-z0-9\-._~!$&'()*+,;=:@/?]/gu;
    const escaped = (text, letters) =>
      text.replace(letters, (letter) => (letter === "'" ? "%27" : encodeURIComponent(letter)));
    const spelledItem = ([key, value, hasValue]) =>
      escaped(key, IN_QUERY) + (hasValue ? "=" + escaped(value, IN_QUERY) : "");

    // MARK: Scan
    // A text is cut first; then each part is decoded, once.

    const isWeb = (scheme) => scheme === "https" || scheme === "http";
    const usualPort = (scheme) => (scheme === "https" ? 443 : 80);
    const isDotSegment = (text) => text === "." || text === "..";
    const isCapturable = (text) => /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(text);
    /** Whether a host in lower case ends in a number, and is no address: browsers read it as another one, or refuse it. */
    const isMisspelled = (host) =>
      /(?:^|\.)(?:[0-9]+|0x[0-9a-f]*)\.?$/.test(host) &&
      !/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?=\d)|$)){4}$/.test(host);
    const originsWhere = (fits) =>
      table.origins.map((_, index) => index).filter((index) => fits(table.origins[index]));

    /** Escapes must be strict UTF-8, and never NUL, CR or LF. */
    function decode(text) {
      if (!text.includes("%")) return text;
      try {
        return /%0[0AD]/i.test(text) ? undefined : decodeURIComponent(text);
      } catch {
        return undefined;
      }
    }

    /** `host[:port]` of a web link, as browsers write it; the usual port is left out. */
    function cutAuthority(scheme, text) {
      const [, name = "", digits = ""] = /^([^:[]*|\[[0-9a-f:.]*\])(?::([0-9]{0,5}))?$/.exec(folded(text)) ?? [];
      if (!/^(?:\[.*|[a-z0-9._-]+)$/.test(name) || isMisspelled(name) || Number(digits) > 65535) return undefined;
      try {
        const host = name[0] === "[" ? new URL("http://" + name).hostname : name;
        return { host, port: digits === "" ? usualPort(scheme) : Number(digits) };
      } catch {
        return undefined;
      }
    }

    function holds(origin, scheme, host, port) {
      if (origin.scheme !== scheme || origin.port !== port || !(origin.form === "web" || origin.form === "host"))
        return false;
      if (!origin.isWildcard) return origin.host === host;
      if (host.length <= origin.host.length || !host.endsWith(origin.host)) return false;
      return isCapturable(host.slice(0, host.length - origin.host.length)) || (origin.form === "web" && host[0] === "[");
    }

    /** The origins that a host belongs to: all plain ones, or the one that captures it, if none fits better. */
    function fit(scheme, host, port) {
      const all = originsWhere((origin) => holds(origin, scheme, host, port));
      const at = (index) => table.origins[index];
      const rank = Math.min(...all.map((index) => at(index).rank));
      const best = all.filter((index) => at(index).rank === rank);
      const isPlain = (index) => at(index).form === "web";
      return best.some(isPlain) ? all.filter(isPlain) : best.slice(0, 1);
    }

    /** Reads a text of the table's origins; undefined for any other. */
    function scan(text) {
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
      const hosted = (host) =>
        originsWhere((origin) => origin.form === "web" && origin.scheme === scheme && origin.host === folded(host));
      const scanOwn = (rest) => {
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
      text,
      form,
      fitting,
      first,
    ) {
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
    function scanCompact(text) {
      const fitting = originsWhere(({ form }) => form === "compact");
      const segments = text.split(":");
      if (fitting.length === 0 || text.includes(" ") || segments.length > table.limits.segments) return undefined;
      if (segments.some(isDotSegment) || isScript(text)) return undefined;
      const none = { items: [], fragment: undefined, rawFragment: undefined, isRaw: false, hasColon: false, prefix: "" };
      return { form: "compact", segments, raws: [], fitting, ...none };
    }

    /** The segments of a path as they stand in the text. */
    const rawSegments = (path, first) => [
      ...first,
      ...path.split("/").filter((segment) => segment !== ""),
    ];

    /** A path, cut and decoded. A slash at the end is forgiven; doubled ones are where the form is lenient. */
    function cutSegments(path, form, first) {
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
    function cutItems(text, plusIsSpace, isWhole) {
      const items = [];
      for (const item of (plusIsSpace ? text.replace(/\+/g, " ") : text).split("&")) {
        const [, name = "", equals = "", rest = ""] = /^([^=]*)(=?)([^]*)$/.exec(item) ?? [];
        const [key, value] = [decode(name), decode(rest)];
        if (key === undefined || value === undefined || (isWhole && item === "" && text !== "")) return undefined;
        if (item !== "") items.push([key, value, equals !== "", rest]);
      }
      return items.length > table.limits.queryItems && !isWhole ? undefined : items;
    }

    /** A text as it is, and for raw rests once for every slash of its path, with all behind it as one segment. */
    function scans(text, hasRaw) {
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
    function cutMixed(pieces, text, raw, spell) {
      // NUL, which no link holds, stands for what is escaped.
      const masked = raw === undefined ? text : (decode(raw.replace(ESCAPED_SEPARATORS, "\0")) ?? text);
      return (masked === text ? undefined : cutAt(pieces, text, masked, spell)) ?? cutAt(pieces, text, text, spell);
    }

    /**
     * Cuts a segment where its text in `masked` has the literals between its values: from the left, each value is as short
     * as the rest allows, and none is empty.
     */
    function cutAt(pieces, text, masked, spell) {
      const [cuts, failed] = [[], new Set()];
      // What stands at an end of the segment is found there, in any spelling.
      const [inside, outside] = [spell(masked), spell(text)];
      const around = (index) => (index > 0 && index < pieces.length - 1 ? inside : outside);
      let reads = 0;
      function split(index, start) {
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
    function cutList(type, text, raw, mayBeEmpty) {
      const { separator = "", cutsEscaped = false } = type;
      const isRead = cutsEscaped || raw === undefined;
      const parts = isRead ? text.split(separator) : raw.split(separator).map((part) => decode(part) ?? "");
      const read = parts.flatMap((part) => (part === "" && !mayBeEmpty ? [] : (canonical(type, part) ?? [])));
      return read.length < parts.length ? undefined : read;
    }

    /** The raw rest of a link as browsers write it; undefined for what no link holds. */
    function rawRest(text) {
      const [, path = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(text) ?? [];
      if (CONTROL.test(text) || decode(text) === undefined) return undefined;
      if (path.split("/").some((segment) => isDotSegment(segment.replace(/%2e/gi, ".")))) return undefined;
      const [inPath, inQuery, inFragment] = [/[ "<>^`{}]|[^\0-~]/gu, /[ "<>']|[^\0-~]/gu, /[ "<>`]|[^\0-~]/gu];
      return escaped(path, inPath) + escaped(query, inQuery) + escaped(fragment, inFragment);
    }

    // MARK: URLs
    // A URL as the app spells it. `Url.kt` is the same in Kotlin.

    /** What stands for itself in a zone, and in every other part of a URL, as in a class of a regular expression. */
    const UNRESERVED = "A-Za-z0-9\\-._~";
    const BARE = UNRESERVED + "!$&'()*+,;=";
    const SEGMENTS = BARE + ":@/";
    const isSpelled = (part, bare) => new RegExp(`^(?:[${bare}]|%[0-9A-Fa-f]{2})*$`).test(part);
    const escapedPart = (part, bare) =>
      part.replace(new RegExp(`[^${bare}]`, "gu"), (letter) =>
        letter > "~" ? encodeURIComponent(letter) : "%" + letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0"),
      );
    /** A part as it stands, or with all escapes, `%` too. */
    const spelledPart = (part, bare) => (isSpelled(part, bare) ? part : escapedPart(part, bare));

    function spelledURL(text) {
      const [, scheme = "", start, path = "", query, fragment] =
        /^([^:/?#[\]@]*:)?(\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(text) ?? [];
      const authority = start === undefined ? "" : spelledAuthority(start);
      if (text === "" || !/^(?:(?:[a-z][a-z0-9+.-]*)?:)?$/i.test(scheme) || authority === undefined) return undefined;
      const first = path.replace(/\/[^]*/, "");
      const rest =
        // A colon in a first segment with escapes could be taken for the end of a scheme.
        (isSpelled(path, SEGMENTS)
          ? path
          : escapedPart(first, BARE + "@") + escapedPart(path.slice(first.length), SEGMENTS)) +
        (query === undefined ? "" : "?" + spelledPart(query.slice(1), SEGMENTS + "?")) +
        (fragment === undefined ? "" : "#" + spelledPart(fragment.slice(1), SEGMENTS + "?"));
      const spelled = scheme + authority + rest;
      // What changes is written anew, without a colon that no port follows.
      return spelled === text ? text : scheme + authority.replace(/:$/, "") + rest;
    }

    /** What is between the slashes and the path, with the slashes. */
    function spelledAuthority(start) {
      const parts = /^\/\/(?:([^]*)@)?(?:\[([^\]]*)\]|([^:[][^:]*)?)(:[0-9]*)?$/.exec(start);
      if (!parts) return undefined;
      const [, info, address, name = "", port = ""] = parts;
      const host = address === undefined ? spelledHost(name) : spelledAddress(address);
      if (host === undefined) return undefined;
      const user = info?.replace(/:[^]*/, "") ?? "";
      const password = info?.slice(user.length + 1) ?? "";
      const colon = info !== undefined && user.length < info.length ? ":" : "";
      const before = info === undefined ? "" : spelledPart(user, BARE) + colon + spelledPart(password, BARE + ":") + "@";
      return "//" + before + host + port;
    }

    /** An address between brackets; what follows the first `%` is a zone. */
    function spelledAddress(address) {
      const zone = address.replace(/^[^%]*/, "");
      const numbers = address.slice(0, address.length - zone.length);
      if (!new RegExp(`^[${BARE}:]*$`).test(numbers)) return undefined;
      const isZone = zone === "" || (zone.startsWith("%25") && isSpelled(zone, UNRESERVED));
      return `[${numbers}${isZone ? zone : "%25" + escapedPart(zone.slice(1), UNRESERVED)}]`;
    }

    /** A host in ASCII. */
    function spelledHost(host) {
      if (/^[\0-\x7f]*$/.test(host)) return isSpelled(host, BARE) ? host : undefined;
      const labels = host.split(".");
      const isAbsolute = labels[labels.length - 1] === "";
      const written = (isAbsolute ? labels.slice(0, -1) : labels).map(spelledLabel);
      return written.includes(undefined) ? undefined : written.join(".") + (isAbsolute ? "." : "");
    }

    /** What a host may have as it is: nothing that UTS 46 would replace by other text. */
    const OF_HOST =
      /^(?:[a-z0-9_\-\u00df\u03c2]|(?![\u0300-\u036f]|\p{CWKCF})[\p{Ll}\p{Lo}\p{Lm}\p{Nd}\p{Mn}\p{Mc}]){1,63}$/u;

    function spelledLabel(label) {
      const letters = [...label].map((letter) => letter.toLowerCase()).join("");
      if (!OF_HOST.test(letters) || /^[-\p{M}]|^..--|-$/u.test(letters)) return undefined;
      const points = [...letters].map((letter) => letter.codePointAt(0) ?? 0);
      const written = points.every((point) => point < 0x80) ? letters : "xn--" + punycode(points);
      return written.length < 64 ? written : undefined;
    }

    /** RFC 3492, section 6.3. */
    function punycode(points) {
      let output = String.fromCharCode(...points.filter((point) => point < 0x80));
      const basic = output.length;
      if (basic > 0) output += "-";
      let [handled, delta, bias, least] = [basic, 0, 72, 0x80];
      while (handled < points.length) {
        const next = Math.min(...points.filter((point) => point >= least));
        delta += (next - least) * (handled + 1);
        for (const point of points) {
          if (point < next) delta++;
          if (point !== next) continue;
          let rest = delta;
          for (let position = 36; ; position += 36) {
            const threshold = Math.min(Math.max(position - bias, 1), 26);
            const digit = rest < threshold ? rest : threshold + ((rest - threshold) % (36 - threshold));
            output += "abcdefghijklmnopqrstuvwxyz0123456789"[digit];
            if (rest < threshold) break;
            rest = Math.floor((rest - threshold) / (36 - threshold));
          }
          delta = Math.floor(delta / (handled === basic ? 700 : 2));
          delta += Math.floor(delta / (handled + 1));
          let steps = 0;
          for (; delta > 455; steps += 36) delta = Math.floor(delta / 35);
          bias = steps + Math.floor((36 * delta) / (delta + 38));
          delta = 0;
          handled++;
        }
        delta++;
        least = next + 1;
      }
      return output;
    }

    // text.ts, match.ts and print.ts are the same in every module: they read and print links as the engine does. Change a
    // rule of the engine here and in the runtime of Kotlin, too: `.ci/languages` compares them.
    //
    // `scan` cuts a text once. `shapes` has the ways that may read it, `readWay` reads one, and `find` chooses by ranks.

    /** Whether a part takes any number of segments. */
    const isOpen = ({ isLong, tail }) => isLong === true || tail !== undefined;
    const slotsOf = ({ pieces }) => pieces.filter((piece) => typeof piece === "number");
    /** What reads the value of an item. */
    const valuePart = ({ slot = -1, text, pieces = [text ?? slot] }) => ({ pieces });

    const waysOf = table.routes.map((route, index) => {
      const slots = route.slots.map((slot) => ({ ...slot, type: types[slot.type] }));
      const spell = route.ignoresCase ? folded : (text) => text;
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
    const standard = ({ default: value, type }) => value ?? (type.isArray ? [] : undefined);

    /** Whether a part reads a segment; its values are put into slots. */
    function readPart(
      way,
      { pieces, isLong },
      text,
      raw,
      slots,
      inPath = true,
    ) {
      const spell = inPath ? way.spell : (text) => text;
      const [only] = pieces;
      if (pieces.length > 1) {
        const types = pieces.map((piece) => (typeof piece === "string" ? piece : (way.slots[piece]).type));
        const cuts = cutMixed(types, text, raw, spell);
        slotsOf({ pieces }).forEach((slot, index) => (slots[slot] = cuts?.[index]));
        return cuts !== undefined;
      }
      if (typeof only === "string") return spell(text) === spell(only);
      if (inPath && text === "") return false;
      if (only === undefined || isLong) return true;
      const { type } = way.slots[only];
      slots[only] = type.separator === undefined ? canonical(type, text) : cutList(type, text, raw, false);
      return slots[only] !== undefined;
    }

    /** Whether the ranks of some steps are better than those of others. */
    function wins(left, right) {
      if (!left || !right || left.rank !== right.rank) return left !== undefined && (!right || left.rank < right.rank);
      return wins(left.next, right.next);
    }

    /** How many segments each part takes: with the best ranks, and of such readings the first parts are shortest. */
    function spread(way, { form, segments, raws }) {
      const known = new Map();
      const end = { rank: 0, isLast: true, next: undefined };
      /** The steps from a segment on, which a part takes as its first one or as a further one. */
      function from(index, at, isFurther) {
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
      const [ranks, lengths] = [[], []];
      const first = from(0, 0, false);
      for (let [step, length] = [first, 1]; step && step !== end; [step, length] = [step.next, length + 1]) {
        ranks.push(step.rank);
        if (step.isLast) [length] = [0, lengths.push(length)];
      }
      return first && { ranks, lengths };
    }

    /** Reads an item of a query or of a fragment: false if it must be there and is not, or does not read. */
    function readItem(reading, step, item, items, place) {
      const { key, slot: index = -1, rank } = item;
      const { way, slots } = reading;
      const slot = way.slots[index];
      const hasMany = slot?.type.isArray === true;
      const isList = slot?.type.separator !== undefined;
      const isArray = hasMany && !isList;
      const found = items.filter(([own]) => own === key);
      if (isList && found.length > 1) return false;
      const read = found.flatMap(([, value, , raw]) => {
        const one = slot && (isList ? cutList(slot.type, value, raw, true) : canonical(slot.type, value));
        if (slot) return one === undefined ? [] : [one];
        return readPart(way, valuePart(item), value, raw, found.length === 1 ? slots : [], false) ? [value] : [];
      });
      const isWhole = read.length === found.length || (isArray && !table.strictQuery);
      const isThere = isWhole && (isArray ? read.length > 0 : found.length === 1);
      const mayBeAbsent = step.isOptional || hasMany || (step.items.length === 1 && slot?.default !== undefined);
      if (!isThere && (!mayBeAbsent || (found.length > 0 && table.strictQuery))) return false;
      if (slot && isThere) slots[index] = isArray ? (read) : read[0];
      else if (slot && (hasMany || !step.isOptional)) slots[index] = standard(slot);
      if (isThere && mayBeAbsent) reading.present[place]++;
      if (rank !== undefined) reading.required.push(rank);
      return true;
    }

    /** Reads the items of a query, or of a fragment. */
    function readSteps(reading, steps, items, place) {
      return steps.every((step) => {
        if (step.rest === undefined) return step.items.some((item) => readItem(reading, step, item, items, place));
        const others = items.filter(([key]) => !step.keys?.includes(key));
        reading.rest = others.length > 0 ? 0 : 2;
        reading.slots[step.rest] = others.map(spelledItem).join("&");
        return true;
      });
    }

    /** Reads the fragment as a route cuts it. */
    function readFragment(reading, { form, fragment, rawFragment = "" }) {
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
      const isPath = path.every((part, index) => readPart(way, part, segments[index], raws[index], slots, false));
      return isPath && readSteps(reading, query, items, 1);
    }

    /** Reads a scan as one way does. */
    function readWay(way, scan) {
      const { segments, raws, items } = scan;
      const slots = way.slots.map(() => undefined);
      const [required, present] = [[], [0, 0]];
      const path = way.isOpen ? spread(way, scan) : { ranks: way.ranks, lengths: [] };
      if (!path || way.isRaw !== scan.isRaw) return undefined;
      let start = 0;
      for (const [index, part] of way.path.entries()) {
        const end = start + (path.lengths[index] ?? 1);
        if (!readPart(way, part, segments[start], raws[start], slots)) return undefined;
        const [slot] = slotsOf(part);
        const taken = segments.slice(start, end);
        if (slot !== undefined && isOpen(part)) slots[slot] = part.isLong ? taken : taken.join(":");
        start = end;
      }
      const long = path.lengths.filter((_, index) => isOpen(way.path[index]));
      const choices = (way.choices ?? []).map((choice) => (choice < 0 ? (long.shift()) : choice));
      for (const slot of way.absent ?? []) slots[slot] = standard(way.slots[slot]);
      const reading = { way, slots, ranks: path.ranks, choices, required, present, rest: 1 };
      if (!readSteps(reading, way.query, items, 0) || !readFragment(reading, scan)) return undefined;
      required.sort((left, right) => left - right);
      return reading;
    }

    const shapes = new Map();
    for (const way of [...ways].sort((left, right) => (left.rank ?? 0) - (right.rank ?? 0))) {
      const { length: count } = way.path;
      const open = way.path.findIndex(isOpen);
      const isKey = (at) => (open < 0 || at < open) && typeof way.path[at]?.pieces[0] === "string";
      const literals = [...way.path.keys()].filter((at) => way.path[at]?.pieces.length === 1 && isKey(at));
      const name = JSON.stringify([literals, count, way.isOpen, way.route.ignoresCase]);
      const shape = shapes.get(name) ?? { literals, count, isOpen: way.isOpen, spell: way.spell, ways: new Map() };
      const key = literals.map((at) => way.spell(way.path[at]?.pieces[0])).join("/");
      shapes.set(name, shape);
      shape.ways.set(key, [...(shape.ways.get(key) ?? []), way]);
    }

    function lexicographic(left, right) {
      const at = left.findIndex((number, index) => number !== right[index]);
      return at < 0 ? left.length - right.length : (left[at]) - (right[at] ?? -Infinity);
    }

    /** Which of two readings wins, as `PrecedenceRule` has it: negative for the left one. */
    function compare(left, right) {
      const ranks = table.isDeclared ? left.way.index - right.way.index : lexicographic(left.ranks, right.ranks);
      if (ranks !== 0) return ranks;
      if (left.way.index === right.way.index)
        return lexicographic([left.scan, ...left.choices], [right.scan, ...right.choices]);
      const order = ({ way: { route }, required, present, rest, origins, hostRank, method }) => [
        ...[route.ignoresCase ? 1 : 0, -required.length, ...required, -present[0], rest, route.fragmentRank, -present[1]],
        ...[hostRank, method, route.order, origins[0]],
      ];
      return lexicographic(order(left), order(right));
    }

    /** The reading that wins a text. */
    function find(text, method) {
      const best = new Map();
      let least = Infinity;
      for (const [number, scan] of scans(text, hasRaw).entries()) {
        const { segments, fitting, hasColon } = scan;
        for (const { literals, count, isOpen, spell, ways } of shapes.values()) {
          if (isOpen ? segments.length < count : segments.length !== count) continue;
          for (const way of ways.get(literals.map((at) => spell(segments[at])).join("/")) ?? []) {
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
    function read(text, method) {
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

    // `plan` finds the way that holds some values, `write` writes it, and `print` reads back what is written.

    const MESSAGES = {
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
      constructor(code, route, parameter, detail = "") {
        super(`${route}: ${MESSAGES[code]}${detail}${parameter === undefined ? "" : ` (${parameter})`}`);
        this.name = "LinkError";
        this.code = code;
        this.route = route;
        this.parameter = parameter;
      }
    }

    const isSame = (left, right) => JSON.stringify(left) === JSON.stringify(right);

    /** How a way prints values, or why it does not hold them; null is a value that is none of its type. */
    function plan(way, given) {
      const { slots, absent = [] } = way;
      const { isOptional = false, path = [], query = [] } = way.route.fragment ?? {};
      const [holds, fits] = [(slot = -1) => given[slot] !== undefined, (slot = -1) => given[slot] != null];
      const differs = (slot) => holds(slot) && !isSame(given[slot], slots[slot]?.default);
      const choose = ({ items, isOptional, rest }) => {
        if (rest !== undefined) return [{ key: "", slot: rest }];
        const isFree = (item) => slotsOf(valuePart(item)).length === 0;
        if (isOptional) return items.filter((item) => isFree(item) || slotsOf(valuePart(item)).some(holds));
        // The first that is complete, or else has most of the values.
        const score = (item) => {
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
      const isMissing = (slot) =>
        !holds(slot) && slots[slot]?.default === undefined && !(slots[slot]?.type.isArray && !needed.includes(slot));
      const isUnused = (slot) =>
        holds(slot) && (!names.includes(slots[slot]?.name) || (absent.includes(slot) && differs(slot)));
      const isThere =
        (way.given ?? []).every((own) => own.some(holds)) && (way.differ ?? []).every((own) => own.some(differs));
      const faults = [
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

    /**
     * The pieces of one text, which is read back as these values. Separators are escaped in as few values as that takes,
     * rather in the first ones; in none if that is not enough.
     */
    function joined(way, pieces, texts, spell, reading) {
      const literals = pieces.slice(1, -1).filter((piece) => typeof piece === "string");
      const separators = [...literals.join("")].filter((letter) => /[:/?#[\]@!$&'()*+,;=]/.test(letter));
      const code = (letter) => "%" + letter.charCodeAt(0).toString(16).toUpperCase();
      const escape = (text) => [...text].map((one) => (separators.includes(one) ? code : spell)(one)).join("");
      const write = (own) =>
        texts.map((text, index) => (own.includes(index) ? escape(text) : spell(text))).join("");
      const types = pieces.map((piece) => (typeof piece === "string" ? piece : (way.slots[piece]).type));
      const values = texts.filter((_, index) => typeof pieces[index] === "number");
      const isRead = (own) => isSame(cutMixed(types, texts.join(""), write(own), reading), values);
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
    function write({ way, slots, ...plan }, { form, prefix = "" }) {
      const isCompact = form === "compact";
      const isUsual = (slot = -1) => isSame(slots[slot], way.slots[slot]?.default ?? undefined);
      const textsOf = ({ pieces }, spell, reading = (text) => text) => {
        if (pieces.length > 1) {
          const texts = pieces.map((piece) => (typeof piece === "string" ? piece : [slots[piece] ?? ""].flat().join("")));
          return [isCompact ? texts.join("") : joined(way, pieces, texts, spell, reading)];
        }
        const texts = pieces.map((piece) => {
          if (typeof piece === "string") return spell(piece);
          const [own, { separator }] = [[slots[piece] ?? ""].flat(), (way.slots[piece]).type];
          if (separator === undefined) return own.map(spell);
          // The separator is data in an element.
          const data = isCompact ? separator : encodeURIComponent(separator);
          return own.map((text) => text.split(separator).map(spell).join(data)).join(spell(separator));
        });
        return texts.length === 0 ? ["*"] : texts.flat();
      };
      const itemsOf = (item) => {
        const { key, slot = -1 } = item;
        if (key === "" && way.slots[slot]?.type.kind === "query") return slots[slot] || [];
        const isNone = slots[slot] === undefined || slots[slot]?.length === 0;
        if (item.slot !== undefined && ((isNone && slots[slot] !== "") || isUsual(slot))) return [];
        const spell = (text) => escaped(text, IN_QUERY);
        return textsOf(valuePart(item), spell).map((one) => spell(key) + "=" + one);
      };
      // Other readers look for user info and a port in an authority.
      const hasAuthority = form === "scheme" && prefix.endsWith("//");
      const inAuthority = (text) => (hasAuthority ? text.replace(/[:@]/g, encodeURIComponent) : text);
      const [first = "", ...others] = way.path.flatMap((part, index) => {
        const spell = (text) => (isCompact || part.isRaw ? text : escaped(text, INSIDE));
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
      const { kind, isRooted, path: parts = [] } = (plan.hasFragment && way.route.fragment) || {};
      const isLeftOut = kind === undefined || (kind === "text" && parts.flatMap(slotsOf).some(isUsual));
      const inFragment = kind === "path" ? INSIDE : IN_FRAGMENT;
      const anchor = parts.flatMap((part) => textsOf(part, (text) => escaped(text, inFragment)));
      const items = plan.anchorItems.flatMap(itemsOf).join("&");
      const whole = (isRooted ? "/" : "") + anchor.join("/") + (items && (kind === "items" ? "" : "?") + items);
      const fragment = isLeftOut || (whole === "" && kind !== "text") ? "" : "#" + whole;
      return isCompact && (query || fragment) ? undefined : start + path + (query && "?" + query) + fragment;
    }

    /** Why no text carries the values of a plan. */
    function why({ way, slots, ...plan }, text) {
      const { bytes, segments, queryItems } = table.limits;
      const mixed = [...plan.items, ...plan.anchorItems].map(valuePart).filter(({ pieces }) => pieces.length > 1);
      const empty = mixed.flatMap(slotsOf).find((slot) => slots[slot] === "");
      if (empty !== undefined) return ["empty", way.slots[empty]?.name];
      for (const slot of way.path.flatMap(slotsOf)) {
        const value = [slots[slot] ?? ""].flat();
        const name = way.slots[slot]?.name;
        if (value.includes("") || value.length === 0) return ["empty", name];
        if (value.some(isDotSegment) || isScript(value.join(":"))) return ["unprintable", name];
      }
      const bad = slots.findIndex((value) => /[\0\r\n]/.test([value ?? ""].flat().join("")));
      if (bad >= 0 || !text) return ["unprintable", way.slots[bad]?.name];
      const [parts, items] = [text.split("/").length, text.split("&").length];
      if (utf8Length(text) > bytes || parts > segments || items > queryItems) return ["tooLong"];
      const leftOut = way.slots.find((slot, index) => slot.default != null && isSame(slots[index], []));
      return leftOut ? ["leftOut", leftOut.name, ` "${leftOut.default}": give it a value`] : ["different"];
    }

    /** The origin to print for: the first that the route allows, or the one that is asked for. */
    function sourceOf({ route }, asked) {
      const allowed = route.origins ?? [...Array(table.listed).keys()];
      if (asked === undefined)
        return allowed.map((index) => table.origins[index]).find(({ prefix }) => prefix !== undefined);
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
    function print(own, values, asked) {
      const [{ route, slots }] = own;
      const fail = (code, parameter, detail) =>
        new LinkError(code, route.name, parameter, detail);
      const given = new Map(Object.entries(values).filter(([, value]) => value !== undefined));
      for (const name of given.keys()) if (!slots.some((slot) => slot.name === name)) throw fail("unknown", name);
      const texts = slots.map(({ name, type }) => {
        if (!given.has(name)) return undefined;
        const value = given.get(name);
        if (Array.isArray(value) !== (type.isArray === true)) return null;
        const texts = [value].flat().map((one) => canonical(type, textOf(type, one) ?? "\0") ?? "\0");
        return texts.includes("\0") ? null : type.isArray ? texts : (texts[0]);
      });
      const plans = own.filter(({ prints }) => prints === undefined).map((way) => plan(way, texts));
      const nearest = [...plans].sort((left, right) => right.places - left.places)[0];
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

    const byName = ({ way, slots }) =>
      slots.flatMap((value, index) => (value === undefined ? [] : [[way.slots[index]?.name, value]])).sort();

    /** The link of the first of some routes that can carry the values. */
    function link(routes, values, origin) {
      let failure;
      for (const index of routes) {
        try {
          return print(waysOf[index], values, origin);
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
    export const links = Object.freeze(
      Object.fromEntries(
        table.prints.map(({ name, routes }) => [
          name,
          (values = {}, options = {}) => link(routes, values, options.origin),
        ]),
      ),
    );

    /**
     * The route of a link and its values; null if no route of the table reads it, or if it is gone.
     *
     * A bare path is read if the table has the origin `/`.
     */
    export function match(url, method = "GET") {
      const found = read(url, method);
      if (!found || found.way.route.isGone) return null;
      const values = found.way.slots.flatMap(({ name, type }, index) => {
        const value = found.slots[index];
        if (value === undefined) return [];
        return [[name, typeof value === "string" ? valueOf(type, value) : value.map((text) => valueOf(type, text))]];
      });
      return { route: found.way.route.name, values: Object.fromEntries(values) };
    }

    """#

  /// What the two export, without what it does.
  static let declarations = #"""
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

    /** Values that make no link of their route: `code` says why. */
    export declare class LinkError extends Error {
      readonly code: LinkErrorCode;
      readonly route: string;
      readonly parameter: string | undefined;

      constructor(code: LinkErrorCode, route: string, parameter?: string, detail?: string);
    }

    /**
     * Prints a link of each route that is not deprecated: `links.order({ id: 7 })`.
     *
     * What prints is read by {@link match} as the same values; otherwise a {@link LinkError} is thrown.
     */
    export declare const links: Links;

    /**
     * The route of a link and its values; null if no route of the table reads it, or if it is gone.
     *
     * A bare path is read if the table has the origin `/`.
     */
    export declare function match(url: string, method?: string): Match | null;

    """#
}
