import { withoutControlSequences } from '../../core/base/readable-text.ts';
import { isInsideCharacter, shorten } from './excerpt.ts';
import type { QueryWord, SearchedText, SearchQuery } from './tokens.ts';
import { visitTokens } from './words.ts';

export interface MatchedField {
  readonly field: keyof SearchedText;
  /** At most 160 code points around the first match, in one line. */
  readonly snippet: string;
  readonly untrusted: true;
}

/** Fields of a search result that match, by descending weight, each with a snippet. */
export function matchedFields(query: SearchQuery, entry: SearchedText): MatchedField[] {
  const matched: MatchedField[] = [];
  for (const field of ['title', 'tags', 'outcome', 'body', 'inputs', 'limitations'] as const) {
    const snippet = snippetOf(query.words, entry[field]);
    if (snippet !== null) matched.push({ field, snippet, untrusted: true });
  }
  return matched;
}

function snippetOf(words: readonly QueryWord[], value: string | readonly string[]): string | null {
  for (const raw of typeof value === 'string' ? [value] : value) {
    const text = withoutControlSequences(raw);
    const index = firstHit(words, text);
    if (index !== -1) return snippetAround(text, index);
  }
  return null;
}

/** Code unit of the first match, or -1. */
function firstHit(words: readonly QueryWord[], text: string): number {
  if (/[^\0-\x7f]/.test(text)) return firstMatchingPiece(words, text);
  const lower = text.toLowerCase();
  const hits = words.map((word) => firstHitInAscii(word, text, lower)).filter((index) => index !== -1);
  return hits.length === 0 ? -1 : Math.min(...hits);
}

/** Finds a word at its first letters, if the surrounding text has it as a token. */
function firstHitInAscii(word: QueryWord, text: string, lower: string): number {
  const stem = word.token.split(/[_+#]/, 1)[0] as string;
  let index = lower.indexOf(stem);
  while (index !== -1) {
    let start = index;
    let end = index;
    while (start > 0 && text.charCodeAt(start - 1) > blank) start -= 1;
    while (end < text.length && text.charCodeAt(end) > blank) end += 1;
    if (containsWord([word], text.slice(start, end))) return index;
    index = lower.indexOf(stem, end);
  }
  return -1;
}

const blank = 0x20;
const longPieceLength = 40;
const beforeHit = 4;

/** Search for texts whose length changes with folding: by piece, with binary search in long ones. */
function firstMatchingPiece(words: readonly QueryWord[], text: string): number {
  for (const { 0: piece, index } of text.matchAll(/\S+/g)) {
    if (!containsWord(words, piece)) continue;
    if (piece.length <= longPieceLength) return index;
    let low = 1;
    let high = piece.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (containsWord(words, piece.slice(0, middle))) high = middle;
      else low = middle + 1;
    }
    return index + Math.max(0, low - beforeHit);
  }
  return -1;
}

function containsWord(words: readonly QueryWord[], piece: string): boolean {
  let isFound = false;
  visitTokens(piece, (token) => {
    isFound ||= words.some((word) => (word.prefix ? token.startsWith(word.token) : token === word.token));
  });
  return isFound;
}

const snippetMax = 160;
const leadMax = 60;

function snippetAround(text: string, index: number): string {
  const start = snippetStart(text, index);
  return start === 0 ? shorten(text, snippetMax) : `…${shorten(text.slice(start), snippetMax - 1)}`;
}

/** Start of a word at most 60 code units before the match. Without one, it is the start of a character. */
function snippetStart(text: string, index: number): number {
  const earliest = index - leadMax;
  if (earliest <= 0) return 0;
  const gap = text.slice(earliest, index).search(/\s/);
  if (gap !== -1) return earliest + gap;
  let start = earliest;
  while (start < index && isInsideCharacter(text, start)) start += 1;
  return start;
}
