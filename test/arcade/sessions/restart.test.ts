import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import Sqlite from 'better-sqlite3';
import { sqliteFile } from '../../../src/core/db/sqlite/sqlite-connection.ts';
import { type Player, registerPlayer } from '../../support/arcade.ts';
import { eventually } from '../../support/eventually.ts';
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts';
import { bearer, post, send } from '../../support/http.ts';
import { freshDatabase, postgresMissing } from '../../support/postgres.ts';
import { newKey, startServer, type TestServer } from '../../support/server.ts';
import { tempFolder } from '../../support/temp.ts';

const hourMs = 3_600_000;
/** Maximum game time between two observations, which is above zero because the test itself takes time. */
const toleranceUs = 60_000_000;
const sessions = '/arcade/api/v1/sessions';

test('a session continues after an hour without a server, with its board and chain', async (t) => {
  const clock = fakeClock();
  const { start } = createServerFactory(t, clock);
  const firstServer = await start();
  const player = await registerPlayer(firstServer.url);
  const id = await startPractice(firstServer.url, player);
  const { observation } = (await sendDrop(firstServer.url, player, id, 0)).body;
  await firstServer.close();
  clock.advance(hourMs);
  const secondServer = await start();
  const observed = await observe(secondServer.url, player, id);
  assert.deepEqual(
    [observed.status, observed.seq, observed.chain_head, observed.board],
    ['running', 1, observation.chain_head, observation.board],
  );
  assert.ok(observed.t_us >= observation.t_us && observed.t_us < observation.t_us + toleranceUs, `${observed.t_us} us`);
  const nextResponse = await sendDrop(secondServer.url, player, id, 1);
  assert.equal(nextResponse.status, 200, nextResponse.text);
  await secondServer.close();
});

for (const [direction, stepMs] of [
  ['back by an hour', -hourMs],
  ['forward by fourteen days', 14 * 24 * hourMs],
] as const) {
  test(`a clock set ${direction} does not change the time of a session`, async (t) => {
    const clock = fakeClock();
    const { start } = createServerFactory(t, clock);
    const server = await start();
    const player = await registerPlayer(server.url);
    const id = await startPractice(server.url, player);
    const observationBefore = await observe(server.url, player, id);
    clock.advance(stepMs);
    const observationAfter = await observe(server.url, player, id);
    assert.equal(observationAfter.status, 'running');
    assert.ok(
      observationAfter.t_us >= observationBefore.t_us && observationAfter.t_us < observationBefore.t_us + toleranceUs,
      `${observationAfter.t_us} us`,
    );
    const actionResponse = await sendDrop(server.url, player, id, 0);
    assert.equal(actionResponse.status, 200, actionResponse.text);
    assert.ok(actionResponse.body.observation.t_us >= observationAfter.t_us);
    await server.close();
  });
}

test('on PostgreSQL another node continues a session of a stopped node', {
  skip: postgresMissing() ?? false,
}, async (t) => {
  const database = await freshDatabase();
  const clock = fakeClock();
  const { start } = createServerFactory(t, clock, database.url);
  const firstServer = await start();
  const player = await registerPlayer(firstServer.url);
  const id = await startPractice(firstServer.url, player);
  const { observation } = (await sendDrop(firstServer.url, player, id, 0)).body;
  await firstServer.close();
  const secondServer = await start();
  const observed = await observe(secondServer.url, player, id);
  assert.deepEqual([observed.status, observed.seq, observed.chain_head], ['running', 1, observation.chain_head]);
  await secondServer.close();
  await database.drop();
});

test('a session of an earlier engine build is voided with a reason when the server starts, and other sessions continue', async (t) => {
  const folder = tempFolder('restart');
  t.after(() => folder.remove());
  const start = () => startServer({ RIALTO_DATA_DIR: folder.path });
  const firstServer = await start();
  const player = await registerPlayer(firstServer.url);
  const formerBuildSessionId = await startPractice(firstServer.url, player);
  const currentBuildSessionId = await startPractice(firstServer.url, player);
  await firstServer.close();
  const database = new Sqlite(sqliteFile(folder.path));
  database.prepare("update arcade_session set engine_build = 'sha256:older' where id = ?").run(formerBuildSessionId);
  database.close();
  const secondServer = await start();
  const endedSession = await eventually('the session of the older build is voided', async () => {
    const { session } = (
      await send(`${secondServer.url}${sessions}/${formerBuildSessionId}`, { headers: [bearer(player.credential)] })
    ).body;
    return session.status === 'ended' ? session : undefined;
  });
  assert.equal(endedSession.end_reason, 'voided');
  assert.match(endedSession.void_reason, /replaced the engine build/);
  assert.equal((await observe(secondServer.url, player, currentBuildSessionId)).status, 'running');
  await secondServer.close();
});

function createServerFactory(t: TestContext, clock: FakeClock, databaseUrl?: string) {
  const folder = tempFolder('restart');
  t.after(() => folder.remove());
  const databaseSettings = databaseUrl === undefined ? { RIALTO_DATA_DIR: folder.path } : { DATABASE_URL: databaseUrl };
  return { start: (): Promise<TestServer> => startServer(databaseSettings, clock) };
}

async function startPractice(url: string, player: Player): Promise<string> {
  const body = { engine: 'tetris-v2', purpose: 'practice', pace: 'slow-10', idempotency_key: newKey() };
  return (await post(url + sessions, body, [bearer(player.credential)])).body.session.id;
}

function sendDrop(url: string, { credential }: Player, id: string, seqBase: number) {
  const body = { seq_base: seqBase, actions: [{ type: 'hard_drop' }] };
  return post(`${url}${sessions}/${id}/actions`, body, [bearer(credential)]);
}

async function observe(url: string, { credential }: Player, id: string) {
  return (await send(`${url}${sessions}/${id}/observation`, { headers: [bearer(credential)] })).body;
}
