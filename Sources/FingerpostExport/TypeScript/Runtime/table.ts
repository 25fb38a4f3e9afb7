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
