// Line, column and source text of a finding.

import type { SourceLocation } from '../../finding.ts';

const snippetCodePointsMax = 120;
const notPrintable = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/u;

/** Converts offsets of a text to lines and columns. The first lookup indexes the lines. */
export class TextPositions {
  readonly #text: string;
  /** Offsets at which lines begin. */
  #lines: readonly number[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** Line and column start at 1; columns count UTF-16 code units. */
  positionOf(offset: number): Required<SourceLocation> {
    this.#lines ??= lineStarts(this.#text);
    const line = lastAtMost(this.#lines, offset);
    const start = this.#lines[line] ?? 0;
    const end = this.#lines[line + 1] ?? this.#text.length;
    return { line: line + 1, column: offset - start + 1, snippet: printable(this.#text.slice(offset, end)) };
  }
}

function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|[\n\r]/g), (lineBreak) => lineBreak.index + lineBreak[0].length)];
}

/** Index of the last of these ascending numbers that is at most `limit`. */
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

/** Replaces control characters, directional formatting characters and invisible characters by spaces. */
function printable(text: string): string {
  const printableText = Array.from(text.slice(0, 2 * snippetCodePointsMax))
    .slice(0, snippetCodePointsMax)
    .map((character) => (notPrintable.test(character) ? ' ' : character));
  return printableText.join('').trim();
}
