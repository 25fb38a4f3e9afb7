// How far a link is from a route, in points: the table of `Distance`, which says what each difference costs.

type Slip =
  | { readonly kind: "value"; readonly take: Take; readonly segment: number }
  | { readonly kind: "missing"; readonly take: Take; readonly before: number }
  | { readonly kind: "tooMany"; readonly segment: number }
  | { readonly kind: "item"; readonly part: QueryPart }
  | { readonly kind: "fragment" | "origin" | "method" };

interface Distance {
  readonly differs: number;
  readonly agrees: number;
  readonly slips: readonly Slip[];
  /** The segments of a link that the route reads instead, as they are. */
  readonly segments: readonly string[];
}

const MOST_OF_NEAR = 5;
const MOST_OF_FAR = 16;
const MOST_SEGMENTS = 32;

/** The number of letters to add, take, replace or swap so that one word becomes the other. */
function editDistance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 0; row < left.length; row++) {
    const current = [row + 1];
    for (let column = 0; column < right.length; column++) {
      const isSame = left[row] === right[column];
      let cost = Math.min(
        (last[column] as number) + (isSame ? 0 : 1),
        (last[column + 1] as number) + 1,
        (current[column] as number) + 1,
      );
      const isSwap = row > 0 && column > 0 && left[row] === right[column - 1] && left[row - 1] === right[column];
      if (isSwap) cost = Math.min(cost, (beforeLast[column - 1] as number) + 1);
      current.push(cost);
    }
    [beforeLast, last] = [last, current];
  }
  return last[right.length] as number;
}

/** Whether a word is another one with some of its letters left out, as people shorten words. */
function isShort(word: string, other: string): boolean {
  if (word.length < 3 || word.length >= other.length || word.length * 2 < other.length || word[0] !== other[0])
    return false;
  let left = 0;
  for (const letter of other) if (letter === word[left]) left++;
  return left === word.length;
}

/** By how many letters a word differs from the one that was meant; undefined if they are different words. */
function slipsBetween(word: string, other: string): number | undefined {
  const [one, two] = [folded(word.slice(0, 64)), folded(other.slice(0, 64))];
  const length = Math.max(one.length, two.length);
  const most = Math.max(1, Math.floor(length / 3));
  if (isShort(one, two)) return two.length - one.length;
  if (Math.abs(one.length - two.length) > most) return undefined;
  const distance = editDistance(one, two);
  return distance <= most && (distance < length || distance === 0) ? distance : undefined;
}

const nearestWord = (word: string, candidates: readonly string[]): string | undefined =>
  candidates
    .map((candidate) => ({ candidate, slips: slipsBetween(word, candidate) }))
    .filter(({ slips }) => slips !== undefined)
    .sort((left, right) => (left.slips as number) - (right.slips as number))[0]?.candidate;

/** A segment that a part reads. */
const sampleOf = (route: Route, take: Take): string =>
  take.kind === "*"
    ? "a"
    : take.pieces
        .map((piece) => (typeof piece === "string" ? piece : (elementOf(route, piece).sample ?? "a")))
        .join("");

const isLess = (left: Distance, right: Distance): boolean =>
  left.differs !== right.differs ? left.differs < right.differs : left.agrees > right.agrees;

function differing(distance: Distance, points: number, slip: Slip, segment?: string): Distance {
  const segments = segment === undefined ? distance.segments : [...distance.segments, segment];
  return { ...distance, differs: distance.differs + points, slips: [...distance.slips, slip], segments };
}

/** How far the path of a link is from that of a route, and its query; undefined if more than `most` points differ. */
function pathDistance(number: number, link: Scan, most: number): Distance | undefined {
  const route = data.routes[number] as Route;
  const { nodes, entry } = graphs[number] as Graph;
  const texts = link.segments.map((segment) => segment.text);
  type Front = (Distance | undefined)[];
  const offer = (front: Front, index: number, distance: Distance | undefined, asGood = false): void => {
    if (!distance || distance.differs > most) return;
    const best = front[index];
    if (best && (asGood ? isLess(best, distance) : !isLess(distance, best))) return;
    front[index] = distance;
  };
  /** Whether so many points more are not too many: most ways end here, before anything is made. */
  const allows = (distance: Distance | undefined, points: number): distance is Distance =>
    distance !== undefined && distance.differs + points <= most;
  const skip = (front: Front): void => {
    texts.forEach((_, index) => {
      const distance = front[index];
      if (!allows(distance, 3)) return;
      offer(front, index + 1, differing(distance, 3, { kind: "tooMany", segment: index }), true);
    });
  };
  const compared = (take: Take, index: number, before: Distance): Distance => {
    const text = texts[index] as string;
    const agree = (points: number) => ({
      ...before,
      agrees: before.agrees + points,
      segments: [...before.segments, text],
    });
    const slip: Slip = { kind: "value", take, segment: index };
    if (readsSegment(route, take, text)) {
      const type = take.kind === "capture" ? elementOf(route, take.pieces[0] as number) : undefined;
      const isAnyText = type && !type.members && (type.kind === "string" || type.kind === "text");
      return agree(
        take.kind === "literal" ? 4 : take.kind === "mixed" ? 2 : take.kind === "capture" && !isAnyText ? 1 : 0,
      );
    }
    if (take.kind !== "literal") {
      const near =
        take.kind === "capture"
          ? nearestWord(text, elementOf(route, take.pieces[0] as number).members ?? [])
          : undefined;
      return differing(before, take.kind === "mixed" ? 3 : 2, slip, near ?? sampleOf(route, take));
    }
    const slips = slipsBetween(text, take.pieces[0] as string);
    const points = slips === undefined ? 6 : Math.min(Math.max(slips, 1), 3);
    const distance = differing(before, points, slip, take.pieces[0] as string);
    return slips === undefined ? distance : { ...distance, agrees: distance.agrees + 3 };
  };
  const over = (take: Take, front: Front): Front => {
    const taken: Front = Array(front.length).fill(undefined);
    texts.forEach((text, index) => {
      const before = front[index];
      if (before) offer(taken, index + 1, compared(take, index, before));
      const goesOn =
        take.kind === "*" ||
        take.kind === "rest" ||
        take.kind === "raw" ||
        (take.tail !== undefined && link.form === "compact");
      const sofar = taken[index];
      if (goesOn && sofar && text !== "") offer(taken, index + 1, { ...sofar, segments: [...sofar.segments, text] });
    });
    front.forEach((distance, index) => {
      const points = take.kind !== "literal" ? 2 : most > MOST_OF_NEAR ? 8 : 5;
      if (!allows(distance, points)) return;
      offer(taken, index, differing(distance, points, { kind: "missing", take, before: index }, sampleOf(route, take)));
    });
    skip(taken);
    return taken;
  };

  const fronts: Front[] = nodes.map(() => Array(texts.length + 1).fill(undefined));
  (fronts[entry] as Front)[0] = { differs: 0, agrees: 0, slips: [], segments: [] };
  skip(fronts[entry] as Front);
  for (let index = entry; index > 0; index--) {
    const node = nodes[index] as PathNode;
    let front = fronts[index] as Front;
    if (node.take) front = over(node.take, front);
    if (node.query) front = front.map((distance) => distance && withQuery(route, node.query ?? [], link, distance));
    for (const edge of node.edges) front.forEach((distance, at) => offer(fronts[edge] as Front, at, distance));
  }
  const end = (fronts[0] as Front)[texts.length];
  if (!end) return undefined;
  const whole = withQuery(route, route.query ?? [], link, end);
  return texts.length === 0 ? { ...whole, agrees: whole.agrees + 4 } : whole;
}

/** The same with a point for each query item that is missing or does not read, at most three. */
function withQuery(route: Route, query: readonly QueryPart[], link: Scan, distance: Distance): Distance {
  return query.reduce((before, part) => {
    if (readsPart(route, part, link.items)) return before;
    const missed = before.slips.filter((slip) => slip.kind === "item").length;
    return differing(before, missed < 3 ? 1 : 0, { kind: "item", part });
  }, distance);
}

/** How far a link is from a route; undefined if more than `most` points differ. */
function distanceTo(number: number, link: Scan, method: string, most: number): Distance | undefined {
  const route = data.routes[number] as Route;
  let distance = pathDistance(number, link, most);
  if (!distance) return undefined;
  const own = route.origins ?? data.origins.map((_, index) => index).filter((index) => index < data.listed);
  const isWeb = link.form === "web" || link.form === "path" || link.form === "host";
  if (!own.some((origin) => link.fitting.includes(origin)) || (route.isWebOnly && !isWeb)) {
    distance = { ...distance, differs: distance.differs + 2, slips: [{ kind: "origin" }, ...distance.slips] };
  }
  if (!readsFragment(route, link)) distance = differing(distance, 1, { kind: "fragment" });
  if (!allowsMethod(route, method)) distance = differing(distance, 0, { kind: "method" });
  return distance.differs <= most ? distance : undefined;
}
