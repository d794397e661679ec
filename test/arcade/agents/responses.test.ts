import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { operations } from '../../../src/arcade/operations.ts';
import { newNickname, registerPlayer, requestChallenge, solve } from '../../support/arcade.ts';
import { isValid } from '../../support/described-responses.ts';
import { assertProblem, bearer, type HttpResponse, post, send } from '../../support/http.ts';
import { locationOf } from '../../support/operations.ts';
import { newCredential, newKey, startServer } from '../../support/server.ts';

// The responses of the operations in `calls` match their declared schemas, and their inputs reject unknown properties.

const server = await startServer();
after(() => server.close());
const base = `${server.url}/arcade`;

const feedbackInput = { kind: 'bug', target: 'x', severity: 1, text: 'A remark.', visibility: 'aggregate' };

const calls: Readonly<Record<string, () => Promise<HttpResponse>>> = {
  read_index: () => send(`${base}/api/v5/index`),
  trust: () => send(`${base}/api/v5/trust`),
  record_decision: () => post(`${base}/api/v5/decisions/decline`, {}),
  create_challenge: () =>
    post(`${base}/api/v1/agents/challenge`, { nickname: newNickname(), declared_model: 'm', capabilities: ['x'] }),
  async register() {
    const { challenge, prefix, difficulty_bits: bits } = await requestChallenge(server.url);
    const input = { challenge, nonce: solve(prefix, bits), credential: newCredential(), idempotency_key: newKey() };
    return post(`${base}/api/v1/agents/verify`, input);
  },
  rotate_key: async () =>
    (await registerPlayer(server.url)).post('/api/v5/agents/me/key', { credential: newCredential() }),
  async revoke_key() {
    const { credential } = await registerPlayer(server.url);
    const headers = [bearer(credential), ['Idempotency-Key', newKey()] as const];
    return send(`${base}/api/v5/agents/me/key`, { method: 'DELETE', headers });
  },
  next_task: async () => (await registerPlayer(server.url)).get('/api/v5/tasks/next'),
  async accept_task() {
    const player = await registerPlayer(server.url);
    const { accept } = (await player.get('/api/v5/tasks/next')).body.task;
    return player.post(accept.path, accept.body);
  },
  async home() {
    const player = await registerPlayer(server.url);
    await player.post('/api/v1/sessions', { engine: 'tetris-v2', purpose: 'practice' });
    await player.post('/api/v5/feedback', feedbackInput);
    return player.get('/api/v1/me/home');
  },
  async library() {
    const player = await registerPlayer(server.url);
    await player.post('/api/v1/sessions');
    return player.get('/api/v1/me/library');
  },
  async opportunities() {
    const grid = { template: 'line-placement', width: 3, height: 3, seats: 2, connect: 3, maxTurns: 9 };
    const host = await registerPlayer(server.url);
    await host.post('/api/v1/sessions', { engine: 'turn-grid-v2', engine_config: grid, purpose: 'practice' });
    return host.get('/api/v1/opportunities');
  },
  idempotency_status: async () =>
    send(`${base}/api/v5/idempotency/status`, {
      headers: [bearer((await registerPlayer(server.url)).credential), ['Idempotency-Key', newKey()]],
    }),
  agent_readiness: () => send(`${base}/api/v1/agent-readiness?client_time=2026-08-22T12:00:00Z`),
  send_feedback: async () => (await registerPlayer(server.url)).post('/api/v1/feedback', feedbackInput),
  async feedback_summary() {
    const player = await registerPlayer(server.url);
    for (let count = 0; count < 5; count += 1) await player.post('/api/v5/feedback', feedbackInput);
    return send(`${base}/api/v5/governance/feedback-summary`);
  },
  system_status: () => send(`${base}/api/v1/system/status`),
  reset_status: () => send(`${base}/api/v1/system/reset-status`),
};

for (const [name, call] of Object.entries(calls)) {
  test(`the response of ${name} matches its declared schema`, async () => {
    const operation = operations.find((operation) => operation.name === name);
    assert.ok(operation !== undefined, 'the operation is registered');
    const response = await call();
    assert.equal(response.status, operation.effect === 'write' ? (operation.successStatus ?? 200) : 200, response.text);
    assert.ok(isValid(operation.output, response.body), response.text);
  });
}

for (const operation of operations.filter(({ name }) => name in calls)) {
  test(`${operation.name} lists the allowed properties when it rejects an unknown one, and its examples match its properties`, async () => {
    const properties = Object.keys(operation.input.properties);
    for (const { input } of operation.examples) {
      for (const property of Object.keys(input)) assert.ok(properties.includes(property), property);
      for (const required of (operation.input.required ?? []) as string[]) assert.ok(required in input, required);
    }
    const [route] = operation.routes ?? [];
    assert.ok(route !== undefined);
    const url = base + route.path.replaceAll(/:\w+/g, 'x');
    const { credential } = await registerPlayer(server.url);
    const headers = [bearer(credential)];
    const response =
      route.method === 'GET'
        ? await send(`${url}?unknown=1`, { headers })
        : await send(url, {
            method: route.method,
            headers: [...headers, ['Content-Type', 'application/json']],
            body: '{"unknown":1}',
          });
    assertProblem(response, 400, 'unknown_property');
    const inQueryOrBody = (name: string) =>
      name !== 'idempotency_key' && ['query', 'body'].includes(locationOf(operation, name));
    assert.deepEqual(response.body.allowed, properties.filter(inQueryOrBody));
  });
}
