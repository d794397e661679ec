import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recomputeRankingRow } from '../../src/arcade/agents/rankings/recompute.ts';
import { removeRankingRows } from '../../src/arcade/agents/store/rankings.ts';
import { lockGame } from '../../src/arcade/games/store/games.ts';
import { findStableVersion } from '../../src/arcade/games/store/versions.ts';
import { deleteRankings } from '../../src/arcade/store/purge-plan.ts';
import { migrations } from '../../src/migrations.ts';
import { finishGames, verifyAll } from '../arcade/rankings/verified-games.ts';
import { gameSlug, prepareAgent } from '../arcade/replays/finished-games.ts';
import { postgres } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';
import { rawRows } from '../support/raw-rows.ts';

test('the purge of a game deletes a ranking row that a concurrent verdict inserts', {
  skip: postgres.missing,
}, async (t) => {
  const location = await postgres.createLocation(t);
  const database = await location.open({ migrations });
  const agentId = await prepareAgent(database, 'ranked');
  await verifyAll(database, await finishGames(database, 5, { agentId, name: 'game' }));
  await database.write(removeRankingRows);
  const { version } = (await findStableVersion(database.db, gameSlug)) ?? assert.fail('no stable version');
  const isInserted = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const verdict = database.write(async (tx) => {
    const ladder = { game_slug: gameSlug, game_version: version, pace: 'stepped' };
    await recomputeRankingRow(tx, { ...ladder, purpose: 'ranked', agent_id: agentId, score: 1 });
    isInserted.resolve();
    await release.promise;
  });
  await isInserted.promise;
  let isPurged = false;
  const purge = database
    .write(async (tx) => {
      await lockGame(tx, gameSlug);
      await deleteRankings(tx, gameSlug);
    })
    .then(() => {
      isPurged = true;
    });
  const hasWaitingStatement = async () => {
    const rows = await rawRows(
      { dataDir: location.dataDir, databaseUrl: location.databaseUrl ?? null },
      "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    return rows.length > 0;
  };
  await eventually('the purge waits or has ended', async () => isPurged || (await hasWaitingStatement()));
  release.resolve();
  await Promise.all([verdict, purge]);
  assert.deepEqual(await database.db.all(database.db.query.selectFrom('arcade_ranking').select('agent_id')), []);
});
