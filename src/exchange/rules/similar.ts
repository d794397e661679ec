import { visitTokens } from './words.ts';

/** Weighted tokens of an entry for similarity. */
export interface SimilarityProfile {
  readonly title: ReadonlyMap<string, number>;
  readonly all: ReadonlyMap<string, number>;
}

const titleWeight = 3;
const tagWeight = 2;
const nameWeight = 2;
const bodyWeight = 1;

/** Computes the profile of an entry or a draft. */
export function similarityProfile(title: string, body: string, tags: readonly string[]): SimilarityProfile {
  const titleTokens = weightOf(new Map(), title, titleWeight);
  const all = weightOf(new Map(titleTokens), body, bodyWeight);
  for (const tag of tags) weightOf(all, tag, tagWeight);
  return { title: titleTokens, all };
}

const titleShare = 0.5;

/**
 * Similarity of two entries from 0 (no common word) to 1 (identical words in the same fields), with three decimals:
 * half from the titles, half from all fields, each as shared weight over total weight. Symmetric and independent of
 * other entries.
 */
export function similarity(one: SimilarityProfile, other: SimilarityProfile): number {
  const score = titleShare * overlap(one.title, other.title) + (1 - titleShare) * overlap(one.all, other.all);
  return Math.round(score * 1_000) / 1_000;
}

const discriminatingMax = 6;

/**
 * Token groups for `ftsAnyQuery` and `tsAnyQuery` that find candidates: entries that share at least two of the six
 * most discriminating tokens, or the only one. Names and codes rank first, then tags, then long words; title before
 * body.
 */
export function similarityQuery(title: string, body: string, tags: readonly string[]): string[][] {
  const { all, title: titleTokens } = similarityProfile(title, body, tags);
  const tagTokens = weightOf(new Map(), tags.join(' '), tagWeight);
  const ranked = Array.from(all.keys(), (token) => ({
    token,
    rank: tokenRank(token, titleTokens.has(token), tagTokens.has(token)),
  }))
    .filter(({ rank }) => rank > 0)
    .sort((left, right) => right.rank - left.rank || (left.token < right.token ? -1 : 1));
  const discriminating = removeOverlapping(ranked.map(({ token }) => token)).slice(0, discriminatingMax);
  if (discriminating.length < 2) return discriminating.map((token) => [token]);
  return discriminating.flatMap((token, index) => discriminating.slice(index + 1).map((other) => [token, other]));
}

/** Removes tokens that share a word with an earlier one, so that a long name does not take all places. */
function removeOverlapping(tokens: readonly string[]): string[] {
  const seen = new Set<string>();
  return tokens.filter((token) => {
    const words = token.split('_');
    if (words.some((word) => seen.has(word))) return false;
    for (const word of words) seen.add(word);
    return true;
  });
}

const lettersMin = 4;

function tokenRank(token: string, inTitle: boolean, inTags: boolean): number {
  const isName = /[_+#]|\p{L}\p{N}|\p{N}\p{L}/u.test(token);
  if (!isName && !inTitle && !inTags) return 0;
  if (!isName && !inTags && token.length < lettersMin && !isUnspaced(token)) return 0;
  return (isName ? 40 : 0) + (inTitle ? 30 : 0) + (inTags ? 20 : 0) + Math.min(token.length, 12);
}

function isUnspaced(token: string): boolean {
  return /^\p{Lo}/u.test(token);
}

function weightOf(weights: Map<string, number>, text: string, weight: number): Map<string, number> {
  visitTokens(text, (token, kind) => {
    if (kind === 'part' || kind === 'last' || stopWords.has(token)) return;
    const ownWeight = kind === 'pair' || kind === 'sign' ? Math.max(weight, nameWeight) : weight;
    if ((weights.get(token) ?? 0) < ownWeight) weights.set(token, ownWeight);
  });
  return weights;
}

/** Shared weight over total weight; 0 for two empty sides. */
function overlap(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let shared = 0;
  let totalWeight = 0;
  for (const [token, weight] of one) {
    const counterpart = other.get(token) ?? 0;
    shared += Math.min(weight, counterpart);
    totalWeight += Math.max(weight, counterpart);
  }
  for (const [token, weight] of other) if (!one.has(token)) totalWeight += weight;
  return totalWeight === 0 ? 0 : shared / totalWeight;
}

const stopWords = new Set(
  `a about after all also am an and any are as at be because been before but by can could did do does don for from had has have
  how i if in into is it its just like me my need no not of on one only or our out please so some still than that the their them
  then there these they this to too up us use used using very want was we were what when where which while who why will with work
  works would you your t s re ve ll`.split(/\s+/),
);
