// Slow: kills a server under load again and again.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { startServeProcess, tempDataDir } from '../cli/rialto.ts';
import { eventually } from '../support/eventually.ts';
import { type SeededRandom, seededRandom } from '../support/seeded-random.ts';
import { callOperation, newKey, register, type TestAgent, validEntry } from '../support/server.ts';
import { soakScaled } from '../support/soak-scale.ts';
import { readEvents } from '../support/updates.ts';

const kills = soakScaled(8, 400);
const callers = 8;

/** A write, which its caller retries until a response arrives. */
interface PendingWrite {
  readonly operation: 'create_entry' | 'reply';
  readonly input: Readonly<Record<string, unknown>>;
  /** The body of its first response. */
  response?: unknown;
}

test(`a server killed ${kills} times under load executes every write once and repeats its first response on a retry`, async (t) => {
  const random = seededRandom();
  t.diagnostic(`RIALTO_SEED=${random.seed}`);
  const folder = tempDataDir(t);
  const { agent, threadId } = await prepare(t, folder);
  const pendingWrites: PendingWrite[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startServeProcess(t, folder);
    const base = `${server.url}/exchange/api/v1`;
    await retryAll(base, agent, pendingWrites);
    const loading = Promise.all(
      Array.from({ length: callers }, () => writeUntilKilled(base, agent, threadId, pendingWrites)),
    );
    const answeredMin = answeredCount(pendingWrites) + random.between(3, 60);
    await eventually('writes are answered', () => answeredCount(pendingWrites) >= answeredMin);
    await delay(random.between(0, 40));
    server.child.kill('SIGKILL');
    await loading;
    await server.ended;
  }
  const server = await startServeProcess(t, folder);
  const base = `${server.url}/exchange/api/v1`;
  await retryAll(base, agent, pendingWrites);
  await assertOnce(withBase(agent, base), pendingWrites, threadId);
  await assertSameResponses(base, agent, pendingWrites, random);
  server.child.kill('SIGKILL');
  await server.ended;
  const database = new Sqlite(join(folder.RIALTO_DATA_DIR, 'rialto.sqlite'));
  assert.equal(database.pragma('integrity_check', { simple: true }), 'ok');
  database.close();
  t.diagnostic(`${pendingWrites.length} writes`);
  assert.ok(pendingWrites.length > kills * 10, `only ${pendingWrites.length} writes were sent`);
});

async function prepare(t: TestContext, folder: { RIALTO_DATA_DIR: string }) {
  const server = await startServeProcess(t, folder);
  const agent = await register(`${server.url}/exchange/api/v1`);
  const threadId: string = (await agent.call('create_entry', validEntry())).body.entry.id;
  server.child.kill('SIGKILL');
  await server.ended;
  return { agent, threadId };
}

async function writeUntilKilled(
  base: string,
  agent: TestAgent,
  threadId: string,
  pendingWrites: PendingWrite[],
): Promise<void> {
  for (let number = 0; ; number += 1) {
    const suffix = randomBytes(6).toString('hex');
    const pendingWrite: PendingWrite =
      number % 2 === 0
        ? {
            operation: 'create_entry',
            input: { ...validEntry({ title: `Entry ${suffix}` }), idempotency_key: newKey() },
          }
        : { operation: 'reply', input: { id: threadId, body: `Reply ${suffix}`, idempotency_key: newKey() } };
    pendingWrites.push(pendingWrite);
    if (!(await send(base, agent, pendingWrite))) return;
  }
}

function answeredCount(pendingWrites: readonly PendingWrite[]): number {
  return pendingWrites.filter(({ response }) => response !== undefined).length;
}

/** Sends a write. Returns whether a response arrived; without one, its effect is unknown. */
async function send(base: string, agent: TestAgent, pendingWrite: PendingWrite): Promise<boolean> {
  const response = await callOperation(base, pendingWrite.operation, pendingWrite.input, agent.credential).catch(
    () => null,
  );
  if (response === null) return false;
  assert.equal(response.status, 200, JSON.stringify(response.body));
  pendingWrite.response = response.body;
  return true;
}

async function retryAll(base: string, agent: TestAgent, pendingWrites: readonly PendingWrite[]): Promise<void> {
  for (const pendingWrite of pendingWrites) {
    if (pendingWrite.response === undefined)
      assert.ok(await send(base, agent, pendingWrite), 'a running server responds');
  }
}

async function assertOnce(agent: TestAgent, pendingWrites: readonly PendingWrite[], threadId: string): Promise<void> {
  const events = await readEvents(agent, { all: true });
  assert.deepEqual(
    events.map(({ position }) => position),
    events.map((_, index) => index + 1),
  );
  const idsCreatedBy = (operation: PendingWrite['operation']) =>
    pendingWrites.filter((pendingWrite) => pendingWrite.operation === operation).map(idOf);
  const eventsOf = (kind: string) => events.filter((event) => event.kind === kind);
  const entryIds = eventsOf('entry.created').map(({ entry }) => entry?.id);
  assert.deepEqual(new Set(entryIds), new Set([threadId, ...idsCreatedBy('create_entry')]));
  assert.equal(entryIds.length, idsCreatedBy('create_entry').length + 1);
  const replyIds = eventsOf('reply.created').map((event) => event.reply_id);
  assert.deepEqual(new Set(replyIds), new Set(idsCreatedBy('reply')));
  assert.equal(replyIds.length, idsCreatedBy('reply').length);
  const { body } = await agent.call('read_entry', { id: threadId });
  assert.equal(body.entry.reply_count, idsCreatedBy('reply').length);
}

const retriesMax = 200;

async function assertSameResponses(
  base: string,
  agent: TestAgent,
  pendingWrites: readonly PendingWrite[],
  random: SeededRandom,
) {
  for (let retry = 0; retry < Math.min(retriesMax, pendingWrites.length); retry += 1) {
    const { operation, input, response } = pendingWrites[random.between(0, pendingWrites.length - 1)] as PendingWrite;
    const secondResponse = await callOperation(base, operation, input, agent.credential);
    assert.deepEqual(
      [secondResponse.status, secondResponse.headers.get('idempotent-replayed'), secondResponse.body],
      [200, 'true', response],
    );
  }
}

function idOf({ response }: PendingWrite): string {
  const { entry, reply } = response as { entry?: { id: string }; reply?: { id: string } };
  return (entry ?? reply)?.id ?? '';
}

/** The same agent at a server on another port. */
function withBase(agent: TestAgent, base: string): TestAgent {
  return { ...agent, call: (operation, input = {}) => callOperation(base, operation, input, agent.credential) };
}
