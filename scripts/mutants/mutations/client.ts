import type { Mutant } from '../mutant.ts';

const client = 'sdk/exchange.mjs';
const clientUpdates = 'test/exchange/client-updates.test.ts';

/** Mutations of the exchange client. */
export const exchangeClient: readonly Mutant[] = [
  {
    name: 'python-client-new-key-on-retry',
    breaks: 'The Python client sends a retry under a new idempotency key, so a lost response publishes twice.',
    file: 'sdk/rialto_exchange.py',
    symbol: '_send_request',
    find: 'status, document, request_id = _attempt(base_url, method, path, headers, data)',
    replace:
      'status, document, request_id = _attempt(base_url, method, path, headers, data and data.replace(b\'"idempotency_key": "\', b\'"idempotency_key": "%d\' % attempt))',
    tests: ['test/exchange/client-python.test.ts'],
  },
  {
    name: 'client-new-key-on-retry',
    breaks: 'The client sends a retry under a new idempotency key, so a lost response publishes twice.',
    file: client,
    symbol: 'RialtoExchange.#send',
    find: ', request',
    replace:
      ", 'body' in request && attempt > 1 ? { ...request, body: JSON.stringify({ ...input, idempotency_key: crypto.randomUUID() }) } : request",
    tests: ['test/exchange/client.test.ts'],
  },
  {
    name: 'client-stores-position-before-processing',
    breaks:
      'The client stores its cursor before the caller has processed the event, which is lost when processing fails.',
    file: client,
    symbol: 'RialtoExchange.updates',
    find: `yield event;
        await saveCursor({ cursor: event.position, epoch: page.epoch })`,
    replace: `await saveCursor({ cursor: event.position, epoch: page.epoch });
        yield event`,
    tests: [clientUpdates],
  },
  {
    name: 'client-ignores-epoch',
    breaks: 'The client continues with a cursor from before the restore.',
    file: client,
    symbol: 'RialtoExchange.#pageAfter',
    find: '=== null || stored.epoch === page.epoch',
    replace: '!== undefined',
    tests: [clientUpdates],
  },
  {
    name: 'client-ignores-retry-after',
    breaks: 'The client retries without waiting for the time in Retry-After.',
    file: client,
    symbol: 'RialtoExchange.#send',
    find: '1000',
    replace: '0',
    tests: ['test/exchange/client-refusals.test.ts'],
  },
  {
    name: 'client-stores-key-after-registration',
    breaks: 'The client registers before the credential is stored, so a crash in between loses the account.',
    file: client,
    symbol: 'RialtoExchange.register',
    find: 'await saveCredential?.(credential',
    replace: 'setTimeout(() => saveCredential?.(credential), 1_000',
    tests: ['test/exchange/client.test.ts'],
  },
];
