// Made by .ci/runtime of the files in Runtime/: change those instead, and run it.

/// The part of a module that is the same for every table: it reads and prints links as this package does.
enum Runtime {
  /// The types of a table as data.
  static let tableTypes = #"""
    // A table as data, which a module holds: what `ModuleData` writes.

    type TypeData =
      | string
      | { readonly oneOf: readonly string[] }
      | { readonly matches: string; readonly longest: number }
      | { readonly members: readonly string[] }
      | { readonly array: TypeData };

    interface SlotData {
      readonly name: string;
      readonly type: number;
      readonly standard?: string | string[] | null;
    }

    /** A literal, or the number of a parameter. */
    type Piece = string | number;

    type Part =
      | { readonly kind: "literal"; readonly text: string }
      | { readonly kind: "capture"; readonly slot: number; readonly rank: number; readonly more?: number }
      | { readonly kind: "mixed"; readonly pieces: readonly Piece[]; readonly rank: number }
      | { readonly kind: "wildcard"; readonly rank: number }
      | { readonly kind: "rest" | "rawRest"; readonly slot: number; readonly rank: number }
      | { readonly kind: "optional" | "either"; readonly group: number; readonly branches: readonly Branch[] };

    interface Branch {
      readonly path: readonly Part[];
      readonly query: readonly Step[];
      readonly slots: readonly number[];
      readonly wildcards: number;
      readonly hasDefaults: boolean;
    }

    interface Item {
      readonly key: string;
      readonly slot: number;
      readonly text: string;
      readonly rank: number;
    }

    interface Step {
      readonly kind: "item" | "optional" | "either" | "rest";
      readonly group: number;
      /** The parameter of a rest, which has no items; -1 for others. */
      readonly slot: number;
      readonly items: readonly Item[];
    }

    /** A literal or a parameter; or several parts, which tell how the fragment is cut. */
    type FragmentData =
      | { readonly kind?: undefined; readonly group: number; readonly slot: number; readonly text: string }
      | {
          readonly kind: "text" | "path" | "items";
          readonly isRooted: boolean;
          readonly path: readonly Part[];
          readonly query: readonly Step[];
          readonly group: number;
        };

    interface RouteData {
      readonly name: string;
      readonly method?: string;
      readonly origins?: readonly number[];
      readonly isPrinted: boolean;
      readonly isGone: boolean;
      /** Whether literals and sets of the path are read in any case. */
      readonly ignoresCase?: boolean;
      readonly slots: readonly SlotData[];
      readonly path: readonly Part[];
      readonly query: readonly Step[];
      readonly fragment?: FragmentData;
      readonly groups: number;
      /** The places of the route in the order that decides where the labels of segments are equal. */
      readonly fragmentRank: number;
      readonly order: number;
    }

    interface TableData {
      /** Those that the table lists come first, then those that only routes name. */
      readonly origins: readonly string[];
      readonly listed: number;
      readonly isDeclared: boolean;
      readonly strictQuery: boolean;
      readonly hasAliases: boolean;
      readonly slashes: string;
      readonly plusIsSpace: boolean;
      readonly limits: { readonly bytes: number; readonly segments: number; readonly queryItems: number };
      readonly types: readonly TypeData[];
      readonly routes: readonly RouteData[];
    }

    """#

  /// What reads and prints links.
  static let typeScript = #"""
    // What is the same in every module that Fingerpost writes: this reads and prints links as its engine does.
    //
    // Each part names the files of the engine whose rules it has: who changes a rule there changes it here, and
    // `.ci/foreign` compares the two. `.ci/runtime` brings this text into the package.

    // MARK: Types
    // The texts that a type reads, and their canonical spelling: what `ParameterType+Values` says of them.

    interface Reader {
      /** The canonical spelling of the value that a text reads as. */
      readonly canonical: (text: string) => string | undefined;
      readonly isOneWay: boolean;
      readonly isArray: boolean;
      readonly isString: boolean;
      /** The longest text to try inside of a segment, in bytes. */
      readonly longest: number;
      /** A value as text, and the other way around. */
      readonly text: (value: unknown) => string | undefined;
      readonly value: (text: string) => unknown;
    }

    const MIXED_VALUE_BYTES = 256;
    const MIXED_READS = 4096;

    /** Whether a text has no half of a surrogate pair: another one has no UTF-8. */
    function isUnicode(text: string): boolean {
      return !/[\ud800-\udfff]/u.test(text);
    }

    const INVISIBLE =
      /^(?:(?![\ufe0e\ufe0f])[\p{White_Space}\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}])+/u;

    /**
     * Whether a text begins with the scheme of a script, as a browser reads it: without the controls, spaces and invisible
     * marks before it, and without tabs and line ends. See `ScriptScheme`.
     */
    const isScript = (text: string) =>
      /^(?:javascript|vbscript|data):/i.test(text.replace(INVISIBLE, "").replace(/[\t\n\r]/g, ""));

    const asText = (value: unknown): string | undefined =>
      typeof value === "string" && isUnicode(value) ? value : undefined;

    function reader(canonical: Reader["canonical"], options: Partial<Reader> = {}): Reader {
      return {
        canonical,
        isOneWay: false,
        isArray: false,
        isString: false,
        longest: MIXED_VALUE_BYTES,
        text: asText,
        value: (text) => text,
        ...options,
      };
    }

    function integerReader(least: string, most: string, isWide: boolean): Reader {
      const [low, high] = [BigInt(least), BigInt(most)];
      const canonical = (text: string) => {
        if (text.length > 20 || !/^(?:0|-?[1-9][0-9]*)$/.test(text)) return undefined;
        const value = BigInt(text);
        return low <= value && value <= high ? text : undefined;
      };
      const text = (value: unknown) =>
        typeof value === "bigint" || Number.isSafeInteger(value) ? String(value).replace(/^-0$/, "0") : undefined;
      return reader(canonical, { isOneWay: true, longest: 20, text, value: isWide ? BigInt : Number });
    }

    /** A number as a plain decimal, the shortest that reads back equal. */
    function decimal(value: number): string | undefined {
      if (!Number.isFinite(value)) return undefined;
      const [digits = "", exponent] = String(Math.abs(value)).split("e");
      let [whole = "", fraction = ""] = digits.split(".");
      const shift = Number(exponent || 0);
      if (shift > 0) {
        whole += fraction.slice(0, shift).padEnd(shift, "0");
        fraction = fraction.slice(shift);
      } else if (shift < 0) {
        fraction = "0".repeat(-shift - whole.length) + whole + fraction;
        whole = "0";
      }
      return (value < 0 ? "-" : "") + whole + (fraction === "" ? "" : "." + fraction);
    }

    // Days since the first of the year 0, in the Gregorian calendar.
    const DAYS = 3652425;
    const monthLength = (year: number, month: number) =>
      month === 2
        ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
          ? 29
          : 28
        : [4, 6, 9, 11].includes(month)
          ? 30
          : 31;
    const startOfYear = (year: number) =>
      year === 0
        ? 0
        : year * 365 + Math.floor((year - 1) / 4) - Math.floor((year - 1) / 100) + Math.floor((year - 1) / 400) + 1;

    function dayOf(year: number, month: number, day: number): number | undefined {
      if (month < 1 || month > 12 || day < 1 || day > monthLength(year, month)) return undefined;
      let days = startOfYear(year) + day - 1;
      for (let earlier = 1; earlier < month; earlier++) days += monthLength(year, earlier);
      return days;
    }

    function dateOf(days: number): string {
      let [year, month] = [Math.floor(days / 366), 1];
      while (startOfYear(year + 1) <= days) year++;
      let rest = days - startOfYear(year);
      for (; rest >= monthLength(year, month); month++) rest -= monthLength(year, month);
      return `${padded(year, 4)}-${padded(month, 2)}-${padded(rest + 1, 2)}`;
    }

    const padded = (number: number, width: number) => String(number).padStart(width, "0");

    const INSTANT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(?:Z|([+-])(\d{2}):(\d{2}))$/;

    function instant(text: string): string | undefined {
      const found = INSTANT.exec(text);
      if (!found) return undefined;
      const part = (index: number) => Number(found[index] || 0);
      let day = dayOf(part(1), part(2), part(3));
      if (day === undefined || part(4) > 23 || part(5) > 59 || part(6) > 59 || part(9) > 23 || part(10) > 59)
        return undefined;
      let minute = part(4) * 60 + part(5) - (found[8] === "-" ? -1 : 1) * (part(9) * 60 + part(10));
      if (minute < 0) [day, minute] = [day - 1, minute + 1440];
      if (minute >= 1440) [day, minute] = [day + 1, minute - 1440];
      if (day < 0 || day >= DAYS) return undefined;
      const fraction = (found[7] || "").replace(/0+$/, "");
      const clock = `${padded(Math.floor(minute / 60), 2)}:${padded(minute % 60, 2)}:${padded(part(6), 2)}`;
      return `${dateOf(day)}T${clock}${fraction === "" ? "" : "." + fraction}Z`;
    }

    const UUID = /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/;

    const readers: { readonly [name: string]: Reader } = {
      string: reader((text) => text, { isOneWay: true, isString: true, longest: Infinity }),
      // A type of which only the name is known here.
      text: reader((text) => text),
      url: reader((text) => (isScript(text) ? undefined : text)),
      uint8: integerReader("0", "255", false),
      int8: integerReader("-128", "127", false),
      uint16: integerReader("0", "65535", false),
      int16: integerReader("-32768", "32767", false),
      uint32: integerReader("0", "4294967295", false),
      int32: integerReader("-2147483648", "2147483647", false),
      uint: integerReader("0", "18446744073709551615", true),
      int: integerReader("-9223372036854775808", "9223372036854775807", true),
      double: reader((text) => (/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/.test(text) ? decimal(Number(text)) : undefined), {
        text: (value) => (typeof value === "number" ? decimal(value) : undefined),
        value: Number,
      }),
      bool: reader(
        (text) =>
          /^(?:[Tt][Rr][Uu][Ee]|1)$/.test(text) ? "true" : /^(?:[Ff][Aa][Ll][Ss][Ee]|0)$/.test(text) ? "false" : undefined,
        {
          longest: 5,
          text: (value) => (typeof value === "boolean" ? String(value) : undefined),
          value: (text) => text === "true",
        },
      ),
      uuid: reader((text) => (UUID.test(text) ? text.toLowerCase() : undefined), { longest: 36 }),
      datetime: reader(instant, { longest: 35 }),
      // What `{*data}` takes: `QueryItems`.
      query: reader((text) => queryItems(text)?.map(spelledItem).join("&")),
    };

    type QueryItem = readonly [key: string, value: string | undefined];

    /** The items of a query's text; undefined if one of them is empty, or has a broken escape. */
    function queryItems(text: string): QueryItem[] | undefined {
      if (text === "") return [];
      // As in a link, these stand in no text raw.
      if (/[\u0000-\u001f\u007f-\u009f\\]/.test(text)) return undefined;
      const items: QueryItem[] = [];
      for (const item of text.split("&")) {
        const equals = item.indexOf("=");
        const key = decode(equals < 0 ? item : item.slice(0, equals), false);
        const value = equals < 0 ? undefined : decode(item.slice(equals + 1), false);
        if (item === "" || key === undefined || (equals >= 0 && value === undefined)) return undefined;
        items.push([key, value]);
      }
      return items;
    }

    const spelledItem = ([key, value]: QueryItem): string =>
      escapeAs(key, "query") + (value === undefined ? "" : "=" + escapeAs(value, "query"));

    /** The raw rest of a link as browsers write it: `RawRest`. Undefined for what no link holds. */
    function rawRest(text: string): string | undefined {
      if (/[\u0000-\u001f\u007f-\u009f\\]/.test(text) || decode(text, false) === undefined) return undefined;
      const [, path = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(text) as RegExpExecArray;
      if (path.split("/").some((segment) => isDotSegment(segment.replace(/%2e/gi, ".")))) return undefined;
      const escape = (part: string, letters: RegExp) =>
        part.replace(letters, (letter) => (letter === "'" ? "%27" : encodeURIComponent(letter)));
      return (
        escape(path, /[ "<>^`{}]|[^\u0000-\u007e]/gu) +
        escape(query, /[ "<>']|[^\u0000-\u007e]/gu) +
        escape(fragment, /[ "<>`]|[^\u0000-\u007e]/gu)
      );
    }

    function readerOf(type: TypeData): Reader {
      if (typeof type === "string") return readers[type] as Reader;
      if ("array" in type) return { ...readerOf(type.array), isArray: true, isOneWay: false };
      if ("matches" in type) {
        const whole = new RegExp(`^(?:${type.matches})$`);
        return reader((text) => (whole.test(text) ? text : undefined), { isOneWay: true, longest: type.longest });
      }
      // The members of a custom type are compared as text is: two spellings of one character are equal.
      if ("members" in type) {
        const members = new Map(
          type.members
            .slice()
            .reverse()
            .map((member) => [member.normalize(), member]),
        );
        return reader((text) => members.get(text.normalize()));
      }
      const members = new Set(type.oneOf);
      return reader((text) => (members.has(text) ? text : undefined), {
        isOneWay: true,
        longest: Math.max(...type.oneOf.map((member) => bytes(member).length)),
      });
    }

    /** A text with ASCII letters in lower case: what is read in any case is compared so. */
    const folded = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

    /** A reader of segments for a set that is read in any case: it gives the member as the template spells it. */
    function foldedReader(type: TypeData, exact: Reader): Reader {
      if (typeof type === "string" || !("oneOf" in type)) return exact;
      const members = new Map(type.oneOf.map((member) => [folded(member), member]));
      return { ...exact, canonical: (text) => members.get(folded(text)) };
    }

    /** The UTF-8 of a text, each byte as a character of its own; and the other way around. */
    function bytes(text: string): string {
      if (/^[\u0000-\u007f]*$/.test(text)) return text;
      return encodeURIComponent(text).replace(/%([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
    }

    function unicode(text: string): string {
      if (/^[\u0000-\u007f]*$/.test(text)) return text;
      return decodeURIComponent(text.replace(/[%\u0080-\u00ff]/g, (byte) => "%" + byte.charCodeAt(0).toString(16)));
    }

    // MARK: Origins
    // Where links come from: what `CheckedOrigin` and `OriginSet` say of hosts.

    interface Origin {
      readonly form: "scheme" | "web" | "path" | "compact" | "host";
      readonly scheme: string;
      /** Without the `*` or the `{name}`. */
      readonly host: string;
      readonly isWildcard: boolean;
      readonly port: number;
      /** The smaller, the better it fits a host. */
      readonly rank: number;
    }

    interface Source {
      readonly form: Origin["form"];
      /** What stands before the first segment; `*` stands for one in the host. */
      readonly prefix: string;
    }

    const isWeb = (scheme: string) => scheme === "https" || scheme === "http";
    const lower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    const isCapturable = (text: string) => /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(text);

    /** A host as browsers write it: an address in brackets has one spelling; undefined if it is none. */
    function written(host: string): string | undefined {
      if (host[0] !== "[") return host;
      const text = /^\[([0-9A-Fa-f:.]*)\]$/.exec(host)?.[1];
      if (text === undefined) return undefined;
      const groups = (part: string, mayEndInIPv4: boolean): number[] => {
        if (part === "") return [];
        const parts = part.split(":");
        const last = parts[parts.length - 1] as string;
        const end = mayEndInIPv4 && isIPv4(last) ? last.split(".").map(Number) : [];
        const plain = (end.length > 0 ? parts.slice(0, -1) : parts).map((group) =>
          /^[0-9A-Fa-f]{1,4}$/.test(group) ? parseInt(group, 16) : NaN,
        );
        const [a = 0, b = 0, c = 0, d = 0] = end;
        return end.length > 0 ? [...plain, a * 256 + b, c * 256 + d] : plain;
      };
      const gap = text.indexOf("::");
      let all = groups(text, true);
      if (gap >= 0) {
        const [before, after] = [groups(text.slice(0, gap), false), groups(text.slice(gap + 2), true)];
        if (before.length + after.length > 7) return undefined;
        all = [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after];
      }
      if (all.length !== 8 || all.some(Number.isNaN)) return undefined;
      let [start, count] = [0, 1];
      for (let from = 0; from < 8; from++) {
        let end = from;
        while (all[end] === 0) end++;
        if (end - from > count) [start, count] = [from, end - from];
      }
      const spelled = (part: number[]) => part.map((group) => group.toString(16)).join(":");
      if (count === 1) return `[${spelled(all)}]`;
      return `[${spelled(all.slice(0, start))}::${spelled(all.slice(start + count))}]`;
    }

    const isIPv4 = (text: string) =>
      /^(?:[0-9]{1,3}\.){3}[0-9]{1,3}$/.test(text) &&
      text.split(".").every((part) => Number(part) < 256 && (part.length === 1 || part[0] !== "0"));

    /** Whether a host in lower case ends in a number, and is no address: browsers read it as another one, or refuse it. */
    const isMisspelled = (host: string) => /(?:^|\.)(?:[0-9]+|0x[0-9a-f]*)\.?$/.test(host) && !isIPv4(host);

    /** `host[:port]`, cut. */
    function cutPort(authority: string): [string, string] {
      const end = Math.max(authority.lastIndexOf(":"), authority.lastIndexOf("]"));
      return end < 0 || authority[end] !== ":" ? [authority, ""] : [authority.slice(0, end), authority.slice(end)];
    }

    const usualPort = (scheme: string) => (scheme === "https" ? 443 : 80);

    function portOf(text: string, scheme: string): number | undefined {
      const digits = text.slice(1);
      if (digits === "") return usualPort(scheme);
      return /^[0-9]{1,5}$/.test(digits) && Number(digits) < 65536 ? Number(digits) : undefined;
    }

    function parseOrigin(text: string): Origin | undefined {
      const none = { scheme: "", host: "", isWildcard: false, port: 0, rank: -1 };
      if (text === "/") return { ...none, form: "path" };
      if (text === ":") return { ...none, form: "compact" };
      const found = /^([A-Za-z][A-Za-z0-9+.-]*):\/\/([^]*)$/.exec(text);
      if (!found) return undefined;
      const scheme = lower(found[1] as string);
      let authority = found[2] as string;
      if (!isWeb(scheme))
        return authority === "" && !isScript(scheme + ":") ? { ...none, form: "scheme", scheme } : undefined;
      const captured = /^\{[A-Za-z_\u0080-\uffff][A-Za-z0-9_.\u0080-\uffff-]*\}/.exec(authority);
      authority = lower(captured ? authority.replace(/^[^}]*\}/, "*") : authority);
      const [name, end] = cutPort(authority);
      let host = written(name) || "";
      const port = portOf(end, scheme);
      const isWildcard = host[0] === "*";
      if (isWildcard) host = host.slice(1);
      const isKnown = isWildcard
        ? host === "" || (host[0] === "." && isCapturable(host.slice(1)))
        : isCapturable(host) || host[0] === "[";
      if (!isKnown || port === undefined || isMisspelled(host)) return undefined;
      const form = captured ? "host" : "web";
      return {
        form,
        scheme,
        host,
        isWildcard,
        port,
        rank: isWildcard ? 0x7fffffff - host.length : form === "web" ? 0 : -1,
      };
    }

    function matchesHost(origin: Origin, host: string, port: number): boolean {
      if (origin.port !== port) return false;
      if (!origin.isWildcard) return origin.host === host;
      if (host.length <= origin.host.length || !host.endsWith(origin.host)) return false;
      return isCapturable(host.slice(0, host.length - origin.host.length)) || (origin.form === "web" && host[0] === "[");
    }

    const isHosted = (origin: Origin) => origin.form === "web" || origin.form === "host";

    function covers(origin: Origin, other: Origin): boolean {
      if (origin.form !== other.form || origin.scheme !== other.scheme) return false;
      if (origin.isWildcard === other.isWildcard && origin.host === other.host && origin.port === other.port) return true;
      return !other.isWildcard && isHosted(origin) && matchesHost(origin, other.host, other.port);
    }

    /** How the links of a host are read: by which origins, and how much of the host is the first segment. */
    interface Fit {
      readonly form: "web" | "host";
      readonly fitting: number[];
      readonly captured: number;
    }

    function fit(scheme: string, host: string, port: number): Fit | undefined {
      let best = -1;
      const plain: number[] = [];
      origins.forEach((origin, index) => {
        if (!isHosted(origin) || origin.scheme !== scheme || !matchesHost(origin, host, port)) return;
        if (origin.form === "web") plain.push(index);
        const other = origins[best];
        const isBetter =
          !other || (origin.rank !== other.rank ? origin.rank < other.rank : origin.form === "web" && other.form !== "web");
        if (isBetter) best = index;
      });
      const origin = origins[best];
      if (!origin) return undefined;
      if (origin.form !== "host") return { form: "web", fitting: plain, captured: 0 };
      return { form: "host", fitting: [best], captured: host.length - origin.host.length };
    }

    function prefixOf(scheme: string, host: string, port: number): string {
      return `${scheme}://${host}` + (port === usualPort(scheme) ? "" : `:${port}`);
    }

    /** What links for an origin begin with; nothing for a host that is not known. */
    function sourceOf(origin: Origin): Source | undefined {
      switch (origin.form) {
        case "path":
        case "compact":
          return { form: origin.form, prefix: "" };
        case "scheme":
          return { form: "scheme", prefix: origin.scheme + "://" };
        case "host":
          return { form: "host", prefix: prefixOf(origin.scheme, "*" + origin.host, origin.port) };
        case "web": {
          if (origin.isWildcard) return undefined;
          const found = fit(origin.scheme, origin.host, origin.port);
          if (!found) return undefined;
          const host = found.form === "host" ? "*" + origin.host.slice(found.captured) : origin.host;
          return { form: found.form, prefix: prefixOf(origin.scheme, host, origin.port) };
        }
      }
    }

    // MARK: Scan
    // A text is cut first; then each part is decoded, once: what `Scan` says of text.

    interface Scan {
      readonly segments: string[];
      readonly items: [key: string, value: string, hasValue: boolean][];
      readonly fragment: string | undefined;
      /** The same as it stands in the text. */
      readonly spelledFragment: string | undefined;
      readonly form: Origin["form"];
      readonly isCompact: boolean;
      /** Whether the last segment is a raw rest. */
      readonly isRaw: boolean;
      /** Whether a raw colon stands in the authority of a custom scheme, where others look for a port. */
      readonly hasColon: boolean;
      /** The indices of the origins that the text belongs to. */
      readonly fitting: readonly number[];
    }

    const indicesOf = (fits: (origin: Origin) => boolean) =>
      origins.map((_, index) => index).filter((index) => fits(origins[index] as Origin));
    const isDotSegment = (text: string) => text === "." || text === "..";
    const isLenient = (form: Origin["form"]) => (table.slashes || (form === "scheme" ? "lenient" : "strict")) === "lenient";

    /** Reads a text of the table's origins; undefined for any other. */
    function scan(text: string): Scan | undefined {
      if (typeof text !== "string" || text === "" || !isUnicode(text)) return undefined;
      if (bytes(text).length > table.limits.bytes) return undefined;
      // Control characters, raw, and the backslash, which browsers take for a slash.
      if (/[\u0000-\u001f\u007f-\u009f\\]/.test(text)) return undefined;
      if (text[0] === "/") {
        const fitting = indicesOf((origin) => origin.form === "path");
        if (fitting.length === 0 || (text[1] === "/" && !isLenient("path"))) return undefined;
        return scanPath(text, "path", fitting, []);
      }
      const colon = /^([A-Za-z][A-Za-z0-9+.-]*):(\/\/)?/.exec(text);
      if (!colon) return scanCompact(text);
      const scheme = lower(colon[1] as string);
      if (!colon[2]) {
        const isScheme = isWeb(scheme) || origins.some((origin) => origin.scheme === scheme);
        return isScheme ? undefined : scanCompact(text);
      }
      const rest = text.slice(scheme.length + 3);
      const authority = rest.replace(/[/?#][^]*$/, "");
      if (authority.includes("@")) return undefined;
      if (!isWeb(scheme)) {
        const fitting = indicesOf((origin) => origin.form === "scheme" && origin.scheme === scheme);
        const found = fitting.length === 0 ? undefined : scanPath(rest, "scheme", fitting, []);
        return found && { ...found, hasColon: authority.includes(":") };
      }
      const [name, end] = cutPort(lower(authority));
      const host = written(name);
      if (host === undefined || (host[0] !== "[" && !/^[a-z0-9._-]+$/.test(host)) || isMisspelled(host)) return undefined;
      const port = portOf(end, scheme);
      const found = port === undefined ? undefined : fit(scheme, host, port);
      if (!found) return undefined;
      const first = found.captured > 0 ? [host.slice(0, found.captured)] : [];
      return first.length > table.limits.segments
        ? undefined
        : scanPath(rest.slice(authority.length), found.form, found.fitting, first);
    }

    function scanPath(text: string, form: Origin["form"], fitting: number[], segments: string[]): Scan | undefined {
      const [, path = "", query, fragment] = /^([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/.exec(text) as RegExpExecArray;
      const parts = (path[0] === "/" ? path.slice(1) : path).split("/");
      // A slash at the end is forgiven.
      if (parts[parts.length - 1] === "") parts.pop();
      for (const part of parts) {
        if (part === "") {
          if (!isLenient(form)) return undefined;
          continue;
        }
        const segment = decode(part, false);
        if (segment === undefined || isDotSegment(segment) || segments.length >= table.limits.segments) return undefined;
        segments.push(segment);
      }
      const items = cutItems(query || "");
      const anchor = fragment === undefined ? undefined : decode(fragment, false);
      if (items === undefined || (fragment !== undefined && anchor === undefined)) return undefined;
      return {
        segments,
        items,
        fragment: anchor,
        spelledFragment: fragment,
        form,
        isCompact: false,
        isRaw: false,
        hasColon: false,
        fitting,
      };
    }

    /** `key=value&...`, cut; undefined if an item does not read, or if there are too many. */
    function cutItems(text: string): [string, string, boolean][] | undefined {
      const items: [string, string, boolean][] = [];
      for (const item of text.split("&")) {
        if (item === "") continue;
        const equals = item.indexOf("=");
        const key = decode(equals < 0 ? item : item.slice(0, equals), table.plusIsSpace);
        const value = decode(equals < 0 ? "" : item.slice(equals + 1), table.plusIsSpace);
        if (key === undefined || value === undefined || items.length >= table.limits.queryItems) return undefined;
        items.push([key, value, equals >= 0]);
      }
      return items;
    }

    /** A fragment as a route cuts it, which has several parts; a missing one is empty. See `Scan+Fragment`. */
    function cutFragment(
      parts: FragmentParts,
      scan: Scan,
    ): { segments: string[]; items: [string, string, boolean][] } | undefined {
      const text = scan.spelledFragment || "";
      if (parts.kind === "text") return { segments: [scan.fragment || ""], items: [] };
      const question = text.indexOf("?");
      const items = cutItems(parts.kind === "items" ? text : question < 0 ? "" : text.slice(question + 1));
      if (items === undefined) return undefined;
      if (parts.kind === "items") return { segments: [], items };
      const path = question < 0 ? text : text.slice(0, question);
      if ((path[0] === "/") !== parts.isRooted) return undefined;
      const cuts = (parts.isRooted ? path.slice(1) : path).split("/");
      if (cuts[cuts.length - 1] === "") cuts.pop();
      const segments: string[] = [];
      for (const cut of cuts) {
        if (cut === "") {
          if (!isLenient(scan.form)) return undefined;
          continue;
        }
        const segment = decode(cut, false);
        if (segment === undefined || isDotSegment(segment) || segments.length >= table.limits.segments) return undefined;
        segments.push(segment);
      }
      return { segments, items };
    }

    /** A text as it is, and for raw rests once for every slash of its path, with all behind it as one segment. */
    function scans(text: string): Scan[] {
      const whole = scan(text);
      const all = whole ? [whole] : [];
      if (!hasRawRest || typeof text !== "string" || !isUnicode(text)) return all;
      if (bytes(text).length > table.limits.bytes) return all;
      const end = text.search(/[?#]|$/);
      for (let slash = text.indexOf("/"); slash >= 0 && slash < end; slash = text.indexOf("/", slash + 1)) {
        const rest = text[slash - 1] === "/" ? undefined : rawRest(text.slice(slash + 1));
        const found = rest ? scan(text.slice(0, slash + 1) + "a") : undefined;
        if (!rest || !found || found.isCompact || found.segments.length < 2) continue;
        all.push({ ...found, segments: [...found.segments.slice(0, -1), rest], isRaw: true });
      }
      return all;
    }

    /** Compact text is raw: `profile:859`. */
    function scanCompact(text: string): Scan | undefined {
      const fitting = indicesOf((origin) => origin.form === "compact");
      if (fitting.length === 0 || text.includes(" ")) return undefined;
      const segments = text.split(":");
      if (segments.length > table.limits.segments || segments.some(isDotSegment)) return undefined;
      if (isScript(text)) return undefined;
      return {
        segments,
        items: [],
        fragment: undefined,
        spelledFragment: undefined,
        form: "compact",
        isCompact: true,
        isRaw: false,
        hasColon: false,
        fitting,
      };
    }

    /** Escapes must be strict UTF-8, and never NUL, CR or LF. */
    function decode(part: string, plusIsSpace: boolean): string | undefined {
      const text = plusIsSpace ? part.replace(/\+/g, " ") : part;
      if (!text.includes("%")) return text;
      if (/%0[0AaDd]/.test(text)) return undefined;
      try {
        return decodeURIComponent(text);
      } catch {
        return undefined;
      }
    }

    type FragmentParts = FragmentData & { kind: "text" | "path" | "items" };

    const partsOf = ({ fragment }: RouteData) => (fragment && fragment.kind !== undefined ? fragment : undefined);

    /** The slots of a segment of a fragment. */
    const slotsOf = (part: Part): number[] =>
      part.kind === "capture"
        ? [part.slot]
        : part.kind === "mixed"
          ? part.pieces.filter((piece): piece is number => typeof piece === "number")
          : [];

    // MARK: Program
    // A route as instructions, as `ProgramWriter` makes them; and mixed segments.

    interface Instruction {
      readonly kind:
        | "literal"
        | "capture"
        | "mixed"
        | "wildcard"
        | "rest"
        | "rawRest"
        | "more"
        | "optional"
        | "either"
        | "branch"
        | "leave"
        | "end";
      readonly text: string;
      /** The place of the label in the order of all labels; 0 for a literal. */
      readonly rank: number;
      readonly slot: number;
      readonly pieces: readonly Piece[];
      readonly group: number;
      /** The number of a branch, or of the query that follows the end of a path. */
      readonly index: number;
      target: number;
    }

    interface Program {
      readonly route: RouteData;
      readonly index: number;
      readonly instructions: readonly Instruction[];
      /** The query after each end of the path. */
      readonly variants: readonly (readonly Step[])[];
      readonly slots: readonly Slot[];
      readonly origins: readonly boolean[];
      /** How many segments there may be. */
      readonly least: number;
      readonly most: number;
      readonly hasWildcard: boolean;
      /** The keys that the template names. */
      readonly keys: ReadonlySet<string>;
      /** What the first segment must be; undefined if there are other ways. */
      readonly first: readonly string[] | undefined;
    }

    interface Slot {
      readonly name: string;
      readonly reader: Reader;
      /** What reads a segment: another one for a set that is read in any case. */
      readonly inPath: Reader;
      /** What a link without the value means; null if that is not known. */
      readonly standard: string | string[] | null | undefined;
    }

    const isEnd = (part: Part | undefined): part is Part & { kind: "optional" | "either" } =>
      part !== undefined && (part.kind === "optional" || part.kind === "either") && part.branches.some(carriesQuery);
    function carriesQuery(branch: Branch): boolean {
      return branch.query.length > 0 || branch.path.some((part) => isEnd(part));
    }

    function program(route: RouteData, index: number): Program {
      const instructions: Instruction[] = [];
      const ends: Step[][] = [];

      function emit(kind: Instruction["kind"], more: Partial<Instruction>): Instruction {
        const instruction = { kind, text: "", rank: 0, slot: -1, pieces: [], group: -1, index: -1, target: -1, ...more };
        instructions.push(instruction);
        return instruction;
      }

      function group(part: Part & { kind: "optional" | "either" }, goesOn: boolean, write: (branch: Branch) => void) {
        if (part.kind === "optional") {
          const opening = emit("optional", { group: part.group });
          write(part.branches[0] as Branch);
          opening.target = instructions.length;
          return;
        }
        emit("either", { group: part.group });
        const leaves: Instruction[] = [];
        part.branches.forEach((branch, number) => {
          const opening = emit("branch", { group: part.group, index: number });
          write(branch);
          if (goesOn) leaves.push(emit("leave", {}));
          if (number < part.branches.length - 1) opening.target = instructions.length;
        });
        for (const leave of leaves) leave.target = instructions.length;
      }

      function running(path: readonly Part[]) {
        for (const part of path) {
          switch (part.kind) {
            case "optional":
            case "either":
              group(part, true, (branch) => running(branch.path));
              break;
            case "capture":
              emit("capture", { slot: part.slot, rank: part.rank });
              if (part.more !== undefined) emit("more", { slot: part.slot, rank: part.more });
              break;
            default:
              emit(part.kind, part);
          }
        }
      }

      // Where the last group of a path carries a query, each of its branches is an end of its own.
      function ending(path: readonly Part[]) {
        const last = path[path.length - 1];
        if (!isEnd(last)) {
          running(path);
          return end();
        }
        running(path.slice(0, -1));
        group(last, false, (branch) => {
          const first = ends.length;
          ending(branch.path);
          for (const own of ends.slice(first)) own.push(...branch.query);
        });
        if (last.kind === "optional") end();
      }

      function end() {
        emit("end", { index: ends.length });
        ends.push([]);
      }

      ending(route.path);
      const [least, most] = lengths(route.path);
      const steps = [...ends, route.query].flat();
      return {
        route,
        index,
        instructions,
        least,
        most,
        variants: ends.map((own) => [...own, ...route.query]),
        slots: route.slots.map((slot) => ({
          name: slot.name,
          reader: types[slot.type] as Reader,
          inPath: route.ignoresCase
            ? foldedReader(table.types[slot.type] as TypeData, types[slot.type] as Reader)
            : (types[slot.type] as Reader),
          standard: slot.standard,
        })),
        origins: origins.map((_, origin) => (route.origins ? route.origins.includes(origin) : origin < table.listed)),
        hasWildcard: instructions.some((instruction) => instruction.kind === "wildcard"),
        keys: new Set(steps.flatMap((step) => step.items.map((item) => item.key))),
        first: firstTexts(instructions),
      };
    }

    /** The fewest and the most segments of a path. */
    function lengths(path: readonly Part[]): [number, number] {
      let [least, most] = [0, 0];
      for (const part of path) {
        if (part.kind === "optional" || part.kind === "either") {
          const inner = part.branches.map((branch) => lengths(branch.path));
          if (part.kind === "either") least += Math.min(...inner.map((length) => length[0]));
          most += Math.max(...inner.map((length) => length[1]));
        } else {
          least += 1;
          most +=
            part.kind === "wildcard" || part.kind === "rest" || (part.kind === "capture" && part.more !== undefined)
              ? Infinity
              : 1;
        }
      }
      return [least, most];
    }

    function firstTexts(instructions: readonly Instruction[]): string[] | undefined {
      const texts = new Set<string>();
      const open = [0];
      for (const position of open) {
        const instruction = instructions[position] as Instruction;
        switch (instruction.kind) {
          case "literal":
            texts.add(instruction.text);
            break;
          case "optional":
            open.push(position + 1, instruction.target);
            break;
          case "branch":
            open.push(position + 1, ...(instruction.target < 0 ? [] : [instruction.target]));
            break;
          case "either":
            open.push(position + 1);
            break;
          case "leave":
            open.push(instruction.target);
            break;
          default:
            return undefined;
        }
      }
      return [...texts];
    }

    /**
     * Cuts a segment at the literals between its parameters: from the left, each parameter is as short as the rest allows,
     * and none is empty. Undefined if it cannot be cut.
     */
    function cut(
      segment: string,
      pieces: readonly Piece[],
      slots: readonly Slot[],
      inAnyCase: boolean,
    ): string[] | undefined {
      const text = bytes(segment);
      const spelled = (text: string) => (inAnyCase ? folded(text) : text);
      const compared = spelled(text);
      const cuts: string[] = [];
      const lastHope = pieces.map(() => Infinity);
      const tried = pieces.length > 3 ? new Set<number>() : undefined;
      let reads = 0;

      function split(index: number, start: number): boolean {
        const piece = pieces[index];
        if (piece === undefined) return start === text.length;
        if (typeof piece === "string") {
          const literal = spelled(bytes(piece));
          return compared.startsWith(literal, start) && split(index + 1, start + literal.length);
        }
        const { inPath: reader } = slots[piece] as Slot;
        // What failed from here fails again; a string that failed fails from every later byte, too.
        if (reader.isString) {
          if (start >= (lastHope[index] as number)) return false;
          lastHope[index] = start;
        } else if (tried) {
          const place = index * (text.length + 1) + start;
          if (tried.has(place)) return false;
          tried.add(place);
        }
        const following = pieces[index + 1];
        const next = typeof following === "string" ? spelled(bytes(following))[0] : undefined;
        const last = Math.min(text.length - start, reader.longest) + start;
        if (start >= text.length) return false;
        for (let end = index === pieces.length - 1 ? text.length : start + 1; end <= last; end++) {
          if (next !== undefined && compared[end] !== next) continue;
          const part = text.slice(start, end);
          if (!reader.isString && (++reads > MIXED_READS || !reader.canonical(unicode(part)))) continue;
          cuts.push(part);
          if (split(index + 1, end)) return true;
          cuts.pop();
        }
        return false;
      }

      return split(0, 0) ? cuts.map(unicode) : undefined;
    }

    // MARK: Search
    // Which route wins: each is tried alone; then the labels by which the segments were read are compared, as
    // `PrecedenceRule` does.

    type Value = string | string[] | undefined;

    /** How one route reads a text, and all that decides whether it wins. */
    interface Reading {
      readonly program: Program;
      readonly slots: Value[];
      /** The branch that each group took. */
      readonly choices: number[];
      readonly ranks: readonly number[];
      readonly query: QueryReading;
      /** The indices of the origins that the text belongs to, of those that the route allows. */
      readonly fitting: readonly number[];
      readonly method: number;
    }

    interface QueryReading {
      readonly slots: [slot: number, value: string | string[]][];
      readonly choices: [group: number, branch: number][];
      /** The places of the items that must be there. */
      readonly required: number[];
      /** How many of those that may be there are; and in the fragment. */
      optional: number;
      inFragment: number;
      /** Whether the rest of the query is taken: 0; 1 without a rest, 2 for an empty one. */
      rest: number;
    }

    function readQuery(program: Program, steps: readonly Step[], text: Scan): QueryReading | undefined {
      const reading: QueryReading = { slots: [], choices: [], required: [], optional: 0, inFragment: 0, rest: 1 };
      let { items } = text;
      let count: "optional" | "inFragment" = "optional";

      function read(item: Item, isOptional: boolean): "present" | "absent" | "refused" {
        const found = items.filter(([key]) => key === item.key).map(([, value]) => value);
        const slot = program.slots[item.slot];
        if (slot && slot.reader.isArray) {
          const read = found.filter((value) => slot.reader.canonical(value) !== undefined);
          if (read.length < found.length && table.strictQuery) return "refused";
          if (read.length > 0) {
            reading.slots.push([item.slot, read]);
            reading[count]++;
          }
          return "present";
        }
        const [value] = found;
        if (
          found.length === 1 &&
          value !== undefined &&
          (slot ? slot.reader.canonical(value) !== undefined : value === item.text)
        ) {
          if (slot) reading.slots.push([item.slot, value]);
          if (isOptional) reading[count]++;
          return "present";
        }
        return isOptional && (found.length === 0 || !table.strictQuery) ? "absent" : "refused";
      }

      function readAll(steps: readonly Step[]): boolean {
        for (const step of steps) {
          const [item] = step.items as [Item];
          if (step.kind === "rest") {
            const rest = items.filter(([key]) => !program.keys.has(key));
            reading.rest = rest.length > 0 ? 0 : 2;
            const taken = rest.map(([key, value, hasValue]): QueryItem => [key, hasValue ? value : undefined]);
            reading.slots.push([step.slot, taken.map(spelledItem).join("&")]);
          } else if (step.kind === "item") {
            const slot = program.slots[item.slot];
            if (read(item, slot !== undefined && slot.standard !== undefined) === "refused") return false;
            if (isRequired(program, item)) reading.required.push(item.rank);
          } else if (step.kind === "optional") {
            const outcome = read(item, true);
            if (outcome === "refused") return false;
            reading.choices.push([step.group, outcome === "present" ? 1 : 0]);
          } else {
            const branch = step.items.findIndex((item) => read(item, false) === "present");
            if (branch < 0) return false;
            reading.choices.push([step.group, branch]);
            reading.required.push((step.items[branch] as Item).rank);
          }
        }
        return true;
      }
      if (!readAll(steps)) return undefined;
      reading.required.sort((left, right) => left - right);

      function readPart(part: Part, text: string, reading: QueryReading): boolean {
        switch (part.kind) {
          case "literal":
            return text === part.text;
          case "capture":
            reading.slots.push([part.slot, text]);
            return text !== "" && !!(program.slots[part.slot] as Slot).reader.canonical(text);
          case "mixed": {
            const taken = text === "" ? undefined : cut(text, part.pieces, program.slots, false);
            if (!taken) return false;
            const slots = part.pieces.filter((piece): piece is number => typeof piece === "number");
            slots.forEach((slot, index) => reading.slots.push([slot, taken[index] as string]));
            return true;
          }
          default:
            return false;
        }
      }

      const { fragment } = program.route;
      if (!fragment) return reading;
      if (fragment.group >= 0) reading.choices.push([fragment.group, text.fragment === undefined ? 0 : 1]);
      if (fragment.kind !== undefined) {
        if (text.fragment === undefined && (fragment.group >= 0 || fragment.kind === "text"))
          return fragment.group >= 0 ? reading : undefined;
        const cut = cutFragment(fragment, text);
        if (!cut || cut.segments.length !== fragment.path.length) return undefined;
        const isRead = fragment.path.every((part, index) => readPart(part, cut.segments[index] as string, reading));
        // What must be there of its items is in the place of the fragment.
        const { length } = reading.required;
        [items, count] = [cut.items, "inFragment"];
        if (!isRead || !readAll(fragment.query)) return undefined;
        reading.required.length = length;
        return reading;
      }
      const slot = program.slots[fragment.slot];
      if (text.fragment === undefined)
        return fragment.group >= 0 || (slot && slot.standard !== undefined) ? reading : undefined;
      if (!slot) return text.fragment === fragment.text ? reading : undefined;
      reading.slots.push([fragment.slot, text.fragment]);
      return slot.reader.canonical(text.fragment) === undefined ? undefined : reading;
    }

    function isRequired(program: Program, item: Item): boolean {
      const slot = program.slots[item.slot];
      return !slot || (!slot.reader.isArray && slot.standard === undefined);
    }

    /** How one route reads the segments: with the best labels, and of such readings the first. */
    function readPath(program: Program, text: Scan): Omit<Reading, "fitting" | "method"> | undefined {
      const { instructions, variants, slots } = program;
      const inAnyCase = program.route.ignoresCase === true;
      const [count, width] = [text.segments.length, text.segments.length + 1];
      if (count < program.least || count > program.most) return undefined;
      const queries: (QueryReading | undefined | null)[] = variants.map(() => null);
      const query = (variant: number) => {
        let reading = queries[variant];
        if (reading === null) reading = queries[variant] = readQuery(program, variants[variant] as Step[], text);
        return reading;
      };

      function reads(instruction: Instruction, segment: number): boolean {
        const part = text.segments[segment];
        if (part === undefined) return false;
        if ((instruction.kind === "rawRest") !== (text.isRaw && segment === count - 1)) return false;
        switch (instruction.kind) {
          case "literal":
            return part === instruction.text || (inAnyCase && folded(part) === folded(instruction.text));
          case "more":
            return text.isCompact;
          case "rawRest":
          case "capture":
            return part !== "" && !!(slots[instruction.slot] as Slot).inPath.canonical(part);
          case "mixed":
            return part !== "" && cut(part, instruction.pieces, slots, inAnyCase) !== undefined;
          default:
            return part !== "";
        }
      }

      // Backwards: from which instruction, at which segment, the end can be reached.
      const live = new Uint8Array((instructions.length + 1) * width);
      const isLive = (position: number, segment: number) => live[position * width + segment] === 1;
      for (let segment = count; segment >= 0; segment--) {
        for (let position = instructions.length - 1; position >= 0; position--) {
          const instruction = instructions[position] as Instruction;
          if (leadsOn(instruction, position, segment)) live[position * width + segment] = 1;
        }
      }
      function leadsOn(instruction: Instruction, position: number, segment: number): boolean {
        switch (instruction.kind) {
          case "end":
            return segment === count && query(instruction.index) !== undefined;
          case "optional":
            return isLive(position + 1, segment) || isLive(instruction.target, segment);
          case "either":
            return isLive(position + 1, segment);
          case "branch":
            return isLive(position + 1, segment) || (instruction.target >= 0 && isLive(instruction.target, segment));
          case "leave":
            return isLive(instruction.target, segment);
          case "more":
            return (
              isLive(position + 1, segment) ||
              (segment < count && isLive(position, segment + 1) && reads(instruction, segment))
            );
          case "wildcard":
          case "rest":
            return (
              segment < count &&
              (isLive(position, segment + 1) || isLive(position + 1, segment + 1)) &&
              reads(instruction, segment)
            );
          default:
            return segment < count && isLive(position + 1, segment + 1) && reads(instruction, segment);
        }
      }
      if (!isLive(0, 0)) return undefined;

      // Forwards: at each segment the best label that leads on, from all places that the best labels before lead to.
      const ranks: number[] = [];
      let here = new Uint8Array(instructions.length + 1);
      here[0] = 1;
      for (let segment = 0; segment < count && !table.isDeclared; segment++) {
        const takers: number[] = [];
        instructions.forEach((instruction, position) => {
          if (here[position] !== 1) return;
          switch (instruction.kind) {
            case "optional":
              here[position + 1] = here[instruction.target] = 1;
              break;
            case "branch":
              here[position + 1] = 1;
              if (instruction.target >= 0) here[instruction.target] = 1;
              break;
            case "either":
              here[position + 1] = 1;
              break;
            case "leave":
              here[instruction.target] = 1;
              break;
            case "more":
              here[position + 1] = 1;
              if (isLive(position, segment + 1) && reads(instruction, segment)) takers.push(position);
              break;
            case "end":
              break;
            default:
              if (isLive(position, segment)) takers.push(position);
          }
        });
        const rank = Math.min(...takers.map((position) => (instructions[position] as Instruction).rank));
        here = new Uint8Array(instructions.length + 1);
        for (const position of takers) {
          const { kind, rank: own } = instructions[position] as Instruction;
          if (own !== rank) continue;
          if (kind === "more" || kind === "wildcard" || kind === "rest") here[position] = 1;
          if (kind !== "more") here[position + 1] = 1;
        }
        ranks.push(rank);
      }

      // The first reading with these labels: a group present before absent, the left branch, the shortest wildcard.
      const tried = new Set<number>();
      const open: State[] = [{ position: 0, segment: 0, before: undefined }];
      for (let state = open.pop(); state; state = open.pop()) {
        const { position, segment } = state;
        if (!isLive(position, segment) || tried.has(position * width + segment)) continue;
        tried.add(position * width + segment);
        const instruction = instructions[position] as Instruction;
        const before = state;
        const go = (position: number, segment: number) => open.push({ position, segment, before });
        const takes = () => (table.isDeclared || ranks[segment] === instruction.rank) && reads(instruction, segment);
        switch (instruction.kind) {
          case "end": {
            const found = query(instruction.index);
            return found && { ...replay(program, text, state), program, ranks, query: found };
          }
          case "optional":
            go(instruction.target, segment);
            go(position + 1, segment);
            break;
          case "either":
            go(position + 1, segment);
            break;
          case "branch":
            if (instruction.target >= 0) go(instruction.target, segment);
            go(position + 1, segment);
            break;
          case "leave":
            go(instruction.target, segment);
            break;
          case "more":
            if (takes()) go(position, segment + 1);
            go(position + 1, segment);
            break;
          case "wildcard":
          case "rest":
            if (!takes()) break;
            go(position, segment + 1);
            go(position + 1, segment + 1);
            break;
          default:
            if (takes()) go(position + 1, segment + 1);
        }
      }
      return undefined;
    }

    interface State {
      readonly position: number;
      readonly segment: number;
      readonly before: State | undefined;
    }

    /** What the instructions on the way to a state took. */
    function replay(program: Program, text: Scan, end: State): { slots: Value[]; choices: number[] } {
      const slots: Value[] = program.slots.map(() => undefined);
      const choices = new Array<number>(program.route.groups).fill(0);
      const inAnyCase = program.route.ignoresCase === true;
      function take(slot: number, part: string | undefined) {
        const { reader, inPath } = program.slots[slot] as Slot;
        slots[slot] = part === undefined || reader === inPath ? part : inPath.canonical(part);
      }
      const way: State[] = [];
      for (let state: State | undefined = end; state; state = state.before) way.unshift(state);
      way.slice(0, -1).forEach(({ position, segment }, index) => {
        const instruction = program.instructions[position] as Instruction;
        const next = way[index + 1] as State;
        const part = text.segments[segment] as string;
        switch (instruction.kind) {
          case "rawRest":
          case "capture":
            take(instruction.slot, part);
            break;
          case "more":
            if (next.segment > segment) slots[instruction.slot] += ":" + part;
            break;
          case "rest":
            slots[instruction.slot] = [...(slots[instruction.slot] || []), part];
            break;
          case "mixed": {
            const taken = cut(part, instruction.pieces, program.slots, inAnyCase) || [];
            for (const piece of instruction.pieces) if (typeof piece === "number") take(piece, taken.shift());
            break;
          }
          case "optional":
            choices[instruction.group] = next.position === position + 1 ? 1 : 0;
            break;
          case "branch":
            if (next.position === position + 1) choices[instruction.group] = instruction.index;
            break;
          default:
            break;
        }
      });
      return { slots, choices };
    }

    /** How a route's method fits a request's: named, HEAD by GET, any; undefined if it does not. */
    function methodFit(own: string | undefined, method: string): number | undefined {
      if (own === undefined) return 2;
      if (own === method) return 0;
      return own === "GET" && method === "HEAD" ? 1 : undefined;
    }

    function lexicographic(left: readonly number[], right: readonly number[]): number {
      for (let index = 0; index < Math.min(left.length, right.length); index++) {
        const difference = (left[index] as number) - (right[index] as number);
        if (difference !== 0) return difference;
      }
      return left.length - right.length;
    }

    const hostRank = (reading: Reading) => Math.min(...reading.fitting.map((index) => (origins[index] as Origin).rank));

    /** Which of two routes wins: negative for the left one. */
    function compare(left: Reading, right: Reading): number {
      const [mine, theirs] = [left.program.route, right.program.route];
      return (
        lexicographic(left.ranks, right.ranks) ||
        Number(mine.ignoresCase === true) - Number(theirs.ignoresCase === true) ||
        right.query.required.length - left.query.required.length ||
        lexicographic(left.query.required, right.query.required) ||
        right.query.optional - left.query.optional ||
        left.query.rest - right.query.rest ||
        mine.fragmentRank - theirs.fragmentRank ||
        right.query.inFragment - left.query.inFragment ||
        hostRank(left) - hostRank(right) ||
        left.method - right.method ||
        mine.order - theirs.order ||
        (left.fitting[0] as number) - (right.fitting[0] as number)
      );
    }

    /** Whether a path may begin with a segment that holds a colon: a literal, a member of a set, or `{host}:{port}`. */
    function beginsWith(path: readonly Part[], text: string | undefined, route: RouteData): boolean {
      const isSame = (own: string) =>
        own === text || (route.ignoresCase === true && text !== undefined && folded(own) === folded(text));
      for (const part of path) {
        if (part.kind === "literal") return isSame(part.text);
        if (part.kind === "capture") {
          const type = table.types[(route.slots[part.slot] as SlotData).type];
          return typeof type === "object" && "oneOf" in type && type.oneOf.some(isSame);
        }
        if (part.kind === "mixed") return part.pieces.some((piece) => typeof piece === "string" && piece.includes(":"));
        if (part.kind !== "optional" && part.kind !== "either") return false;
        if (part.branches.some((branch) => beginsWith(branch.path, text, route))) return true;
        if (part.kind === "either") return false;
      }
      return false;
    }

    /** The route that wins a text, by the best of its readings. */
    function find(texts: readonly Scan[], method: string): Reading | undefined {
      let best: Reading | undefined;
      for (const text of texts) {
        const found = findIn(text, method);
        if (!found) continue;
        const wins = (best: Reading) =>
          (table.isDeclared ? found.program.index - best.program.index : compare(found, best)) < 0;
        if (!best || wins(best)) best = found;
      }
      return best;
    }

    function findIn(text: Scan, method: string): Reading | undefined {
      const [first] = text.segments;
      let named = (first === undefined ? undefined : byFirst.get(first)) || [];
      const inAnyCase = first === undefined ? undefined : byFolded.get(folded(first));
      if (inAnyCase) named = [...named, ...inAnyCase];
      const all = named.length === 0 ? others : others.length === 0 ? named : [...named, ...others];
      if (table.isDeclared && all !== others && (inAnyCase || all !== named))
        all.sort((left, right) => left.index - right.index);
      let best: Reading | undefined;
      for (const program of all) {
        const fits = methodFit(program.route.method, method);
        const fitting = text.fitting.filter((origin) => program.origins[origin]);
        if (fits === undefined || fitting.length === 0) continue;
        if (text.hasColon && !beginsWith(program.route.path, first, program.route)) continue;
        const path = readPath(program, text);
        if (!path) continue;
        const reading = { ...path, fitting, method: fits };
        if (!best || compare(reading, best) < 0) best = reading;
        if (table.isDeclared) break;
      }
      if (!best) return undefined;
      for (const [slot, value] of best.query.slots) best.slots[slot] = value;
      for (const [group, branch] of best.query.choices) best.choices[group] = branch;
      return best;
    }

    // MARK: Values
    // Which branches hold the values of a route: what `SlotValues+Branches` says of them.

    interface Captures {
      readonly slots: Value[];
      readonly choices: number[];
    }

    type Fault = (code: LinkErrorCode, message: string, parameter?: string) => LinkError;

    /** A value that is given, but is none of its type: a text for a list, in a list for a text. */
    const foreign = "";

    const differs = (slot: Slot, value: Value) =>
      slot.standard === undefined || (typeof value === "string" ? value !== slot.standard : value !== undefined);

    function spellings(slot: Slot, value: string | string[]): string | string[] | undefined {
      const { canonical } = slot.reader;
      if (typeof value === "string") return slot.reader.isArray ? undefined : canonical(value);
      const all = value.map(canonical);
      return slot.reader.isArray && all.every((text) => text !== undefined) ? (all as string[]) : undefined;
    }

    /**
     * Decides the branches, gives texts their canonical spelling, and absent slots their defaults.
     *
     * `read` holds the choices of a link that was read. Without it the values decide: a group is there if one of its values
     * is; of several branches the one wins that is complete and holds most of the values.
     */
    function settle(
      program: Program,
      given: readonly Value[],
      read: readonly number[] | undefined,
      fault: Fault,
    ): Captures {
      const slots: Value[] = program.slots.map(() => undefined);
      const choices = new Array<number>(program.route.groups).fill(0);
      const fits = program.slots.map((slot, index) => {
        const value = given[index];
        return !read && value !== undefined && spellings(slot, value) !== undefined;
      });
      const taken = new Set<number>();
      const steps: Step[] = [];
      const range = ([first = 0, end = 0]: readonly number[]) =>
        [...Array(end - first).keys()].map((index) => first + index);
      const holds = (slot: number) => given[slot] !== undefined;
      const itemSlots = (item: Item) => (item.slot < 0 ? [] : [item.slot]);

      function take(index: number) {
        const slot = program.slots[index] as Slot;
        taken.add(index);
        let value = given[index];
        if (value === undefined) {
          value = slot.standard ?? (slot.reader.isArray ? [] : undefined);
          if (value === undefined && slot.standard === undefined && !read)
            throw fault("missing", `a value for "${slot.name}" is missing`, slot.name);
          slots[index] = value;
          return;
        }
        const canonical = spellings(slot, value);
        if (canonical === undefined) throw fault("type", `the value of "${slot.name}" is none of its type`, slot.name);
        if (!read && /[\u0000\n\r]/.test(typeof canonical === "string" ? canonical : canonical.join(""))) {
          throw fault("unprintable", `the value of "${slot.name}" holds NUL, CR or LF`, slot.name);
        }
        slots[index] = canonical;
      }

      function isThere(group: number, inside: readonly number[], hasWildcards: boolean): number {
        if (read && inside.length > 0) return read[group] as number;
        return (inside.length === 0 ? !hasWildcards : inside.some(holds)) ? 1 : 0;
      }

      function branchOf(
        group: number,
        inside: number[][],
        wildcards: number[],
        isComplete: (branch: number) => boolean,
      ): number {
        let best = 0;
        if (read) {
          best = read[group] as number;
        } else {
          const scores = inside.map((slots, branch) => [
            isComplete(branch) ? 1 : 0,
            slots.filter((slot) => fits[slot]).length,
            slots.filter(holds).length,
          ]);
          scores.forEach((score, branch) => {
            if (lexicographic(score, scores[best] as number[]) > 0) best = branch;
          });
        }
        // No value tells the first branches apart that hold none: one of them is printed for all.
        let count = inside.findIndex((slots) => slots.length > 0);
        if (count < 0) count = inside.length;
        return count < 2 || best >= count ? best : Math.max(0, wildcards.slice(0, count).indexOf(0));
      }

      function isComplete(path: readonly Part[], query: readonly Step[]): boolean {
        return (
          path.every((part) => {
            switch (part.kind) {
              case "capture":
              case "rest":
              case "rawRest":
                return fits[part.slot];
              case "mixed":
                return part.pieces.every((piece) => typeof piece === "string" || fits[piece]);
              case "either":
                return part.branches.some((branch) => isComplete(branch.path, branch.query));
              default:
                return true;
            }
          }) &&
          query.every((step) => {
            const [item] = step.items as [Item];
            if (step.kind === "optional") return true;
            if (step.kind === "either") return step.items.some((item) => item.slot < 0 || fits[item.slot]);
            return item.slot < 0 || fits[item.slot] || (!holds(item.slot) && !isRequired(program, item));
          })
        );
      }

      function walk(path: readonly Part[]) {
        for (const part of path) {
          switch (part.kind) {
            case "capture":
            case "rawRest":
              take(part.slot);
              break;
            case "rest":
              if (!read && !holds(part.slot)) {
                const { name } = program.slots[part.slot] as Slot;
                throw fault("missing", `a value for "${name}" is missing`, name);
              }
              take(part.slot);
              break;
            case "mixed":
              for (const piece of part.pieces) if (typeof piece === "number") take(piece);
              break;
            case "optional": {
              const branch = part.branches[0] as Branch;
              const inside = range(branch.slots);
              choices[part.group] = isThere(part.group, inside, branch.wildcards > 0);
              if (choices[part.group] === 1 || branch.hasDefaults) enter(branch);
              if (branch.hasDefaults)
                choices[part.group] = inside.some((slot) => differs(program.slots[slot] as Slot, slots[slot])) ? 1 : 0;
              break;
            }
            case "either": {
              const inside = part.branches.map((branch) => range(branch.slots));
              const choice = branchOf(
                part.group,
                inside,
                part.branches.map((branch) => branch.wildcards),
                (index) => {
                  const branch = part.branches[index] as Branch;
                  return isComplete(branch.path, branch.query);
                },
              );
              choices[part.group] = choice;
              enter(part.branches[choice] as Branch);
              break;
            }
            default:
              break;
          }
        }
      }

      function enter(branch: Branch) {
        walk(branch.path);
        steps.push(...branch.query);
      }

      walk(program.route.path);
      for (const step of [...steps, ...program.route.query, ...(partsOf(program.route)?.query || [])]) {
        if (step.kind === "rest") {
          take(step.slot);
          continue;
        }
        let [item] = step.items as [Item];
        if (step.kind === "optional") {
          choices[step.group] = isThere(step.group, itemSlots(item), false);
          if (choices[step.group] !== 1) continue;
        } else if (step.kind === "either") {
          const inside = step.items.map(itemSlots);
          const choice = branchOf(
            step.group,
            inside,
            inside.map(() => 0),
            (index) => (inside[index] as number[]).every((slot) => fits[slot]),
          );
          choices[step.group] = choice;
          item = step.items[choice] as Item;
        }
        itemSlots(item).forEach(take);
      }
      const { fragment } = program.route;
      if (fragment) {
        const inside =
          fragment.kind !== undefined ? fragment.path.flatMap(slotsOf) : fragment.slot < 0 ? [] : [fragment.slot];
        if (fragment.group >= 0) choices[fragment.group] = isThere(fragment.group, inside, false);
        if (fragment.group < 0 || choices[fragment.group] === 1) inside.forEach(take);
      }
      program.slots.forEach((slot, index) => {
        if (read || taken.has(index) || !holds(index)) return;
        const isTaken = program.slots.some((other, index) => other.name === slot.name && taken.has(index));
        if (!isTaken) throw fault("unused", `the value of "${slot.name}" belongs to another branch of the group than the other values`, slot.name);
      });
      return { slots, choices };
    }

    // MARK: Print
    // Values to a link, which is read back before it is returned: `LinkWriter`, `RouteTable+Print`.

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

    /** Values that make no link of their route. */
    export class LinkError extends Error {
      readonly code: LinkErrorCode;
      readonly route: string;
      readonly parameter: string | undefined;

      constructor(code: LinkErrorCode, route: string, message: string, parameter?: string) {
        super(`${route}: ${message}`);
        this.name = "LinkError";
        this.code = code;
        this.route = route;
        this.parameter = parameter;
      }
    }

    /**
     * What is escaped in each part of a link: all that RFC 3986, section 3, does not let stand there; in a query also what
     * separates its items, and the plus.
     */
    const escaped = {
      authority: /[^A-Za-z0-9\-._~!$&'()*+,;=]/gu,
      segment: /[^A-Za-z0-9\-._~!$&'()*+,;=:@]/gu,
      query: /[^A-Za-z0-9\-._~!$()*,;:@/?]/gu,
      fragment: /[^A-Za-z0-9\-._~!$&'()*+,;=:@/?]/gu,
    };

    function escapeAs(part: string, bare: keyof typeof escaped): string {
      return part.replace(escaped[bare], (letter) => (letter === "'" ? "%27" : encodeURIComponent(letter)));
    }

    const script = 'a value that begins with "javascript:", "vbscript:" or "data:" is a script';

    /** The text of a route's values, as far as any text can carry them. */
    function write(program: Program, captures: Captures, source: Source, fault: Fault): string {
      const { form } = source;
      const [start = "", suffix = ""] = form === "host" ? source.prefix.split("*") : [source.prefix];
      let text = start;
      let [segmentCount, itemCount, mark] = [0, 0, "?"];

      function escape(part: string, bare: keyof typeof escaped): string {
        if (/[\u0000\n\r]/.test(part)) throw fault("unprintable", "a link cannot contain NUL, CR or LF");
        return escapeAs(part, bare);
      }

      function put(segment: string) {
        if (segmentCount > 0 || form === "web" || form === "path") text += form === "compact" ? ":" : "/";
        if (form === "host" && segmentCount === 0) {
          if (!isCapturable(segment) || (suffix[0] !== "." && isMisspelled(segment)))
            throw fault("unprintable", "the first segment is the host here, and a host cannot contain it");
          text += segment + suffix;
        } else if (form === "compact") {
          if (isScript(segment)) throw fault("unprintable", script);
          text += segment;
        } else {
          if (segment === "") throw fault("empty", "a segment cannot be empty");
          if (isDotSegment(segment)) throw fault("unprintable", '"." and ".." cannot be segments of a link');
          text += escape(segment, form === "scheme" && segmentCount === 0 ? "authority" : "segment");
        }
        segmentCount++;
      }

      /** What is read in any case, as it stands: a host has no capitals. */
      const inHost = (text: string) =>
        form === "host" && segmentCount === 0 && program.route.ignoresCase === true ? folded(text) : text;

      function valueOf(index: number): string {
        const slot = program.slots[index] as Slot;
        const value = captures.slots[index];
        return typeof value === "string" ? value : typeof slot.standard === "string" ? slot.standard : "";
      }

      function segmentOf(index: number): string {
        const { name } = program.slots[index] as Slot;
        const value = valueOf(index);
        if (value === "") throw fault("empty", `the value of "${name}" is empty, and a path segment cannot be empty`, name);
        return value;
      }

      const steps: Step[] = [];
      function walk(path: readonly Part[]) {
        for (const part of path) {
          switch (part.kind) {
            case "literal":
              put(inHost(part.text));
              break;
            case "capture": {
              const value = segmentOf(part.slot);
              const { name, reader, inPath } = program.slots[part.slot] as Slot;
              if (isDotSegment(value)) throw fault("unprintable", `"." and ".." cannot be segments of a link`, name);
              put(reader === inPath ? value : inHost(value));
              break;
            }
            case "mixed":
              put(part.pieces.map((piece) => (typeof piece === "string" ? piece : segmentOf(piece))).join(""));
              break;
            case "wildcard":
              put("*");
              break;
            case "rest": {
              const { name } = program.slots[part.slot] as Slot;
              const list = (captures.slots[part.slot] || []) as string[];
              if (list.length === 0 || list.includes(""))
                throw fault("empty", `"${name}" needs segments, none of them empty`, name);
              if (isScript(list[0] as string) || (form === "compact" && isScript(list.join(":"))))
                throw fault("unprintable", script, name);
              list.forEach(put);
              break;
            }
            case "rawRest": {
              const { name } = program.slots[part.slot] as Slot;
              const rest = segmentOf(part.slot);
              if (isScript(rest)) throw fault("unprintable", script, name);
              if (rawRest(rest) !== rest) throw fault("unprintable", `"${name}" is not spelled as a URL`, name);
              if (form === "compact") throw fault("unprintable", "compact text cannot carry a raw rest of a link", name);
              text += "/" + rest;
              segmentCount++;
              break;
            }
            case "optional":
            case "either": {
              const choice = captures.choices[part.group] as number;
              const branch = part.kind === "either" ? part.branches[choice] : choice === 1 ? part.branches[0] : undefined;
              if (!branch) break;
              walk(branch.path);
              steps.push(...branch.query);
            }
          }
        }
      }

      function endPath() {
        if (form === "host" && segmentCount === 0)
          throw fault("unprintable", "this origin needs a first segment as the host");
        if (form !== "scheme" && form !== "compact" && segmentCount === (form === "host" ? 1 : 0)) text += "/";
      }

      function putItem(key: string, value: string | undefined) {
        if (form === "compact") throw fault("unprintable", "compact text cannot carry a query or a fragment");
        text += `${itemCount === 0 ? mark : "&"}${escape(key, "query")}`;
        if (value !== undefined) text += `=${escape(value, "query")}`;
        itemCount++;
      }

      function putSteps(steps: readonly Step[]) {
        for (const step of steps) {
          if (step.kind === "rest") {
            const { name } = program.slots[step.slot] as Slot;
            for (const [key, value] of queryItems(valueOf(step.slot)) || []) {
              if (program.keys.has(key)) throw fault("unprintable", `"${name}" has a key that the template names`, name);
              putItem(key, value);
            }
            continue;
          }
          const choice = step.group < 0 ? 0 : (captures.choices[step.group] as number);
          if (step.kind === "optional" && choice !== 1) continue;
          const item = step.items[step.kind === "either" ? choice : 0] as Item;
          const [slot, value] = [program.slots[item.slot], captures.slots[item.slot]];
          if (!slot) putItem(item.key, item.text);
          else if (Array.isArray(slot.standard) && isSame(value, slot.standard)) continue;
          else if (Array.isArray(value)) for (const one of value) putItem(item.key, one);
          else if (differs(slot, value)) putItem(item.key, valueOf(item.slot));
        }
      }

      function putParts(parts: FragmentParts) {
        const isEmpty = parts.kind === "items" || (parts.path.length === 0 && !parts.isRooted);
        if (!isEmpty) {
          if (form === "compact") throw fault("unprintable", "compact text cannot carry a query or a fragment");
          const segments = parts.path.map((part) => {
            const segment =
              part.kind === "capture"
                ? segmentOf(part.slot)
                : part.kind === "mixed"
                  ? part.pieces.map((piece) => (typeof piece === "string" ? piece : segmentOf(piece))).join("")
                  : part.kind === "literal"
                    ? part.text
                    : "";
            if (parts.kind === "path" && isDotSegment(segment))
              throw fault("unprintable", '"." and ".." cannot be segments of a link');
            return escape(segment, parts.kind === "path" ? "segment" : "fragment");
          });
          text += "#" + (parts.isRooted ? "/" : "") + segments.join("/");
        }
        const before = itemCount;
        [itemCount, mark] = [0, parts.kind === "items" ? "#" : isEmpty ? "#?" : "?"];
        putSteps(parts.query);
        itemCount = Math.max(itemCount, before);
        if (parts.kind === "path") segmentCount = Math.max(segmentCount, parts.path.length);
      }

      walk(program.route.path);
      endPath();
      putSteps([...steps, ...program.route.query]);
      const { fragment } = program.route;
      if (fragment && (fragment.group < 0 || captures.choices[fragment.group] === 1)) {
        if (fragment.kind !== undefined) {
          putParts(fragment);
        } else {
          const slot = program.slots[fragment.slot];
          if (!slot || differs(slot, captures.slots[fragment.slot])) {
            if (form === "compact") throw fault("unprintable", "compact text cannot carry a query or a fragment");
            text += "#" + escape(slot ? valueOf(fragment.slot) : fragment.text, "fragment");
          }
        }
      }
      if (form === "compact" && (/[\u0000-\u0020\u007f-\u009f\\]/.test(text) || text === "" || text[0] === ":")) {
        throw fault("unprintable", "compact text cannot contain spaces, control characters or backslashes");
      }
      if (form === "compact" && isScript(text)) throw fault("unprintable", script);
      const { limits } = table;
      if (bytes(text).length > limits.bytes || segmentCount > limits.segments || itemCount > limits.queryItems) {
        throw fault("tooLong", "the link is too long");
      }
      return text;
    }

    function sourceFor(text: string | undefined, program: Program, fault: Fault): Source {
      // A route's own origins stand in their own order.
      const own = program.route.origins?.map((index) => origins[index] as Origin);
      const allowed = own ?? origins.filter((_, index) => program.origins[index]);
      if (text === undefined) {
        for (const origin of allowed) {
          const source = sourceOf(origin);
          if (source) return source;
        }
        throw fault("origin", "no origin of the route names a host");
      }
      const origin = typeof text === "string" ? parseOrigin(text) : undefined;
      const source = origin && allowed.some((own) => covers(own, origin)) ? sourceOf(origin) : undefined;
      if (!origin || !source || source.form !== origin.form)
        throw fault("origin", "the route has no links at this origin");
      return source;
    }

    const isSame = (left: Value, right: Value) =>
      Array.isArray(left) && Array.isArray(right)
        ? left.length === right.length && left.every((text, index) => text === right[index])
        : left === right;

    function byName(program: Program, slots: readonly Value[]): Map<string, Value> {
      const values = new Map<string, Value>();
      slots.forEach((value, index) => {
        if (value !== undefined) values.set((program.slots[index] as Slot).name, value);
      });
      return values;
    }

    /** The link of a route's values, as long as it reads back as them. */
    function print(program: Program, values: object, origin: string | undefined): string {
      const route = program.route.name;
      const fault: Fault = (code, message, parameter) => new LinkError(code, route, message, parameter);
      const given = new Map(Object.entries(values).filter(([, value]) => value !== undefined));
      for (const name of given.keys()) {
        if (!program.slots.some((slot) => slot.name === name)) {
          throw fault("unknown", `the route has no parameter "${name}"`, name);
        }
      }
      const captures = settle(
        program,
        program.slots.map((slot) => {
          if (!given.has(slot.name)) return undefined;
          const value = given.get(slot.name);
          if (!slot.reader.isArray) return slot.reader.text(value) ?? [foreign];
          const texts = Array.isArray(value) ? value.map((one) => slot.reader.text(one)) : [undefined];
          return texts.includes(undefined) ? foreign : (texts as string[]);
        }),
        undefined,
        fault,
      );
      const text = write(program, captures, sourceFor(origin, program, fault), fault);
      const found = read(text, program.route.method || "GET");
      if (!found) throw fault("different", "the link of these values does not read back as them");
      const other = found.program.route;
      const isAlias = table.hasAliases && other.name === route && !other.isGone;
      if (found.program !== program && !isAlias)
        throw fault("taken", `the link of these values is read as "${other.name}"`);
      const [mine, theirs] = [byName(program, captures.slots), byName(found.program, found.slots)];
      const isEqual =
        found.program === program
          ? captures.slots.every((value, index) => isSame(value, found.slots[index])) &&
            captures.choices.every((choice, index) => choice === found.choices[index])
          : mine.size === theirs.size && [...mine].every(([name, value]) => isSame(value, theirs.get(name)));
      if (!isEqual) throw fault("different", "the link of these values does not read back as them");
      return text;
    }

    /**
     * The link of the first route of a name that can carry the values; those with a `*`, which would be printed, come last.
     */
    function link(name: string, values: object, origin: string | undefined): string {
      let failure: unknown;
      for (const program of printers.get(name) || []) {
        try {
          return print(program, values, origin);
        } catch (error) {
          if (!(error instanceof LinkError)) throw error;
          if (!(failure instanceof LinkError) || (failure.code === "unknown" && error.code !== "unknown")) failure = error;
        }
      }
      throw failure;
    }

    /** Whether a rest of a link is a script; in compact text, what the last string takes is a rest as well. */
    function holdsScript({ program, slots }: Reading, isCompact: boolean): boolean {
      return program.instructions.some(({ kind, slot }) => {
        if (kind !== "rest" && kind !== "rawRest" && !(kind === "more" && isCompact)) return false;
        const value = slots[slot];
        return typeof value === "string"
          ? isScript(value)
          : value !== undefined && isScript(isCompact ? value.join(":") : value[0] || "");
      });
    }

    function read(text: string, method: string): ({ program: Program } & Captures) | undefined {
      const found = scans(text);
      const reading = find(found, method);
      if (
        !reading ||
        holdsScript(
          reading,
          found.some((scan) => scan.isCompact),
        )
      )
        return undefined;
      const fault: Fault = (code, message) => new LinkError(code, reading.program.route.name, message);
      return { program: reading.program, ...settle(reading.program, reading.slots, reading.choices, fault) };
    }

    // MARK: Entry
    // What the module lends: the last part, which needs all others.

    const types = table.types.map(readerOf);
    const origins = table.origins.map((text) => parseOrigin(text) as Origin);
    const programs = table.routes.map(program);
    const hasRawRest = programs.some((program) => program.instructions.some(({ kind }) => kind === "rawRest"));
    const byFirst = new Map<string, Program[]>();
    /** The same of what is read in any case. */
    const byFolded = new Map<string, Program[]>();
    const others: Program[] = [];
    const printers = new Map<string, Program[]>();
    for (const program of programs) {
      if (!program.first) others.push(program);
      const inAnyCase = program.route.ignoresCase === true;
      const programsOf = inAnyCase ? byFolded : byFirst;
      for (const text of new Set((program.first || []).map((text) => (inAnyCase ? folded(text) : text))))
        programsOf.set(text, [...(programsOf.get(text) || []), program]);
    }
    for (const hasWildcard of [false, true]) {
      for (const program of programs) {
        const { name, isPrinted } = program.route;
        if (isPrinted && program.hasWildcard === hasWildcard) printers.set(name, [...(printers.get(name) || []), program]);
      }
    }

    /**
     * Prints a link of each route that is not deprecated: `links.order({ id: 7 })`.
     *
     * What prints is read by {@link match} as the same values; otherwise a {@link LinkError} is thrown.
     */
    export const links: Links = Object.freeze(
      Object.fromEntries(
        [...printers.keys()].map((name) => [
          name,
          (values: object = {}, options: { origin?: string } = {}) => link(name, values, options.origin),
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
      if (!found || found.program.route.isGone) return null;
      const values = [...byName(found.program, found.slots)].map(([name, value]) => {
        const slot = found.program.slots.find((slot, index) => slot.name === name && found.slots[index] === value) as Slot;
        return [
          name,
          Array.isArray(value) ? value.map((text) => slot.reader.value(text)) : slot.reader.value(value as string),
        ];
      });
      return { route: found.program.route.name, values: Object.fromEntries(values) } as any;
    }

    """#

  /// The same without types.
  static let javaScript = #"""
    // What is the same in every module that Fingerpost writes: this reads and prints links as its engine does.
    //
    // Each part names the files of the engine whose rules it has: who changes a rule there changes it here, and
    // `.ci/foreign` compares the two. `.ci/runtime` brings this text into the package.

    // MARK: Types
    // The texts that a type reads, and their canonical spelling: what `ParameterType+Values` says of them.

    const MIXED_VALUE_BYTES = 256;
    const MIXED_READS = 4096;

    /** Whether a text has no half of a surrogate pair: another one has no UTF-8. */
    function isUnicode(text) {
      return !/[\ud800-\udfff]/u.test(text);
    }

    const INVISIBLE =
      /^(?:(?![\ufe0e\ufe0f])[\p{White_Space}\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}])+/u;

    /**
     * Whether a text begins with the scheme of a script, as a browser reads it: without the controls, spaces and invisible
     * marks before it, and without tabs and line ends. See `ScriptScheme`.
     */
    const isScript = (text) =>
      /^(?:javascript|vbscript|data):/i.test(text.replace(INVISIBLE, "").replace(/[\t\n\r]/g, ""));

    const asText = (value) =>
      typeof value === "string" && isUnicode(value) ? value : undefined;

    function reader(canonical, options = {}) {
      return {
        canonical,
        isOneWay: false,
        isArray: false,
        isString: false,
        longest: MIXED_VALUE_BYTES,
        text: asText,
        value: (text) => text,
        ...options,
      };
    }

    function integerReader(least, most, isWide) {
      const [low, high] = [BigInt(least), BigInt(most)];
      const canonical = (text) => {
        if (text.length > 20 || !/^(?:0|-?[1-9][0-9]*)$/.test(text)) return undefined;
        const value = BigInt(text);
        return low <= value && value <= high ? text : undefined;
      };
      const text = (value) =>
        typeof value === "bigint" || Number.isSafeInteger(value) ? String(value).replace(/^-0$/, "0") : undefined;
      return reader(canonical, { isOneWay: true, longest: 20, text, value: isWide ? BigInt : Number });
    }

    /** A number as a plain decimal, the shortest that reads back equal. */
    function decimal(value) {
      if (!Number.isFinite(value)) return undefined;
      const [digits = "", exponent] = String(Math.abs(value)).split("e");
      let [whole = "", fraction = ""] = digits.split(".");
      const shift = Number(exponent || 0);
      if (shift > 0) {
        whole += fraction.slice(0, shift).padEnd(shift, "0");
        fraction = fraction.slice(shift);
      } else if (shift < 0) {
        fraction = "0".repeat(-shift - whole.length) + whole + fraction;
        whole = "0";
      }
      return (value < 0 ? "-" : "") + whole + (fraction === "" ? "" : "." + fraction);
    }

    // Days since the first of the year 0, in the Gregorian calendar.
    const DAYS = 3652425;
    const monthLength = (year, month) =>
      month === 2
        ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
          ? 29
          : 28
        : [4, 6, 9, 11].includes(month)
          ? 30
          : 31;
    const startOfYear = (year) =>
      year === 0
        ? 0
        : year * 365 + Math.floor((year - 1) / 4) - Math.floor((year - 1) / 100) + Math.floor((year - 1) / 400) + 1;

    function dayOf(year, month, day) {
      if (month < 1 || month > 12 || day < 1 || day > monthLength(year, month)) return undefined;
      let days = startOfYear(year) + day - 1;
      for (let earlier = 1; earlier < month; earlier++) days += monthLength(year, earlier);
      return days;
    }

    function dateOf(days) {
      let [year, month] = [Math.floor(days / 366), 1];
      while (startOfYear(year + 1) <= days) year++;
      let rest = days - startOfYear(year);
      for (; rest >= monthLength(year, month); month++) rest -= monthLength(year, month);
      return `${padded(year, 4)}-${padded(month, 2)}-${padded(rest + 1, 2)}`;
    }

    const padded = (number, width) => String(number).padStart(width, "0");

    const INSTANT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(?:Z|([+-])(\d{2}):(\d{2}))$/;

    function instant(text) {
      const found = INSTANT.exec(text);
      if (!found) return undefined;
      const part = (index) => Number(found[index] || 0);
      let day = dayOf(part(1), part(2), part(3));
      if (day === undefined || part(4) > 23 || part(5) > 59 || part(6) > 59 || part(9) > 23 || part(10) > 59)
        return undefined;
      let minute = part(4) * 60 + part(5) - (found[8] === "-" ? -1 : 1) * (part(9) * 60 + part(10));
      if (minute < 0) [day, minute] = [day - 1, minute + 1440];
      if (minute >= 1440) [day, minute] = [day + 1, minute - 1440];
      if (day < 0 || day >= DAYS) return undefined;
      const fraction = (found[7] || "").replace(/0+$/, "");
      const clock = `${padded(Math.floor(minute / 60), 2)}:${padded(minute % 60, 2)}:${padded(part(6), 2)}`;
      return `${dateOf(day)}T${clock}${fraction === "" ? "" : "." + fraction}Z`;
    }

    const UUID = /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/;

    const readers = {
      string: reader((text) => text, { isOneWay: true, isString: true, longest: Infinity }),
      // A type of which only the name is known here.
      text: reader((text) => text),
      url: reader((text) => (isScript(text) ? undefined : text)),
      uint8: integerReader("0", "255", false),
      int8: integerReader("-128", "127", false),
      uint16: integerReader("0", "65535", false),
      int16: integerReader("-32768", "32767", false),
      uint32: integerReader("0", "4294967295", false),
      int32: integerReader("-2147483648", "2147483647", false),
      uint: integerReader("0", "18446744073709551615", true),
      int: integerReader("-9223372036854775808", "9223372036854775807", true),
      double: reader((text) => (/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/.test(text) ? decimal(Number(text)) : undefined), {
        text: (value) => (typeof value === "number" ? decimal(value) : undefined),
        value: Number,
      }),
      bool: reader(
        (text) =>
          /^(?:[Tt][Rr][Uu][Ee]|1)$/.test(text) ? "true" : /^(?:[Ff][Aa][Ll][Ss][Ee]|0)$/.test(text) ? "false" : undefined,
        {
          longest: 5,
          text: (value) => (typeof value === "boolean" ? String(value) : undefined),
          value: (text) => text === "true",
        },
      ),
      uuid: reader((text) => (UUID.test(text) ? text.toLowerCase() : undefined), { longest: 36 }),
      datetime: reader(instant, { longest: 35 }),
      // What `{*data}` takes: `QueryItems`.
      query: reader((text) => queryItems(text)?.map(spelledItem).join("&")),
    };

    /** The items of a query's text; undefined if one of them is empty, or has a broken escape. */
    function queryItems(text) {
      if (text === "") return [];
      // As in a link, these stand in no text raw.
      if (/[\u0000-\u001f\u007f-\u009f\\]/.test(text)) return undefined;
      const items = [];
      for (const item of text.split("&")) {
        const equals = item.indexOf("=");
        const key = decode(equals < 0 ? item : item.slice(0, equals), false);
        const value = equals < 0 ? undefined : decode(item.slice(equals + 1), false);
        if (item === "" || key === undefined || (equals >= 0 && value === undefined)) return undefined;
        items.push([key, value]);
      }
      return items;
    }

    const spelledItem = ([key, value]) =>
      escapeAs(key, "query") + (value === undefined ? "" : "=" + escapeAs(value, "query"));

    /** The raw rest of a link as browsers write it: `RawRest`. Undefined for what no link holds. */
    function rawRest(text) {
      if (/[\u0000-\u001f\u007f-\u009f\\]/.test(text) || decode(text, false) === undefined) return undefined;
      const [, path = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(text);
      if (path.split("/").some((segment) => isDotSegment(segment.replace(/%2e/gi, ".")))) return undefined;
      const escape = (part, letters) =>
        part.replace(letters, (letter) => (letter === "'" ? "%27" : encodeURIComponent(letter)));
      return (
        escape(path, /[ "<>^`{}]|[^\u0000-\u007e]/gu) +
        escape(query, /[ "<>']|[^\u0000-\u007e]/gu) +
        escape(fragment, /[ "<>`]|[^\u0000-\u007e]/gu)
      );
    }

    function readerOf(type) {
      if (typeof type === "string") return readers[type];
      if ("array" in type) return { ...readerOf(type.array), isArray: true, isOneWay: false };
      if ("matches" in type) {
        const whole = new RegExp(`^(?:${type.matches})$`);
        return reader((text) => (whole.test(text) ? text : undefined), { isOneWay: true, longest: type.longest });
      }
      // The members of a custom type are compared as text is: two spellings of one character are equal.
      if ("members" in type) {
        const members = new Map(
          type.members
            .slice()
            .reverse()
            .map((member) => [member.normalize(), member]),
        );
        return reader((text) => members.get(text.normalize()));
      }
      const members = new Set(type.oneOf);
      return reader((text) => (members.has(text) ? text : undefined), {
        isOneWay: true,
        longest: Math.max(...type.oneOf.map((member) => bytes(member).length)),
      });
    }

    /** A text with ASCII letters in lower case: what is read in any case is compared so. */
    const folded = (text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

    /** A reader of segments for a set that is read in any case: it gives the member as the template spells it. */
    function foldedReader(type, exact) {
      if (typeof type === "string" || !("oneOf" in type)) return exact;
      const members = new Map(type.oneOf.map((member) => [folded(member), member]));
      return { ...exact, canonical: (text) => members.get(folded(text)) };
    }

    /** The UTF-8 of a text, each byte as a character of its own; and the other way around. */
    function bytes(text) {
      if (/^[\u0000-\u007f]*$/.test(text)) return text;
      return encodeURIComponent(text).replace(/%([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
    }

    function unicode(text) {
      if (/^[\u0000-\u007f]*$/.test(text)) return text;
      return decodeURIComponent(text.replace(/[%\u0080-\u00ff]/g, (byte) => "%" + byte.charCodeAt(0).toString(16)));
    }

    // MARK: Origins
    // Where links come from: what `CheckedOrigin` and `OriginSet` say of hosts.

    const isWeb = (scheme) => scheme === "https" || scheme === "http";
    const lower = (text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    const isCapturable = (text) => /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(text);

    /** A host as browsers write it: an address in brackets has one spelling; undefined if it is none. */
    function written(host) {
      if (host[0] !== "[") return host;
      const text = /^\[([0-9A-Fa-f:.]*)\]$/.exec(host)?.[1];
      if (text === undefined) return undefined;
      const groups = (part, mayEndInIPv4) => {
        if (part === "") return [];
        const parts = part.split(":");
        const last = parts[parts.length - 1];
        const end = mayEndInIPv4 && isIPv4(last) ? last.split(".").map(Number) : [];
        const plain = (end.length > 0 ? parts.slice(0, -1) : parts).map((group) =>
          /^[0-9A-Fa-f]{1,4}$/.test(group) ? parseInt(group, 16) : NaN,
        );
        const [a = 0, b = 0, c = 0, d = 0] = end;
        return end.length > 0 ? [...plain, a * 256 + b, c * 256 + d] : plain;
      };
      const gap = text.indexOf("::");
      let all = groups(text, true);
      if (gap >= 0) {
        const [before, after] = [groups(text.slice(0, gap), false), groups(text.slice(gap + 2), true)];
        if (before.length + after.length > 7) return undefined;
        all = [...before, ...new Array(8 - before.length - after.length).fill(0), ...after];
      }
      if (all.length !== 8 || all.some(Number.isNaN)) return undefined;
      let [start, count] = [0, 1];
      for (let from = 0; from < 8; from++) {
        let end = from;
        while (all[end] === 0) end++;
        if (end - from > count) [start, count] = [from, end - from];
      }
      const spelled = (part) => part.map((group) => group.toString(16)).join(":");
      if (count === 1) return `[${spelled(all)}]`;
      return `[${spelled(all.slice(0, start))}::${spelled(all.slice(start + count))}]`;
    }

    const isIPv4 = (text) =>
      /^(?:[0-9]{1,3}\.){3}[0-9]{1,3}$/.test(text) &&
      text.split(".").every((part) => Number(part) < 256 && (part.length === 1 || part[0] !== "0"));

    /** Whether a host in lower case ends in a number, and is no address: browsers read it as another one, or refuse it. */
    const isMisspelled = (host) => /(?:^|\.)(?:[0-9]+|0x[0-9a-f]*)\.?$/.test(host) && !isIPv4(host);

    /** `host[:port]`, cut. */
    function cutPort(authority) {
      const end = Math.max(authority.lastIndexOf(":"), authority.lastIndexOf("]"));
      return end < 0 || authority[end] !== ":" ? [authority, ""] : [authority.slice(0, end), authority.slice(end)];
    }

    const usualPort = (scheme) => (scheme === "https" ? 443 : 80);

    function portOf(text, scheme) {
      const digits = text.slice(1);
      if (digits === "") return usualPort(scheme);
      return /^[0-9]{1,5}$/.test(digits) && Number(digits) < 65536 ? Number(digits) : undefined;
    }

    function parseOrigin(text) {
      const none = { scheme: "", host: "", isWildcard: false, port: 0, rank: -1 };
      if (text === "/") return { ...none, form: "path" };
      if (text === ":") return { ...none, form: "compact" };
      const found = /^([A-Za-z][A-Za-z0-9+.-]*):\/\/([^]*)$/.exec(text);
      if (!found) return undefined;
      const scheme = lower(found[1]);
      let authority = found[2];
      if (!isWeb(scheme))
        return authority === "" && !isScript(scheme + ":") ? { ...none, form: "scheme", scheme } : undefined;
      const captured = /^\{[A-Za-z_\u0080-\uffff][A-Za-z0-9_.\u0080-\uffff-]*\}/.exec(authority);
      authority = lower(captured ? authority.replace(/^[^}]*\}/, "*") : authority);
      const [name, end] = cutPort(authority);
      let host = written(name) || "";
      const port = portOf(end, scheme);
      const isWildcard = host[0] === "*";
      if (isWildcard) host = host.slice(1);
      const isKnown = isWildcard
        ? host === "" || (host[0] === "." && isCapturable(host.slice(1)))
        : isCapturable(host) || host[0] === "[";
      if (!isKnown || port === undefined || isMisspelled(host)) return undefined;
      const form = captured ? "host" : "web";
      return {
        form,
        scheme,
        host,
        isWildcard,
        port,
        rank: isWildcard ? 0x7fffffff - host.length : form === "web" ? 0 : -1,
      };
    }

    function matchesHost(origin, host, port) {
      if (origin.port !== port) return false;
      if (!origin.isWildcard) return origin.host === host;
      if (host.length <= origin.host.length || !host.endsWith(origin.host)) return false;
      return isCapturable(host.slice(0, host.length - origin.host.length)) || (origin.form === "web" && host[0] === "[");
    }

    const isHosted = (origin) => origin.form === "web" || origin.form === "host";

    function covers(origin, other) {
      if (origin.form !== other.form || origin.scheme !== other.scheme) return false;
      if (origin.isWildcard === other.isWildcard && origin.host === other.host && origin.port === other.port) return true;
      return !other.isWildcard && isHosted(origin) && matchesHost(origin, other.host, other.port);
    }

    function fit(scheme, host, port) {
      let best = -1;
      const plain = [];
      origins.forEach((origin, index) => {
        if (!isHosted(origin) || origin.scheme !== scheme || !matchesHost(origin, host, port)) return;
        if (origin.form === "web") plain.push(index);
        const other = origins[best];
        const isBetter =
          !other || (origin.rank !== other.rank ? origin.rank < other.rank : origin.form === "web" && other.form !== "web");
        if (isBetter) best = index;
      });
      const origin = origins[best];
      if (!origin) return undefined;
      if (origin.form !== "host") return { form: "web", fitting: plain, captured: 0 };
      return { form: "host", fitting: [best], captured: host.length - origin.host.length };
    }

    function prefixOf(scheme, host, port) {
      return `${scheme}://${host}` + (port === usualPort(scheme) ? "" : `:${port}`);
    }

    /** What links for an origin begin with; nothing for a host that is not known. */
    function sourceOf(origin) {
      switch (origin.form) {
        case "path":
        case "compact":
          return { form: origin.form, prefix: "" };
        case "scheme":
          return { form: "scheme", prefix: origin.scheme + "://" };
        case "host":
          return { form: "host", prefix: prefixOf(origin.scheme, "*" + origin.host, origin.port) };
        case "web": {
          if (origin.isWildcard) return undefined;
          const found = fit(origin.scheme, origin.host, origin.port);
          if (!found) return undefined;
          const host = found.form === "host" ? "*" + origin.host.slice(found.captured) : origin.host;
          return { form: found.form, prefix: prefixOf(origin.scheme, host, origin.port) };
        }
      }
    }

    // MARK: Scan
    // A text is cut first; then each part is decoded, once: what `Scan` says of text.

    const indicesOf = (fits) =>
      origins.map((_, index) => index).filter((index) => fits(origins[index]));
    const isDotSegment = (text) => text === "." || text === "..";
    const isLenient = (form) => (table.slashes || (form === "scheme" ? "lenient" : "strict")) === "lenient";

    /** Reads a text of the table's origins; undefined for any other. */
    function scan(text) {
      if (typeof text !== "string" || text === "" || !isUnicode(text)) return undefined;
      if (bytes(text).length > table.limits.bytes) return undefined;
      // Control characters, raw, and the backslash, which browsers take for a slash.
      if (/[\u0000-\u001f\u007f-\u009f\\]/.test(text)) return undefined;
      if (text[0] === "/") {
        const fitting = indicesOf((origin) => origin.form === "path");
        if (fitting.length === 0 || (text[1] === "/" && !isLenient("path"))) return undefined;
        return scanPath(text, "path", fitting, []);
      }
      const colon = /^([A-Za-z][A-Za-z0-9+.-]*):(\/\/)?/.exec(text);
      if (!colon) return scanCompact(text);
      const scheme = lower(colon[1]);
      if (!colon[2]) {
        const isScheme = isWeb(scheme) || origins.some((origin) => origin.scheme === scheme);
        return isScheme ? undefined : scanCompact(text);
      }
      const rest = text.slice(scheme.length + 3);
      const authority = rest.replace(/[/?#][^]*$/, "");
      if (authority.includes("@")) return undefined;
      if (!isWeb(scheme)) {
        const fitting = indicesOf((origin) => origin.form === "scheme" && origin.scheme === scheme);
        const found = fitting.length === 0 ? undefined : scanPath(rest, "scheme", fitting, []);
        return found && { ...found, hasColon: authority.includes(":") };
      }
      const [name, end] = cutPort(lower(authority));
      const host = written(name);
      if (host === undefined || (host[0] !== "[" && !/^[a-z0-9._-]+$/.test(host)) || isMisspelled(host)) return undefined;
      const port = portOf(end, scheme);
      const found = port === undefined ? undefined : fit(scheme, host, port);
      if (!found) return undefined;
      const first = found.captured > 0 ? [host.slice(0, found.captured)] : [];
      return first.length > table.limits.segments
        ? undefined
        : scanPath(rest.slice(authority.length), found.form, found.fitting, first);
    }

    function scanPath(text, form, fitting, segments) {
      const [, path = "", query, fragment] = /^([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/.exec(text);
      const parts = (path[0] === "/" ? path.slice(1) : path).split("/");
      // A slash at the end is forgiven.
      if (parts[parts.length - 1] === "") parts.pop();
      for (const part of parts) {
        if (part === "") {
          if (!isLenient(form)) return undefined;
          continue;
        }
        const segment = decode(part, false);
        if (segment === undefined || isDotSegment(segment) || segments.length >= table.limits.segments) return undefined;
        segments.push(segment);
      }
      const items = cutItems(query || "");
      const anchor = fragment === undefined ? undefined : decode(fragment, false);
      if (items === undefined || (fragment !== undefined && anchor === undefined)) return undefined;
      return {
        segments,
        items,
        fragment: anchor,
        spelledFragment: fragment,
        form,
        isCompact: false,
        isRaw: false,
        hasColon: false,
        fitting,
      };
    }

    /** `key=value&...`, cut; undefined if an item does not read, or if there are too many. */
    function cutItems(text) {
      const items = [];
      for (const item of text.split("&")) {
        if (item === "") continue;
        const equals = item.indexOf("=");
        const key = decode(equals < 0 ? item : item.slice(0, equals), table.plusIsSpace);
        const value = decode(equals < 0 ? "" : item.slice(equals + 1), table.plusIsSpace);
        if (key === undefined || value === undefined || items.length >= table.limits.queryItems) return undefined;
        items.push([key, value, equals >= 0]);
      }
      return items;
    }

    /** A fragment as a route cuts it, which has several parts; a missing one is empty. See `Scan+Fragment`. */
    function cutFragment(
      parts,
      scan,
    ) {
      const text = scan.spelledFragment || "";
      if (parts.kind === "text") return { segments: [scan.fragment || ""], items: [] };
      const question = text.indexOf("?");
      const items = cutItems(parts.kind === "items" ? text : question < 0 ? "" : text.slice(question + 1));
      if (items === undefined) return undefined;
      if (parts.kind === "items") return { segments: [], items };
      const path = question < 0 ? text : text.slice(0, question);
      if ((path[0] === "/") !== parts.isRooted) return undefined;
      const cuts = (parts.isRooted ? path.slice(1) : path).split("/");
      if (cuts[cuts.length - 1] === "") cuts.pop();
      const segments = [];
      for (const cut of cuts) {
        if (cut === "") {
          if (!isLenient(scan.form)) return undefined;
          continue;
        }
        const segment = decode(cut, false);
        if (segment === undefined || isDotSegment(segment) || segments.length >= table.limits.segments) return undefined;
        segments.push(segment);
      }
      return { segments, items };
    }

    /** A text as it is, and for raw rests once for every slash of its path, with all behind it as one segment. */
    function scans(text) {
      const whole = scan(text);
      const all = whole ? [whole] : [];
      if (!hasRawRest || typeof text !== "string" || !isUnicode(text)) return all;
      if (bytes(text).length > table.limits.bytes) return all;
      const end = text.search(/[?#]|$/);
      for (let slash = text.indexOf("/"); slash >= 0 && slash < end; slash = text.indexOf("/", slash + 1)) {
        const rest = text[slash - 1] === "/" ? undefined : rawRest(text.slice(slash + 1));
        const found = rest ? scan(text.slice(0, slash + 1) + "a") : undefined;
        if (!rest || !found || found.isCompact || found.segments.length < 2) continue;
        all.push({ ...found, segments: [...found.segments.slice(0, -1), rest], isRaw: true });
      }
      return all;
    }

    /** Compact text is raw: `profile:859`. */
    function scanCompact(text) {
      const fitting = indicesOf((origin) => origin.form === "compact");
      if (fitting.length === 0 || text.includes(" ")) return undefined;
      const segments = text.split(":");
      if (segments.length > table.limits.segments || segments.some(isDotSegment)) return undefined;
      if (isScript(text)) return undefined;
      return {
        segments,
        items: [],
        fragment: undefined,
        spelledFragment: undefined,
        form: "compact",
        isCompact: true,
        isRaw: false,
        hasColon: false,
        fitting,
      };
    }

    /** Escapes must be strict UTF-8, and never NUL, CR or LF. */
    function decode(part, plusIsSpace) {
      const text = plusIsSpace ? part.replace(/\+/g, " ") : part;
      if (!text.includes("%")) return text;
      if (/%0[0AaDd]/.test(text)) return undefined;
      try {
        return decodeURIComponent(text);
      } catch {
        return undefined;
      }
    }

    const partsOf = ({ fragment }) => (fragment && fragment.kind !== undefined ? fragment : undefined);

    /** The slots of a segment of a fragment. */
    const slotsOf = (part) =>
      part.kind === "capture"
        ? [part.slot]
        : part.kind === "mixed"
          ? part.pieces.filter((piece) => typeof piece === "number")
          : [];

    // MARK: Program
    // A route as instructions, as `ProgramWriter` makes them; and mixed segments.

    const isEnd = (part) =>
      part !== undefined && (part.kind === "optional" || part.kind === "either") && part.branches.some(carriesQuery);
    function carriesQuery(branch) {
      return branch.query.length > 0 || branch.path.some((part) => isEnd(part));
    }

    function program(route, index) {
      const instructions = [];
      const ends = [];

      function emit(kind, more) {
        const instruction = { kind, text: "", rank: 0, slot: -1, pieces: [], group: -1, index: -1, target: -1, ...more };
        instructions.push(instruction);
        return instruction;
      }

      function group(part, goesOn, write) {
        if (part.kind === "optional") {
          const opening = emit("optional", { group: part.group });
          write(part.branches[0]);
          opening.target = instructions.length;
          return;
        }
        emit("either", { group: part.group });
        const leaves = [];
        part.branches.forEach((branch, number) => {
          const opening = emit("branch", { group: part.group, index: number });
          write(branch);
          if (goesOn) leaves.push(emit("leave", {}));
          if (number < part.branches.length - 1) opening.target = instructions.length;
        });
        for (const leave of leaves) leave.target = instructions.length;
      }

      function running(path) {
        for (const part of path) {
          switch (part.kind) {
            case "optional":
            case "either":
              group(part, true, (branch) => running(branch.path));
              break;
            case "capture":
              emit("capture", { slot: part.slot, rank: part.rank });
              if (part.more !== undefined) emit("more", { slot: part.slot, rank: part.more });
              break;
            default:
              emit(part.kind, part);
          }
        }
      }

      // Where the last group of a path carries a query, each of its branches is an end of its own.
      function ending(path) {
        const last = path[path.length - 1];
        if (!isEnd(last)) {
          running(path);
          return end();
        }
        running(path.slice(0, -1));
        group(last, false, (branch) => {
          const first = ends.length;
          ending(branch.path);
          for (const own of ends.slice(first)) own.push(...branch.query);
        });
        if (last.kind === "optional") end();
      }

      function end() {
        emit("end", { index: ends.length });
        ends.push([]);
      }

      ending(route.path);
      const [least, most] = lengths(route.path);
      const steps = [...ends, route.query].flat();
      return {
        route,
        index,
        instructions,
        least,
        most,
        variants: ends.map((own) => [...own, ...route.query]),
        slots: route.slots.map((slot) => ({
          name: slot.name,
          reader: types[slot.type],
          inPath: route.ignoresCase
            ? foldedReader(table.types[slot.type], types[slot.type])
            : (types[slot.type]),
          standard: slot.standard,
        })),
        origins: origins.map((_, origin) => (route.origins ? route.origins.includes(origin) : origin < table.listed)),
        hasWildcard: instructions.some((instruction) => instruction.kind === "wildcard"),
        keys: new Set(steps.flatMap((step) => step.items.map((item) => item.key))),
        first: firstTexts(instructions),
      };
    }

    /** The fewest and the most segments of a path. */
    function lengths(path) {
      let [least, most] = [0, 0];
      for (const part of path) {
        if (part.kind === "optional" || part.kind === "either") {
          const inner = part.branches.map((branch) => lengths(branch.path));
          if (part.kind === "either") least += Math.min(...inner.map((length) => length[0]));
          most += Math.max(...inner.map((length) => length[1]));
        } else {
          least += 1;
          most +=
            part.kind === "wildcard" || part.kind === "rest" || (part.kind === "capture" && part.more !== undefined)
              ? Infinity
              : 1;
        }
      }
      return [least, most];
    }

    function firstTexts(instructions) {
      const texts = new Set();
      const open = [0];
      for (const position of open) {
        const instruction = instructions[position];
        switch (instruction.kind) {
          case "literal":
            texts.add(instruction.text);
            break;
          case "optional":
            open.push(position + 1, instruction.target);
            break;
          case "branch":
            open.push(position + 1, ...(instruction.target < 0 ? [] : [instruction.target]));
            break;
          case "either":
            open.push(position + 1);
            break;
          case "leave":
            open.push(instruction.target);
            break;
          default:
            return undefined;
        }
      }
      return [...texts];
    }

    /**
     * Cuts a segment at the literals between its parameters: from the left, each parameter is as short as the rest allows,
     * and none is empty. Undefined if it cannot be cut.
     */
    function cut(
      segment,
      pieces,
      slots,
      inAnyCase,
    ) {
      const text = bytes(segment);
      const spelled = (text) => (inAnyCase ? folded(text) : text);
      const compared = spelled(text);
      const cuts = [];
      const lastHope = pieces.map(() => Infinity);
      const tried = pieces.length > 3 ? new Set() : undefined;
      let reads = 0;

      function split(index, start) {
        const piece = pieces[index];
        if (piece === undefined) return start === text.length;
        if (typeof piece === "string") {
          const literal = spelled(bytes(piece));
          return compared.startsWith(literal, start) && split(index + 1, start + literal.length);
        }
        const { inPath: reader } = slots[piece];
        // What failed from here fails again; a string that failed fails from every later byte, too.
        if (reader.isString) {
          if (start >= (lastHope[index])) return false;
          lastHope[index] = start;
        } else if (tried) {
          const place = index * (text.length + 1) + start;
          if (tried.has(place)) return false;
          tried.add(place);
        }
        const following = pieces[index + 1];
        const next = typeof following === "string" ? spelled(bytes(following))[0] : undefined;
        const last = Math.min(text.length - start, reader.longest) + start;
        if (start >= text.length) return false;
        for (let end = index === pieces.length - 1 ? text.length : start + 1; end <= last; end++) {
          if (next !== undefined && compared[end] !== next) continue;
          const part = text.slice(start, end);
          if (!reader.isString && (++reads > MIXED_READS || !reader.canonical(unicode(part)))) continue;
          cuts.push(part);
          if (split(index + 1, end)) return true;
          cuts.pop();
        }
        return false;
      }

      return split(0, 0) ? cuts.map(unicode) : undefined;
    }

    // MARK: Search
    // Which route wins: each is tried alone; then the labels by which the segments were read are compared, as
    // `PrecedenceRule` does.

    function readQuery(program, steps, text) {
      const reading = { slots: [], choices: [], required: [], optional: 0, inFragment: 0, rest: 1 };
      let { items } = text;
      let count = "optional";

      function read(item, isOptional) {
        const found = items.filter(([key]) => key === item.key).map(([, value]) => value);
        const slot = program.slots[item.slot];
        if (slot && slot.reader.isArray) {
          const read = found.filter((value) => slot.reader.canonical(value) !== undefined);
          if (read.length < found.length && table.strictQuery) return "refused";
          if (read.length > 0) {
            reading.slots.push([item.slot, read]);
            reading[count]++;
          }
          return "present";
        }
        const [value] = found;
        if (
          found.length === 1 &&
          value !== undefined &&
          (slot ? slot.reader.canonical(value) !== undefined : value === item.text)
        ) {
          if (slot) reading.slots.push([item.slot, value]);
          if (isOptional) reading[count]++;
          return "present";
        }
        return isOptional && (found.length === 0 || !table.strictQuery) ? "absent" : "refused";
      }

      function readAll(steps) {
        for (const step of steps) {
          const [item] = step.items;
          if (step.kind === "rest") {
            const rest = items.filter(([key]) => !program.keys.has(key));
            reading.rest = rest.length > 0 ? 0 : 2;
            const taken = rest.map(([key, value, hasValue]) => [key, hasValue ? value : undefined]);
            reading.slots.push([step.slot, taken.map(spelledItem).join("&")]);
          } else if (step.kind === "item") {
            const slot = program.slots[item.slot];
            if (read(item, slot !== undefined && slot.standard !== undefined) === "refused") return false;
            if (isRequired(program, item)) reading.required.push(item.rank);
          } else if (step.kind === "optional") {
            const outcome = read(item, true);
            if (outcome === "refused") return false;
            reading.choices.push([step.group, outcome === "present" ? 1 : 0]);
          } else {
            const branch = step.items.findIndex((item) => read(item, false) === "present");
            if (branch < 0) return false;
            reading.choices.push([step.group, branch]);
            reading.required.push((step.items[branch]).rank);
          }
        }
        return true;
      }
      if (!readAll(steps)) return undefined;
      reading.required.sort((left, right) => left - right);

      function readPart(part, text, reading) {
        switch (part.kind) {
          case "literal":
            return text === part.text;
          case "capture":
            reading.slots.push([part.slot, text]);
            return text !== "" && !!(program.slots[part.slot]).reader.canonical(text);
          case "mixed": {
            const taken = text === "" ? undefined : cut(text, part.pieces, program.slots, false);
            if (!taken) return false;
            const slots = part.pieces.filter((piece) => typeof piece === "number");
            slots.forEach((slot, index) => reading.slots.push([slot, taken[index]]));
            return true;
          }
          default:
            return false;
        }
      }

      const { fragment } = program.route;
      if (!fragment) return reading;
      if (fragment.group >= 0) reading.choices.push([fragment.group, text.fragment === undefined ? 0 : 1]);
      if (fragment.kind !== undefined) {
        if (text.fragment === undefined && (fragment.group >= 0 || fragment.kind === "text"))
          return fragment.group >= 0 ? reading : undefined;
        const cut = cutFragment(fragment, text);
        if (!cut || cut.segments.length !== fragment.path.length) return undefined;
        const isRead = fragment.path.every((part, index) => readPart(part, cut.segments[index], reading));
        // What must be there of its items is in the place of the fragment.
        const { length } = reading.required;
        [items, count] = [cut.items, "inFragment"];
        if (!isRead || !readAll(fragment.query)) return undefined;
        reading.required.length = length;
        return reading;
      }
      const slot = program.slots[fragment.slot];
      if (text.fragment === undefined)
        return fragment.group >= 0 || (slot && slot.standard !== undefined) ? reading : undefined;
      if (!slot) return text.fragment === fragment.text ? reading : undefined;
      reading.slots.push([fragment.slot, text.fragment]);
      return slot.reader.canonical(text.fragment) === undefined ? undefined : reading;
    }

    function isRequired(program, item) {
      const slot = program.slots[item.slot];
      return !slot || (!slot.reader.isArray && slot.standard === undefined);
    }

    /** How one route reads the segments: with the best labels, and of such readings the first. */
    function readPath(program, text) {
      const { instructions, variants, slots } = program;
      const inAnyCase = program.route.ignoresCase === true;
      const [count, width] = [text.segments.length, text.segments.length + 1];
      if (count < program.least || count > program.most) return undefined;
      const queries = variants.map(() => null);
      const query = (variant) => {
        let reading = queries[variant];
        if (reading === null) reading = queries[variant] = readQuery(program, variants[variant], text);
        return reading;
      };

      function reads(instruction, segment) {
        const part = text.segments[segment];
        if (part === undefined) return false;
        if ((instruction.kind === "rawRest") !== (text.isRaw && segment === count - 1)) return false;
        switch (instruction.kind) {
          case "literal":
            return part === instruction.text || (inAnyCase && folded(part) === folded(instruction.text));
          case "more":
            return text.isCompact;
          case "rawRest":
          case "capture":
            return part !== "" && !!(slots[instruction.slot]).inPath.canonical(part);
          case "mixed":
            return part !== "" && cut(part, instruction.pieces, slots, inAnyCase) !== undefined;
          default:
            return part !== "";
        }
      }

      // Backwards: from which instruction, at which segment, the end can be reached.
      const live = new Uint8Array((instructions.length + 1) * width);
      const isLive = (position, segment) => live[position * width + segment] === 1;
      for (let segment = count; segment >= 0; segment--) {
        for (let position = instructions.length - 1; position >= 0; position--) {
          const instruction = instructions[position];
          if (leadsOn(instruction, position, segment)) live[position * width + segment] = 1;
        }
      }
      function leadsOn(instruction, position, segment) {
        switch (instruction.kind) {
          case "end":
            return segment === count && query(instruction.index) !== undefined;
          case "optional":
            return isLive(position + 1, segment) || isLive(instruction.target, segment);
          case "either":
            return isLive(position + 1, segment);
          case "branch":
            return isLive(position + 1, segment) || (instruction.target >= 0 && isLive(instruction.target, segment));
          case "leave":
            return isLive(instruction.target, segment);
          case "more":
            return (
              isLive(position + 1, segment) ||
              (segment < count && isLive(position, segment + 1) && reads(instruction, segment))
            );
          case "wildcard":
          case "rest":
            return (
              segment < count &&
              (isLive(position, segment + 1) || isLive(position + 1, segment + 1)) &&
              reads(instruction, segment)
            );
          default:
            return segment < count && isLive(position + 1, segment + 1) && reads(instruction, segment);
        }
      }
      if (!isLive(0, 0)) return undefined;

      // Forwards: at each segment the best label that leads on, from all places that the best labels before lead to.
      const ranks = [];
      let here = new Uint8Array(instructions.length + 1);
      here[0] = 1;
      for (let segment = 0; segment < count && !table.isDeclared; segment++) {
        const takers = [];
        instructions.forEach((instruction, position) => {
          if (here[position] !== 1) return;
          switch (instruction.kind) {
            case "optional":
              here[position + 1] = here[instruction.target] = 1;
              break;
            case "branch":
              here[position + 1] = 1;
              if (instruction.target >= 0) here[instruction.target] = 1;
              break;
            case "either":
              here[position + 1] = 1;
              break;
            case "leave":
              here[instruction.target] = 1;
              break;
            case "more":
              here[position + 1] = 1;
              if (isLive(position, segment + 1) && reads(instruction, segment)) takers.push(position);
              break;
            case "end":
              break;
            default:
              if (isLive(position, segment)) takers.push(position);
          }
        });
        const rank = Math.min(...takers.map((position) => (instructions[position]).rank));
        here = new Uint8Array(instructions.length + 1);
        for (const position of takers) {
          const { kind, rank: own } = instructions[position];
          if (own !== rank) continue;
          if (kind === "more" || kind === "wildcard" || kind === "rest") here[position] = 1;
          if (kind !== "more") here[position + 1] = 1;
        }
        ranks.push(rank);
      }

      // The first reading with these labels: a group present before absent, the left branch, the shortest wildcard.
      const tried = new Set();
      const open = [{ position: 0, segment: 0, before: undefined }];
      for (let state = open.pop(); state; state = open.pop()) {
        const { position, segment } = state;
        if (!isLive(position, segment) || tried.has(position * width + segment)) continue;
        tried.add(position * width + segment);
        const instruction = instructions[position];
        const before = state;
        const go = (position, segment) => open.push({ position, segment, before });
        const takes = () => (table.isDeclared || ranks[segment] === instruction.rank) && reads(instruction, segment);
        switch (instruction.kind) {
          case "end": {
            const found = query(instruction.index);
            return found && { ...replay(program, text, state), program, ranks, query: found };
          }
          case "optional":
            go(instruction.target, segment);
            go(position + 1, segment);
            break;
          case "either":
            go(position + 1, segment);
            break;
          case "branch":
            if (instruction.target >= 0) go(instruction.target, segment);
            go(position + 1, segment);
            break;
          case "leave":
            go(instruction.target, segment);
            break;
          case "more":
            if (takes()) go(position, segment + 1);
            go(position + 1, segment);
            break;
          case "wildcard":
          case "rest":
            if (!takes()) break;
            go(position, segment + 1);
            go(position + 1, segment + 1);
            break;
          default:
            if (takes()) go(position + 1, segment + 1);
        }
      }
      return undefined;
    }

    /** What the instructions on the way to a state took. */
    function replay(program, text, end) {
      const slots = program.slots.map(() => undefined);
      const choices = new Array(program.route.groups).fill(0);
      const inAnyCase = program.route.ignoresCase === true;
      function take(slot, part) {
        const { reader, inPath } = program.slots[slot];
        slots[slot] = part === undefined || reader === inPath ? part : inPath.canonical(part);
      }
      const way = [];
      for (let state = end; state; state = state.before) way.unshift(state);
      way.slice(0, -1).forEach(({ position, segment }, index) => {
        const instruction = program.instructions[position];
        const next = way[index + 1];
        const part = text.segments[segment];
        switch (instruction.kind) {
          case "rawRest":
          case "capture":
            take(instruction.slot, part);
            break;
          case "more":
            if (next.segment > segment) slots[instruction.slot] += ":" + part;
            break;
          case "rest":
            slots[instruction.slot] = [...(slots[instruction.slot] || []), part];
            break;
          case "mixed": {
            const taken = cut(part, instruction.pieces, program.slots, inAnyCase) || [];
            for (const piece of instruction.pieces) if (typeof piece === "number") take(piece, taken.shift());
            break;
          }
          case "optional":
            choices[instruction.group] = next.position === position + 1 ? 1 : 0;
            break;
          case "branch":
            if (next.position === position + 1) choices[instruction.group] = instruction.index;
            break;
          default:
            break;
        }
      });
      return { slots, choices };
    }

    /** How a route's method fits a request's: named, HEAD by GET, any; undefined if it does not. */
    function methodFit(own, method) {
      if (own === undefined) return 2;
      if (own === method) return 0;
      return own === "GET" && method === "HEAD" ? 1 : undefined;
    }

    function lexicographic(left, right) {
      for (let index = 0; index < Math.min(left.length, right.length); index++) {
        const difference = (left[index]) - (right[index]);
        if (difference !== 0) return difference;
      }
      return left.length - right.length;
    }

    const hostRank = (reading) => Math.min(...reading.fitting.map((index) => (origins[index]).rank));

    /** Which of two routes wins: negative for the left one. */
    function compare(left, right) {
      const [mine, theirs] = [left.program.route, right.program.route];
      return (
        lexicographic(left.ranks, right.ranks) ||
        Number(mine.ignoresCase === true) - Number(theirs.ignoresCase === true) ||
        right.query.required.length - left.query.required.length ||
        lexicographic(left.query.required, right.query.required) ||
        right.query.optional - left.query.optional ||
        left.query.rest - right.query.rest ||
        mine.fragmentRank - theirs.fragmentRank ||
        right.query.inFragment - left.query.inFragment ||
        hostRank(left) - hostRank(right) ||
        left.method - right.method ||
        mine.order - theirs.order ||
        (left.fitting[0]) - (right.fitting[0])
      );
    }

    /** Whether a path may begin with a segment that holds a colon: a literal, a member of a set, or `{host}:{port}`. */
    function beginsWith(path, text, route) {
      const isSame = (own) =>
        own === text || (route.ignoresCase === true && text !== undefined && folded(own) === folded(text));
      for (const part of path) {
        if (part.kind === "literal") return isSame(part.text);
        if (part.kind === "capture") {
          const type = table.types[(route.slots[part.slot]).type];
          return typeof type === "object" && "oneOf" in type && type.oneOf.some(isSame);
        }
        if (part.kind === "mixed") return part.pieces.some((piece) => typeof piece === "string" && piece.includes(":"));
        if (part.kind !== "optional" && part.kind !== "either") return false;
        if (part.branches.some((branch) => beginsWith(branch.path, text, route))) return true;
        if (part.kind === "either") return false;
      }
      return false;
    }

    /** The route that wins a text, by the best of its readings. */
    function find(texts, method) {
      let best;
      for (const text of texts) {
        const found = findIn(text, method);
        if (!found) continue;
        const wins = (best) =>
          (table.isDeclared ? found.program.index - best.program.index : compare(found, best)) < 0;
        if (!best || wins(best)) best = found;
      }
      return best;
    }

    function findIn(text, method) {
      const [first] = text.segments;
      let named = (first === undefined ? undefined : byFirst.get(first)) || [];
      const inAnyCase = first === undefined ? undefined : byFolded.get(folded(first));
      if (inAnyCase) named = [...named, ...inAnyCase];
      const all = named.length === 0 ? others : others.length === 0 ? named : [...named, ...others];
      if (table.isDeclared && all !== others && (inAnyCase || all !== named))
        all.sort((left, right) => left.index - right.index);
      let best;
      for (const program of all) {
        const fits = methodFit(program.route.method, method);
        const fitting = text.fitting.filter((origin) => program.origins[origin]);
        if (fits === undefined || fitting.length === 0) continue;
        if (text.hasColon && !beginsWith(program.route.path, first, program.route)) continue;
        const path = readPath(program, text);
        if (!path) continue;
        const reading = { ...path, fitting, method: fits };
        if (!best || compare(reading, best) < 0) best = reading;
        if (table.isDeclared) break;
      }
      if (!best) return undefined;
      for (const [slot, value] of best.query.slots) best.slots[slot] = value;
      for (const [group, branch] of best.query.choices) best.choices[group] = branch;
      return best;
    }

    // MARK: Values
    // Which branches hold the values of a route: what `SlotValues+Branches` says of them.

    /** A value that is given, but is none of its type: a text for a list, in a list for a text. */
    const foreign = "";

    const differs = (slot, value) =>
      slot.standard === undefined || (typeof value === "string" ? value !== slot.standard : value !== undefined);

    function spellings(slot, value) {
      const { canonical } = slot.reader;
      if (typeof value === "string") return slot.reader.isArray ? undefined : canonical(value);
      const all = value.map(canonical);
      return slot.reader.isArray && all.every((text) => text !== undefined) ? (all) : undefined;
    }

    /**
     * Decides the branches, gives texts their canonical spelling, and absent slots their defaults.
     *
     * `read` holds the choices of a link that was read. Without it the values decide: a group is there if one of its values
     * is; of several branches the one wins that is complete and holds most of the values.
     */
    function settle(
      program,
      given,
      read,
      fault,
    ) {
      const slots = program.slots.map(() => undefined);
      const choices = new Array(program.route.groups).fill(0);
      const fits = program.slots.map((slot, index) => {
        const value = given[index];
        return !read && value !== undefined && spellings(slot, value) !== undefined;
      });
      const taken = new Set();
      const steps = [];
      const range = ([first = 0, end = 0]) =>
        [...Array(end - first).keys()].map((index) => first + index);
      const holds = (slot) => given[slot] !== undefined;
      const itemSlots = (item) => (item.slot < 0 ? [] : [item.slot]);

      function take(index) {
        const slot = program.slots[index];
        taken.add(index);
        let value = given[index];
        if (value === undefined) {
          value = slot.standard ?? (slot.reader.isArray ? [] : undefined);
          if (value === undefined && slot.standard === undefined && !read)
            throw fault("missing", `a value for "${slot.name}" is missing`, slot.name);
          slots[index] = value;
          return;
        }
        const canonical = spellings(slot, value);
        if (canonical === undefined) throw fault("type", `the value of "${slot.name}" is none of its type`, slot.name);
        if (!read && /[\u0000\n\r]/.test(typeof canonical === "string" ? canonical : canonical.join(""))) {
          throw fault("unprintable", `the value of "${slot.name}" holds NUL, CR or LF`, slot.name);
        }
        slots[index] = canonical;
      }

      function isThere(group, inside, hasWildcards) {
        if (read && inside.length > 0) return read[group];
        return (inside.length === 0 ? !hasWildcards : inside.some(holds)) ? 1 : 0;
      }

      function branchOf(
        group,
        inside,
        wildcards,
        isComplete,
      ) {
        let best = 0;
        if (read) {
          best = read[group];
        } else {
          const scores = inside.map((slots, branch) => [
            isComplete(branch) ? 1 : 0,
            slots.filter((slot) => fits[slot]).length,
            slots.filter(holds).length,
          ]);
          scores.forEach((score, branch) => {
            if (lexicographic(score, scores[best]) > 0) best = branch;
          });
        }
        // No value tells the first branches apart that hold none: one of them is printed for all.
        let count = inside.findIndex((slots) => slots.length > 0);
        if (count < 0) count = inside.length;
        return count < 2 || best >= count ? best : Math.max(0, wildcards.slice(0, count).indexOf(0));
      }

      function isComplete(path, query) {
        return (
          path.every((part) => {
            switch (part.kind) {
              case "capture":
              case "rest":
              case "rawRest":
                return fits[part.slot];
              case "mixed":
                return part.pieces.every((piece) => typeof piece === "string" || fits[piece]);
              case "either":
                return part.branches.some((branch) => isComplete(branch.path, branch.query));
              default:
                return true;
            }
          }) &&
          query.every((step) => {
            const [item] = step.items;
            if (step.kind === "optional") return true;
            if (step.kind === "either") return step.items.some((item) => item.slot < 0 || fits[item.slot]);
            return item.slot < 0 || fits[item.slot] || (!holds(item.slot) && !isRequired(program, item));
          })
        );
      }

      function walk(path) {
        for (const part of path) {
          switch (part.kind) {
            case "capture":
            case "rawRest":
              take(part.slot);
              break;
            case "rest":
              if (!read && !holds(part.slot)) {
                const { name } = program.slots[part.slot];
                throw fault("missing", `a value for "${name}" is missing`, name);
              }
              take(part.slot);
              break;
            case "mixed":
              for (const piece of part.pieces) if (typeof piece === "number") take(piece);
              break;
            case "optional": {
              const branch = part.branches[0];
              const inside = range(branch.slots);
              choices[part.group] = isThere(part.group, inside, branch.wildcards > 0);
              if (choices[part.group] === 1 || branch.hasDefaults) enter(branch);
              if (branch.hasDefaults)
                choices[part.group] = inside.some((slot) => differs(program.slots[slot], slots[slot])) ? 1 : 0;
              break;
            }
            case "either": {
              const inside = part.branches.map((branch) => range(branch.slots));
              const choice = branchOf(
                part.group,
                inside,
                part.branches.map((branch) => branch.wildcards),
                (index) => {
                  const branch = part.branches[index];
                  return isComplete(branch.path, branch.query);
                },
              );
              choices[part.group] = choice;
              enter(part.branches[choice]);
              break;
            }
            default:
              break;
          }
        }
      }

      function enter(branch) {
        walk(branch.path);
        steps.push(...branch.query);
      }

      walk(program.route.path);
      for (const step of [...steps, ...program.route.query, ...(partsOf(program.route)?.query || [])]) {
        if (step.kind === "rest") {
          take(step.slot);
          continue;
        }
        let [item] = step.items;
        if (step.kind === "optional") {
          choices[step.group] = isThere(step.group, itemSlots(item), false);
          if (choices[step.group] !== 1) continue;
        } else if (step.kind === "either") {
          const inside = step.items.map(itemSlots);
          const choice = branchOf(
            step.group,
            inside,
            inside.map(() => 0),
            (index) => (inside[index]).every((slot) => fits[slot]),
          );
          choices[step.group] = choice;
          item = step.items[choice];
        }
        itemSlots(item).forEach(take);
      }
      const { fragment } = program.route;
      if (fragment) {
        const inside =
          fragment.kind !== undefined ? fragment.path.flatMap(slotsOf) : fragment.slot < 0 ? [] : [fragment.slot];
        if (fragment.group >= 0) choices[fragment.group] = isThere(fragment.group, inside, false);
        if (fragment.group < 0 || choices[fragment.group] === 1) inside.forEach(take);
      }
      program.slots.forEach((slot, index) => {
        if (read || taken.has(index) || !holds(index)) return;
        const isTaken = program.slots.some((other, index) => other.name === slot.name && taken.has(index));
        if (!isTaken) throw fault("unused", `the value of "${slot.name}" belongs to another branch of the group than the other values`, slot.name);
      });
      return { slots, choices };
    }

    // MARK: Print
    // Values to a link, which is read back before it is returned: `LinkWriter`, `RouteTable+Print`.

    /** Values that make no link of their route. */
    export class LinkError extends Error {
      constructor(code, route, message, parameter) {
        super(`${route}: ${message}`);
        this.name = "LinkError";
        this.code = code;
        this.route = route;
        this.parameter = parameter;
      }
    }

    /**
     * What is escaped in each part of a link: all that RFC 3986, section 3, does not let stand there; in a query also what
     * separates its items, and the plus.
     */
    const escaped = {
      authority: /[^A-Za-z0-9\-._~!$&'()*+,;=]/gu,
      segment: /[^A-Za-z0-9\-._~!$&'()*+,;=:@]/gu,
      query: /[^A-Za-z0-9\-._~!$()*,;:@/?]/gu,
      fragment: /[^A-Za-z0-9\-._~!$&'()*+,;=:@/?]/gu,
    };

    function escapeAs(part, bare) {
      return part.replace(escaped[bare], (letter) => (letter === "'" ? "%27" : encodeURIComponent(letter)));
    }

    const script = 'a value that begins with "javascript:", "vbscript:" or "data:" is a script';

    /** The text of a route's values, as far as any text can carry them. */
    function write(program, captures, source, fault) {
      const { form } = source;
      const [start = "", suffix = ""] = form === "host" ? source.prefix.split("*") : [source.prefix];
      let text = start;
      let [segmentCount, itemCount, mark] = [0, 0, "?"];

      function escape(part, bare) {
        if (/[\u0000\n\r]/.test(part)) throw fault("unprintable", "a link cannot contain NUL, CR or LF");
        return escapeAs(part, bare);
      }

      function put(segment) {
        if (segmentCount > 0 || form === "web" || form === "path") text += form === "compact" ? ":" : "/";
        if (form === "host" && segmentCount === 0) {
          if (!isCapturable(segment) || (suffix[0] !== "." && isMisspelled(segment)))
            throw fault("unprintable", "the first segment is the host here, and a host cannot contain it");
          text += segment + suffix;
        } else if (form === "compact") {
          if (isScript(segment)) throw fault("unprintable", script);
          text += segment;
        } else {
          if (segment === "") throw fault("empty", "a segment cannot be empty");
          if (isDotSegment(segment)) throw fault("unprintable", '"." and ".." cannot be segments of a link');
          text += escape(segment, form === "scheme" && segmentCount === 0 ? "authority" : "segment");
        }
        segmentCount++;
      }

      /** What is read in any case, as it stands: a host has no capitals. */
      const inHost = (text) =>
        form === "host" && segmentCount === 0 && program.route.ignoresCase === true ? folded(text) : text;

      function valueOf(index) {
        const slot = program.slots[index];
        const value = captures.slots[index];
        return typeof value === "string" ? value : typeof slot.standard === "string" ? slot.standard : "";
      }

      function segmentOf(index) {
        const { name } = program.slots[index];
        const value = valueOf(index);
        if (value === "") throw fault("empty", `the value of "${name}" is empty, and a path segment cannot be empty`, name);
        return value;
      }

      const steps = [];
      function walk(path) {
        for (const part of path) {
          switch (part.kind) {
            case "literal":
              put(inHost(part.text));
              break;
            case "capture": {
              const value = segmentOf(part.slot);
              const { name, reader, inPath } = program.slots[part.slot];
              if (isDotSegment(value)) throw fault("unprintable", `"." and ".." cannot be segments of a link`, name);
              put(reader === inPath ? value : inHost(value));
              break;
            }
            case "mixed":
              put(part.pieces.map((piece) => (typeof piece === "string" ? piece : segmentOf(piece))).join(""));
              break;
            case "wildcard":
              put("*");
              break;
            case "rest": {
              const { name } = program.slots[part.slot];
              const list = (captures.slots[part.slot] || []);
              if (list.length === 0 || list.includes(""))
                throw fault("empty", `"${name}" needs segments, none of them empty`, name);
              if (isScript(list[0]) || (form === "compact" && isScript(list.join(":"))))
                throw fault("unprintable", script, name);
              list.forEach(put);
              break;
            }
            case "rawRest": {
              const { name } = program.slots[part.slot];
              const rest = segmentOf(part.slot);
              if (isScript(rest)) throw fault("unprintable", script, name);
              if (rawRest(rest) !== rest) throw fault("unprintable", `"${name}" is not spelled as a URL`, name);
              if (form === "compact") throw fault("unprintable", "compact text cannot carry a raw rest of a link", name);
              text += "/" + rest;
              segmentCount++;
              break;
            }
            case "optional":
            case "either": {
              const choice = captures.choices[part.group];
              const branch = part.kind === "either" ? part.branches[choice] : choice === 1 ? part.branches[0] : undefined;
              if (!branch) break;
              walk(branch.path);
              steps.push(...branch.query);
            }
          }
        }
      }

      function endPath() {
        if (form === "host" && segmentCount === 0)
          throw fault("unprintable", "this origin needs a first segment as the host");
        if (form !== "scheme" && form !== "compact" && segmentCount === (form === "host" ? 1 : 0)) text += "/";
      }

      function putItem(key, value) {
        if (form === "compact") throw fault("unprintable", "compact text cannot carry a query or a fragment");
        text += `${itemCount === 0 ? mark : "&"}${escape(key, "query")}`;
        if (value !== undefined) text += `=${escape(value, "query")}`;
        itemCount++;
      }

      function putSteps(steps) {
        for (const step of steps) {
          if (step.kind === "rest") {
            const { name } = program.slots[step.slot];
            for (const [key, value] of queryItems(valueOf(step.slot)) || []) {
              if (program.keys.has(key)) throw fault("unprintable", `"${name}" has a key that the template names`, name);
              putItem(key, value);
            }
            continue;
          }
          const choice = step.group < 0 ? 0 : (captures.choices[step.group]);
          if (step.kind === "optional" && choice !== 1) continue;
          const item = step.items[step.kind === "either" ? choice : 0];
          const [slot, value] = [program.slots[item.slot], captures.slots[item.slot]];
          if (!slot) putItem(item.key, item.text);
          else if (Array.isArray(slot.standard) && isSame(value, slot.standard)) continue;
          else if (Array.isArray(value)) for (const one of value) putItem(item.key, one);
          else if (differs(slot, value)) putItem(item.key, valueOf(item.slot));
        }
      }

      function putParts(parts) {
        const isEmpty = parts.kind === "items" || (parts.path.length === 0 && !parts.isRooted);
        if (!isEmpty) {
          if (form === "compact") throw fault("unprintable", "compact text cannot carry a query or a fragment");
          const segments = parts.path.map((part) => {
            const segment =
              part.kind === "capture"
                ? segmentOf(part.slot)
                : part.kind === "mixed"
                  ? part.pieces.map((piece) => (typeof piece === "string" ? piece : segmentOf(piece))).join("")
                  : part.kind === "literal"
                    ? part.text
                    : "";
            if (parts.kind === "path" && isDotSegment(segment))
              throw fault("unprintable", '"." and ".." cannot be segments of a link');
            return escape(segment, parts.kind === "path" ? "segment" : "fragment");
          });
          text += "#" + (parts.isRooted ? "/" : "") + segments.join("/");
        }
        const before = itemCount;
        [itemCount, mark] = [0, parts.kind === "items" ? "#" : isEmpty ? "#?" : "?"];
        putSteps(parts.query);
        itemCount = Math.max(itemCount, before);
        if (parts.kind === "path") segmentCount = Math.max(segmentCount, parts.path.length);
      }

      walk(program.route.path);
      endPath();
      putSteps([...steps, ...program.route.query]);
      const { fragment } = program.route;
      if (fragment && (fragment.group < 0 || captures.choices[fragment.group] === 1)) {
        if (fragment.kind !== undefined) {
          putParts(fragment);
        } else {
          const slot = program.slots[fragment.slot];
          if (!slot || differs(slot, captures.slots[fragment.slot])) {
            if (form === "compact") throw fault("unprintable", "compact text cannot carry a query or a fragment");
            text += "#" + escape(slot ? valueOf(fragment.slot) : fragment.text, "fragment");
          }
        }
      }
      if (form === "compact" && (/[\u0000-\u0020\u007f-\u009f\\]/.test(text) || text === "" || text[0] === ":")) {
        throw fault("unprintable", "compact text cannot contain spaces, control characters or backslashes");
      }
      if (form === "compact" && isScript(text)) throw fault("unprintable", script);
      const { limits } = table;
      if (bytes(text).length > limits.bytes || segmentCount > limits.segments || itemCount > limits.queryItems) {
        throw fault("tooLong", "the link is too long");
      }
      return text;
    }

    function sourceFor(text, program, fault) {
      // A route's own origins stand in their own order.
      const own = program.route.origins?.map((index) => origins[index]);
      const allowed = own ?? origins.filter((_, index) => program.origins[index]);
      if (text === undefined) {
        for (const origin of allowed) {
          const source = sourceOf(origin);
          if (source) return source;
        }
        throw fault("origin", "no origin of the route names a host");
      }
      const origin = typeof text === "string" ? parseOrigin(text) : undefined;
      const source = origin && allowed.some((own) => covers(own, origin)) ? sourceOf(origin) : undefined;
      if (!origin || !source || source.form !== origin.form)
        throw fault("origin", "the route has no links at this origin");
      return source;
    }

    const isSame = (left, right) =>
      Array.isArray(left) && Array.isArray(right)
        ? left.length === right.length && left.every((text, index) => text === right[index])
        : left === right;

    function byName(program, slots) {
      const values = new Map();
      slots.forEach((value, index) => {
        if (value !== undefined) values.set((program.slots[index]).name, value);
      });
      return values;
    }

    /** The link of a route's values, as long as it reads back as them. */
    function print(program, values, origin) {
      const route = program.route.name;
      const fault = (code, message, parameter) => new LinkError(code, route, message, parameter);
      const given = new Map(Object.entries(values).filter(([, value]) => value !== undefined));
      for (const name of given.keys()) {
        if (!program.slots.some((slot) => slot.name === name)) {
          throw fault("unknown", `the route has no parameter "${name}"`, name);
        }
      }
      const captures = settle(
        program,
        program.slots.map((slot) => {
          if (!given.has(slot.name)) return undefined;
          const value = given.get(slot.name);
          if (!slot.reader.isArray) return slot.reader.text(value) ?? [foreign];
          const texts = Array.isArray(value) ? value.map((one) => slot.reader.text(one)) : [undefined];
          return texts.includes(undefined) ? foreign : (texts);
        }),
        undefined,
        fault,
      );
      const text = write(program, captures, sourceFor(origin, program, fault), fault);
      const found = read(text, program.route.method || "GET");
      if (!found) throw fault("different", "the link of these values does not read back as them");
      const other = found.program.route;
      const isAlias = table.hasAliases && other.name === route && !other.isGone;
      if (found.program !== program && !isAlias)
        throw fault("taken", `the link of these values is read as "${other.name}"`);
      const [mine, theirs] = [byName(program, captures.slots), byName(found.program, found.slots)];
      const isEqual =
        found.program === program
          ? captures.slots.every((value, index) => isSame(value, found.slots[index])) &&
            captures.choices.every((choice, index) => choice === found.choices[index])
          : mine.size === theirs.size && [...mine].every(([name, value]) => isSame(value, theirs.get(name)));
      if (!isEqual) throw fault("different", "the link of these values does not read back as them");
      return text;
    }

    /**
     * The link of the first route of a name that can carry the values; those with a `*`, which would be printed, come last.
     */
    function link(name, values, origin) {
      let failure;
      for (const program of printers.get(name) || []) {
        try {
          return print(program, values, origin);
        } catch (error) {
          if (!(error instanceof LinkError)) throw error;
          if (!(failure instanceof LinkError) || (failure.code === "unknown" && error.code !== "unknown")) failure = error;
        }
      }
      throw failure;
    }

    /** Whether a rest of a link is a script; in compact text, what the last string takes is a rest as well. */
    function holdsScript({ program, slots }, isCompact) {
      return program.instructions.some(({ kind, slot }) => {
        if (kind !== "rest" && kind !== "rawRest" && !(kind === "more" && isCompact)) return false;
        const value = slots[slot];
        return typeof value === "string"
          ? isScript(value)
          : value !== undefined && isScript(isCompact ? value.join(":") : value[0] || "");
      });
    }

    function read(text, method) {
      const found = scans(text);
      const reading = find(found, method);
      if (
        !reading ||
        holdsScript(
          reading,
          found.some((scan) => scan.isCompact),
        )
      )
        return undefined;
      const fault = (code, message) => new LinkError(code, reading.program.route.name, message);
      return { program: reading.program, ...settle(reading.program, reading.slots, reading.choices, fault) };
    }

    // MARK: Entry
    // What the module lends: the last part, which needs all others.

    const types = table.types.map(readerOf);
    const origins = table.origins.map((text) => parseOrigin(text));
    const programs = table.routes.map(program);
    const hasRawRest = programs.some((program) => program.instructions.some(({ kind }) => kind === "rawRest"));
    const byFirst = new Map();
    /** The same of what is read in any case. */
    const byFolded = new Map();
    const others = [];
    const printers = new Map();
    for (const program of programs) {
      if (!program.first) others.push(program);
      const inAnyCase = program.route.ignoresCase === true;
      const programsOf = inAnyCase ? byFolded : byFirst;
      for (const text of new Set((program.first || []).map((text) => (inAnyCase ? folded(text) : text))))
        programsOf.set(text, [...(programsOf.get(text) || []), program]);
    }
    for (const hasWildcard of [false, true]) {
      for (const program of programs) {
        const { name, isPrinted } = program.route;
        if (isPrinted && program.hasWildcard === hasWildcard) printers.set(name, [...(printers.get(name) || []), program]);
      }
    }

    /**
     * Prints a link of each route that is not deprecated: `links.order({ id: 7 })`.
     *
     * What prints is read by {@link match} as the same values; otherwise a {@link LinkError} is thrown.
     */
    export const links = Object.freeze(
      Object.fromEntries(
        [...printers.keys()].map((name) => [
          name,
          (values = {}, options = {}) => link(name, values, options.origin),
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
      if (!found || found.program.route.isGone) return null;
      const values = [...byName(found.program, found.slots)].map(([name, value]) => {
        const slot = found.program.slots.find((slot, index) => slot.name === name && found.slots[index] === value);
        return [
          name,
          Array.isArray(value) ? value.map((text) => slot.reader.value(text)) : slot.reader.value(value),
        ];
      });
      return { route: found.program.route.name, values: Object.fromEntries(values) };
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
      | "tooLong"
      | "origin";

    /** Values that make no link of their route. */
    export declare class LinkError extends Error {
      readonly code: LinkErrorCode;
      readonly route: string;
      readonly parameter: string | undefined;

      constructor(code: LinkErrorCode, route: string, message: string, parameter?: string);
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
