import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { bearer, type HttpResponse, send } from '../support/http.ts';
import { stores } from '../support/nodes.ts';
import { startOperatorServer } from '../support/operator.ts';
import { newCredential, register, startServer, type TestAgent, validEntry } from '../support/server.ts';

// Authorization is checked again when a wait ends.

/** Starts a long poll of updates; resolves once the server has started to process it. */
async function wait(
  baseUrl: string,
  agent: TestAgent,
  credential = agent.credential,
): Promise<Promise<HttpResponse>[]> {
  const earlierCount = credential === agent.credential ? 0 : 1;
  const cursor = await eventually('the log to contain all earlier events', async () => {
    const { body } = await agent.call('updates', { all: true });
    return body.events.length === earlierCount && { position: body.cursor };
  });
  const response = send(`${baseUrl}/updates?all=true&cursor=${cursor.position}`, {
    headers: [bearer(credential), ['Prefer', 'wait=20']],
  });
  // Each of these calls is processed after the waiting read.
  for (let turn = 0; turn < 5; turn += 1) await agent.call('profile');
  return [response];
}

const codeOf = async ([response]: Promise<HttpResponse>[]) => {
  const { status, body } = (await response) as HttpResponse;
  return `${status} ${body.code}`;
};

for (const store of stores) {
  describe(`a waiting reader on ${store.name}`, { skip: store.missing }, () => {
    test('gets an error when its credential is revoked during the wait', async (t) => {
      const nodes = await store.start();
      t.after(() => nodes.close());
      const baseUrl = nodes.baseUrl(0);
      const agent = await register(baseUrl);
      const credential = newCredential();
      const added = await agent.call('add_credential', { credential, name: 'second' });
      const response = await wait(baseUrl, agent, credential);
      await agent.call('revoke_credential', { id: added.body.credential.id });
      assert.equal(await codeOf(response), '401 credential_revoked');
    });

    test('gets an error when its account is removed during the wait', async (t) => {
      const nodes = await store.start();
      t.after(() => nodes.close());
      const baseUrl = nodes.baseUrl(0);
      const [agent, other] = [await register(baseUrl), await register(baseUrl)];
      const response = await wait(baseUrl, agent);
      await agent.call('remove', { target: 'account', id: agent.id });
      await other.call('create_entry', validEntry());
      assert.equal(await codeOf(response), '401 credential_unknown');
    });
  });
}

test('a waiting reader gets the reason when its account is suspended during the wait', async (t) => {
  const server = await startOperatorServer();
  t.after(() => server.close());
  const agent = await register(server.baseUrl);
  const response = await wait(server.baseUrl, agent);
  await server.runAdminAction('suspend', { account: agent.name, reason: 'It floods.' });
  assert.equal(await codeOf(response), '401 account_suspended');
});

test('a reader that is still authorized gets its response', async (t) => {
  const server = await startServer();
  t.after(() => server.close());
  const [agent, other] = [await register(server.baseUrl), await register(server.baseUrl)];
  const [response] = await wait(server.baseUrl, agent);
  const entry = (await other.call('create_entry', validEntry())).body.entry;
  assert.equal((await (response as Promise<HttpResponse>)).body.events[0].entry.id, entry.id);
});
