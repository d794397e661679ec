import type { SearchedText, SearchQuery } from './tokens.ts';
import { visitTokens } from './words.ts';

const titleWeight = 4;
const tagWeight = 3;
const outcomeWeight = 2;
const elsewhereWeight = 1;
const provenWeight = 2;

/**
 * What ranking needs of an entry, as one text to store beside it: three lines with the tokens of
 * the title, the tags and the outcome, each token once, in the best of its fields, between blanks.
 * Written with the entry and again when its outcome changes.
 */
export function rankTokens(entry: Pick<SearchedText, 'title' | 'tags' | 'outcome'>): string {
  const seen = new Set<string>();
  return [[entry.title], entry.tags, [entry.outcome]].map((texts) => rankLine(texts, seen)).join('\n');
}

function rankLine(texts: readonly string[], seen: Set<string>): string {
  let line = ' ';
  for (const text of texts) {
    visitTokens(text, (token) => {
      if (seen.has(token)) return;
      seen.add(token);
      line += `${token} `;
    });
  }
  return line;
}

/** The words of a query in the form that they are looked up in rank tokens: made once a query. */
export function rankNeedles(query: SearchQuery): string[] {
  return query.words.map(({ token, prefix }) => (prefix ? ` ${token}` : ` ${token} `));
}

/**
 * The score of an entry that matches the query: each word by the best field holding it (title 4,
 * tags 3, outcome 2, elsewhere 1), and 2 more when it is resolved with an outcome or independently
 * confirmed (`isProven`). 0 without words. Depends on nothing but the query and the entry, so an
 * order never moves under a reader; equal scores are the caller's to order, newest first.
 */
export function scoreCandidate(needles: readonly string[], tokens: string, isProven: boolean): number {
  if (needles.length === 0) return 0;
  const titleEnd = tokens.indexOf('\n');
  const tagsEnd = tokens.indexOf('\n', titleEnd + 1);
  let score = isProven ? provenWeight : 0;
  for (const needle of needles) {
    const at = tokens.indexOf(needle);
    score += at === -1 ? elsewhereWeight : at < titleEnd ? titleWeight : at < tagsEnd ? tagWeight : outcomeWeight;
  }
  return score;
}
