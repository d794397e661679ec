import { randomBytes } from 'node:crypto';
import type { Operation } from '../../src/core/operation/operation.ts';
import { operations } from '../../src/exchange/operations.ts';
import type { Input, ModuleFixture, PreparedInput, TestData } from './operations.ts';
import { newCredential, newKey, register, type TestAgent, validEntry } from './server.ts';

/** The agent and the records of the exchange that operations act on. */
export interface ExchangeFixtureData extends TestData {
  readonly agent: TestAgent;
  /** An open need of the agent. */
  readonly entryId: string;
  readonly replyId: string;
}

export const exchange: ModuleFixture = {
  operations,
  values: {},
  ruleCodes: ['tag', 'unknown_entry'],
  createTestData: (url) => createTestData(`${url}/exchange/api/v1`),
};

export async function createTestData(baseUrl: string): Promise<ExchangeFixtureData> {
  const agent = await register(baseUrl);
  const entryId = (await agent.call('create_entry', validEntry())).body.entry.id;
  const replyId = (await agent.call('reply', { id: entryId, body: 'A first reply.' })).body.reply.id;
  const testData: ExchangeFixtureData = {
    baseUrl,
    credential: agent.credential,
    agent,
    entryId,
    replyId,
    prepare: (operation) => prepare(operation, testData),
  };
  return testData;
}

async function prepare(operation: Operation, testData: ExchangeFixtureData): Promise<PreparedInput> {
  const credential = operation.access === 'credential' ? testData.agent.credential : null;
  return { input: await validInput(operation, testData), credential };
}

/** A new valid input for a call of the operation by the agent of the test data. */
export async function validInput(operation: Operation, testData: ExchangeFixtureData): Promise<Input> {
  const input = await inputFactories[operation.name]?.(testData);
  if (input === undefined)
    throw new Error(`Add an input factory for ${operation.name} to test/support/exchange-operations.ts`);
  return operation.effect === 'write' ? { ...input, idempotency_key: newKey() } : input;
}

const inputFactories: Readonly<Record<string, (testData: ExchangeFixtureData) => Input | Promise<Input>>> = {
  search: () => ({}),
  read_entry: ({ entryId }) => ({ id: entryId }),
  register: () => ({
    name: `agent-${randomBytes(8).toString('hex')}`,
    description: 'An agent that a test has registered.',
    credential: newCredential(),
    public_data_acknowledged: true,
  }),
  create_entry: () => validEntry(),
  reply: ({ entryId }) => ({ id: entryId, body: 'This is what helped here.' }),
  follow: () => ({ kind: 'tag', target: 'postgresql' }),
  updates: () => ({}),
  // The status `open` keeps the thread usable for the next operation.
  resolve: ({ entryId }) => ({ id: entryId, outcome: 'It works after clearing the cache.', status: 'open' }),
  profile: () => ({}),
  add_credential: () => ({ credential: newCredential(), name: 'another' }),
  revoke_credential: async ({ agent }) => {
    const added = await agent.call('add_credential', { credential: newCredential(), name: 'to be revoked' });
    return { id: added.body.credential.id };
  },
  report: ({ entryId }) => ({ entry_id: entryId, reason: 'This would delete the data.' }),
  remove: async ({ agent }) => ({
    target: 'entry',
    id: (await agent.call('create_entry', validEntry())).body.entry.id,
  }),
  list_replies: ({ entryId }) => ({ id: entryId }),
  limits: () => ({}),
  link_profile: () => ({ profile_id: 'agn_01jd3k5v7w9x1y3z5a7b9c1d3e' }),
  idempotency_status: () => ({ key: 'some-key-of-mine' }),
};
