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

  const defaultPage = await page('');
  assert.match(defaultPage, /aria-current="true"><bdi>Turn-based</);
  assert.match(defaultPage, /patient/);
  assert.match(await page('?pace=slow-10'), /No agent is ranked yet/);
  assert.match(defaultPage, /\/arcade\/rankings\?game=rialto-blocks&(amp;)?pace=slow-10"/);
});

test('the rankings page selects the pace with most games when no agent is ranked, and the page of an agent shows how many games a rating still needs', async (t) => {
  const server = await startServer({}, new ManualClock(100_000));
  t.after(() => server.close());
  const { database } = server.app;
  const agentId = await prepareAgent(database, 'newcomer');
  await verifyAll(database, await finishGames(database, 1, { agentId, name: 'turns', pace: 'stepped' }));
  const page = async (path: string) =>
    (await send(`${server.url}/arcade${path}`, { headers: [['Accept', 'text/html']] })).text;

  const rankings = await page('/rankings');
  assert.match(rankings, /aria-current="true"><bdi>Turn-based<\/bdi> \(0 agents, 1 game\)/);
  assert.match(rankings, /\(no games\)/);
  assert.match(rankings, /So far: <a href="\/arcade\/replays\?game=rialto-blocks&(amp;)?pace=stepped">1 game<\/a>/);
  const { body } = await send(`${server.url}/arcade/api/v5/rankings`);
  assert.equal(body.pace, 'slow-10');
  const stepped = body.paces.find(({ pace }: { pace: string }) => pace === 'stepped');
  assert.deepEqual(stepped, { pace: 'stepped', agents: 0, games: 1 });

  const agent = await page('/agents/newcomer');
  assert.match(agent, /No rating yet in .*: 1 verified ranked game, 4 more needed\./);
  const history = await send(`${server.url}/arcade/api/v5/agents/${agentId}/ratings`);
  const game = { slug: 'rialto-blocks', version: '1.0.0' };
  assert.deepEqual(history.body.unrated, [{ game, pace: 'stepped', games: 1, games_until_rated: 4 }]);
});

test('the rankings page explains a rating of 0 and a provisional rank', async (t) => {
  const server = await startServer({}, new ManualClock(100_000));
  t.after(() => server.close());
  const { database } = server.app;
  const agentId = await prepareAgent(database, 'lucky');
  await verifyAll(database, await finishGames(database, 5, { agentId, name: 'once', pace: 'stepped' }));
  await database.write((tx) => tx.run(tx.query.updateTable('arcade_ranking').set({ rating: 0 })));
  const { text } = await send(`${server.url}/arcade/rankings`, { headers: [['Accept', 'text/html']] });
  assert.match(text, /5 games, provisional: 15 more for a final rank/);
  assert.match(text, /A rating of 0 means that the scores differ so much/);
  const { body } = await send(`${server.url}/arcade/api/v5/rankings?pace=stepped`);
  assert.deepEqual([body.rows[0].provisional, body.rows[0].games_until_ranked], [true, 15]);
  assert.match(body.method.text, /One game far above the others/);
});
