extension Runtime {
  /// What the module lends: the last part, which needs all others.
  static let entry = #"""
    const types = table.types.map(readerOf);
    const origins = table.origins.map((text) => parseOrigin(text)‹ as Origin›);
    const programs = table.routes.map(program);
    const byFirst = new Map‹<string, Program[]>›();
    const others‹: Program[]› = [];
    const printers = new Map‹<string, Program[]>›();
    for (const program of programs) {
      if (!program.first) others.push(program);
      for (const text of program.first || []) byFirst.set(text, [...(byFirst.get(text) || []), program]);
    }
    for (const hasWildcard of [false, true]) {
      for (const program of programs) {
        const { name, isPrinted } = program.route;
        if (isPrinted && program.hasWildcard === hasWildcard) printers.set(name, [...(printers.get(name) || []), program]);
      }
    }

    /**
     * Prints a link of each route that is not deprecated: `links.order({ id: 7 })`.
     *
     * What prints is read by {@link match} as the same values; otherwise a {@link LinkError} is thrown.
     */
    export const links‹: Links› = Object.freeze(Object.fromEntries([...printers.keys()].map((name) => [
      name, (values‹: object› = {}, options‹: { origin?: string }› = {}) => link(name, values, options.origin),
    ])))‹ as any›;

    /**
     * The route of a link and its values; null if no route of the table reads it, or if it is gone.
     *
     * A bare path is read if the table has the origin `/`.
     */
    export function match(url‹: string›, method‹: string› = "GET")‹: Match | null› {
      const found = read(url, method);
      if (!found || found.program.route.isGone) return null;
      const values = [...byName(found.program, found.slots)].map(([name, value]) => {
        const slot = found.program.slots.find((slot, index) => slot.name === name && found.slots[index] === value)‹ as Slot›;
        return [name, Array.isArray(value) ? value.map((text) => slot.reader.value(text)) : slot.reader.value(value‹ as string›)];
      });
      return { route: found.program.route.name, values: Object.fromEntries(values) }‹ as any›;
    }

    """#
}
