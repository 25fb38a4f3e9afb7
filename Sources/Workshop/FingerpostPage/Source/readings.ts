// What a route makes of a link: each value, where it stands, and which branch of each group was taken.

interface Reading extends Tally {
  readonly number: number;
  readonly route: Route;
  readonly link: Scan;
  readonly path: PathReading;
  readonly query: readonly QueryPart[];
  /** What each `*` took, by its part. */
  readonly wildcards: ReadonlyMap<Part, readonly string[]>;
  /** The items of the link that the route has no use for, and those that do not read and so count as missing. */
  readonly extra: readonly SpannedItem[];
  readonly unread: readonly SpannedItem[];
}

const allowsMethod = (route: Route, method: string): boolean =>
  route.method === undefined || route.method === method || (route.method === "GET" && method === "HEAD");

const isWebLink = ({ source: { form } }: Scan): boolean => form === "web" || form === "path" || form === "host";

/** Whether a route answers at the origin of a link. */
const answersAt = (route: Route, link: Scan): boolean =>
  (!route.isWebOnly || isWebLink(link)) && originsOf(route).some((origin) => link.source.fitting.includes(origin));

/** The first segments that may stand raw in the authority of a custom scheme although they hold a colon; true for any. */
function firstColons(parts: readonly Part[], route: Route): readonly string[] | true {
  const [part] = parts;
  if (part === undefined) return [];
  if (typeof part === "string") return [part];
  if (typeof part === "number") {
    const type = elementOf(route, part);
    return type.kind === "members" ? [] : (type.members ?? []);
  }
  if (!isGroup(part)) return "kind" in part || !part.some((one) => /:/.test(String(one))) ? [] : true;
  const inside = part.branches.map((branch) => firstColons(branch.path ?? [], route));
  // Without the group the next part is the first.
  if (part.kind === "optional") inside.push(firstColons(parts.slice(1), route));
  return inside.includes(true) ? true : inside.flatMap((one) => (one === true ? [] : one));
}

/** Whether the first segment of a route's links may be this one, if it holds a colon. */
function mayBeginWith(route: Route, segment: string): boolean {
  const colons = firstColons(route.path ?? [], route);
  if (colons === true) return true;
  const spelled = (text: string) => (route.ignoresCase ? folded(text) : text);
  return colons.some((text) => text.includes(":") && spelled(text) === spelled(segment));
}

const allowsColon = (route: Route, { hasColon, segments }: Scan): boolean =>
  !hasColon || mayBeginWith(route, segments[0]?.text ?? "");

function readingIn(number: number, link: Scan): Reading | undefined {
  const route = data.routes[number] as Route;
  if (!answersAt(route, link) || !allowsColon(route, link) || !readFragment(route, link)) return undefined;
  const path = readPath(route, link, (steps) => steps.every((step) => readStep(route, step, link.items)));
  const [query] = path?.ends ?? [];
  if (!path || !query) return undefined;
  const tally = newTally();
  for (const [group, choice] of path.choices) tally.choices.set(group, choice);
  tally.found.push(...path.taken.flatMap((taken) => valuesOf(route, taken, link.segments)));
  query.forEach((step) => readStep(route, step, link.items, 0, tally));
  readFragment(route, link, tally);
  const texts = ({ from, count }: Taken) => link.segments.slice(from, from + count).map((span) => span.text);
  const wildcards = path.taken.filter(({ take }) => take.kind === "*");
  const items = [...link.items, ...(route.fragment?.kind ? (cutFragment(route.fragment.kind, link)?.items ?? []) : [])];
  // The items of a fragment are cut anew each time, so they are known by where they stand.
  const uses = new Map([...tally.uses].map(([item, isRead]) => [item.key.start, isRead]));
  return {
    ...tally,
    ...{ number, route, link, path, query },
    wildcards: new Map(wildcards.map((taken) => [taken.take.part, texts(taken)])),
    extra: items.filter((item) => !uses.has(item.key.start)),
    unread: items.filter((item) => uses.get(item.key.start) === false),
  };
}

/** How a route by itself reads a link, whatever the method; undefined if it does not. */
function readingOf(number: number, all: readonly Scan[]): Reading | undefined {
  let best: Reading | undefined;
  for (const link of all) {
    const reading = readingIn(number, link);
    if (reading && (!best || (!data.isDeclared && comesBefore(reading.path.ranks, best.path.ranks)))) best = reading;
  }
  return best;
}

/** Where a rest begins that a browser would take for a script; undefined where none does. */
function scriptOffset({ path, link }: Reading): number | undefined {
  const taken = path.taken.find(({ take, from, count }) => {
    if (take.kind !== "rest" && take.kind !== "raw" && (take.tail === undefined || link.source.form !== "compact"))
      return false;
    const texts = link.segments.slice(from, from + count).map((span) => span.text);
    return isScript(link.source.form === "compact" ? texts.join(":") : (texts[0] as string));
  });
  return taken && link.segments[taken.from]?.start;
}

/** The routes that read a link by themselves, whatever the method, in the order in which they would answer. */
function readers(text: string, method: string): Reading[] {
  const all = scans(text);
  const found = data.routes
    .map((_, number) => readingOf(number, all))
    .filter((reading): reading is Reading => reading !== undefined);
  return found.sort((left, right) => comparedReadings(left, right, method));
}
