import type { SeededRandom } from '../../test/support/seeded-random.ts';

/** Different words that the texts are made of. */
const vocabularySize = 200_000;

/** The word of a rank, 1 being the most frequent: real words first, then made-up ones of growing length. */
export function wordOf(rank: number): string {
  return frequent[rank - 1] ?? madeUp(rank);
}

/** Draws a rank by Zipf's law, as words of a language are used: the second half as often as the first. */
export function drawRank(random: SeededRandom, size = vocabularySize): number {
  return Math.min(size, Math.floor(Math.exp(random.next() * Math.log(size + 1))));
}

export function drawWord(random: SeededRandom): string {
  return wordOf(drawRank(random));
}

const frequent =
  `the to of a and in is for it that on with this you not be as are have but can from we when if an or by at error build
  test file run server data fails table query time version user after node set api no does use what request each new how`.split(
    /\s+/,
  );

const syllables = Array.from('bcdfghjklmnprstvwxyz').flatMap((consonant) =>
  Array.from('aeiou', (vowel) => consonant + vowel),
);
// Shares no factor with the number of syllables: every rank has a word of its own.
const scatter = 7_919;

function madeUp(rank: number): string {
  let rest = (rank * scatter) % 1_000_000;
  let word = '';
  while (rest > 0 || word.length < 4) {
    word += syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length);
  }
  return word;
}
