import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { browserMissing } from '../support/browser.ts';
import type { HttpAnswer } from '../support/http.ts';
import { type LeadSource, someLead } from '../support/relay.ts';
import { openRelayPages, type RelayPages } from '../support/relay-pages.ts';
import type { WatchedPage } from '../support/watched-page.ts';

describe('the receipt verifier', { skip: browserMissing() }, () => {
  let relay: RelayPages;
  let source: LeadSource;
  let answers: HttpAnswer[];
  let opened: WatchedPage;
  before(async () => {
    relay = await openRelayPages();
    source = await relay.site.source();
    answers = [];
    for (const key of ['first', 'second', 'third'])
      answers.push(await source.deliver(key, { destination: relay.site.destination, lead: someLead() }));
  });
  beforeEach(async () => {
    await opened?.close();
    opened = await relay.open('/verify');
  });
  after(async () => {
    await opened?.close();
    await relay?.close();
  });

  test('finds receipts in lists of deliveries, sees their chain, and the gap where one is missing', async () => {
    const { page } = opened;
    const { deliveries } = (await source.get('/deliveries')).body;
    await verify(page, { deliveries });
    await page.getByText('3 receipts were checked: 3 genuine, 0 not.').waitFor();
    await page.getByText('The 3 different receipts form one chain without a gap.').waitFor();
    await verify(page, [deliveries[0], deliveries[2]]);
    await page.getByText('form 2 pieces').waitFor();
  });

  const faults: [name: string, title: string, change: (receipt: Record<string, unknown>) => object][] = [
    ['a signed member that was changed', 'Not genuine', (receipt) => ({ ...receipt, effect: 'none' })],
    ['a signed member that was removed', 'Not genuine', ({ attempts: _, ...receipt }) => receipt],
    ['a member that was added', 'Not genuine', (receipt) => ({ ...receipt, paid: true })],
    [
      'a plain hash that was changed',
      'Contradicts itself',
      (receipt) => ({ ...receipt, payload_sha256: '0'.repeat(64) }),
    ],
    [
      'a key of somebody else',
      'Signed by somebody else',
      ({ signature, ...receipt }) => ({ ...receipt, signature: { ...(signature as object), kid: 'another' } }),
    ],
    ['another document', 'No receipt', () => ({ version: 'rialto-receipt/1' })],
  ];
  for (const [name, title, change] of faults) {
    test(`says of ${name}: ${title}`, async () => {
      await verify(opened.page, change(answers[0]?.body));
      await opened.page.getByRole('heading', { name: title, exact: true }).waitFor();
      assert.equal(await opened.page.getByRole('heading', { name: 'Genuine', exact: true }).count(), 0);
    });
  }

  test('compares with the lead and the destination, in this page alone', async () => {
    const { page } = opened;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    await page.getByText('Also compare with').click();
    await page.getByLabel('The lead as JSON').fill(JSON.stringify(someLead()));
    await page.getByLabel('Destination, exactly').fill(relay.site.destination);
    await verify(page, answers[1]?.body);
    await page.getByText('and speaks of this very lead and this destination.').waitFor();
    await page.getByLabel('The lead as JSON').fill(JSON.stringify(someLead({ name: 'Somebody else' })));
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('heading', { name: 'Genuine, of another lead' }).waitFor();
    await page.getByLabel('The lead as JSON').fill('');
    await page.getByLabel('Destination, exactly').fill(`${relay.site.destination}x`);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('heading', { name: 'Genuine, of another destination' }).waitFor();
    assert.deepEqual(
      asked,
      [`GET ${relay.url}/relay/.well-known/rialto-keys.json `],
      'the keys are all it asks for, once',
    );
  });

  test('says what is wrong with what is no JSON, and with nothing at all', async () => {
    const { page } = opened;
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('There is no receipt to check').waitFor();
    await page.getByLabel('Or paste').fill('{"version":');
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('What you pasted is not JSON.').waitFor();
  });

  test('is not brought down by a document of a hundred thousand levels', async () => {
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
      buffer: Buffer.from(JSON.stringify([answers[2]?.body, { ...answers[2]?.body, destination_origin: hostile }])),
    });
    await page.getByRole('heading', { name: 'Not genuine' }).waitFor();
    assert.equal(await page.locator('main img, main script').count(), 0);
    assert.equal(await page.title(), 'Receipt verifier · Rialto Relay');
    assert.deepEqual(complaints, []);
  });
});

async function verify(page: Page, document: unknown): Promise<void> {
  await page.getByLabel('Or paste').fill(JSON.stringify(document));
  await page.getByRole('button', { name: 'Verify' }).click();
}
