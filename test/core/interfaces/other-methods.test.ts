import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { assertProblem, send } from '../../support/http.ts';
import { startOperated } from '../../support/operator.ts';

const server = await startOperated();
after(() => server.close());

const page = await (await fetch(`${server.url}/exchange/`)).text();
const asset = /href="([^"]*\/assets\/style\.[^"]*)"/.exec(page)?.[1] ?? '';
assert.notEqual(asset, '');

const addresses = ['/healthz', '/readyz', '/metrics', asset, '/', '/llms.txt', '/exchange/api/v1/limits'];

for (const path of addresses) {
  for (const method of ['POST', 'DELETE', 'PATCH']) {
    test(`${method} of ${path.replace(/\.[0-9a-f]{12}\./, '.')} gets 405 and the allowed methods, for any body`, async () => {
      const headers = [['Content-Type', 'text/plain']] as const;
      const response = await send(server.url + path, { method, headers, body: 'no JSON' });
      assertProblem(response, 405, 'method_not_allowed');
      assert.match(String(response.headers.allow), /^GET, HEAD\b/);
    });
  }
}

test('an unused method gets 405 on an existing URL and 404 on others', async () => {
  const known = await send(`${server.url}/exchange/`, { method: 'PROPFIND' });
  assertProblem(known, 405, 'method_not_allowed');
  assert.match(String(known.headers.allow), /^GET, HEAD\b/);
  assertProblem(await send(`${server.url}/exchange/nowhere`, { method: 'PROPFIND' }), 404, 'not_found');
});
