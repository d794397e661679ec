// Slow: checks the pages of a release with axe on a phone and a desktop.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { starterFiles } from '../../src/arcade/games/starter/starter-files.ts';
import { type Player, registerPlayer } from '../support/arcade.ts';
import { browserMissing, launchBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { bearer, post } from '../support/http.ts';
import { layoutShiftOf } from '../support/layout-shift.ts';
import { openPage } from '../support/open-page.ts';
import { assertAccessible, pageCheckOptions } from '../support/page-checks.ts';
import { measureFirstView } from '../support/page-weight.ts';
import { insertRelease, type PublicRelease } from '../support/public-release.ts';
import { startServer, type TestServer } from '../support/server.ts';

const bytesMax = 60_000;
/** Titles on the page of a public version and on the preview of a private one. */
const commonTitles = ['Scan', 'Probes', 'Certificates', 'History'];

describe('pages of releases', { skip: browserMissing() }, () => {
  let server: TestServer;
  let browser: Browser;
  let author: Player;
  let release: PublicRelease;
  before(async () => {
    server = await startServer();
    browser = await launchBrowser();
    author = await registerPlayer(server.url);
    release = await insertRelease(server.url, author);
    await registerPlayer(server.url);
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  const open = (path: string, options = {}) => openPage(browser, server.url + path, options);
  const previewUrl = async (version: string) => {
    const path = `${server.url}/arcade/api/v1/games/${release.slug}/versions/${version}/preview`;
    const { body } = await post(path, {}, [bearer(author.credential)]);
    return String(body.url).slice(server.url.length);
  };

  const paths: [name: string, path: () => string][] = [
    ['a release with a probe, a certificate and a diff', () => `/arcade/releases/${release.slug}/${release.stable}`],
    ['the first release of a game', () => `/arcade/releases/${release.slug}/${release.older}`],
    ['the release of a built-in game', () => '/arcade/releases/rialto-blocks/1.0.0'],
    ['a version that is not public', () => `/arcade/releases/${release.slug}/${release.unpublished}`],
    ['a certificate', () => `/arcade/certificates/${release.certificateId}`],
    ['the history of a game', () => `/arcade/games/${release.slug}/history`],
    ['the history of a built-in game', () => '/arcade/games/rialto-blocks/history'],
    ['the page of a game with releases', () => `/arcade/games/${release.slug}`],
  ];

  for (const [name, path] of paths)
    test(`${name} passes axe in light mode on a phone and in dark mode on a desktop`, async () => {
      const tab = await open(path(), pageCheckOptions);
      await assertAccessible(tab, /status of 404/);
      await tab.close();
    });

  test('a first view transfers at most 60 kB', async (t) => {
    for (const [name, path] of paths) {
      const tab = await open('/healthz');
      const { bytes } = await measureFirstView(tab, server.url + path());
      t.diagnostic(`${name}: ${bytes} bytes`);
      assert.ok(bytes > 1_000 && bytes <= bytesMax, `${name} takes ${bytes} bytes`);
      await tab.close();
    }
  });

  test('a release is readable without JavaScript: checks, changes, files and history', async () => {
    const { page, close } = await open(`/arcade/games/${release.slug}`, { javaScriptEnabled: false });
    await page.getByRole('link', { name: release.stable, exact: true }).click();
    const text = (await page.locator('main').textContent()) ?? '';
    for (const part of ['Screenshots', 'A canvas has no label.', 'P3, issued', 'Against 0.1.0', 'renderer.js'])
      assert.ok(text.includes(part), part);
    const image = page.locator('.screenshots img').first();
    await image.scrollIntoViewIfNeeded();
    await image.evaluate((element: HTMLImageElement) => element.decode());
    await page.getByRole('link', { name: 'P3, issued' }).click();
    await page.getByRole('heading', { name: 'What it does not show' }).waitFor();
    await close();
  });

  test('a release shows its screenshots in rows of three on a phone, with a layout shift below 0.05 while they load', async () => {
    const path = `/arcade/releases/${release.slug}/${release.stable}`;
    const { page, close } = await open(path, { viewport: { width: 375, height: 812 } });
    const items = await page.locator('.screenshots li').all();
    const tops: number[] = [];
    for (const item of items) {
      await item.scrollIntoViewIfNeeded();
      await item.locator('img').evaluate((image: HTMLImageElement) => image.decode());
      tops.push(await item.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY)));
    }
    assert.equal(items.length, 12);
    assert.deepEqual(
      [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length),
      [3, 3, 3, 3],
    );
    assert.ok((await layoutShiftOf(page)) < 0.05);
    await page.getByRole('link', { name: 'Screenshot: line 480x720' }).click();
    await page.waitForURL(`**${path}/screenshots/line-480x720`);
    await close();
  });

  test('a preview with a valid token shows a private version and renders states of the engine', async () => {
    const tab = await openPage(browser, server.url + (await previewUrl(release.unpublished)), pageCheckOptions);
    const { page } = tab;
    await page.getByRole('heading', { name: `${release.slug} ${release.unpublished}` }).waitFor();
    await page.getByText('Next step: The author submits this version (submit_version)').waitFor();
    const frame = page.frameLocator('iframe');
    await frame.locator('body').waitFor({ state: 'attached' });
    const slider = page.getByRole('slider', { name: 'State' });
    await slider.focus();
    await page.keyboard.press('End');
    assert.notEqual(await page.locator('output').textContent(), 'start');
    await frame.locator('canvas, svg').first().waitFor();
    assert.equal(await page.locator('.renderer-note').count(), 0);
    await assertAccessible(tab, /status of 404/);
    await tab.close();
  });

  test('a preview has the labels of the page of a public version', async () => {
    const labelsOf = async (path: string) => {
      const { page, close } = await open(path);
      const history = page.getByRole('region', { name: 'Entries of the release log' });
      await history.waitFor();
      const labels = {
        headers: await history.locator('th[scope="col"]').allTextContents(),
        actor: await history.locator('tbody tr').last().locator('td').nth(1).textContent(),
        change: await history.locator('tbody tr').last().locator('td').first().textContent(),
        titles: (await page.locator('main h2').allTextContents()).filter((title) => commonTitles.includes(title)),
        scan: await page.getByText('Accepted under scan policy').textContent(),
      };
      await close();
      return labels;
    };
    const preview = await labelsOf(await previewUrl(release.unpublished));
    assert.equal(preview.actor, 'Author');
    assert.deepEqual(preview, await labelsOf(`/arcade/releases/${release.slug}/${release.older}`));
  });

  test('a preview of a public version shows its states, and each part of the page once', async () => {
    const { page, close } = await open(await previewUrl(release.stable));
    await page.locator('output').waitFor();
    const titles = await page.locator('main h2').allTextContents();
    assert.deepEqual(titles, [...new Set(titles)]);
    for (const title of ['Renderer', 'Screenshots', 'Scan', 'Probes', 'History'])
      assert.ok(titles.includes(title), title);
    await close();
  });

  test('a preview says that the version waits for a prober while none is connected', async () => {
    const slug = 'without-prober';
    const upload = await author.post('/api/v1/games', { files: starterFiles({ slug, title: 'Without a prober' }) });
    assert.equal(upload.status, 201, upload.text);
    assert.equal((await author.post(`/api/v1/games/${slug}/versions/0.1.0/submit`)).status, 200);
    const preview = await post(`${server.url}/arcade/api/v1/games/${slug}/versions/0.1.0/preview`, {}, [
      bearer(author.credential),
    ]);
    assert.equal(preview.status, 200, preview.text);
    const { page, close } = await openPage(browser, String(preview.body.url));
    await page.getByText('No prober is connected to this server: ').waitFor();
    await page.setViewportSize({ width: 375, height: 812 });
    const history = page.getByRole('region', { name: 'Entries of the release log' });
    const [width, contentWidth] = await history.evaluate((region) => [region.clientWidth, region.scrollWidth]);
    assert.equal(contentWidth, width, 'the history fits on a phone');
    await close();
  });

  test('a preview with an invalid token shows only an error', async () => {
    const path = (await previewUrl(release.unpublished)).replace(/.$/, (lastCharacter) =>
      lastCharacter === 'A' ? 'B' : 'A',
    );
    const { page, close } = await open(path);
    await page.getByText('This preview does not exist or has expired.').waitFor();
    assert.equal((await page.content()).includes(`${release.unpublished} `), false);
    await close();
  });

  test('the preview of a version in testing shows how many certification rounds are complete', async () => {
    const path = `/api/v1/games/${release.slug}/versions/${release.unpublished}`;
    const submitResponse = await author.post(`${path}/submit`, { expected_state: 'scanned' });
    assert.equal(submitResponse.status, 200, submitResponse.text);
    await eventually(
      'the certification places of the version are open',
      async () => (await author.get(path)).body.certification_rounds.length > 0,
    );
    const { page, close } = await open(await previewUrl(release.unpublished));
    await page.getByText('Complete rounds: P3 0 of 3.').waitFor();
    await close();
  });
});
