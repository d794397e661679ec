// Slow: kills and stops a Valkey server under running nodes.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, type TestContext, test } from 'node:test';
import { createLog } from '../../src/core/base/log.ts';
import { openValkey } from '../../src/core/operation/open-valkey.ts';
import { annsKey, operators } from '../admin/operator.ts';
import { rialto, tempDataDir } from '../cli/rialto.ts';
import { eventually } from '../support/eventually.ts';
import { migratedDatabase, postgresMissing } from '../support/postgres.ts';
import { newCredential, startServer, type TestServer } from '../support/server.ts';
import { startValkey, type ValkeyServer, valkeyMissing } from '../support/valkey.ts';

const silentLog = createLog('silent');

describe('rate limits in Valkey', { skip: postgresMissing() ?? valkeyMissing }, () => {
  test('are counted for two nodes together', async (t) => {
    const { nodes } = await startNodes(t, 2);
    const statuses: number[] = [];
    for (let number = 0; number < 12; number += 1) statuses.push(await sendWrongKey(nodes[number % 2] as TestServer));
    assert.deepEqual(statuses, [...new Array(10).fill(401), 429, 429]);
    assert.equal(await metric(nodes[0] as TestServer, 'valkey_up'), 1);
  });

  test('are counted by each node while Valkey is down, and by all nodes together afterwards', async (t) => {
    const { nodes, valkey } = await startNodes(t, 2);
    const [nodeA, nodeB] = nodes as [TestServer, TestServer];
    const statusesDuringKill = Promise.all(Array.from({ length: 40 }, () => sendWrongKey(nodeA)));
    await valkey.kill();
    assert.deepEqual(new Set((await statusesDuringKill).filter((status) => status >= 500)), new Set());
    for (const node of nodes) {
      const statuses: number[] = [];
      for (let number = 0; number < 12; number += 1) statuses.push(await sendWrongKey(node));
      assert.equal(statuses.at(-1), 429, 'each node has its own limit');
      assert.ok(statuses.every((status) => status === 401 || status === 429));
    }
    assert.equal(await metric(nodeA, 'valkey_up'), 0);
    assert.ok((await metric(nodeB, 'rate_limit_fallbacks_total')) >= 12);
    await valkey.start();
    await eventually('both nodes are connected again', async () => {
      const states = await Promise.all(nodes.map((node) => metric(node, 'valkey_up')));
      return states.every((state) => state === 1);
    });
    const statusesAfterRestart: number[] = [];
    for (let number = 0; number < 12; number += 1)
      statusesAfterRestart.push(await sendWrongKey(nodes[number % 2] as TestServer));
    assert.deepEqual(
      statusesAfterRestart,
      [...new Array(10).fill(401), 429, 429],
      'the restarted Valkey has no counters',
    );
  });

  test('delay only the first request while Valkey hangs', async (t) => {
    const { nodes, valkey } = await startNodes(t, 1);
    const [node] = nodes as [TestServer];
    assert.equal(await sendWrongKey(node), 401);
    valkey.signal('SIGSTOP');
    assert.equal(await sendWrongKey(node), 401);
    const durationsMs: number[] = [];
    for (let number = 0; number < 5; number += 1) {
      const startedMs = performance.now();
      assert.equal(await sendWrongKey(node), 401);
      durationsMs.push(performance.now() - startedMs);
    }
    const [, , median = Number.NaN] = durationsMs.sort((one, other) => one - other);
    assert.ok(median < 400, `only the first request waits: ${durationsMs} ms`);
    valkey.signal('SIGCONT');
    await eventually('the node is connected again', async () => (await metric(node, 'valkey_up')) === 1);
  });

  test('are used, once Valkey is available, by a node that started without it', async (t) => {
    const valkey = await startValkey();
    t.after(valkey.stop);
    await valkey.kill();
    const { nodes } = await startNodes(t, 1, valkey);
    const [node] = nodes as [TestServer];
    assert.equal(await sendWrongKey(node), 401);
    assert.equal(await metric(node, 'valkey_up'), 0);
    await valkey.start();
    await eventually('the node is connected', async () => (await metric(node, 'valkey_up')) === 1);
  });
});

describe('the counters in Valkey', { skip: valkeyMissing }, () => {
  test('log a message when the client connects and reconnects, and one warning when the server stops', async (t) => {
    const valkey = await startValkey();
    t.after(valkey.stop);
    const lines: string[] = [];
    const record = (level: string) => (_: object, message: string) => lines.push(`${level}: ${message}`);
    const log = { ...silentLog, info: record('info'), warn: record('warn') };
    const hmacKey = randomBytes(32);
    const counters = await openValkey({ valkeyUrl: valkey.url, hmacKey, log, onReachabilityChange: () => {} });
    t.after(() => counters.close());
    assert.equal((await counters.count('key', 3, 60)).points, 3);
    await valkey.kill();
    for (let number = 0; number < 5; number += 1) await assert.rejects(counters.count('key', 1, 60));
    await valkey.start();
    await eventually('the counters work again', () => counters.count('key', 1, 60).catch(() => null));
    const levels = lines.map((line) => line.split(':')[0]);
    assert.deepEqual(levels, ['info', 'warn', 'info'], lines.join('\n'));
  });

  test('end each window after its length, subtract returned points, and hash keys', async (t) => {
    const valkey = await startValkey();
    t.after(valkey.stop);
    const deps = { valkeyUrl: valkey.url, hmacKey: randomBytes(32), log: silentLog, onReachabilityChange: () => {} };
    const counters = await openValkey(deps);
    t.after(() => counters.close());
    assert.equal((await counters.count('long', 5, 60)).points, 5);
    assert.equal((await counters.count('long', -2, 60)).points, 3);
    const { points, remainingMs } = await counters.count('short', 5, 1);
    assert.ok(points === 5 && remainingMs > 0 && remainingMs <= 1_000);
    await eventually('a new window has begun', async () => (await counters.count('short', 1, 1)).points === 1);
    assert.notEqual(counters.hashKey('127.0.0.1'), '127.0.0.1');
  });

  test('are checked by rialto doctor, which hides the password', async (t) => {
    const valkey = await startValkey();
    t.after(valkey.stop);
    const settings = { ...tempDataDir(t), RIALTO_PORT: '0', DATABASE_URL: 'postgres://127.0.0.1:1/none' };
    const reachable = await rialto(['doctor'], { ...settings, RIALTO_VALKEY_URL: valkey.url });
    assert.match(reachable.output, /^ok +valkey: (Valkey|Redis) \d/m);
    assert.match(reachable.output, /^RIALTO_VALKEY_URL +valkey:\/\/:\*\*\*@127\.0\.0\.1:\d+$/m);
    const settingsWithWrongPassword = { ...settings, RIALTO_VALKEY_URL: valkey.url.replace('://:', '://:not-') };
    const refusal = await rialto(['doctor'], settingsWithWrongPassword);
    assert.match(refusal.output, /^fail +valkey: .*Correct user and password in RIALTO_VALKEY_URL$/m);
    await valkey.kill();
    const unreachable = await rialto(['doctor'], { ...settings, RIALTO_VALKEY_URL: valkey.url });
    assert.match(
      unreachable.output,
      /^fail +valkey: .*ECONNREFUSED.*: each node counts rate limits by itself\. Start the server, or correct host, port/m,
    );
    assert.equal(unreachable.code, 1);
  });
});

async function startNodes(t: TestContext, count: number, existingValkey?: ValkeyServer) {
  const valkey = existingValkey ?? (await startValkey());
  const { url, drop } = await migratedDatabase();
  const settings = { ...operators, DATABASE_URL: url, RIALTO_VALKEY_URL: valkey.url, RIALTO_RATE_LIMITS: 'on' };
  const nodes = await Promise.all(Array.from({ length: count }, () => startServer(settings)));
  t.after(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await Promise.all([drop(), valkey.stop()]);
  });
  return { nodes, valkey };
}

/** Sends a wrong operator key. An address may send ten per minute. */
async function sendWrongKey(node: TestServer): Promise<number> {
  const headers = { authorization: `Bearer ${newCredential()}` };
  const response = await fetch(`${node.url}/admin/api/v1/audit`, { headers });
  await response.arrayBuffer();
  return response.status;
}

async function metric(node: TestServer, name: string): Promise<number> {
  const response = await fetch(`${node.url}/metrics`, { headers: { authorization: `Bearer ${annsKey}` } });
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(await response.text()) ?? [];
  return Number(value);
}
