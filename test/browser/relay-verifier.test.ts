import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { browserMissing } from '../support/browser.ts';
import type { HttpResponse } from '../support/http.ts';
import { layoutShiftOf } from '../support/layout-shift.ts';
import type { MonitoredPage } from '../support/open-page.ts';
import { type LeadSource, someLead } from '../support/relay.ts';
import { openRelayPages, type RelayPages } from '../support/relay-pages.ts';

describe('the receipt verifier', { skip: browserMissing() }, () => {
  let relay: RelayPages;
  let source: LeadSource;
  let responses: HttpResponse[];
  let opened: MonitoredPage;
  before(async () => {
    relay = await openRelayPages();
    source = await relay.site.source();
    responses = [];
    for (const key of ['first', 'second', 'third'])
      responses.push(await source.deliver(key, { destination: relay.site.destination, lead: someLead() }));
  });
  beforeEach(async () => {
    await opened?.close();
    opened = await relay.open('/verify');
  });
  after(async () => {
    await opened?.close();
    await relay?.close();
  });

  test('finds receipts in lists of deliveries and verifies their chain, with a gap where one is missing', async () => {
    const { page } = opened;
    const { deliveries } = (await source.get('/deliveries')).body;
    await verify(page, { deliveries });
    await page.getByText('3 receipts checked: 3 valid, 0 invalid.').waitFor();
    await page.getByText('The 3 different receipts form one chain without a gap.').waitFor();
    await verify(page, [deliveries[0], deliveries[2]]);
    await page.getByText('form 2 separate chains').waitFor();
  });

  for (const [device, viewport] of [
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1280, height: 900 }],
  ] as const)
    test(`the layout of the verifier does not shift while it loads on ${device}`, async () => {
      const { page, close } = await relay.open('/../healthz', { viewport });
      // Worst case: the script arrives after the first paint.
      await page.route('**/verify.*.js', async (route) => {
        await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
        await route.continue();
      });
      await page.goto(`${relay.url}/relay/verify`);
      await page.locator('[data-verifier] [type="submit"]:enabled').waitFor();
      assert.ok((await layoutShiftOf(page)) < 0.05);
      await close();
    });

  test('the verifier is not shown without JavaScript', async () => {
    const { page, close } = await relay.open('/verify', { javaScriptEnabled: false });
    await page.locator('.notice', { hasText: 'Verifying needs JavaScript' }).waitFor();
    const [lead, notice] = await Promise.all(
      ['.lead', '.notice'].map((part) => page.locator(part).first().boundingBox()),
    );
    assert.ok(lead && notice && notice.y - (lead.y + lead.height) >= 8, 'the notice must not touch the lead');
    assert.equal(await page.locator('[data-verifier]').isVisible(), false);
    await close();
  });

  const faults: [name: string, title: string, change: (receipt: Record<string, unknown>) => object][] = [
    ['a signed member that was changed', 'Not valid', (receipt) => ({ ...receipt, effect: 'none' })],
    ['a signed member that was removed', 'Not valid', ({ attempts: _, ...receipt }) => receipt],
    ['a member that was added', 'Not valid', (receipt) => ({ ...receipt, paid: true })],
    [
      'a plain hash that was changed',
      'Plain hash does not match',
      (receipt) => ({ ...receipt, payload_sha256: '0'.repeat(64) }),
    ],
    [
      'a key of somebody else',
      'Unknown signing key',
      ({ signature, ...receipt }) => ({ ...receipt, signature: { ...(signature as object), kid: 'another' } }),
    ],
    ['another document', 'No receipt', () => ({ version: 'rialto-receipt/1' })],
  ];
  for (const [name, title, change] of faults) {
    test(`reports ${name} as: ${title}`, async () => {
      await verify(opened.page, change(responses[0]?.body));
      await opened.page.getByRole('heading', { name: title, exact: true }).waitFor();
      assert.equal(await opened.page.getByRole('heading', { name: 'Signature valid', exact: true }).count(), 0);
    });
  }

  test('compares with lead and destination without uploading them', async () => {
    const { page } = opened;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    await page.getByText('Also compare with').click();
    await page.getByLabel('The lead as JSON').fill(JSON.stringify(someLead()));
    await page.getByLabel('Destination, exactly').fill(relay.site.destination);
    await verify(page, responses[1]?.body);
    await page.getByText('for the lead you entered and the destination you entered.').waitFor();
    await page.getByLabel('The lead as JSON').fill(JSON.stringify(someLead({ name: 'Somebody else' })));
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('heading', { name: 'Valid, but for another lead' }).waitFor();
    await page.getByLabel('The lead as JSON').fill('');
    await page.getByLabel('Destination, exactly').fill(`${relay.site.destination}x`);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('heading', { name: 'Valid, but for another destination' }).waitFor();
    assert.deepEqual(
      requests,
      [`GET ${relay.url}/relay/.well-known/rialto-keys.json `],
      'the keys are all it asks for, once',
    );
  });

  test('reports invalid JSON and empty input', async () => {
    const { page } = opened;
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('No receipt: choose a file').waitFor();
    await page.getByLabel('Or paste').fill('{"version":');
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('The pasted text is not JSON.').waitFor();
  });

  test('handles a document with a hundred thousand levels', async () => {
    const { page, complaints } = opened;
    for (const [before, after] of [
      ['[', ']'],
      ['{"receipt":', '}'],
    ] as const) {
      const buffer = Buffer.from(`${before.repeat(100_000)}1${after.repeat(100_000)}`);
      await page.setInputFiles('#files', { name: 'deep.json', mimeType: 'application/json', buffer });
      await page.getByRole('heading', { name: 'No receipt' }).waitFor();
      await page.getByRole('button', { name: 'Clear' }).click();
    }
    assert.deepEqual(complaints, []);
  });

  test('shows hostile names and texts as text', async () => {
    const { page, complaints } = opened;
    const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    await page.setInputFiles('#files', {
      name: `${hostile.replaceAll('/', '')}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify([responses[2]?.body, { ...responses[2]?.body, destination_origin: hostile }])),
    });
    await page.getByRole('heading', { name: 'Not valid' }).waitFor();
    assert.equal(await page.locator('main img, main script').count(), 0);
    assert.equal(await page.title(), 'Receipt verifier · Rialto Relay');
    assert.deepEqual(complaints, []);
  });
});

async function verify(page: Page, document: unknown): Promise<void> {
  await page.getByLabel('Or paste').fill(JSON.stringify(document));
  await page.getByRole('button', { name: 'Verify' }).click();
}
