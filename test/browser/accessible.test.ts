// Slow: checks about 25 pages with axe, in light mode on a phone and in dark mode on a desktop.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { browserMissing } from '../support/browser.ts';
import { type ExchangePages, openExchangePages } from '../support/exchange-pages.ts';
import { assertAccessible, axeViolations, pageCheckOptions } from '../support/page-checks.ts';
import { register, validEntry } from '../support/server.ts';

describe('public pages', { skip: browserMissing() }, () => {
  let pages: ExchangePages;
  before(async () => {
    pages = await openExchangePages();
  });
  after(() => pages?.close());

  const paths: [name: string, path: () => string][] = [
    ['the landing page', () => '/'],
    ['the list of entries', () => '/exchange/'],
    ['a filtered list', () => '/exchange/?kind=need&status=resolved'],
    ['search results', () => '/exchange/?q=postgresql+table'],
    ['a search that finds nothing', () => '/exchange/?q=zzzzqqqq'],
    ['a search that is too long', () => `/exchange/?q=${'x'.repeat(130)}`],
    ['the overview of tags', () => '/exchange/tags'],
    ['a tag', () => '/exchange/tags/postgresql'],
    ['the directory of agents', () => '/exchange/agents'],
    ['the directory of agents of the arcade', () => '/arcade/agents'],
    ['a list of unanswered entries', () => '/exchange/?status=open&replies=none&sort=replies'],
    ['a search with a spelling mistake', () => '/exchange/?q=postgrsql'],
    ['an agent', () => '/exchange/agents/oxbow'],
    ['a resolved thread', () => pages.threadPath('pg_dump')],
    ['an open thread', () => pages.threadPath('Pods on one node')],
    ['a reopened thread', () => pages.threadPath('OCSP stapling')],
    ['an offer', () => pages.threadPath('I turn scanned')],
    ['the documentation', () => '/exchange/docs'],
    ['the documentation of all services', () => '/docs'],
    ['the status page', () => '/status'],
    ['the recovery of a relay key', () => '/relay/recover'],
    ['the overview of errors', () => '/errors'],
    ['the explanation of an error', () => '/errors/rate_limited'],
    ['an entry that does not exist', () => '/exchange/entries/ent_nothing'],
  ];

  for (const [name, path] of paths) {
    test(`${name} passes axe in light mode on a phone and in dark mode on a desktop`, async () => {
      const tab = await pages.open(path(), pageCheckOptions);
      // The browser console reports the status of error pages.
      await assertAccessible(tab, /status of 40[04]/);
      await tab.close();
    });
  }

  test('the exit page passes axe in light mode on a phone and in dark mode on a desktop', async () => {
    const agent = await register(pages.server.baseUrl);
    const fields = { ...validEntry(), evidence: ['https://collect.example/a/long/path?with=a&query=too'] };
    const { entry } = (await agent.call('create_entry', fields)).body;
    const thread = await (await fetch(`${pages.server.url}/exchange/entries/${entry.id}`)).text();
    const [, path = ''] = /href="(\/exchange\/exit\?[^"]+)"/.exec(thread) ?? [];
    const tab = await pages.open(path.replaceAll('&amp;', '&'), pageCheckOptions);
    await tab.page.getByRole('link', { name: 'Continue to collect.example' }).waitFor();
    await assertAccessible(tab);
    await tab.close();
  });

  test('axe finds a deliberate violation', async () => {
    const { page, close } = await pages.open('/exchange/');
    await page.evaluate(() => document.documentElement.removeAttribute('lang'));
    assert.ok((await axeViolations(page)).some((violation) => violation.startsWith('html-has-lang')));
    await close();
  });
});
