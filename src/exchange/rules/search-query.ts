import type { QueryWord } from './tokens.ts';

// Tokens hold no quote and no backslash (see tokens.ts); they are quoted all the same, so that what
// a caller wrote stays data even if that were to change.

/** How FTS5 must split text so that it yields exactly our tokens: at blanks alone, folding nothing of ours. */
export const ftsTokenizer = "ascii tokenchars '_:+#-'";

/**
 * A MATCH expression of SQLite's FTS5 for entries that have all words and all filter tokens, on a
 * table with the tokenizer above. Matches nothing when there is neither a word nor a filter.
 */
export function ftsQuery(words: readonly QueryWord[], filters: readonly string[] = []): string {
  const demands = [...filters.map(ftsString), ...words.map((word) => ftsString(word.token) + (word.prefix ? '*' : ''))];
  return demands.join(' AND ') || ftsNothing;
}

// FTS5 takes an empty expression for an error and an empty string in it for a word nobody has.
const ftsNothing = '""';

/** The same for PostgreSQL: text to be cast to `tsquery`, never given to `to_tsquery`. */
export function tsQuery(words: readonly QueryWord[], filters: readonly string[] = []): string {
  return [...filters.map(tsString), ...words.map((word) => tsString(word.token) + (word.prefix ? ':*' : ''))].join(
    ' & ',
  );
}

/** A MATCH expression for entries that have all tokens of at least one group. */
export function ftsAnyQuery(groups: readonly (readonly string[])[]): string {
  return groups.map((tokens) => `(${tokens.map(ftsString).join(' AND ')})`).join(' OR ') || ftsNothing;
}

/** The same as text to be cast to `tsquery`. */
export function tsAnyQuery(groups: readonly (readonly string[])[]): string {
  return groups.map((tokens) => `(${tokens.map(tsString).join(' & ')})`).join(' | ');
}

/** The text that FTS5 indexes for these tokens. */
export function ftsText(tokens: readonly string[]): string {
  return tokens.join(' ');
}

/** Text to be cast to `tsvector`, never given to `to_tsvector`: the tokens without positions. */
export function tsvectorLiteral(tokens: readonly string[]): string {
  return tokens.map(tsString).join(' ');
}

function ftsString(token: string): string {
  return `"${token.replaceAll('"', '""')}"`;
}

function tsString(token: string): string {
  return `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
