// What was most likely meant by a text that is no link of the table: without what was copied along, or with an origin of the table.

interface MeantLink {
  readonly text: string;
  /** What differs in the origin, as sentences. */
  readonly obstacles: readonly string[];
}

const WRAPPING =
  /^[ \t\r\n\u00a0\ufeff"'`<>\u201c\u201d\u2018\u2019]+|[ \t\r\n\u00a0\ufeff"'`<>\u201c\u201d\u2018\u2019]+$/g;
/** The cost of a scheme or a host that is another word. */
const OTHER_WORD = 100;

/** An origin as it is spelled, whether or not the table lists it. */
interface SpelledOrigin {
  readonly scheme: string;
  /** Whether an authority follows that is no segment. */
  readonly isWeb: boolean;
  readonly host: string;
  /** With its colon; empty if there is none. */
  readonly port: string;
  readonly rest: string;
}

function spelledOrigin(text: string, asWeb = false): SpelledOrigin | undefined {
  const [, scheme, after = ""] = /^([A-Za-z][A-Za-z0-9+.-]*):\/\/([^]*)$/.exec(text) ?? [];
  if (scheme === undefined) return undefined;
  const isWeb = asWeb || isWebScheme(folded(scheme));
  const end = isWeb ? after.search(/[/?#]|$/) : 0;
  const [host, port] = cutPort(after.slice(0, end));
  return { scheme, isWeb, host, port, rest: after.slice(end) };
}

/** What was meant by a text after a fault, the most likely first. */
function meantBy(text: string, fault: Fault | undefined): MeantLink[] {
  const reason = fault?.reason;
  if (utf8(text).length > data.limits.bytes || reason === "script" || reason === "scriptRest") return [];
  const bare = text.replace(WRAPPING, "");
  const dropped = text.length - text.replace(new RegExp(WRAPPING.source.split("+|")[0] + "+"), "").length;
  const found: MeantLink[] = bare !== text && bare !== "" ? [{ text: bare, obstacles: [] }] : [];
  if (!fault) return found;
  if (reason === "emptySegment") {
    const at = Math.max(0, fault.at - dropped);
    const end = at + bare.slice(at).search(/[?#]|$/);
    const path = bare.slice(0, at).endsWith("/") ? bare.slice(at, end).replace(/^\/+/, "") : bare.slice(at, end);
    return [...found, { text: bare.slice(0, at) + path.replace(/\/+/g, "/") + bare.slice(end), obstacles: [] }];
  }
  const colon = bare.indexOf(":");
  if (reason === "slashesAfterScheme" && colon >= 0) {
    const scheme = bare.slice(0, colon);
    if (origins.some((origin) => origin.scheme === scheme.toLowerCase()))
      found.push({ text: `${scheme}://${bare.slice(colon + 1).replace(/^\/+/, "")}`, obstacles: [] });
  }
  if (["tooLong", "tooManySegments", "tooManyItems"].includes(reason as string)) return found;
  return [...found, ...(spelledOrigin(bare) ? withOtherOrigin(bare) : withOrigin(bare))];
}

const allOrigins = (): string => data.origins.join(" or ");

/** A text without origin, with one of the table before it. */
function withOrigin(bare: string): MeantLink[] {
  const path = bare.replace(/^\/+/, "");
  const obstacles = [`The link has no origin; expected ${allOrigins()}.`];
  const links = data.origins.flatMap((origin, number) => {
    const { form } = originAt(number);
    if (form === "compact") return [];
    return [form === "path" ? `/${path}` : `${origin}${origin.endsWith("/") ? "" : "/"}${path}`];
  });
  return [...links, `https:${bare.startsWith("//") ? "" : "//"}${bare}`].map((text) => ({ text, obstacles }));
}

/** A text of an origin that the table does not list, with each of its own instead: first those that look like it. */
function withOtherOrigin(text: string): MeantLink[] {
  const changes = origins.map((_, number) => changed(text, number)).filter((one) => one !== undefined) as Changed[];
  return [...changes].sort((left, right) => left.cost - right.cost);
}

type Changed = MeantLink & { readonly cost: number };

/** The link at another origin, and what differs; undefined if that has no such links. */
function changed(text: string, number: number): Changed | undefined {
  const origin = originAt(number);
  const own = spelledOrigin(text, origin.form === "web" || origin.form === "host");
  if (!own || origin.form === "compact") return undefined;
  let cost = 0;
  let obstacles: string[] = [];
  const compare = (part: string, word: string, wanted: string) => {
    if (word.toLowerCase() === wanted) return;
    const slips = slipsBetween(word, wanted);
    cost += slips ?? OTHER_WORD;
    const hint = slips === undefined ? `expected ${quoted(wanted)}.` : `did you mean ${quoted(wanted)}?`;
    obstacles.push(`The ${part} is ${quoted(word)}; ${hint}`);
  };
  let prefix: string;
  let { rest } = own;
  if (origin.form === "path" || origin.form === "scheme") {
    const web = spelledOrigin(text);
    // What stands in a link of a custom scheme where a host would is its first segment.
    if (web) rest = web.isWeb ? web.rest.replace(/^\/+/, "") : web.rest;
    if (origin.form === "path" || web?.isWeb) cost = 4 * OTHER_WORD;
    else compare("scheme", own.scheme, origin.scheme);
    prefix = origin.form === "path" ? "/" : `${origin.scheme}://`;
  } else {
    compare("scheme", own.scheme, origin.scheme);
    const host = hostLike(own.host, origin);
    if (host === undefined) return undefined;
    compare("host", own.host, host);
    if (portOf(own.port, origin.scheme) !== origin.port) {
      cost += 1;
      const found = own.port === "" ? `The link has no port; ` : `The port is ${quoted(own.port.slice(1))}; `;
      obstacles.push(`${found}expected "${origin.port}".`);
    }
    prefix = prefixOf(origin.scheme, host, origin.port);
  }
  if (cost >= OTHER_WORD) {
    const found = `${own.scheme}://${own.host}${own.port}`;
    obstacles = [`The origin is ${quoted(found)}; expected ${allOrigins()}.`];
  }
  return { text: prefix + rest, cost, obstacles };
}

/** The host of an origin's links that is most like a host; undefined if that has too few labels for it. */
function hostLike(host: string, { host: suffix, isWildcard }: OriginData): string | undefined {
  if (!isWildcard) return suffix;
  if (suffix === "") return host.toLowerCase();
  const labels = host.toLowerCase().split(".");
  const count = suffix.split(".").filter((label) => label !== "").length;
  return labels.length > count ? labels.slice(0, -count).join(".") + suffix : undefined;
}

const HIDDEN_LETTER = /(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;

/** A link as a person can paste it: with an escape for what would not show; undefined for compact text, which has none. */
function pasteable(text: string): string | undefined {
  if (!new RegExp(HIDDEN_LETTER, "u").test(text)) return text;
  return text.startsWith("/") || text.includes("://") ? text.replace(HIDDEN_LETTER, encodeURIComponent) : undefined;
}
