// The values of a route, and the branches of its groups that hold them: `SlotValues` and `Captures` of the engine.

type Value = string | readonly string[] | undefined;

interface Captures {
  readonly route: Route;
  /** By slot; undefined where nothing is. */
  readonly values: readonly Value[];
  /** The branch of each group that counts; 1 for an optional one that is there. */
  readonly choices: ReadonlyMap<object, number>;
}

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

const areSame = (left: Captures, right: Captures): boolean => {
  const groups = [...left.choices.keys(), ...right.choices.keys()];
  const hasSameChoices = groups.every((group) => (left.choices.get(group) ?? 0) === (right.choices.get(group) ?? 0));
  const values = ({ values }: Captures) => values.map((value) => value ?? null);
  return hasSameChoices && isSame(values(left), values(right));
};

function valuesByName({ route, values }: Captures): ReadonlyMap<string, Value> {
  const named = new Map<string, Value>();
  values.forEach((value, slot) => {
    if (value !== undefined) named.set(parameterOf(route, slot).name, value);
  });
  return named;
}

const areSameByName = (left: Captures, right: Captures): boolean => {
  const sorted = (captures: Captures) => [...valuesByName(captures)].sort(([one], [other]) => (one < other ? -1 : 1));
  return isSame(sorted(left), sorted(right));
};

// What a part of a template holds.

const slotsOfPart = (part: Part): number[] => {
  if (typeof part === "string") return [];
  if (typeof part === "number") return [part];
  if (isGroup(part)) return part.branches.flatMap(slotsOfBranch);
  if ("kind" in part) return part.kind === "*" ? [] : [part.slot];
  return part.filter((piece): piece is number => typeof piece === "number");
};
const slotsOfItem = ([, value]: Item): number[] => (typeof value === "number" ? [value] : []);
const slotsOfStep = (part: QueryPart): number[] =>
  isRestOfQuery(part) ? [part.rest] : itemsOf(part).flatMap(slotsOfItem);
const slotsOfBranch = ({ path = [], query = [] }: Branch): number[] => [
  ...path.flatMap(slotsOfPart),
  ...query.flatMap(slotsOfStep),
];
const slotsOfFragment = (fragment: FragmentParts): number[] =>
  typeof fragment.value === "number" ? [fragment.value] : slotsOfBranch(fragment);
const holdsWildcard = ({ path = [] }: Branch): boolean =>
  path.some((part) => isWildcard(part) || (isGroup(part) && part.branches.some(holdsWildcard)));
const isWildcard = (part: Part): boolean => typeof part === "object" && "kind" in part && part.kind === "*";
const holdsDefaults = (route: Route, { path = [] }: Branch): boolean =>
  path.some((part) => typeof part === "number" && hasDefault(parameterOf(route, part)));

/** The branch of a group that is printed instead of another: no value tells the first ones apart if they hold no parameter. */
function printedBranch({ branches }: Group, branch: number): number {
  const holds = branches.map((one) => slotsOfBranch(one).length > 0);
  const free = holds.includes(true) ? holds.indexOf(true) : branches.length;
  if (free < 2 || branch >= free) return branch;
  return Math.max(
    0,
    branches.slice(0, free).findIndex((one) => !holdsWildcard(one)),
  );
}
const printedItem = (items: readonly Item[], branch: number): number =>
  items.slice(0, branch + 1).every((item) => slotsOfItem(item).length === 0) ? 0 : branch;

/** Visits a template from left to right, in each group the branch that is chosen. */
interface Visitor {
  readonly part: (part: Exclude<Part, Group>) => void;
  readonly choose: (group: Group) => number;
  readonly leave?: (group: Group) => void;
  readonly step: (part: QueryPart) => void;
}

function visit({ path = [], query = [] }: Branch, visitor: Visitor): void {
  for (const part of path) {
    if (!isGroup(part)) {
      visitor.part(part);
      continue;
    }
    const choice = visitor.choose(part);
    const branch = part.kind === "either" ? part.branches[choice] : choice === 1 ? part.branches[0] : undefined;
    if (branch) visit(branch, visitor);
    visitor.leave?.(part);
  }
  query.forEach(visitor.step);
}

/** Whether a value must be written because it is not the default. */
const differsFromDefault = (route: Route, slot: number, value: Value): boolean => {
  const parameter = parameterOf(route, slot);
  if (!hasDefault(parameter)) return true;
  if (value === undefined) return false;
  return parameter.default === undefined || !isSame(value, parameter.default);
};

/** What an absent value stands for. */
const standardOf = (parameter: Parameter): Value =>
  parameter.default ?? (typeOf(parameter).isArray ? [] : typeOf(parameter).kind === "query" ? "" : undefined);

/** How the branches of a route are decided, and what its slots hold then. */
interface Rule {
  readonly take: (slot: number, inPath: boolean) => void;
  readonly isPresent: (group: object, slots: readonly number[], hasWildcard: boolean) => boolean;
  readonly branch: (group: Group) => number;
  readonly item: (group: QueryPart, items: readonly Item[]) => number;
}

/** The choices of a rule; `values` are what it has put into slots. */
function settled(route: Route, values: readonly Value[], rule: Rule): Map<object, number> {
  const choices = new Map<object, number>();
  const choose = (group: object, choice: number): number => {
    choices.set(group, choice);
    return choice;
  };
  const differs = (slot: number) => differsFromDefault(route, slot, values[slot]);
  const isThere = (group: object, slots: readonly number[], hasWildcard = false) =>
    choose(group, rule.isPresent(group, slots, hasWildcard) ? 1 : 0);
  const step = (part: QueryPart): void => {
    const take = (slots: readonly number[]) => slots.forEach((slot) => rule.take(slot, false));
    if (isItem(part) || isRestOfQuery(part)) take(slotsOfStep(part));
    else if (!part.isOptional) take(slotsOfItem(part.items[choose(part, rule.item(part, part.items))] as Item));
    else if (isThere(part, slotsOfStep(part)) === 1) take(slotsOfStep(part));
  };
  visit(route, {
    part: (part) => slotsOfPart(part).forEach((slot) => rule.take(slot, true)),
    choose: (group) => {
      const [branch = {}] = group.branches;
      if (group.kind === "either") return choose(group, rule.branch(group));
      const choice = isThere(group, slotsOfBranch(branch), holdsWildcard(branch));
      // What values with defaults are, only the end of their group tells.
      return holdsDefaults(route, branch) ? 1 : choice;
    },
    leave: (group) => {
      const [branch = {}] = group.branches;
      if (group.kind === "optional" && holdsDefaults(route, branch))
        choose(group, slotsOfBranch(branch).some(differs) ? 1 : 0);
    },
    step,
  });
  const { fragment } = route;
  if (fragment && (!fragment.isOptional || isThere(fragment, slotsOfFragment(fragment)) === 1)) {
    const parts = fragment.value === undefined ? (fragment.path ?? []) : [fragment.value];
    parts.flatMap(slotsOfPart).forEach((slot) => rule.take(slot, false));
    (fragment.query ?? []).forEach(step);
  }
  return choices;
}

/**
 * The captures of a link, as far as its value depends on them: a group that no value depends on gets the branch that is printed.
 *
 * @param keepsWildcards whether a `*` keeps its group.
 * @param keepsSpelling whether texts keep the spelling of the link.
 */
function capturesOf(reading: Reading, keepsWildcards = false, keepsSpelling = false): Captures {
  const { route, found, choices: read } = reading;
  const values: Value[] = (route.parameters ?? []).map(() => undefined);
  const given = new Map(found.map(({ slot, value }) => [slot, value] as const));
  const choices = settled(route, values, {
    take: (slot, inPath) => {
      const parameter = parameterOf(route, slot);
      const ignoresCase = inPath && route.ignoresCase === true;
      const spell = (text: string) =>
        keepsSpelling ? text : (canonicalValue(typeOf(parameter), text, ignoresCase) ?? text);
      const value = given.get(slot);
      values[slot] =
        value === undefined ? standardOf(parameter) : typeof value === "string" ? spell(value) : value.map(spell);
    },
    isPresent: (group, slots, hasWildcard) =>
      slots.length > 0 || (keepsWildcards && hasWildcard) ? read.get(group) === 1 : !hasWildcard,
    branch: (group) => {
      const chosen = read.get(group) ?? 0;
      return keepsWildcards && holdsWildcard(group.branches[chosen] ?? {}) ? chosen : printedBranch(group, chosen);
    },
    item: (group, items) => printedItem(items, read.get(group) ?? 0),
  });
  return { route, values, choices };
}
