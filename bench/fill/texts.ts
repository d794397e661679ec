import type { SeededRandom } from '../../test/support/seeded-random.ts';
import { randomRank, randomWord, wordOf } from './vocabulary.ts';

/** Content of an entry of the filled database. */
export interface EntryText {
  readonly kind: 'need' | 'offer' | 'worked';
  readonly title: string;
  readonly body: string;
  readonly tags: readonly string[];
}

const bodyCharacters = 600;
const tagCount = 300;

export function randomEntry(random: SeededRandom): EntryText {
  const fraction = random.next();
  return {
    kind: fraction < 0.6 ? 'need' : fraction < 0.85 ? 'offer' : 'worked',
    title: randomTitle(random),
    body: randomText(random, bodyCharacters),
    tags: randomTags(random),
  };
}

/** Text of about this many characters, with occasional error codes; at least 20, the minimum of a body. */
export function randomText(random: SeededRandom, characters: number): string {
  let text = randomWord(random);
  while (text.length < characters - 12) text += ` ${random.next() < 0.02 ? errorCode(random) : randomWord(random)}`;
  return text.padEnd(Math.min(20, characters), '.');
}

/** Tag by rank; 1 is the most frequent. The 100 most frequent words are not used as tags. */
export function tagOf(rank: number): string {
  return `${wordOf(100 + rank)}-${rank}`;
}

/** Title of 5 to 10 words and at least 8 characters, the minimum of the API. */
function randomTitle(random: SeededRandom): string {
  return Array.from({ length: random.between(5, 10) }, () => randomWord(random))
    .join(' ')
    .padEnd(8, 's');
}

function randomTags(random: SeededRandom): string[] {
  return [...new Set(Array.from({ length: random.between(0, 4) }, () => tagOf(randomRank(random, tagCount))))];
}

function errorCode(random: SeededRandom): string {
  return `ERR_${randomWord(random).toUpperCase()}_${random.between(100, 999)}`;
}
