import { randomBytes } from 'node:crypto';
import { seededRandom } from '../test/support/seeded-random.ts';
import { drawEntry, drawText } from './fill/texts.ts';

const textsInTurn = 4_000;

/** Generator of inputs for new entries as JSON, with a body of 600 characters and a unique key. */
export function newEntry(): () => string {
  const random = seededRandom(2);
  const texts = Array.from({ length: textsInTurn }, () => JSON.stringify(drawEntry(random)).slice(1));
  return withKeys(texts);
}

/** Generator of inputs for replies of 250 characters to these entries. */
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
