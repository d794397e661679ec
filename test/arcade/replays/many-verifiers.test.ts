// Slow: several nodes with threads verify the same replays.

import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { rialto, startServeProcess } from '../../cli/rialto.ts';
import { type DatabaseKind, databaseKinds, postgres, sqlite } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { soakScaled } from '../../support/soak-scale.ts';
import { prepareAgent, storeFinishedGame } from './finished-games.ts';
import { type Installation, openInstallation, releaseHeldReplays, waitUntilAllVerified } from './installation.ts';

const gameCount = 60;

test('three nodes verify each game once and return the same rankings, which a recomputation does not change', {
  skip: postgres.missing,
}, async (t) => {
  const installation = await createWithGames(t, postgres, { isHeld: true });
  const servers = await Promise.all([installation.start(), installation.start(), installation.start()]);
  await releaseHeldReplays(installation);
  await waitUntilAllVerified(installation);
  await assertVerifiedOnce(installation);
  const rows = await Promise.all(
    servers.map(async (server) => (await server.get('/api/v5/rankings?pace=stepped')).body.rows),
  );
  assert.deepEqual([rows[1], rows[2]], [rows[0], rows[0]]);
  assert.equal(rows[0].length, 3);
  const stored = await installation.sql('select * from arcade_ranking order by agent_id');
  const recomputation = await rialto(['admin', 'rankings', 'recompute'], installation.settings);
  assert.equal(recomputation.code, 0, recomputation.output);
  assert.deepEqual(await installation.sql('select * from arcade_ranking order by agent_id'), stored);
});

for (const kind of databaseKinds) {
  describe(`nodes killed while they verify, on ${kind.name}`, { skip: kind.missing }, () => {
    const kills = soakScaled(3, 40);

    test(`leave their unfinished games to the next node, and each game is verified once after ${kills} kills`, async (t) => {
      const random = seededRandom();
      t.diagnostic(`RIALTO_SEED=${random.seed}`);
      const installation = await createWithGames(t, kind);
      for (let kill = 0; kill < kills; kill += 1) {
        const server = await startServeProcess(t, installation.settings);
        const verdictsMin = random.between(1, 6) + (await verifiedCount(installation));
        await eventually(
          'a few games have their verdict',
          async () => (await verifiedCount(installation)) >= Math.min(verdictsMin, gameCount),
        );
        server.child.kill('SIGKILL');
        await server.ended;
      }
      t.diagnostic(`${await verifiedCount(installation)} of ${gameCount} were verified by nodes that were killed`);
      await installation.start();
      await waitUntilAllVerified(installation);
      await assertVerifiedOnce(installation);
    });
  });
}

test('games claimed by a dead node are taken over by a live node', { skip: postgres.missing }, async (t) => {
  const installation = await createWithGames(t, postgres, { isHeld: true });
  const server = await installation.start();
  // The lease of this node does not expire, as long as its row is not changed.
  await installation.sql(`insert into node (id, started_at, alive_until) values ('nod_dead', 1, ${'9'.repeat(15)})`);
  await installation.sql(`update arcade_replay set verifier = 'nod_dead'`);
  await releaseHeldReplays(installation);
  assert.deepEqual((await server.get('/api/v5/replays')).body.replays, []);
  await installation.sql(`update node set alive_until = 1 where id = 'nod_dead'`);
  await waitUntilAllVerified(installation);
  await assertVerifiedOnce(installation);
});

test('games whose claims name an unknown node are verified', async (t) => {
  const installation = await createWithGames(t, sqlite, { isHeld: true });
  await installation.sql(`update arcade_replay set verifier = 'nod_nobody'`);
  await installation.start();
  await releaseHeldReplays(installation);
  await waitUntilAllVerified(installation);
  await assertVerifiedOnce(installation);
});

/** Creates a database with 60 finished games of three agents, which are not verified yet. */
async function createWithGames(
  t: TestContext,
  kind: DatabaseKind,
  { isHeld } = { isHeld: false },
): Promise<Installation> {
  const installation = await openInstallation(t, kind);
  await installation.prepare(async (database) => {
    const agents = [];
    for (const name of ['one', 'two', 'three']) agents.push(await prepareAgent(database, name));
    for (let n = 0; n < gameCount; n += 1) {
      const agentId = agents[n % agents.length] as string;
      await storeFinishedGame(database, {
        name: `g${n}`,
        agentId,
        steps: 90,
        isQuick: true,
        isHeld,
        startedAt: 2_000 + n,
      });
    }
  });
  return installation;
}

async function verifiedCount({ sql }: Installation): Promise<number> {
  const [row] = await sql(`select count(*) as verdicts from arcade_replay where verified = 'verified'`);
  return Number(row.verdicts);
}

async function assertVerifiedOnce({ sql }: Installation): Promise<void> {
  const replays = await sql('select id, verified, verifier from arcade_replay order by id');
  assert.deepEqual(
    replays.map(({ verified, verifier }) => [verified, verifier]),
    Array(gameCount).fill(['verified', null]),
  );
  const events = await sql(`select subject_id from arcade_event where kind = 'replay.verified' order by subject_id`);
  assert.deepEqual(
    events.map(({ subject_id }) => subject_id),
    replays.map(({ id }) => id),
  );
}
