// The inverse of `PackedJSON`: stands before the module, whose table is packed as the page's own data are.

type Packed = string | number | boolean | null | readonly Packed[];

function unpacked([keys, packed]: readonly [readonly (readonly string[])[], Packed]): unknown {
  const value = (from: Packed): unknown => {
    if (!Array.isArray(from)) return from;
    const [number, ...values] = from as unknown as readonly [number, ...Packed[]];
    if (number === 0) return values.map(value);
    return Object.fromEntries(
      (keys[number - 1] as readonly string[]).map((key, index) => [key, value(values[index] as Packed)]),
    );
  };
  return value(packed);
}
