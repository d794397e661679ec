import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertProblem, bearer, type HttpResponse, post, send } from '../../support/http.ts';
import { type OperatorServer, startOperatorServer } from '../../support/operator.ts';
import {
  createTrialClient,
  type LeadSink,
  someLead,
  startLeadSink,
  startTrial,
  type TrialClient,
} from '../../support/relay.ts';
import { httpResponse } from '../../support/tls-sink.ts';

const email = 'operated@shop.example';

describe('moderation of the relay', () => {
  let status = '200 OK';
  let leadSink: LeadSink;
  let server: OperatorServer;
  let trial: TrialClient;
  let storedResponse: HttpResponse;
  const deliveryInput = () => ({ destination: leadSink.destination, lead: someLead() });
  const trials = () => `${server.url}/relay/api/v1/trials`;
  before(async () => {
    leadSink = await startLeadSink({ onRequest: (socket) => socket.write(httpResponse(status)) });
    server = await startOperatorServer(leadSink.environment as Record<string, string>);
    const { account_id, api_key } = (await post(trials(), { email })).body;
    trial = createTrialClient(server.url, api_key, account_id);
    storedResponse = await trial.deliver('stored', deliveryInput());
    status = '400 Bad Request';
    assertProblem(await trial.deliver('failed', deliveryInput()), 424, 'delivery_failed');
    status = '200 OK';
  });
  after(async () => {
    await server.close();
    await leadSink.close();
  });

  test('every call of a suspended account is refused with the reason until the account is unsuspended', async () => {
    const reason = 'Sends leads that nobody asked for.';
    const { body } = await server.runAdminAction('suspend', { module: 'relay', account: email, reason });
    assert.equal(body.account.id, trial.accountId);
    const refusal = await trial.deliver('suspended', deliveryInput());
    assertProblem(refusal, 401, 'account_suspended');
    assert.deepEqual([refusal.body.reason, refusal.body.decision_id], [reason, body.decision.id]);
    assertProblem(await trial.get('/deliveries'), 401, 'account_suspended');
    await server.runAdminAction('lift', {
      module: 'relay',
      account: trial.accountId,
      reason: 'It was a misunderstanding.',
    });
    assert.equal((await trial.get('/deliveries')).status, 200);
  });

  test('while deliveries are paused new ones are refused and existing receipts are returned', async () => {
    await server.runAdminAction('pause', { module: 'relay', what: 'posting', reason: 'The network is being changed.' });
    const requestCount = leadSink.sink.requests.length;
    const pausedResponse = await trial.deliver('new', deliveryInput());
    assertProblem(pausedResponse, 503, 'posting_paused');
    assert.equal(pausedResponse.headers['retry-after'], '60');
    assertProblem(await trial.deliver('failed', deliveryInput(), { replay: true }), 503, 'posting_paused');
    assertProblem(await trial.deliver('failed', deliveryInput()), 424, 'delivery_failed');
    const secondResponse = await trial.deliver('stored', deliveryInput());
    assert.deepEqual([secondResponse.status, secondResponse.body.signature], [200, storedResponse.body.signature]);
    const conflict = await trial.deliver('stored', { ...deliveryInput(), lead: someLead({ name: 'Other' }) });
    assertProblem(conflict, 409, 'idempotency_key_reused');
    assert.equal((await trial.get('/deliveries')).status, 200);
    assert.equal(leadSink.sink.requests.length, requestCount);
    await server.runAdminAction('resume', { module: 'relay', what: 'posting', reason: 'It is done.' });
    assert.equal((await trial.deliver('new', deliveryInput())).status, 200);
  });

  test('while registration is paused new trials are refused and keys can be rotated', async () => {
    await server.runAdminAction('pause', { module: 'relay', what: 'registration', reason: 'A flood of trials.' });
    assertProblem(await post(trials(), { email: 'other@shop.example' }), 503, 'registration_paused');
    const confirmation = { email: 'other@shop.example', code: 'ABCD-EFGH' };
    assertProblem(await post(`${trials()}/confirm`, confirmation), 503, 'registration_paused');
    assert.equal((await post(`${server.url}/relay/api/v1/keys/rotate`, {}, [bearer(trial.apiKey)])).status, 200);
    await server.runAdminAction('resume', { module: 'relay', what: 'registration', reason: 'It is over.' });
    await startTrial(server.url);
  });

  test('the relay has no records to hide, and a removed account is not found', async () => {
    const callAction = (name: string, input: object) =>
      server.runAdminAction(name, { module: 'relay', reason: 'A test.', ...input });
    await assert.rejects(callAction('hide', { target: 'delivery', id: 'dlv_1' }), /400|404/);
    const headers = [bearer(trial.apiKey), ['Idempotency-Key', 'delete-account']] as const;
    assert.equal((await send(`${server.url}/relay/api/v1/account`, { method: 'DELETE', headers })).status, 200);
    await assert.rejects(callAction('suspend', { account: email }), /404/);
  });
});
