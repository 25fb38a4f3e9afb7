// Why no route reads a link, and what comes near: the words of `LinkExplanation` and `Obstacle`.

interface Near {
  readonly number: number;
  readonly distance: Distance;
  /** Everything that keeps the route from reading the link. */
  readonly obstacles: readonly string[];
}

interface Miss {
  readonly headline: string;
  /** Where reading stopped, if it did. */
  readonly at?: number | undefined;
  readonly near: readonly Near[];
  readonly isNear: boolean;
  readonly omitted: number;
  /** A link that differs little, and a route reads. */
  readonly fix?: Fix | undefined;
}

interface Fix {
  readonly link: string;
  readonly method: string;
  readonly number: number;
}

const MOST_SHOWN = 10;

/** The number of the route that answers; undefined if none does. */
function answer(link: string, method: string): number | undefined {
  const found = match(link, method);
  return found ? Number(found.route) : undefined;
}

const fixed = (link: string | undefined, method: string): Fix | undefined => {
  const number = link === undefined ? undefined : answer(link, method);
  const isLive = number !== undefined && data.routes[number]?.gone === undefined;
  return isLive && link !== undefined ? { link, method, number } : undefined;
};

const quoted = (text: string): string => `"${text}"`;

/** What a part expects of a segment. */
const expected = (route: Route, take: Take): string => {
  const piece = take.pieces[0];
  if (take.kind === "literal") return quoted(String(piece));
  if (take.kind === "mixed") return quoted(mixedText(route, take, true));
  return take.kind === "capture" ? elementOf(route, piece as number).name : take.kind === "*" ? "a segment" : "string";
};

function itemObstacle(route: Route, part: QueryPart, link: Scan): string {
  const items = itemsOf(part);
  const given = items.find((item) => readItem(route, item, link.items).items.length > 0);
  if (!given) {
    const keys = items.map(([key]) => quoted(key)).join(" or ");
    const like = link.items.find((item) => items.some(([key]) => slipsBetween(item.key.text, key) !== undefined));
    return `query: expected ${keys}, found ${like ? quoted(like.key.text) : "nothing"}`;
  }
  const { state, items: found } = readItem(route, given, link.items);
  const texts = found.map((item) => quoted(item.value.text)).join(", ");
  const wanted =
    state === "repeated"
      ? "it once"
      : typeof given[1] === "string"
        ? quoted(given[1])
        : elementOf(route, given[1]).name;
  return `query item "${given[0]}": expected ${wanted}, found ${texts}`;
}

function fragmentObstacle(route: Route, link: Scan): string {
  const value = route.fragment?.value;
  const wanted =
    typeof value === "string"
      ? quoted(value)
      : typeof value === "number"
        ? elementOf(route, value).name
        : "other parts";
  return `fragment: expected ${wanted}, found ${link.fragment ? quoted(link.fragment.text) : "nothing"}`;
}

function obstaclesOf(number: number, distance: Distance, link: Scan, method: string): string[] {
  const route = data.routes[number] as Route;
  let missing = 0;
  return distance.slips.map((slip) => {
    switch (slip.kind) {
      case "value": {
        const { text } = link.segments[slip.segment] as Span;
        const members =
          slip.take.kind === "capture" ? elementOf(route, slip.take.pieces[0] as number).members : undefined;
        const meant = nearestWord(text, members ?? []);
        const hint = meant === undefined ? "" : `; did you mean ${quoted(meant)}?`;
        return `segment ${slip.segment + 1}: expected ${expected(route, slip.take)}, found ${quoted(text)}${hint}`;
      }
      case "missing": {
        if (slip.before < link.segments.length)
          return `before segment ${slip.before + 1}: expected ${expected(route, slip.take)}, found nothing`;
        missing += 1;
        return `segment ${link.segments.length + missing}: expected ${expected(route, slip.take)}, found nothing`;
      }
      case "tooMany":
        return `segment ${slip.segment + 1}: ${quoted((link.segments[slip.segment] as Span).text)} is one too many`;
      case "item":
        return itemObstacle(route, slip.part, link);
      case "fragment":
        return fragmentObstacle(route, link);
      case "method":
        return `method: expected ${route.method}, found ${method}`;
      case "origin": {
        const own = route.isWebOnly
          ? "a web origin"
          : originsOf(route)
              .map((origin) => data.origins[origin])
              .join(" or ");
        return `origin: expected ${own}, found ${quoted(data.origins[link.fitting[0] ?? 0] ?? "")}`;
      }
    }
  });
}

const originsOf = (route: Route): readonly number[] =>
  route.origins ?? data.origins.map((_, index) => index).filter((index) => index < data.listed);

/** Text as a segment of a link. */
const escapedSegment = (text: string): string =>
  encodeURIComponent(text).replace(/%(?:2[14678ABC]|3[ABD]|40)/g, decodeURIComponent);

/** A link that differs as little as a route needs. */
function corrected({ number, distance }: Near, link: Scan): string | undefined {
  const route = data.routes[number] as Route;
  const isElsewhere = distance.slips.some(({ kind }) => kind === "origin");
  const form = isElsewhere ? origins[originsOf(route)[0] ?? 0]?.form : link.form;
  if (form === undefined || form === "host" || link.form === "host") return undefined;
  let start = link.text.slice(0, link.pathStart);
  if (isElsewhere) {
    const own = data.origins[originsOf(route)[0] ?? 0] as string;
    start = own === "/" || own === ":" ? "" : own;
  }
  const path = distance.segments
    .map((segment) => (form === "compact" ? segment : escapedSegment(segment)))
    .join(form === "compact" ? ":" : "/");
  const hash = link.text.indexOf("#", link.pathEnd);
  const query = link.text
    .slice(link.pathEnd, hash < 0 ? undefined : hash)
    .slice(1)
    .split("&")
    .filter((item) => item !== "");
  for (const slip of distance.slips) {
    if (slip.kind !== "item") continue;
    const [item] = itemsOf(slip.part);
    if (!item) continue;
    const kept = query.filter((one) => decodeURIComponent(one.split("=")[0] as string) !== item[0]);
    query.splice(0, query.length, ...kept);
    const text = typeof item[1] === "string" ? item[1] : (elementOf(route, item[1]).sample ?? "a");
    query.push(`${encodeURIComponent(item[0])}=${encodeURIComponent(text)}`);
  }
  const { fragment } = route;
  const wanted = typeof fragment?.value === "string" ? fragment.value : "a";
  const anchor = distance.slips.some(({ kind }) => kind === "fragment")
    ? `#${wanted}`
    : hash < 0
      ? ""
      : link.text.slice(hash);
  const slash = form === "web" || form === "path" ? "/" : "";
  return start + slash + path + (query.length === 0 ? "" : `?${query.join("&")}`) + anchor;
}

/** The routes that come near to a link, the nearest first. */
function nearTo(link: Scan, method: string, most: number): Near[] {
  if (link.segments.length > MOST_SEGMENTS) return [];
  const isFar = most > MOST_OF_NEAR;
  const near: Near[] = [];
  data.routes.forEach((_, number) => {
    const distance = distanceTo(number, link, method, most);
    if (!distance) return;
    const counts = isFar
      ? link.segments.length > 0 && distance.agrees >= 4
      : distance.differs <= Math.min(MOST_OF_NEAR, distance.agrees);
    if (counts) near.push({ number, distance, obstacles: obstaclesOf(number, distance, link, method) });
  });
  const sorted = near.sort((left, right) =>
    isLess(left.distance, right.distance) ? -1 : isLess(right.distance, left.distance) ? 1 : left.number - right.number,
  );
  const closest = sorted[0]?.distance.differs ?? 0;
  const limit = isFar ? closest + 3 : closest === 0 ? 0 : MOST_OF_NEAR;
  return sorted.filter(({ distance }) => distance.differs <= limit);
}

/** What comes along when a link is copied. */
const WRAPPING = /^[\s\ufeff"'`<>\u201c\u201d\u2018\u2019]+|[\s\ufeff"'`<>\u201c\u201d\u2018\u2019]+$/g;

/** What was most likely meant by a text that is no link of the table: without what was copied along, or of another origin. */
function meant(text: string, isForeign: boolean): string[] {
  const bare = text.replace(WRAPPING, "");
  const candidates = bare !== text && bare !== "" ? [bare] : [];
  if (!isForeign) {
    const withSlashes = bare.replace(/^([A-Za-z][A-Za-z0-9+.-]*):\/?(?!\/)/, "$1://");
    return [...candidates, withSlashes, bare.replace(/([^:/])\/{2,}/g, "$1/")];
  }
  const [, scheme, authority = "", path = ""] = /^([A-Za-z][A-Za-z0-9+.-]*):\/\/([^/?#]*)([^]*)$/.exec(bare) ?? [];
  const behindHost = path.replace(/^\//, "");
  const isWeb = scheme !== undefined && isWebScheme(folded(scheme));
  const rests =
    scheme === undefined ? [bare.replace(/^\//, "")] : isWeb ? [behindHost] : [authority + path, behindHost];
  const below = /^([A-Za-z0-9-]+)\./.exec(authority)?.[1] ?? "a";
  const links = data.origins.flatMap((origin, index) => {
    const { form } = origins[index] as OriginData;
    const start = origin.replace(/\*$/, "a.example").replace("*", below);
    if (form === "compact" || form === "host") return [];
    return rests.map((rest) => (form === "path" ? "/" : form === "web" ? start + "/" : start) + rest);
  });
  if (scheme === undefined) return [...candidates, ...links, `https://${bare}`];
  const near = links.map((link) => ({ link, cost: editDistance(bare.slice(0, 128), link.slice(0, 128)) }));
  return [...candidates, ...near.sort((left, right) => left.cost - right.cost).map(({ link }) => link)];
}

/** Why a text is no link of the table, and what was meant. */
function missOfFault(text: string, method: string, { fault, at, isForeign }: ScanFault): Miss {
  const candidates = meant(text, isForeign === true);
  const headline = isForeign ? originHeadline(text) : `This is not a link: ${fault}.`;
  const miss = { headline, at: isForeign ? undefined : at, near: [], isNear: true, omitted: 0 };
  const fix = candidates.map((link) => fixed(link, method)).find((one) => one !== undefined);
  if (fix) return { ...miss, fix };
  // With the right origin, the path may still be a slip.
  for (const candidate of candidates.slice(0, 4)) {
    const link = scan(candidate);
    const near = isScan(link) ? nearTo(link, method, MOST_OF_NEAR) : [];
    if (near.length === 0 || !isScan(link)) continue;
    const found = near.map((one) => fixed(corrected(one, link), method)).find((one) => one !== undefined);
    return { ...miss, near: near.slice(0, MOST_SHOWN), fix: found };
  }
  return { ...miss, isNear: false };
}

/** Why no route reads a link. */
function missOf(text: string, method: string): Miss {
  const link = scan(text);
  const whole = isScan(link) ? link : scans(text)[0];
  const read = readers(text).filter(({ route }) => route.gone === undefined);
  if (!whole || !isScan(link)) return missOfFault(text, method, link as ScanFault);
  const methods = [
    ...new Set(read.map(({ route }) => route.method).filter((one): one is string => one !== undefined)),
  ].sort();
  if (methods.length > 0) {
    const near = nearTo(link, method, MOST_OF_NEAR);
    const fix = methods.map((one) => fixed(text, one)).find((one) => one !== undefined);
    return {
      headline: `No route matches ${method}; allowed: ${methods.join(", ")}.`,
      near: near.slice(0, MOST_SHOWN),
      isNear: true,
      omitted: 0,
      fix,
    };
  }
  let near = nearTo(link, method, MOST_OF_NEAR);
  const isNear = near.length > 0;
  if (!isNear) near = nearTo(link, method, MOST_OF_FAR);
  const fix = near
    .slice(0, MOST_SHOWN)
    .map((one) =>
      fixed(
        corrected(one, link),
        allowsMethod(data.routes[one.number] as Route, method) ? method : (data.routes[one.number]?.method ?? method),
      ),
    )
    .find((one) => one !== undefined);
  return {
    headline: "No route matches.",
    near: near.slice(0, MOST_SHOWN),
    isNear,
    omitted: Math.max(0, near.length - MOST_SHOWN),
    fix,
  };
}

function originHeadline(text: string): string {
  const spelled = /^\s*([A-Za-z][A-Za-z0-9+.-]*):\/\/([^/?#]*)/.exec(text);
  const [, scheme = "", host = ""] = spelled ?? [];
  if (!spelled) return `The link has no origin; expected ${data.origins.join(" or ")}.`;
  if (isWebScheme(folded(scheme))) {
    const near = nearestWord(
      host,
      origins.filter(({ form }) => form === "web").map((origin) => (origin.isWildcard ? "*" : "") + origin.host),
    );
    if (near !== undefined && near !== folded(host)) return `The host is "${host}"; did you mean "${near}"?`;
  } else {
    const near = nearestWord(
      scheme,
      origins.map((origin) => origin.scheme).filter((one) => one !== ""),
    );
    if (near !== undefined && near !== folded(scheme)) return `The scheme is "${scheme}"; did you mean "${near}"?`;
  }
  return `No route matches: the table has no links of this origin; expected ${data.origins.join(" or ")}.`;
}
