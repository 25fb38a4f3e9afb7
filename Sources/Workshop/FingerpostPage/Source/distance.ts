// How far a link is from a route, in points: the table of `Distance` of the engine, which says what each difference costs.

type Slip =
  | { readonly kind: "value"; readonly take: Take; readonly segment: number }
  | { readonly kind: "parameter"; readonly take: Take; readonly segment: number; readonly name: string }
  | { readonly kind: "missing"; readonly take: Take; readonly before: number }
  | { readonly kind: "tooMany"; readonly segment: number }
  | { readonly kind: "item" | "fragmentItem"; readonly part: QueryPart }
  | { readonly kind: "fragmentSegment"; readonly take: Take; readonly segment: number }
  | { readonly kind: "tooManyInFragment"; readonly segment: number }
  | { readonly kind: "fragment" | "origin" | "method" | "colon" };

interface Distance {
  readonly differs: number;
  readonly agrees: number;
  /** What differs, in the order of the link. */
  readonly slips: readonly Slip[];
}

/** The most points that may differ if a link is near; and if none is near, and what comes closest is looked for. */
const MOST_OF_NEAR = 5;
const MOST_OF_FAR = 16;
/** The most segments of a link that is compared with routes, which bounds the work. */
const MOST_SEGMENTS = 32;

const isLess = (left: Distance, right: Distance): boolean =>
  left.differs !== right.differs ? left.differs < right.differs : left.agrees > right.agrees;
const differing = (distance: Distance, points: number, slip: Slip): Distance => ({
  ...distance,
  differs: distance.differs + points,
  slips: [...distance.slips, slip],
});
const agreeing = (distance: Distance, points: number): Distance => ({ ...distance, agrees: distance.agrees + points });

/** The same with a point for each item that is missing or does not read, at most three. */
function missing(
  distance: Distance,
  kind: "item" | "fragmentItem",
  steps: readonly QueryPart[],
  reads: (part: QueryPart) => boolean,
): Distance {
  const missed = steps.filter((part) => !reads(part));
  return missed.reduce((before, part, index) => differing(before, index < 3 ? 1 : 0, { kind, part }), distance);
}

/**
 * A segment without the `;` that begins a parameter of it, and what follows; undefined if it has none, or if the route expects a `;` there.
 * An escaped `;` begins none.
 */
function nameOf(take: Take, link: Scan, segment: number): string | undefined {
  const { text, start } = link.segments[segment] as Span;
  if (!text.includes(";")) return undefined;
  const [raw] = /^[^;/?#]+(?=;)/.exec(link.text.slice(start)) ?? [];
  if (raw === undefined || link.source.form === "compact") return undefined;
  if (take.pieces.some((piece) => typeof piece === "string" && piece.includes(";"))) return undefined;
  return text.slice(0, decodeURIComponent(raw).length);
}

/** A front holds the distance before an instruction for each number of segments taken. */
type Front = (Distance | undefined)[];

/** How far the path of a link is from that of a route, and its query; undefined if more than `most` points differ. */
function pathDistance(route: Route, link: Scan, most: number): Distance | undefined {
  const program = programOf(route);
  const texts = link.segments.map((segment) => segment.text);
  const offer = (front: Front, index: number, distance: Distance | undefined, asGood = false): void => {
    if (!distance || distance.differs > most) return;
    const best = front[index];
    if (best && (asGood ? isLess(best, distance) : !isLess(distance, best))) return;
    front[index] = distance;
  };
  /** Whether so many points more are not too many: most ways end here, before anything is made. */
  const allows = (distance: Distance | undefined, points: number): distance is Distance =>
    distance !== undefined && distance.differs + points <= most;
  const skip = (front: Front): void =>
    texts.forEach((_, segment) => {
      const distance = front[segment];
      if (allows(distance, 3)) offer(front, segment + 1, differing(distance, 3, { kind: "tooMany", segment }), true);
    });
  const compared = (take: Take, segment: number, before: Distance): Distance | undefined => {
    const text = texts[segment] as string;
    const slip: Slip = { kind: "value", take, segment };
    const [piece] = take.pieces;
    if (take.kind === "literal") {
      if (readsPart(route, take, text)) return agreeing(before, 4);
      const name = nameOf(take, link, segment);
      if (name !== undefined && readsPart(route, take, name)) {
        const found = agreeing(before, 4);
        return allows(found, 2) ? differing(found, 2, { kind: "parameter", take, segment, name }) : undefined;
      }
      const slipsOfName = name === undefined ? undefined : slipsBetween(name, piece as string);
      const slips = slipsBetween(text, piece as string) ?? (slipsOfName === undefined ? undefined : slipsOfName + 1);
      const points = slips === undefined ? 6 : Math.min(Math.max(slips, 1), 3);
      return allows(before, points)
        ? differing(slips === undefined ? before : agreeing(before, 3), points, slip)
        : undefined;
    }
    if (text === "") return differing(before, 2, { kind: "missing", take, before: segment });
    const isTyped = take.kind === "capture" && !readsAnyText(elementOf(route, piece as number));
    const agrees = take.kind === "mixed" ? 2 : isTyped ? 1 : 0;
    if (readsPart(route, take, text)) return agreeing(before, agrees);
    const name = nameOf(take, link, segment);
    return name !== undefined && readsPart(route, take, name)
      ? differing(agreeing(before, agrees), 2, { kind: "parameter", take, segment, name })
      : differing(before, take.kind === "mixed" ? 3 : 2, slip);
  };
  const over = (take: Take, front: Front): Front => {
    const taken: Front = front.map(() => undefined);
    const isLong = take.kind === "*" || take.kind === "rest" || take.kind === "raw";
    texts.forEach((text, index) => {
      const before = front[index];
      const distance = before && compared(take, index, before);
      taken[index + 1] = distance && distance.differs <= most ? distance : undefined;
      if (isLong && text !== "") offer(taken, index + 1, taken[index]);
    });
    front.forEach((distance, before) => {
      const points = take.kind !== "literal" ? 2 : most > MOST_OF_NEAR ? 8 : 5;
      if (allows(distance, points))
        offer(taken, before, differing(distance, points, { kind: "missing", take, before }));
    });
    skip(taken);
    // The last string of compact text may take any more segments.
    if (take.tail !== undefined && link.source.form === "compact")
      texts.forEach((_, index) => offer(taken, index + 1, taken[index]));
    return taken;
  };

  const fronts: Front[] = program.map(() => []);
  const start: Front = [{ differs: 0, agrees: 0, slips: [] }, ...texts.map(() => undefined)];
  skip(start);
  fronts[0] = start;
  const end: Front = [];
  program.forEach(({ take, steps, edges }, position) => {
    const front = fronts[position] as Front;
    if (!front.some((distance) => distance)) return;
    if (steps) {
      const distance = front[texts.length];
      offer(end, 0, distance && missing(distance, "item", steps, (part) => readStep(route, part, link.items)));
    }
    const after = take ? over(take, front) : front;
    for (const edge of edges) after.forEach((distance, index) => offer(fronts[edge] as Front, index, distance));
  });
  const [whole] = end;
  return whole && texts.length === 0 ? agreeing(whole, 4) : whole;
}

/** Compares the fragment of a link with one of several parts that does not read it, part by part. */
function fragmentDistance(route: Route, link: Scan, distance: Distance): Distance {
  const wanted = route.fragment as FragmentParts;
  const isOther = (from: Distance) => differing(from, 1, { kind: "fragment" });
  const cut = wanted.kind && wanted.kind !== "text" && link.fragment ? cutFragment(wanted.kind, link) : undefined;
  const takes = fragmentTakes(route);
  let found = distance;
  if (wanted.kind === "path" ? !cut : wanted.kind === "text" || !link.fragment) return isOther(found);
  if (wanted.kind === "path" && cut) {
    if (cut.isRooted !== (wanted.isRooted === true)) {
      // With a slash more or less the words are those of one route all the same.
      const isSame = (take: Take, index: number) =>
        take.kind === "literal" && cut.segments[index]?.text === take.pieces[0];
      return isOther(agreeing(found, 2 * takes.filter(isSame).length));
    }
    takes.forEach((take, segment) => {
      const slip: Slip = { kind: "fragmentSegment", take, segment };
      const text = cut.segments[segment]?.text;
      if (text === undefined) found = differing(found, 2, slip);
      else if (readsPart(route, take, text, false)) found = agreeing(found, take.kind === "literal" ? 2 : 0);
      else if (take.kind !== "literal") found = differing(found, 1, slip);
      else if (slipsBetween(text, String(take.pieces[0])) === undefined) found = differing(found, 3, slip);
      else found = differing(agreeing(found, 1), 1, slip);
    });
    cut.segments.slice(takes.length).forEach((_, index) => {
      found = differing(found, 2, { kind: "tooManyInFragment", segment: takes.length + index });
    });
  }
  const items = cut?.items ?? [];
  return missing(found, "fragmentItem", wanted.query ?? [], (part) => readStep(route, part, items, 1));
}

/** How far a link is from a route; undefined if more than `most` points differ. */
function distanceTo(number: number, link: Scan, method: string, most: number): Distance | undefined {
  const route = data.routes[number] as Route;
  let distance = pathDistance(route, link, most);
  if (!distance) return undefined;
  if (!answersAt(route, link))
    distance = { ...distance, differs: distance.differs + 2, slips: [{ kind: "origin" }, ...distance.slips] };
  if (!readFragment(route, link)) {
    distance = route.fragment?.kind
      ? fragmentDistance(route, link, distance)
      : differing(distance, 1, { kind: "fragment" });
  }
  if (!allowsColon(route, link)) distance = differing(distance, 1, { kind: "colon" });
  // The method says nothing about where the link was meant to go.
  if (!allowsMethod(route, method)) distance = differing(distance, 0, { kind: "method" });
  return distance.differs <= most ? distance : undefined;
}

interface Near {
  readonly number: number;
  readonly distance: Distance;
}

/**
 * The routes that are near to a link, the nearest first; of equally near ones those that the method fits, then the most specific.
 * If `isAllowed`, only routes that the method fits count.
 */
function nearTo(link: Scan, method: string, isAllowed: boolean, isFar: boolean): Near[] {
  if (link.segments.length > MOST_SEGMENTS) return [];
  const most = isFar ? MOST_OF_FAR : MOST_OF_NEAR;
  const near: Near[] = [];
  for (const number of data.specific ?? data.routes.keys()) {
    if (isAllowed && !allowsMethod(data.routes[number] as Route, method)) continue;
    const distance = distanceTo(number, link, method, most);
    if (!distance) continue;
    const isNear = distance.differs <= Math.min(MOST_OF_NEAR, distance.agrees);
    if (isFar ? link.segments.length > 0 && distance.agrees >= 4 : isNear) near.push({ number, distance });
  }
  const fits = ({ number }: Near) => (allowsMethod(data.routes[number] as Route, method.toUpperCase()) ? 0 : 1);
  const old = ({ number }: Near) => (data.routes[number]?.deprecated !== undefined ? 1 : 0);
  near.sort((left, right) => {
    if (isLess(left.distance, right.distance)) return -1;
    if (isLess(right.distance, left.distance)) return 1;
    return old(left) - old(right) || fits(left) - fits(right);
  });
  // Once the whole location fits, no other is of interest; and where none is near, only what comes closest.
  const closest = near[0]?.distance.differs ?? 0;
  const limit = isFar ? closest + 3 : closest === 0 ? 0 : MOST_OF_NEAR;
  return near.filter(({ distance }) => distance.differs <= limit);
}
