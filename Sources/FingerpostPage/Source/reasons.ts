// Why one route comes before another that reads the link, too: the words of `DecidingRule`.

interface Label {
  readonly noun: string;
  readonly name: string;
}

function labelOf(route: Route, take: Take): Label {
  const same = (text: string): Label => ({ noun: text, name: text });
  switch (take.kind) {
    case "literal":
      return same(`the literal "${take.pieces[0]}"`);
    case "mixed":
      return same(`the segment "${mixedText(route, take, false)}"`);
    case "*":
      return same('"*"');
    case "rest":
      return same('"{*rest}"');
    case "raw":
      return same('"{**rest}"');
    case "capture":
      return typeLabel(elementOf(route, take.pieces[0] as number));
  }
}

/** A segment of literals and parameters, as a template spells it, or its label, which has no names. */
const mixedText = (route: Route, take: Take, hasNames: boolean): string =>
  take.pieces
    .map((piece) => {
      if (typeof piece === "string") return piece;
      const [name, type] = [hasNames ? parameterOf(route, piece).name : "", elementOf(route, piece).name];
      return hasNames && type === "string" ? `{${name}}` : `{${name}:${type}}`;
    })
    .join("");

function typeLabel(type: TypeData): Label {
  if (type.members && type.name.includes("|")) {
    return { noun: `a set of ${type.members.length}`, name: `the set ${type.name}` };
  }
  return { noun: `${/^[aeio]/.test(type.name) ? "an" : "a"} ${type.name}`, name: type.name };
}

const order = (winner: Label, loser: Label): string =>
  winner.noun === loser.noun
    ? `${winner.name} comes before ${loser.name}`
    : `${winner.noun} comes before ${loser.noun}`;

/** The label that read a segment. */
function labelAt(reading: Reading, segment: number): Label {
  const taken = reading.path.taken.find(({ from, count }) => from <= segment && segment < from + count);
  if (!taken) return { noun: "nothing", name: "nothing" };
  if (taken.take.tail !== undefined && segment > taken.from)
    return { noun: "the rest of a string", name: "the rest of a string" };
  return labelOf(reading.route, taken.take);
}

const requiredItems = (reading: Reading): Item[] =>
  queryOf(reading.route, reading.path).flatMap((part) =>
    isItem(part)
      ? isOptionalItem(reading.route, part)
        ? []
        : [part]
      : part.rest === undefined && !part.isOptional
        ? itemsOf(part).slice(0, 1)
        : [],
  );

const optionalItems = (reading: Reading): number =>
  queryOf(reading.route, reading.path)
    .filter((part) => (isItem(part) ? isOptionalItem(reading.route, part) : part.rest === undefined && part.isOptional))
    .filter((part) => itemsOf(part).some((item) => readItem(reading.route, item, reading.link.items).state === "read"))
    .length;

const itemLabel = (route: Route, [, value]: Item): Label =>
  typeof value === "string"
    ? { noun: `the literal "${value}"`, name: `the literal "${value}"` }
    : typeLabel(elementOf(route, value));

const restOf = (reading: Reading): boolean =>
  queryOf(reading.route, reading.path).some((part) => !isItem(part) && part.rest !== undefined);

/** A fragment by its place in the order: a literal first, none last. */
function fragmentRank({ fragment }: Route): number {
  if (!fragment) return 9;
  const rank =
    fragment.value === undefined
      ? { text: 3, path: 1, items: 2 }[fragment.kind ?? "text"]
      : typeof fragment.value === "string"
        ? 0
        : 3;
  return rank + (fragment.isOptional ? 4 : 0);
}

const fragmentWords = [
  "its fragment is a literal",
  "it reads the fragment",
  "it reads the fragment",
  "it captures the fragment",
];

/** Why a route comes before another that reads the same link. */
function reason(winner: Reading, loser: Reading): string {
  if (data.isDeclared) return "it was declared first";
  const [mine, theirs] = [winner.path.ranks, loser.path.ranks];
  const segment = mine.findIndex((rank, index) => index < theirs.length && rank !== theirs[index]);
  if (segment >= 0) return `segment ${segment + 1}: ${order(labelAt(winner, segment), labelAt(loser, segment))}`;
  if (mine.length !== theirs.length) {
    return `segment ${mine.length + 1}: no segment comes before ${labelAt(loser, mine.length).noun}`;
  }
  if (!winner.route.ignoresCase && loser.route.ignoresCase) return "it does not ignore case";
  const [required, others] = [requiredItems(winner), requiredItems(loser)];
  if (required.length > others.length) return "it requires more query items";
  const sorted = (items: readonly Item[]) =>
    [...items].sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
  const [own, foreign] = [sorted(required), sorted(others)];
  for (let index = 0; index < own.length; index++) {
    const [one, other] = [own[index] as Item, foreign[index] as Item];
    if (one[0] !== other[0]) return `its query key "${one[0]}" comes before "${other[0]}"`;
    const [label, second] = [itemLabel(winner.route, one), itemLabel(loser.route, other)];
    if (label.name !== second.name) return `query item "${one[0]}": ${order(label, second)}`;
  }
  if (optionalItems(winner) > optionalItems(loser)) return "more of its optional query items are there";
  if (restOf(winner) !== restOf(loser)) {
    return restOf(winner) ? "it takes the rest of the query" : "the query has no rest, which the other asks for";
  }
  const rank = fragmentRank(winner.route);
  if (rank < fragmentRank(loser.route)) return rank > 3 ? "it reads the fragment" : (fragmentWords[rank] as string);
  if (winner.route.origins && winner.route.origins !== loser.route.origins) return "its host comes first";
  if (winner.route.method && winner.route.method !== loser.route.method) return "it names the method";
  const groups = (route: Route): number => route.shape.split("(").length;
  return groups(winner.route) < groups(loser.route) ? "it has fewer optional groups" : "its text comes first";
}
