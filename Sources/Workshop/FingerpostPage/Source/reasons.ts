// Why one route comes before another that reads the link, too: the words of `DecidingRule` of the engine.

interface Label {
  readonly noun: string;
  readonly name: string;
}

const sameLabel = (text: string): Label => ({ noun: text, name: text });

/** Text as a template writes it: ASCII that is no letter of a literal is escaped. */
const escapedLiteral = (text: string): string => escaped(text, SHOWN_IN_SEGMENT);

/** A part of a template in small letters; the digits of its escapes stay capitals. */
const foldedShape = (text: string): string =>
  text.replace(/%[0-9A-F]{2}|[A-Z]/g, (one) => (one.length > 1 ? one : one.toLowerCase()));

/** Whether letters of a type's values may be read in any case. */
const hasLetters = ({ kind, members }: TypeData): boolean =>
  kind !== "members" && members?.some((member) => /[a-z]/i.test(member)) === true;

/** The type of a value that is read in any case: members that differ only in case are one. */
const foldedType = (type: TypeData): TypeData =>
  type.members && hasLetters(type)
    ? {
        ...type,
        name: [...new Set(type.name.split("|").map(foldedShape))].sort().join("|"),
        members: [...new Set(type.members.map(foldedShape))],
      }
    : type;

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
      const label = sameLabel(`the segment "${labelText(route, take, ignoresCase)}"`);
      return ignoresCase && take.pieces.some((one) => hasCase(route, one)) ? inAnyCase(label) : label;
    }
    case "*":
      return sameLabel('"*"');
    case "rest":
      return sameLabel('"{*rest}"');
    case "raw":
      return sameLabel('"{**rest}"');
    case "capture": {
      const type = elementOf(route, piece as number);
      return ignoresCase && hasLetters(type) ? inAnyCase(typeLabel(foldedType(type))) : typeLabel(type);
    }
  }
}

/** Whether a piece is read in any case where its route ignores case. */
const hasCase = (route: Route, piece: Piece): boolean =>
  typeof piece === "string" ? /[a-z]/i.test(piece) : hasLetters(elementOf(route, piece));

/** A segment of literals and parameters without their names. */
const labelText = (route: Route, take: Take, isFolded: boolean): string =>
  take.pieces
    .map((piece) => {
      if (typeof piece === "string") return escapedLiteral(isFolded ? foldedShape(piece) : piece);
      const type = elementOf(route, piece);
      return `{:${(isFolded ? foldedType(type) : type).name}}`;
    })
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

type Key = number | string | readonly Key[];

/** The lexicographic order of keys: negative if the left one comes first. */
function compared(left: Key, right: Key): number {
  if (typeof left !== "object" || typeof right !== "object") return left < right ? -1 : left > right ? 1 : 0;
  const index = left.findIndex((key, at) => at >= right.length || compared(key, right[at] as Key) !== 0);
  if (index < 0) return left.length - right.length;
  return index < right.length ? compared(left[index] as Key, right[index] as Key) : 1;
}

/** Items come by their keys, then a literal before types, which the data list in their order. */
const itemKey = (route: Route, [name, value]: Item): Key =>
  typeof value === "string" ? [name, 0, value] : [name, 1, parameterOf(route, value).type];

/** The items that a link must have, in the order in which they are compared. */
function requiredItems({ route, query, choices }: Reading): Item[] {
  const items = query
    .filter((part) => isRequired(route, part))
    .map((part) => itemsOf(part)[choices.get(part) ?? 0] as Item);
  return items.sort((left, right) => compared(itemKey(route, left), itemKey(route, right)));
}

const hasQueryRest = ({ query }: Reading): boolean => query.some(isRestOfQuery);

/** What decides between routes whose segments are read by equal labels, one after another. */
function criteria(reading: Reading, method: string): Record<string, Key> {
  const { route, link, present, rest } = reading;
  const fitting = originsOf(route).filter((origin) => link.source.fitting.includes(origin));
  const { fragment } = route;
  return {
    letters: route.ignoresCase ? 1 : 0,
    requiredCount: -requiredItems(reading).length,
    requiredItems: requiredItems(reading).map((item) => itemKey(route, item)),
    optionalCount: -present[0],
    queryRest: rest > 0 ? 0 : hasQueryRest(reading) ? 2 : 1,
    fragment: [route.fragmentRank ?? 0, -present[1]],
    host: Math.min(...fitting.map((origin) => hostRank(originAt(origin)))),
    method: route.method === undefined ? 2 : route.method === method ? 0 : 1,
    optionalGroups: optionalGroups(route) + (fragment ? optionalGroups(fragment) : 0) + (fragment?.isOptional ? 1 : 0),
    text: route.shape,
    origin: fitting[0] as number,
  };
}

/** Negative if the left one of two readings comes first. */
function comparedReadings(left: Reading, right: Reading, method: string): number {
  const ranks = data.isDeclared ? 0 : inOrder(left.path.ranks, right.path.ranks);
  if (ranks !== 0 || data.isDeclared) return ranks;
  const [mine, theirs] = [criteria(left, method), criteria(right, method)];
  return compared(Object.values(mine), Object.values(theirs));
}

/** The first criterion in which two readings differ. */
const decisive = (own: Record<string, Key>, other: Record<string, Key>): string =>
  Object.keys(own).find((key) => compared(own[key] as Key, other[key] as Key) !== 0) ?? "origin";

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
  const index = mine.findIndex(
    (item, at) => compared(itemKey(winner.route, item), itemKey(loser.route, theirs[at] as Item)) !== 0,
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
