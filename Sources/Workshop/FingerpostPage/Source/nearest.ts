// Why no route reads a link, what is near, and a link that would match: `LinkExplanation` of the engine.

interface NearRoute {
  readonly number: number;
  /** Everything that keeps the route from reading the link. */
  readonly obstacles: readonly string[];
}

interface Miss {
  /** What is wrong with the link as a whole. */
  readonly lines: readonly string[];
  /** Where reading stopped, if it did. */
  readonly at?: number | undefined;
  /** What differs in the link from the nearest route. */
  readonly spans?: readonly Span[];
  readonly near: readonly NearRoute[];
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

/** The number of the route that answers, and is not gone; undefined if none does. */
function answer(link: string, method: string): number | undefined {
  const found = match(link, method);
  const number = found ? Number(found.route) : undefined;
  return number === undefined || data.routes[number]?.gone !== undefined ? undefined : number;
}

function fixed(link: string | undefined, method: string): Fix | undefined {
  // Nobody could paste compact text with letters that do not show.
  if (link === undefined || pasteable(link) !== link) return undefined;
  const number = answer(link, method);
  return number === undefined ? undefined : { link, method, number };
}

/** Of the links that answer for equally near routes, the one that differs from the text in the fewest letters; a deprecated link only if there is no other. */
function fixOf(near: readonly Near[], link: Scan, method: string): Fix | undefined {
  let best: { readonly fix: Fix; readonly points: number; readonly order: number } | undefined;
  for (const one of near.slice(0, MOST_SHOWN)) {
    if (best && best.points < one.distance.differs) break;
    const route = data.routes[one.number] as Route;
    const fix = fixed(corrected(one, link), allowsMethod(route, method) ? method : (route.method ?? method));
    if (!fix) continue;
    const letters = editDistance(utf8(link.text).slice(0, 256), utf8(fix.link).slice(0, 256));
    const order = letters + (data.routes[fix.number]?.deprecated !== undefined ? 1000 : 0);
    if (!best || order < best.order) best = { fix, points: one.distance.differs, order };
  }
  return best?.fix;
}

/** What is wrong with the query, if nothing else keeps a route from reading the link. */
function badQuery(link: Scan, method: string): string | undefined {
  if (link.source.form === "compact") return undefined;
  let best: { readonly route: Route; readonly ranks: readonly number[]; readonly misread: readonly QueryPart[] }[] = [];
  data.routes.forEach((route) => {
    if (route.gone !== undefined || !allowsMethod(route, method) || !answersAt(route, link)) return;
    if (!allowsColon(route, link) || !readFragment(route, link)) return;
    const path = readPath(route, link, () => true, true);
    if (!path) return;
    const [first] = best;
    if (first && comesBefore(path.ranks, first.ranks)) best = [];
    else if (first && comesBefore(first.ranks, path.ranks)) return;
    for (const steps of path.ends)
      best.push({ route, ranks: path.ranks, misread: steps.filter((step) => !readStep(route, step, link.items)) });
  });
  const sorted = best.sort((left, right) =>
    left.misread.length !== right.misread.length
      ? left.misread.length - right.misread.length
      : left.route.shape < right.route.shape
        ? -1
        : 1,
  );
  const [
    {
      route,
      misread: [step],
    } = { route: undefined, misread: [] },
  ] = sorted;
  return route && step ? queryFault(route, step, link) : undefined;
}

/** What keeps a part of a query from reading. */
function queryFault(route: Route, step: QueryPart, link: Scan): string {
  const items = itemsOf(step);
  const given = items.find((item) => occurrences(item, link.items).length > 0);
  if (!given) return `the query item ${items.map(([key]) => quoted(key)).join(" or ")} is missing`;
  const [key, value] = given;
  const count = occurrences(given, link.items).length;
  if (count > 1 && !isArrayPiece(route, value)) return `the query item "${key}" is given ${count} times`;
  if (typeof value === "string") return `the query item "${key}" has another value`;
  const type = parameterType(route, value);
  const element = type.isArray ? type.name.replace(/^\[|\]$/g, "") : type.name;
  return `the value of "${parameterOf(route, value).name}" does not read as ${element}`;
}

/** The methods of the routes that read a link; GET brings HEAD with it. */
function allowedMethods(link: string, method: string): string[] {
  const all = [...new Set(data.routes.flatMap(({ method }) => method ?? []))];
  const read = readers(link, method);
  const allowed = all.filter((one) => {
    const first = read.find(({ route }) => allowsMethod(route, one));
    return first && first.route.gone === undefined;
  });
  return [...new Set(allowed.includes("GET") ? [...allowed, "HEAD"] : allowed)].sort();
}

/** What is wrong with a link that routes of other methods read. */
function ofOtherMethods(link: string, method: string): string | undefined {
  const allowed = allowedMethods(link, method);
  return allowed.length > 0 ? `No route matches ${method}; allowed: ${allowed.join(", ")}.` : undefined;
}

/** What is wrong with a link that no route reads. */
function headline(link: Scan, method: string, bad: string | undefined): string {
  if (bad !== undefined) return `No route matches: ${bad}.`;
  return ofOtherMethods(link.text, method) ?? "No route matches.";
}

/** Why no route reads a link. */
function missOf(text: string, method: string): Miss {
  const link = scanned(text, method);
  return link instanceof Fault ? missOfFault(text, method, link) : missOfLink(link, method);
}

/** A link, or what is wrong with its text: a route may read it, but for a rest that is a script. */
function scanned(text: string, method: string): Scan | Fault {
  const [first] = readers(text, method).filter(({ route }) => allowsMethod(route, method));
  const script = first && scriptOffset(first);
  return script === undefined ? caught(() => scan(text)) : new Fault("scriptRest", script);
}

/** The segments of a link that are others than a route expects. */
const differingSpans = (near: Near | undefined, link: Scan): Span[] =>
  (near?.distance.slips ?? []).flatMap((slip) =>
    slip.kind === "value" || slip.kind === "parameter" || slip.kind === "tooMany"
      ? (link.segments[slip.segment] ?? [])
      : [],
  );

function missOfLink(link: Scan, method: string): Miss {
  const bad = badQuery(link, method);
  // If a route reads all but the query, routes of other methods explain nothing.
  let near = nearTo(link, method, bad !== undefined, false);
  const isNear = near.length > 0;
  if (!isNear) near = nearTo(link, method, bad !== undefined, true);
  const shown = near.slice(0, MOST_SHOWN);
  const lines = [headline(link, method, bad)];
  if (lines[0] === "No route matches." && near.length === 0) lines.push("No route is close to it.");
  const meant = meantBy(link.text, undefined).map(({ text }) => fixed(pasteable(text), method));
  return {
    lines,
    spans: isNear ? differingSpans(near[0], link) : [],
    near: shown.map((one) => ({ number: one.number, obstacles: obstaclesOf(one, link, method) })),
    isNear,
    omitted: near.length - shown.length,
    fix: meant.find((one) => one !== undefined) ?? fixOf(near, link, method),
  };
}

/** A text that was meant, why no route reads it, and how far it is from one that does. */
interface Meant {
  readonly one: MeantLink;
  readonly miss?: Miss;
  readonly distance: number;
}

const NOTHING: Miss = { lines: [], near: [], isNear: false, omitted: 0 };

/** Why a text is no link of the table, and what was meant. */
function missOfFault(text: string, method: string, fault: Fault): Miss {
  const meant = meantBy(text, fault);
  const answered = meant.find((one) => answer(one.text, method) !== undefined);
  const read = (answered ? [answered] : meant.slice(0, 4)).flatMap((one): Meant[] => {
    if (one === answered) return [{ one, distance: 0 }];
    const isGone = match(one.text, method) !== null;
    const link = scanned(one.text, method);
    if (!isGone && link instanceof Fault) return [];
    const miss = link instanceof Fault || isGone ? NOTHING : missOfLink(link, method);
    const [first] = miss.near;
    return [{ one, miss, distance: first ? first.obstacles.length + (miss.isNear ? 0 : 1000) : Infinity }];
  });
  const [chosen] = read.sort((left, right) =>
    left.distance < right.distance ? -1 : left.distance > right.distance ? 1 : 0,
  );
  const fix = chosen && (chosen.miss ? chosen.miss.fix : fixed(pasteable(chosen.one.text), method));
  // A text that is malformed is no link of a route, whatever was meant.
  const told = fault.reason === "unknownOrigin" ? chosen : undefined;
  // A route of another method may read the rest of the text as it is.
  const others = fault.reason === "scriptRest" ? undefined : ofOtherMethods(text, method);
  const lines =
    fault.reason !== "unknownOrigin"
      ? [others ?? `This is not a link: ${fault.message}.`]
      : [
          told && told.one.obstacles.length === 0 && fix
            ? "No route matches. Remove the text around the link."
            : "No route matches: the table has no links of this origin.",
          ...(told?.one.obstacles ?? []),
        ];
  return {
    lines,
    at: fault.reason === "unknownOrigin" || others !== undefined ? undefined : fault.at,
    near: told?.miss?.near ?? [],
    isNear: told?.miss?.isNear === true || (chosen !== undefined && chosen.miss === undefined),
    omitted: told?.miss?.omitted ?? 0,
    fix,
  };
}
