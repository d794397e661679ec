import type { SourceLocation } from '../../finding.ts';

const snippetCodePointsMax = 120;
const notPrintable = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/u;

/** Finds lines and columns in one text; the first lookup reads the text once. */
export class TextPlaces {
  readonly #text: string;
  /** Offsets at which lines begin. */
  #lines: readonly number[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** Line and column count from 1, columns in UTF-16 code units. */
  at(offset: number): Required<SourceLocation> {
    this.#lines ??= lineStarts(this.#text);
    const line = lastAtMost(this.#lines, offset);
    const start = this.#lines[line] ?? 0;
    const end = this.#lines[line + 1] ?? this.#text.length;
    return { line: line + 1, column: offset - start + 1, snippet: printable(this.#text.slice(offset, end)) };
  }
}

function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|[\n\r]/g), (found) => found.index + found[0].length)];
}

/** The index of the last of these ascending numbers that is not above `limit`. */
function lastAtMost(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The text as far as it can be shown anywhere: no control characters, no marks of direction, nothing invisible. */
function printable(text: string): string {
  const shown = Array.from(text.slice(0, 2 * snippetCodePointsMax))
    .slice(0, snippetCodePointsMax)
    .map((character) => (notPrintable.test(character) ? ' ' : character));
  return shown.join('').trim();
}
