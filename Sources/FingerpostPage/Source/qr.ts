// QR codes (ISO/IEC 18004): a text in bytes, in the smallest version that holds it, as an SVG.

/** Of each version the error correction codewords in a block, and the number of blocks: at the levels L and M. */
const QR_BLOCKS: readonly (readonly [number, number, number, number])[] = [
  [7, 1, 10, 1], [10, 1, 16, 1], [15, 1, 26, 1], [20, 1, 18, 2], [26, 1, 24, 2], [18, 2, 16, 4], [20, 2, 18, 4],
  [24, 2, 22, 4], [30, 2, 22, 5], [18, 4, 26, 5], [20, 4, 30, 5], [24, 4, 22, 8], [26, 4, 22, 9], [30, 4, 24, 9],
  [22, 6, 24, 10], [24, 6, 28, 10], [28, 6, 28, 11], [30, 6, 26, 13], [28, 7, 26, 14], [28, 8, 26, 16],
  [28, 8, 26, 17], [28, 9, 28, 17], [30, 9, 28, 18], [30, 10, 28, 20], [26, 12, 28, 21], [28, 12, 28, 23],
  [30, 12, 28, 25], [30, 13, 28, 26], [30, 14, 28, 28], [30, 15, 28, 29], [30, 16, 28, 31], [30, 17, 28, 33],
  [30, 18, 28, 35], [30, 19, 28, 37], [30, 19, 28, 38], [30, 20, 28, 40], [30, 21, 28, 43], [30, 22, 28, 45],
  [30, 24, 28, 47], [30, 25, 28, 49],
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
    generator.forEach((term, offset) => void (rest[index + offset] = (rest[index + offset] as number) ^ product(term, factor)));
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
    Array.from({ length: most }, (_, index) => parts.map((part) => part[index])).flat().filter((word): word is number => word !== undefined);
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

/** Modules in rows: dark or not, and whether they belong to a pattern. */
interface QRGrid {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];
}

function patterns({ version, level }: QRLayout, mask: number): QRGrid {
  const size = version * 4 + 17;
  const grid = (): boolean[][] => Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const [dark, fixed] = [grid(), grid()];
  const set = (x: number, y: number, isDark: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    (dark[y] as boolean[])[x] = isDark;
    (fixed[y] as boolean[])[x] = true;
  };
  const square = (x: number, y: number, radius: number, light: number): void => {
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(x + dx, y + dy, ring !== light && ring !== 4);
      }
    }
  };
  for (let index = 0; index < size; index++) {
    set(6, index, index % 2 === 0);
    set(index, 6, index % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(x, y, 4, 2);
  const lines = alignments(version);
  lines.forEach((x, column) =>
    lines.forEach((y, row) => {
      const last = lines.length - 1;
      const isFinder = (column === 0 && row === 0) || (column === 0 && row === last) || (column === last && row === 0);
      if (!isFinder) square(x, y, 2, 1);
    }),
  );
  const format = withCheck((level << 3) | mask, 0x537, 10) ^ 0x5412;
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((format >> bit) & 1) === 1;
    if (bit < 6) set(8, bit, isDark);
    else if (bit < 8) set(8, bit + 1, isDark);
    else if (bit === 8) set(7, 8, isDark);
    else set(14 - bit, 8, isDark);
    if (bit < 8) set(size - 1 - bit, 8, isDark);
    else set(8, size - 15 + bit, isDark);
  }
  set(8, size - 8, true);
  if (version >= 7) {
    const bits = withCheck(version, 0x1f25, 12);
    for (let bit = 0; bit < 18; bit++) {
      const [near, far] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
      set(far, near, ((bits >> bit) & 1) === 1);
      set(near, far, ((bits >> bit) & 1) === 1);
    }
  }
  return { size, dark, fixed };
}

/** Puts codewords in two columns at a time, from the right, up and down. */
function place(grid: QRGrid, words: readonly number[], mask: number): void {
  const isMasked = QR_MASKS[mask] as (x: number, y: number) => number;
  let bit = 0;
  for (let right = grid.size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < grid.size; step++) {
      const isUp = ((right + 1) & 2) === 0;
      const y = isUp ? grid.size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if ((grid.fixed[y] as boolean[])[x]) continue;
        const isDark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        (grid.dark[y] as boolean[])[x] = isDark !== (isMasked(x, y) === 0);
        bit++;
      }
    }
  }
}

/** How hard a code is to read: runs, squares, what looks like a corner, and too much of one colour. */
function penalty({ size, dark }: QRGrid): number {
  let points = 0;
  let darkCount = 0;
  const at = (x: number, y: number): boolean => (dark[y] as boolean[])[x] as boolean;
  for (const lines of [at, (x: number, y: number) => at(y, x)]) {
    for (let y = 0; y < size; y++) {
      let line = "";
      for (let x = 0; x < size; x++) line += lines(x, y) ? "1" : "0";
      for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
      points += 40 * (line.match(/(?=00001011101|10111010000)/g) ?? []).length;
    }
  }
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (at(x, y)) darkCount++;
      if (x + 1 === size || y + 1 === size) continue;
      if (at(x, y) === at(x + 1, y) && at(x, y) === at(x, y + 1) && at(x, y) === at(x + 1, y + 1)) points += 3;
    }
  }
  return points + 10 * Math.floor(Math.abs((darkCount * 20) / (size * size) - 10));
}

/** The modules of a text's code; undefined if no version holds it. */
function qrGrid(text: string): QRGrid | undefined {
  const bytes = new TextEncoder().encode(text);
  // Beyond ASCII the bytes are said to be UTF-8 (extended channel interpretation 26).
  const head: [number, number][] = bytes.length === text.length ? [[4, 4]] : [[7, 4], [26, 8], [4, 4]];
  const layout = layoutFor(head.reduce((sum, [, count]) => sum + count, 0), bytes.length);
  if (!layout) return undefined;
  const words = codewords(bytes, head, layout);
  let best: { grid: QRGrid; points: number } | undefined;
  for (let mask = 0; mask < 8; mask++) {
    const grid = patterns(layout, mask);
    place(grid, words, mask);
    const points = penalty(grid);
    if (!best || points < best.points) best = { grid, points };
  }
  return best?.grid;
}

/** The code of a link as an SVG with its quiet zone; a text where it is too long. */
function qrCode(link: string): Element {
  const grid = qrGrid(link);
  if (!grid) return make("p", {}, "The link is too long for a QR code.");
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  const side = grid.size + 8;
  svg.setAttribute("viewBox", `0 0 ${side} ${side}`);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", "QR code of the link");
  svg.setAttribute("shape-rendering", "crispEdges");
  const paper = document.createElementNS(space, "rect");
  for (const [key, value] of [["width", side], ["height", side]] as const) paper.setAttribute(key, String(value));
  paper.setAttribute("fill", "#fff");
  const path = document.createElementNS(space, "path");
  path.setAttribute("fill", "#000");
  let text = "";
  grid.dark.forEach((row, y) => {
    for (let x = 0; x < grid.size; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      text += `M${start + 4} ${y + 4}h${x - start + 1}v1h-${x - start + 1}z`;
    }
  });
  path.setAttribute("d", text);
  svg.append(paper, path);
  return svg;
}
