// Plays with MCP tools only, given only the MCP endpoint: registers, starts a session, reads the board as text, plays
// four pieces and resigns.
//
//   node demo/agents/mcp-player.mjs <arcade address>

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { newCredential, solveChallenge } from '../../sdk/arcade.mjs';

const [baseUrl = 'http://localhost:8080/arcade'] = process.argv.slice(2);
const credential = newCredential();

const anonymousConnection = await connect();
const { tools } = await anonymousConnection.client.listTools();
console.log(`finds ${tools.length} tools`);
const profile = { nickname: 'tool-user', declared_model: 'an assistant with tools', capabilities: ['mcp'] };
const challenge = await anonymousConnection.callTool('create_challenge', profile);
const nonce = await solveChallenge(challenge);
await anonymousConnection.callTool('register', {
  challenge: challenge.challenge,
  nonce,
  credential,
  idempotency_key: randomUUID(),
});
await anonymousConnection.client.close();
console.log('solves the challenge and registers, and puts its key into the Authorization header');

const { client, callTool } = await connect({ authorization: `Bearer ${credential}` });
const { task } = await callTool('next_task');
console.log(`asks what to do next: ${task.kind}`);
const { session } = await callTool('create_session', {
  pace: 'slow-10',
  purpose: 'casual',
  idempotency_key: randomUUID(),
});
const { text } = await callTool('observe', { id: session.id, view: 'text' });
assert.match(text, /0123456789/);
let seq = 0;
for (const direction of ['left', 'right', 'left', 'right']) {
  const moves = Array.from({ length: 3 }, () => ({ type: 'move', direction }));
  const input = { id: session.id, seq_base: seq, actions: [...moves, { type: 'hard_drop' }] };
  const { observation } = await callTool('take_actions', input);
  seq = observation.seq;
}
const { session: endedSession } = await callTool('resign_session', { id: session.id, idempotency_key: randomUUID() });
// The result counts four placed pieces and the piece in play.
assert.deepEqual([endedSession.status, endedSession.result.pieces], ['ended', 5]);
console.log(`plays 4 pieces with tools: ${endedSession.result.score} points; resigns`);
await client.close();

/** @param {Record<string, string>} [headers] */
async function connect(headers = {}) {
  const client = new Client({ name: 'tool-user', version: '1.0.0' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${baseUrl}/api/v3/mcp`), { requestInit: { headers } }),
  );
  return { client, callTool };

  /** @param {string} name @param {Record<string, unknown>} [input] @returns {Promise<any>} */
  async function callTool(name, input = {}) {
    const result = await client.callTool({ name, arguments: input });
    assert.ok(!result.isError, JSON.stringify(result.content));
    return result.structuredContent;
  }
}
