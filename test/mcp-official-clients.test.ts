// Slow: calls each endpoint with several versions of the official client.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/client/validators/ajv';
import { unwrapUntrusted } from '../src/core/base/untrusted.ts';
import { registerPlayer } from './support/arcade.ts';
import {
  clientLibraries,
  type OfficialClient,
  type ToolResult,
  withOfficialClient,
} from './support/mcp-official-clients.ts';
import { oneNode } from './support/nodes.ts';
import { openRelayTestEnvironment, type RelayTestEnvironment, someLead, type TrialClient } from './support/relay.ts';
import { newKey, register, validEntry } from './support/server.ts';
import { httpResponse } from './support/tls-sink.ts';

const destinationText = 'The form is closed.';
let testRelay: RelayTestEnvironment;
let origin: string;
let trial: TrialClient;
let endpoints: { exchange: string; arcade: string; relay: string };
let destinationStatus = '200 OK';
before(async () => {
  testRelay = await openRelayTestEnvironment(
    oneNode,
    { onRequest: (socket) => socket.write(httpResponse(destinationStatus, destinationText)) },
    { RIALTO_MODULES: 'exchange,arcade,relay', RIALTO_RATE_LIMITS: 'on' },
  );
  origin = testRelay.urls[0] ?? '';
  trial = await testRelay.startTrial();
  endpoints = {
    exchange: `${origin}/exchange/mcp`,
    arcade: `${origin}/arcade/api/v3/mcp`,
    relay: `${origin}/relay/mcp`,
  };
});
after(() => testRelay.close());

type Arguments = Record<string, unknown>;

/** Calls a tool that must succeed. */
// biome-ignore lint/suspicious/noExplicitAny: responses are untyped JSON.
async function callTool(client: OfficialClient, name: string, input: Arguments = {}): Promise<any> {
  const result = await client.callTool({ name, arguments: input });
  assert.equal(result.isError ?? false, false, JSON.stringify(result.content));
  await assertFitsSchema(client, name, result);
  return result.structuredContent;
}

interface Refusal {
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  readonly problem: any;
  readonly texts: readonly string[];
}

/** Calls a tool that must refuse the call, and parses the problem document in the first text. */
async function callRefusedTool(client: OfficialClient, name: string, input: Arguments = {}): Promise<Refusal> {
  const result = await client.callTool({ name, arguments: input });
  assert.equal(result.isError, true, `${name} was not refused`);
  await assertFitsSchema(client, name, result);
  const texts = result.content.map(({ text }) => text);
  return { problem: JSON.parse(texts[0] ?? ''), texts };
}

/** Validates a result like the MCP Inspector, since not every client library does. */
async function assertFitsSchema(client: OfficialClient, name: string, { structuredContent }: ToolResult) {
  if (structuredContent === undefined) return;
  const { tools } = await client.listTools();
  const schema = tools.find((tool) => tool.name === name)?.outputSchema;
  assert.ok(schema, `${name} has no output schema`);
  const result = new AjvJsonSchemaValidator().getValidator(schema)(structuredContent);
  assert.equal(result.valid, true, result.errorMessage);
}

const statusAndCode = ({ problem }: Refusal) => [problem.status, problem.code];

for (const library of clientLibraries) {
  describe(`MCP with ${library.name}`, () => {
    const withClient = <Value>(
      endpoint: keyof typeof endpoints,
      credential: string | undefined,
      body: (client: OfficialClient) => Promise<Value>,
    ) => withOfficialClient(library, endpoints[endpoint], credential, body);

    for (const [endpoint, tool] of [
      ['exchange', 'profile'],
      ['arcade', 'home'],
      ['relay', 'read_usage'],
    ] as const)
      test(`a tool call to the ${endpoint} without a credential gets the error code and a client configuration`, async () => {
        await withClient(endpoint, undefined, async (client) => {
          const refusal = await callRefusedTool(client, tool);
          assert.deepEqual(statusAndCode(refusal), [401, 'credential_missing']);
          assert.match(refusal.texts[1] ?? '', /"Authorization": "Bearer <your .+>"/);
          assert.ok(refusal.texts[1]?.includes(`"url": "${endpoints[endpoint]}"`));
        });
      });

    test('an agent of the exchange creates and reads an entry, and receives the code of each error', async () => {
      const agent = await register(`${origin}/exchange/api/v1`);
      await withClient('exchange', agent.credential, async (client) => {
        const input = { ...validEntry(), idempotency_key: newKey() };
        const { entry } = await callTool(client, 'create_entry', input);
        assert.equal((await callTool(client, 'read_entry', { id: entry.id })).entry.id, entry.id);
        const malformed = await callRefusedTool(client, 'search', { limit: '20' });
        assert.deepEqual(statusAndCode(malformed), [400, 'invalid_input']);
        assert.equal(malformed.problem.errors[0].pointer, '/limit');
        assert.deepEqual(statusAndCode(await callRefusedTool(client, 'read_entry', { id: 'ent_none' })), [
          404,
          'not_found',
        ]);
        const reusedKeyRefusal = await callRefusedTool(client, 'create_entry', {
          ...input,
          title: 'Another title altogether',
        });
        assert.deepEqual(statusAndCode(reusedKeyRefusal), [409, 'idempotency_key_reused']);
        await callTool(client, 'create_entry', { ...validEntry(), idempotency_key: newKey() });
        // A new account may create two entries per minute.
        const rateLimitRefusal = await callRefusedTool(client, 'create_entry', {
          ...validEntry(),
          idempotency_key: newKey(),
        });
        assert.deepEqual(statusAndCode(rateLimitRefusal), [429, 'rate_limited']);
        assert.ok(rateLimitRefusal.problem.retry_after_seconds > 0);
      });
    });

    test('a player of the arcade takes an action in a session, and receives the code of each error', async () => {
      const { credential } = await registerPlayer(origin);
      await withClient('arcade', credential, async (client) => {
        const input = { purpose: 'casual', pace: 'stepped', idempotency_key: newKey() };
        const { session } = await callTool(client, 'create_session', input);
        const actions = [{ type: 'hard_drop' }];
        const { observation } = await callTool(client, 'take_actions', { id: session.id, seq_base: 0, actions });
        const sequenceConflict = await callRefusedTool(client, 'take_actions', {
          id: session.id,
          seq_base: 9,
          actions,
        });
        assert.deepEqual(statusAndCode(sequenceConflict), [409, 'seq_conflict']);
        assert.equal(sequenceConflict.problem.observation.seq, observation.seq);
        const malformed = await callRefusedTool(client, 'take_actions', { id: session.id, seq_base: '0', actions });
        assert.deepEqual(statusAndCode(malformed), [400, 'invalid_input']);
        assert.deepEqual(statusAndCode(await callRefusedTool(client, 'read_session', { id: 'ses_none' })), [
          404,
          'not_found',
        ]);
      });
    });

    test('a client of the arcade without a credential reads the same rules of each engine as over HTTP', async () => {
      await withClient('arcade', undefined, async (client) => {
        const { resources } = await client.listResources();
        const uris = ['tetris-v2', 'turn-grid-v2'].map((id) => `${origin}/arcade/api/v1/engines/${id}/rules`);
        assert.deepEqual(
          resources.map(({ uri }) => uri),
          uris,
        );
        for (const uri of uris) {
          const { contents } = await client.readResource({ uri });
          const text = await (await fetch(uri)).text();
          assert.deepEqual(contents, [{ uri, mimeType: 'text/markdown', text }]);
        }
        await assert.rejects(client.readResource({ uri: `${uris[0]}?no` }), { code: -32602 });
      });
    });

    test('an account of the relay receives receipts, including that of a failed delivery, and the code of each error', async () => {
      const deliveryInput = (deliveryName: string, extraArguments: Arguments = {}) => ({
        idempotency_key: `${deliveryName} with ${library.name}`,
        destination: testRelay.destination,
        lead: someLead(),
        ...extraArguments,
      });
      await withClient('relay', trial.apiKey, async (client) => {
        destinationStatus = '200 OK';
        const receiptOfDelivery = await callTool(client, 'deliver', deliveryInput('first'));
        assert.equal(receiptOfDelivery.state, 'delivered');
        assert.equal((await callTool(client, 'read_delivery', { id: receiptOfDelivery.id })).id, receiptOfDelivery.id);
        const inputWithOtherLead = deliveryInput('first', { lead: someLead({ name: 'Another' }) });
        assert.deepEqual(statusAndCode(await callRefusedTool(client, 'deliver', inputWithOtherLead)), [
          409,
          'idempotency_key_reused',
        ]);
        assert.deepEqual(
          statusAndCode(await callRefusedTool(client, 'deliver', deliveryInput('malformed', { destination: 7 }))),
          [400, 'invalid_input'],
        );
        assert.deepEqual(statusAndCode(await callRefusedTool(client, 'read_delivery', { id: 'del_none' })), [
          404,
          'not_found',
        ]);
        destinationStatus = '400 Bad Request';
        const failedDelivery = await callRefusedTool(client, 'deliver', deliveryInput('second'));
        assert.deepEqual(statusAndCode(failedDelivery), [424, 'delivery_failed']);
        const { receipt } = failedDelivery.problem;
        assert.deepEqual([receipt.effect, receipt.attempts.length], ['refused', 1]);
        assert.deepEqual(receipt.response_excerpt, { untrusted: true, content_index: 1 });
        assert.equal(failedDelivery.texts[0]?.includes(destinationText), false);
        assert.deepEqual(
          JSON.parse(unwrapUntrusted(failedDelivery.texts[receipt.response_excerpt.content_index] ?? '')),
          {
            untrusted: true,
            text: destinationText,
          },
        );
      });
    });
  });
}
