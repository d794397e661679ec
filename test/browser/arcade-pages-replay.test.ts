// Slow: plays replays in a browser.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type ArcadePages, openArcadePages } from '../support/arcade-pages.ts';
import { browserMissing } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';

describe('a replay in a browser', { skip: browserMissing() }, () => {
  let pages: ArcadePages;
  let id = '';
  before(async () => {
    pages = await openArcadePages();
    id = pages.fixture.replays[1] ?? '';
  });
  after(() => pages?.close());

  const api = async (path: string) =>
    (await fetch(`${pages.fixture.server.url}/arcade/api/v5/replays/${id}${path}`)).json();

  test('shows the state that the API returns for each selected step', async () => {
    const { page, pageErrors, close } = await openPlayer();
    const { last } = await api('/state');
    for (const step of [0, 1, Math.floor(last / 2), last - 1, last]) {
      await page.locator('[data-seek-bar]').fill(String(step));
      const { observation } = await api(`/state?at=${step}`);
      await eventually(
        `step ${step} shows the API's state`,
        async () => (await textOf(page, '[data-state-hash]')) === observation.state_hash,
      );
      assert.equal(await textOf(page, '[data-show="score"]'), observation.score.toLocaleString('en-GB'));
    }
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('opens at the start, and shows all buttons of the player in one row on a phone', async () => {
    const { observation } = await api('/state?at=0');
    const { page, pageErrors, close } = await openPlayer('', { viewport: { width: 390, height: 844 } });
    assert.equal(await stepOf(page), 0);
    assert.equal(await textOf(page, '[data-state-hash]'), observation.state_hash);
    const bottoms = await page
      .locator('[data-action]')
      .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().bottom)));
    assert.equal(new Set(bottoms).size, 1, bottoms.join(' '));
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await eventually('the replay plays from the start', async () => (await stepOf(page)) > 0);
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('a link to a step opens that step and can be copied, and navigation updates the URL', async () => {
    const { observation } = await api('/state?at=40');
    const { page, close } = await openPlayer('?at=40');
    assert.equal(await textOf(page, '[data-state-hash]'), observation.state_hash);
    await page.getByRole('button', { name: 'Next step' }).click();
    await page.waitForURL(/\?at=41$/);
    assert.match(String(await page.locator('[data-link-to-step]').getAttribute('href')), /\?at=41$/);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('[data-link-to-step]').click();
    await eventually('the link to the step is copied', async () =>
      (await page.evaluate(() => navigator.clipboard.readText())).endsWith(`/arcade/replays/${id}?at=41`),
    );
    assert.match(page.url(), /\?at=41$/);
    await close();
  });

  test('has keyboard shortcuts without focus on the player, and a full-screen view', async () => {
    const { page, close } = await openPlayer();
    const { last } = await api('/state');
    assert.equal(await page.evaluate(() => document.activeElement === document.body), true);
    await page.keyboard.press('End');
    await eventually('the replay is at its end', async () => (await stepOf(page)) === last);
    await page.keyboard.press('Home');
    await eventually('the replay is at its start', async () => (await stepOf(page)) === 0);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await close();
  });

  test('plays to its end at the selected speed, and can be paused', async () => {
    const { page, pageErrors, close } = await openPlayer('?at=0');
    await page.locator('[data-timing]').selectOption('fixed-rate');
    await page.locator('[data-speed]').selectOption('16');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await eventually('the replay has advanced by more than 20 steps', async () => (await stepOf(page)) > 20);
    await page.getByRole('button', { name: 'Pause' }).click();
    const stepAtPause = await stepOf(page);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    assert.equal(await stepOf(page), stepAtPause);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const { last } = await api('/state');
    await eventually('the replay has reached its last step', async () => (await stepOf(page)) === last);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('the original timing moves the piece between steps', async () => {
    const { page, close } = await openPlayer('?at=0');
    const board = () => page.locator('[data-board]').innerHTML();
    const boardBefore = await board();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await eventually(
      'the first piece falls',
      async () => (await stepOf(page)) === 0 && (await board()) !== boardBefore,
    );
    await close();
  });

  test('keys step, jump by pieces and line clears, change the speed, play, pause and verify', async () => {
    const { page, pageErrors, close } = await openPlayer('?at=0');
    const player = page.getByRole('group', { name: 'Replay player' });
    await player.focus();
    assert.equal(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineWidth), '3px');
    const press = async (key: string) => {
      await page.keyboard.press(key);
      return stepOf(page);
    };
    assert.equal(await press('ArrowRight'), 1);
    assert.equal(await press('ArrowRight'), 2);
    assert.equal(await press('ArrowLeft'), 1);
    const piece = await press('Shift+ArrowRight');
    assert.equal(await textOf(page, '[data-show="pieces"]'), '2');
    assert.ok((await press('Shift+ArrowRight')) > piece);
    assert.equal(await press('Shift+ArrowLeft'), piece);
    await press('Home');
    assert.ok((await press(']')) > 0);
    assert.notEqual(await textOf(page, '[data-show="lines"]'), '0');
    assert.equal(await press('['), 0);
    await press('+');
    assert.equal(await page.locator('[data-speed]').inputValue(), '2');
    await press('-');
    assert.equal(await press('End'), (await api('/state')).last);
    await press('k');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await press('k');
    await page.getByText('Keyboard shortcuts').click();
    assert.ok(await page.getByText('play and pause').isVisible(), 'the shortcuts are listed');
    await press('v');
    await page
      .getByText(/^Verified/)
      .last()
      .waitFor();
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('keys and links lead to the next and the previous game of an agent, links also without scripts', async () => {
    const [firstReplay, , thirdReplay] = pages.fixture.replays;
    const path = (replay = '') => `/arcade/replays/${replay}?player=lagoon-heron`;
    const { page, pageErrors, close } = await openPlayer('?player=lagoon-heron');
    await page.getByText('Keyboard shortcuts').click();
    assert.ok(await page.getByText('previous and next game').isVisible());
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/\?player=lagoon-heron&at=1$/);
    await page.keyboard.press('n');
    await page.waitForURL(`**${path(thirdReplay)}`);
    await page.locator('[data-player]:visible').waitFor();
    await page.keyboard.press('p');
    await page.waitForURL(`**${path(id)}`);
    // A navigation aborts what the frame of the previous page is still loading.
    assert.deepEqual(
      pageErrors.filter((error) => !error.endsWith(' net::ERR_ABORTED')),
      [],
    );
    await close();
    const tabWithoutScripts = await pages.open(path(id), { javaScriptEnabled: false });
    await tabWithoutScripts.page.getByRole('link', { name: 'Previous game' }).click();
    await tabWithoutScripts.page.waitForURL(`**${path(firstReplay)}`);
    assert.equal(
      await tabWithoutScripts.page.getByRole('link', { name: 'Previous game' }).count(),
      0,
      'it is the first game',
    );
    await tabWithoutScripts.close();
    const { page: pageWithoutParameter, close: closeWithoutParameter } = await openPlayer();
    await pageWithoutParameter.getByRole('link', { name: 'Next game' }).click();
    await pageWithoutParameter.waitForURL(`**${path(thirdReplay)}`);
    await closeWithoutParameter();
  });

  test('the button below the moves does not cover their legend on a low screen', async () => {
    const { page, close } = await openPlayer('', { viewport: { width: 1280, height: 720 } });
    const button = await page.getByRole('button', { name: 'Full screen' }).boundingBox();
    const legend = await page.locator('.move-list-legend').boundingBox();
    assert.ok(button !== null && legend !== null);
    assert.ok(legend.y + legend.height <= button.y, `${JSON.stringify(legend)} ${JSON.stringify(button)}`);
    await close();
  });

  test('creates an animated GIF of the selected steps', async () => {
    const { page, pageErrors, close } = await openPlayer('?at=10');
    await page.getByText('Animated GIF of some steps').click();
    const [from, to] = [page.getByLabel('From step'), page.getByLabel('to', { exact: true })];
    await eventually('the form starts at the displayed step', async () => (await from.inputValue()) === '10');
    assert.equal(await to.inputValue(), '70');
    await to.fill('21');
    await page.getByRole('button', { name: 'Make the GIF' }).click();
    const link = page.getByRole('link', { name: 'Save the GIF' });
    await link.waitFor();
    const download = page.waitForEvent('download');
    await link.click();
    const savedFile = await download;
    assert.equal(savedFile.suggestedFilename(), `${id}-10-21.gif`);
    const image = readFileSync(await savedFile.path());
    assert.equal(image.subarray(0, 6).toString('latin1'), 'GIF89a');
    assert.deepEqual([image.readUInt16LE(6), image.readUInt16LE(8)], [270, 566], 'width and height');
    for (const colour of ['fafbfb', '12242b'])
      assert.ok(image.includes(Buffer.from(colour, 'hex')), `theme colour ${colour}`);
    const frames = [...image.toString('latin1').matchAll(/\x21\xf9\x04.(..)\x00\x00\x2c/gs)];
    assert.equal(frames.length, 12, 'one frame for each step from 10 to 21');
    assert.ok(
      frames.every(([frame]) => Buffer.from(frame, 'latin1').readUInt16LE(4) >= 2),
      'each frame is shown for at least 20 ms',
    );
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('verification lists every check with its result', async () => {
    const { page, pageErrors, close } = await openPlayer();
    await page.getByRole('button', { name: 'Verify in this browser' }).click();
    await page.getByText(/^Verified\. Your browser/).waitFor();
    const checks = await page
      .locator('[data-check]')
      .evaluateAll((elements) =>
        elements.map((element) => [element.getAttribute('data-check'), element.getAttribute('data-passed')]),
      );
    assert.deepEqual(
      checks,
      ['read', 'session', 'terms', 'seed', 'play', 'end', 'signature'].map((name) => [name, 'true']),
    );
    assert.deepEqual(pageErrors, []);
    await close();
  });

  const forgeries: readonly [name: string, forge: (log: string) => string, check: string][] = [
    ['a higher score', (log) => log.replace(/"score":(\d+)/, '"score":9$1'), 'end'],
    ['a changed action', (log) => log.replace('"direction":"left"', '"direction":"right"'), 'play'],
    ['a missing record', (log) => withoutLine(log, 5), 'play'],
    ['a changed server seed', (log) => log.replace(/"server_seed":"../, '"server_seed":"00'), 'seed'],
    ['the log of another session', (log) => log.replace(/"session_id":"ses_0/, '"session_id":"ses_1'), 'session'],
    ['an invalid signature', (log) => log.replace(/"value":"../, '"value":"AA'), 'signature'],
    ['a text that is not a log', () => 'nothing', 'read'],
  ];

  for (const [name, forge, check] of forgeries) {
    test(`verification rejects ${name} and names the failed check`, async () => {
      const { page, close } = await pages.open(`/arcade/replays/${id}`, {}, async (newPage) => {
        await newPage.route('**/log', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: forge(await response.text()) });
        });
      });
      await page.getByRole('button', { name: 'Verify in this browser' }).click();
      await page.getByText(/^Verification failed/).waitFor();
      const lastCheck = page.locator('[data-check]').last();
      assert.equal(await lastCheck.getAttribute('data-check'), check);
      assert.equal(await lastCheck.getAttribute('data-passed'), 'false');
      assert.equal(await page.getByText(/^Verified\./).count(), 0);
      await close();
    });
  }

  test('is readable step by step without JavaScript', async () => {
    const { page, pageErrors, close } = await pages.open(`/arcade/replays/${id}?at=0`, { javaScriptEnabled: false });
    await page.getByRole('link', { name: '10 forward' }).click();
    const { observation } = await api('/state?at=10');
    assert.equal(await textOf(page, '[data-state-hash]'), observation.state_hash);
    assert.equal(await page.getByRole('button', { name: 'Verify in this browser' }).isVisible(), false);
    const label = await page.locator('[data-board]').getAttribute('aria-label');
    assert.match(String(label), /^Board, score [\d,]+, \d+ lines/);
    assert.deepEqual(pageErrors, []);
    await close();
  });

  async function openPlayer(query = '', settings: Parameters<ArcadePages['open']>[1] = {}) {
    const tab = await pages.open(`/arcade/replays/${id}${query}`, settings);
    await tab.page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    return tab;
  }
});

async function stepOf(page: Page): Promise<number> {
  return Number(await page.locator('[data-seek-bar]').inputValue());
}

async function textOf(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).first().textContent()) ?? '';
}

function withoutLine(text: string, index: number): string {
  return text
    .split('\n')
    .filter((_, otherIndex) => otherIndex !== index)
    .join('\n');
}
