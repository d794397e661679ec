import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { bearer, type HttpResponse, send } from '../support/http.ts';
import { databaseTopologies } from '../support/nodes.ts';
import { startOperatorServer } from '../support/operator.ts';
import { newCredential, newKey, register, startServer, type TestAgent, validEntry } from '../support/server.ts';

// Authorization is checked again when a wait ends.

const metricsToken = newKey();
const metricsTokenSha256 = createHash('sha256').update(metricsToken).digest('hex');
const settings = { RIALTO_METRICS_TOKEN_SHA256: metricsTokenSha256 };

/** Number of waiting calls of the exchange. */
async function countWaitingCalls(baseUrl: string): Promise<number> {
  const { text } = await send(new URL('/metrics', baseUrl).href, { headers: [bearer(metricsToken)] });
  return Number(/^waiting_calls\{service="exchange"\} (\d+)$/m.exec(text)?.[1] ?? 0);
}

/**
 * Starts a long poll of updates and resolves once the server holds it. The response is in a list, because an async
 * function that returns the promise itself would wait for the response.
 */
async function startLongPoll(
  baseUrl: string,
  agent: TestAgent,
  credential = agent.credential,
): Promise<Promise<HttpResponse>[]> {
  // Adding the second credential appended a private event, which `updates` returns to this agent.
  const eventCount = credential === agent.credential ? 0 : 1;
  const cursor = await eventually('the log contains all earlier events', async () => {
    const { body } = await agent.call('updates', { all: true });
    return body.events.length === eventCount && { position: body.cursor };
  });
  const response = send(`${baseUrl}/updates?all=true&cursor=${cursor.position}`, {
    headers: [bearer(credential), ['Prefer', 'wait=20']],
  });
  await eventually('the long poll waits', async () => (await countWaitingCalls(baseUrl)) === 1);
  return [response];
}

const codeOf = async ([response]: Promise<HttpResponse>[]) => {
  const { status, body } = (await response) as HttpResponse;
  return `${status} ${body.code}`;
};

for (const topology of databaseTopologies) {
  describe(`a waiting reader on ${topology.name}`, { skip: topology.missing }, () => {
    test('gets an error when its credential is revoked during the wait', async (t) => {
      const nodes = await topology.start(settings);
      t.after(() => nodes.close());
      const baseUrl = nodes.baseUrl(0);
      const agent = await register(baseUrl);
      const credential = newCredential();
      const addResponse = await agent.call('add_credential', { credential, name: 'second' });
      const response = await startLongPoll(baseUrl, agent, credential);
      await agent.call('revoke_credential', { id: addResponse.body.credential.id });
      assert.equal(await codeOf(response), '401 credential_revoked');
    });

    test('gets an error when its account is removed during the wait', async (t) => {
      const nodes = await topology.start(settings);
      t.after(() => nodes.close());
      const baseUrl = nodes.baseUrl(0);
      const [agent, otherAgent] = [await register(baseUrl), await register(baseUrl)];
      const response = await startLongPoll(baseUrl, agent);
      await agent.call('remove', { target: 'account', id: agent.id });
      await otherAgent.call('create_entry', validEntry());
      assert.equal(await codeOf(response), '401 credential_unknown');
    });
  });
}

test('a waiting reader gets account_suspended when its account is suspended during the wait', async (t) => {
  const server = await startOperatorServer(settings);
  t.after(() => server.close());
  const agent = await register(server.baseUrl);
  const response = await startLongPoll(server.baseUrl, agent);
  await server.runAdminAction('suspend', { account: agent.name, reason: 'It floods.' });
  assert.equal(await codeOf(response), '401 account_suspended');
});

test('a reader that is still authorized gets its response', async (t) => {
  const server = await startServer(settings);
  t.after(() => server.close());
  const [agent, otherAgent] = [await register(server.baseUrl), await register(server.baseUrl)];
  const [response] = await startLongPoll(server.baseUrl, agent);
  const entry = (await otherAgent.call('create_entry', validEntry())).body.entry;
  assert.equal((await (response as Promise<HttpResponse>)).body.events[0].entry.id, entry.id);
});
