import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { browserMissing, launchBrowser } from '../../support/browser.ts';
import { oneNode } from '../../support/nodes.ts';
import { openRelayTestEnvironment, type RelayTestEnvironment, type TrialClient } from '../../support/relay.ts';
import { someApiKey } from '../../support/relay-clients.ts';
import { apiKeyCases, deliveryCases, receiptCases, receiptKeys } from './shared-vectors.ts';

type Client = typeof import('../../../sdk/rialto-relay.mjs');

describe("the relay's JavaScript client in a browser", { skip: browserMissing() }, () => {
  let testRelay: RelayTestEnvironment;
  let trial: TrialClient;
  let browser: Browser;
  let page: Page;
  const pageErrors: string[] = [];
  before(async () => {
    [testRelay, browser] = await Promise.all([openRelayTestEnvironment(oneNode), launchBrowser()]);
    trial = await testRelay.startTrial();
    page = await browser.newPage();
    page.on('pageerror', (error) => pageErrors.push(String(error)));
    await page.goto(`${testRelay.urls[0]}/relay/sdk/SHA256SUMS`);
  });
  after(async () => {
    await browser?.close();
    await testRelay?.close();
  });
  const moduleUrl = () => `${testRelay.urls[0]}/relay/sdk/rialto-relay.mjs`;

  test('refuses to run in a browser unless allowBrowser is set', async () => {
    const result = await page.evaluate(
      async ({ file, apiKey }) => {
        const { RialtoRelay } = (await import(file)) as Client;
        try {
          new RialtoRelay(apiKey);
          return 'accepted';
        } catch (error) {
          return (error as { code: string }).code;
        }
      },
      { file: moduleUrl(), apiKey: someApiKey },
    );
    assert.equal(result, 'browser_refused');
  });

  test('delivers and verifies on a page of the relay itself, and stores nothing in browser storage', async () => {
    const result = await page.evaluate(deliverInPage, {
      file: moduleUrl(),
      apiKey: trial.apiKey,
      destination: testRelay.destination,
    });
    assert.deepEqual(result, {
      states: ['delivered', 'delivered'],
      isSameSignature: true,
      verdict: { ok: true, fault: null, differs: { payload: false, destination: false } },
      forgedFault: 'signature',
      replayErrorCode: 'already_delivered',
      storedText: '',
      isKeyShown: false,
    });
    assert.equal(testRelay.sink.requests.length, 1);
    assert.deepEqual(pageErrors, []);
  });

  test('reports the faults of the receipts, and rejects the invalid keys and deliveries, of the shared test vectors', async () => {
    const { faults, refusedKeyCount, unexpectedCodes } = await page.evaluate(verifyInPage, {
      file: moduleUrl(),
      apiKey: someApiKey,
      receipts: receiptCases.map(({ receipt, lead, destination }) => ({ receipt, lead, destination })),
      keys: receiptKeys,
      apiKeys: apiKeyCases.refused,
      invalid: deliveryCases
        .filter(({ valid }) => !valid)
        .map(({ request, idempotency_key }) => ({ request, idempotency_key })),
    });
    assert.deepEqual(
      faults,
      receiptCases.map(
        ({ fault, differs }) => fault ?? (differs?.payload ? 'payload' : differs?.destination ? 'destination' : null),
      ),
    );
    assert.equal(refusedKeyCount, apiKeyCases.refused.length);
    assert.deepEqual(unexpectedCodes, []);
  });

  test('reports the relay as unreachable on a page of another origin, and no lead is sent', async () => {
    const otherPage = await browser.newPage();
    await otherPage.goto(`${(testRelay.urls[0] ?? '').replace('127.0.0.1', 'localhost')}/relay/sdk/SHA256SUMS`);
    const sentBefore = testRelay.sink.requests.length;
    const result = await otherPage.evaluate(
      async ({ text, apiKey, destination }) => {
        const blob = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
        const { RialtoRelay } = (await import(blob)) as Client;
        const relay = new RialtoRelay(apiKey, { allowBrowser: true });
        const deliveryInput = { idempotencyKey: 'other origin', destination, email: 'a@b', source: 's', test: true };
        return relay.deliver(deliveryInput).catch((error: { code: string }) => error.code);
      },
      { text: await (await fetch(moduleUrl())).text(), apiKey: trial.apiKey, destination: testRelay.destination },
    );
    assert.equal(result, 'unreachable');
    assert.equal(testRelay.sink.requests.length, sentBefore);
  });
});

/** Delivers, verifies and replays a lead. Playwright runs this function in the page. */
async function deliverInPage({ file, apiKey, destination }: { file: string; apiKey: string; destination: string }) {
  const { RialtoRelay, verifyReceipt } = (await import(file)) as Client;
  const relay = new RialtoRelay(apiKey, { allowBrowser: true });
  const lead = { name: 'Ada', email: 'ada@mail.example', source: 'a page', test: true };
  const deliveryInput = { idempotencyKey: 'from a page', destination, ...lead };
  const receipts = [await relay.deliver(deliveryInput), await relay.deliver(deliveryInput)];
  const [receipt] = receipts;
  const keys = await relay.keys();
  const text = JSON.stringify(relay) + Object.keys(relay).join();
  return {
    states: receipts.map(({ state }) => state),
    isSameSignature: receipts[0].signature.value === receipts[1].signature.value,
    verdict: await verifyReceipt(receipt, keys, { destination, lead }),
    forgedFault: (await verifyReceipt({ ...receipt, state: 'failed' }, keys)).fault,
    replayErrorCode: await relay.replay(deliveryInput).catch((error: { code: string }) => error.code),
    storedText: Object.keys(localStorage).join() + Object.keys(sessionStorage).join() + document.cookie,
    isKeyShown: text.includes(apiKey),
  };
}

interface PageInput {
  readonly file: string;
  readonly apiKey: string;
  readonly receipts: readonly { receipt: unknown; lead: object | undefined; destination: string | undefined }[];
  readonly keys: { kid: string; x: string }[];
  readonly apiKeys: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: some requests are deliberately invalid.
  readonly invalid: readonly { request: any; idempotency_key: string }[];
}

/** Verifies receipts, and passes invalid keys and deliveries to the client. Playwright runs this function in the page. */
async function verifyInPage({ file, apiKey, receipts, keys, apiKeys, invalid }: PageInput) {
  const { RialtoRelay, verifyReceipt } = (await import(file)) as Client;
  const faults: unknown[] = [];
  for (const { receipt, lead, destination } of receipts)
    faults.push((await verifyReceipt(receipt, keys, { lead, destination })).fault);
  const isRefused = (invalidKey: string) => {
    try {
      new RialtoRelay(invalidKey, { allowBrowser: true });
      return false;
    } catch (error) {
      return (error as { code: string }).code === 'api_key_invalid';
    }
  };
  const relay = new RialtoRelay(apiKey, { allowBrowser: true });
  // Results of invalid deliveries that the client does not reject as invalid.
  const unexpectedCodes: string[] = [];
  for (const { request, idempotency_key: idempotencyKey } of invalid) {
    const { destination, headers, lead } = request;
    const outcome = relay.deliver({ idempotencyKey, destination, headers, ...lead });
    const code = await outcome.then(
      () => 'sent',
      (error: { code: string }) => error.code,
    );
    if (code !== 'invalid_input') unexpectedCodes.push(code);
  }
  return { faults, refusedKeyCount: apiKeys.filter(isRefused).length, unexpectedCodes };
}
