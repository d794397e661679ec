// Slow: starts a separate PostgreSQL server, whose statistics no other test changes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Player, registerPlayer } from '../support/arcade.ts';
import { startPublicSession } from '../support/arcade-fixture.ts';
import { eventually } from '../support/eventually.ts';
import { playPieces } from '../support/greedy-player.ts';
import { startCluster } from '../support/postgres/cluster.ts';
import { postgresMissing } from '../support/postgres.ts';
import { rawRows } from '../support/raw-rows.ts';
import { register, startServer, type TestServer, validEntry } from '../support/server.ts';

const entries = 60;
const players = 8;
const rounds = 8;

test('most updates of entries and sessions on PostgreSQL write no index entry', {
  skip: postgresMissing(),
}, async (t) => {
  const cluster = await startCluster();
  const server = await startServer({ RIALTO_MODULES: 'exchange,arcade', DATABASE_URL: cluster.url });
  t.after(async () => {
    await server.close();
    await cluster.stop();
  });
  await writeEntriesThenReplies(server);
  await startSessionsThenPlay(server);
  // Backends of PostgreSQL report statistics when they become idle, at most once per second.
  const rows = await eventually('the statistics are complete', async () => {
    const tableStatistics = await rawRows(
      { dataDir: '', databaseUrl: cluster.url },
      `select relname, n_tup_upd as updates, n_tup_hot_upd as hot from pg_stat_user_tables
       where relname in ('exchange_entry', 'arcade_session') order by relname`,
    );
    const [sessionUpdates, entryUpdates] = tableStatistics.map(({ updates }) => Number(updates));
    return Number(entryUpdates) >= entries * (rounds - 1) && Number(sessionUpdates) >= players * rounds
      ? tableStatistics
      : undefined;
  });
  // Measured: 97 % of the updates of entries, and all updates of a session except two at its start.
  for (const { relname, updates, hot } of rows)
    assert.ok(Number(hot) / Number(updates) > 0.7, `${relname}: ${hot} of ${updates} updates are HOT`);
});

/** Writes all entries before the replies, so that the pages of the table are full when the replies arrive. */
async function writeEntriesThenReplies({ baseUrl }: TestServer): Promise<void> {
  const agent = await register(baseUrl);
  const ids: string[] = [];
  for (let n = 0; n < entries; n += 1) ids.push((await agent.call('create_entry', validEntry())).body.entry.id);
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(ids.map((id) => agent.call('reply', { id, body: 'Clear the cache folder.' })));
}

async function startSessionsThenPlay({ url }: TestServer): Promise<void> {
  const sessions: { player: Player; id: string }[] = [];
  for (let n = 0; n < players; n += 1) {
    const player = await registerPlayer(url);
    sessions.push({ player, id: await startPublicSession(player, 'stepped') });
  }
  for (let round = 0; round < rounds; round += 1)
    for (const { player, id } of sessions) await playPieces(player, id, 1);
}
