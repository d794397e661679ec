import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { describe, test } from 'node:test';
import { engineBuilds } from '../../../src/arcade/engines/builds.ts';
import { registerPlayer } from '../../support/arcade.ts';
import { databaseKinds } from '../../support/databases.ts';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { newCredential } from '../../support/server.ts';
import { prepareAgent, replaySigningKeys, type StoredGame, storeFinishedGame } from './finished-games.ts';
import {
  type ArcadeServer,
  type Installation,
  openInstallation,
  releaseHeldReplays,
  waitUntilAllVerified,
} from './installation.ts';

const operatorKey = newCredential();
/** An operator key, with which a test reads the metrics. */
const operatorSettings = { RIALTO_ADMIN_KEY_SHA256: hash('sha256', operatorKey) };

/** Changes of the stored data of a game, each with the expected fault; `n` is the number of its session. */
const changes: readonly { readonly name: string; readonly sql: (n: number) => string; readonly fault: string }[] = [
  { name: 'an action', sql: replaceText('actions', 'records', '"hard_drop"', '"soft_drop"'), fault: 'time' },
  { name: 'the last action', sql: replaceText('actions', 'records', '"resign"', '"voided"'), fault: 'seat' },
  { name: 'a time', sql: replaceText('actions', 'records', '[[0,0', '[[1,0'), fault: 'time' },
  { name: 'a seat', sql: replaceText('actions', 'records', '[[0,0', '[[0,1'), fault: 'seat' },
  {
    name: 'a missing batch',
    sql: (n) => `delete from arcade_actions where session_n = ${n} and first_n = 33`,
    fault: 'order',
  },
  { name: 'a batch that is not JSON', sql: updateStatement('actions', `records = '[['`), fault: 'unreadable' },
  {
    name: 'a batch with an item that is not a record',
    sql: updateStatement('actions', `records = '[7]'`),
    fault: 'unreadable',
  },
  { name: 'the pace', sql: updateStatement('session', `pace = 'slow-60'`), fault: 'chain_head' },
  { name: 'the seed of the client', sql: updateStatement('session', `client_seed = 'another'`), fault: 'chain_head' },
  { name: 'the commitment', sql: updateStatement('session', `seed_commitment = '${'a'.repeat(64)}'`), fault: 'seed' },
  { name: 'the bundle', sql: updateStatement('session', `bundle_digest = '${'b'.repeat(64)}'`), fault: 'chain_head' },
  { name: 'the player', sql: updateStatement('seat', `agent_id = 'agn_other'`), fault: 'chain_head' },
  { name: 'the score', sql: replaceText('replay', 'footer', '"score":', '"score":1'), fault: 'result' },
  {
    name: 'the seed of the server',
    sql: replaceText('replay', 'footer', '"server_seed":"', '"server_seed":"00'),
    fault: 'text',
  },
  {
    name: 'the count of records',
    sql: replaceText('replay', 'footer', '"records":70', '"records":71'),
    fault: 'records',
  },
  { name: 'the whole footer', sql: updateStatement('replay', `footer = '{}'`), fault: 'text' },
  { name: 'the signature', sql: replaceText('replay', 'footer', '"value":"', '"value":"AAAA'), fault: 'text' },
];

type Table = 'actions' | 'session' | 'seat' | 'replay';

function updateStatement(table: Table, change: string): (n: number) => string {
  return (n) => `update arcade_${table} set ${change} where ${table === 'session' ? 'n' : 'session_n'} = ${n}`;
}

function replaceText(table: Table, column: string, from: string, to: string): (n: number) => string {
  return updateStatement(table, `${column} = replace(${column}, '${from}', '${to}')`);
}

for (const kind of databaseKinds) {
  test(`a game with tampered rows on ${kind.name} diverges, freezes its build and is not public`, {
    skip: kind.missing,
  }, async (t) => {
    const installation = await openInstallation(t, kind);
    const games = await storeHeldGames(installation, changes.length);
    for (const [index, { sql }] of changes.entries()) await installation.sql(sql(index + 1));
    const server = await installation.start(operatorSettings);
    await releaseHeldReplays(installation);
    await waitUntilAllVerified(installation);
    for (const [index, { name, fault }] of changes.entries()) {
      const [row] = await installation.sql(
        `select id, verified, fault from arcade_replay where session_n = ${index + 1}`,
      );
      assert.deepEqual([row.id, row.verified], [games[index]?.replayId, 'diverged'], name);
      assert.equal(JSON.parse(row.fault).fault, fault, name);
      await assertNotPublic(server, row.id);
    }
    await assertFrozen(server, installation);
  });
}

describe('a stored game', () => {
  const [kind] = databaseKinds;
  if (kind === undefined) throw new Error('There is no database.');

  test('with a signature by an unknown key diverges without freezing the build, because the key may have been deleted', async (t) => {
    const installation = await openInstallation(t, kind);
    await storeHeldGame(installation, { keys: replaySigningKeys('the secret of another server') });
    const server = await installation.start();
    await releaseHeldReplays(installation);
    await waitUntilAllVerified(installation);
    const [row] = await installation.sql('select verified, fault from arcade_replay');
    assert.deepEqual([row.verified, JSON.parse(row.fault).fault], ['diverged', 'unknown_key']);
    assert.deepEqual(await installation.sql('select * from arcade_frozen_build'), []);
    assert.deepEqual((await server.get('/api/v5/replays')).body.replays, []);
  });

  test('with a signature of another server that names a key of this server diverges and freezes the build', async (t) => {
    const installation = await openInstallation(t, kind);
    const gameOfOtherServer = await storeHeldGame(installation, {
      keys: replaySigningKeys('the secret of another server'),
    });
    const kid = replaySigningKeys().publicKeys()[0]?.kid ?? '';
    await installation.sql(replaceText('replay', 'footer', gameOfOtherServer.log.footer.signature.kid, kid)(1));
    await installation.start();
    await releaseHeldReplays(installation);
    await waitUntilAllVerified(installation);
    const [row] = await installation.sql('select fault from arcade_replay');
    assert.equal(JSON.parse(row.fault).fault, 'forged');
    assert.equal((await installation.sql('select * from arcade_frozen_build')).length, 1);
  });

  test('is not served when it was changed after its verdict, and diverges at the next verification', async (t) => {
    const installation = await openInstallation(t, kind);
    // A long log, so that the response has begun when the change is detected.
    const { replayId } = await storeHeldGame(installation, { steps: 900, isQuick: false });
    const server = await installation.start(operatorSettings);
    await releaseHeldReplays(installation);
    await waitUntilAllVerified(installation);
    const replayUrl = `${server.url}/arcade/api/v5/replays/${replayId}`;
    assert.equal((await send(replayUrl)).status, 200);
    // Several times, because each of the two verification threads has its own cache of verdicts.
    for (let call = 0; call < 4; call += 1)
      assert.equal((await post(`${replayUrl}/verify`, {})).body.verdict, 'verified');
    await installation.sql(replaceText('actions', 'records', '"hard_drop"', '"soft_drop"')(1));
    // This registration is a commit of the server: SQLite readers use the snapshot of its last commit.
    await registerPlayer(server.url);
    await assert.rejects(send(`${replayUrl}/log`), { code: 'ECONNRESET' }, 'the log must end before its footer');
    const verdict = await post(`${replayUrl}/verify`, {});
    assert.deepEqual([verdict.body.verdict, verdict.body.fault.fault], ['diverged', 'time']);
    await assertNotPublic(server, replayId);
    await assertFrozen(server, installation);
  });

  test('that diverged is visible only to its players, with its fault, and only they receive the event', async (t) => {
    const installation = await openInstallation(t, kind);
    const server = await installation.start();
    const player = await registerPlayer(server.url);
    const { body } = await player.post('/api/v1/sessions', { purpose: 'ranked', pace: 'stepped' });
    await installation.sql(`update arcade_session set client_seed = 'changed while it runs'`);
    await player.post(`/api/v1/sessions/${body.session.id}/resign`);
    await waitUntilAllVerified(installation);
    const { replay_id } = (await player.get(`/api/v1/sessions/${body.session.id}`)).body.session;
    const ownReplay = await player.get(`/api/v5/replays/${replay_id}`);
    assert.deepEqual([ownReplay.body.replay.verified, ownReplay.body.replay.fault.n], ['diverged', null]);
    assertProblem(await player.get(`/api/v5/replays/${replay_id}/log`), 404, 'not_found');
    assertProblem(await server.get(`/api/v5/replays/${replay_id}`), 404, 'not_found');
    const events = await installation.sql(`select private_to from arcade_event where kind = 'replay.diverged'`);
    assert.deepEqual(events, [{ private_to: player.id }]);
  });
});

type Fields = Partial<Parameters<typeof storeFinishedGame>[1]>;

/** Stores held games with the numbers from 1 to `count`. */
function storeHeldGames(installation: Installation, count: number, fields: Fields = {}): Promise<StoredGame[]> {
  return installation.prepare(async (database) => {
    const agentId = await prepareAgent(database, 'honest');
    await prepareAgent(database, 'other');
    const games: StoredGame[] = [];
    for (let n = 1; n <= count; n += 1)
      games.push(
        await storeFinishedGame(database, {
          name: `g${n}`,
          agentId,
          steps: 70,
          isQuick: true,
          isHeld: true,
          ...fields,
        }),
      );
    return games;
  });
}

async function storeHeldGame(installation: Installation, fields: Fields = {}): Promise<StoredGame> {
  const [game] = await storeHeldGames(installation, 1, fields);
  return game ?? assert.fail('There is no game.');
}

async function assertNotPublic(server: ArcadeServer, replayId: string): Promise<void> {
  for (const path of ['', '/state', '/log'])
    assertProblem(await server.get(`/api/v5/replays/${replayId}${path}`), 404, 'not_found', path);
  assertProblem(await post(`${server.url}/arcade/api/v5/replays/${replayId}/verify`, {}), 404, 'not_found');
  assert.deepEqual((await server.get('/api/v5/replays')).body.replays, []);
  assert.deepEqual((await server.get('/api/v5/rankings?pace=stepped')).body.rows, []);
}

async function assertFrozen(server: ArcadeServer, installation: Installation): Promise<void> {
  const builds = await installation.sql('select build from arcade_frozen_build');
  assert.deepEqual(builds, [{ build: engineBuilds['tetris-v2'] }]);
  const player = await registerPlayer(server.url);
  const rejection = await player.post('/api/v1/sessions', { pace: 'stepped' });
  assertProblem(rejection, 503, 'engine_frozen');
  const metrics = await send(`${server.url}/metrics`, { headers: [bearer(operatorKey)] });
  assert.match(metrics.text, /^arcade_frozen_builds 1$/m);
}
