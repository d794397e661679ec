import { distance } from 'fastest-levenshtein';

const lettersMin = 3;
/** Maximum words of a query to correct: each is compared with every known word. */
const correctedMax = 5;

/** Document frequency of each word, from the rank tokens of entries, without token pairs such as `err_module`. */
export function countDocumentFrequencies(rankTokens: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tokens of rankTokens)
    for (const token of tokens.split(/\s+/))
      if (token.length >= lettersMin && !token.includes('_')) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

/**
 * Query with every unknown word replaced by the closest known word: one edit away, two for words of more than five
 * letters, most frequent first. Null if no word has one.
 */
export function correctQuery(q: string, known: ReadonlyMap<string, number>): string | null {
  let remaining = correctedMax;
  let isChanged = false;
  const corrected = q.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => {
    const folded = word.toLowerCase();
    if (folded.length < lettersMin || known.has(folded) || remaining === 0) return word;
    remaining -= 1;
    const nearest = nearestTo(folded, known);
    isChanged ||= nearest !== null;
    return nearest ?? word;
  });
  return isChanged ? corrected : null;
}

function nearestTo(word: string, known: ReadonlyMap<string, number>): string | null {
  const editsMax = word.length > 5 ? 2 : 1;
  let best: { readonly word: string; readonly edits: number; readonly count: number } | null = null;
  for (const [candidate, count] of known) {
    if (Math.abs(candidate.length - word.length) > editsMax) continue;
    const edits = distance(word, candidate);
    if (edits > editsMax) continue;
    if (best === null || edits < best.edits || (edits === best.edits && count > best.count))
      best = { word: candidate, edits, count };
  }
  return best?.word ?? null;
}
