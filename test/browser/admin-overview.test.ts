import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { operators } from '../admin/operator.ts';
import { openAdminPage, openTab, signIn } from '../support/admin-page.ts';
import { browserMissing, launchBrowser } from '../support/browser.ts';
import { readBrowserStorage } from '../support/browser-storage.ts';
import { axeViolations } from '../support/page-checks.ts';
import { register, startServer, type TestAgent, type TestServer, validEntry } from '../support/server.ts';
import { stageVersion } from '../support/stage-version.ts';

/** Text that changes the title of the page if it is inserted as HTML. */
const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>"\'`';

describe('overview and search of the operator console', { skip: browserMissing() }, () => {
  let server: TestServer;
  let browser: Browser;
  let author: TestAgent;
  let reporter: TestAgent;
  before(async () => {
    server = await startServer(operators);
    browser = await launchBrowser();
    author = await register(server.baseUrl);
    reporter = await register(server.baseUrl);
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  test('a record is found by a word and hidden from the list of results, and an account is opened from the list of accounts', async () => {
    const { entry } = (await author.call('create_entry', validEntry({ title: `Pelican ${hostile}` }))).body;
    const { page, pageErrors, close } = await open();
    await signIn(page);
    await openTab(page, 'Records');
    await page.getByLabel('Search text or id').fill('pelican');
    await page.keyboard.press('Enter');
    const results = page.locator('#record-list > li');
    await page.getByText('The records are shown.').waitFor();
    assert.equal(await results.count(), 1);
    assert.equal(await results.getByRole('heading').textContent(), `Pelican ${hostile}`);
    await results.getByText('Hide', { exact: true }).click();
    await results.getByLabel(/^Reason/).fill('It is no bird.');
    await results.getByRole('button', { name: 'Hide the entry' }).click();
    await page.getByText('Entry hidden.').waitFor();
    await results.getByText('Hidden since').waitFor();
    assert.equal((await reporter.call('read_entry', { id: entry.id })).status, 404);
    await openTab(page, 'Accounts');
    await page.locator('#account-list').getByRole('button', { name: author.name }).click();
    await page.locator('#account').getByRole('link', { name: author.name }).waitFor();
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('the overview shows open reports, pauses, charts, disk space and backups and links to the reports, and the System tab starts a backup', async () => {
    const { entry } = (await author.call('create_entry', validEntry())).body;
    await reporter.call('report', { entry_id: entry.id, reason: 'It is spam.' });
    await stageVersion(server.url, { authorId: 'agn_author', state: 'review' });
    const { page, pageErrors, close } = await open();
    await signIn(page);
    const tiles = page.locator('#overview-tiles');
    for (const [title, count] of [
      ['Versions to review', '1'],
      ['Open appeals', '0'],
    ] as const)
      assert.equal(await tiles.locator('li', { hasText: title }).locator('strong').textContent(), count);
    const openReports = Number(
      await tiles.locator('li', { hasText: 'Open reports, exchange' }).locator('strong').textContent(),
    );
    assert.ok(openReports >= 1, String(openReports));
    assert.equal(await tiles.locator('li', { hasText: 'Paused' }).locator('strong').textContent(), 'nothing');
    for (const chart of ['Operator actions a day', 'Arcade: agents', 'Arcade: sessions', 'Relay deliveries a day'])
      await page.getByText(chart).waitFor();
    const entries = page.locator('.admin-chart', { hasText: 'Exchange entries a day' });
    const today = entries.getByRole('row', { name: new RegExp(new Date().toISOString().slice(5, 10)) });
    assert.ok(Number(await today.getByRole('cell').last().textContent()) >= 1);
    await page.locator('.admin-chart', { hasText: 'Waiting work' }).getByText('exchange: open reports').waitFor();
    assert.match((await tiles.locator('li', { hasText: 'Disk free' }).textContent()) ?? '', /\d [GTM]B of \d/);
    assert.equal(await tiles.locator('li', { hasText: 'Last backup' }).locator('strong').textContent(), 'none');
    await openTab(page, 'System');
    assert.match(String(await page.locator('#backup-encryption').textContent()), /^New backups are not encrypted/);
    await page.getByRole('button', { name: 'Start backup' }).click();
    await page
      .locator('#backup-list')
      .getByText(/^rialto-.*\.sqlite$/)
      .waitFor();
    assert.deepEqual(await axeViolations(page), []);
    await openTab(page, 'Overview');
    await tiles.getByRole('link', { name: /^Open reports, exchange/ }).click();
    await page.getByText('It is spam.').waitFor();
    assert.equal(new URL(page.url()).hash, '#reports');
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('the one-time link creates the operator, whose key is shown once', async () => {
    const secondServer = await startServer();
    try {
      const token = await secondServer.app.createSetupToken();
      const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      await page.goto(`${secondServer.url}/admin#setup=${token}`);
      await page.getByLabel('Name', { exact: true }).fill('grace');
      assert.equal(page.url(), `${secondServer.url}/admin`);
      assert.equal(await page.evaluate(() => history.length), 2);
      assert.deepEqual(await axeViolations(page), []);
      await page.getByRole('button', { name: 'Generate key' }).click();
      await page.getByText('You are the operator.').waitFor();
      const key = await page.locator('#setup-key').inputValue();
      assert.match(key, /^rk_admin_[\w-]{43}$/);
      assert.deepEqual(await axeViolations(page), []);
      assert.deepEqual((await readBrowserStorage(page)).sizes, [0, 0, 0, 0, 0], 'no browser storage has an item');
      await page.getByRole('button', { name: 'I have stored it' }).click();
      await page.getByText('Signed in.').waitFor();
      assert.equal((await page.content()).includes(key), false);
      await openTab(page, 'Audit');
      await page.locator('#audit-list').getByText('create_operator').waitFor();
      await page.goto(`${secondServer.url}/admin#setup=${token}`);
      // The hashchange event removes the token from the URL; a reload before this event would show the form again.
      await page.waitForURL(`${secondServer.url}/admin`);
      await page.reload();
      await page.getByLabel('Admin key').waitFor();
      await context.close();
    } finally {
      await secondServer.close();
    }
  });

  const open = (options?: BrowserContextOptions) => openAdminPage(browser, server, options);
});
