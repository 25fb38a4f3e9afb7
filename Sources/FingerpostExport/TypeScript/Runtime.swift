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
      /** What its links begin with, `*` for a captured host; missing if it depends on the link. */
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
    }

    interface SlotData {
      readonly name: string;
      readonly type: number;
      /** What a link without the value means; null if only the app knows. */
      readonly default?: string | readonly string[] | null;
    }

    /** What reads a segment: a literal, a value, literals and values, or with `isLong` one or more segments. */
    interface PartData {
      readonly text?: string;
      readonly slot?: number;
      readonly pieces?: readonly (string | number)[];
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
      readonly isPrinted: boolean;
      readonly isGone?: boolean;
      /** Whether literals of the path are read in any case. */
      readonly ignoresCase?: boolean;
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
    }

    // What the runtime makes of them.

    type Text = string | undefined;
    type Value = string | readonly string[] | undefined;
    type Type = Omit<TypeData, "pattern" | "members"> & {
      readonly pattern: RegExp;
      readonly members: Map<string, string> | undefined;
    };
    type Slot = Omit<SlotData, "type"> & { readonly type: Type };
    type Item = readonly [key: string, value: string, hasValue: boolean];

    /** A way with its route. */
    interface Way extends WayData {
      readonly route: RouteData;
      /** The numbers of the route in the table, and of the way in the route. */
      readonly index: number;
      readonly number: number;
      readonly slots: readonly Slot[];
      /** Whether it reads any number of segments. */
      readonly isOpen: boolean;
      readonly isRaw: boolean;
    }

    /** A text, cut and decoded. */
    interface Scan {
      readonly form: OriginData["form"];
      readonly segments: readonly string[];
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

    /** How a way reads a scan. */
    interface Reading {
      readonly way: Way;
      readonly slots: Value[];
      /** The rank of what read each segment: the smaller wins. */
      readonly ranks: number[];
      /** What the groups chose, and how long the long parts are. */
      readonly choices: number[];
      /** The ranks of the items that must be there, and how many others are, in the query and in the fragment. */
      readonly required: number[];
      readonly present: [query: number, fragment: number];
      /** Whether the rest of the query is taken: 0; 1 without a rest, 2 for an empty one. */
      rest: number;
    }

    /** Where a way stops: behind so many segments, and before what. */
    interface Stop {
      readonly segment: number;
      readonly before: "segment" | "end" | "query" | "fragment";
    }

    /** Which origins of a route fit, and how its method does: 0 if it is named, 1 for HEAD by GET, 2 for any. */
    interface Fit {
      readonly scan: number;
      readonly origins: readonly number[];
      readonly method: number;
    }

    /** A part that takes a segment on the way to the end. */
    interface Step {
      readonly rank: number;
      readonly isLast: boolean;
      readonly next: Step | undefined;
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
          return isScript(text) ? undefined : text;
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
    const spelledItem = ([key, value, hasValue]: Item) =>
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
      if (typeof text !== "string" || text === "" || !isUnicode(text) || CONTROL.test(text)) return undefined;
      if (utf8Length(text) > table.limits.bytes) return undefined;
      if (text[0] === "/")
        return scanPath(
          text,
          "path",
          originsWhere(({ form }) => form === "path"),
          [],
        );
      const [start = "", name = "", slashes] = /^([A-Za-z][A-Za-z0-9+.-]*):(\/\/)?/.exec(text) ?? [];
      const scheme = folded(name);
      if (!slashes)
        return isWeb(scheme) || (start !== "" && table.origins.some((origin) => origin.scheme === scheme))
          ? undefined
          : scanCompact(text);
      const rest = text.slice(start.length);
      const authority = rest.replace(/[/?#][^]*$/, "");
      if (authority.includes("@")) return undefined;
      if (!isWeb(scheme)) {
        const fitting = originsWhere((origin) => origin.form === "scheme" && origin.scheme === scheme);
        const found = scanPath(rest, "scheme", fitting, []);
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
        ...{ form, segments, items, rawFragment, fitting },
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
      return { form: "compact", segments, fitting, ...none };
    }

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
        if (item !== "") items.push([key, value, equals !== ""]);
      }
      return items.length > table.limits.queryItems && !isWhole ? undefined : items;
    }

    /** The raw rest of a link as browsers write it; undefined for what no link holds. */
    function rawRest(text: string): Text {
      const [, path = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(text) ?? [];
      if (CONTROL.test(text) || decode(text) === undefined) return undefined;
      if (path.split("/").some((segment) => isDotSegment(segment.replace(/%2e/gi, ".")))) return undefined;
      const [inPath, inQuery, inFragment] = [/[ "<>^`{}]|[^\0-~]/gu, /[ "<>']|[^\0-~]/gu, /[ "<>`]|[^\0-~]/gu];
      return escaped(path, inPath) + escaped(query, inQuery) + escaped(fragment, inFragment);
    }

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
          return isScript(text) ? undefined : text;
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
      if (typeof text !== "string" || text === "" || !isUnicode(text) || CONTROL.test(text)) return undefined;
      if (utf8Length(text) > table.limits.bytes) return undefined;
      if (text[0] === "/")
        return scanPath(
          text,
          "path",
          originsWhere(({ form }) => form === "path"),
          [],
        );
      const [start = "", name = "", slashes] = /^([A-Za-z][A-Za-z0-9+.-]*):(\/\/)?/.exec(text) ?? [];
      const scheme = folded(name);
      if (!slashes)
        return isWeb(scheme) || (start !== "" && table.origins.some((origin) => origin.scheme === scheme))
          ? undefined
          : scanCompact(text);
      const rest = text.slice(start.length);
      const authority = rest.replace(/[/?#][^]*$/, "");
      if (authority.includes("@")) return undefined;
      if (!isWeb(scheme)) {
        const fitting = originsWhere((origin) => origin.form === "scheme" && origin.scheme === scheme);
        const found = scanPath(rest, "scheme", fitting, []);
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
        ...{ form, segments, items, rawFragment, fitting },
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
      return { form: "compact", segments, fitting, ...none };
    }

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
        if (item !== "") items.push([key, value, equals !== ""]);
      }
      return items.length > table.limits.queryItems && !isWhole ? undefined : items;
    }

    /** The raw rest of a link as browsers write it; undefined for what no link holds. */
    function rawRest(text) {
      const [, path = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(text) ?? [];
      if (CONTROL.test(text) || decode(text) === undefined) return undefined;
      if (path.split("/").some((segment) => isDotSegment(segment.replace(/%2e/gi, ".")))) return undefined;
      const [inPath, inQuery, inFragment] = [/[ "<>^`{}]|[^\0-~]/gu, /[ "<>']|[^\0-~]/gu, /[ "<>`]|[^\0-~]/gu];
      return escaped(path, inPath) + escaped(query, inQuery) + escaped(fragment, inFragment);
    }

    // What is the same in every module that Fingerpost writes: this reads and prints links as its engine does.
    //
    // `scan` cuts a text once. The shapes lend the ways that may read it; `readWay` reads one of them, or tells where it
    // stops; `find` chooses between readings by the ranks that the data holds. `plan` finds the way that holds some values,
    // `write` writes it, and `print` reads back what is written. `runtime.kt` is the same in Kotlin: who changes a rule of
    // the engine changes it in both, and `.ci/foreign` compares them. `.ci/runtime` brings this text into the package.

    // MARK: Ways
    // A route without groups, read from a scan: what its parts take, and the ranks of the labels that took them.

    const MIXED_READS = 4096;

    const ways = table.routes.flatMap((route, index) => {
      const slots = route.slots.map((slot) => ({ ...slot, type: types[slot.type] }));
      return route.ways.map((way, number) => ({
        ...{ ...way, route, index, number, slots },
        isOpen: way.path.some((part) => part.isLong || part.tail !== undefined),
        isRaw: way.path.some((part) => part.isRaw === true),
      }));
    });

    /** What a link without a value means. */
    const standard = ({ default: value, type }) => value ?? (type.isArray ? [] : undefined);

    /**
     * Cuts a segment at the literals between its parameters: from the left, each parameter is as short as the rest allows,
     * and none is empty. Undefined if it cannot be cut.
     */
    function cutMixed(
      slots,
      pieces,
      text,
      spell,
    ) {
      const [spelled, cuts, failed] = [spell(text), [], new Set()];
      let reads = 0;
      function split(index, start) {
        const [piece, next] = [pieces[index], pieces[index + 1]];
        if (piece === undefined) return start === text.length;
        if (typeof piece === "string")
          return spelled.startsWith(spell(piece), start) && split(index + 1, start + piece.length);
        // What failed from here fails again; a string that failed fails from every later place, too.
        const { type } = slots[piece];
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
    function readPart(way, part, text, slots, inPath) {
      const spell = inPath && way.route.ignoresCase ? folded : (text) => text;
      if (part.text !== undefined) return spell(text) === spell(part.text);
      if (part.pieces) {
        const cuts = text === "" ? undefined : cutMixed(way.slots, part.pieces, text, spell);
        for (const piece of part.pieces) if (cuts && typeof piece === "number") slots[piece] = cuts.shift();
        return cuts !== undefined;
      }
      if (inPath && text === "") return false;
      if (part.slot === undefined || part.isLong) return true;
      slots[part.slot] = text;
      return canonical((way.slots[part.slot]).type, text) !== undefined;
    }

    /** How many segments each part takes: with the best ranks, and of such readings the first parts are shortest. */
    function spread(way, { form, segments }) {
      const wins = (left, right) =>
        left !== undefined &&
        (right === undefined || (left.rank === right.rank ? wins(left.next, right.next) : left.rank < right.rank));
      const none = way.path.map(() => undefined);
      const end = { rank: 0, isLast: true, next: undefined };
      // The steps from each part on at a segment: of a part that takes its first one there, or a further one.
      let [first, further] = [[...none, end], none];
      for (const text of [...segments].reverse()) {
        const step = (part, index, isFurther) => {
          const isTail = isFurther && part.tail !== undefined;
          const go = first[index + 1];
          const stay = part.isLong || (part.tail !== undefined && form === "compact") ? further[index] : undefined;
          if ((!go && !stay) || !(isTail || readPart(way, part, text, [], true))) return undefined;
          const isLast = !wins(stay, go);
          return { rank: (isTail ? part.tail : part.rank) ?? 0, isLast, next: isLast ? go : stay };
        };
        [first, further] = [false, true].map((isFurther) =>
          way.path.map((part, index) => step(part, index, isFurther)),
        );
      }
      const lengths = [];
      let length = 1;
      for (let step = first[0]; step && step !== end; step = step.next, length++)
        if (step.isLast) [length] = [0, lengths.push(length)];
      return first[0] && lengths;
    }

    /** Reads the items of a query, or of a fragment. */
    function readSteps(reading, steps, items, place) {
      const { way, slots } = reading;
      /** Undefined for what is there, and does not read. */
      function read({ key, slot: index, text }, isOptional) {
        const found = items.filter(([own]) => own === key).map(([, value]) => value);
        const slot = way.slots[index ?? -1];
        const read = slot
          ? found.filter((value) => canonical(slot.type, value) !== undefined)
          : found.filter((value) => value === text);
        if (slot?.type.isArray) {
          if (read.length < found.length && table.strictQuery) return undefined;
          if (read.length > 0) reading.present[place]++;
          slots[index] = read.length > 0 ? read : standard(slot);
          return true;
        }
        if (found.length === 1 && read.length === 1) {
          if (slot) slots[index] = read[0];
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
          if (outcome === false && slot && !isOptional) slots[item.slot] = standard(slot);
          if (item.rank !== undefined && outcome !== undefined) reading.required.push(item.rank);
          return outcome !== undefined;
        }
        return false;
      });
    }

    /** Reads the fragment as a route cuts it. */
    function readFragment(reading, { form, fragment, rawFragment = "" }) {
      const { way, slots } = reading;
      const own = way.route.fragment;
      if (!own) return true;
      const slot = own.kind === "text" ? way.slots[own.path[0]?.slot ?? -1] : undefined;
      if (fragment === undefined && own.kind === "text") {
        if (slot && !own.isOptional) slots[own.path[0]?.slot] = standard(slot);
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
        own.path.every((part, index) => readPart(way, part, segments[index], slots, false)) &&
        readSteps(reading, own.query, items, 1)
      );
    }

    /** Reads a scan as one way does; or tells where the way stops. */
    function readWay(way, scan) {
      const { segments } = scan;
      const reading = { way, slots: [], ranks: [], choices: [], required: [], present: [0, 0], rest: 1 };
      const lengths = way.isOpen ? spread(way, scan) : way.path.map(() => 1);
      if (way.isRaw !== scan.isRaw || !lengths) return { segment: 0, before: "segment" };
      let at = 0;
      for (const [index, part] of way.path.entries()) {
        const taken = segments.slice(at, at + (lengths[index]));
        if (taken.length === 0 || !readPart(way, part, taken[0], reading.slots, true))
          return { segment: at, before: "segment" };
        taken.forEach((_, index) => reading.ranks.push((index > 0 ? (part.tail ?? part.rank) : part.rank) ?? 0));
        if (part.slot !== undefined && part.isLong) reading.slots[part.slot] = taken;
        else if (part.slot !== undefined && part.tail !== undefined) reading.slots[part.slot] = taken.join(":");
        at += taken.length;
      }
      if (at < segments.length) return { segment: at, before: "end" };
      const long = lengths.filter((_, index) => way.path[index]?.isLong || way.path[index]?.tail !== undefined);
      reading.choices.push(...(way.choices ?? []).map((choice) => (choice < 0 ? (long.shift()) : choice)));
      for (const slot of way.absent ?? []) reading.slots[slot] = standard(way.slots[slot]);
      if (!readSteps(reading, way.query, scan.items, 0)) return { segment: at, before: "query" };
      reading.required.sort((left, right) => left - right);
      return readFragment(reading, scan) ? reading : { segment: at, before: "fragment" };
    }

    // MARK: Search
    // Which way wins: within a route by the ranks and the choices, between routes by the ranks and then as `PrecedenceRule`
    // has it.

    const shapes = new Map();
    for (const way of ways) {
      const { length: count } = way.path;
      const long = way.path.findIndex((part) => part.isLong || part.tail !== undefined);
      const literals = [...way.path.keys()].filter((at) => (long < 0 || at < long) && way.path[at]?.text !== undefined);
      const spell = way.route.ignoresCase ? folded : (text) => text;
      const name = JSON.stringify([literals, count, way.isOpen, way.route.ignoresCase]);
      const shape = shapes.get(name) ?? { literals, count, isOpen: way.isOpen, spell, ways: new Map() };
      const key = literals.map((at) => spell(way.path[at]?.text)).join("/");
      shapes.set(name, shape);
      shape.ways.set(key, [...(shape.ways.get(key) ?? []), way]);
    }

    function lexicographic(left, right) {
      const at = left.findIndex((number, index) => number !== right[index]);
      return at < 0 ? left.length - right.length : (left[at]) - (right[at] ?? -Infinity);
    }

    /** Which of two readings wins: negative for the left one. */
    function compare(left, right) {
      const ranks = table.isDeclared ? left.way.index - right.way.index : lexicographic(left.ranks, right.ranks);
      if (ranks !== 0) return ranks;
      if (left.way.index === right.way.index)
        return lexicographic([left.scan, ...left.choices], [right.scan, ...right.choices]);
      const order = ({ way: { route }, required, present, rest, origins, method }) => [
        ...[route.ignoresCase ? 1 : 0, -required.length, ...required, -present[0], rest, route.fragmentRank, -present[1]],
        ...[
          Math.min(...origins.map((index) => (table.origins[index]).rank)),
          method,
          route.order,
          origins[0],
        ],
      ];
      return lexicographic(order(left), order(right));
    }

    /** A text as it is, and for raw rests once for every slash of its path, with all behind it as one segment. */
    function scans(text) {
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
    function find(text, method) {
      const best = [];
      for (const [number, scan] of scans(text).entries()) {
        const { segments, fitting, hasColon } = scan;
        for (const { literals, count, isOpen, spell, ways } of shapes.values()) {
          if (isOpen ? segments.length < count : segments.length !== count) continue;
          for (const way of ways.get(literals.map((at) => spell(segments[at])).join("/")) ?? []) {
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
            else if (compare(reading, best[other]) < 0) best[other] = reading;
          }
        }
      }
      return best.length === 0 ? undefined : best.reduce((best, other) => (compare(other, best) < 0 ? other : best));
    }

    /** The way that wins a text, and its values as they are printed. */
    function read(text, method) {
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
          const spelled = (text) => canonical(type, text) ?? text;
          return typeof value === "string" ? spelled(value) : value?.map(spelled);
        }),
      };
    }

    // MARK: Print
    // Values to a link, which is read back before it is returned.

    /** Values that make no link of their route: `code` says why. */
    export class LinkError extends Error {
      constructor(code, route, parameter) {
        super(`${route}: ${MESSAGES[code]}${parameter === undefined ? "" : ` (${parameter})`}`);
        this.name = "LinkError";
        this.code = code;
        this.route = route;
        this.parameter = parameter;
      }
    }

    const MESSAGES = {
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

    const isSame = (left, right) => JSON.stringify(left) === JSON.stringify(right);
    const slotsOf = ({ slot, pieces = [] }) =>
      [slot, ...pieces].filter((slot) => typeof slot === "number");

    /** How a way prints values, or why it does not hold them; null is a value that is none of its type. */
    function plan(way, given) {
      const { slots, absent = [], route } = way;
      const [holds, fits] = [(slot = -1) => given[slot] !== undefined, (slot = -1) => given[slot] != null];
      const differs = (slot) => holds(slot) && !isSame(given[slot], (slots[slot]).default);
      const choose = ({ items, isOptional, rest }) => {
        const isFree = ({ slot }) => slot === undefined;
        if (rest !== undefined) return [{ key: "", slot: rest }];
        if (isOptional) return items.filter(({ slot }) => slot === undefined || holds(slot));
        const best = items.find(({ slot }) => fits(slot)) ?? items.find(isFree) ?? items.find(({ slot }) => holds(slot));
        return [best ?? (items[0])];
      };
      const anchors = (route.fragment?.path ?? []).flatMap(slotsOf);
      const hasFragment = !route.fragment?.isOptional || anchors.length === 0 || anchors.some(holds);
      const [query, fragment] = [way.query.flatMap(choose), (route.fragment?.query ?? []).flatMap(choose)];
      const needed = [...way.path.flatMap(slotsOf), ...(hasFragment ? anchors : [])];
      const used = [...needed, ...absent, ...[...query, ...fragment].flatMap(({ slot }) => slot ?? [])];
      const names = used.map((slot) => slots[slot]?.name);
      const isMissing = (slot) =>
        !holds(slot) && slots[slot]?.default === undefined && !(slots[slot]?.type.isArray && !needed.includes(slot));
      const isThere = [
        ...(way.given ?? []).map((group) => group.some(holds)),
        ...(way.differ ?? []).map((group) => group.some(differs)),
      ];
      const isUnused = ({ name }, slot) =>
        holds(slot) && (!names.includes(name) || (absent.includes(slot) && differs(slot)));
      const faults = [
        ["type", used.find((slot) => holds(slot) && !fits(slot))],
        ["missing", used.find(isMissing)],
        ["unused", [...slots.keys()].find((slot) => isUnused(slots[slot], slot))],
        ["unused", isThere.includes(false) ? -1 : undefined],
      ];
      return {
        ...{ way, query, fragment, hasFragment, fault: faults.find(([, slot]) => slot !== undefined) },
        slots: slots.map((slot, index) => (used.includes(index) ? (given[index] ?? standard(slot)) : undefined)),
        places: slots.filter(({ name }, slot) => holds(slot) && names.includes(name)).length,
      };
    }

    /** The text of a plan; undefined if the origin has no place for its parts. Reading it back tells what it carries. */
    function write({ way, slots, query, fragment, hasFragment }, { form, prefix = "" }) {
      const textsOf = ({ text, pieces, slot = -1 }) => {
        const value =
          text ?? pieces?.map((piece) => (typeof piece === "string" ? piece : slots[piece])).join("") ?? slots[slot];
        return value === undefined ? ["*"] : typeof value === "string" ? [value] : value;
      };
      const spelledItems = (items) =>
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
      const { kind, isRooted, path = [] } = (hasFragment && way.route.fragment) || {};
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
    function why({ way, slots }, text) {
      const { limits } = table;
      for (const slot of way.path.flatMap(slotsOf)) {
        const value = [slots[slot] ?? ""].flat();
        const name = way.slots[slot]?.name;
        if (value.includes("") || value.length === 0) return ["empty", name];
        if (value.some(isDotSegment) || isScript(value.join(":"))) return ["unprintable", name];
      }
      const bad = slots.findIndex((value) => value !== undefined && /[\0\r\n]/.test([value].flat().join("")));
      if (bad >= 0) return ["unprintable", way.slots[bad]?.name];
      if (text === undefined) return ["unprintable"];
      const isLong =
        utf8Length(text) > limits.bytes ||
        text.split("/").length > limits.segments ||
        text.split("&").length > limits.queryItems;
      return [isLong ? "tooLong" : "different"];
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
      const fail = (code, parameter) => new LinkError(code, route.name, parameter);
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
      const most = Math.max(...plans.map(({ places }) => places));
      const best = plans.find(({ fault }) => !fault) ?? (plans.find(({ places }) => places === most));
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

    const byName = ({ slots }, values) =>
      values.flatMap((value, index) => (value === undefined ? [] : [[slots[index], value]]));

    // MARK: Entry
    // What the module lends.

    const printed = new Map();
    const own = table.routes.map((_, index) => ways.filter((way) => way.index === index));
    const hasWildcard = (own) =>
      own.some(({ path }) => path.some(({ isLong, slot }) => isLong && slot === undefined));
    // Those that would print a "*" come last.
    for (const isLast of [false, true])
      for (const ways of own.filter((ways) => hasWildcard(ways) === isLast && ways[0]?.route.isPrinted)) {
        const { name } = (ways[0]).route;
        printed.set(name, [...(printed.get(name) ?? []), ways]);
      }

    /** The link of the first route of a name that can carry the values. */
    function link(routes, values, origin) {
      let failure;
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
    export const links = Object.freeze(
      Object.fromEntries(
        [...printed].map(([name, routes]) => [
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
      const values = byName(found.way, found.slots).map(([{ name, type }, value]) => [
        name,
        typeof value === "string" ? valueOf(type, value) : value.map((text) => valueOf(type, text)),
      ]);
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
      | "tooLong"
      | "origin";

    /** Values that make no link of their route: `code` says why. */
    export declare class LinkError extends Error {
      readonly code: LinkErrorCode;
      readonly route: string;
      readonly parameter: string | undefined;

      constructor(code: LinkErrorCode, route: string, parameter?: string);
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
