// The origins of a table: which of them a host belongs to, as `OriginSet` of the engine has it.

type Form = "path" | "compact" | "scheme" | "web" | "host";

interface OriginData {
  readonly form: Form;
  readonly scheme: string;
  /** Without the `*`; the host of the form `host` is captured as the first segment. */
  readonly host: string;
  readonly isWildcard: boolean;
  readonly port: number;
}

/** What the links of an origin begin with, `*` for a captured host. */
interface Source {
  readonly form: Form;
  readonly prefix: string;
  /** The numbers of the origins of the table that it belongs to. */
  readonly fitting: readonly number[];
}

const isWebScheme = (scheme: string): boolean => scheme === "https" || scheme === "http";
const usualPort = (scheme: string): number => (scheme === "https" ? 443 : 80);

/** `host[:port]`, cut at the colon of the port. */
function cutPort(authority: string): [host: string, port: string] {
  const end = Math.max(authority.lastIndexOf(":"), authority.lastIndexOf("]"));
  return authority[end] === ":" ? [authority.slice(0, end), authority.slice(end)] : [authority, ""];
}

/** The number of `:port`, the usual one if there is none; undefined for what is no port. */
function portOf(text: string, scheme: string): number | undefined {
  if (text.length < 2) return usualPort(scheme);
  return /^:[0-9]{1,5}$/.test(text) && Number(text.slice(1)) <= 65535 ? Number(text.slice(1)) : undefined;
}

/** A host as browsers write it: an IPv6 address has one spelling. Undefined for brackets with another text. */
function writtenHost(host: string): string | undefined {
  if (!host.startsWith("[")) return host;
  try {
    return /^\[[0-9a-f:.]*\]$/.test(host) ? new URL(`http://${host}`).hostname : undefined;
  } catch {
    return undefined;
  }
}

const origins: readonly OriginData[] = data.origins.map((text) => {
  const none = { scheme: "", host: "", isWildcard: false, port: 0 };
  if (text === "/") return { ...none, form: "path" };
  if (text === ":") return { ...none, form: "compact" };
  const [scheme = "", authority = ""] = text.split("://");
  if (!isWebScheme(scheme)) return { ...none, form: "scheme", scheme };
  const isCaptured = authority.startsWith("{");
  const [name, digits] = cutPort(folded(isCaptured ? authority.replace(/^[^}]*\}/, "*") : authority));
  const host = writtenHost(name) ?? name;
  const isWildcard = host.startsWith("*");
  return {
    form: isCaptured ? "host" : "web",
    scheme,
    host: isWildcard ? host.slice(1) : host,
    isWildcard,
    port: portOf(digits, scheme) ?? 0,
  };
});

const originAt = (number: number): OriginData => origins[number] as OriginData;
const originsWhere = (fits: (origin: OriginData) => boolean): number[] =>
  origins.map((_, number) => number).filter((number) => fits(originAt(number)));

/** The numbers of the origins at which a route answers. */
const originsOf = (route: Route): readonly number[] =>
  route.origins ?? data.origins.map((_, index) => index).filter((index) => index < data.listed);

/** Orders the origins that fit one host, best first: exact, then by the longer suffix, then any host. */
const hostRank = ({ form, host, isWildcard }: OriginData): number =>
  isWildcard ? 2 ** 31 - 1 - host.length : form === "web" ? 0 : -1;

const isCapturable = (text: string): boolean => /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(text);

function holdsHost(origin: OriginData, scheme: string, host: string, port: number): boolean {
  if (origin.scheme !== scheme || origin.port !== port || !(origin.form === "web" || origin.form === "host"))
    return false;
  if (!origin.isWildcard) return origin.host === host;
  if (host.length <= origin.host.length || !host.endsWith(origin.host)) return false;
  return isCapturable(host.slice(0, host.length - origin.host.length)) || (origin.form === "web" && host[0] === "[");
}

const prefixOf = (scheme: string, host: string, port: number): string =>
  `${scheme}://${host}${port === usualPort(scheme) ? "" : `:${port}`}`;

/** How the links of a host are read, and how much of the host is the first segment; undefined if no origin fits. */
function sourceOfHost(scheme: string, host: string, port: number): (Source & { captured: number }) | undefined {
  const all = originsWhere((origin) => holdsHost(origin, scheme, host, port));
  const order = (number: number) => hostRank(originAt(number)) * 2 + (originAt(number).form === "host" ? 1 : 0);
  const best = [...all].sort((left, right) => order(left) - order(right))[0];
  if (best === undefined) return undefined;
  const origin = originAt(best);
  if (origin.form === "web") {
    const fitting = all.filter((number) => originAt(number).form === "web");
    return { form: "web", prefix: prefixOf(scheme, host, port), fitting, captured: 0 };
  }
  const captured = host.length - origin.host.length;
  return { form: "host", prefix: prefixOf(scheme, "*" + origin.host, port), fitting: [best], captured };
}

/** The source to print links for at an origin; undefined for a wildcard, whose host is not known. */
function sourceAt(number: number): Source | undefined {
  const { form, scheme, host, isWildcard, port } = originAt(number);
  switch (form) {
    case "path":
    case "compact":
      return { form, prefix: "", fitting: [number] };
    case "scheme":
      return {
        form,
        prefix: `${scheme}://`,
        fitting: originsWhere((one) => one.form === form && one.scheme === scheme),
      };
    case "web":
      return isWildcard ? undefined : sourceOfHost(scheme, host, port);
    case "host":
      return { form, prefix: prefixOf(scheme, "*" + host, port), fitting: [number] };
  }
}
