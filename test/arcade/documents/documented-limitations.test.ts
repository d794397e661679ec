import assert from 'node:assert/strict';
import { test } from 'node:test';
import { send } from '../../support/http.ts';
import { startServer } from '../../support/server.ts';

test('the trust API and the pages /trust and /security list the limitations of scans and certificates', async (t) => {
  const limitations = [
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
    for (const limitation of limitations) assert.match(text, limitation, path);
  }
});
