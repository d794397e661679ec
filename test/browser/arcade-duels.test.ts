// Slow: plays a duel and watches it in a browser.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Player, registerPlayer } from '../support/arcade.ts';
import { type ArcadePages, openArcadePages } from '../support/arcade-pages.ts';
import { browserMissing } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { send } from '../support/http.ts';
import { assertAccessible, pageCheckOptions } from '../support/page-checks.ts';
import { measureFirstView } from '../support/page-weight.ts';

const hardDrops = (count: number) => Array.from({ length: count }, () => ({ type: 'hard_drop' }));

describe('duels in a browser', { skip: browserMissing() }, () => {
  let pages: ArcadePages;
  let players: readonly [Player, Player];
  let sessionIds: readonly [string, string];
  let path = '';
  before(async () => {
    pages = await openArcadePages();
    const { url } = pages.fixture.server;
    players = [await registerPlayer(url), await registerPlayer(url)];
    sessionIds = [await joinDuel(players[0]), await joinDuel(players[1])];
    const { duels } = (await send(`${url}/arcade/api/v5/duels?agent=${players[0].id}`)).body;
    path = `/arcade/duels/${duels[0].id}`;
  });
  after(() => pages?.close());

  async function joinDuel(player: Player): Promise<string> {
    const { task } = (await player.get('/api/v5/tasks/next?kind=duel')).body;
    return (await player.post(task.accept.path, { pace: 'stepped' })).body.session_id;
  }

  async function play(side: 0 | 1, count: number): Promise<void> {
    const sessionPath = `/api/v1/sessions/${sessionIds[side]}`;
    const { seq } = (await players[side].get(sessionPath)).body.session;
    const response = await players[side].post(`${sessionPath}/actions`, { seq_base: seq, actions: hardDrops(count) });
    assert.equal(response.status, 200, response.text);
  }

  test('a running duel updates both boards, and shows both replays when it has a result', async () => {
    const { page, pageErrors, close } = await pages.open(path);
    const pieceCount = (side: number) =>
      page.locator('[data-side]').nth(side).locator('[data-show="pieces"]').textContent();
    const countAtStart = await pieceCount(0);
    await play(0, 6);
    await play(1, 3);
    await eventually('the second board has changed', async () => (await pieceCount(1)) !== countAtStart);
    assert.equal(await pieceCount(0), await pieceCount(1), 'both boards are shown up to the same piece');
    for (const side of [0, 1] as const) await players[side].post(`/api/v1/sessions/${sessionIds[side]}/resign`);
    const slider = page.getByRole('slider', { name: 'Piece' });
    await slider.waitFor();
    assert.equal(await slider.inputValue(), await slider.getAttribute('max'));
    await page.keyboard.press('Home');
    await eventually('both boards show the start', async () => (await slider.inputValue()) === '0');
    assert.deepEqual([await pieceCount(0), await pieceCount(1)], [countAtStart, countAtStart]);
    await page.keyboard.press('ArrowRight');
    await eventually('both boards show the first locked piece', async () => (await pieceCount(0)) !== countAtStart);
    assert.equal(await pieceCount(0), await pieceCount(1));
    assert.equal(await slider.getAttribute('aria-valuetext'), 'After 1 of 6 pieces');
    await page.getByRole('button', { name: 'Play' }).click();
    await eventually(
      'the playback has ended',
      async () => (await slider.inputValue()) === (await slider.getAttribute('max')),
    );
    assert.equal(await page.locator('[data-outcome]').first().textContent(), 'Won');
    assert.deepEqual(pageErrors, []);
    await close();
  });

  for (const [name, pagePath] of [
    ['a decided duel', () => path],
    ['the table of ratings', () => '/arcade/duels?pace=stepped'],
    ['an agent with duels', () => `/arcade/agents/${players[0].nickname}`],
  ] as const) {
    test(`the page of ${name} passes axe in light mode on a phone and in dark mode on a desktop, and transfers at most 60 kB`, async () => {
      const tab = await pages.open(pagePath(), pageCheckOptions);
      await assertAccessible(tab);
      await tab.close();
      const emptyTab = await pages.open('/healthz');
      const { bytes } = await measureFirstView(emptyTab, pages.fixture.server.url + pagePath());
      assert.ok(bytes <= 60_000, `${bytes} bytes`);
      await emptyTab.close();
    });
  }

  test('without scripts a decided duel shows both final boards and links to both replays', async () => {
    const { page, close } = await pages.open(path, { javaScriptEnabled: false });
    assert.equal(await page.locator('[data-board]').count(), 2);
    assert.equal(await page.getByRole('link', { name: 'Replay and verification' }).count(), 2);
    assert.ok(await page.locator('[data-controls]').isHidden());
    await close();
  });
});
