// What the page is made of: `PageData` writes it, and the exported module of the table stands before this script.

/** A literal, or the number of a parameter. */
type Piece = string | number;

interface Group {
  readonly kind: "optional" | "either";
  readonly branches: readonly Branch[];
}

type Part =
  | Piece
  | readonly Piece[]
  | { readonly kind: "*" }
  | { readonly kind: "rest" | "raw"; readonly slot: number }
  | Group;

interface Branch {
  readonly path?: readonly Part[];
  readonly query?: readonly QueryPart[];
}

type Item = readonly [key: string, value: Piece];

type QueryPart =
  | Item
  | { readonly rest: number }
  | { readonly isOptional?: true; readonly items: readonly Item[]; readonly rest?: undefined };

interface FragmentParts extends Branch {
  readonly isOptional?: true;
  /** Of a fragment of one part. */
  readonly value?: Piece;
  readonly kind?: "text" | "path" | "items";
  readonly isRooted?: true;
}

interface TypeData {
  readonly name: string;
  readonly kind?: string;
  readonly members?: readonly string[];
  readonly isArray?: true;
  readonly sample?: string;
  /** A value that no table is likely to name; "some-text" unless given. */
  readonly plain?: string;
}

interface Parameter {
  readonly name: string;
  readonly type: number;
  readonly default?: string | readonly string[];
  /** Whether there is a default that only the app knows. */
  readonly isUnknown?: true;
}

interface Route extends Branch {
  /** Its place on the page. */
  readonly number: number;
  readonly name: string;
  /** The template without method and flags. */
  readonly shape: string;
  readonly method?: string;
  /** The numbers of its own origins. */
  readonly origins?: readonly number[];
  readonly flags?: string;
  readonly isWebOnly?: true;
  readonly ignoresCase?: true;
  readonly deprecated?: string;
  readonly gone?: string;
  readonly instead?: string;
  readonly access?: "confirm" | "internal";
  readonly tags?: readonly string[];
  readonly role?: string;
  readonly example?: string;
  readonly parameters?: readonly Parameter[];
  readonly fragment?: FragmentParts;
  /** The rank of each part of the path that is no literal; behind it that of the segments which its string also takes. */
  readonly ranks?: readonly (number | readonly [number, number])[];
  /** The place of its fragment in the order of precedence, from 0; absent for 0. */
  readonly fragmentRank?: number;
}

interface Shown {
  readonly message: string;
  readonly fix?: string;
  readonly link?: string;
  readonly method?: string;
}

interface Finding extends Shown {
  readonly severity: "error" | "warning" | "accepted";
  readonly kind: string;
  readonly code: string;
  readonly routes: readonly number[];
}

interface Subject {
  readonly name: string;
  readonly template: string;
}

interface Change extends Shown {
  readonly kind: string;
  readonly verdict: string;
  readonly old?: Subject;
  readonly new?: Subject;
  readonly route?: number;
}

interface PageData {
  readonly title: string;
  readonly errors?: readonly string[];
  /** Those that the table lists come first, then those that only routes name. */
  readonly origins: readonly string[];
  readonly listed: number;
  readonly isDeclared?: true;
  readonly isStrict?: true;
  readonly plusIsSpace?: true;
  readonly areLenient?: boolean;
  /** The most that a link may have. */
  readonly limits: { readonly bytes: number; readonly segments: number; readonly queryItems: number };
  /** In the order of precedence. */
  readonly types: readonly TypeData[];
  /** Where names are given more than once: the place of each route in the table. */
  readonly declared?: readonly number[];
  /** Where the routes stand in the order of declaration: the numbers of the routes, the most specific first. */
  readonly specific?: readonly number[];
  /** The one that wins first, as far as that does not depend on the link. */
  readonly routes: readonly Route[];
  readonly findings: readonly Finding[];
  /** How many findings are left out. */
  readonly omitted?: number;
  readonly comparison?: { readonly old: string; readonly verdict: string; readonly changes: readonly Change[] };
}

/** Of the module: a route is named by its number. */
declare function match(
  url: string,
  method?: string,
): { readonly route: string; readonly values: Readonly<Record<string, unknown>> } | null;
declare const links: Readonly<Record<string, (values: object, options?: { readonly origin?: string }) => string>>;

// There are many routes, so their data is short: here it becomes what the types above say.

type PartData =
  | Piece
  | readonly Piece[]
  | { readonly kind: "*" }
  | { readonly kind: "rest" | "raw"; readonly slot: number }
  | { readonly kind?: undefined; readonly optional: BranchData }
  | { readonly kind?: undefined; readonly either: readonly BranchData[] };

type BranchData =
  | readonly PartData[]
  | { readonly path?: readonly PartData[]; readonly query?: readonly QueryPartData[] };

type QueryPartData =
  | Item
  | { readonly rest: number }
  | { readonly rest?: undefined; readonly optional: Item }
  | { readonly rest?: undefined; readonly either: readonly Item[] };

type ParameterData = readonly [name: string, type: number, standard?: string | readonly string[] | null];

const isGroup = (part: Part): part is Group => typeof part === "object" && "branches" in part;

function part(from: PartData): Part {
  if (typeof from !== "object" || Array.isArray(from)) return from as Part;
  if ("optional" in from) return { kind: "optional", branches: [branch(from.optional)] };
  if ("either" in from) return { kind: "either", branches: from.either.map(branch) };
  return from as Part;
}

function queryPart(from: QueryPartData): QueryPart {
  if ("optional" in from) return { isOptional: true, items: [from.optional] };
  return "either" in from ? { items: from.either } : from;
}

function branch(from: BranchData): Branch {
  const { path = [], query = [] } = Array.isArray(from)
    ? { path: from }
    : (from as Exclude<BranchData, readonly PartData[]>);
  return { path: path.map(part), query: query.map(queryPart) };
}

function parameter([name, type, standard]: ParameterData): Parameter {
  return {
    name,
    type,
    ...(standard === null ? { isUnknown: true } : standard === undefined ? {} : { default: standard }),
  };
}

const route = (from: Route, number: number): Route => ({
  ...from,
  number,
  ...branch(from as BranchData),
  ...(from.parameters ? { parameters: (from.parameters as unknown as ParameterData[]).map(parameter) } : {}),
  ...(from.fragment ? { fragment: { ...from.fragment, ...branch(from.fragment as BranchData) } } : {}),
});

const packed = JSON.parse((document.getElementById("data") as HTMLElement).textContent as string);
const raw = unpacked(packed) as PageData;
const data: PageData = { ...raw, routes: raw.routes.map(route) };
