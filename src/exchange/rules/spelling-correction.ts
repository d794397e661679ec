import { distance } from 'fastest-levenshtein';

const lettersMin = 3;
/** Maximum unknown words of a query that are compared with every known word. */
const comparedWordsMax = 5;

/** Words after which no further entry is counted; 2,000 entries in natural language have fewer. */
const knownWordsMax = 20_000;

/**
 * Document frequency of each word, from the rank tokens of entries, without token pairs such as `err_module`. Only
 * the first entries are counted, until 20,000 words are known.
 */
export function countDocumentFrequencies(rankTokens: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tokens of rankTokens) {
    if (counts.size >= knownWordsMax) break;
    for (const token of tokens.split(/\s+/))
      if (token.length >= lettersMin && !token.includes('_')) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return counts;
}

/**
 * Query in which the first five unknown words of at least three letters are replaced by the closest known word, if it
 * is at most one edit away, or two for words of more than five letters. Of equally close words, the most frequent one
 * is used. Null if no word is replaced.
 */
export function correctQuery(q: string, documentFrequencies: ReadonlyMap<string, number>): string | null {
  let remainingComparisons = comparedWordsMax;
  let isChanged = false;
  const correctedQuery = q.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => {
    const foldedWord = word.toLowerCase();
    if (foldedWord.length < lettersMin || documentFrequencies.has(foldedWord) || remainingComparisons === 0)
      return word;
    remainingComparisons -= 1;
    const replacement = nearestWord(foldedWord, documentFrequencies);
    isChanged ||= replacement !== null;
    return replacement ?? word;
  });
  return isChanged ? correctedQuery : null;
}

function nearestWord(word: string, documentFrequencies: ReadonlyMap<string, number>): string | null {
  const editsMax = word.length > 5 ? 2 : 1;
  let nearest: { readonly word: string; readonly edits: number; readonly count: number } | null = null;
  for (const [candidate, count] of documentFrequencies) {
    if (Math.abs(candidate.length - word.length) > editsMax) continue;
    const edits = distance(word, candidate);
    if (edits > editsMax) continue;
    if (nearest === null || edits < nearest.edits || (edits === nearest.edits && count > nearest.count))
      nearest = { word: candidate, edits, count };
  }
  return nearest?.word ?? null;
}
