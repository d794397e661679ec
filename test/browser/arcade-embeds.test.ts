// Slow: plays replays in embeds, and checks embeds with axe on a phone and a desktop.

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { type ArcadePages, openArcadePages } from '../support/arcade-pages.ts';
import { browserMissing } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { assertAccessible, pageCheckOptions } from '../support/page-checks.ts';

describe('embeds and replays of the arcade in a browser', { skip: browserMissing() }, () => {
  let pages: ArcadePages;
  before(async () => {
    pages = await openArcadePages();
  });
  after(() => pages?.close());

  test('a replay plays in an embed on another site', async () => {
    const url = `${pages.fixture.server.url}/arcade/replays/${pages.fixture.replays[1]}?at=0`;
    const oembed = await fetch(`${pages.fixture.server.url}/arcade/oembed?url=${encodeURIComponent(url)}`);
    const { html } = (await oembed.json()) as { html: string };
    const blog = createServer((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><title>A blog</title><h1>A game</h1>${html}`);
    });
    await new Promise<void>((resolve) => void blog.listen(0, '127.0.0.1', resolve));
    const { page, close } = await pages.open('/healthz');
    try {
      await page.goto(`http://127.0.0.1:${(blog.address() as AddressInfo).port}/`);
      const frame = page.frameLocator('iframe');
      const slider = frame.getByRole('slider', { name: 'Step' });
      await slider.waitFor();
      assert.equal(await slider.inputValue(), '0');
      await frame.getByRole('button', { name: 'Play' }).click();
      await eventually('the replay has advanced', async () => Number(await slider.inputValue()) > 0);
      await frame.getByRole('button', { name: 'Pause' }).click();
      const link = frame.getByRole('link', { name: 'Watch on Rialto' });
      assert.equal(await link.getAttribute('target'), '_blank');
    } finally {
      await close();
      blog.close();
      blog.closeAllConnections();
    }
  });

  test('an embed without a step shows the final position and plays from the start', async () => {
    const { page, close } = await pages.open(`/arcade/embed/replays/${pages.fixture.replays[1]}`);
    try {
      const slider = page.getByRole('slider', { name: 'Step' });
      await slider.waitFor();
      assert.equal(await slider.inputValue(), await slider.getAttribute('max'));
      const playButton = page.getByRole('button', { name: 'Play from the start' });
      await playButton.click();
      await playButton.waitFor({ state: 'hidden' });
      const position = async () => Number(await slider.inputValue());
      await eventually('the replay has advanced', async () => (await position()) > 0);
      assert.ok((await position()) < Number(await slider.getAttribute('max')));
    } finally {
      await close();
    }
  });

  for (const [name, path] of [
    ['the embed of a live game', () => `/arcade/embed/live/${pages.fixture.live.id}`],
    ['the embed of a replay', () => `/arcade/embed/replays/${pages.fixture.replays[1]}`],
    ['the TV page', () => '/arcade/tv'],
  ] as const) {
    test(`${name} passes axe in light mode on a phone and in dark mode on a desktop`, async () => {
      const tab = await pages.open(path(), pageCheckOptions);
      await assertAccessible(tab);
      await tab.close();
    });
  }

  test('the keyboard shortcuts of a replay work without focus on the player', async () => {
    const { page, close } = await pages.open(`/arcade/replays/${pages.fixture.replays[1]}?at=0`);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/\?at=1$/);
    await page.keyboard.press('End');
    await page.waitForURL((url) => Number(url.searchParams.get('at')) > 1);
    await close();
  });
});
