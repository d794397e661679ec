import { visitTokens } from './words.ts';

/** Searched fields of an entry. */
export interface SearchedText {
  readonly title: string;
  readonly tags: readonly string[];
  /** Text of the latest outcome, or empty. */
  readonly outcome: string;
  readonly body: string;
  readonly inputs: string;
  readonly limitations: string;
}

export interface SearchedEntry extends SearchedText {
  readonly kind: string;
  readonly status: string;
}

/**
 * Search tokens of an entry, unique: words of its texts, and prefixed tokens for kind, status and tags. Both
 * databases index exactly these.
 * Text tokens consist of letters, marks, digits, `_`, `+` and `#`; filter tokens have a colon as second character.
 * Tokens have no blanks or quotes and at most 64 code points. `ERR_MODULE_NOT_FOUND` yields `err`, `module`, `not`,
 * `found` and the pairs `err_module`, `module_not`, `not_found`, so that an identifier or path is found whole and by
 * any run of its parts. A run of a script without spaces is indexed as its pairs of characters and its last character.
 */
export function entryTokens(entry: SearchedEntry): string[] {
  const tokens = new Set<string>();
  for (const text of [entry.title, ...entry.tags, entry.outcome, entry.body, entry.inputs, entry.limitations]) {
    visitTokens(text, (token) => tokens.add(token));
  }
  tokens.add(`k:${entry.kind}`).add(`s:${entry.status}`);
  for (const tag of entry.tags) tokens.add(`t:${tag}`);
  return [...tokens];
}

export interface QueryWord {
  readonly token: string;
  /** Whether longer tokens that start with `token` match too. */
  readonly isPrefix: boolean;
}

export interface SearchQuery {
  /** An entry matches if it has all words. A query that is not empty but has no words matches nothing. */
  readonly words: readonly QueryWord[];
  /** Whether the text is blank. Such a query matches everything. */
  readonly isEmpty: boolean;
}

/** Words of a search text. The text is data and has no query syntax. */
export function queryTokens(q: string): SearchQuery {
  const parsedTokens = parseQuery(q);
  const words = new Map<string, boolean>();
  for (const { token, isPrefix, isRedundant } of parsedTokens) {
    // A word that occurs both as prefix and whole must match as a whole.
    if (!isRedundant) words.set(token, (words.get(token) ?? true) && isPrefix);
  }
  return { words: Array.from(words, ([token, isPrefix]) => ({ token, isPrefix })), isEmpty: q.trim() === '' };
}

interface QueryToken {
  readonly token: string;
  readonly wordStart: number;
  isPrefix: boolean;
  /** Whether a pair in the query contains this word. */
  isRedundant: boolean;
}

const prefixCodePointsMin = 2;

function parseQuery(q: string): QueryToken[] {
  const tokens: QueryToken[] = [];
  const wholeWords: QueryToken[] = [];
  let canBeUnfinished = false;
  visitTokens(q, (token, kind, wordStart) => {
    if (kind === 'camel_part') return;
    canBeUnfinished = kind === 'word' || kind === 'identifier_pair' || kind === 'hyphen_pair';
    // Hyphens often join words of prose, so words joined by a hyphen need not be adjacent in an entry.
    if (kind === 'hyphen_pair' || kind === 'last_character') return;
    // A single character of a script without spaces matches the pairs that begin with it.
    const queryToken: QueryToken = { token, wordStart, isPrefix: kind === 'single_character', isRedundant: false };
    tokens.push(queryToken);
    if (kind === 'word') wholeWords.push(queryToken);
    if (kind === 'identifier_pair') setRedundant(wholeWords.slice(-2), token);
  });
  const lastWord = wholeWords.at(-1);
  if (lastWord === undefined || !canBeUnfinished || Array.from(lastWord.token).length < prefixCodePointsMin)
    return tokens;
  for (const queryToken of tokens) if (queryToken.wordStart === lastWord.wordStart) queryToken.isPrefix = true;
  return tokens;
}

// A pair that was truncated to 64 code points lacks the end of its second word, so both words stay in the query.
function setRedundant(words: readonly QueryToken[], pair: string): void {
  if (words.map((word) => word.token).join('_') !== pair) return;
  for (const word of words) word.isRedundant = true;
}

/** Filter tokens; null when no entry can match, such as for an invalid tag. */
export function filterTokens(filters: {
  readonly kind: string;
  readonly status: string;
  readonly tag: string;
}): string[] | null {
  const tokens: string[] = [];
  if (filters.kind !== '') tokens.push(`k:${filters.kind}`);
  if (filters.status !== '') tokens.push(`s:${filters.status}`);
  if (filters.tag !== '') tokens.push(`t:${filters.tag}`);
  return tokens.every((token) => filterTokenPattern.test(token)) ? tokens : null;
}

const filterTokenPattern = /^[kst]:[a-z0-9][a-z0-9-]{0,31}$/;
