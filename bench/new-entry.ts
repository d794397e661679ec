import { randomBytes } from 'node:crypto';
import { seededRandom } from '../test/support/seeded-random.ts';
import { drawEntry, drawText } from './fill/texts.ts';

const textsInTurn = 4_000;

/** Returns the input of one new entry after the other, as JSON: 600 characters of body, a key of its own. */
export function newEntry(): () => string {
  const random = seededRandom(2);
  const texts = Array.from({ length: textsInTurn }, () => JSON.stringify(drawEntry(random)).slice(1));
  return withKeys(texts);
}

/** The same for replies of 250 characters to these entries in turn. */
export function newReply(entryIds: readonly string[]): () => string {
  const random = seededRandom(3);
  const texts = Array.from({ length: textsInTurn }, (_, index) =>
    JSON.stringify({ id: entryIds[index % entryIds.length], body: drawText(random, 250) }).slice(1),
  );
  return withKeys(texts);
}

function withKeys(texts: readonly string[]): () => string {
  const run = randomBytes(6).toString('hex');
  let number = 0;
  return () => {
    number += 1;
    return `{"idempotency_key":"bench-${run}-${number}",${texts[number % texts.length]}`;
  };
}
