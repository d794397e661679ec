import type { SearchedText, SearchQuery } from './tokens.ts';
import { visitTokens } from './words.ts';

const titleWeight = 4;
const tagWeight = 3;
const outcomeWeight = 2;
const otherWeight = 1;
const provenWeight = 2;

/**
 * Stored ranking text of an entry: three lines with the tokens of title, tags and outcome, each token once, in its
 * best field. Updated when the outcome changes.
 */
export function rankTokens(entry: Pick<SearchedText, 'title' | 'tags' | 'outcome'>): string {
  const seenTokens = new Set<string>();
  return [[entry.title], entry.tags, [entry.outcome]].map((texts) => rankLine(texts, seenTokens)).join('\n');
}

function rankLine(texts: readonly string[], seenTokens: Set<string>): string {
  let line = ' ';
  for (const text of texts) {
    visitTokens(text, (token) => {
      if (seenTokens.has(token)) return;
      seenTokens.add(token);
      line += `${token} `;
    });
  }
  return line;
}

/** Words of a query in the form used in rank tokens; computed once per query. */
export function toRankPatterns(query: SearchQuery): string[] {
  return query.words.map(({ token, isPrefix }) => (isPrefix ? ` ${token}` : ` ${token} `));
}

/**
 * Score of a matching entry: per word the weight of the best field (title 4, tags 3, outcome 2, other 1), plus 2 if
 * it is resolved with an outcome or independently confirmed (`isProven`). 0 without words. Depends only on query and
 * entry, so the order is stable; equal scores are ordered by the caller.
 */
export function scoreCandidate(rankPatterns: readonly string[], tokens: string, isProven: boolean): number {
  if (rankPatterns.length === 0) return 0;
  const titleEnd = tokens.indexOf('\n');
  const tagsEnd = tokens.indexOf('\n', titleEnd + 1);
  let score = isProven ? provenWeight : 0;
  for (const rankPattern of rankPatterns) {
    const index = tokens.indexOf(rankPattern);
    score += index === -1 ? otherWeight : index < titleEnd ? titleWeight : index < tagsEnd ? tagWeight : outcomeWeight;
  }
  return score;
}
