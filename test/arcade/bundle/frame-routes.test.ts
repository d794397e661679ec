import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readBuiltInGames } from '../../../src/arcade/games/built-in-games.ts';
import { framePath } from '../../../src/arcade/games/bundle/frame-addresses.ts';
import { cspSources } from '../../../src/core/interfaces/pages/base-urls.ts';
import { bundleWith, openFrameServer } from './frame-server.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const bundle = bundleWith('window.RialtoRenderer = { render() {} };', {
  'art/mark.svg': svg,
  'art/deep/page.html': '\n<!-- before --><p>x',
  'long.html': '<p>line</p>\n'.repeat(200),
  'art/long.html': '<p>line</p>\n'.repeat(200),
  'long.css': `a { color: red }\n`.repeat(200),
});

describe('the files of a bundle', () => {
  test('are served as immutable to any origin, with their type and a policy that denies everything', async (t) => {
    const { url } = await openFrameServer(t, [bundle]);
    for (const [path, type] of [
      ['draw.js', 'text/javascript; charset=utf-8'],
      ['art/mark.svg', 'image/svg+xml; charset=utf-8'],
      ['long.css', 'text/css; charset=utf-8'],
      ['manifest.json', 'application/json'],
    ] as const) {
      const response = await fetch(urlOf(url, path), { headers: { origin: 'null' } });
      assert.deepEqual(pickHeaders(response, ['content-type', 'access-control-allow-origin', 'cache-control']), {
        'content-type': type,
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
      assert.match(response.headers.get('content-security-policy') ?? '', /^sandbox; default-src 'none'/);
      const expectedFile = bundle.files.find((file) => file.path === path);
      assert.deepEqual(Buffer.from(await response.arrayBuffer()), Buffer.from(expectedFile?.bytes ?? []), path);
    }
  });

  test('run no scripts in a separate tab, where no policy of a page limits navigation', async (t) => {
    const { url } = await openFrameServer(t, [bundle]);
    const scriptsOf = async (destination: string) => {
      const response = await fetch(urlOf(url, 'index.html'), { headers: { 'sec-fetch-dest': destination } });
      assert.equal(response.status, 200);
      return /script-src ('none')?/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
    };
    assert.equal(await scriptsOf('document'), "'none'");
    assert.equal(await scriptsOf('iframe'), undefined);
  });

  test('start with the bootstrap and have a sandbox policy without network when they are documents', async (t) => {
    const { url } = await openFrameServer(t, [bundle]);
    const response = await fetch(urlOf(url, 'index.html'));
    const host = new URL(url).host;
    const text = await response.text();
    const bootstrap = /^<!doctype html><script src="\.\.\/\.\.\/(frame-bootstrap\/[0-9a-f]{64}\.js)"><\/script>/.exec(
      text,
    )?.[1];
    assert.ok(bootstrap !== undefined, text.slice(0, 200));
    const ownUrls = `localhost/arcade/frame/${bundle.digest}/ ${host}/arcade/frame/${bundle.digest}/`;
    assert.deepEqual((response.headers.get('content-security-policy') ?? '').split('; '), [
      'sandbox allow-scripts',
      "default-src 'none'",
      `script-src ${ownUrls} localhost/arcade/${bootstrap} ${host}/arcade/${bootstrap}`,
      `style-src ${ownUrls}`,
      `img-src ${ownUrls}`,
      `font-src ${ownUrls}`,
      "connect-src 'none'",
      "frame-src 'none'",
      "worker-src 'none'",
      "object-src 'none'",
      "media-src 'none'",
      "manifest-src 'none'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ]);
    assert.deepEqual(
      pickHeaders(response, ['connection-allowlist', 'referrer-policy', 'x-dns-prefetch-control', 'cache-control']),
      {
        'connection-allowlist': '(response-origin)',
        'referrer-policy': 'no-referrer',
        'x-dns-prefetch-control': 'off',
        'cache-control': 'no-cache',
      },
    );
    const features = (response.headers.get('permissions-policy') ?? '').split(', ');
    assert.ok(features.length > 30 && features.every((feature) => feature.endsWith('=()')));
    const script = await fetch(`${url}/arcade/${bootstrap}`);
    assert.deepEqual(pickHeaders(script, ['content-type', 'access-control-allow-origin']), {
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
    });
  });

  test('start with the bootstrap when they are documents in a subfolder, also before a leading comment', async (t) => {
    const { url } = await openFrameServer(t, [bundle]);
    const pageUrl = urlOf(url, 'art/deep/page.html');
    const text = await (await fetch(pageUrl)).text();
    assert.match(text, /^<!doctype html><script src="[^"]+"><\/script>\n<!-- before --><p>x$/);
    const script = await fetch(new URL(/src="([^"]+)"/.exec(text)?.[1] ?? '', pageUrl));
    assert.equal(script.status, 200);
  });

  test('have the same text in each encoding, and documents refer to the bootstrap relative to their own folder', async (t) => {
    const { url } = await openFrameServer(t, [bundle]);
    // The two documents have the same bytes and hash, but need different paths to the bootstrap.
    for (const path of ['long.html', 'art/long.html', 'long.html', 'long.css']) {
      const texts = [];
      for (const encoding of ['br', 'gzip', 'identity']) {
        const response = await fetch(urlOf(url, path), { headers: { 'accept-encoding': encoding } });
        const contentEncoding = response.headers.get('content-encoding') ?? 'identity';
        assert.deepEqual([response.status, contentEncoding], [200, encoding], path);
        texts.push(await response.text());
      }
      assert.equal(new Set(texts).size, 1, path);
      const pathToArcade = '../'.repeat(path.split('/').length + 1);
      if (path.endsWith('.html'))
        assert.match(texts[0] ?? '', new RegExp(`^<!doctype html><script src="${pathToArcade}frame-bootstrap/`));
    }
  });

  test('return 404 when they do not exist or are outside the bundle, 400 for a NUL in the path, 405 for POST, and no body for HEAD', async (t) => {
    const { url } = await openFrameServer(t, [bundle]);
    for (const path of [
      urlOf(url, 'other.js'),
      urlOf(url, ''),
      urlOf(url, '..%2f..%2fpackage.json'),
      `${url}/arcade/frame/${'0'.repeat(64)}/draw.js`,
      `${url}/arcade/frame/${bundle.digest.toUpperCase()}/draw.js`,
      `${url}/arcade/frame/x/draw.js`,
      `${url}/arcade/frame-bootstrap/${'0'.repeat(64)}.js`,
    ])
      assert.equal((await fetch(path)).status, 404, path);
    assert.equal((await fetch(urlOf(url, 'draw.js%00'))).status, 400);
    const postResponse = await fetch(urlOf(url, 'draw.js'), { method: 'POST' });
    assert.deepEqual([postResponse.status, postResponse.headers.get('allow')], [405, 'GET, HEAD, OPTIONS']);
    const head = await fetch(urlOf(url, 'index.html'), { method: 'HEAD' });
    assert.deepEqual([head.status, await head.text()], [200, '']);
  });

  test('are revalidated when they are documents and return 304 while unchanged', async (t) => {
    const { url } = await openFrameServer(t, [bundle]);
    const first = await fetch(urlOf(url, 'index.html'));
    const tag = first.headers.get('etag') ?? '';
    const secondResponse = await fetch(urlOf(url, 'index.html'), { headers: { 'if-none-match': tag } });
    assert.deepEqual(
      [secondResponse.status, secondResponse.headers.get('content-security-policy')],
      [304, first.headers.get('content-security-policy')],
    );
  });

  test('can all be read when the game is built in', async (t) => {
    const games = await readBuiltInGames();
    const { url } = await openFrameServer(t, games);
    for (const { digest, files } of games) {
      for (const { path } of files)
        assert.equal((await fetch(`${url}/arcade${framePath(digest, path)}`)).status, 200, path);
    }
  });
});

test('the policy of a page with frames allows only the paths of those frames', async (t) => {
  const { url } = await openFrameServer(t, [bundle]);
  const allowedPath = framePath(bundle.digest, 'index.html');
  const response = await fetch(`${url}/arcade/stage?frames=${allowedPath},/frame/b/c.html`);
  const policy = response.headers.get('content-security-policy') ?? '';
  const { host } = new URL(url);
  assert.ok(
    policy.endsWith(
      `; frame-src localhost/arcade${allowedPath} ${host}/arcade${allowedPath} localhost/arcade/frame/b/c.html ${host}/arcade/frame/b/c.html`,
    ),
    policy,
  );
});

test('the policy lists the paths under every address of the server, and the whole origin for a host that CSP cannot express', () => {
  const behindProxy = { url: 'https://play.example.org', basePath: '/arcade' };
  assert.deepEqual(cspSources(behindProxy, '127.0.0.1:8080', '/frame/a/'), [
    'play.example.org/frame/a/',
    '127.0.0.1:8080/arcade/frame/a/',
  ]);
  const withoutProxy = { url: 'http://localhost:8080/arcade', basePath: '/arcade' };
  assert.deepEqual(cspSources(withoutProxy, 'LOCALHOST:8080', '/x.js'), ['localhost:8080/arcade/x.js']);
  assert.deepEqual(cspSources(withoutProxy, '[::1]:8080', '/x.js'), ['localhost:8080/arcade/x.js', "'self'"]);
  assert.deepEqual(cspSources(withoutProxy, undefined, '/x.js'), ['localhost:8080/arcade/x.js']);
  assert.deepEqual(cspSources(withoutProxy, "a; script-src 'unsafe-inline'", '/x.js'), [
    'localhost:8080/arcade/x.js',
    "'self'",
  ]);
});

function urlOf(url: string, path: string): string {
  return `${url}/arcade${framePath(bundle.digest, path)}`;
}

function pickHeaders(response: Response, names: readonly string[]): Record<string, string | null> {
  return Object.fromEntries(names.map((name) => [name, response.headers.get(name)]));
}
