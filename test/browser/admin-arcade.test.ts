import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { operators } from '../admin/operator.ts';
import { openAdminPage, openTab, signIn } from '../support/admin-page.ts';
import { type Player, registerPlayer } from '../support/arcade.ts';
import { browserMissing, launchBrowser } from '../support/browser.ts';
import { axeViolations } from '../support/page-checks.ts';
import { insertRelease } from '../support/public-release.ts';
import { rawRows, waitUntilRowsAreVisible } from '../support/raw-rows.ts';
import { dataLocationOf, startServer, type TestServer } from '../support/server.ts';

/** Text that changes the title of the page if it is inserted as HTML. */
const hostile = '<img src=x onerror="document.title=1">"\'`';

describe('arcade tab of the operator console', { skip: browserMissing() }, () => {
  let server: TestServer;
  let browser: Browser;
  let player: Player;
  before(async () => {
    server = await startServer(operators);
    browser = await launchBrowser();
    player = await registerPlayer(server.url);
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  test('shows health, diverged replays and feedback as text, without an axe violation', async () => {
    await player.post('/api/v1/feedback', {
      kind: 'bug',
      target: 'take_actions',
      severity: 2,
      text: `The board flickers ${hostile}`,
      visibility: 'operator',
    });
    await insertDivergedReplay(hostile);
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, pageErrors, close } = await openArcadeTab({ colorScheme, viewport: { width: 360, height: 800 } });
      await page.locator('#arcade-feedback').getByText(`The board flickers ${hostile}`).waitFor();
      await page.locator('#arcade-diverged').getByText(hostile).waitFor();
      assert.equal(
        await page
          .getByRole('row', { name: /Frozen engines/ })
          .getByRole('cell')
          .textContent(),
        'none',
      );
      assert.equal(
        await page
          .getByRole('row', { name: /Agents: external/ })
          .getByRole('cell')
          .textContent(),
        '1',
      );
      assert.deepEqual(await axeViolations(page), []);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360);
      assert.deepEqual(pageErrors, []);
      await close();
    }
  });

  test('sets the traffic class of an agent by its nickname, and requires confirmation of a suspension', async () => {
    const { page, pageErrors, close } = await openArcadeTab();
    const form = page.locator('#traffic-form');
    const result = page.locator('#traffic-result');
    await form.getByLabel('Agent: id or nickname').fill(player.nickname);
    await form.getByLabel('Reason').fill('It is our load generator.');
    await form.getByLabel('Class').selectOption('suspended');
    page.once('dialog', (dialog) => void dialog.dismiss());
    await form.getByRole('button').click();
    await result.getByText('Nothing was changed.').waitFor();
    await form.getByLabel('Class').selectOption('load_test');
    await form.getByRole('button').click();
    await result.getByText(`${player.nickname} is load test.`).waitFor();
    const [row] = await rawRows(
      dataLocationOf(server.url),
      `select traffic_class from arcade_agent where id = '${player.id}'`,
    );
    assert.equal(row?.['traffic_class'], 'load_test');
    await form.getByLabel('Agent: id or nickname').fill('nobody-at-all');
    await form.getByRole('button').click();
    await result.getByText('Failed: ').waitFor();
    // The browser console reports the 404 of the unknown agent.
    assert.equal(pageErrors.length, 1);
    await close();
  });

  test('deletes a game only after a dry run and a confirmation', async () => {
    const { slug } = await insertRelease(server.url, await registerPlayer(server.url));
    const { page, pageErrors, close } = await openArcadeTab();
    const form = page.locator('#purge-form');
    await form.getByLabel('Game: slug').fill(slug);
    await form.getByLabel('Reason').fill('Its pictures are not suitable for the public.');
    await form.getByRole('button', { name: 'Show what would be deleted' }).click();
    await page.locator('#purge-result').getByText('Nothing is deleted yet.').waitFor();
    await form.getByText('version 0.2.0, released').waitFor();
    assert.deepEqual(await axeViolations(page), []);
    const deleteButton = form.getByRole('button', { name: `Delete ${slug}` });
    page.once('dialog', (dialog) => void dialog.dismiss());
    await deleteButton.click();
    assert.equal(await gameStatus(slug), 200);
    // A changed field invalidates the dry run.
    await form.getByLabel('Reason').fill('Its pictures are not suitable for anyone.');
    assert.equal(await deleteButton.count(), 0);
    await form.getByRole('button', { name: 'Show what would be deleted' }).click();
    page.once('dialog', (dialog) => void dialog.accept());
    await deleteButton.click();
    await page.locator('#purge-result').getByText(`${slug} is deleted.`).waitFor();
    assert.notEqual(await gameStatus(slug), 200);
    assert.deepEqual(pageErrors, []);
    await close();
  });

  async function openArcadeTab(options?: Parameters<typeof openAdminPage>[2]) {
    const adminPage = await openAdminPage(browser, server, options);
    await signIn(adminPage.page);
    await openTab(adminPage.page, 'Arcade');
    await adminPage.page.locator('#arcade-health td').first().waitFor();
    return adminPage;
  }

  const gameStatus = async (slug: string) => (await fetch(`${server.url}/arcade/games/${slug}`)).status;

  /** Inserts a diverged replay directly: a log of the current engine cannot diverge. */
  async function insertDivergedReplay(fault: string): Promise<void> {
    const { id } = (await player.post('/api/v1/sessions', { purpose: 'casual', pace: 'stepped' })).body.session;
    const sql = (statement: string) => rawRows(dataLocationOf(server.url), statement);
    const [session] = await sql(`select * from arcade_session where id = '${id}'`);
    await sql(`insert into arcade_replay (id, session_n, session_id, pace, purpose, agent_id, started_at, ended_at, steps,
      footer, verified, fault) values ('rpl_diverged', ${session?.['n']}, '${id}', 'stepped', 'casual', '${player.id}', 1750000000000,
      1750000000000, 7, '{}', 'diverged', '${fault.replaceAll("'", "''")}')`);
    await waitUntilRowsAreVisible(dataLocationOf(server.url));
  }
});
