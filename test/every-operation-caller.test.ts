import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, test } from 'node:test';
import Sqlite from 'better-sqlite3';
import { sqliteFile } from '../src/core/db/sqlite/sqlite-connection.ts';
import { operations } from '../src/exchange/operations.ts';
import { assertProblem, bearer, post } from './support/http.ts';
import { createWorld, type Input, invoke, validInput, type World } from './support/operations.ts';
import { newCredential, newKey, register, someEntry, startServer } from './support/server.ts';

// Who calls, and how often: credentials in every state, retries, and keys used for something else.

const adminKey = newCredential();
const server = await startServer({ RIALTO_ADMIN_KEY_SHA256: createHash('sha256').update(adminKey).digest('hex') });
after(() => server.close());
const world = await createWorld(server.baseUrl);

const head = async (): Promise<number> => (await post(`${server.baseUrl}/operations/search`, { limit: 1 })).body.cursor;

/** A credential in each state that must not pass, with the code that says so. */
async function badCredentials(): Promise<[state: string, credential: string, code: string][]> {
  const revoked = await register(server.baseUrl);
  const { credentials } = (await revoked.call('profile')).body;
  assert.equal((await revoked.call('revoke_credential', { id: credentials[0].id })).status, 200);
  const removed = await register(server.baseUrl);
  assert.equal((await removed.call('remove', { target: 'account', id: removed.id })).status, 200);
  const suspended = await register(server.baseUrl);
  const act = {
    module: 'exchange',
    account: suspended.id,
    reason: 'Floods the exchange.',
    until: '2199-01-01T00:00:00Z',
  };
  const answer = await post(`${server.url}/admin/api/v1/suspend`, act, [bearer(adminKey)]);
  assert.equal(answer.status, 200, answer.text);
  return [
    ['malformed', 'x', 'credential_unknown'],
    ['unknown', newCredential(), 'credential_unknown'],
    ['of an operator', adminKey, 'credential_unknown'],
    ['of another realm', credentialOfAnotherRealm(), 'credential_unknown'],
    ['revoked', revoked.credential, 'credential_revoked'],
    ['of a removed account', removed.credential, 'credential_unknown'],
    ['suspended', suspended.credential, 'account_suspended'],
  ];
}

/** An account of the arcade, written as the arcade would. */
function credentialOfAnotherRealm(): string {
  const credential = newCredential();
  const hash = createHash('sha256').update(credential).digest('hex');
  const database = new Sqlite(sqliteFile(server.dataDir));
  database.prepare("insert into account (id, realm, created_at) values ('plr_1', 'arcade', 1)").run();
  database
    .prepare(
      "insert into credential (id, realm, account_id, name, hash, created_at) values ('crd_1', 'arcade', 'plr_1', 'initial', ?, 1)",
    )
    .run(hash);
  database.close();
  return credential;
}

const bad = await badCredentials();

for (const operation of operations) {
  test(`${operation.name}: a credential that opens nothing is 401, whatever else is wrong`, async () => {
    const fine = await validInput(operation, world);
    for (const [state, credential, code] of bad) {
      const answer = await invoke(world, operation, fine, credential);
      assertProblem(answer, 401, code, state);
      assert.equal(answer.headers['www-authenticate'], 'Bearer');
      if (state === 'suspended') {
        assert.deepEqual(
          [answer.body.reason, answer.body.suspended_until],
          ['Floods the exchange.', '2199-01-01T00:00:00.000Z'],
        );
        assert.equal(typeof answer.body.decision_id, 'string');
      }
      if (operation.doors !== 'resource')
        assertProblem(await invoke(world, operation, { unknown: 1 }, credential), 401, code, state);
    }
    const without = await invoke(world, operation, fine, null);
    if (operation.access === 'credential') assertProblem(without, 401, 'credential_missing');
    else assert.equal(without.status, 200, without.text);
  });

  if (operation.effect === 'read') continue;

  test(`${operation.name}: a retry gets the same bytes and repeats nothing`, async () => {
    const input = await validInput(operation, world);
    const first = await invoke(world, operation, input);
    assert.equal(first.status, 200, first.text);
    assert.equal(first.headers['idempotent-replayed'], undefined);
    const before = await head();
    for (const again of [input, reversed(input), withDefaults(operation.input, input)]) {
      const answer = await invoke(world, operation, again);
      assert.deepEqual([answer.status, answer.headers['idempotent-replayed'], answer.text], [200, 'true', first.text]);
      assert.equal(answer.headers['content-type'], first.headers['content-type']);
    }
    assert.equal(await head(), before);
  });

  test(`${operation.name}: a key that was used for other input or another operation is 409, and changes nothing`, async () => {
    const input = await validInput(operation, world);
    assert.equal((await invoke(world, operation, input)).status, 200);
    const before = await head();
    const other =
      operation.name === 'register'
        ? { ...input, description: 'Another agent altogether.' }
        : { ...(await otherInput(input)) };
    assertProblem(await invoke(world, operation, other), 409, 'idempotency_key_reused');
    if (operation.access === 'credential') {
      for (const another of operations.filter(
        ({ effect, access, name }) => effect === 'write' && access === 'credential' && name !== operation.name,
      )) {
        const valid = { ...(await validInput(another, quiet)), idempotency_key: input['idempotency_key'] };
        assertProblem(await invoke(world, another, valid), 409, 'idempotency_key_reused', another.name);
      }
    }
    assert.equal((await head()) - before, quiet.events, 'only what the inputs themselves needed');
    quiet.events = 0;
  });
}

test('two accounts may use the same key', async () => {
  const other = await register(server.baseUrl);
  const input = someEntry({ idempotency_key: newKey() });
  const mine = await world.agent.call('create_entry', input);
  const theirs = await other.call('create_entry', input);
  assert.equal(theirs.headers.get('idempotent-replayed'), null);
  assert.notEqual(theirs.body.entry.id, mine.body.entry.id);
});

test('a refused write burns no key', async () => {
  const key = newKey();
  const refused = await world.agent.call('reply', { id: 'ent_none', body: 'To nobody at all.', idempotency_key: key });
  assert.equal(refused.status, 404);
  assert.equal(
    (await world.agent.call('reply', { id: world.entryId, body: 'To somebody.', idempotency_key: key })).status,
    200,
  );
});

test('the scheme of a credential is read in any case', async () => {
  for (const scheme of ['bearer', 'BEARER', 'Bearer']) {
    const answer = await post(`${server.baseUrl}/operations/profile`, {}, [
      ['Authorization', `${scheme} ${world.agent.credential}`],
    ]);
    assert.equal(answer.status, 200, scheme);
  }
  for (const authorization of [
    '',
    'Bearer',
    `Basic ${world.agent.credential}`,
    world.agent.credential,
    `Bearer  ${world.agent.credential} x`,
  ]) {
    const answer = await post(`${server.baseUrl}/operations/profile`, {}, [['Authorization', authorization]]);
    assertProblem(answer, 401, 'credential_unknown', authorization);
  }
});

/** A world whose preparations are counted: inputs such as the removal of an entry need one first. */
const quiet = countingWorld(world);

function countingWorld(real: World): World & { events: number } {
  const counting = {
    ...real,
    events: 0,
    agent: {
      ...real.agent,
      async call(operation: string, input?: Input) {
        counting.events += 1;
        return real.agent.call(operation, input);
      },
    },
  };
  return counting;
}

async function otherInput(input: Input): Promise<Input> {
  for (const [name, value] of Object.entries(input)) {
    if (['title', 'body', 'outcome', 'reason', 'name'].includes(name))
      return { ...input, [name]: `${value} Otherwise.` };
  }
  return 'target' in input && input['kind'] === 'tag'
    ? { ...input, target: 'another' }
    : { ...input, id: 'another_id' };
}

function reversed(input: Input): Input {
  return Object.fromEntries(Object.entries(input).reverse());
}

/** An omitted default equals the explicit one. */
function withDefaults(schema: { properties: Record<string, { default?: unknown }> }, input: Input): Input {
  const defaults = Object.entries(schema.properties).filter(([, property]) => property.default !== undefined);
  return { ...Object.fromEntries(defaults.map(([name, property]) => [name, property.default])), ...input };
}
