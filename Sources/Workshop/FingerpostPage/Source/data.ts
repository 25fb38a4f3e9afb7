// What the page is made of: `PageData` writes it. What a lock file has, too, has the same names there.

interface TypeData {
  readonly name: string;
  /** As a lock names it, if that is another name. */
  readonly values?: string;
  /** What it reads, in words. */
  readonly words: string;
  readonly sample?: string;
  readonly isArray?: true;
  readonly isInteger?: true;
  readonly members?: readonly string[];
}

interface Parameter {
  readonly name: string;
  readonly type: TypeData;
  /** Whether every link has it. */
  readonly isNeeded: boolean;
  readonly default?: string | readonly string[];
  /** Whether there is a default that only the app knows. */
  readonly isUnknown?: true;
}

interface Route {
  readonly name: string;
  readonly method?: string;
  /** Without method and flags. */
  readonly template: string;
  readonly flags?: string;
  /** The numbers of its own origins. */
  readonly origins?: readonly number[];
  readonly deprecated?: string;
  readonly gone?: string;
  readonly instead?: string;
  readonly access?: "confirm" | "internal";
  readonly tags?: readonly string[];
  /** Its place among the routes whose order decides. */
  readonly order?: number;
  readonly role?: string;
  readonly example?: string;
  readonly parameters: readonly Parameter[];
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
  /** What a lock has before the routes. */
  readonly table: { readonly origins: readonly string[] };
  /** Those that the table lists come first, then those that only routes name. */
  readonly origins: readonly string[];
  readonly isDeclared?: true;
  readonly types: readonly TypeData[];
  /** The one that wins first, as far as that does not depend on the link. */
  readonly routes: readonly Route[];
  readonly findings: readonly Finding[];
  /** How many findings are left out. */
  readonly omitted?: number;
  readonly comparison?: { readonly old: string; readonly verdict: string; readonly changes: readonly Change[] };
}

/** There are many parameters, so their data is short. */
type ParameterData = readonly [
  name: string,
  type: number,
  isNeeded: 0 | 1,
  standard?: string | readonly string[] | null,
];

type RouteData = Omit<Route, "parameters"> & { readonly parameters?: readonly ParameterData[] };

const text = (id: string): string => (document.getElementById(id) as HTMLElement).textContent as string;

const written = JSON.parse(text("data")) as Omit<PageData, "routes"> & { readonly routes: readonly RouteData[] };

const parameter = ([name, type, isNeeded, standard]: ParameterData): Parameter => ({
  name,
  type: written.types[type] as TypeData,
  isNeeded: isNeeded === 1,
  ...(standard === null ? { isUnknown: true } : standard === undefined ? {} : { default: standard }),
});

const data: PageData = {
  ...written,
  routes: written.routes.map((route) => ({ ...route, parameters: (route.parameters ?? []).map(parameter) })),
};

/** The texts of the origins at which a route answers. */
const originsOf = ({ origins }: Route): readonly string[] =>
  origins?.map((number) => data.origins[number] as string) ?? data.table.origins;

/** Whether a text begins with a scheme of the table: `shop://…`, `geo:…`. */
const hasScheme = (link: string): boolean =>
  data.origins.some(
    (origin) => /^[a-z][^:]*:/.test(origin) && link.toLowerCase().startsWith(origin.replace(/:.*/, ":")),
  );

/** A template as answers name it. */
const whole = ({ method, template, flags }: Route): string =>
  [method, template, flags === undefined ? undefined : `[${flags}]`].filter((word) => word !== undefined).join(" ");

/** The table as a lock file, which the engine reads. */
const lock = (): string =>
  JSON.stringify({
    schema: 1,
    tables: [
      {
        ...data.table,
        routes: data.routes.map((route) => ({
          name: route.name,
          method: route.method,
          template: route.template,
          flags: route.flags,
          origins: originsOf(route),
          order: route.order,
          parameters: route.parameters.map(({ type }) => ({ type: type.values ?? type.name })),
        })),
      },
    ],
  });
