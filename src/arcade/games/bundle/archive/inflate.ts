import { type CodeTable, createTable } from './code-table.ts';

/** Content of a raw deflate stream (RFC 1951), and the number of input bytes read. */
export interface Inflated {
  readonly bytes: Uint8Array;
  readonly consumed: number;
}

/**
 * Inflates a raw deflate stream; null when it is malformed, ends early, or contains more than `bytesMax`. Servers,
 * command line and browsers use this implementation, so that all of them accept the same streams.
 */
export function inflate(input: Uint8Array, bytesMax: number): Inflated | null {
  const stream = new DeflateStream(input, bytesMax);
  try {
    return { bytes: stream.read(), consumed: stream.consumed };
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}

class Malformed extends Error {}

// Base values and numbers of extra bits of the length and distance codes (RFC 1951, section 3.2.5).
const lengthBases = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
];
const lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const distanceBases = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
  8193, 12289, 16385, 24577,
];
const distanceBits = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13];
/** Order in which a block lists the lengths of its code length codes (RFC 1951, section 3.2.7). */
const codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const endOfBlock = 256;

const fixedLiterals = createTable(
  Uint8Array.from({ length: 288 }, (_, n) => (n < 144 ? 8 : n < 256 ? 9 : n < 280 ? 7 : 8)),
);
const fixedDistances = createTable(new Uint8Array(32).fill(5));

class DeflateStream {
  readonly #input: Uint8Array;
  readonly #output: Uint8Array;
  #at = 0;
  #bitBuffer = 0;
  #bitCount = 0;
  #written = 0;

  constructor(input: Uint8Array, bytesMax: number) {
    this.#input = input;
    this.#output = new Uint8Array(bytesMax);
  }

  get consumed(): number {
    return this.#at - (this.#bitCount >> 3);
  }

  read(): Uint8Array {
    let isLast = false;
    while (!isLast) {
      isLast = this.#bits(1) === 1;
      this.#block(this.#bits(2));
    }
    return this.#output.subarray(0, this.#written);
  }

  #block(kind: number): void {
    switch (kind) {
      case 0:
        this.#stored();
        break;
      case 1:
        this.#coded(fixedLiterals, fixedDistances);
        break;
      case 2: {
        const { literals, distances } = this.#tables();
        this.#coded(literals, distances);
        break;
      }
      default:
        throw new Malformed();
    }
  }

  #stored(): void {
    this.#at = this.consumed;
    this.#bitBuffer = 0;
    this.#bitCount = 0;
    const length = this.#bits(16);
    if (this.#bits(16) !== (~length & 0xffff)) throw new Malformed();
    const end = this.#at + length;
    if (end > this.#input.length || this.#written + length > this.#output.length) throw new Malformed();
    this.#output.set(this.#input.subarray(this.#at, end), this.#written);
    this.#written += length;
    this.#at = end;
  }

  #tables(): { readonly literals: CodeTable; readonly distances: CodeTable } {
    const literalCodes = this.#bits(5) + 257;
    const distanceCodes = this.#bits(5) + 1;
    const lengthCodes = this.#bits(4) + 4;
    if (literalCodes > 286 || distanceCodes > 30) throw new Malformed();
    const lengthCodeLengths = new Uint8Array(19);
    for (let n = 0; n < lengthCodes; n += 1) lengthCodeLengths[codeLengthOrder[n] as number] = this.#bits(3);
    const codes = createTable(lengthCodeLengths);
    if (codes.kind !== 'complete') throw new Malformed();
    const lengths = this.#codeLengths(codes, literalCodes + distanceCodes);
    const literals = createTable(lengths.subarray(0, literalCodes));
    const distances = createTable(lengths.subarray(literalCodes));
    const isValid = lengths[endOfBlock] !== 0 && literals.kind !== 'unusable' && distances.kind !== 'unusable';
    if (!isValid) throw new Malformed();
    return { literals, distances };
  }

  #codeLengths(codes: CodeTable, count: number): Uint8Array {
    const lengths = new Uint8Array(count);
    let index = 0;
    while (index < count) {
      const symbol = this.#symbol(codes);
      if (symbol < 16) {
        lengths[index] = symbol;
        index += 1;
        continue;
      }
      if (symbol === 16 && index === 0) throw new Malformed();
      const repeatedLength = symbol === 16 ? (lengths[index - 1] as number) : 0;
      const times = symbol === 16 ? 3 + this.#bits(2) : symbol === 17 ? 3 + this.#bits(3) : 11 + this.#bits(7);
      if (index + times > count) throw new Malformed();
      lengths.fill(repeatedLength, index, index + times);
      index += times;
    }
    return lengths;
  }

  #coded(literals: CodeTable, distances: CodeTable): void {
    const output = this.#output;
    for (;;) {
      const symbol = this.#symbol(literals);
      if (symbol === endOfBlock) return;
      if (symbol < endOfBlock) {
        if (this.#written === output.length) throw new Malformed();
        output[this.#written] = symbol;
        this.#written += 1;
        continue;
      }
      const lengthCode = symbol - 257;
      if (lengthCode >= lengthBases.length) throw new Malformed();
      const length = (lengthBases[lengthCode] as number) + this.#bits(lengthBits[lengthCode] as number);
      const distanceCode = this.#symbol(distances);
      if (distanceCode >= distanceBases.length) throw new Malformed();
      this.#copy(length, (distanceBases[distanceCode] as number) + this.#bits(distanceBits[distanceCode] as number));
    }
  }

  #copy(length: number, distance: number): void {
    const output = this.#output;
    const from = this.#written - distance;
    if (from < 0 || this.#written + length > output.length) throw new Malformed();
    if (distance >= length) output.copyWithin(this.#written, from, from + length);
    else for (let n = 0; n < length; n += 1) output[this.#written + n] = output[from + n] as number;
    this.#written += length;
  }

  /** Reads `count` bits of the stream, at most 16. */
  #bits(count: number): number {
    this.#fill(count);
    if (this.#bitCount < count) throw new Malformed();
    const value = this.#bitBuffer & ((1 << count) - 1);
    this.#drop(count);
    return value;
  }

  #symbol(table: CodeTable): number {
    this.#fill(table.bitsMax);
    const codeEntry = table.find(this.#bitBuffer);
    const bits = codeEntry & 15;
    if (bits === 0 || bits > this.#bitCount) throw new Malformed();
    this.#drop(bits);
    return codeEntry >> 4;
  }

  #fill(count: number): void {
    while (this.#bitCount < count && this.#at < this.#input.length) {
      this.#bitBuffer |= (this.#input[this.#at] as number) << this.#bitCount;
      this.#at += 1;
      this.#bitCount += 8;
    }
  }

  #drop(count: number): void {
    this.#bitBuffer >>>= count;
    this.#bitCount -= count;
  }
}
