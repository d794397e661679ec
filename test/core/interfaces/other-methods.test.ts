import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { assertProblem, send } from '../../support/http.ts';
import { startOperatorServer } from '../../support/operator.ts';

const server = await startOperatorServer();
after(() => server.close());

const exchangePage = await (await fetch(`${server.url}/exchange/`)).text();
const asset = /href="([^"]*\/assets\/style\.[^"]*)"/.exec(exchangePage)?.[1] ?? '';
assert.notEqual(asset, '');

const paths = ['/healthz', '/readyz', '/metrics', asset, '/', '/llms.txt', '/exchange/api/v1/limits'];

for (const path of paths) {
  for (const method of ['POST', 'DELETE', 'PATCH']) {
    test(`${method} of ${path.replace(/\.[0-9a-f]{12}\./, '.')} gets 405 and the allowed methods, even with a text body`, async () => {
      const headers = [['Content-Type', 'text/plain']] as const;
      const response = await send(server.url + path, { method, headers, body: 'no JSON' });
      assertProblem(response, 405, 'method_not_allowed');
      assert.match(String(response.headers.allow), /^GET, HEAD\b/);
    });
  }
}

test('a method without any route gets 405 on an existing URL and 404 on others', async () => {
  const response = await send(`${server.url}/exchange/`, { method: 'PROPFIND' });
  assertProblem(response, 405, 'method_not_allowed');
  assert.match(String(response.headers.allow), /^GET, HEAD\b/);
  assertProblem(await send(`${server.url}/exchange/nowhere`, { method: 'PROPFIND' }), 404, 'not_found');
});

const overlappingPaths = [
  { method: 'GET', path: '/arcade/api/v1/games/validate', allow: 'POST, OPTIONS' },
  { method: 'DELETE', path: '/arcade/api/v1/games/mine', allow: 'GET, HEAD, OPTIONS' },
  { method: 'DELETE', path: '/relay/api/v1/keys/rotate', allow: 'POST' },
  { method: 'GET', path: '/relay/api/v1/deliveries/batch', allow: 'POST' },
  { method: 'HEAD', path: '/arcade/api/v5/replays/export', allow: 'GET, OPTIONS' },
] as const;

for (const { method, path, allow } of overlappingPaths) {
  test(`${method} of ${path} gets 405, although a path with a parameter supports it`, async () => {
    const response = await send(server.url + path, { method });
    assert.equal(response.status, 405);
    assert.equal(response.headers.allow, allow);
  });
}

test('a preflight returns the methods of its path, and 405 where CORS is disabled', async () => {
  const corsResponse = await send(`${server.url}/arcade/api/v1/games/validate`, { method: 'OPTIONS' });
  assert.equal(corsResponse.status, 204);
  assert.equal(corsResponse.headers['access-control-allow-methods'], 'POST, OPTIONS');
  const responseWithoutCors = await send(`${server.url}/relay/api/v1/keys/rotate`, { method: 'OPTIONS' });
  assertProblem(responseWithoutCors, 405, 'method_not_allowed');
  assert.equal(responseWithoutCors.headers['access-control-allow-origin'], undefined);
});

for (const path of ['/exchange/mcp', '/arcade/api/v3/mcp', '/relay/mcp']) {
  test(`a browser that opens ${path} gets a page that links to the documentation, and an MCP client gets the error as JSON`, async () => {
    const url = server.url + path;
    const pageResponse = await send(url, { headers: [['Accept', 'text/html,application/xhtml+xml,*/*;q=0.8']] });
    assert.equal(pageResponse.status, 405);
    assert.match(String(pageResponse.headers['content-type']), /^text\/html/);
    assert.match(pageResponse.text, /It is for MCP clients; <a href="[^"]+\/docs">[^<]+\/docs<\/a>/);
    for (const accept of ['text/event-stream', 'text/event-stream, text/html', 'application/json'])
      assertProblem(await send(url, { headers: [['Accept', accept]] }), 405, 'method_not_allowed');
  });
}
