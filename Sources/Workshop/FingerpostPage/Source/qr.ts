// QR codes (ISO/IEC 18004): a text in bytes, in the smallest version that holds it.

/** Of each version the error correction codewords in a block, and the number of blocks: at the levels L and M. */
const QR_BLOCKS: readonly (readonly [number, number, number, number])[] = [
  [7, 1, 10, 1],
  [10, 1, 16, 1],
  [15, 1, 26, 1],
  [20, 1, 18, 2],
  [26, 1, 24, 2],
  [18, 2, 16, 4],
  [20, 2, 18, 4],
  [24, 2, 22, 4],
  [30, 2, 22, 5],
  [18, 4, 26, 5],
  [20, 4, 30, 5],
  [24, 4, 22, 8],
  [26, 4, 22, 9],
  [30, 4, 24, 9],
  [22, 6, 24, 10],
  [24, 6, 28, 10],
  [28, 6, 28, 11],
  [30, 6, 26, 13],
  [28, 7, 26, 14],
  [28, 8, 26, 16],
  [28, 8, 26, 17],
  [28, 9, 28, 17],
  [30, 9, 28, 18],
  [30, 10, 28, 20],
  [26, 12, 28, 21],
  [28, 12, 28, 23],
  [30, 12, 28, 25],
  [30, 13, 28, 26],
  [30, 14, 28, 28],
  [30, 15, 28, 29],
  [30, 16, 28, 31],
  [30, 17, 28, 33],
  [30, 18, 28, 35],
  [30, 19, 28, 37],
  [30, 19, 28, 38],
  [30, 20, 28, 40],
  [30, 21, 28, 43],
  [30, 22, 28, 45],
  [30, 24, 28, 47],
  [30, 25, 28, 49],
];

interface QRLayout {
  readonly version: number;
  /** The two bits of the format that name the level: L is 1, M is 0. */
  readonly level: number;
  readonly corrections: number;
  readonly blocks: number;
  /** How many codewords of data there are. */
  readonly capacity: number;
}

/** The rows and columns of alignment patterns. */
function alignments(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = version * 4 + 10;
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - (count - 2 - index) * step)];
}

/** How many modules of a version are left for codewords. */
function moduleCount(version: number): number {
  const count = Math.floor(version / 7) + 2;
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) modules -= (25 * count - 10) * count - 55;
  return version >= 7 ? modules - 36 : modules;
}

/** The smallest version for so many bits of data behind its own header; of those the level M if it is no larger. */
function layoutFor(headBits: number, bytes: number): QRLayout | undefined {
  for (let version = 1; version <= 40; version++) {
    const needed = headBits + (version < 10 ? 8 : 16) + bytes * 8;
    for (const level of [0, 1]) {
      const row = QR_BLOCKS[version - 1] as readonly number[];
      const [corrections, blocks] = [row[level === 0 ? 2 : 0] as number, row[level === 0 ? 3 : 1] as number];
      const capacity = Math.floor(moduleCount(version) / 8) - corrections * blocks;
      if (needed <= capacity * 8) return { version, level, corrections, blocks, capacity };
    }
  }
  return undefined;
}

// The field of 256 elements with the polynomial 0x11D.
const QR_EXP: number[] = [];
const QR_LOG: number[] = [];
for (let power = 0, element = 1; power < 255; power++) {
  [QR_EXP[power], QR_EXP[power + 255], QR_LOG[element]] = [element, element, power];
  element = (element << 1) ^ (element & 0x80 ? 0x11d : 0);
}
const product = (left: number, right: number): number =>
  left === 0 || right === 0 ? 0 : (QR_EXP[(QR_LOG[left] as number) + (QR_LOG[right] as number)] as number);

/** The codewords that correct errors: what is left of the data divided by the generator polynomial. */
function corrections(block: readonly number[], count: number): number[] {
  let generator = [1];
  for (let power = 0; power < count; power++) {
    const root = QR_EXP[power] as number;
    generator = [...generator, 0].map((term, index) => term ^ product((generator[index - 1] ?? 0) as number, root));
  }
  const rest = [...block, ...Array<number>(count).fill(0)];
  block.forEach((_, index) => {
    const factor = rest[index] as number;
    generator.forEach(
      (term, offset) => void (rest[index + offset] = (rest[index + offset] as number) ^ product(term, factor)),
    );
  });
  return rest.slice(block.length);
}

/** The codewords of a text, those of its blocks in turn. */
function codewords(bytes: Uint8Array, head: readonly [number, number][], layout: QRLayout): number[] {
  const bits: number[] = [];
  const put = (number: number, count: number): void => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((number >> bit) & 1);
  };
  head.forEach(([number, count]) => put(number, count));
  put(bytes.length, layout.version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, layout.capacity * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let filler = 0xec; bits.length < layout.capacity * 8; filler ^= 0xfd) put(filler, 8);
  const words = Array.from({ length: layout.capacity }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((word, bit) => (word << 1) | bit, 0),
  );
  // Blocks differ by one codeword; the short ones come first.
  const short = Math.floor(layout.capacity / layout.blocks);
  const longCount = layout.capacity % layout.blocks;
  let start = 0;
  const blocks = Array.from({ length: layout.blocks }, (_, index) => {
    const size = short + (index >= layout.blocks - longCount ? 1 : 0);
    start += size;
    return words.slice(start - size, start);
  });
  const checks = blocks.map((block) => corrections(block, layout.corrections));
  const inTurn = (parts: readonly number[][], most: number) =>
    Array.from({ length: most }, (_, index) => parts.map((part) => part[index]))
      .flat()
      .filter((word): word is number => word !== undefined);
  return [...inTurn(blocks, short + 1), ...inTurn(checks, layout.corrections)];
}

/** Bits with those of a BCH code behind them. */
function withCheck(number: number, generator: number, count: number): number {
  let rest = number << count;
  for (let bit = 31 - Math.clz32(rest); bit >= count; bit--) if ((rest >> bit) & 1) rest ^= generator << (bit - count);
  return (number << count) | rest;
}

const QR_MASKS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** Modules row by row: 1 is dark; `fixed` marks those of a pattern, which no mask changes. */
interface QRGrid {
  readonly size: number;
  readonly dark: Uint8Array;
  readonly fixed: Uint8Array;
}

function set({ size, dark, fixed }: QRGrid, x: number, y: number, isDark: boolean): void {
  if (x < 0 || y < 0 || x >= size || y >= size) return;
  dark[y * size + x] = isDark ? 1 : 0;
  fixed[y * size + x] = 1;
}

/** A square of rings around a middle, one of them light; a ring of four is the border around a corner. */
function square(grid: QRGrid, x: number, y: number, radius: number, light: number): void {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      set(grid, x + dx, y + dy, ring !== light && ring !== 4);
    }
  }
}

/** The level and the mask, twice. */
function setFormat(grid: QRGrid, level: number, mask: number): void {
  const { size } = grid;
  const format = withCheck((level << 3) | mask, 0x537, 10) ^ 0x5412;
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((format >> bit) & 1) === 1;
    if (bit < 8) set(grid, 8, bit < 6 ? bit : bit + 1, isDark);
    else set(grid, bit === 8 ? 7 : 14 - bit, 8, isDark);
    if (bit < 8) set(grid, size - 1 - bit, 8, isDark);
    else set(grid, 8, size - 15 + bit, isDark);
  }
  set(grid, 8, size - 8, true);
}

function patterns({ version, level }: QRLayout): QRGrid {
  const size = version * 4 + 17;
  const grid: QRGrid = { size, dark: new Uint8Array(size * size), fixed: new Uint8Array(size * size) };
  for (let index = 0; index < size; index++) {
    set(grid, 6, index, index % 2 === 0);
    set(grid, index, 6, index % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(grid, x, y, 4, 2);
  const lines = alignments(version);
  const last = lines.length - 1;
  lines.forEach((x, column) =>
    lines.forEach((y, row) => {
      const isCorner = (column === 0 && (row === 0 || row === last)) || (column === last && row === 0);
      if (!isCorner) square(grid, x, y, 2, 1);
    }),
  );
  setFormat(grid, level, 0);
  if (version >= 7) {
    const bits = withCheck(version, 0x1f25, 12);
    for (let bit = 0; bit < 18; bit++) {
      const [near, far] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
      set(grid, far, near, ((bits >> bit) & 1) === 1);
      set(grid, near, far, ((bits >> bit) & 1) === 1);
    }
  }
  return grid;
}

/** Puts codewords in two columns at a time, from the right, up and down. */
function place({ size, dark, fixed }: QRGrid, words: readonly number[]): void {
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const isUp = ((right + 1) & 2) === 0;
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y * size + x]) continue;
        dark[y * size + x] = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        bit++;
      }
    }
  }
}

function masked(grid: QRGrid, level: number, mask: number): QRGrid {
  const { size, fixed } = grid;
  const copy = { size, fixed, dark: grid.dark.slice() };
  const rest = QR_MASKS[mask] as (x: number, y: number) => number;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!fixed[y * size + x] && rest(x, y) === 0) (copy.dark[y * size + x] as number) ^= 1;
    }
  }
  setFormat(copy, level, mask);
  return copy;
}

/** How hard a code is to read: runs, squares, what looks like a corner, and too much of one colour. */
function penalty({ size, dark }: QRGrid): number {
  let [points, darkCount] = [0, 0];
  for (const [step, stride] of [
    [1, size],
    [size, 1],
  ] as const) {
    for (let line = 0; line < size; line++) {
      let [run, last, recent] = [0, -1, 0];
      for (let index = 0; index < size; index++) {
        const module = dark[line * stride + index * step] as number;
        run = module === last ? run + 1 : 1;
        last = module;
        if (run === 5) points += 3;
        else if (run > 5) points += 1;
        // 1011101 with four light modules on one side.
        recent = ((recent << 1) | module) & 0x7ff;
        if (index >= 10 && (recent === 0x05d || recent === 0x5d0)) points += 40;
      }
    }
  }
  for (let index = 0; index < size * size; index++) {
    const module = dark[index] as number;
    darkCount += module;
    const isEdge = (index + 1) % size === 0 || index + size >= size * size;
    if (!isEdge && module === dark[index + 1] && module === dark[index + size] && module === dark[index + size + 1])
      points += 3;
  }
  return points + 10 * Math.floor(Math.abs((darkCount * 20) / (size * size) - 10));
}

/** The modules of a text's code; undefined if no version holds it. */
function qrGrid(text: string): QRGrid | undefined {
  const bytes = new TextEncoder().encode(text);
  // Beyond ASCII the bytes are said to be UTF-8 (extended channel interpretation 26).
  const head: [number, number][] =
    bytes.length === text.length
      ? [[4, 4]]
      : [
          [7, 4],
          [26, 8],
          [4, 4],
        ];
  const layout = layoutFor(
    head.reduce((sum, [, count]) => sum + count, 0),
    bytes.length,
  );
  if (!layout) return undefined;
  const words = codewords(bytes, head, layout);
  const grid = patterns(layout);
  place(grid, words);
  let best: { grid: QRGrid; points: number } | undefined;
  for (let mask = 0; mask < 8; mask++) {
    const own = masked(grid, layout.level, mask);
    const points = penalty(own);
    if (!best || points < best.points) best = { grid: own, points };
  }
  return best?.grid;
}
