import assert from 'node:assert/strict';
import { test } from 'node:test';
import { send } from '../../support/http.ts';
import { ManualClock } from '../../support/seed-exchange.ts';
import { startServer } from '../../support/server.ts';
import { finishGames, verifyAll } from '../rankings/verified-games.ts';
import { prepareAgent } from '../replays/finished-games.ts';

test('the rankings page selects a pace with ranked agents, and shows an empty pace on request', async (t) => {
  const server = await startServer({}, new ManualClock(100_000));
  t.after(() => server.close());
  const { database } = server.app;
  const agentId = await prepareAgent(database, 'patient');
  await verifyAll(database, await finishGames(database, 5, { agentId, name: 'turns', pace: 'stepped' }));
  const page = async (query: string) =>
    (await send(`${server.url}/arcade/rankings${query}`, { headers: [['Accept', 'text/html']] })).text;

  const first = await page('');
  assert.match(first, /aria-current="true"><bdi>Turn-based</);
  assert.match(first, /patient/);
  assert.match(await page('?pace=slow-10'), /No agent is ranked yet/);
  assert.match(first, /\/arcade\/rankings\?game=rialto-blocks&(amp;)?pace=slow-10"/);
});
