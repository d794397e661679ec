import type { QueryWord } from './tokens.ts';

// Tokens contain no quotes or backslashes (see tokens.ts). They are quoted anyway, as defence in depth against
// injection.

/**
 * FTS5 tokenizer that splits the indexed text only at the blanks between the tokens of tokens.ts. `tokenchars` contains
 * their punctuation. They are in lower case already.
 */
export const ftsTokenizer = "ascii tokenchars '_:+#-'";

/**
 * FTS5 MATCH expression for entries with all words and all filter tokens. Matches nothing without words and filters.
 */
export function ftsQuery(words: readonly QueryWord[], filters: readonly string[] = []): string {
  const terms = [...filters.map(ftsString), ...words.map((word) => ftsString(word.token) + (word.isPrefix ? '*' : ''))];
  return terms.join(' AND ') || ftsEmptyMatch;
}

// FTS5 rejects an empty expression, but an empty string matches nothing.
const ftsEmptyMatch = '""';

/** PostgreSQL equivalent of `ftsQuery`: text to cast to `tsquery`, without `to_tsquery`. */
export function tsQuery(words: readonly QueryWord[], filters: readonly string[] = []): string {
  return [...filters.map(tsString), ...words.map((word) => tsString(word.token) + (word.isPrefix ? ':*' : ''))].join(
    ' & ',
  );
}

/** FTS5 MATCH expression for entries with all tokens of at least one group. */
export function ftsAnyQuery(groups: readonly (readonly string[])[]): string {
  return groups.map((tokens) => `(${tokens.map(ftsString).join(' AND ')})`).join(' OR ') || ftsEmptyMatch;
}

/** PostgreSQL equivalent of `ftsAnyQuery`. */
export function tsAnyQuery(groups: readonly (readonly string[])[]): string {
  return groups.map((tokens) => `(${tokens.map(tsString).join(' & ')})`).join(' | ');
}

/** Text that FTS5 indexes. */
export function ftsText(tokens: readonly string[]): string {
  return tokens.join(' ');
}

/** Text to cast to `tsvector`, without `to_tsvector`: tokens without positions. */
export function tsvectorLiteral(tokens: readonly string[]): string {
  return tokens.map(tsString).join(' ');
}

function ftsString(token: string): string {
  return `"${token.replaceAll('"', '""')}"`;
}

function tsString(token: string): string {
  return `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
