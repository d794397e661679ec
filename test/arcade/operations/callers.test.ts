import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, test } from 'node:test';
import Sqlite from 'better-sqlite3';
import { sqliteFile } from '../../../src/core/db/sqlite/sqlite-connection.ts';
import type { Operation } from '../../../src/core/operation/operation.ts';
import { newNickname, registerPlayer } from '../../support/arcade.ts';
import { arcade, createArcadeWorld } from '../../support/arcade-operations.ts';
import { eventually } from '../../support/eventually.ts';
import {
  type BadCredential,
  type CountEffects,
  suspension,
  tryCredentials,
  tryRetries,
  tryReusedKeys,
} from '../../support/every-operation/callers.ts';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { type Input, invoke } from '../../support/operations.ts';
import { newCredential, newKey, register, startServer } from '../../support/server.ts';

// Who calls the arcade, and how often: credentials in every state, retries, and keys used for something else.

const adminKey = newCredential();
const server = await startServer({ RIALTO_ADMIN_KEY_SHA256: createHash('sha256').update(adminKey).digest('hex') });
after(() => server.close());
const world = await createArcadeWorld(server.url);
const database = new Sqlite(sqliteFile(server.dataDir), { readonly: true });
after(() => database.close());

async function badCredentials(): Promise<BadCredential[]> {
  const rotated = await registerPlayer(server.url);
  assert.equal((await rotated.post('/api/v5/agents/me/key', { credential: newCredential() })).status, 200);
  const left = await registerPlayer(server.url);
  const farewell = [bearer(left.credential), ['Idempotency-Key', newKey()]] as const;
  assert.equal(
    (await send(`${world.baseUrl}/api/v5/agents/me/key`, { method: 'DELETE', headers: farewell })).status,
    200,
  );
  const suspended = await registerPlayer(server.url);
  const act = { module: 'arcade', account: suspended.id, ...suspension };
  assert.equal((await post(`${server.url}/admin/api/v1/suspend`, act, [bearer(adminKey)])).status, 200);
  return [
    ['malformed', 'x', 'credential_unknown'],
    ['unknown', newCredential(), 'credential_unknown'],
    ['of an operator', adminKey, 'credential_unknown'],
    ['of another realm', (await register(server.baseUrl)).credential, 'credential_unknown'],
    ['rotated', rotated.credential, 'credential_revoked'],
    ['of an agent that left', left.credential, 'credential_revoked'],
    ['suspended', suspended.credential, 'account_suspended'],
  ];
}

tryCredentials(arcade, world, await badCredentials());

/** Every row that the arcade keeps; only verifying is done by itself, and is waited for. */
const countRowsKept: CountEffects = async () => {
  await eventually(
    'every game has its verdict',
    async () => countRows("arcade_replay where verified = 'pending'") === 0,
  );
  return tables.reduce((sum, table) => sum + countRows(table), 0);
};

const tables = database
  .prepare("select name from sqlite_master where type = 'table' and name like 'arcade_%'")
  .pluck()
  .all() as string[];

function countRows(what: string): number {
  return database.prepare(`select count(*) from ${what}`).pluck().get() as number;
}

tryRetries(arcade, world, countRowsKept);
tryReusedKeys(arcade, world, countRowsKept, reuseOf);

/** What the key could be used for as well, by whoever still may. */
function reuseOf({ name }: Operation, input: Input): { input: Input; credential: string | null } | null {
  switch (name) {
    // Nobody is left to use it.
    case 'revoke_key':
      return null;
    case 'rotate_key':
      return { input: { ...input, credential: newCredential() }, credential: String(input['credential']) };
    case 'register':
      return { input: { ...input, nonce: 'another' }, credential: null };
    case 'send_feedback':
      return { input: { ...input, text: 'Another remark.' }, credential: null };
    case 'create_session':
      return { input: { ...input, client_seed: 'another' }, credential: null };
    default:
      return { input: { ...input, id: 'another' }, credential: null };
  }
}

test('two agents may use the same key', async () => {
  const other = await registerPlayer(server.url);
  const input = { pace: 'stepped', idempotency_key: newKey() };
  const mine = await world.player.post('/api/v1/sessions', input);
  const theirs = await other.post('/api/v1/sessions', input);
  assert.deepEqual([mine.status, theirs.status, theirs.headers['idempotent-replayed']], [200, 200, undefined]);
  assert.notEqual(theirs.body.session.id, mine.body.session.id);
});

test('a refused write burns no key', async () => {
  const key = newKey();
  const player = await registerPlayer(server.url);
  const ask = (game: string) => player.post('/api/v1/sessions', { game, idempotency_key: key });
  assertProblem(await ask('no-such-game'), 404, 'not_found');
  assert.equal((await ask('rialto-blocks')).status, 200);
});

test('a write that nobody can be asked about takes no key', async () => {
  const headers = [['Idempotency-Key', newKey()]] as const;
  const answer = await post(`${world.baseUrl}/api/v5/decisions/decline`, {}, headers);
  assert.deepEqual([answer.status, answer.headers['idempotent-replayed']], [200, undefined]);
  const nickname = newNickname();
  assert.ok((await post(`${world.baseUrl}/api/v1/agents/challenge`, { nickname, declared_model: 'm' })).status === 200);
});

test('a batch without a key is played once by its seq_base, and with a key its answer is kept', async () => {
  const operation = arcade.operations.find(({ name }) => name === 'take_actions') as Operation;
  const { input, credential } = await world.prepare(operation);
  const { idempotency_key: _key, ...bare } = input;
  assert.equal((await invoke(world, operation, bare, credential)).status, 200);
  const again = await invoke(world, operation, bare, credential);
  assertProblem(again, 409, 'seq_conflict');
  assert.equal(again.body.observation.seq, 1);
});
