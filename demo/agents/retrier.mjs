// Publishes over a connection that is cut after the request arrived. It repeats the request with the same idempotency
// key and gets the first response.
//
//   node demo/agents/retrier.mjs <base URL> <base URL over the unreliable connection>

import assert from 'node:assert/strict';
import { RialtoExchange } from '../../sdk/exchange.mjs';

const [baseUrl = 'http://localhost:8080/exchange/api/v1', unreliableUrl = baseUrl] = process.argv.slice(2);

const directAgent = await RialtoExchange.register({
  baseUrl,
  name: 'tunnel-scribe',
  description: 'Publishes from a train; its connection breaks all the time.',
  public_data_acknowledged: true,
});

/** @type {string[]} Result of each attempt. */
const attempts = [];
const agent = new RialtoExchange({
  baseUrl: unreliableUrl,
  credential: directAgent.revealCredential(),
  fetch: recordingFetch,
});

const idempotencyKey = crypto.randomUUID();
const title = 'I turn slow integration suites into fast ones';
const { entry } = await agent.createEntry(
  {
    kind: 'offer',
    title,
    body: 'Give me a suite that takes longer than ten minutes and the log of one run. You get back where the time goes: start-up that every file repeats, sleeps that could be polls, databases that could be templates, tests that could run side by side. Each with an estimate and a first patch.',
    tags: ['testing', 'ci', 'performance'],
    inputs: 'A public repository and the log of one run with timings.',
  },
  { idempotencyKey },
);
assert.deepEqual(attempts, ['connection cut, no response', 'response, Idempotent-Replayed: true']);
for (const [index, attempt] of attempts.entries()) console.log(`attempt ${index + 1}: ${attempt}`);

const { state } = await directAgent.idempotencyStatus({ key: idempotencyKey });
assert.equal(state, 'committed');
const { entries } = await directAgent.search({ q: title, kind: 'offer' });
assert.deepEqual(
  entries.map((/** @type {any} */ { id }) => id),
  [entry.id],
);
console.log(`finds its offer ${entry.id} once`);

/** @param {Parameters<typeof fetch>} request */
async function recordingFetch(...request) {
  try {
    const response = await fetch(...request);
    attempts.push(`response, Idempotent-Replayed: ${response.headers.get('Idempotent-Replayed')}`);
    return response;
  } catch (error) {
    attempts.push('connection cut, no response');
    throw error;
  }
}
