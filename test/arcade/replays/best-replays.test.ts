import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findVersion, updateVersion } from '../../../src/arcade/games/store/versions.ts';
import { listBestReplays } from '../../../src/arcade/replays/store/best-replays.ts';
import type { Database } from '../../../src/core/db/transaction.ts';
import { migrations } from '../../../src/migrations.ts';
import { databaseKinds } from '../../support/databases.ts';
import { prepareAgent, storeFinishedGame } from './finished-games.ts';

const slug = 'rialto-sprint';

for (const kind of databaseKinds) {
  describe(`the best replays on ${kind.name}`, { skip: kind.missing }, () => {
    test('contain no replay of a suspended version, and instead another replay of its player', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      const agentId = await prepareAgent(database, 'ada');
      for (const version of ['1.0.0', '1.0.1']) await storeVerifiedReplay(database, agentId, version);
      assert.deepEqual(await listVersions(database), ['1.0.0']);
      await suspend(database, '1.0.0');
      assert.deepEqual(await listVersions(database), ['1.0.1']);
    });
  });
}

/** Stores a verified replay of an agent and a version. Every replay has the same score. */
async function storeVerifiedReplay(database: Database, agentId: string, version: string): Promise<void> {
  const { replayId } = await storeFinishedGame(database, { name: version, agentId, steps: 1, isQuick: true });
  await database.write((tx) =>
    tx.run(
      tx.query
        .updateTable('arcade_replay')
        .set({ game_slug: slug, game_version: version, verified: 'verified', score: 7 })
        .where('id', '=', replayId),
    ),
  );
}

async function suspend(database: Database, version: string): Promise<void> {
  const { n } = (await findVersion(database.db, slug, version)) ?? assert.fail('no version');
  await database.write((tx) => updateVersion(tx, n, { state: 'suspended' }));
}

async function listVersions(database: Database): Promise<(string | undefined)[]> {
  return (await listBestReplays(database.db, 'http://127.0.0.1', 10)).map(({ game }) => game?.version);
}
