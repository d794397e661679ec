import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { annsKey, operators } from '../admin/operator.ts';
import { browserMissing, launchBrowser } from '../support/browser.ts';
import { keptByBrowser } from '../support/kept-by-browser.ts';
import { register, someEntry, startServer, type TestAgent, type TestServer } from '../support/server.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>"\'`';

describe('the page of the operators', { skip: browserMissing() }, () => {
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

  test('a wrong key is refused, and a right one stays in the memory of the page', async () => {
    const { page, close } = await open();
    await page.getByLabel('Admin key').fill('rk_admin_wrong');
    await page.keyboard.press('Enter');
    await page.getByText('That did not work: No operator has this key.').waitFor();
    assert.equal(await page.getByRole('heading', { name: 'Reports' }).isVisible(), false);
    await signIn(page);
    assert.equal(page.url(), `${server.url}/admin`);
    assert.equal(await page.getByLabel('Admin key').isVisible(), false);
    assert.equal(await page.getByRole('button', { name: 'More reports' }).isVisible(), false);
    const kept = await keptByBrowser(page);
    assert.deepEqual(kept.sizes, [0, 0, 0, 0, 0]);
    assert.equal((kept.place + kept.markup).includes(annsKey), false);
    assert.equal(await page.locator('#key').inputValue(), '');
    await page.reload();
    assert.equal(await page.getByLabel('Admin key').isVisible(), true);
    await close();
  });

  test('a report is read with its content as text, and hiding it needs a reason', async () => {
    const { entry } = (
      await author.call('create_entry', someEntry({ title: `Title ${hostile}`, body: `Body ${hostile}` }))
    ).body;
    await reporter.call('report', { entry_id: entry.id, reason: `Reason ${hostile}` });
    const { page, complaints, close } = await open();
    await signIn(page);
    const item = page.locator('#report-list > li', { hasText: 'Title <img' });
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
    await page.getByText('Done: hide.').waitFor();
    assert.equal((await reporter.call('read_entry', { id: entry.id })).status, 404);
    await page.getByLabel('Show').selectOption('upheld');
    const upheld = page.locator('#report-list > li', { hasText: 'Title <img' });
    await upheld.getByText('Hidden since').waitFor();
    await upheld.getByText('It attacks its readers.').waitFor();
    await upheld.getByLabel(/^Reason: |^Reason,/).fill('It was a test of mine.');
    await upheld.getByRole('button', { name: 'Restore the entry' }).click();
    await page.getByText('Done: restore.').waitFor();
    assert.equal((await reporter.call('read_entry', { id: entry.id })).status, 200);
    assert.deepEqual(complaints, []);
    await close();
  });

  test('accounts are suspended and lifted, posting is paused and resumed, and the audit has it all', async () => {
    const { page, complaints, close } = await open();
    await signIn(page);
    await page.getByLabel('Id or name').fill(author.name);
    await page.getByRole('button', { name: 'Look up' }).click();
    const account = page.locator('#account');
    await account.getByLabel(/^Reason/).fill('It floods.');
    await account.getByRole('button', { name: 'Suspend' }).click();
    const suspended = page.locator('#suspension-list > li', { hasText: author.name });
    await suspended.getByText('It floods.').waitFor();
    assert.equal((await author.call('profile')).body.code, 'account_suspended');
    await suspended.getByLabel(/^Reason/).fill('It was mended.');
    await suspended.getByRole('button', { name: 'Lift' }).click();
    await page.locator('#suspension-list').getByText('None.').waitFor();
    assert.equal((await author.call('profile')).status, 200);
    const posting = page.locator('#switch-list > li', { hasText: 'posting in exchange' });
    await posting.getByLabel(/^Reason/).fill('A flood.');
    await posting.getByRole('button', { name: 'Pause posting' }).click();
    await posting.getByText('is paused since').waitFor();
    assert.equal((await author.call('create_entry', someEntry())).body.code, 'posting_paused');
    await posting.getByLabel(/^Reason/).fill('It is over.');
    await posting.getByRole('button', { name: 'Resume posting' }).click();
    await posting.getByText('runs').waitFor();
    const acts = await page.locator('#act-list strong').allTextContents();
    assert.deepEqual(acts.slice(0, 4), ['resume', 'pause', 'lift', 'suspend']);
    assert.deepEqual(complaints, []);
    await close();
  });

  test('axe finds nothing, in light and dark, on a phone', async () => {
    const { entry } = (await author.call('create_entry', someEntry())).body;
    await reporter.call('report', { entry_id: entry.id, reason: 'It is not a need.' });
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, close } = await open({ colorScheme, viewport: { width: 360, height: 800 } });
      assert.deepEqual(await violationsOf(page), []);
      await signIn(page);
      await page.getByText('It is not a need.').waitFor();
      assert.deepEqual(await violationsOf(page), []);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= 360, `${width} pixels wide`);
      await close();
    }
  });

  test('it works by keyboard alone', async () => {
    const { page, close } = await open();
    await page.getByLabel('Admin key').focus();
    await page.keyboard.type(annsKey);
    await page.keyboard.press('Enter');
    await page.getByText('Signed in.').waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'reports');
    const reached = new Set<string>();
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      reached.add(
        await page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.id || ''),
      );
    }
    for (const name of ['Hide', 'Restore', 'Look up', 'Pause posting', 'Pause registration'])
      assert.ok(reached.has(name), name);
    await close();
  });

  async function open(options: Parameters<Browser['newContext']>[0] = {}) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(`${server.url}/admin`);
    return { page, complaints, close: () => context.close() };
  }
});

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Admin key').fill(annsKey);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Signed in.').waitFor();
}

async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(() =>
    (
      globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }
    ).axe.run(),
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
