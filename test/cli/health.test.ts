import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freePort } from '../support/free-port.ts';
import { rialtoProcess, startServeProcess, tempDataDir } from './rialto.ts';

test('rialto health exits with 0 when a server that listens on all addresses responds, with 1 when none responds, and with 2 for an extra argument', async (t) => {
  const port = String(await freePort());
  const settings = { RIALTO_PORT: port, RIALTO_HOST: '0.0.0.0' };
  assert.equal((await rialtoProcess(['health'], settings)).code, 1);
  const server = await startServeProcess(t, { ...tempDataDir(t), ...settings });
  assert.deepEqual(await rialtoProcess(['health'], settings), { code: 0, signal: null, output: '' });
  assert.equal((await rialtoProcess(['health', 'more'], settings)).code, 2);
  assert.doesNotMatch(server.output(), /healthz/);
});
