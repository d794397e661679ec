// Slow: restarts servers one after another under load.

import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { startBalancer } from '../support/balancer.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { type ServeProcess, startServeProcess, tempDataDir } from './rialto.ts';

const testMsMax = 240_000;
const startMsMax = 60_000;

test('servers restarted one after another behind a load balancer fail no request', async (t) => {
  const preparedServers = [await prepareServer(t), await prepareServer(t)];
  const servers = await Promise.all(preparedServers.map(({ start }) => start()));
  const balancer = await startBalancer(preparedServers.map(({ port }) => port));
  t.after(() => balancer.close());
  await eventually('both servers are ready', () => balancer.readyCount() === 2, startMsMax);
  const load = startLoad(balancer.url);
  for (const [index, { start }] of preparedServers.entries()) {
    const server = servers[index];
    server?.child.kill('SIGTERM');
    assert.equal((await server?.ended)?.code, 0);
    await start();
    await eventually('both servers are ready again', () => balancer.readyCount() === 2, startMsMax);
  }
  const { responseCount, failures } = await load.stop();
  assert.deepEqual(failures, []);
  assert.ok(responseCount > 20, String(responseCount));
  t.diagnostic(`${responseCount} requests`);
});

async function prepareServer(t: TestContext): Promise<{ port: number; start: () => Promise<ServeProcess> }> {
  const port = await freePort();
  // The notice period is longer than the delay of balancer probes on a busy machine.
  const settings = { ...tempDataDir(t), RIALTO_PORT: String(port), RIALTO_DRAIN_NOTICE_S: '5' };
  return { port, start: () => startServeProcess(t, settings, testMsMax) };
}

/** Starts four clients, each with one request at a time. */
function startLoad(url: string) {
  let isStopped = false;
  let responseCount = 0;
  const failures: string[] = [];
  const pauseMs = 20;
  const client = async () => {
    while (!isStopped) {
      const status = await fetch(`${url}/exchange/api/v1/limits`).then(
        async (response) => {
          await response.text();
          return String(response.status);
        },
        (error: Error) => error.message,
      );
      if (status === '200') responseCount += 1;
      else failures.push(status);
      await setTimeout(pauseMs);
    }
  };
  const clients = [client(), client(), client(), client()];
  return {
    async stop() {
      isStopped = true;
      await Promise.all(clients);
      return { responseCount, failures };
    },
  };
}
