import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { type Player, registerPlayer } from '../support/arcade.ts';
import { startPublicSession } from '../support/arcade-fixture.ts';
import { browserMissing, launchBrowser } from '../support/browser.ts';
import { playPieces } from '../support/greedy-player.ts';
import { bearer, post } from '../support/http.ts';
import { openPage } from '../support/open-page.ts';
import { insertRelease } from '../support/public-release.ts';
import { startServer, type TestServer } from '../support/server.ts';

const frameHost = 'frames.example';

describe('frames on a separate host', { skip: browserMissing() }, () => {
  let server: TestServer;
  let browser: Browser;
  let player: Player;
  before(async () => {
    server = await startServer({ RIALTO_FRAME_URL: `http://${frameHost}` });
    browser = await launchBrowser([`--host-resolver-rules=MAP ${frameHost}:80 ${new URL(server.url).host}`]);
    player = await registerPlayer(server.url);
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  test('a live game is drawn by a renderer from the frame host without console errors', async () => {
    const id = await startPublicSession(player, 'slow-60');
    await playPieces(player, id, 3);
    const { page, pageErrors, close } = await openPage(browser, `${server.url}/arcade/live/${id}`);
    await waitForDrawing(page);
    assert.deepEqual(frameHostsOf(page), [frameHost]);
    assert.equal(await page.locator('.renderer-note').count(), 0);
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('a preview draws a private version from the frame host', async () => {
    const release = await insertRelease(server.url, player);
    const path = `${server.url}/arcade/api/v1/games/${release.slug}/versions/${release.unpublished}/preview`;
    const { body } = await post(path, {}, [bearer(player.credential)]);
    const { page, pageErrors, close } = await openPage(browser, String(body.url));
    await waitForDrawing(page);
    assert.deepEqual(frameHostsOf(page), [frameHost]);
    assert.deepEqual(
      pageErrors.filter((error) => !/status of 404/.test(error)),
      [],
    );
    await close();
  });

  test('a page of another site cannot frame a renderer', async (t) => {
    const gameResponse = await fetch(`${server.url}/arcade/api/v1/games/rialto-blocks`);
    const { versions } = (await gameResponse.json()) as { versions: { renderer_url: string }[] };
    const context = await browser.newContext();
    const page = await context.newPage();
    const otherSite = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end(`<iframe src="${versions[0]?.renderer_url}"></iframe>`),
    );
    await new Promise<void>((resolve) => otherSite.listen(0, '127.0.0.1', resolve));
    t.after(() => otherSite.close());
    const failedRequest = page.waitForEvent('requestfailed');
    await page.goto(`http://127.0.0.1:${(otherSite.address() as AddressInfo).port}/`);
    const request = await failedRequest;
    assert.equal(request.url(), versions[0]?.renderer_url);
    assert.equal(request.failure()?.errorText, 'net::ERR_BLOCKED_BY_RESPONSE');
    await context.close();
  });
});

async function waitForDrawing(page: Page): Promise<void> {
  await page.frameLocator('iframe').locator('canvas, svg').first().waitFor();
}

function frameHostsOf(page: Page): string[] {
  return page
    .frames()
    .slice(1)
    .map((frame) => new URL(frame.url()).host);
}
