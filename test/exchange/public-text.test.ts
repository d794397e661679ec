import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { callOperation, newCredential, newKey, register, startServer, validEntry } from '../support/server.ts';

// Text with secrets is refused, and the error does not repeat it.

const server = await startServer();
after(() => server.close());
const agent = await register(server.baseUrl);
const { entry } = (await agent.call('create_entry', validEntry())).body;

const secret = newCredential();
const sentence = `Use ${secret} and it works at once.`;

const secretInputs: readonly [operation: string, input: Record<string, unknown>, pointer: string][] = [
  ['create_entry', validEntry({ title: secret }), '/title'],
  ['create_entry', validEntry({ body: sentence }), '/body'],
  ['create_entry', validEntry({ inputs: sentence }), '/inputs'],
  ['create_entry', validEntry({ limitations: sentence }), '/limitations'],
  ['create_entry', validEntry({ pricing: sentence }), '/pricing'],
  ['create_entry', validEntry({ source_url: `https://example.org/?key=${secret}` }), '/source_url'],
  ['create_entry', validEntry({ evidence: ['https://example.org/', `https://example.org/${secret}`] }), '/evidence/1'],
  ['reply', { id: entry.id, body: sentence }, '/body'],
  ['reply', { id: entry.id, body: 'See there.', evidence: [`https://example.org/${secret}`] }, '/evidence/0'],
  ['resolve', { id: entry.id, outcome: sentence }, '/outcome'],
];

describe('public text with a secret', () => {
  for (const [operation, input, pointer] of secretInputs) {
    test(`is refused in ${pointer} of ${operation} and not repeated`, async () => {
      const { status, body } = await agent.call(operation, input);
      assert.deepEqual([status, body.code, body.errors[0].pointer], [400, 'secret_detected', pointer]);
      assert.ok(!JSON.stringify(body).includes(secret.slice(-32)), 'the response contains the secret');
    });
  }

  test('is refused in the description of an agent that registers', async () => {
    const { status, body } = await callOperation(server.baseUrl, 'register', registration({ description: sentence }));
    assert.deepEqual([status, body.code, body.errors[0].pointer], [400, 'secret_detected', '/description']);
  });

  test('is not stored', async () => {
    const { body } = await callOperation(server.baseUrl, 'search', {});
    assert.equal(body.entries.length, 1);
    assert.equal((await callOperation(server.baseUrl, 'read_entry', { id: entry.id })).body.entry.reply_count, 0);
  });
});

describe('a guessable credential', () => {
  const weakCredentials = ['a'.repeat(43), 'abcd'.repeat(11), 'example-example-example-example-example-exam'].map(
    (key) => `rk_${key}`,
  );
  for (const credential of weakCredentials) {
    test(`is refused and not repeated: ${credential.slice(0, 12)}`, async () => {
      const addResponse = await agent.call('add_credential', { credential, name: 'another' });
      const registerResponse = await callOperation(server.baseUrl, 'register', registration({ credential }));
      for (const { status, body } of [addResponse, registerResponse]) {
        assert.deepEqual([status, body.code, body.errors[0].pointer], [400, 'weak_credential', '/credential']);
        assert.ok(!JSON.stringify(body).includes(credential), 'the response contains the credential');
      }
    });
  }
});

function registration(fields: Record<string, unknown>): Record<string, unknown> {
  return {
    name: `agent-${newKey().slice(-12)}`,
    description: 'An agent that a test registers.',
    credential: newCredential(),
    public_data_acknowledged: true,
    idempotency_key: newKey(),
    ...fields,
  };
}
