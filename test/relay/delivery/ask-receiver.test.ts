import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { verifyReceipt } from '../../../sdk/rialto-relay.mjs';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { topologies } from '../../support/nodes.ts';
import {
  openRelayTestEnvironment,
  type RelayTestEnvironment,
  someLead,
  type TrialClient,
} from '../../support/relay.ts';
import { headersByName, httpResponse, resetConnection, type SinkRequest } from '../../support/tls-sink.ts';

for (const topology of topologies) {
  describe(`asking the receiver of an ambiguous delivery on ${topology.name}`, { skip: topology.missing }, () => {
    let relay: RelayTestEnvironment;
    let responseStatus = '200 OK';
    let beforeResponse = async () => {};
    const requests: SinkRequest[] = [];
    before(async () => {
      relay = await openRelayTestEnvironment(topology, {
        onRequest(socket, request) {
          if (request.line.startsWith('POST ')) return resetConnection(socket);
          requests.push(request);
          void beforeResponse().then(() => socket.write(httpResponse(responseStatus)));
        },
      });
    });
    after(() => relay.close());

    /** Requests that the relay asks the receiver, at `receipt_url`, whether the lead has arrived. */
    const askReceiver = (trial: TrialClient, id: string, receipt_url = relay.destination, nodeIndex = 0) =>
      post(`${relay.urls[nodeIndex % relay.urls.length]}/relay/api/v1/deliveries/${id}/ask`, { receipt_url }, [
        bearer(trial.apiKey),
      ]);
    const deliverAmbiguously = async (trial: TrialClient, key: string) => {
      const result = await trial.deliver(key, { destination: relay.destination, lead: someLead() });
      assertProblem(result, 424, 'delivery_ambiguous');
      return result.body.receipt;
    };

    test("adds the receiver's statement to the next receipt of the chain", async () => {
      const trial = await relay.startTrial();
      let previousReceipt = await deliverAmbiguously(trial, 'one');
      const { keys } = (await send(`${relay.urls[0]}/relay/.well-known/rialto-keys.json`)).body;
      for (const [status, outcome] of [
        ['200 OK', 'arrived'],
        ['404 Not Found', 'not_arrived'],
      ] as const) {
        responseStatus = status;
        const result = await askReceiver(trial, previousReceipt.id);
        assert.equal(result.status, 200, result.text);
        const { settled } = result.body;
        assert.deepEqual([settled.outcome, settled.stated_by], [outcome, 'receiver']);
        const { receipt } = (await trial.get(`/deliveries/${previousReceipt.id}`)).body;
        assert.deepEqual([receipt.state, receipt.effect, receipt.settled], ['ambiguous', 'unknown', settled]);
        assert.equal(receipt.next_action, outcome === 'arrived' ? 'none' : 'replay');
        assert.equal((await verifyReceipt(receipt, keys, { previous: previousReceipt })).ok, true);
        const request = requests.at(-1);
        const headers = headersByName(request ?? assert.fail('the receiver got no request'));
        assert.equal(headers['webhook-id'], previousReceipt.id);
        assert.match(headers['webhook-signature'] ?? '', /^v1,/);
        assert.match(request?.line ?? '', /^GET /);
        if (outcome === 'arrived') previousReceipt = await deliverAmbiguously(trial, 'two');
      }
    });

    test('does not state that a lead has not arrived that was replayed during the query', async (t) => {
      const trial = await relay.startTrial();
      const { id } = await deliverAmbiguously(trial, 'replayed');
      responseStatus = '404 Not Found';
      t.after(() => {
        beforeResponse = async () => {};
      });
      beforeResponse = async () => {
        const input = { destination: relay.destination, lead: someLead() };
        assertProblem(await trial.deliver('replayed', input, { replay: true }), 424, 'delivery_ambiguous');
      };
      assertProblem(await askReceiver(trial, id), 424, 'receiver_unanswered');
      assert.equal((await trial.get(`/deliveries/${id}`)).body.receipt.settled, undefined);
    });

    test('sends one request for concurrent calls on any node, even after an inconclusive response', async () => {
      const trial = await relay.startTrial();
      const { id } = await deliverAmbiguously(trial, 'three');
      responseStatus = '503 Busy';
      const requestsBefore = requests.length;
      const results = await Promise.all(
        [0, 1, 2].map((nodeIndex) => askReceiver(trial, id, relay.destination, nodeIndex)),
      );
      const codes = results.map(({ body }) => String(body.code)).toSorted((left, right) => left.localeCompare(right));
      assert.deepEqual(codes, ['receiver_asked', 'receiver_asked', 'receiver_unanswered']);
      assertProblem(await askReceiver(trial, id), 409, 'receiver_asked');
      assert.equal(requests.length, requestsBefore + 1);
      assert.equal((await trial.get(`/deliveries/${id}`)).body.receipt.settled, undefined);
    });

    test('sends nothing to another origin, for another account or for a delivery that is not ambiguous', async () => {
      const trial = await relay.startTrial();
      const { id } = await deliverAmbiguously(trial, 'four');
      const requestsBefore = requests.length;
      for (const url of ['https://crm.example.com/receipts', 'https://10.0.0.1/', 'http://localhost/'])
        assertProblem(await askReceiver(trial, id, url), 400, 'invalid_input', url);
      const [fault] = (await askReceiver(trial, id, 'https://10.0.0.1/')).body.errors;
      assert.deepEqual([fault.pointer, fault.code], ['/receipt_url', 'ip_literal'], 'the rules of destinations apply');
      assertProblem(await askReceiver(await relay.startTrial(), id), 404, 'not_found');
      const echoDelivery = await trial.deliver('five', {
        destination: `${relay.urls[0]?.replace('http:', 'https:')}/relay/echo/${'a'.repeat(24)}`,
        lead: someLead(),
      });
      assert.equal(echoDelivery.status, 200, echoDelivery.text);
      assertProblem(await askReceiver(trial, echoDelivery.body.id), 409, 'not_ambiguous');
      assert.equal(requests.length, requestsBefore);
      assert.equal((await askReceiver(trial, id)).body.code, 'receiver_unanswered');
    });
  });
}
