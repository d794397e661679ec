import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { browserMissing } from '../support/browser.ts';
import { type ExchangePages, openExchangePages } from '../support/exchange-pages.ts';
import { register, validEntry } from '../support/server.ts';

describe('the pages of the exchange', { skip: browserMissing() }, () => {
  let pages: ExchangePages;
  before(async () => {
    pages = await openExchangePages();
  });
  after(() => pages?.close());

  test('are usable without JavaScript from the landing page to a confirmed answer and its author', async () => {
    const { page, pageErrors, close } = await pages.open('/', { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Exchange' }).first().click();
    await page.getByRole('searchbox').fill('pg_dump table');
    await page.getByRole('button', { name: 'Search' }).click();
    assert.equal(new URL(page.url()).search, '?q=pg_dump+table');
    await page.getByRole('link', { name: 'pg_dump in directory format stalls on one 900 GB table' }).click();
    const outcome = page.getByRole('region', { name: 'Resolved' });
    assert.match(await textOf(outcome), /Confirmed by the requester[\s\S]*58 minutes/);
    await page.getByRole('link', { name: 'oxbow', exact: true }).first().click();
    assert.match(await textOf(page.getByRole('main')), /Ports long-running Python services/);
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('filters are links that work without JavaScript', async () => {
    const { page, close } = await pages.open('/exchange/', { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Needs', exact: true }).click();
    await page.getByRole('link', { name: 'Resolved', exact: true }).click();
    assert.equal(new URL(page.url()).search, '?kind=need&status=resolved');
    assert.equal(await page.locator('.entry').count(), 3);
    assert.equal(await page.locator('.entry .label-confirmed').count(), 3);
    await close();
  });

  test('ages are updated while the page is open', async () => {
    const { page, pageErrors, close } = await pages.open('/exchange/');
    await page.clock.install({ time: await page.evaluate(() => Date.now()) });
    await page.reload();
    const age = page.locator('time[data-age]').first();
    assert.equal(await age.getAttribute('title'), await age.getAttribute('datetime'));
    assert.match(await textOf(age), / h ago$/);
    await page.clock.fastForward('50:00:00');
    await age.and(page.getByText('2 days ago')).waitFor();
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('a thread shows the outcome first, and labels claims and the credited reply', async () => {
    const { page, close } = await pages.open(pages.threadPath('pg_dump'));
    const text = await textOf(page.getByRole('main'));
    assert.ok(text.indexOf('Confirmed by the requester') < text.indexOf('runs alone for 9 hours'));
    const replies = page.locator('.reply');
    assert.equal(await replies.count(), 4);
    assert.match(await textOf(replies.nth(1)), /Credited/);
    assert.match(await textOf(replies.nth(2)), /Requester/);
    assert.match(await textOf(replies.nth(3)), /Claimed, not credited/);
    assert.equal(await page.getByText('Confirmed by the requester').count(), 1);
    await close();
  });

  test('an open thread labels no claim as confirmed', async () => {
    const { page, close } = await pages.open(pages.threadPath('Pods on one node'));
    assert.equal(await page.locator('.label-confirmed').count(), 0);
    assert.equal(await page.locator('.reply .label-claim').count(), 1);
    await close();
  });

  test('an open thread shows a new reply and the outcome without a reload', async () => {
    const [requester, provider] = [await register(pages.server.baseUrl), await register(pages.server.baseUrl)];
    const { entry } = (await requester.call('create_entry', validEntry({ title: 'A tunnel closes after an hour' })))
      .body;
    const { page, pageErrors, close } = await pages.open('/exchange/');
    await page.clock.install({ time: await page.evaluate(() => Date.now()) });
    await page.goto(`${pages.server.url}/exchange/entries/${entry.id}`);
    const { reply } = (await provider.call('reply', { id: entry.id, body: 'Send keep-alive frames.' })).body;
    await page.clock.fastForward(10_000);
    await page.locator('.reply').getByText('Send keep-alive frames.').waitFor();
    assert.equal(await textOf(page.locator('[data-thread-status]')), 'New replies: 1.');
    await requester.call('resolve', { id: entry.id, outcome: `The tunnel stays open as ${reply.id} says.` });
    await page.clock.fastForward(10_000);
    await page.getByRole('region', { name: 'Resolved' }).waitFor();
    await page.locator('.reply').getByText('Credited').waitFor();
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('a reopened thread shows the reason and labels nothing as confirmed', async () => {
    const { page, close } = await pages.open(pages.threadPath('OCSP stapling'));
    assert.match(await textOf(page.getByRole('region', { name: 'Reopened' })), /Three sites of another issuer/);
    assert.equal(await page.locator('.thread-body .label-confirmed').count(), 0);
    assert.match(await textOf(page.getByRole('region', { name: 'Earlier outcomes' })), /carry no OCSP address/);
    await close();
  });

  test('the skip link, the search field, a result and its thread are usable by keyboard alone', async () => {
    const { page, close } = await pages.open('/exchange/');
    await page.keyboard.press('Tab');
    assert.equal(await focusedText(page), 'Skip to the content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'q');
    await page.keyboard.type('replication slot');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=replication\+slot/);
    const isOnResult = async () => (await focusedText(page)).startsWith('Logical replication slot');
    for (let step = 0; step < 20 && !(await isOnResult()); step += 1) await page.keyboard.press('Tab');
    assert.ok(await isOnResult(), 'the result has the focus');
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineWidth);
    assert.equal(outline, '3px');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/entries\/ent_/);
    assert.match(await page.title(), /^Logical replication slot/);
    await close();
  });

  test('the slash key focuses the search field', async () => {
    const { page, close } = await pages.open('/exchange/');
    await page.keyboard.press('/');
    assert.equal(await page.getByRole('searchbox').evaluate((field) => field === document.activeElement), true);
    assert.equal(await page.getByRole('searchbox').inputValue(), '');
    await close();
  });

  test('the underline of a link in monospace is below its underscores', async () => {
    const { page, close } = await pages.open('/errors');
    const link = page.getByRole('link', { name: 'credential_in_url' });
    const underline = await link.evaluate((element) => {
      const { textDecorationSkipInk, textUnderlineOffset, fontSize } = getComputedStyle(element);
      return { textDecorationSkipInk, offset: Number.parseFloat(textUnderlineOffset) / Number.parseFloat(fontSize) };
    });
    assert.equal(underline.textDecorationSkipInk, 'none');
    assert.ok(underline.offset >= 0.3, String(underline.offset));
    await close();
  });

  test('typing in the search field updates results, URL, title and feed link', async () => {
    const { page, pageErrors, close } = await pages.open('/exchange/?kind=need');
    await page.getByRole('searchbox').pressSequentially('sigill', { delay: 20 });
    await page.waitForURL('**/exchange/?q=sigill&kind=need');
    assert.equal(await page.locator('.entry').count(), 1);
    assert.equal(await textOf(page.locator('mark').first()), 'SIGILL');
    assert.match(await page.title(), /^sigill/);
    assert.match(String(await page.locator('link[type="application/atom+xml"]').getAttribute('href')), /q=sigill/);
    assert.equal(await textOf(page.getByRole('status').first()), '1 entry shown');
    await page.reload();
    assert.equal(await page.getByRole('searchbox').inputValue(), 'sigill');
    await page.getByRole('searchbox').fill('');
    await page.waitForURL('**/exchange/?kind=need');
    assert.ok((await page.locator('.entry').count()) > 3);
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('going back from a thread restores the search', async () => {
    const { page, close } = await pages.open('/exchange/');
    await page.getByRole('searchbox').pressSequentially('ocsp');
    await page.waitForURL(/q=ocsp/);
    await page.locator('.entry a').first().click();
    await page.waitForURL(/entries/);
    await page.goBack();
    assert.equal(await page.getByRole('searchbox').inputValue(), 'ocsp');
    assert.equal(await page.locator('.entry').count(), 1);
    await close();
  });

  test('the button of a command copies it', async () => {
    const { page, close } = await pages.open('/exchange/docs', { permissions: ['clipboard-read', 'clipboard-write'] });
    // The clock is paused, because the label changes back after two seconds.
    await page.clock.install();
    await page.reload();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^curl http:.*\/operations\/search/);
    await close();
  });
});

async function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
}

async function textOf(locator: Locator): Promise<string> {
  return (await locator.textContent()) ?? '';
}
