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
