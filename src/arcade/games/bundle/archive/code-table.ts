/** Maximum length of the codes in the lookup table. */
const lookupBits = 9;
/** Maximum length of a code in deflate streams. */
const codeBitsMax = 15;

/** Huffman codes of a deflate block. */
export interface CodeTable {
  /** `complete`: every bit string starts with a code. `single`: one code of one bit, or no code, as RFC 1951 permits. */
  readonly kind: 'complete' | 'single' | 'unusable';
  /** Length of the longest code in bits. */
  readonly bitsMax: number;
  /** Finds the code at the start of these bits (first bit lowest): `symbol << 4 | length`; 0 if there is none. */
  find(bits: number): number;
}

/** Creates a table from the code length of each symbol (0: no code). Short codes use a lookup table. */
export function createTable(lengths: Uint8Array): CodeTable {
  const counts = new Uint16Array(codeBitsMax + 1);
  for (const length of lengths) counts[length] = (counts[length] as number) + 1;
  counts[0] = 0;
  const kind = kindOf(counts);
  if (kind === 'unusable') return { kind, bitsMax: 0, find: () => 0 };
  const symbols = symbolsByCode(lengths, counts);
  const lookup = new Uint16Array(1 << lookupBits);
  fillLookup(lookup, counts, symbols);
  const longest = counts.findLastIndex((count) => count > 0);
  return {
    kind,
    bitsMax: Math.max(0, longest),
    find: (bits) => (lookup[bits & ((1 << lookupBits) - 1)] as number) || findLongCode(bits, counts, symbols),
  };
}

function kindOf(counts: Uint16Array): CodeTable['kind'] {
  let unusedCodes = 1;
  for (let bits = 1; bits <= codeBitsMax; bits += 1) {
    unusedCodes = unusedCodes * 2 - (counts[bits] as number);
    if (unusedCodes < 0) return 'unusable';
  }
  if (unusedCodes === 0) return 'complete';
  const codes = counts.reduce((sum, count) => sum + count, 0);
  return codes === 0 || (codes === 1 && counts[1] === 1) ? 'single' : 'unusable';
}

function symbolsByCode(lengths: Uint8Array, counts: Uint16Array): Uint16Array {
  const next = new Uint16Array(codeBitsMax + 2);
  for (let bits = 1; bits <= codeBitsMax; bits += 1) next[bits + 1] = (next[bits] as number) + (counts[bits] as number);
  const symbols = new Uint16Array(lengths.length);
  lengths.forEach((length, symbol) => {
    if (length === 0) return;
    symbols[next[length] as number] = symbol;
    next[length] = (next[length] as number) + 1;
  });
  return symbols;
}

function fillLookup(lookup: Uint16Array, counts: Uint16Array, symbols: Uint16Array): void {
  let code = 0;
  let index = 0;
  for (let bits = 1; bits <= lookupBits; bits += 1) {
    for (let n = 0; n < (counts[bits] as number); n += 1) {
      const entry = ((symbols[index] as number) << 4) | bits;
      for (let slot = reverseBits(code, bits); slot < lookup.length; slot += 1 << bits) lookup[slot] = entry;
      code += 1;
      index += 1;
    }
    code <<= 1;
  }
}

function reverseBits(code: number, bits: number): number {
  let result = 0;
  for (let n = 0; n < bits; n += 1) result |= ((code >> n) & 1) << (bits - 1 - n);
  return result;
}

function findLongCode(bits: number, counts: Uint16Array, symbols: Uint16Array): number {
  let code = 0;
  let first = 0;
  let index = 0;
  for (let length = 1; length <= codeBitsMax; length += 1) {
    code |= (bits >> (length - 1)) & 1;
    const count = counts[length] as number;
    if (code - count < first) return ((symbols[index + code - first] as number) << 4) | length;
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  return 0;
}
