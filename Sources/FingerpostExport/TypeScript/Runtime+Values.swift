extension Runtime {
  /// Which branches hold the values of a route: what `SlotValues+Branches` says of them.
  static let values = #"""
    // Which branches hold the values.

    ‹interface Captures { readonly slots: Value[]; readonly choices: number[] }

    type Fault = (code: LinkErrorCode, message: string, parameter?: string) => LinkError;

    ›/** A value that is given, but is none of its type: a text for a list, in a list for a text. */
    const foreign = "";

    const differs = (slot‹: Slot›, value‹: Value›) =>
      slot.standard === undefined || (typeof value === "string" ? value !== slot.standard : value !== undefined);

    function spellings(slot‹: Slot›, value‹: string | string[]›)‹: string | string[] | undefined› {
      const { canonical } = slot.reader;
      if (typeof value === "string") return slot.reader.isArray ? undefined : canonical(value);
      const all = value.map(canonical);
      return slot.reader.isArray && all.every((text) => text !== undefined) ? all‹ as string[]› : undefined;
    }

    /**
     * Decides the branches, gives texts their canonical spelling, and absent slots their defaults.
     *
     * `read` holds the choices of a link that was read. Without it the values decide: a group is there if one of its values is;
     * of several branches the one wins that is complete and holds most of the values.
     */
    function settle(program‹: Program›, given‹: readonly Value[]›, read‹: readonly number[] | undefined›, fault‹: Fault›)‹: Captures› {
      const slots‹: Value[]› = program.slots.map(() => undefined);
      const choices = new Array‹<number>›(program.route.groups).fill(0);
      const fits = program.slots.map((slot, index) => {
        const value = given[index];
        return !read && value !== undefined && spellings(slot, value) !== undefined;
      });
      const taken = new Set‹<number>›();
      const steps‹: Step[]› = [];
      const range = ([first = 0, end = 0]‹: readonly number[]›) => [...Array(end - first).keys()].map((index) => first + index);
      const holds = (slot‹: number›) => given[slot] !== undefined;
      const itemSlots = (item‹: Item›) => (item.slot < 0 ? [] : [item.slot]);

      function take(index‹: number›) {
        const slot = program.slots[index]‹ as Slot›;
        taken.add(index);
        let value = given[index];
        if (value === undefined) {
          value = slot.standard ?? (slot.reader.isArray ? [] : undefined);
          if (value === undefined && slot.standard === undefined && !read) throw fault("missing", `a value for "${slot.name}" is missing`, slot.name);
          slots[index] = value;
          return;
        }
        const canonical = spellings(slot, value);
        if (canonical === undefined) throw fault("type", `the value of "${slot.name}" is none of its type`, slot.name);
        if (!read && /[\u0000\n\r]/.test(typeof canonical === "string" ? canonical : canonical.join(""))) {
          throw fault("unprintable", `the value of "${slot.name}" holds NUL, CR or LF`, slot.name);
        }
        slots[index] = canonical;
      }

      function isThere(group‹: number›, inside‹: readonly number[]›, hasWildcards‹: boolean›)‹: number› {
        if (read && inside.length > 0) return read[group]‹ as number›;
        return (inside.length === 0 ? !hasWildcards : inside.some(holds)) ? 1 : 0;
      }

      function branchOf(group‹: number›, inside‹: number[][]›, wildcards‹: number[]›, isComplete‹: (branch: number) => boolean›)‹: number› {
        let best = 0;
        if (read) {
          best = read[group]‹ as number›;
        } else {
          const scores = inside.map((slots, branch) =>
            [isComplete(branch) ? 1 : 0, slots.filter((slot) => fits[slot]).length, slots.filter(holds).length]);
          scores.forEach((score, branch) => {
            if (lexicographic(score, scores[best]‹ as number[]›) > 0) best = branch;
          });
        }
        // No value tells the first branches apart that hold none: one of them is printed for all.
        let count = inside.findIndex((slots) => slots.length > 0);
        if (count < 0) count = inside.length;
        return count < 2 || best >= count ? best : Math.max(0, wildcards.slice(0, count).indexOf(0));
      }

      function isComplete(path‹: readonly Part[]›, query‹: readonly Step[]›)‹: boolean› {
        return path.every((part) => {
          switch (part.kind) {
            case "capture": case "rest": return fits[part.slot];
            case "mixed": return part.pieces.every((piece) => typeof piece === "string" || fits[piece]);
            case "either": return part.branches.some((branch) => isComplete(branch.path, branch.query));
            default: return true;
          }
        }) && query.every((step) => {
          const [item] = step.items‹ as [Item]›;
          if (step.kind === "optional") return true;
          if (step.kind === "either") return step.items.some((item) => item.slot < 0 || fits[item.slot]);
          return item.slot < 0 || fits[item.slot] || !holds(item.slot) && !isRequired(program, item);
        });
      }

      function walk(path‹: readonly Part[]›) {
        for (const part of path) {
          switch (part.kind) {
            case "capture": take(part.slot); break;
            case "rest":
              if (!read && !holds(part.slot)) {
                const { name } = program.slots[part.slot]‹ as Slot›;
                throw fault("missing", `a value for "${name}" is missing`, name);
              }
              take(part.slot);
              break;
            case "mixed": for (const piece of part.pieces) if (typeof piece === "number") take(piece); break;
            case "optional": {
              const branch = part.branches[0]‹ as Branch›;
              const inside = range(branch.slots);
              choices[part.group] = isThere(part.group, inside, branch.wildcards > 0);
              if (choices[part.group] === 1 || branch.hasDefaults) enter(branch);
              if (branch.hasDefaults) choices[part.group] = inside.some((slot) => differs(program.slots[slot]‹ as Slot›, slots[slot])) ? 1 : 0;
              break;
            }
            case "either": {
              const inside = part.branches.map((branch) => range(branch.slots));
              const choice = branchOf(part.group, inside, part.branches.map((branch) => branch.wildcards), (index) => {
                const branch = part.branches[index]‹ as Branch›;
                return isComplete(branch.path, branch.query);
              });
              choices[part.group] = choice;
              enter(part.branches[choice]‹ as Branch›);
              break;
            }
            default: break;
          }
        }
      }

      function enter(branch‹: Branch›) {
        walk(branch.path);
        steps.push(...branch.query);
      }

      walk(program.route.path);
      for (const step of [...steps, ...program.route.query]) {
        let [item] = step.items‹ as [Item]›;
        if (step.kind === "optional") {
          choices[step.group] = isThere(step.group, itemSlots(item), false);
          if (choices[step.group] !== 1) continue;
        } else if (step.kind === "either") {
          const inside = step.items.map(itemSlots);
          const choice = branchOf(step.group, inside, inside.map(() => 0), (index) => (inside[index]‹ as number[]›).every((slot) => fits[slot]));
          choices[step.group] = choice;
          item = step.items[choice]‹ as Item›;
        }
        itemSlots(item).forEach(take);
      }
      const { fragment } = program.route;
      if (fragment) {
        const inside = fragment.slot < 0 ? [] : [fragment.slot];
        if (fragment.group >= 0) choices[fragment.group] = isThere(fragment.group, inside, false);
        if (fragment.group < 0 || choices[fragment.group] === 1) inside.forEach(take);
      }
      program.slots.forEach((slot, index) => {
        if (read || taken.has(index) || !holds(index)) return;
        const isTaken = program.slots.some((other, index) => other.name === slot.name && taken.has(index));
        if (!isTaken) throw fault("unused", `the value of "${slot.name}" has no place beside the others`, slot.name);
      });
      return { slots, choices };
    }

    """#
}
