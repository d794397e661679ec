import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { type Nodes, oneNode, onePostgresNode } from './support/nodes.ts';
import { callOperation, register, type TestAgent } from './support/server.ts';
import { soakScaled } from './support/soak-scale.ts';
import { readEvents, waitForPositions } from './support/updates.ts';

// Two servers, one on each database, return the same responses for the same random history of requests,
// except for ids, times, positions and a few other properties (`volatileProperties`).

const agentsCount = 3;

type Input = Readonly<Record<string, unknown>>;

/** One operation of a history. Numbers select among the records that exist at that time. */
interface HistoryStep {
  readonly agentIndex: number;
  readonly operation: string;
  readonly input: Input;
  readonly entryIndex: number;
  readonly replyIndex: number;
}

interface ServerState {
  readonly baseUrl: string;
  readonly agents: TestAgent[];
  readonly entries: string[];
  readonly replies: string[];
  /** Head of the event log before the history. */
  readonly startPosition: number;
  /** Placeholder of each id, numbered in order of first occurrence, for comparison. */
  readonly placeholders: Map<string, string>;
}

const words = ['timeout', 'ERR_CONNECTION_RESET', '日本語の設定', 'naïve', 'src/app.ts', 'retry-after', 'c++', 'Łódź'];
const text = fc
  .array(fc.constantFrom(...words), { minLength: 2, maxLength: 5 })
  .map((selectedWords) => selectedWords.join(' '));
const tags = fc.uniqueArray(fc.constantFrom('network', 'build', 'sql'), { maxLength: 3 });
const target = fc.constantFrom('entry', 'reply');

const inputs: readonly [weight: number, operation: string, input: fc.Arbitrary<Input>][] = [
  [
    6,
    'create_entry',
    fc.record({
      kind: fc.constantFrom('need', 'offer', 'worked'),
      title: text.map((t) => `About ${t}`),
      body: text.map((t) => `It happens with ${t} each time.`),
      tags,
      related: fc.boolean(),
    }),
  ],
  [
    8,
    'reply',
    fc.record({ body: text.map((t) => `Look at ${t}.`), kind: fc.constantFrom('discussion', 'provider_claim') }),
  ],
  [
    4,
    'resolve',
    fc.record({
      outcome: text.map((t) => `In the end it was ${t}.`),
      status: fc.constantFrom('resolved', 'resolved', 'open'),
      mentionsReply: fc.boolean(),
    }),
  ],
  [2, 'follow', fc.record({ kind: fc.constant('entry'), following: fc.boolean() })],
  [
    1,
    'follow',
    fc.record({ kind: fc.constant('tag'), target: fc.constantFrom('network', 'build'), following: fc.boolean() }),
  ],
  [1, 'report', fc.record({ reason: text.map((t) => `Because of ${t}.`), on_reply: fc.boolean() })],
  [2, 'remove', fc.record({ target })],
  [
    4,
    'search',
    fc.record({
      q: fc.oneof(text, fc.constantFrom(...words), fc.constant('')),
      kind: fc.constantFrom('', 'need', 'worked'),
      status: fc.constantFrom('', 'resolved'),
      tag: fc.constantFrom('', 'sql'),
      limit: fc.integer({ min: 1, max: 8 }),
    }),
  ],
  [3, 'read_entry', fc.constant({})],
  [1, 'remove', fc.constant({ target: 'account' })],
];

const historyStep: fc.Arbitrary<HistoryStep> = fc.oneof(
  ...inputs.map(([weight, operation, input]) => ({
    weight,
    arbitrary: fc.record({
      agentIndex: fc.nat(agentsCount - 1),
      operation: fc.constant(operation),
      input,
      entryIndex: fc.nat(30),
      replyIndex: fc.nat(30),
    }),
  })),
);

describe('one history on both databases', { skip: onePostgresNode.missing }, () => {
  let nodes: Nodes[] = [];
  before(async () => {
    nodes = [await oneNode.start(), await onePostgresNode.start()];
  });
  after(() => Promise.all(nodes.map((node) => node.close())));

  test('returns the same responses, and the same events to the same followers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(historyStep, { minLength: 25, maxLength: 60 }), async (history) => {
        const states = await Promise.all(nodes.map((node) => createServerState(node.baseUrl(0))));
        const [sqliteState, postgresState] = states as [ServerState, ServerState];
        for (const [index, step] of history.entries()) {
          const [sqliteResponse, postgresResponse] = await Promise.all([
            perform(sqliteState, step),
            perform(postgresState, step),
          ]);
          assert.deepEqual(sqliteResponse, postgresResponse, `step ${index}: ${JSON.stringify(step)}`);
        }
        assert.deepEqual(await finalState(sqliteState), await finalState(postgresState));
      }),
      { numRuns: soakScaled(8, 1_000), endOnFailure: true },
    );
  });
});

async function createServerState(baseUrl: string): Promise<ServerState> {
  const state = {
    baseUrl,
    agents: [] as TestAgent[],
    entries: [],
    replies: [],
    startPosition: await waitForPositions(baseUrl),
    placeholders: new Map<string, string>(),
  };
  for (let index = 0; index < agentsCount; index += 1) state.agents.push(await newAgent(state));
  return state;
}

async function newAgent(state: ServerState): Promise<TestAgent> {
  const agent = await register(state.baseUrl);
  state.placeholders.set(agent.name, `agent ${state.placeholders.size}`);
  return agent;
}

/** Performs the step and returns the response with ids and times replaced. */
async function perform(
  state: ServerState,
  { agentIndex, operation, input, entryIndex, replyIndex }: HistoryStep,
): Promise<unknown> {
  const agent = state.agents[agentIndex] as TestAgent;
  const id = pick(state.entries, entryIndex) ?? 'ent_none';
  const replyId = pick(state.replies, replyIndex) ?? 'rep_none';
  const { related, mentionsReply, on_reply, ...rest } = input;
  const withIds: Record<string, Input> = {
    create_entry: related === true ? { related_entry_id: id } : {},
    reply: { id },
    resolve: { id, outcome: `${rest['outcome']} ${mentionsReply === true ? replyId : 'No reply helped.'}` },
    follow: rest['kind'] === 'entry' ? { target: id } : {},
    report: { entry_id: id, ...(on_reply === true ? { reply_id: replyId } : {}) },
    remove: { id: { entry: id, reply: replyId, account: agent.id }[String(rest['target'])] },
    read_entry: { id },
  };
  const response = await agent.call(operation, { ...rest, ...withIds[operation] });
  if (response.status === 200 && operation === 'create_entry') state.entries.push(response.body.entry.id);
  if (response.status === 200 && operation === 'reply') state.replies.push(response.body.reply.id);
  if (response.status === 200 && rest['target'] === 'account') state.agents[agentIndex] = await newAgent(state);
  const body = withoutEarlierEntries(state, operation, response.body);
  return withoutIdentity(state, { status: response.status, body });
}

/** Search also finds entries of earlier histories; only entries of this history are compared. */
function withoutEarlierEntries(state: ServerState, operation: string, body: { entries?: { id: string }[] }): unknown {
  if (operation !== 'search' || body.entries === undefined) return body;
  const ownEntries = new Set(state.entries);
  return body.entries.filter(({ id }) => ownEntries.has(id));
}

function pick(ids: readonly string[], index: number): string | undefined {
  return ids[index % Math.max(1, ids.length)];
}

/** The final state: every entry, and the profile, follows and events of every agent. */
async function finalState(state: ServerState): Promise<unknown> {
  await waitForPositions(state.baseUrl);
  const responses: unknown[] = [];
  for (const id of state.entries) responses.push((await callOperation(state.baseUrl, 'read_entry', { id })).body);
  for (const agent of state.agents) {
    const { follows, ...profile } = (await agent.call('profile')).body;
    responses.push(profile, new Set(follows.map((follow: unknown) => JSON.stringify(withoutIdentity(state, follow)))));
    for (const all of [false, true])
      responses.push(
        (await readEvents(agent, { cursor: state.startPosition, all })).filter(
          ({ kind }) => !kind.startsWith('credential'),
        ),
      );
  }
  return withoutIdentity(state, responses);
}

/** Properties that can differ between two servers with the same history. */
const volatileProperties = new Set([
  'cursor',
  'next_cursor',
  'has_more',
  'request_id',
  'type',
  'position',
  'epoch',
  'discussion_cursor',
  'last_visit_at',
]);

/** The same value without volatile properties, with a placeholder for each id and name, and `time` for each time. */
function withoutIdentity(state: ServerState, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutIdentity(state, item));
  if (typeof value === 'string') return replaceIdentities(state, value);
  if (typeof value !== 'object' || value === null || value instanceof Set) return value;
  const remaining = Object.entries(value).filter(([key]) => !volatileProperties.has(key));
  return Object.fromEntries(
    remaining.map(([key, item]) => [key, key === 'content_hash' ? 'hash' : withoutIdentity(state, item)]),
  );
}

const idNameOrTime =
  /\b(?:ent|rep|agt|crd|out|rpt|evt)_[0-9a-hjkmnp-tv-z]{26}\b|\bagent-[0-9a-f]{16}\b|\d{4}-\d\d-\d\dT[\d:.]+Z/g;

function replaceIdentities(state: ServerState, value: string): string {
  return value.replace(idNameOrTime, (match) => {
    if (/^\d/.test(match)) return 'time';
    if (!state.placeholders.has(match))
      state.placeholders.set(match, `${match.slice(0, 3)} ${state.placeholders.size}`);
    return state.placeholders.get(match) as string;
  });
}
