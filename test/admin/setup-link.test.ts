import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minuteMs } from '../../src/core/base/clock.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { migratedDatabase, postgresMissing } from '../support/postgres.ts';
import { rawRows } from '../support/raw-rows.ts';
import { dataLocationOf, newCredential, startServer, type TestServer } from '../support/server.ts';
import { kinds, operators } from './operator.ts';

const noOperators = { RIALTO_ADMIN_KEYS: '' };

for (const kind of kinds) {
  test(`a setup link creates exactly one operator on ${kind.name}`, { skip: kind.missing }, async (t) => {
    const server = await kind.start(t, noOperators);
    assert.deepEqual(await statuses(server), [404, 404, 404]);
    assert.equal(await metricsStatus(server, newCredential()), 404);
    const token = await createToken(server);
    const page = await fetch(`${server.url}/admin`);
    assert.equal(page.status, 200);
    // The token is valid only for the route that creates the operator.
    assert.equal((await readAudit(server, token)).status, 404);
    for (const guess of ['rs_guess', 'rs guess', 'rs!', 'a'.repeat(300)])
      assert.equal((await createOperator(server, guess)).code, 'credential_unknown', guess);
    assert.equal((await createOperator(server, undefined)).code, 'credential_missing');
    assert.equal((await createOperator(server, token, { name: 'local' })).errors[0].pointer, '/name');
    assert.equal((await createOperator(server, token, { credential: `rk_${'a'.repeat(43)}` })).code, 'weak_credential');
    const keys = Array.from({ length: 8 }, () => newCredential());
    const responses = await Promise.all(
      keys.map((credential, index) => createOperator(server, token, { credential, name: `op-${index}` })),
    );
    const operatorIndexes = responses.flatMap((response, index) => (response.operator === undefined ? [] : [index]));
    assert.equal(operatorIndexes.length, 1, JSON.stringify(responses));
    for (const [index, key] of keys.entries())
      assert.equal((await readAudit(server, key)).status, index === operatorIndexes[0] ? 200 : 401);
    assert.equal((await createOperator(server, token)).code, 'not_found');
    assert.equal(await server.app.createSetupToken(), null);
    const key = keys[operatorIndexes[0] ?? 0] ?? '';
    assert.deepEqual([await metricsStatus(server, key), await metricsStatus(server, newCredential())], [200, 401]);
    const [auditEntry] = (await readAudit(server, key)).body.acts;
    assert.deepEqual(
      [auditEntry.act, auditEntry.actor, auditEntry.module],
      ['create_operator', `op-${operatorIndexes[0]}`, null],
    );
    const rows = await rawRows(
      dataLocationOf(server.url),
      'select hash as stored from operator union select digest from operator_setup',
    );
    assert.equal(rows.length, 1);
    for (const secret of [token, key]) assert.equal(JSON.stringify(rows).includes(secret), false);
  });

  test(`a setup link expires after 15 minutes or when another is created on ${kind.name}`, {
    skip: kind.missing,
  }, async (t) => {
    const clock = fakeClock();
    const server = await kind.start(t, noOperators, clock);
    const firstToken = await createToken(server);
    const secondToken = await createToken(server);
    assert.equal((await createOperator(server, firstToken)).code, 'credential_unknown');
    clock.advance(15 * minuteMs);
    assert.equal((await createOperator(server, secondToken)).code, 'not_found');
    assert.deepEqual(await statuses(server), [404, 404, 404]);
    assert.equal((await createOperator(server, await createToken(server))).operator.name, 'ann');
  });

  test(`a removed operator loses access immediately, and a new setup link can be created, on ${kind.name}`, {
    skip: kind.missing,
  }, async (t) => {
    const server = await kind.start(t, noOperators);
    const credential = newCredential();
    await createOperator(server, await createToken(server), { credential });
    const listResponse = await server.runAction('/operators', undefined, credential);
    assert.deepEqual(
      listResponse.body.operators.map(({ name, source }: { name: string; source: string }) => [name, source]),
      [['ann', 'database']],
    );
    const remove = { operator: 'ann', reason: 'The key was lost.' };
    assert.equal((await server.runAction('remove-operator', { ...remove, operator: 'bob' }, credential)).status, 404);
    assert.equal((await server.runAction('remove-operator', remove, credential)).body.decision.act, 'remove_operator');
    assert.equal((await readAudit(server, credential)).status, 404);
    assert.notEqual(await server.app.createSetupToken(), null);
  });
}

test('no setup link is created when the settings contain an operator', async (t) => {
  const server = await startServer(operators);
  t.after(() => server.close());
  assert.equal(await server.app.createSetupToken(), null);
  assert.equal((await createOperator(server, 'rs_guess')).code, 'not_found');
});

test('invalid setup tokens count as failed sign-ins, and the valid one still works', async (t) => {
  const server = await startServer({ ...noOperators, RIALTO_RATE_LIMITS: 'on' });
  t.after(() => server.close());
  const token = await createToken(server);
  const codes = [];
  for (let attempt = 0; attempt < 11; attempt += 1)
    codes.push((await createOperator(server, `rs_guess${attempt}`)).code);
  assert.deepEqual(codes, [...new Array(10).fill('credential_unknown'), 'rate_limited']);
  assert.equal((await createOperator(server, token)).operator.name, 'ann');
});

test('a setup link of one node works on all nodes, and only once', { skip: postgresMissing() }, async (t) => {
  const { url, drop } = await migratedDatabase();
  const nodes = [await startServer({ DATABASE_URL: url }), await startServer({ DATABASE_URL: url })] as const;
  t.after(async () => {
    for (const node of nodes) await node.close();
    await drop();
  });
  const token = await createToken(nodes[0]);
  const keys = Array.from({ length: 8 }, () => newCredential());
  const responses = await Promise.all(
    keys.map((credential, index) =>
      createOperator(nodes[index % 2] ?? nodes[0], token, { credential, name: `op-${index}` }),
    ),
  );
  const operatorIndex = responses.findIndex((response) => response.operator !== undefined);
  assert.equal(responses.filter((response) => response.operator !== undefined).length, 1);
  for (const node of nodes) {
    assert.equal((await readAudit(node, keys[operatorIndex] ?? '')).status, 200);
    assert.equal(await node.app.createSetupToken(), null);
  }
});

async function createToken(server: TestServer): Promise<string> {
  const token = await server.app.createSetupToken();
  assert.match(token ?? '', /^rs_[0-9a-f]{64}$/);
  return token ?? '';
}

// biome-ignore lint/suspicious/noExplicitAny: responses are untyped JSON.
async function createOperator(server: TestServer, token: string | undefined, fields: object = {}): Promise<any> {
  const response = await fetch(`${server.url}/admin/api/v1/first-operator`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ name: 'ann', credential: newCredential(), ...fields }),
  });
  return response.json();
}

async function readAudit(server: TestServer, key: string) {
  const response = await fetch(`${server.url}/admin/api/v1/audit`, { headers: { authorization: `Bearer ${key}` } });
  return { status: response.status, body: await response.json() };
}

async function metricsStatus(server: TestServer, key: string): Promise<number> {
  return (await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${key}` } })).status;
}

/** Statuses of the page, a read and the route that creates the first operator, with unknown keys. */
async function statuses(server: TestServer): Promise<number[]> {
  const page = await fetch(`${server.url}/admin`);
  const audit = await readAudit(server, newCredential());
  const response = await fetch(`${server.url}/admin/api/v1/first-operator`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${newCredential()}` },
    body: JSON.stringify({ name: 'ann', credential: newCredential() }),
  });
  return [page.status, audit.status, response.status];
}
