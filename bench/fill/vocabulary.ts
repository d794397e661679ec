import type { SeededRandom } from '../../test/support/seeded-random.ts';

/** Number of different words. */
const vocabularySize = 200_000;

/** Word by rank; 1 is the most frequent. Real words first, then generated ones of increasing length. */
export function wordOf(rank: number): string {
  return commonWords[rank - 1] ?? generatedWord(rank);
}

/** Random rank by Zipf's law, as in natural language. */
export function randomRank(random: SeededRandom, size = vocabularySize): number {
  return Math.min(size, Math.floor(Math.exp(random.next() * Math.log(size + 1))));
}

export function randomWord(random: SeededRandom): string {
  return wordOf(randomRank(random));
}

const commonWords =
  `the to of a and in is for it that on with this you not be as are have but can from we when if an or by at error build
  test file run server data fails table query time version user after node set api no does use what request each new how`.split(
    /\s+/,
  );

const syllables = Array.from('bcdfghjklmnprstvwxyz').flatMap((consonant) =>
  Array.from('aeiou', (vowel) => consonant + vowel),
);
// Coprime with 1,000,000 (the cube of the 100 syllables), so that each rank has a different word.
const multiplier = 7_919;

function generatedWord(rank: number): string {
  let remainder = (rank * multiplier) % 1_000_000;
  let word = '';
  while (remainder > 0 || word.length < 4) {
    word += syllables[remainder % syllables.length];
    remainder = Math.floor(remainder / syllables.length);
  }
  return word;
}
