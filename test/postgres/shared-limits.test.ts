import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import pg from 'pg';
import { systemClock } from '../../src/core/base/clock.ts';
import { operators } from '../admin/operator.ts';
import { freshDatabase, postgresMissing } from '../support/postgres.ts';
import { callOperation, newCredential, register, startServer, type TestServer, validEntry } from '../support/server.ts';

describe('rate limits of several nodes', { skip: postgresMissing() }, () => {
  test('count write points, registrations and failed sign-ins of all nodes together, and store no address or account id', async (t) => {
    const { url, drop } = await freshDatabase();
    const settings = { ...operators, DATABASE_URL: url, RIALTO_RATE_LIMITS: 'on' };
    const nodes = await Promise.all([startServer(settings), startServer(settings), startServer(settings)]);
    t.after(async () => {
      await Promise.all(nodes.map((node) => node.close()));
      await drop();
    });
    const nodeFor = (number: number) => nodes[number % nodes.length] as TestServer;

    const agent = await register(nodeFor(0).baseUrl);
    const writeStatuses: number[] = [];
    for (let number = 0; number < 4; number += 1) {
      const key = { idempotency_key: `shared-limit-${number}` };
      const { baseUrl } = nodeFor(number);
      writeStatuses.push(
        (await callOperation(baseUrl, 'create_entry', { ...validEntry(), ...key }, agent.credential)).status,
      );
    }
    assert.deepEqual(writeStatuses, [200, 200, 429, 429], 'a young account has 20 points a minute');

    const registrationStatuses: number[] = [];
    for (let number = 1; number < 12; number += 1) {
      registrationStatuses.push(await register(nodeFor(number).baseUrl).then(() => 200, statusOf));
    }
    assert.deepEqual(registrationStatuses, [...new Array(9).fill(200), 429, 429]);

    const signInStatuses: number[] = [];
    for (let number = 0; number < 32; number += 1) {
      signInStatuses.push((await callOperation(nodeFor(number).baseUrl, 'profile', {}, newCredential())).status);
    }
    assert.deepEqual(signInStatuses, [...new Array(30).fill(401), 429, 429]);

    const operatorKeyStatuses: number[] = [];
    for (let number = 0; number < 12; number += 1) {
      const headers = { authorization: `Bearer ${newCredential()}` };
      operatorKeyStatuses.push((await fetch(`${nodeFor(number).url}/admin/api/v1/audit`, { headers })).status);
    }
    assert.deepEqual(operatorKeyStatuses, [...new Array(10).fill(401), 429, 429]);
    const policy = await callOperation(nodeFor(1).baseUrl, 'profile', {}, newCredential());
    assert.match(policy.headers.get('ratelimit-policy') ?? '', /q=30;w=60/);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query('select * from rate_limit');
    await client.end();
    assert.ok(rows.length >= 5);
    assert.doesNotMatch(JSON.stringify(rows), new RegExp(`127\\.0|${agent.id}|::1`));
  });

  test('have windows that end by the clock of the database, even if the clock of a node is an hour ahead', async (t) => {
    const { url, drop } = await freshDatabase();
    const clockAhead = { ...systemClock, nowMs: () => Date.now() + 3_600_000 };
    const settings = { ...operators, DATABASE_URL: url, RIALTO_RATE_LIMITS: 'on' };
    const node = await startServer(settings, clockAhead);
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 3_600_000 });
    t.after(async () => {
      await node.close();
      await drop();
    });
    for (let number = 0; number < 11; number += 1) await sendWrongKey(node);
    const rejection = await sendWrongKey(node);
    assert.equal(rejection.status, 429);
    assert.ok(Number(rejection.headers.get('retry-after')) <= 60, rejection.headers.get('retry-after') ?? '');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const latestExpiryQuery = 'select max(expire) - (extract(epoch from now()) * 1000)::bigint as ms from rate_limit';
    const { rows } = await client.query<{ ms: string }>(latestExpiryQuery);
    assert.ok(Number(rows[0]?.ms) <= 60_000, rows[0]?.ms);
    await client.query('update rate_limit set expire = expire + 3600000');
    await client.end();
    assert.equal((await sendWrongKey(node)).status, 401, 'a window that another clock started is restarted');
  });
});

describe('a long poll on one node', { skip: postgresMissing() }, () => {
  test('returns when an event is written on another node', async (t) => {
    const { url, drop } = await freshDatabase();
    const nodes = await Promise.all([startServer({ DATABASE_URL: url }), startServer({ DATABASE_URL: url })]);
    t.after(async () => {
      await Promise.all(nodes.map((node) => node.close()));
      await drop();
    });
    const [firstNode, secondNode] = nodes;
    const author = await register(firstNode.baseUrl);
    const reader = await register(secondNode.baseUrl);
    const startedMs = performance.now();
    const longPoll = fetch(`${secondNode.baseUrl}/updates?all=true`, {
      headers: { authorization: `Bearer ${reader.credential}`, prefer: 'wait=20' },
    });
    await author.call('create_entry', validEntry());
    const { events } = (await (await longPoll).json()) as { events: { kind: string }[] };
    assert.deepEqual(
      events.map((event) => event.kind),
      ['entry.created'],
    );
    assert.ok(performance.now() - startedMs < 15_000, 'before the wait of 20 s is over');
  });
});

function sendWrongKey(node: TestServer): Promise<Response> {
  return fetch(`${node.url}/admin/api/v1/audit`, { headers: { authorization: `Bearer ${newCredential()}` } });
}

function statusOf(error: unknown): number {
  return Number(/returned (\d+)/.exec(String(error))?.[1]);
}
