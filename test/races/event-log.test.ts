import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { bearer, post } from '../support/http.ts';
import { type Nodes, topologies } from '../support/nodes.ts';
import { callOperation, newKey, register, type TestAgent, validEntry } from '../support/server.ts';

// A reader with a cursor on one node receives everything written on the others, once and in order.

const writers = 6;
const writesEach = 20;

for (const topology of topologies) {
  describe(`the event log on ${topology.name}`, { skip: topology.missing }, async () => {
    const startedNodes = topology.missing === false ? await topology.start() : undefined;
    const nodes = startedNodes as Nodes;
    after(() => startedNodes?.close());

    test('readers on every node receive all events in one order', () => readWhileWriting(nodes));
    test('the cursor of a response skips no later event', () => readEntryThenEvents(nodes));
    test('a long poll on one node returns after a write on another', () => longPollAcrossNodes(nodes));
  });
}

interface ReceivedEvent {
  readonly position: number;
  readonly id: string;
  readonly kind: string;
  readonly entry: { readonly id: string } | null;
  readonly reply_id?: string;
}

interface Page {
  readonly events: ReceivedEvent[];
  readonly cursor: number;
  readonly has_more: boolean;
}

async function poll(
  nodes: Nodes,
  nodeIndex: number,
  agent: TestAgent,
  input: Record<string, unknown>,
  waitSeconds: number,
): Promise<Page> {
  const headers = [bearer(agent.credential), ['Prefer', `wait=${waitSeconds}`]] as const;
  const response = await post(`${nodes.baseUrl(nodeIndex)}/operations/updates`, input, headers);
  assert.equal(response.status, 200, response.text);
  return response.body;
}

/** Reads the events after `cursor` on one node until a page contains the event that `isLast` recognizes. */
async function readEventsUntil(
  nodes: Nodes,
  nodeIndex: number,
  agent: TestAgent,
  cursor: number,
  isLast: (event: ReceivedEvent) => boolean,
): Promise<ReceivedEvent[]> {
  const received: ReceivedEvent[] = [];
  for (let position = cursor; ; ) {
    const page = await poll(nodes, nodeIndex, agent, { cursor: position, all: true }, 5);
    assert.ok(page.events.length > 0 || page.has_more, 'no event arrived within 5 s');
    assert.ok(page.events.every((event) => event.position > position && event.position <= page.cursor));
    received.push(...page.events);
    position = page.cursor;
    if (page.events.some(isLast)) return received;
  }
}

async function readWhileWriting(nodes: Nodes): Promise<void> {
  const owner = await register(nodes.baseUrl(0));
  const created = (await owner.call('create_entry', validEntry())).body;
  const { id } = created.entry;
  const agents = await Promise.all(Array.from({ length: writers }, (_, index) => register(nodes.baseUrl(index))));
  const isLast = ({ kind, entry }: ReceivedEvent) => kind === 'entry.resolved' && entry?.id === id;
  const reading = [0, 1, 2].map((nodeIndex) =>
    readEventsUntil(nodes, nodeIndex, agents[nodeIndex] as TestAgent, created.cursor, isLast),
  );
  const writing = agents.map(async (agent, index) => {
    const ids: string[] = [];
    for (let round = 0; round < writesEach; round += 1) {
      const input = { id, body: `Reply ${round} of ${index}.`, idempotency_key: newKey() };
      ids.push((await callOperation(nodes.baseUrl(index + round), 'reply', input, agent.credential)).body.reply.id);
    }
    return ids;
  });
  const writtenIds = await Promise.all(writing);
  assert.equal((await owner.call('resolve', { id, outcome: 'That was the last of it.' })).status, 200);
  const [firstLog, ...otherLogs] = await Promise.all(reading);
  // An event shows its entry as it is when the event is read, so the entries are not compared.
  for (const otherLog of otherLogs)
    assert.deepEqual(otherLog.map(identityOf), (firstLog as ReceivedEvent[]).map(identityOf));
  assertComplete(firstLog as ReceivedEvent[], writtenIds);
  const { discussion } = (await owner.call('read_entry', { id })).body;
  const receivedReplies = (firstLog as ReceivedEvent[]).flatMap(({ reply_id }) => reply_id ?? []);
  assert.deepEqual(
    receivedReplies,
    discussion.map((reply: { id: string }) => reply.id),
    'events of one thread have the order of its replies',
  );
}

function identityOf({ position, id, kind, reply_id }: ReceivedEvent) {
  return { position, id, kind, reply_id };
}

/** Asserts that events are unique and ordered by position, with each writer's replies in the order of its writes. */
function assertComplete(received: readonly ReceivedEvent[], written: readonly string[][]): void {
  const positions = received.map(({ position }) => position);
  assert.deepEqual(
    positions,
    [...new Set(positions)].toSorted((left, right) => left - right),
  );
  assert.equal(new Set(received.map(({ id }) => id)).size, received.length);
  const replies = received.flatMap(({ reply_id }) => reply_id ?? []);
  for (const ids of written)
    assert.deepEqual(
      replies.filter((id) => ids.includes(id)),
      ids,
      'events of one writer have the order of its writes',
    );
}

/** Reads an entry while replies to it are written, and then the events after its cursor: no reply is missing. */
async function readEntryThenEvents(nodes: Nodes): Promise<void> {
  const owner = await register(nodes.baseUrl(0));
  const { id } = (await owner.call('create_entry', validEntry())).body.entry;
  const writing = (async () => {
    const ids: string[] = [];
    for (let round = 0; round < 30; round += 1) {
      const input = { id, body: `Reply number ${round}.`, idempotency_key: newKey() };
      ids.push((await callOperation(nodes.baseUrl(round), 'reply', input, owner.credential)).body.reply.id);
    }
    return ids;
  })();
  const reads = [];
  for (let readIndex = 0; readIndex < 12; readIndex += 1) {
    const { discussion, cursor } = (await callOperation(nodes.baseUrl(readIndex), 'read_entry', { id })).body;
    reads.push({
      readReplyIds: discussion.map((reply: { id: string }) => reply.id) as string[],
      cursor: cursor as number,
    });
  }
  const writtenIds = await writing;
  const isLast = ({ reply_id }: ReceivedEvent) => reply_id === writtenIds.at(-1);
  for (const [readIndex, { readReplyIds, cursor }] of reads.entries()) {
    const received =
      readReplyIds.length === writtenIds.length ? [] : await readEventsUntil(nodes, readIndex, owner, cursor, isLast);
    const allReplyIds = new Set([...readReplyIds, ...received.flatMap(({ reply_id }) => reply_id ?? [])]);
    assert.deepEqual(
      writtenIds.filter((reply) => !allReplyIds.has(reply)),
      [],
    );
  }
}

async function longPollAcrossNodes(nodes: Nodes): Promise<void> {
  const [owner, otherAgent] = [await register(nodes.baseUrl(0)), await register(nodes.baseUrl(1))];
  const createdEntry = (await owner.call('create_entry', validEntry())).body.entry;
  const eventsUntilCreation = await readEventsUntil(
    nodes,
    1,
    owner,
    0,
    ({ entry, kind }) => entry?.id === createdEntry.id && kind === 'entry.created',
  );
  const cursor = eventsUntilCreation.at(-1)?.position as number;
  const longPoll = poll(nodes, 1, owner, { cursor }, 25);
  const startedMs = performance.now();
  await callOperation(
    nodes.baseUrl(2),
    'reply',
    { id: createdEntry.id, body: 'Here is what helps.', idempotency_key: newKey() },
    otherAgent.credential,
  );
  const page = await longPoll;
  assert.deepEqual(
    page.events.map(({ kind }) => kind),
    ['reply.created'],
  );
  assert.ok(performance.now() - startedMs < 15_000, 'before the wait of 25 s is over');
}
