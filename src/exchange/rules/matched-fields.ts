import { shorten } from './excerpt.ts';
import type { Query, QueryWord, SearchedText } from './tokens.ts';
import { visitTokens } from './words.ts';

export interface MatchedField {
  readonly field: keyof SearchedText;
  /** At most 160 code points around the first word found, in one line. */
  readonly snippet: string;
  readonly untrusted: true;
}

/** Where a hit holds words of the query: its fields from the weightiest down, each with a snippet. */
export function matchedFields(query: Query, entry: SearchedText): MatchedField[] {
  const matched: MatchedField[] = [];
  for (const field of ['title', 'tags', 'outcome', 'body', 'inputs', 'limitations'] as const) {
    const snippet = snippetOf(query.words, entry[field]);
    if (snippet !== null) matched.push({ field, snippet, untrusted: true });
  }
  return matched;
}

function snippetOf(words: readonly QueryWord[], value: string | readonly string[]): string | null {
  for (const text of typeof value === 'string' ? [value] : value) {
    const at = firstHit(words, text);
    if (at !== -1) return snippetAround(text, at);
  }
  return null;
}

/** The code unit where the first piece of text between blanks stands that holds a word, or -1. */
function firstHit(words: readonly QueryWord[], text: string): number {
  const isAscii = !/[^\0-\x7f]/.test(text);
  const lower = isAscii ? text.toLowerCase() : '';
  // A word can only be where its first letters are: most texts hold none of them.
  if (isAscii && !words.some((word) => lower.includes(stemOf(word)))) return -1;
  for (const { 0: piece, index } of text.matchAll(/\S+/g)) {
    if (isAscii && !words.some((word) => lower.startsWith(stemOf(word), lower.indexOf(stemOf(word), index)) && lower.indexOf(stemOf(word), index) < index + piece.length)) continue;
    if (holdsWord(words, piece)) return index + refine(words, piece);
  }
  return -1;
}

function stemOf(word: QueryWord): string {
  return word.token.split(/[_+#]/, 1)[0] as string;
}
