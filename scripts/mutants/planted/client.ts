import type { Mutant } from '../mutant.ts';

const client = 'sdk/exchange.mjs';
const updatesTest = 'test/exchange/client-updates.test.ts';

/** Faults of the client that agents are given. */
export const clientFaults: readonly Mutant[] = [
  {
    name: 'client-new-key-on-retry',
    breaks: 'The client sends a retry under a new idempotency key, so a lost answer publishes twice.',
    file: client,
    find: 'await this.#attempt(this.baseUrl + path, request, signal)',
    replace:
      "await this.#attempt(this.baseUrl + path, 'body' in request && attempt > 1 ? { ...request, body: JSON.stringify({ ...input, idempotency_key: crypto.randomUUID() }) } : request, signal)",
    tests: ['test/exchange/client.test.ts'],
  },
  {
    name: 'client-saves-too-early',
    breaks: 'The client stores its place before the caller has processed the event, which is lost when that fails.',
    file: client,
    find: `        yield event;
        await moveTo({ cursor: event.position, epoch: page.epoch });`,
    replace: `        await moveTo({ cursor: event.position, epoch: page.epoch });
        yield event;`,
    tests: [updatesTest],
  },
  {
    name: 'client-ignores-epoch',
    breaks: 'The client goes on by a cursor of before the server was restored.',
    file: client,
    find: 'if (place.epoch === null || place.epoch === page.epoch) return page;',
    replace: 'if (place.epoch !== undefined) return page;',
    tests: [updatesTest],
  },
  {
    name: 'client-ignores-retry-after',
    breaks: 'The client asks again at once, though it was told how long to wait.',
    file: client,
    find: 'await pause(retryAfterSeconds * 1000 + ',
    replace: 'await pause(retryAfterSeconds * 0 + ',
    tests: ['test/exchange/client-refusals.test.ts'],
  },
  {
    name: 'client-saves-key-too-late',
    breaks: 'The client registers before the credential is stored, so a crash in between loses the account.',
    file: client,
    find: '    await saveCredential?.(credential);\n',
    replace: '    setTimeout(() => saveCredential?.(credential), 1_000);\n',
    tests: ['test/exchange/client.test.ts'],
  },
];
