import { visitTokens } from './words.ts';

/** The parts of an entry that search looks into. */
export interface SearchedText {
  readonly title: string;
  readonly tags: readonly string[];
  /** The text of the latest outcome, empty when there is none. */
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
 * Everything an entry can be found by, each token once: the words of its texts, and tokens for its
 * kind, status and tags in a namespace of their own. Both databases index exactly these.
 *
 * A text token holds letters, marks, digits, and within it `_`, `+` and `#` alone; a filter token
 * has a colon as its second character. None holds a blank, a quote, or more than 64 code points.
 * `ERR_MODULE_NOT_FOUND` gives `err`, `module`, `not`, `found` and the neighbours `err_module`,
 * `module_not`, `not_found`: so an identifier or path is found whole, by any part, and by any run
 * of its parts, and likewise text in scripts without spaces, which is indexed in pairs.
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
  /** Whether longer tokens that begin with this one match as well. */
  readonly prefix: boolean;
}

export interface SearchQuery {
  /** An entry matches when it has all of these. No words in a query that is not empty: nothing matches. */
  readonly words: readonly QueryWord[];
  /** The text holds no word: everything matches. */
  readonly empty: boolean;
}

/** The words that a text searches for. The text is data: no character in it is syntax. */
export function queryTokens(q: string): SearchQuery {
  const parsed = parseQuery(q);
  const words = new Map<string, boolean>();
  for (const { token, prefix, isCovered } of parsed) {
    // A word searched for both ways must be there exactly: the stricter demand stays.
    if (!isCovered) words.set(token, (words.get(token) ?? true) && prefix);
  }
  return { words: Array.from(words, ([token, prefix]) => ({ token, prefix })), empty: q.trim() === '' };
}

interface QueryToken {
  readonly token: string;
  readonly wordStart: number;
  prefix: boolean;
  /** A pair in the search holds this word, so searching for it too would change nothing. */
  isCovered: boolean;
}

const prefixMin = 2;

function parseQuery(q: string): QueryToken[] {
  const tokens: QueryToken[] = [];
  const words: QueryToken[] = [];
  let isUnfinished = false;
  visitTokens(q, (token, kind, wordStart) => {
    if (kind === 'part') return;
    isUnfinished = kind === 'word' || kind === 'pair' || kind === 'loose';
    // Hyphens join words of prose as often as names, so they are no demand that the words are neighbours.
    if (kind === 'loose' || kind === 'last') return;
    const one: QueryToken = { token, wordStart, prefix: kind === 'single', isCovered: false };
    tokens.push(one);
    if (kind === 'word') words.push(one);
    if (kind === 'pair') cover(words.slice(-2), token);
  });
  const last = words.at(-1);
  if (last === undefined || !isUnfinished || Array.from(last.token).length < prefixMin) return tokens;
  for (const one of tokens) if (one.wordStart === last.wordStart) one.prefix = true;
  return tokens;
}

// A pair that was cut for its length does not hold its second word, and covers nothing.
function cover(parts: readonly QueryToken[], pair: string): void {
  if (parts.map((part) => part.token).join('_') !== pair) return;
  for (const part of parts) part.isCovered = true;
}

/** The filters as tokens; null when no entry can match, as with a tag that is no tag. */
export function filterTokens(filters: {
  readonly kind: string;
  readonly status: string;
  readonly tag: string;
}): string[] | null {
  const tokens: string[] = [];
  if (filters.kind !== '') tokens.push(`k:${filters.kind}`);
  if (filters.status !== '') tokens.push(`s:${filters.status}`);
  if (filters.tag !== '') tokens.push(`t:${filters.tag}`);
  return tokens.every((token) => filterToken.test(token)) ? tokens : null;
}

const filterToken = /^[kst]:[a-z0-9][a-z0-9-]{0,31}$/;
