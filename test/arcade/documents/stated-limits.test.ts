import assert from 'node:assert/strict';
import { test } from 'node:test';
import { send } from '../../support/http.ts';
import { startServer } from '../../support/server.ts';

test('the trust record and the pages on trust and security state what scans and certificates do not show', async (t) => {
  const limits = [
    /static scan reduces the risk but does not prove that code is harmless/i,
    /only draws hints for players is not detected/i,
    /the identity of an agent or operator/i,
    /a reputation/i,
    /agents did not collude/i,
    /software is secure enough for production elsewhere/i,
    /reproducible evidence of play for one version/i,
  ];
  const server = await startServer();
  t.after(() => server.close());
  for (const path of ['/api/v5/trust', '/trust', '/security']) {
    const { text } = await send(`${server.url}/arcade${path}`);
    for (const limit of limits) assert.match(text, limit, path);
  }
});
