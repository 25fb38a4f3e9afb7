// Which branches of a route's groups hold values by name: the rule by which the engine prints (`Program.choose`).

/** The captures with these values; undefined if no branches hold them, or a value does not read. */
function capturesOfValues(route: Route, named: ReadonlyMap<string, Value>): Captures | undefined {
  const parameters = route.parameters ?? [];
  if ([...named.keys()].some((name) => !parameters.some((parameter) => parameter.name === name))) return undefined;
  const given = parameters.map(({ name }) => named.get(name));
  const isGiven = (slot: number) => given[slot] !== undefined;
  const fits = (slot: number): boolean =>
    isGiven(slot) && spelledValue(parameters[slot] as Parameter, given[slot]) !== undefined;
  const values: Value[] = parameters.map(() => undefined);
  const rests = programOf(route).flatMap(({ take }) => (take?.kind === "rest" ? take.pieces : []));
  const taken = new Set<number>();
  let isComplete = true;
  const count = (slots: readonly number[], holds: (slot: number) => boolean) => slots.filter(holds).length;
  /** The branch that is complete and uses most of the values, the leftmost of equal ones. */
  const best = <One>(
    branches: readonly One[],
    slotsOf: (one: One) => number[],
    isWhole: (one: One) => boolean,
  ): number => {
    const scores = branches.map((one) => [
      isWhole(one) ? 1 : 0,
      count(slotsOf(one), fits),
      count(slotsOf(one), isGiven),
    ]);
    return scores.reduce((top, score, index) => (comesBefore(scores[top] as number[], score) ? index : top), 0);
  };
  const isWholeStep = (part: QueryPart): boolean => {
    if (isRestOfQuery(part)) return true;
    if (isItem(part)) {
      const [slot] = slotsOfItem(part);
      return slot === undefined || fits(slot) || (!isGiven(slot) && !isRequiredItem(route, part));
    }
    return part.isOptional === true || part.items.some((item) => slotsOfItem(item).every(fits));
  };
  const isWhole = ({ path = [], query = [] }: Branch): boolean =>
    path.every((part) =>
      !isGroup(part) ? slotsOfPart(part).every(fits) : part.kind === "optional" || part.branches.some(isWhole),
    ) && query.every(isWholeStep);
  const choices = settled(route, values, {
    take: (slot) => {
      const parameter = parameters[slot] as Parameter;
      taken.add(slot);
      values[slot] = isGiven(slot) ? spelledValue(parameter, given[slot]) : standardOf(parameter);
      if (values[slot] === undefined && (isGiven(slot) || !hasDefault(parameter))) isComplete = false;
      if (rests.includes(slot) && !isGiven(slot)) isComplete = false;
    },
    isPresent: (_, slots, hasWildcard) => (slots.length === 0 ? !hasWildcard : slots.some(isGiven)),
    branch: (group) => printedBranch(group, best(group.branches, slotsOfBranch, isWhole)),
    item: (_, items) =>
      printedItem(
        items,
        best(items, slotsOfItem, (item) => slotsOfItem(item).every(fits)),
      ),
  });
  const isUnused = ({ name }: Parameter, slot: number): boolean =>
    isGiven(slot) && !taken.has(slot) && !parameters.some((other, index) => other.name === name && taken.has(index));
  return isComplete && !parameters.some(isUnused) ? { route, values, choices } : undefined;
}

/** A value in its canonical spelling; undefined if it does not read as its type, or no link can hold it. */
function spelledValue(parameter: Parameter, value: Value): Value {
  const type = typeOf(parameter);
  const spell = (text: string): string | undefined => {
    const found = canonicalValue(type, text);
    return found === undefined || /[\0\r\n]/.test(found) ? undefined : found;
  };
  if (value === undefined || (typeof value !== "string") !== (type.isArray === true)) return undefined;
  if (typeof value === "string") return spell(value);
  const texts = value.map(spell);
  return texts.includes(undefined) ? undefined : (texts as string[]);
}
