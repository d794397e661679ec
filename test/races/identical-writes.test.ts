import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Operation } from '../../src/core/operation/operation.ts';
import { operations } from '../../src/exchange/operations.ts';
import { eventually } from '../support/eventually.ts';
import { createTestData, type ExchangeFixtureData, validInput } from '../support/exchange-operations.ts';
import { bearer, type HttpResponse, post } from '../support/http.ts';
import { type Nodes, topologies } from '../support/nodes.ts';
import type { Input } from '../support/operations.ts';
import { newCredential, newKey, register, type TestAgent, validEntry } from '../support/server.ts';
import { soakScaled } from '../support/soak-scale.ts';

// Twenty concurrent identical calls take effect once, and all get the same response.

const callers = 20;
const rounds = soakScaled(1, 100);

for (const topology of topologies) {
  describe(`identical concurrent writes on ${topology.name}`, { skip: topology.missing }, async () => {
    const nodes = topology.missing === false ? await topology.start() : undefined;
    after(() => nodes?.close());

    for (const operation of operations.filter(({ effect }) => effect === 'write')) {
      test(`${operation.name}: twenty concurrent calls take effect once`, async () => {
        for (let round = 0; round < rounds; round += 1) await assertExecutedOnce(nodes as Nodes, operation);
      });
    }
    test('remove: twenty concurrent removals of an account take effect once', () =>
      assertSelfRevoking(nodes as Nodes, removesAccount));
    test('revoke_credential: twenty concurrent revocations of the key that sends them take effect once', () =>
      assertSelfRevoking(nodes as Nodes, revokesItself));
  });
}

async function assertExecutedOnce(nodes: Nodes, operation: Operation): Promise<void> {
  const testData = await createTestData(nodes.baseUrl(0));
  const input = await validInput(operation, testData);
  assertOneResponse(await sendConcurrently(nodes, operation, input, testData.agent.credential));
  await waitForMarker(nodes, testData);
  assert.deepEqual(await countsOf(testData), { ...initialCounts, ...changedCounts[operation.name] });
}

/** Counts of the events and records of an agent and its entry before the operation. */
const initialCounts = {
  created: 1,
  removed: 0,
  replies: 1,
  follows: 0,
  outcomes: 0,
  credentials: 1,
  added: 0,
  revoked: 0,
  reports: 0,
};

/** The counts that differ after one call and its preparation. */
const changedCounts: Readonly<Record<string, Partial<typeof initialCounts>>> = {
  create_entry: { created: 2 },
  reply: { replies: 2 },
  follow: { follows: 1 },
  resolve: { outcomes: 1 },
  add_credential: { credentials: 2, added: 1 },
  revoke_credential: { credentials: 2, added: 1, revoked: 1 },
  report: { reports: 1 },
  remove: { created: 2, removed: 1 },
};

interface ReceivedEvent {
  readonly kind: string;
  readonly actor: { readonly id: string } | null;
  readonly entry: { readonly id: string } | null;
}

/** Waits until an event written after everything else is readable. */
async function waitForMarker(nodes: Nodes, { agent }: ExchangeFixtureData): Promise<void> {
  const markerAgent = await register(nodes.baseUrl(1));
  const { id } = (await markerAgent.call('create_entry', validEntry())).body.entry;
  await eventually('the last event is published', async () =>
    (await allEvents(agent)).some(({ entry }) => entry?.id === id),
  );
}

async function countsOf({ agent, entryId }: ExchangeFixtureData): Promise<typeof initialCounts> {
  const { entry, discussion, outcomes } = (await agent.call('read_entry', { id: entryId })).body;
  assert.equal(entry.reply_count, discussion.length);
  const profile = (await agent.call('profile')).body;
  const events = await allEvents(agent);
  const count = (kind: string) => events.filter((event) => event.kind === kind && event.actor?.id === agent.id).length;
  return {
    created: count('entry.created'),
    removed: count('entry.removed'),
    replies: discussion.length,
    follows: profile.follows.length,
    outcomes: outcomes.length,
    credentials: profile.credentials.length,
    added: count('credential.added'),
    revoked: count('credential.revoked'),
    reports: events.filter(({ kind }) => kind === 'report.received').length,
  };
}

async function allEvents(agent: TestAgent): Promise<ReceivedEvent[]> {
  const events: ReceivedEvent[] = [];
  for (let cursor = 0, hasMore = true; hasMore; ) {
    const page = (await agent.call('updates', { cursor, all: true })).body;
    events.push(...page.events);
    cursor = page.cursor;
    hasMore = page.has_more;
  }
  return events;
}

type SelfRevokingWrite = (testData: ExchangeFixtureData) => Promise<[operation: string, input: Input]>;

const removesAccount: SelfRevokingWrite = async ({ agent }) => [
  'remove',
  { target: 'account', id: agent.id, idempotency_key: newKey() },
];
const revokesItself: SelfRevokingWrite = async ({ agent }) => {
  const id = (await agent.call('profile')).body.credentials[0].id;
  return ['revoke_credential', { id, idempotency_key: newKey() }];
};

/** Asserts that calls that arrive after the write has revoked their credential get the stored response. */
async function assertSelfRevoking(nodes: Nodes, prepare: SelfRevokingWrite): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    const testData = await createTestData(nodes.baseUrl(0));
    const [name, input] = await prepare(testData);
    const operation = operations.find((operation) => operation.name === name) as Operation;
    const responses = await sendConcurrently(nodes, operation, input, testData.agent.credential);
    assertOneResponse(responses);
    assert.equal((await testData.agent.call('profile')).status, 401);
    assert.equal(
      (await testData.agent.call('add_credential', { credential: newCredential(), name: 'too late' })).status,
      401,
    );
  }
}

function sendConcurrently(
  nodes: Nodes,
  operation: Operation,
  input: Input,
  credential: string,
): Promise<HttpResponse[]> {
  const headers = operation.access === 'credential' ? [bearer(credential)] : [];
  return Promise.all(
    Array.from({ length: callers }, (_, callIndex) =>
      post(`${nodes.baseUrl(callIndex)}/operations/${operation.name}`, input, headers),
    ),
  );
}

function assertOneResponse(responses: readonly HttpResponse[]): void {
  for (const response of responses) assert.equal(response.status, 200, response.text);
  assert.equal(new Set(responses.map(({ text }) => text)).size, 1);
  assert.equal(responses.filter(({ headers }) => headers['idempotent-replayed'] === undefined).length, 1);
}
