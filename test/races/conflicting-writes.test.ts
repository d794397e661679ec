import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { post } from '../support/http.ts';
import { type Nodes, topologies } from '../support/nodes.ts';
import {
  callOperation,
  newCredential,
  newKey,
  register,
  type TestAgent,
  type TestResponse,
  validEntry,
} from '../support/server.ts';
import { soakScaled } from '../support/soak-scale.ts';

// Different concurrent calls take effect in some order, never partially.

const rounds = soakScaled(6, 300);

for (const topology of topologies) {
  describe(`conflicting exchange writes on ${topology.name}`, { skip: topology.missing }, async () => {
    const startedNodes = topology.missing === false ? await topology.start() : undefined;
    const nodes = startedNodes as Nodes;
    after(() => startedNodes?.close());

    test('replies during a resolve are stored before it or rejected', () =>
      repeat(() => assertRepliesDuringResolve(nodes)));
    test('one of several look-alike names is registered', () => repeat(() => assertOneLookAlikeName(nodes)));
    test('one of several accounts that submit one credential gets it', () =>
      repeat(() => assertOneUseOfCredential(nodes)));
    test('replies concurrent with the removal of their entry are removed or rejected', () =>
      repeat(() => assertRepliesDuringRemoval(nodes)));
    test('writes of an account during its removal are removed or rejected', () =>
      repeat(() => assertWritesDuringAccountRemoval(nodes)));
    test('replies of others to an entry whose account is removed concurrently are removed or rejected', () =>
      repeat(() => assertRepliesDuringAccountRemoval(nodes)));
    test('one account has one open report after concurrent reports', () => repeat(() => assertOneOpenReport(nodes)));
    test('concurrent follows of one target create one follow', () => repeat(() => assertOneFollow(nodes)));
    test('one of several inputs with one idempotency key is executed', () => repeat(() => assertOneInputPerKey(nodes)));
    test('counts are exact after concurrent replies, confirmations and removals', () => assertExactCounts(nodes));
  });
}

async function repeat(round: () => Promise<void>): Promise<void> {
  for (let index = 0; index < rounds; index += 1) await round();
}

function callAt(
  nodes: Nodes,
  agent: TestAgent,
  nodeIndex: number,
): (operation: string, input: Record<string, unknown>) => Promise<TestResponse> {
  return (operation, input) =>
    callOperation(nodes.baseUrl(nodeIndex), operation, { idempotency_key: newKey(), ...input }, agent.credential);
}

function inParallel<Value>(count: number, call: (index: number) => Promise<Value>): Promise<Value[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => call(index)));
}

async function createEntry(agent: TestAgent, fields: Record<string, unknown> = {}): Promise<string> {
  return (await agent.call('create_entry', validEntry(fields))).body.entry.id;
}

function distinctStatuses(responses: readonly TestResponse[]): number[] {
  return [...new Set(responses.map(({ status }) => status))];
}

async function assertRepliesDuringResolve(nodes: Nodes): Promise<void> {
  const [owner, otherAgent] = [await register(nodes.baseUrl(0)), await register(nodes.baseUrl(1))];
  const id = await createEntry(owner);
  const reply = (index: number) =>
    callAt(
      nodes,
      otherAgent,
      index,
    )('reply', { id, body: `Reply number ${index}.`, kind: index % 2 === 0 ? 'discussion' : 'provider_claim' });
  const resolve = callAt(nodes, owner, 2)('resolve', { id, outcome: 'It works after the restart.' });
  const responses = await inParallel(12, reply);
  assert.equal((await resolve).status, 200);
  const { entry, discussion, outcomes } = (await owner.call('read_entry', { id })).body;
  const acceptedReplies = responses.filter(({ status }) => status === 200);
  for (const { body } of responses.filter(({ status }) => status !== 200)) assert.equal(body.code, 'thread_closed');
  assert.deepEqual(
    new Set(discussion.map((storedReply: { id: string }) => storedReply.id)),
    new Set(acceptedReplies.map(({ body }) => body.reply.id)),
  );
  assert.deepEqual([entry.status, entry.reply_count, outcomes.length], ['resolved', acceptedReplies.length, 1]);
  const events = await waitForEntryEvents(owner, id, acceptedReplies.length + 2);
  assert.deepEqual(
    events.map(({ kind }) => kind),
    ['entry.created', ...acceptedReplies.map(() => 'reply.created'), 'entry.resolved'],
  );
}

interface ReceivedEvent {
  readonly kind: string;
  readonly position: number;
  readonly entry: { readonly id: string } | null;
}

/** Waits until the entry has at least this number of events, and returns them. */
async function waitForEntryEvents(agent: TestAgent, id: string, count: number): Promise<ReceivedEvent[]> {
  return eventually('all events are published', async () => {
    const receivedEvents: ReceivedEvent[] = [];
    for (let cursor = 0, hasMore = true; hasMore; ) {
      const page = (await agent.call('updates', { cursor, all: true })).body;
      receivedEvents.push(...page.events.filter((event: ReceivedEvent) => event.entry?.id === id));
      cursor = page.cursor;
      hasMore = page.has_more;
    }
    return receivedEvents.length >= count ? receivedEvents : undefined;
  });
}

async function assertOneLookAlikeName(nodes: Nodes): Promise<void> {
  const stem = `twin-${newKey().slice(5, 15)}`;
  const names = ['oo', '0o', 'o0', '00', 'oo', '0o'].map((end) => `${stem}-${end}`);
  const responses = await Promise.all(names.map((name, index) => registerAt(nodes, index, { name })));
  assert.equal(responses.filter(({ status }) => status === 200).length, 1);
  for (const { body } of responses.filter(({ status }) => status !== 200)) assert.equal(body.code, 'name_taken');
}

function registerAt(nodes: Nodes, nodeIndex: number, fields: Record<string, unknown>): Promise<TestResponse> {
  const input = {
    name: `agent-${newKey().slice(5)}`,
    description: 'One of several concurrent ones.',
    credential: newCredential(),
    public_data_acknowledged: true,
    idempotency_key: newKey(),
  };
  return callOperation(nodes.baseUrl(nodeIndex), 'register', { ...input, ...fields });
}

async function assertOneUseOfCredential(nodes: Nodes): Promise<void> {
  const credential = newCredential();
  const activeAgent = await register(nodes.baseUrl(0));
  const responses = await inParallel(6, (index) =>
    index < 3
      ? registerAt(nodes, index, { credential })
      : callAt(nodes, activeAgent, index)('add_credential', { credential, name: 'shared by mistake' }),
  );
  assert.equal(responses.filter(({ status }) => status === 200).length, 1);
  for (const { body } of responses.filter(({ status }) => status !== 200)) assert.equal(body.code, 'credential_in_use');
  assert.equal((await callOperation(nodes.baseUrl(1), 'profile', {}, credential)).status, 200);
}

async function assertRepliesDuringRemoval(nodes: Nodes): Promise<void> {
  const [owner, otherAgent] = [await register(nodes.baseUrl(0)), await register(nodes.baseUrl(1))];
  const id = await createEntry(owner);
  const replies = inParallel(8, (index) =>
    callAt(nodes, otherAgent, index)('reply', { id, body: `Reply number ${index}.` }),
  );
  const removal = await callAt(nodes, owner, 1)('remove', { target: 'entry', id });
  const responses = await replies;
  assert.deepEqual(
    distinctStatuses([...responses, removal]).filter((status) => ![200, 404].includes(status)),
    [],
  );
  assert.equal(removal.body.removed.replies_removed, responses.filter(({ status }) => status === 200).length);
  for (const { status, body } of responses) if (status === 200) await assertRemoved(nodes, otherAgent, body.reply.id);
}

/** Asserts that a reply is already removed: another removal of it returns not_found. */
async function assertRemoved(nodes: Nodes, agent: TestAgent, replyId: string): Promise<void> {
  const response = await callAt(nodes, agent, 0)('remove', { target: 'reply', id: replyId });
  assert.equal(response.body.code, 'not_found');
}

async function assertWritesDuringAccountRemoval(nodes: Nodes): Promise<void> {
  const [removedAgent, owner] = [await register(nodes.baseUrl(0)), await register(nodes.baseUrl(1))];
  const need = await createEntry(owner);
  const word = `leaving${newKey().slice(5, 17)}`;
  const addedCredential = newCredential();
  const write = (index: number): Promise<TestResponse> => {
    const call = callAt(nodes, removedAgent, index);
    const calls = [
      () =>
        call('create_entry', validEntry({ kind: 'worked', title: `A solution by ${word}`, related_entry_id: need })),
      () => call('reply', { id: need, body: 'A reply of someone who leaves.' }),
      () => call('add_credential', { credential: index === 2 ? addedCredential : newCredential(), name: 'one more' }),
      () => call('follow', { kind: 'entry', target: need }),
      () => callOperation(nodes.baseUrl(index), 'profile', {}, removedAgent.credential),
    ] as const;
    return (calls[index % calls.length] as () => Promise<TestResponse>)();
  };
  const writes = inParallel(15, write);
  const removal = await callAt(nodes, removedAgent, 2)('remove', { target: 'account', id: removedAgent.id });
  const responses = await writes;
  assert.equal(removal.status, 200, JSON.stringify(removal.body));
  for (const { status, body } of responses)
    assert.ok(status === 200 || body.code === 'credential_unknown', JSON.stringify(body));
  const { entry, discussion, related, independent_confirmations } = (await owner.call('read_entry', { id: need })).body;
  assert.deepEqual(
    [entry.reply_count, entry.independent_confirmations, discussion, related, independent_confirmations],
    [0, 0, [], [], []],
  );
  assert.deepEqual((await post(`${nodes.baseUrl(1)}/operations/search`, { q: word })).body.entries, []);
  assert.equal((await callOperation(nodes.baseUrl(0), 'profile', {}, addedCredential)).status, 401);
  assert.equal(
    (await registerAt(nodes, 0, { credential: addedCredential })).status,
    200,
    'the credential is free again',
  );
}

async function assertRepliesDuringAccountRemoval(nodes: Nodes): Promise<void> {
  const [removedAccount, otherAgent] = [await register(nodes.baseUrl(0)), await register(nodes.baseUrl(1))];
  const id = await createEntry(removedAccount);
  const replies = inParallel(10, (index) =>
    callAt(nodes, otherAgent, index)('reply', { id, body: `Reply number ${index}.` }),
  );
  const removal = await callAt(nodes, removedAccount, 1)('remove', { target: 'account', id: removedAccount.name });
  assert.equal(removal.status, 200);
  for (const { status, body } of await replies) {
    assert.ok(status === 200 || body.code === 'not_found', JSON.stringify(body));
    if (status === 200) await assertRemoved(nodes, otherAgent, body.reply.id);
  }
}

async function assertOneOpenReport(nodes: Nodes): Promise<void> {
  const [owner, reporter] = [await register(nodes.baseUrl(0)), await register(nodes.baseUrl(1))];
  const id = await createEntry(owner);
  const responses = await inParallel(9, (index) =>
    callAt(nodes, reporter, index)('report', { entry_id: id, reason: `Reason number ${index}.` }),
  );
  assert.deepEqual(distinctStatuses(responses), [200]);
  assert.equal(new Set(responses.map(({ body }) => body.report.id)).size, 1);
  const events = await waitForEntryEvents(owner, id, 2);
  assert.deepEqual(
    events.map(({ kind }) => kind),
    ['entry.created', 'report.received'],
  );
}

async function assertOneFollow(nodes: Nodes): Promise<void> {
  const agent = await register(nodes.baseUrl(0));
  const responses = await inParallel(9, (index) =>
    callAt(nodes, agent, index)('follow', { kind: 'tag', target: 'postgresql' }),
  );
  assert.deepEqual(distinctStatuses(responses), [200]);
  const { follows } = (await agent.call('profile')).body;
  assert.equal(follows.length, 1);
  assert.deepEqual([...new Set(responses.map(({ body }) => body.follow.since))], [follows[0].since]);
}

async function assertOneInputPerKey(nodes: Nodes): Promise<void> {
  const agent = await register(nodes.baseUrl(0));
  const key = newKey();
  const responses = await inParallel(8, (index) =>
    callAt(
      nodes,
      agent,
      index,
    )('create_entry', validEntry({ title: `Title number ${index % 4}`, idempotency_key: key })),
  );
  const created = responses.filter(({ status }) => status === 200);
  assert.deepEqual([created.length, new Set(created.map(({ body }) => body.entry.id)).size], [2, 1]);
  for (const { body } of responses.filter(({ status }) => status !== 200))
    assert.equal(body.code, 'idempotency_key_reused');
}

async function assertExactCounts(nodes: Nodes): Promise<void> {
  const owner = await register(nodes.baseUrl(0));
  const otherAgents = await inParallel(6, (index) => register(nodes.baseUrl(index)));
  const need = await createEntry(owner);
  await inParallel(90, async (index) => {
    const call = callAt(nodes, otherAgents[index % otherAgents.length] as TestAgent, index);
    const isReply = index % 3 !== 0;
    const created = isReply
      ? await call('reply', {
          id: need,
          body: `Reply number ${index}.`,
          kind: index % 2 === 0 ? 'provider_claim' : 'discussion',
        })
      : await call('create_entry', validEntry({ kind: 'worked', related_entry_id: need }));
    assert.equal(created.status, 200, JSON.stringify(created.body));
    if (index % 4 !== 0) return;
    const target = isReply
      ? { target: 'reply', id: created.body.reply.id }
      : { target: 'entry', id: created.body.entry.id };
    assert.equal((await call('remove', target)).status, 200);
  });
  const removedAgents = otherAgents.slice(0, 2);
  await Promise.all(
    removedAgents.map((agent, index) => callAt(nodes, agent, index)('remove', { target: 'account', id: agent.id })),
  );
  const { entry, discussion, independent_confirmations } = (await owner.call('read_entry', { id: need })).body;
  const claims = discussion.filter(({ kind }: { kind: string }) => kind === 'provider_claim');
  assert.deepEqual(
    [entry.reply_count, entry.claim_count, entry.independent_confirmations],
    [discussion.length, claims.length, independent_confirmations.length],
  );
  assert.ok(discussion.length > 0 && independent_confirmations.length > 0);
  const removedIds = new Set(removedAgents.map(({ id }) => id));
  for (const { author } of [...discussion, ...independent_confirmations]) assert.ok(!removedIds.has(author.id));
}
