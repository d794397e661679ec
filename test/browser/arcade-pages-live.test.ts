// Slow: watches live games in a browser.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { registerPlayer } from '../support/arcade.ts';
import { startPublicSession } from '../support/arcade-fixture.ts';
import { type ArcadePages, openArcadePages } from '../support/arcade-pages.ts';
import { browserMissing } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { playPieces } from '../support/greedy-player.ts';

describe('live pages in a browser', { skip: browserMissing() }, () => {
  let pages: ArcadePages;
  before(async () => {
    pages = await openArcadePages();
  });
  after(() => pages?.close());

  async function newGame(pace = 'slow-60') {
    const player = await registerPlayer(pages.fixture.server.url);
    return { player, id: await startPublicSession(player, pace) };
  }

  test('two live games fill their row of the arcade start page', async () => {
    await newGame();
    const { page, close } = await pages.open('/arcade/', { viewport: { width: 1280, height: 900 } });
    const list = page.locator('.cards-live');
    const widths = await list.locator('.card').evaluateAll((cards) => cards.map((card) => card.clientWidth));
    // Other tests of this file leave games open, so this one is the first.
    assert.equal(widths.length, 2);
    const gapAndRoundingPx = 22;
    const rowWidth = await list.evaluate((element) => element.clientWidth);
    assert.ok(widths.reduce((sum, width) => sum + width, gapAndRoundingPx) >= rowWidth, `${widths} of ${rowWidth}`);
    await close();
  });

  test('TV opens the next game when the one that it shows has ended', async () => {
    const { player, id } = await newGame();
    await playPieces(player, id, 12);
    const { page, close } = await pages.open('/arcade/tv');
    const session = page.locator('dd', { hasText: id });
    await session.waitFor();
    await player.post(`/api/v1/sessions/${id}/resign`);
    await session.waitFor({ state: 'detached' });
    assert.match(await textOf(page, 'main dl >> nth=-1'), /ses_[0-9a-z]{26}/);
    await close();
  });

  test('the score, the moves and the frame are updated while an agent plays, and no verified state differs', async () => {
    const { player, id } = await newGame();
    const { page, pageErrors, close } = await pages.open(`/arcade/live/${id}`);
    await page.getByText('Live', { exact: true }).last().waitFor();
    await waitForFrame(page);
    const screenshotBefore = await page.locator('[data-stage]').screenshot();
    const observation = await playPieces(player, id, 12);
    await waitForText(page, 'pieces', String(observation.pieces));
    await waitForText(page, 'score', observation.score.toLocaleString('en-GB'));
    assert.equal(await page.locator('[data-move-list] > li').count(), 12);
    assert.match(await textOf(page, '[data-move-list] > li >> nth=0'), /^12.*⇓/);
    await eventually(
      'the frame has changed',
      async () => !(await page.locator('[data-stage]').screenshot()).equals(screenshotBefore),
    );
    await eventually('states are verified', async () => Number(await textOf(page, '[data-checked]')) > 1);
    assert.equal(await textOf(page, '[data-differed]'), 'none');
    assert.deepEqual(withoutStreamErrors(pageErrors), []);
    await close();
  });

  test('score and pieces of a built-in game are visible in its frame only, and beside the board without scripts', async () => {
    const { player, id } = await newGame();
    await playPieces(player, id, 3);
    const { page, close } = await pages.open(`/arcade/live/${id}`);
    await waitForFrame(page);
    const scoreboard = page.locator('[data-scoreboard]');
    assert.ok(((await scoreboard.boundingBox())?.width ?? 0) <= 1);
    assert.equal(await textOf(page, '[data-show="pieces"]'), '4', 'for screen readers');
    await close();
    const tabWithoutScripts = await pages.open(`/arcade/live/${id}`, { javaScriptEnabled: false });
    assert.ok(((await tabWithoutScripts.page.locator('[data-scoreboard]').boundingBox())?.width ?? 0) > 100);
    await tabWithoutScripts.close();
  });

  test('the page of a live game shows the player, the start time, the engine and the pace', async () => {
    const { player, id } = await newGame('stepped');
    const { session } = (await player.get(`/api/v1/sessions/${id}`)).body;
    const { page, close } = await pages.open(`/arcade/live/${id}`);
    const valueFor = (label: string) =>
      page.locator('.facts > div', { has: page.getByText(label, { exact: true }) }).locator('dd');
    assert.match((await valueFor('Player').textContent()) ?? '', new RegExp(player.nickname));
    assert.equal(await valueFor('Began').locator('time').getAttribute('datetime'), session.started_at);
    assert.equal(await valueFor('Engine').textContent(), `${session.engine}, build ${session.engine_build}`);
    assert.match((await valueFor('Pace').textContent()) ?? '', /^Turn-based \(stepped\)\. /);
    await close();
  });

  test('a page opened during a game shows the current board, which advances with time', async () => {
    const { player, id } = await newGame('realtime');
    const observation = await playPieces(player, id, 8);
    const { page, pageErrors, close } = await pages.open(`/arcade/live/${id}`);
    await waitForText(page, 'score', observation.score.toLocaleString('en-GB'));
    const ghostPath = () => page.locator('[data-board] .tile-ghost').getAttribute('d');
    assert.notEqual(await ghostPath(), '');
    const text = await page.locator('[data-board]').innerHTML();
    await eventually('the piece falls', async () => (await page.locator('[data-board]').innerHTML()) !== text);
    assert.deepEqual(withoutStreamErrors(pageErrors), []);
    await close();
  });

  test('an ended game shows its result and links to its replay', async () => {
    const { player, id } = await newGame();
    const { page, pageErrors, close } = await pages.open(`/arcade/live/${id}`);
    await page.getByText('Live', { exact: true }).last().waitFor();
    await playPieces(player, id, 5);
    await player.post(`/api/v1/sessions/${id}/resign`);
    await page.getByText('The player resigned').waitFor();
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.waitForURL(/\/arcade\/replays\/rpl_/);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    assert.deepEqual(withoutStreamErrors(pageErrors), []);
    await close();
  });

  test('the list of live games updates scores, adds a started game and removes an ended one', async () => {
    const { player, id } = await newGame();
    const { page, pageErrors, close } = await pages.open('/arcade/live');
    const card = page.locator(`[data-session="${id}"]`);
    await card.waitFor();
    const observation = await playPieces(player, id, 6);
    await eventually(
      'the card shows the score',
      async () =>
        (await card.locator('[data-show="score"]').textContent()) === observation.score.toLocaleString('en-GB'),
    );
    const laterGame = await newGame();
    await page.locator(`[data-session="${laterGame.id}"]`).waitFor();
    await laterGame.player.post(`/api/v1/sessions/${laterGame.id}/resign`);
    await page.locator(`[data-session="${laterGame.id}"]`).waitFor({ state: 'detached' });
    assert.deepEqual(withoutStreamErrors(pageErrors), []);
    await close();
  });

  test('the page of an unknown session shows an error', async () => {
    const { page, close } = await pages.open('/arcade/live/ses_nothing');
    assert.match(await textOf(page, 'main'), /No session with this id is visible to you/);
    await close();
  });

  test('the page and the embed of an ended session do not open a stream', async () => {
    const { player, id } = await newGame();
    await player.post(`/api/v1/sessions/${id}/resign`);
    for (const [path, status] of [
      [`/arcade/live/${id}`, 'Ended'],
      [`/arcade/embed/live/${id}`, 'The player resigned'],
    ] as const) {
      const { page, pageErrors, close } = await pages.open(path);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.reload({ waitUntil: 'networkidle' });
      assert.deepEqual(
        requests.filter((url) => url.endsWith('/stream')),
        [],
        path,
      );
      assert.equal(await textOf(page, '[data-live-status]'), status, path);
      assert.deepEqual(withoutStreamErrors(pageErrors), []);
      await close();
    }
  });

  test('an ended session shows its board and links to its replay without JavaScript', async () => {
    const { player, id } = await newGame();
    await playPieces(player, id, 3);
    await player.post(`/api/v1/sessions/${id}/resign`);
    await eventually('the replay is public', async () => {
      const { body } = await player.get(`/api/v1/sessions/${id}`);
      return (await player.get(`/api/v5/replays/${body.session.replay_id}`)).body.replay?.verified === 'verified';
    });
    const { page, pageErrors, close } = await pages.open(`/arcade/live/${id}`, { javaScriptEnabled: false });
    assert.ok((await page.locator('[data-board] path[d^="M"]').count()) > 1, 'the board is drawn');
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    assert.match(page.url(), /\/replays\/rpl_/);
    assert.deepEqual(withoutStreamErrors(pageErrors), []);
    await close();
  });
});

/** Removes the errors of closed streams: a page disconnects at the end of a stream. */
function withoutStreamErrors(pageErrors: readonly string[]): string[] {
  return pageErrors.filter((text) => !/\/stream net::ERR_ABORTED$/.test(text));
}

async function waitForFrame(page: Page): Promise<void> {
  await page.locator('.stage-framed iframe').waitFor();
}

async function waitForText(page: Page, name: string, text: string): Promise<void> {
  const field = page.locator(`[data-scoreboard] [data-show="${name}"]`);
  await eventually(`${name} shows ${text}`, async () => (await field.textContent()) === text);
}

async function textOf(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).textContent()) ?? '';
}
