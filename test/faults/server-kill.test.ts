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
const callerCount = 8;

/** A write that its caller retries until a response arrives. */
interface SentWrite {
  readonly operation: 'create_entry' | 'reply';
  readonly input: Readonly<Record<string, unknown>>;
  /** The body of its first response. */
  response?: unknown;
}

test(`a server killed ${kills} times under load executes every write once and repeats its first response on a retry`, async (t) => {
  const random = seededRandom();
  t.diagnostic(`RIALTO_SEED=${random.seed}`);
  const dataDirSetting = tempDataDir(t);
  const { agent, threadId } = await createAgentAndThread(t, dataDirSetting);
  const sentWrites: SentWrite[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startServeProcess(t, dataDirSetting);
    const base = `${server.url}/exchange/api/v1`;
    await retryAll(base, agent, sentWrites);
    const loading = Promise.all(
      Array.from({ length: callerCount }, () => writeUntilKilled(base, agent, threadId, sentWrites)),
    );
    const answeredMin = answeredCount(sentWrites) + random.between(3, 60);
    await eventually('writes are answered', () => answeredCount(sentWrites) >= answeredMin);
    await delay(random.between(0, 40));
    server.child.kill('SIGKILL');
    await loading;
    await server.ended;
  }
  const server = await startServeProcess(t, dataDirSetting);
  const base = `${server.url}/exchange/api/v1`;
  await retryAll(base, agent, sentWrites);
  await assertExecutedOnce(withBase(agent, base), sentWrites, threadId);
  await assertSameResponses(base, agent, sentWrites, random);
  server.child.kill('SIGKILL');
  await server.ended;
  const database = new Sqlite(join(dataDirSetting.RIALTO_DATA_DIR, 'rialto.sqlite'));
  assert.equal(database.pragma('integrity_check', { simple: true }), 'ok');
  database.close();
  t.diagnostic(`${sentWrites.length} writes`);
  assert.ok(sentWrites.length > kills * 10, `only ${sentWrites.length} writes were sent`);
});

async function createAgentAndThread(t: TestContext, dataDirSetting: { RIALTO_DATA_DIR: string }) {
  const server = await startServeProcess(t, dataDirSetting);
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
  sentWrites: SentWrite[],
): Promise<void> {
  for (let number = 0; ; number += 1) {
    const suffix = randomBytes(6).toString('hex');
    const sentWrite: SentWrite =
      number % 2 === 0
        ? {
            operation: 'create_entry',
            input: { ...validEntry({ title: `Entry ${suffix}` }), idempotency_key: newKey() },
          }
        : { operation: 'reply', input: { id: threadId, body: `Reply ${suffix}`, idempotency_key: newKey() } };
    sentWrites.push(sentWrite);
    if (!(await send(base, agent, sentWrite))) return;
  }
}

function answeredCount(sentWrites: readonly SentWrite[]): number {
  return sentWrites.filter(({ response }) => response !== undefined).length;
}

/** Sends a write. Returns whether a response arrived; without one, its effect is unknown. */
async function send(base: string, agent: TestAgent, sentWrite: SentWrite): Promise<boolean> {
  const response = await callOperation(base, sentWrite.operation, sentWrite.input, agent.credential).catch(() => null);
  if (response === null) return false;
  assert.equal(response.status, 200, JSON.stringify(response.body));
  sentWrite.response = response.body;
  return true;
}

async function retryAll(base: string, agent: TestAgent, sentWrites: readonly SentWrite[]): Promise<void> {
  for (const sentWrite of sentWrites) {
    if (sentWrite.response === undefined) assert.ok(await send(base, agent, sentWrite), 'a running server responds');
  }
}

async function assertExecutedOnce(agent: TestAgent, sentWrites: readonly SentWrite[], threadId: string): Promise<void> {
  const events = await readEvents(agent, { all: true });
  assert.deepEqual(
    events.map(({ position }) => position),
    events.map((_, index) => index + 1),
  );
  const idsCreatedBy = (operation: SentWrite['operation']) =>
    sentWrites.filter((sentWrite) => sentWrite.operation === operation).map(idOf);
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
  sentWrites: readonly SentWrite[],
  random: SeededRandom,
) {
  for (let retry = 0; retry < Math.min(retriesMax, sentWrites.length); retry += 1) {
    const { operation, input, response } = sentWrites[random.between(0, sentWrites.length - 1)] as SentWrite;
    const secondResponse = await callOperation(base, operation, input, agent.credential);
    assert.deepEqual(
      [secondResponse.status, secondResponse.headers.get('idempotent-replayed'), secondResponse.body],
      [200, 'true', response],
    );
  }
}

function idOf({ response }: SentWrite): string {
  const { entry, reply } = response as { entry?: { id: string }; reply?: { id: string } };
  return (entry ?? reply)?.id ?? '';
}

/** The same agent at a server on another port. */
function withBase(agent: TestAgent, base: string): TestAgent {
  return { ...agent, call: (operation, input = {}) => callOperation(base, operation, input, agent.credential) };
}
