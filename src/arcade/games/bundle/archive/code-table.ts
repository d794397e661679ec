const fastBits = 9;
const bitsMax = 15;

/** Prefix codes of a deflate block. */
export interface CodeTable {
  /** `complete`: every bit string is a code. `single`: one code of one bit, or none, which RFC 1951 permits. */
  readonly kind: 'complete' | 'single' | 'unusable';
  /** Bits that `find` needs to decide. */
  readonly bitsMax: number;
  /** The code that these bits begin with, the first bit lowest: `symbol << 4 | bits`; 0 when there is none. */
  find(bits: number): number;
}

/** The table of codes with these lengths in bits, 0 for symbols without a code. Short codes are looked up at once. */
export function createTable(lengths: Uint8Array): CodeTable {
  const counts = new Uint16Array(bitsMax + 1);
  for (const length of lengths) counts[length] = (counts[length] as number) + 1;
  counts[0] = 0;
  const kind = kindOf(counts);
  if (kind === 'unusable') return { kind, bitsMax: 0, find: () => 0 };
  const symbols = symbolsByCode(lengths, counts);
  const fast = new Uint16Array(1 << fastBits);
  fillFast(fast, counts, symbols);
  const longest = counts.findLastIndex((count) => count > 0);
  return {
    kind,
    bitsMax: Math.max(0, longest),
    find: (bits) => (fast[bits & ((1 << fastBits) - 1)] as number) || findSlowly(bits, counts, symbols),
  };
}

function kindOf(counts: Uint16Array): CodeTable['kind'] {
  let left = 1;
  for (let bits = 1; bits <= bitsMax; bits += 1) {
    left = left * 2 - (counts[bits] as number);
    if (left < 0) return 'unusable';
  }
  if (left === 0) return 'complete';
  const codes = counts.reduce((sum, count) => sum + count, 0);
  return codes === 0 || (codes === 1 && counts[1] === 1) ? 'single' : 'unusable';
}

function symbolsByCode(lengths: Uint8Array, counts: Uint16Array): Uint16Array {
  const next = new Uint16Array(bitsMax + 2);
  for (let bits = 1; bits <= bitsMax; bits += 1) next[bits + 1] = (next[bits] as number) + (counts[bits] as number);
  const symbols = new Uint16Array(lengths.length);
  lengths.forEach((length, symbol) => {
    if (length === 0) return;
    symbols[next[length] as number] = symbol;
    next[length] = (next[length] as number) + 1;
  });
  return symbols;
}

function fillFast(fast: Uint16Array, counts: Uint16Array, symbols: Uint16Array): void {
  let code = 0;
  let index = 0;
  for (let bits = 1; bits <= fastBits; bits += 1) {
    for (let n = 0; n < (counts[bits] as number); n += 1) {
      const entry = ((symbols[index] as number) << 4) | bits;
      for (let at = reversed(code, bits); at < fast.length; at += 1 << bits) fast[at] = entry;
      code += 1;
      index += 1;
    }
    code <<= 1;
  }
}

function reversed(code: number, bits: number): number {
  let result = 0;
  for (let n = 0; n < bits; n += 1) result |= ((code >> n) & 1) << (bits - 1 - n);
  return result;
}

function findSlowly(bits: number, counts: Uint16Array, symbols: Uint16Array): number {
  let code = 0;
  let first = 0;
  let index = 0;
  for (let length = 1; length <= bitsMax; length += 1) {
    code |= (bits >> (length - 1)) & 1;
    const count = counts[length] as number;
    if (code - count < first) return ((symbols[index + code - first] as number) << 4) | length;
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  return 0;
}
