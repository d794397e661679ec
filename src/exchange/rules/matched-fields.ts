import { withoutControlSequences } from '../../core/base/readable-text.ts';
import { isInsideCharacter, shorten } from './excerpt.ts';
import type { QueryWord, SearchedText, SearchQuery } from './tokens.ts';
import { visitTokens } from './words.ts';

export interface MatchedField {
  readonly field: keyof SearchedText;
  /** Text around the first match in one line, at most 160 code points. */
  readonly snippet: string;
  readonly untrusted: true;
}

/** Fields of a search result that match, by descending weight, each with a snippet. */
export function matchedFields(query: SearchQuery, entry: SearchedText): MatchedField[] {
  const fields: MatchedField[] = [];
  for (const field of ['title', 'tags', 'outcome', 'body', 'inputs', 'limitations'] as const) {
    const snippet = snippetOf(query.words, entry[field]);
    if (snippet !== null) fields.push({ field, snippet, untrusted: true });
  }
  return fields;
}

function snippetOf(words: readonly QueryWord[], value: string | readonly string[]): string | null {
  for (const fieldText of typeof value === 'string' ? [value] : value) {
    const text = withoutControlSequences(fieldText);
    const index = firstMatchIndex(words, text);
    if (index !== -1) return snippetAround(text, index);
  }
  return null;
}

/** Code unit at which the first match begins, approximately; -1 without a match. */
function firstMatchIndex(words: readonly QueryWord[], text: string): number {
  if (/[^\0-\x7f]/.test(text)) return firstUnicodeMatchIndex(words, text);
  const lowerText = text.toLowerCase();
  const matchIndexes = words.map((word) => firstAsciiMatchIndex(word, text, lowerText)).filter((index) => index !== -1);
  return matchIndexes.length === 0 ? -1 : Math.min(...matchIndexes);
}

/**
 * Index of the first part of the word (up to `_`, `+` or `#`) in a whitespace-separated segment that has the word as a
 * token; -1 without one.
 */
function firstAsciiMatchIndex(word: QueryWord, text: string, lowerText: string): number {
  const firstPart = word.token.split(/[_+#]/, 1)[0] as string;
  let index = lowerText.indexOf(firstPart);
  while (index !== -1) {
    let start = index;
    let end = index;
    while (start > 0 && text.charCodeAt(start - 1) > blank) start -= 1;
    while (end < text.length && text.charCodeAt(end) > blank) end += 1;
    if (containsWord([word], text.slice(start, end))) return index;
    index = lowerText.indexOf(firstPart, end);
  }
  return -1;
}

const blank = 0x20;
const longSegmentCodeUnits = 40;
const codeUnitsBeforeMatchEnd = 4;

/**
 * Searches a text that is not ASCII, whose length can change with folding, by whitespace-separated segment. In a long
 * segment, a binary search finds the end of the first match.
 */
function firstUnicodeMatchIndex(words: readonly QueryWord[], text: string): number {
  for (const { 0: segment, index } of text.matchAll(/\S+/g)) {
    if (!containsWord(words, segment)) continue;
    if (segment.length <= longSegmentCodeUnits) return index;
    let low = 1;
    let high = segment.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (containsWord(words, segment.slice(0, middle))) high = middle;
      else low = middle + 1;
    }
    return index + Math.max(0, low - codeUnitsBeforeMatchEnd);
  }
  return -1;
}

function containsWord(words: readonly QueryWord[], segment: string): boolean {
  let isFound = false;
  visitTokens(segment, (token) => {
    isFound ||= words.some((word) => (word.isPrefix ? token.startsWith(word.token) : token === word.token));
  });
  return isFound;
}

const snippetCodePointsMax = 160;
const leadingCodeUnitsMax = 60;

function snippetAround(text: string, index: number): string {
  const start = snippetStart(text, index);
  return start === 0 ? shorten(text, snippetCodePointsMax) : `…${shorten(text.slice(start), snippetCodePointsMax - 1)}`;
}

/** Start of a word at most 60 code units before the match. Without one, the start of a character. */
function snippetStart(text: string, index: number): number {
  const earliest = index - leadingCodeUnitsMax;
  if (earliest <= 0) return 0;
  const firstSpace = text.slice(earliest, index).search(/\s/);
  if (firstSpace !== -1) return earliest + firstSpace;
  let start = earliest;
  while (start < index && isInsideCharacter(text, start)) start += 1;
  return start;
}
