import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { browserMissing, launchBrowser } from '../../support/browser.ts';
import { oneNode } from '../../support/nodes.ts';
import { type LeadSource, openRelaySite, type RelaySite } from '../../support/relay.ts';
import { someApiKey } from '../../support/relay-clients.ts';
import { apiKeyCases, deliveryCases, receiptCases, receiptKeys } from './shared-vectors.ts';

type Client = typeof import('../../../sdk/rialto-relay.mjs');

describe("the relay's client in a browser", { skip: browserMissing() }, () => {
  let site: RelaySite;
  let source: LeadSource;
  let browser: Browser;
  let tab: Page;
  const pageErrors: string[] = [];
  before(async () => {
    [site, browser] = await Promise.all([openRelaySite(oneNode), launchBrowser()]);
    source = await site.source();
    tab = await browser.newPage();
    tab.on('pageerror', (error) => pageErrors.push(String(error)));
    await tab.goto(`${site.urls[0]}/relay/sdk/SHA256SUMS`);
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });
  const file = () => `${site.urls[0]}/relay/sdk/rialto-relay.mjs`;

  test('refuses to run in a browser unless allowBrowser is set', async () => {
    const result = await tab.evaluate(
      async ({ file, apiKey }) => {
        const { RialtoRelay } = (await import(file)) as Client;
        try {
          new RialtoRelay(apiKey);
          return 'taken';
        } catch (error) {
          return (error as { code: string }).code;
        }
      },
      { file: file(), apiKey: someApiKey },
    );
    assert.equal(result, 'browser_refused');
  });

  test('delivers and verifies on a page of the relay itself, and stores nothing in the page', async () => {
    const result = await tab.evaluate(deliverInPage, {
      file: file(),
      apiKey: source.apiKey,
      destination: site.destination,
    });
    assert.deepEqual(result, {
      states: ['delivered', 'delivered'],
      isSame: true,
      verdict: { ok: true, fault: null, differs: { payload: false, destination: false } },
      forged: 'signature',
      refused: 'already_delivered',
      kept: '',
      shown: false,
    });
    assert.equal(site.sink.requests.length, 1);
    assert.deepEqual(pageErrors, []);
  });

  test('accepts and refuses the shared test vectors like every other client', async () => {
    const { faults, refusedKeys, invalidAccepted } = await tab.evaluate(verifyInPage, {
      file: file(),
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
    assert.equal(refusedKeys, apiKeyCases.refused.length);
    assert.deepEqual(invalidAccepted, []);
  });

  test('cannot read responses on a page of another origin', async () => {
    const other = await browser.newPage();
    await other.goto(`${(site.urls[0] ?? '').replace('127.0.0.1', 'localhost')}/relay/sdk/SHA256SUMS`);
    const sentBefore = site.sink.requests.length;
    const result = await other.evaluate(
      async ({ text, apiKey, destination }) => {
        const blob = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
        const { RialtoRelay } = (await import(blob)) as Client;
        const relay = new RialtoRelay(apiKey, { allowBrowser: true });
        const deliveryInput = { idempotencyKey: 'other origin', destination, email: 'a@b', source: 's', test: true };
        return relay.deliver(deliveryInput).catch((error: { code: string }) => error.code);
      },
      { text: await (await fetch(file())).text(), apiKey: source.apiKey, destination: site.destination },
    );
    assert.equal(result, 'unreachable');
    assert.equal(site.sink.requests.length, sentBefore);
  });
});

/** Runs in the page. */
async function deliverInPage({ file, apiKey, destination }: { file: string; apiKey: string; destination: string }) {
  const { RialtoRelay, verifyReceipt } = (await import(file)) as Client;
  const relay = new RialtoRelay(apiKey, { allowBrowser: true });
  const lead = { name: 'Ada', email: 'ada@mail.example', source: 'a page', test: true };
  const order = { idempotencyKey: 'from a page', destination, ...lead };
  const receipts = [await relay.deliver(order), await relay.deliver(order)];
  const [receipt] = receipts;
  const keys = await relay.keys();
  const text = JSON.stringify(relay) + Object.keys(relay).join();
  return {
    states: receipts.map(({ state }) => state),
    isSame: receipts[0].signature.value === receipts[1].signature.value,
    verdict: await verifyReceipt(receipt, keys, { destination, lead }),
    forged: (await verifyReceipt({ ...receipt, state: 'failed' }, keys)).fault,
    refused: await relay.replay(order).catch((error: { code: string }) => error.code),
    kept: Object.keys(localStorage).join() + Object.keys(sessionStorage).join() + document.cookie,
    shown: text.includes(apiKey),
  };
}

interface SharedLists {
  readonly file: string;
  readonly apiKey: string;
  readonly receipts: readonly { receipt: unknown; lead: object | undefined; destination: string | undefined }[];
  readonly keys: { kid: string; x: string }[];
  readonly apiKeys: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: some requests are deliberately invalid.
  readonly invalid: readonly { request: any; idempotency_key: string }[];
}

/** Runs in the page. */
async function verifyInPage({ file, apiKey, receipts, keys, apiKeys, invalid }: SharedLists) {
  const { RialtoRelay, verifyReceipt } = (await import(file)) as Client;
  const faults: unknown[] = [];
  for (const { receipt, lead, destination } of receipts)
    faults.push((await verifyReceipt(receipt, keys, { lead, destination })).fault);
  const isRefused = (url: string) => {
    try {
      return new RialtoRelay(url, { allowBrowser: true }) === undefined;
    } catch (error) {
      return (error as { code: string }).code === 'api_key_invalid';
    }
  };
  const relay = new RialtoRelay(apiKey, { allowBrowser: true });
  const invalidAccepted: string[] = [];
  for (const { request, idempotency_key: idempotencyKey } of invalid) {
    const { destination, headers, lead } = request;
    const outcome = relay.deliver({ idempotencyKey, destination, headers, ...lead });
    const code = await outcome.then(
      () => 'sent',
      (error: { code: string }) => error.code,
    );
    if (code !== 'invalid_input') invalidAccepted.push(code);
  }
  return { faults, refusedKeys: apiKeys.filter(isRefused).length, invalidAccepted: invalidAccepted };
}
