import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { rialto, serving } from '../../cli/rialto.ts';
import { type DatabaseKind, databaseKinds, postgres, sqlite } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { sized } from '../../support/size.ts';
import { prepareAgent, storeFinished } from './finished-games.ts';
import { allVerified, free, type Installation, install } from './installation.ts';

const games = 60;

test('three nodes verify each game once', { skip: postgres.missing }, async (t) => {
  const place = await filled(t, postgres, { isHeld: true });
  const servers = await Promise.all([place.start(), place.start(), place.start()]);
  await free(place);
  await allVerified(place);
  await assertVerifiedOnce(place);
  const rows = await Promise.all(
    servers.map(async (server) => (await server.get('/api/v5/rankings?pace=stepped')).body.rows),
  );
  assert.deepEqual([rows[1], rows[2]], [rows[0], rows[0]]);
  assert.equal(rows[0].length, 3);
  const stored = await place.sql('select * from arcade_ranking order by agent_id');
  const recomputed = await rialto(['admin', 'rankings', 'recompute'], place.settings);
  assert.equal(recomputed.code, 0, recomputed.output);
  assert.deepEqual(await place.sql('select * from arcade_ranking order by agent_id'), stored);
});

for (const kind of databaseKinds) {
  describe(`a node that dies while it verifies, on ${kind.name}`, { skip: kind.missing }, () => {
    const kills = sized(3, 40);

    test(`releases its games to the next node, also when it is killed ${kills} times`, async (t) => {
      const random = seededRandom();
      t.diagnostic(`RIALTO_SEED=${random.seed}`);
      const place = await filled(t, kind);
      for (let kill = 0; kill < kills; kill += 1) {
        const server = await serving(t, place.settings);
        const least = random.between(1, 6) + (await judged(place));
        await eventually('a few games have their verdict', async () => (await judged(place)) >= Math.min(least, games));
        server.child.kill('SIGKILL');
        await server.ended;
      }
      t.diagnostic(`${await judged(place)} of ${games} were verified by nodes that were killed`);
      await place.start();
      await allVerified(place);
      await assertVerifiedOnce(place);
    });
  });
}

test('games claimed by a dead node are taken over by a live node', { skip: postgres.missing }, async (t) => {
  const place = await filled(t, postgres, { isHeld: true });
  const server = await place.start();
  await place.sql(`insert into node (id, started_at, alive_until) values ('nod_dead', 1, ${'9'.repeat(15)})`);
  await place.sql(`update arcade_replay set verifier = 'nod_dead'`);
  await free(place);
  assert.deepEqual((await server.get('/api/v5/replays')).body.replays, []);
  await place.sql(`update node set alive_until = 1 where id = 'nod_dead'`);
  await allVerified(place);
  await assertVerifiedOnce(place);
});

test('a game whose claim names an unknown node is verified', async (t) => {
  const place = await filled(t, sqlite, { isHeld: true });
  await place.sql(`update arcade_replay set verifier = 'nod_nobody'`);
  await place.start();
  await free(place);
  await allVerified(place);
  await assertVerifiedOnce(place);
});

async function filled(t: TestContext, kind: DatabaseKind, { isHeld } = { isHeld: false }): Promise<Installation> {
  const place = await install(t, kind);
  await place.prepare(async (database) => {
    const agents = [];
    for (const name of ['one', 'two', 'three']) agents.push(await prepareAgent(database, name));
    for (let n = 0; n < games; n += 1) {
      const agentId = agents[n % agents.length] as string;
      await storeFinished(database, { name: `g${n}`, agentId, steps: 90, isQuick: true, isHeld, startedAt: 2_000 + n });
    }
  });
  return place;
}

async function judged({ sql }: Installation): Promise<number> {
  const [row] = await sql(`select count(*) as judged from arcade_replay where verified = 'verified'`);
  return Number(row.judged);
}

async function assertVerifiedOnce({ sql }: Installation): Promise<void> {
  const replays = await sql('select id, verified, verifier from arcade_replay order by id');
  assert.deepEqual(
    replays.map(({ verified, verifier }) => [verified, verifier]),
    Array(games).fill(['verified', null]),
  );
  const events = await sql(`select subject_id from arcade_event where kind = 'replay.verified' order by subject_id`);
  assert.deepEqual(
    events.map(({ subject_id }) => subject_id),
    replays.map(({ id }) => id),
  );
}
