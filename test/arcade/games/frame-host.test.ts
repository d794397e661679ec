import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Player, registerPlayer } from '../../support/arcade.ts';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { insertRelease, type PublicRelease } from '../../support/public-release.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const frameUrl = 'http://frames.example';

describe('a separate host for the frames of games', () => {
  let server: TestServer;
  let author: Player;
  let release: PublicRelease;
  let documentPath: string;
  let previewPath: string;
  before(async () => {
    server = await startServer({ RIALTO_FRAME_URL: frameUrl });
    author = await registerPlayer(server.url);
    release = await insertRelease(server.url, author);
    const stable = await send(`${server.url}/arcade/api/v1/games/${release.slug}/versions/${release.stable}`);
    documentPath = String(stable.body.version.renderer_url).slice(frameUrl.length);
    const preview = `${server.url}/arcade/api/v1/games/${release.slug}/versions/${release.unpublished}/preview`;
    const { body } = await post(preview, {}, [bearer(author.credential)]);
    const token = String(body.url).replace(/^.*#t=/, '');
    const previewResponse = await send(`${server.url}/arcade/api/v1/previews`, {
      headers: [['X-Rialto-Preview', token]],
    });
    previewPath = String(previewResponse.body.frame_url).slice(frameUrl.length);
  });
  after(() => server?.close());

  const sendToFrameHost = (path: string, headers: readonly (readonly [string, string])[] = [], method = 'GET') =>
    send(server.url + path, { method, headers: [['Host', 'frames.example'], ...headers] });

  test('is in the renderer URL of every game and version', async () => {
    const api = `${server.url}/arcade/api/v1/games`;
    const gameResponse = await send(`${api}/${release.slug}`);
    const gameList = await send(api);
    const ownGames = await send(`${api}/mine`, { headers: [bearer(author.credential)] });
    const urls = [
      ...gameResponse.body.versions.map((version: { renderer_url: string }) => version.renderer_url),
      ...gameList.body.games.map((game: { stable: { renderer_url: string } }) => game.stable.renderer_url),
      ...ownGames.body.games[0].versions.map((version: { renderer_url: string }) => version.renderer_url),
    ];
    assert.ok(urls.length > 5);
    for (const url of urls) assert.match(url, /^http:\/\/frames\.example\/frame\/[0-9a-f]{64}\/index\.html$/);
    assert.match(previewPath, /^\/frame-preview\/[\w.-]+\/index\.html$/);
  });

  test('serves documents that only pages of the configured origins may frame, and their files', async () => {
    for (const path of [documentPath, previewPath]) {
      const response = await sendToFrameHost(path);
      assert.equal(response.status, 200, path);
      const policy = String(response.headers['content-security-policy']).split('; ');
      assert.equal(policy[0], 'sandbox allow-scripts');
      const folder = path.replace(/index\.html$/, '');
      assert.ok(policy.includes(`img-src frames.example${folder}`), policy.join('\n'));
      assert.equal(policy.at(-1), `frame-ancestors ${server.url}`);
      const bootstrap = /src="([^"]+)"/.exec(response.text)?.[1] ?? '';
      const bootstrapUrl = new URL(bootstrap, frameUrl + path);
      assert.match(bootstrapUrl.pathname, /^\/frame-bootstrap\//);
      assert.equal((await sendToFrameHost(bootstrapUrl.pathname)).status, 200);
      assert.equal((await sendToFrameHost(`${folder}renderer.js`)).status, 200);
    }
    for (const host of ['FRAMES.example', 'frames.example:80', 'frames.example.'])
      assert.equal((await send(server.url + documentPath, { headers: [['Host', host]] })).status, 200, host);
  });

  test('returns a problem document, never a page, for every path except those of frames and /healthz', async () => {
    const page: readonly [string, string] = ['Accept', 'text/html'];
    for (const path of [
      '/',
      '/arcade/',
      '/arcade/live',
      '/admin',
      '/skill.md',
      '/robots.txt',
      '/errors',
      '/frame/',
      '/nothing',
      ...['/exchange/api/v1/search?q=x', '/arcade/api/v1/games', `/arcade${documentPath}`, `/arcade${previewPath}`],
      '/relay/api/v1/limits',
      '/arcade/api/v3/mcp',
      '/.well-known/rialto-keys.json',
      '/metrics',
    ]) {
      const response = await sendToFrameHost(path, [page]);
      assertProblem(response, 404, 'not_found', path);
      assert.equal(response.headers.allow, undefined, path);
    }
    const authorization = bearer(author.credential);
    assertProblem(await sendToFrameHost('/arcade/api/v1/games', [authorization], 'POST'), 404, 'not_found');
    assertProblem(await sendToFrameHost('/arcade/api/v5/sessions', [authorization], 'OPTIONS'), 404, 'not_found');
    assert.equal((await sendToFrameHost(documentPath, [], 'POST')).status, 405);
    assert.equal((await sendToFrameHost('/healthz')).status, 200);
  });

  test('is the only host of the documents in frames, and the arcade redirects their paths to it', async () => {
    for (const path of [documentPath, previewPath]) {
      assertProblem(await send(server.url + path), 404, 'not_found', path);
      const redirect = await send(`${server.url}/arcade${path}?a=1`);
      assert.deepEqual([redirect.status, redirect.headers.location], [307, `${frameUrl}${path}?a=1`]);
      assert.equal(redirect.headers['content-security-policy'], undefined);
    }
    const redirectOfDoubleSlash = await send(`${server.url}/arcade/frame//elsewhere.example/x`);
    assert.equal(new URL(String(redirectOfDoubleSlash.headers.location)).host, 'frames.example');
    const redirectOfEncodedPath = await send(`${server.url}/%61rcad%65/frame/x`);
    assert.equal(redirectOfEncodedPath.headers.location, `${frameUrl}/frame/x`);
    assertProblem(await send(`${server.url}/arcade${documentPath}`, { method: 'DELETE' }), 405, 'method_not_allowed');
  });

  test('is in the Content-Security-Policy of a page with frames, and a page without frames allows none', async () => {
    const page = await send(`${server.url}/arcade/releases/${release.slug}/${release.stable}`);
    const policy = String(page.headers['content-security-policy']);
    assert.match(
      policy,
      /; frame-src http:\/\/frames\.example\/frame-preview\/( http:\/\/frames\.example\/frame\/[0-9a-f]{64}\/index\.html)+$/,
    );
    assert.ok(page.text.includes(`href="${frameUrl}${documentPath.replace('index.html', 'renderer.js')}"`));
    const gamesPage = await send(`${server.url}/arcade/`);
    assert.ok(!String(gamesPage.headers['content-security-policy']).includes('frame-src'));
  });

  test('is listed in the error for an unknown host', async () => {
    const response = await send(server.url + documentPath, { headers: [['Host', 'other.example']] });
    assertProblem(response, 421, 'misdirected_request');
    assert.deepEqual(response.body.accepted, [new URL(server.url).host, 'frames.example', 'localhost']);
  });
});
