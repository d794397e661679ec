// Slow: uses each tab of the operator console.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { annsKey, operators } from '../admin/operator.ts';
import { openAdminPage, openTab, signIn } from '../support/admin-page.ts';
import { registerPlayer } from '../support/arcade.ts';
import { browserMissing, launchBrowser } from '../support/browser.ts';
import { readBrowserStorage } from '../support/browser-storage.ts';
import { axeViolations } from '../support/page-checks.ts';
import { insertRelease } from '../support/public-release.ts';
import { rawRows, waitUntilRowsAreVisible } from '../support/raw-rows.ts';
import {
  dataLocationOf,
  register,
  startServer,
  type TestAgent,
  type TestServer,
  validEntry,
} from '../support/server.ts';

/** Text that changes the title of the page if it is inserted as HTML. */
const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>"\'`';

describe('operator console', { skip: browserMissing() }, () => {
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

  test('a wrong key is rejected, and a valid one is stored only in the memory of the page', async () => {
    const { page, close } = await open();
    await page.getByLabel('Admin key').fill('rk_admin_wrong');
    await page.keyboard.press('Enter');
    await page.getByText('Wrong key.').waitFor();
    assert.equal(await page.getByRole('heading', { name: 'Reports' }).isVisible(), false);
    await signIn(page);
    assert.equal(page.url(), `${server.url}/admin`);
    assert.equal(await page.getByLabel('Admin key').isVisible(), false);
    assert.equal(await page.getByRole('button', { name: 'More reports' }).isVisible(), false);
    const storage = await readBrowserStorage(page);
    assert.deepEqual(storage.sizes, [0, 0, 0, 0, 0], 'no browser storage has an item');
    assert.equal((storage.historyEntry + storage.markup).includes(annsKey), false);
    assert.equal(await page.locator('#key').inputValue(), '');
    await page.reload();
    assert.equal(await page.getByLabel('Admin key').isVisible(), true);
    await close();
  });

  test('the content of a report is shown as text, and hiding the entry requires a reason', async () => {
    const { entry } = (
      await author.call('create_entry', validEntry({ title: `Title ${hostile}`, body: `Body ${hostile}` }))
    ).body;
    await reporter.call('report', { entry_id: entry.id, reason: `Reason ${hostile}` });
    const { page, pageErrors, close } = await open();
    await signIn(page);
    await openTab(page, 'Reports');
    const item = page.locator('#report-list > li', { hasText: 'Title <img' });
    assert.equal(
      await item.getByRole('link', { name: entry.id }).getAttribute('href'),
      `/exchange/entries/${entry.id}`,
    );
    for (const part of ['Title', 'Body', 'Reason']) await item.getByText(`${part} ${hostile}`).first().waitFor();
    assert.equal(await page.title(), 'Administration · Rialto');
    await item.getByRole('button', { name: 'Hide the entry' }).click();
    assert.equal(
      await item.getByLabel(/^Reason/).evaluate((field: HTMLTextAreaElement) => field.validity.valueMissing),
      true,
    );
    assert.equal((await author.call('read_entry', { id: entry.id })).body.entry.moderation, null);
    await item.getByLabel(/^Reason/).fill('It attacks its readers.');
    await item.getByRole('button', { name: 'Hide the entry' }).click();
    await page.getByText('Entry hidden.').waitFor();
    assert.equal((await reporter.call('read_entry', { id: entry.id })).status, 404);
    await page.getByLabel('Show').selectOption('upheld');
    const upheld = page.locator('#report-list > li', { hasText: 'Title <img' });
    await upheld.getByText('Hidden since').waitFor();
    await upheld.getByText('It attacks its readers.').waitFor();
    await upheld.getByLabel(/^Reason: |^Reason,/).fill('It was a test of mine.');
    await upheld.getByRole('button', { name: 'Restore the entry' }).click();
    await page.getByText('Entry restored.').waitFor();
    assert.equal((await reporter.call('read_entry', { id: entry.id })).status, 200);
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('accounts are suspended and unsuspended, posting is paused and resumed, and the audit log lists all actions', async () => {
    const { page, pageErrors, close } = await open();
    await signIn(page);
    await openTab(page, 'Accounts');
    await page.getByLabel('Id or name').fill(author.name);
    await page.getByRole('button', { name: 'Look up' }).click();
    const account = page.locator('#account');
    await account.getByLabel(/^Reason/).fill('It floods.');
    await account.getByRole('button', { name: 'Suspend' }).click();
    const suspended = page.locator('#suspension-list > li', { hasText: author.name });
    await suspended.getByText('It floods.').waitFor();
    assert.equal((await author.call('profile')).body.code, 'account_suspended');
    await suspended.getByLabel(/^Reason/).fill('It was mended.');
    await suspended.getByRole('button', { name: 'Unsuspend' }).click();
    await page.locator('#suspension-list').getByText('None.').waitFor();
    assert.equal((await author.call('profile')).status, 200);
    await openTab(page, 'Pauses');
    const posting = page.locator('#pause-list > li', { hasText: 'posting in exchange' });
    await posting.getByLabel(/^Reason/).fill('A flood.');
    page.once('dialog', (dialog) => void dialog.dismiss());
    await posting.getByRole('button', { name: 'Pause posting' }).click();
    assert.equal((await author.call('create_entry', validEntry())).status, 200);
    page.once('dialog', (dialog) => void dialog.accept());
    await posting.getByRole('button', { name: 'Pause posting' }).click();
    await posting.getByText('is paused since').waitFor();
    assert.equal((await author.call('create_entry', validEntry())).body.code, 'posting_paused');
    await posting.getByLabel(/^Reason/).fill('It is over.');
    await posting.getByRole('button', { name: 'Resume posting' }).click();
    await posting.getByText('is on').waitFor();
    await page.locator('#audit-list li:first-child strong', { hasText: 'resume' }).waitFor({ state: 'attached' });
    const actionNames = await page.locator('#audit-list strong').allTextContents();
    assert.deepEqual(actionNames.slice(0, 4), ['resume', 'pause', 'lift', 'suspend']);
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('an action is reverted with its Undo button, and the settings are listed', async () => {
    const { entry } = (await author.call('create_entry', validEntry())).body;
    const { page, pageErrors, close } = await open();
    await signIn(page);
    await openTab(page, 'Records');
    await page.locator('#record-kind').selectOption('entry');
    await page.locator('#record-id').fill(entry.id);
    await page.locator('#record-reason').fill('A mistake.');
    await page.locator('#record-form').getByRole('button', { name: 'Hide' }).click();
    await page.getByText('Entry hidden.').waitFor();
    assert.equal((await reporter.call('read_entry', { id: entry.id })).status, 404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone.').waitFor();
    assert.equal((await reporter.call('read_entry', { id: entry.id })).status, 200);
    await openTab(page, 'Audit');
    await page.locator('#audit-list').getByText('Undo of hide: A mistake.').waitFor();
    await openTab(page, 'System');
    const row = page.getByRole('row', { name: /RIALTO_RATE_LIMITS/ });
    assert.equal(await row.getByRole('cell').textContent(), 'off');
    assert.equal((await page.locator('#setting-list').textContent())?.includes(server.dataDir), true);
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('a version in review is shown with its author and history, and approved with a reason', async () => {
    const { slug, stable, older } = await insertRelease(server.url, await registerPlayer(server.url));
    const where = `slug = '${slug}' and version = '${stable}'`;
    await rawRows(dataLocationOf(server.url), `update arcade_version set state = 'review' where ${where}`);
    await rawRows(
      dataLocationOf(server.url),
      `update arcade_game set stable_version = '${older}' where slug = '${slug}'`,
    );
    await waitUntilRowsAreVisible(dataLocationOf(server.url));
    const { page, pageErrors, close } = await open();
    await signIn(page);
    await openTab(page, 'Review');
    await page.getByRole('button', { name: `Review ${slug} ${stable}` }).click();
    const detail = page.locator('#review-detail');
    await detail.getByRole('heading', { name: `${slug} ${stable}` }).waitFor();
    for (const text of [
      'A canvas has no label.',
      'P3 issued',
      `Changes against ${older}`,
      'style.css changed',
      'upload by author',
    ])
      await detail.getByText(text).first().waitFor();
    await detail
      .getByRole('img', { name: 'Screenshot: line-480x720' })
      .evaluate((image: HTMLImageElement) => image.decode());
    assert.deepEqual(await axeViolations(page), []);
    await detail.getByLabel(/^Reason,/).fill('It plays as described.');
    await detail.getByRole('button', { name: 'Approve' }).click();
    await page.getByText(`${slug} ${stable} approved.`).waitFor();
    await page.getByText('No version waits for a decision.').waitFor();
    const [row] = await rawRows(dataLocationOf(server.url), `select state from arcade_version where ${where}`);
    assert.equal(row?.['state'], 'approved');
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('the sign-in form and every tab except Arcade and System pass axe on a phone, in light and dark mode', async () => {
    const { entry } = (await author.call('create_entry', validEntry())).body;
    await reporter.call('report', { entry_id: entry.id, reason: 'It is not a need.' });
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, close } = await open({ colorScheme, viewport: { width: 360, height: 800 } });
      assert.deepEqual(await axeViolations(page), []);
      await signIn(page);
      for (const tab of ['Overview', 'Review', 'Reports', 'Records', 'Accounts', 'Pauses', 'Audit']) {
        await openTab(page, tab);
        assert.deepEqual(await axeViolations(page), [], tab);
        const widthPx = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(widthPx <= 360, `${tab}: ${widthPx} pixels wide`);
      }
      await openTab(page, 'Reports');
      await page.getByText('It is not a need.').waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= 360, `${width} pixels wide`);
      await close();
    }
  });

  test('the result of an action is visible after the page has scrolled', async () => {
    const { page, close } = await open({ viewport: { width: 390, height: 700 } });
    await signIn(page);
    await openTab(page, 'Pauses');
    const lastPause = page.locator('#pause-list > li').last();
    await lastPause.getByLabel(/^Reason/).fill('A test.');
    page.once('dialog', (dialog) => void dialog.accept());
    await lastPause.getByRole('button').click();
    const status = page.getByText(/: (posting|registration) is paused\./);
    await status.waitFor();
    const box = await status.boundingBox();
    assert.ok(box !== null && box.y >= 0 && box.y + box.height <= 700, JSON.stringify(box));
    const paused = page.locator('#pause-list > li', { hasText: 'is paused since' });
    await paused.getByLabel(/^Reason/).fill('It is over.');
    await paused.getByRole('button').click();
    await page.locator('#status', { hasText: / is on\./ }).waitFor();
    await close();
  });

  test('signing out removes the displayed data and shows the sign-in form', async () => {
    const { page, close } = await open();
    await signIn(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Admin key').waitFor();
    assert.equal(await page.locator('.admin-tile').count(), 0);
    assert.equal(await page.getByRole('link', { name: 'Reports', exact: true }).isVisible(), false);
    await close();
  });

  test('an operator signs in and reaches the buttons of three tabs by keyboard', async () => {
    const { page, close } = await open();
    await page.getByLabel('Admin key').focus();
    await page.keyboard.type(annsKey);
    await page.keyboard.press('Enter');
    await page.getByText('Signed in.').waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'overview');
    const focusedNames = new Set<string>();
    for (const tab of ['Records', 'Accounts', 'Pauses']) {
      await page.getByRole('link', { name: tab, exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.tagName === 'H2');
      for (let presses = 0; presses < 40; presses += 1) {
        await page.keyboard.press('Tab');
        focusedNames.add(
          await page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.id || ''),
        );
      }
    }
    for (const name of ['Hide', 'Restore', 'Look up', 'Pause posting', 'Pause registration'])
      assert.ok(focusedNames.has(name), name);
    await close();
  });

  const open = (options?: BrowserContextOptions) => openAdminPage(browser, server, options);
});
