import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { newCredential, register, startServer, validEntry } from '../support/server.ts';

const server = await startServer();
after(() => server.close());

const invisibleText = '\u3164\u115f\u1160\uffa0'.repeat(2);

test('a title or credential name of invisible characters is refused', async () => {
  const agent = await register(server.baseUrl);
  for (const [operation, input, pointer] of [
    ['create_entry', validEntry({ title: invisibleText }), '/title'],
    ['add_credential', { credential: newCredential(), name: invisibleText }, '/name'],
  ] as const) {
    const { status, body } = await agent.call(operation, input);
    assert.deepEqual([status, body.code, body.errors[0].pointer], [400, 'invalid_input', pointer], operation);
  }
});

test('the same characters next to a letter are kept unchanged', async () => {
  const agent = await register(server.baseUrl);
  const title = `${invisibleText} 가나`;
  assert.equal((await agent.call('create_entry', validEntry({ title }))).body.entry.title, title);
});
