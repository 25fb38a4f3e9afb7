// Why one route comes before another that reads the link, too: the words of `DecidingRule` of the engine.

interface Label {
  readonly noun: string;
  readonly name: string;
}

const sameLabel = (text: string): Label => ({ noun: text, name: text });

/** Text as a template writes it: ASCII that is no letter of a literal is escaped. */
const escapedLiteral = (text: string): string =>
  text.replace(/[^A-Za-z0-9\-._~!$&'+,;=:@\u00a1-\uffff]/g, encodeURIComponent);

function typeLabel(type: TypeData): Label {
  const name = type.isArray ? type.name.replace(/^\[|\]$/g, "") : type.name;
  if (type.members && type.kind !== "members")
    return { noun: `a set of ${type.members.length}`, name: `the set ${name}` };
  return { noun: `${/^[aeio]/.test(name) ? "an" : "a"} ${name}`, name };
}

function labelOf(route: Route, take: Take, ignoresCase = route.ignoresCase === true): Label {
  const inAnyCase = ({ noun, name }: Label) => ({ noun: `${noun} in any case`, name: `${name} in any case` });
  const [piece] = take.pieces;
  switch (take.kind) {
    case "literal":
      return sameLabel(`the literal "${escapedLiteral(String(piece))}"`);
    case "mixed": {
      const label = sameLabel(`the segment "${labelText(route, take)}"`);
      return ignoresCase && /[a-z]/i.test(label.name) ? inAnyCase(label) : label;
    }
    case "*":
      return sameLabel('"*"');
    case "rest":
      return sameLabel('"{*rest}"');
    case "raw":
      return sameLabel('"{**rest}"');
    case "capture": {
      const type = elementOf(route, piece as number);
      const hasLetters = type.members?.some((member) => /[a-z]/i.test(member)) && type.kind !== "members";
      return ignoresCase && hasLetters ? inAnyCase(typeLabel(type)) : typeLabel(type);
    }
  }
}

/** A segment of literals and parameters without their names. */
const labelText = (route: Route, take: Take): string =>
  take.pieces
    .map((piece) => (typeof piece === "string" ? escapedLiteral(piece) : `{:${elementOf(route, piece).name}}`))
    .join("");

const order = (winner: Label, loser: Label): string =>
  winner.noun === loser.noun
    ? `${winner.name} comes before ${loser.name}`
    : `${winner.noun} comes before ${loser.noun}`;

/** The label that read a segment. */
function labelAt({ route, path, link }: Reading, segment: number): Label {
  const taken = path.taken.find(({ from, count }) => from <= segment && segment < from + count);
  if (!taken) return sameLabel("nothing");
  if (taken.take.tail !== undefined && segment > taken.from) return sameLabel("the rest of a string");
  // A literal equals the segment.
  if (taken.take.kind === "literal")
    return sameLabel(`the literal "${escapedLiteral((link.segments[segment] as Span).text)}"`);
  return labelOf(route, taken.take);
}

const itemLabel = (route: Route, value: Piece): Label =>
  typeof value === "string" ? sameLabel(`the literal "${escapedLiteral(value)}"`) : typeLabel(elementOf(route, value));

/** The items that a link must have, in the order in which they are compared. */
function requiredItems({ route, query, choices }: Reading): Item[] {
  const items = query
    .filter((part) => isRequired(route, part))
    .map((part) => itemsOf(part)[choices.get(part) ?? 0] as Item);
  const key = ([name, value]: Item) =>
    `${name}\0${typeof value === "string" ? `0${value}` : `1${elementOf(route, value).name}`}`;
  return items.sort((left, right) => (key(left) < key(right) ? -1 : 1));
}

const hasQueryRest = ({ query }: Reading): boolean => query.some(isRestOfQuery);

/** What decides between routes whose segments are read by equal labels, one after another. */
function criteria(reading: Reading, method: string): Record<string, unknown> {
  const { route, link, present, rest } = reading;
  const fitting = originsOf(route).filter((origin) => link.source.fitting.includes(origin));
  const { fragment } = route;
  const names = (part: QueryPart) => itemsOf(part).map(([key, value]) => [key, itemLabel(route, value).name]);
  const fragmentKey = fragment && [
    fragment.isOptional,
    fragment.kind,
    fragment.value === undefined ? undefined : itemLabel(route, fragment.value).name,
    fragmentTakes(route).map((take) => labelOf(route, take, false).name),
    (fragment.query ?? []).filter((part) => isRequired(route, part)).map(names),
    present[1],
  ];
  return {
    letters: route.ignoresCase ? 1 : 0,
    requiredCount: -requiredItems(reading).length,
    requiredItems: requiredItems(reading).map(([key, value]) => [key, itemLabel(route, value).name]),
    optionalCount: -present[0],
    queryRest: rest > 0 ? 0 : hasQueryRest(reading) ? 2 : 1,
    fragment: fragmentKey,
    host: Math.min(...fitting.map((origin) => hostRank(originAt(origin)))),
    method: route.method === undefined ? 2 : route.method === method ? 0 : 1,
    optionalGroups: optionalGroups(route) + (fragment ? optionalGroups(fragment) : 0) + (fragment?.isOptional ? 1 : 0),
    text: route.shape,
    origin: fitting[0],
  };
}

/** Negative if the left one of two readings comes first. */
function comparedReadings(left: Reading, right: Reading, method: string): number {
  const ranks = data.isDeclared ? 0 : inOrder(left.path.ranks, right.path.ranks);
  if (ranks !== 0 || data.isDeclared) return ranks;
  const [mine, theirs] = [criteria(left, method), criteria(right, method)];
  const [one, other] = [mine, theirs].map((all) => all[decisive(mine, theirs)]);
  // Where types or texts decide, the routes stand in that order.
  return typeof one === "number" && typeof other === "number" ? one - other : left.number - right.number;
}

/** The first criterion in which two readings differ. */
const decisive = (own: Record<string, unknown>, other: Record<string, unknown>): string =>
  Object.keys(own).find((key) => !isSame([own[key]], [other[key]])) ?? "origin";

function optionalGroups({ path = [], query = [] }: Branch): number {
  const groups = path.filter(isGroup);
  const inside = groups.flatMap(({ branches }) => branches.map(optionalGroups));
  const items = query.filter((part) => !isItem(part) && !isRestOfQuery(part) && part.isOptional);
  const own = groups.filter(({ kind }) => kind === "optional").length + items.length;
  return inside.reduce((sum, count) => sum + count, own);
}

/** Why a route comes before another that reads the same link. */
function reason(winner: Reading, loser: Reading, method: string): string {
  if (data.isDeclared) return "it was declared first";
  const [mine, theirs] = [winner.path.ranks, loser.path.ranks];
  const segment = mine.findIndex((rank, index) => index < theirs.length && rank !== theirs[index]);
  if (segment >= 0) return `segment ${segment + 1}: ${order(labelAt(winner, segment), labelAt(loser, segment))}`;
  if (mine.length !== theirs.length)
    return `segment ${mine.length + 1}: no segment comes before ${labelAt(loser, mine.length).noun}`;
  const [own, other] = [criteria(winner, method), criteria(loser, method)];
  switch (decisive(own, other)) {
    case "letters":
      return "it does not ignore case";
    case "requiredCount":
      return "it requires more query items";
    case "requiredItems":
      return itemReason(winner, loser);
    case "optionalCount":
      return "more of its optional query items are there";
    case "queryRest":
      return hasQueryRest(winner)
        ? "it takes the rest of the query"
        : "the query has no rest, which the other asks for";
    case "fragment":
      return fragmentReason(winner.route, loser.route);
    case "host":
      return hostReason(own["host"] as number);
    case "method":
      if (own["method"] === 1) return "it names GET, which answers HEAD";
      return other["method"] === 1 ? "it names HEAD, and not GET" : "it names the method";
    case "optionalGroups":
      return "it has fewer optional groups";
    case "text":
      return "its text comes first";
    default:
      return "its origin is listed first";
  }
}

const hostReason = (rank: number): string =>
  rank < 0 ? "it answers at bare paths" : rank === 0 ? "its host is exact" : "its host has a longer suffix";

function itemReason(winner: Reading, loser: Reading): string {
  const [mine, theirs] = [requiredItems(winner), requiredItems(loser)];
  const labels = (route: Route, [key, value]: Item) => [key, itemLabel(route, value).name];
  const index = mine.findIndex(
    (item, at) => !isSame(labels(winner.route, item), labels(loser.route, theirs[at] as Item)),
  );
  const [[key, value], [otherKey, otherValue]] = [mine[index] as Item, theirs[index] as Item];
  if (key !== otherKey) return `its query key "${key}" comes before "${otherKey}"`;
  return `query item "${key}": ${order(itemLabel(winner.route, value), itemLabel(loser.route, otherValue))}`;
}

function fragmentReason(winner: Route, loser: Route): string {
  const [mine, theirs] = [winner.fragment as FragmentParts, loser.fragment];
  const hasParts = mine.kind !== undefined || theirs?.kind !== undefined;
  if (!theirs)
    return hasParts
      ? "it reads the fragment"
      : typeof mine.value === "string"
        ? "its fragment is a literal"
        : "it captures the fragment";
  if (theirs.isOptional && !mine.isOptional) return "its fragment is not in parentheses";
  const noun = (route: Route, { kind, value }: FragmentParts): string => {
    if (kind === "path") return "a path";
    if (kind === "items") return "a list of items";
    if (value !== undefined) return itemLabel(route, value).noun;
    const [take] = fragmentTakes(route);
    return take ? labelOf(route, take, false).noun : "";
  };
  if (!hasParts)
    return `fragment: ${order(itemLabel(winner, mine.value as Piece), itemLabel(loser, theirs.value as Piece))}`;
  if (mine.kind !== theirs.kind || mine.kind === undefined)
    return `fragment: ${noun(winner, mine)} comes before ${noun(loser, theirs)}`;
  const [own, other] = [winner, loser].map((route) => fragmentTakes(route).map((take) => labelOf(route, take, false)));
  const segment = (own as Label[]).findIndex((label, index) => label.name !== (other as Label[])[index]?.name);
  const [one, another] = [own?.[segment], other?.[segment]];
  if (one && another) return `segment ${segment + 1} of the fragment: ${order(one, another)}`;
  return "the items of its fragment come first";
}
