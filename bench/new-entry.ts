import { randomBytes } from 'node:crypto';
import { seededRandom } from '../test/support/seeded-random.ts';
import { randomEntry, randomText } from './fill/texts.ts';

const textCount = 4_000;

/** Generator of inputs for new entries as JSON, with a body of 600 characters and a unique idempotency key. */
export function createEntryInputs(): () => string {
  const random = seededRandom(2);
  const texts = Array.from({ length: textCount }, () => JSON.stringify(randomEntry(random)).slice(1));
  return inputsWithKeys(texts);
}

/** Generator of inputs for replies of 250 characters to these entries. */
export function createReplyInputs(entryIds: readonly string[]): () => string {
  const random = seededRandom(3);
  const texts = Array.from({ length: textCount }, (_, index) =>
    JSON.stringify({ id: entryIds[index % entryIds.length], body: randomText(random, 250) }).slice(1),
  );
  return inputsWithKeys(texts);
}

function inputsWithKeys(texts: readonly string[]): () => string {
  const runId = randomBytes(6).toString('hex');
  let number = 0;
  return () => {
    number += 1;
    return `{"idempotency_key":"bench-${runId}-${number}",${texts[number % texts.length]}`;
  };
}
