import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { browserMissing } from '../support/browser.ts';
import type { HttpResponse } from '../support/http.ts';
import { layoutShiftOf } from '../support/layout-shift.ts';
import type { MonitoredPage } from '../support/open-page.ts';
import { createReceiptVerifier } from '../support/receipts.ts';
import { someLead, type TrialClient } from '../support/relay.ts';
import { openRelayPages, type RelayPages } from '../support/relay-pages.ts';

describe('the receipt verifier', { skip: browserMissing() }, () => {
  let relay: RelayPages;
  let trial: TrialClient;
  let responses: HttpResponse[];
  let tab: MonitoredPage;
  before(async () => {
    relay = await openRelayPages();
    trial = await relay.testEnvironment.startTrial();
    responses = [];
    for (const key of ['first', 'second', 'third'])
      responses.push(await trial.deliver(key, { destination: relay.testEnvironment.destination, lead: someLead() }));
  });
  beforeEach(async () => {
    await tab?.close();
    tab = await relay.open('/verify');
  });
  after(async () => {
    await tab?.close();
    await relay?.close();
  });

  test('finds receipts in lists of deliveries, verifies their chain and reports a missing receipt', async () => {
    const { page } = tab;
    const { deliveries } = (await trial.get('/deliveries')).body;
    await verify(page, { deliveries });
    await page.getByText('3 receipts checked: 3 valid, 0 invalid.').waitFor();
    await page.getByText('The 3 different receipts form one chain without a gap.').waitFor();
    await verify(page, [deliveries[0], deliveries[2]]);
    await page.getByText('form 2 separate chains').waitFor();
    await page.getByText('A delivery that was replayed or settled has several receipts').waitFor();
    await verify(page, [{ ...deliveries[0], earlier_receipts: [deliveries[1].receipt] }, deliveries[2]]);
    await page.getByText('The 3 different receipts form one chain without a gap.').waitFor();
  });

  for (const [device, viewport] of [
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1280, height: 900 }],
  ] as const)
    test(`the layout of the verifier shifts by less than 0.05 while it loads on ${device}`, async () => {
      const { page, close } = await relay.open('/../healthz', { viewport });
      // Worst case: the script arrives after the first paint.
      await page.route('**/verify.*.js', async (route) => {
        await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
        await route.continue();
      });
      await page.goto(`${relay.url}/relay/verify`);
      await page.locator('[data-keys-url] [type="submit"]:enabled').waitFor();
      assert.ok((await layoutShiftOf(page)) < 0.05);
      await close();
    });

  test('the verifier is not shown without JavaScript', async () => {
    const { page, close } = await relay.open('/verify', { javaScriptEnabled: false });
    await page.locator('.notice', { hasText: 'Verifying needs JavaScript' }).waitFor();
    const [introduction, notice] = await Promise.all(
      ['.lead', '.notice'].map((selector) => page.locator(selector).first().boundingBox()),
    );
    const gap = introduction && notice ? notice.y - (introduction.y + introduction.height) : 0;
    assert.ok(gap >= 8, 'the notice has a distance of at least 8 pixels');
    assert.equal(await page.locator('[data-keys-url]').isVisible(), false);
    await close();
  });

  const invalidReceipts: [name: string, title: string, change: (receipt: Record<string, unknown>) => object][] = [
    ['a signed member that was changed', 'Not valid', (receipt) => ({ ...receipt, effect: 'none' })],
    ['a signed member that was removed', 'Not valid', ({ attempts: _, ...receipt }) => receipt],
    ['a member that was added', 'Not valid', (receipt) => ({ ...receipt, paid: true })],
    [
      'a plain hash that was changed',
      'Plain hash does not match',
      (receipt) => ({ ...receipt, payload_sha256: '0'.repeat(64) }),
    ],
    [
      'an unknown key id',
      'Unknown signing key',
      ({ signature, ...receipt }) => ({ ...receipt, signature: { ...(signature as object), kid: 'another' } }),
    ],
    ['another document', 'Not a receipt', () => ({ version: 'rialto-receipt/1' })],
  ];
  for (const [name, title, change] of invalidReceipts) {
    test(`reports ${name} as: ${title}`, async () => {
      await verify(tab.page, change(responses[0]?.body));
      await tab.page.getByRole('heading', { name: title, exact: true }).waitFor();
      assert.equal(await tab.page.getByRole('heading', { name: 'Signature valid', exact: true }).count(), 0);
    });
  }

  test('shows a valid and a changed sample receipt, compared with the lead and destination of the sample', async () => {
    const { page } = tab;
    await page.getByRole('button', { name: 'valid receipt' }).click();
    await page.getByRole('heading', { name: 'Signature valid', exact: true }).waitFor();
    await page.getByText('for the lead you entered and the destination you entered.').waitFor();
    const sample = JSON.parse(await page.getByLabel('Or paste').inputValue());
    const verifier = await createReceiptVerifier(relay.url);
    assert.equal(verifier(sample), 'unknown_key', 'the sample is not signed with a published key');
    assert.deepEqual(
      [sample.test, sample.previous, sample.destination_origin],
      [true, null, 'https://crm.example.com'],
    );
    await page.getByRole('button', { name: 'changed receipt' }).click();
    await page.getByRole('heading', { name: 'Not valid', exact: true }).waitFor();
    assert.equal(await page.getByRole('heading', { name: 'Signature valid', exact: true }).count(), 0);
    const changedSample = JSON.parse(await page.getByLabel('Or paste').inputValue());
    assert.deepEqual(changedSample, { ...sample, attempts: sample.attempts.slice(1) });
  });

  test('explains members of a receipt, among them state, effect, attempts, fingerprints and previous', async () => {
    const receipt: object = responses[0]?.body;
    const terms = await tab.page.locator('.terms dt').allTextContents();
    for (const term of terms) assert.ok(term in receipt, term);
    for (const term of ['state', 'effect', 'attempts', 'fingerprints', 'previous'])
      assert.ok(terms.includes(term), term);
  });

  test('compares with lead and destination without uploading them', async () => {
    const { page } = tab;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    await page.getByText('Also compare with').click();
    await page.getByLabel('The lead as JSON').fill(JSON.stringify(someLead()));
    await page.getByLabel('Destination, exactly').fill(relay.testEnvironment.destination);
    await verify(page, responses[1]?.body);
    await page.getByText('for the lead you entered and the destination you entered.').waitFor();
    await page.getByLabel('The lead as JSON').fill(JSON.stringify(someLead({ name: 'Somebody else' })));
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('heading', { name: 'Valid, but for another lead' }).waitFor();
    const storedLead = { idempotencyKey: 'second', destination: relay.testEnvironment.destination, ...someLead() };
    await page.getByLabel('Destination, exactly').fill('');
    for (const leadWithKey of [
      storedLead,
      { idempotency_key: 'second', destination: storedLead.destination, ...someLead() },
    ]) {
      await page.getByLabel('The lead as JSON').fill(JSON.stringify(leadWithKey));
      await page.getByRole('button', { name: 'Verify' }).click();
      await page.getByText('for the lead you entered and the destination you entered.').waitFor();
      await page.getByRole('button', { name: 'Clear' }).click();
      await page.getByLabel('Or paste').fill(JSON.stringify(responses[1]?.body));
    }
    await page
      .getByLabel('The lead as JSON')
      .fill(JSON.stringify({ ...storedLead, destination: 'https://crm.example.com/' }));
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('heading', { name: 'Valid, but for another destination' }).waitFor();
    await page.getByLabel('The lead as JSON').fill('');
    await page.getByLabel('Destination, exactly').fill(`${relay.testEnvironment.destination}x`);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('heading', { name: 'Valid, but for another destination' }).waitFor();
    assert.deepEqual(
      requests,
      [`GET ${relay.url}/relay/.well-known/rialto-keys.json `],
      'the only request loads the public keys',
    );
  });

  test('reports invalid JSON and empty input', async () => {
    const { page } = tab;
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('No receipt: choose a file').waitFor();
    await page.getByLabel('Or paste').fill('{"version":');
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('The pasted text is not JSON.').waitFor();
  });

  test('reports a document with 100,000 nested levels as no receipt', async () => {
    const { page, pageErrors } = tab;
    for (const [opening, closing] of [
      ['[', ']'],
      ['{"receipt":', '}'],
    ] as const) {
      const buffer = Buffer.from(`${opening.repeat(100_000)}1${closing.repeat(100_000)}`);
      await page.setInputFiles('#files', { name: 'deep.json', mimeType: 'application/json', buffer });
      await page.getByRole('heading', { name: 'Not a receipt' }).waitFor();
      await page.getByRole('button', { name: 'Clear' }).click();
    }
    assert.deepEqual(pageErrors, []);
  });

  test('shows markup in file names and receipts as text', async () => {
    const { page, pageErrors } = tab;
    const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    await page.setInputFiles('#files', {
      name: `${hostile.replaceAll('/', '')}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify([responses[2]?.body, { ...responses[2]?.body, destination_origin: hostile }])),
    });
    await page.getByRole('heading', { name: 'Not valid' }).waitFor();
    assert.equal(await page.locator('main img, main script').count(), 0);
    assert.equal(await page.title(), 'Receipt verifier · Rialto Relay');
    assert.deepEqual(pageErrors, []);
  });
});

async function verify(page: Page, document: unknown): Promise<void> {
  await page.getByLabel('Or paste').fill(JSON.stringify(document));
  await page.getByRole('button', { name: 'Verify' }).click();
}
