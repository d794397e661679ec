// Slow: plays replays in a browser.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type ArcadeSite, openArcadeSite } from '../support/arcade-site.ts';
import { browserMissing } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';

describe('a replay in a browser', { skip: browserMissing() }, () => {
  let site: ArcadeSite;
  let id = '';
  before(async () => {
    site = await openArcadeSite();
    id = site.fixture.replays[1] ?? '';
  });
  after(() => site?.close());

  const api = async (path: string) =>
    (await fetch(`${site.fixture.server.url}/arcade/api/v5/replays/${id}${path}`)).json();

  test('shows the state that the API returns for each selected step', async () => {
    const { page, pageErrors, close } = await openPlayer();
    const { last } = await api('/state');
    for (const at of [0, 1, Math.floor(last / 2), last - 1, last]) {
      await page.locator('[data-scrub]').fill(String(at));
      const { observation } = await api(`/state?at=${at}`);
      await eventually(
        `step ${at} shows the API's state`,
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
    const tops = await page
      .locator('[data-do]')
      .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().bottom)));
    assert.equal(new Set(tops).size, 1, tops.join(' '));
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await eventually('the replay plays from the start', async () => (await stepOf(page)) > 0);
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('a link to a step opens that step, and navigation updates the URL', async () => {
    const { observation } = await api('/state?at=40');
    const { page, close } = await openPlayer('?at=40');
    assert.equal(await textOf(page, '[data-state-hash]'), observation.state_hash);
    await page.getByRole('button', { name: 'Next step' }).click();
    await page.waitForURL(/\?at=41$/);
    assert.match(String(await page.locator('[data-here]').getAttribute('href')), /\?at=41$/);
    await close();
  });

  test('plays to its end at the selected speed, and can be paused', async () => {
    const { page, pageErrors, close } = await openPlayer('?at=0');
    await page.locator('[data-clock]').selectOption('even');
    await page.locator('[data-speed]').selectOption('16');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await eventually('the replay has advanced by 20 steps', async () => (await stepOf(page)) > 20);
    await page.getByRole('button', { name: 'Pause' }).click();
    const stopped = await stepOf(page);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    assert.equal(await stepOf(page), stopped);
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
    const before = await board();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await eventually('the first piece falls', async () => (await stepOf(page)) === 0 && (await board()) !== before);
    await close();
  });

  test('the keyboard alone steps, jumps by pieces and line clears, changes the speed and verifies', async () => {
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
    const saved = await download;
    assert.equal(saved.suggestedFilename(), `${id}-10-21.gif`);
    const image = readFileSync(await saved.path());
    assert.equal(image.subarray(0, 6).toString('latin1'), 'GIF89a');
    assert.deepEqual([image.readUInt16LE(6), image.readUInt16LE(8)], [270, 566]);
    const frames = [...image.toString('latin1').matchAll(/\x21\xf9\x04.(..)\x00\x00\x2c/gs)];
    assert.equal(frames.length, 12);
    assert.ok(
      frames.every(([frame]) => Buffer.from(frame, 'latin1').readUInt16LE(4) >= 2),
      'no frame is too short',
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
      .evaluateAll((all) =>
        all.map((element) => [element.getAttribute('data-check'), element.getAttribute('data-holds')]),
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
      const { page, close } = await site.open(`/arcade/replays/${id}`, {}, async (newPage) => {
        await newPage.route('**/log', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: forge(await response.text()) });
        });
      });
      await page.getByRole('button', { name: 'Verify in this browser' }).click();
      await page.getByText(/^Refused/).waitFor();
      const last = page.locator('[data-check]').last();
      assert.equal(await last.getAttribute('data-check'), check);
      assert.equal(await last.getAttribute('data-holds'), 'false');
      assert.equal(await page.getByText(/^Verified\./).count(), 0);
      await close();
    });
  }

  test('is readable step by step without JavaScript', async () => {
    const { page, pageErrors, close } = await site.open(`/arcade/replays/${id}?at=0`, { javaScriptEnabled: false });
    await page.getByRole('link', { name: '10 on' }).click();
    const { observation } = await api('/state?at=10');
    assert.equal(await textOf(page, '[data-state-hash]'), observation.state_hash);
    assert.equal(await page.getByRole('button', { name: 'Verify in this browser' }).isVisible(), false);
    const label = await page.locator('[data-board]').getAttribute('aria-label');
    assert.match(String(label), /^Board, score [\d,]+, \d+ lines/);
    assert.deepEqual(pageErrors, []);
    await close();
  });

  async function openPlayer(query = '', settings: Parameters<ArcadeSite['open']>[1] = {}) {
    const tab = await site.open(`/arcade/replays/${id}${query}`, settings);
    await tab.page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    return tab;
  }
});

async function stepOf(page: Page): Promise<number> {
  return Number(await page.locator('[data-scrub]').inputValue());
}

async function textOf(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).first().textContent()) ?? '';
}

function withoutLine(text: string, index: number): string {
  return text
    .split('\n')
    .filter((_, at) => at !== index)
    .join('\n');
}
