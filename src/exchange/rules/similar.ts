import { visitTokens } from './words.ts';

/** Weighted tokens of an entry for similarity. */
export interface SimilarityProfile {
  readonly title: ReadonlyMap<string, number>;
  readonly allFields: ReadonlyMap<string, number>;
}

const titleWeight = 3;
const tagWeight = 2;
const identifierWeight = 2;
const bodyWeight = 1;

/** Computes the profile of an entry or a draft. */
export function similarityProfile(title: string, body: string, tags: readonly string[]): SimilarityProfile {
  const titleTokens = addWeights(new Map(), title, titleWeight);
  const allFields = addWeights(new Map(titleTokens), body, bodyWeight);
  for (const tag of tags) addWeights(allFields, tag, tagWeight);
  return { title: titleTokens, allFields };
}

/** Share of the titles in the similarity; the rest is that of all fields. */
const titleShare = 0.5;

/**
 * Similarity of two entries from 0 (no common word) to 1 (identical words in the same fields), with three decimals:
 * half from the titles, half from all fields, each as shared weight over total weight. Symmetric and independent of
 * other entries.
 */
export function similarity(a: SimilarityProfile, b: SimilarityProfile): number {
  const score =
    titleShare * weightedJaccard(a.title, b.title) + (1 - titleShare) * weightedJaccard(a.allFields, b.allFields);
  return Math.round(score * 1_000) / 1_000;
}

const queryTokensMax = 6;

/**
 * Token groups for `ftsAnyQuery` and `tsAnyQuery` that find candidates: entries that share at least two of the six
 * tokens with the highest rank. If there is only one token, its entries are found. The rank adds points for an
 * identifier, a token of the title, a token of a tag, and the length. Other words of the body and short words of the
 * title are ignored.
 */
export function similarityQuery(title: string, body: string, tags: readonly string[]): string[][] {
  const { allFields, title: titleTokens } = similarityProfile(title, body, tags);
  const tagTokens = addWeights(new Map(), tags.join(' '), tagWeight);
  const rankedTokens = Array.from(allFields.keys(), (token) => ({
    token,
    rank: tokenRank(token, titleTokens.has(token), tagTokens.has(token)),
  }))
    .filter(({ rank }) => rank > 0)
    .sort((left, right) => right.rank - left.rank || (left.token < right.token ? -1 : 1));
  const topTokens = removeOverlapping(rankedTokens.map(({ token }) => token)).slice(0, queryTokensMax);
  if (topTokens.length < 2) return topTokens.map((token) => [token]);
  return topTokens.flatMap((token, index) => topTokens.slice(index + 1).map((secondToken) => [token, secondToken]));
}

/** Removes tokens that share a word with an earlier token, so that one long identifier does not yield all tokens. */
function removeOverlapping(tokens: readonly string[]): string[] {
  const seenWords = new Set<string>();
  return tokens.filter((token) => {
    const words = token.split('_');
    if (words.some((word) => seenWords.has(word))) return false;
    for (const word of words) seenWords.add(word);
    return true;
  });
}

const lettersMin = 4;
const identifierRank = 40;
const titleRank = 30;
const tagRank = 20;
const lengthRankMax = 12;

function tokenRank(token: string, isInTitle: boolean, isInTags: boolean): number {
  const isIdentifier = /[_+#]|\p{L}\p{N}|\p{N}\p{L}/u.test(token);
  if (!isIdentifier && !isInTitle && !isInTags) return 0;
  if (!isIdentifier && !isInTags && token.length < lettersMin && !startsWithCaselessLetter(token)) return 0;
  const fieldRank = (isInTitle ? titleRank : 0) + (isInTags ? tagRank : 0);
  return (isIdentifier ? identifierRank : 0) + fieldRank + Math.min(token.length, lengthRankMax);
}

/** True for letters without case, such as those of scripts without spaces between words, whose tokens are short. */
function startsWithCaselessLetter(token: string): boolean {
  return /^\p{Lo}/u.test(token);
}

function addWeights(weights: Map<string, number>, text: string, weight: number): Map<string, number> {
  visitTokens(text, (token, kind) => {
    if (kind === 'camel_part' || kind === 'last_character' || stopWords.has(token)) return;
    const tokenWeight =
      kind === 'identifier_pair' || kind === 'symbol_word' ? Math.max(weight, identifierWeight) : weight;
    if ((weights.get(token) ?? 0) < tokenWeight) weights.set(token, tokenWeight);
  });
  return weights;
}

/** Weighted Jaccard index: shared weight over total weight; 0 when both are empty. */
function weightedJaccard(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let sharedWeight = 0;
  let totalWeight = 0;
  for (const [token, weight] of a) {
    const otherWeight = b.get(token) ?? 0;
    sharedWeight += Math.min(weight, otherWeight);
    totalWeight += Math.max(weight, otherWeight);
  }
  for (const [token, weight] of b) if (!a.has(token)) totalWeight += weight;
  return totalWeight === 0 ? 0 : sharedWeight / totalWeight;
}

const stopWords = new Set(
  `a about after all also am an and any are as at be because been before but by can could did do does don for from had has have
  how i if in into is it its just like me my need no not of on one only or our out please so some still than that the their them
  then there these they this to too up us use used using very want was we were what when where which while who why will with work
  works would you your t s re ve ll`.split(/\s+/),
);
