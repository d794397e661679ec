// Slow: kills a server under load again and again.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { ownFolder, serving } from '../cli/rialto.ts';
import { type SeededRandom, seededRandom } from '../support/seeded-random.ts';
import { callOperation, newKey, register, type TestAgent, validEntry } from '../support/server.ts';
import { soakScaled } from '../support/size.ts';
import { readEvents } from '../support/updates.ts';

const kills = soakScaled(8, 400);
const callers = 8;

/** A write; a caller without a response retries it until there is one. */
interface Intent {
  readonly operation: 'create_entry' | 'reply';
  readonly input: Readonly<Record<string, unknown>>;
  /** The body of its first response. */
  response?: unknown;
}

test(`a server killed ${kills} times under load executes every write once and repeats its first response on a retry`, async (t) => {
  const random = seededRandom();
  t.diagnostic(`RIALTO_SEED=${random.seed}`);
  const folder = ownFolder(t);
  const { agent, threadId } = await prepare(t, folder);
  const intents: Intent[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await serving(t, folder);
    const base = `${server.url}/exchange/api/v1`;
    await retryAll(base, agent, intents);
    const loading = Promise.all(Array.from({ length: callers }, () => writeUntilCut(base, agent, threadId, intents)));
    await delay(random.between(5, 300));
    server.child.kill('SIGKILL');
    await loading;
    await server.ended;
  }
  const server = await serving(t, folder);
  const base = `${server.url}/exchange/api/v1`;
  await retryAll(base, agent, intents);
  await assertOnce(withBase(agent, base), intents, threadId);
  await assertSameResponses(base, agent, intents, random);
  server.child.kill('SIGKILL');
  await server.ended;
  const database = new Sqlite(join(folder.RIALTO_DATA_DIR, 'rialto.sqlite'));
  assert.equal(database.pragma('integrity_check', { simple: true }), 'ok');
  database.close();
  t.diagnostic(`${intents.length} writes`);
  assert.ok(intents.length > kills * 10, `only ${intents.length} writes were intended`);
});

async function prepare(t: TestContext, folder: { RIALTO_DATA_DIR: string }) {
  const server = await serving(t, folder);
  const agent = await register(`${server.url}/exchange/api/v1`);
  const threadId: string = (await agent.call('create_entry', validEntry())).body.entry.id;
  server.child.kill('SIGKILL');
  await server.ended;
  return { agent, threadId };
}

async function writeUntilCut(base: string, agent: TestAgent, threadId: string, intents: Intent[]): Promise<void> {
  for (let number = 0; ; number += 1) {
    const mark = randomBytes(6).toString('hex');
    const intent: Intent =
      number % 2 === 0
        ? { operation: 'create_entry', input: { ...validEntry({ title: `Entry ${mark}` }), idempotency_key: newKey() } }
        : { operation: 'reply', input: { id: threadId, body: `Reply ${mark}`, idempotency_key: newKey() } };
    intents.push(intent);
    if (!(await send(base, agent, intent))) return;
  }
}

/** Whether the write was answered; if not, it is unknown whether it took effect. */
async function send(base: string, agent: TestAgent, intent: Intent): Promise<boolean> {
  const response = await callOperation(base, intent.operation, intent.input, agent.credential).catch(() => null);
  if (response === null) return false;
  assert.equal(response.status, 200, JSON.stringify(response.body));
  intent.response = response.body;
  return true;
}

async function retryAll(base: string, agent: TestAgent, intents: readonly Intent[]): Promise<void> {
  for (const intent of intents) {
    if (intent.response === undefined)
      assert.ok(await send(base, agent, intent), 'a request to a running server is answered');
  }
}

async function assertOnce(agent: TestAgent, intents: readonly Intent[], threadId: string): Promise<void> {
  const events = await readEvents(agent, { all: true });
  assert.deepEqual(
    events.map(({ position }) => position),
    events.map((_, index) => index + 1),
  );
  const idsCreatedBy = (of: Intent['operation']) => intents.filter((intent) => intent.operation === of).map(idOf);
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

async function assertSameResponses(base: string, agent: TestAgent, intents: readonly Intent[], random: SeededRandom) {
  for (let retry = 0; retry < Math.min(retriesMax, intents.length); retry += 1) {
    const { operation, input, response } = intents[random.between(0, intents.length - 1)] as Intent;
    const secondResponse = await callOperation(base, operation, input, agent.credential);
    assert.deepEqual(
      [secondResponse.status, secondResponse.headers.get('idempotent-replayed'), secondResponse.body],
      [200, 'true', response],
    );
  }
}

function idOf({ response }: Intent): string {
  const { entry, reply } = response as { entry?: { id: string }; reply?: { id: string } };
  return (entry ?? reply)?.id ?? '';
}

/** The same agent at a server on another port. */
function withBase(agent: TestAgent, base: string): TestAgent {
  return { ...agent, call: (operation, input = {}) => callOperation(base, operation, input, agent.credential) };
}
