// Slow: waits for the periodic check of a stream's credential during an outage.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { registerPlayer } from '../../support/arcade.ts';
import { startCuttingProxy } from '../../support/cutting-proxy.ts';
import { eventually } from '../../support/eventually.ts';
import { bearer } from '../../support/http.ts';
import { migratedDatabase, postgresMissing } from '../../support/postgres.ts';
import { startServer } from '../../support/server.ts';
import { spectate } from './spectator.ts';
import { startSession } from './test-arcade.ts';

/** Longer than the interval of the checks. */
const outageMs = 16_000;

test('the stream of a player continues after an outage of PostgreSQL', {
  skip: postgresMissing() ?? false,
}, async (t) => {
  const database = await migratedDatabase();
  t.after(() => database.drop());
  const url = new URL(database.url);
  const proxy = await startCuttingProxy(url.hostname, Number(url.port));
  t.after(() => proxy.close());
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  const server = await startServer({ DATABASE_URL: url.href });
  t.after(() => server.close());
  const player = await registerPlayer(server.url);
  const id = await startSession(player, { pace: 'stepped' });
  const spectator = spectate(`${server.url}/arcade/api/v5/live/${id}/stream`, {
    headers: Object.fromEntries([bearer(player.credential)]),
  });
  t.after(() => spectator.close());
  await spectator.waitForSeq(0);
  proxy.interrupt();
  await setTimeout(outageMs);
  proxy.resume();
  const action = { seq_base: 0, actions: [{ type: 'hard_drop' }] };
  await eventually(
    'an action is accepted',
    async () => (await player.post(`/api/v1/sessions/${id}/actions`, action)).status === 200,
  );
  await spectator.waitForSeq(1);
  assert.deepEqual(spectator.statuses, ['connecting', 'live']);
  assert.equal(spectator.stats.connections, 1);
});
