import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { trialUnits } from '../../../src/relay/accounts/rules/trial.ts';
import type { Receipt } from '../../../src/relay/schemas.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, bearer, type HttpResponse, send } from '../../support/http.ts';
import { topologies } from '../../support/nodes.ts';
import {
  createTrialClient,
  openRelayTestEnvironment,
  type RelayTestEnvironment,
  someLead,
  type TrialClient,
} from '../../support/relay.ts';
import { httpResponse } from '../../support/tls-sink.ts';

const concurrency = 20;

for (const topology of topologies) {
  describe(`concurrent requests on ${topology.name}`, { skip: topology.missing }, () => {
    let relay: RelayTestEnvironment;
    let status = '200 OK';
    let responseDelay: Promise<void> | null = null;
    before(async () => {
      relay = await openRelayTestEnvironment(topology, {
        onRequest: (socket) => {
          const responseStatus = status;
          void Promise.resolve(responseDelay).then(() => socket.write(httpResponse(responseStatus)));
        },
      });
    });
    after(() => relay.close());
    const url = (nodeIndex = 0) => relay.urls[nodeIndex % relay.urls.length] ?? '';
    const deliveryInput = () => ({ destination: relay.destination, lead: someLead() });
    const usedUnits = async (trial: TrialClient) => (await trial.get('/usage')).body.used as number;
    /** Delays the next responses of the destination until the returned function is called. */
    const delayResponses = () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      responseDelay = promise;
      return () => {
        responseDelay = null;
        resolve();
      };
    };

    test(`${concurrency} concurrent replays of one delivery on all nodes send the lead once`, async () => {
      const trial = await relay.startTrial();
      status = '500 Internal Server Error';
      assertProblem(await trial.deliver('again', deliveryInput()), 424, 'delivery_failed');
      status = '200 OK';
      const sentBefore = relay.sink.requests.length;
      const responses = await Promise.all(
        Array.from({ length: concurrency }, (_, requestIndex) =>
          trial.deliver('again', deliveryInput(), { replay: true, url: url(requestIndex) }),
        ),
      );
      assert.equal(relay.sink.requests.length, sentBefore + 1);
      assert.ok(responses.some((response) => response.status === 200));
      const receipts = responses.map(({ status: code, body, text }): Receipt => {
        if (code === 200) return body;
        assert.deepEqual([code, body.code], [409, 'already_delivered'], text);
        return body.receipt;
      });
      assert.equal(new Set(receipts.map(({ signature }) => signature.value)).size, 1);
      assert.deepEqual(
        receipts[0]?.attempts.map(({ n, http_status }) => [n, http_status]),
        [
          [1, 500],
          [2, 200],
        ],
      );
      assert.equal(await usedUnits(trial), 1);
    });

    test('exactly one of many concurrent deliveries and replays that need the last unit is sent', async () => {
      const trial = await relay.startTrial();
      status = '500 Internal Server Error';
      // A response 500 restores the unit of its delivery.
      for (let index = 0; index < 6; index += 1) await trial.deliver(`unit restored ${index}`, deliveryInput());
      status = '409 Conflict';
      assertProblem(await trial.deliver('unit used', deliveryInput()), 424, 'delivery_failed');
      status = '200 OK';
      // One unit is used, and one must remain.
      for (let index = 0; index < trialUnits - 2; index += 1)
        assert.equal((await trial.deliver(`lead ${index}`, deliveryInput())).status, 200);
      assert.equal(await usedUnits(trial), trialUnits - 1);
      const sentBefore = relay.sink.requests.length;
      const concurrentCalls = Array.from({ length: 50 }, (_, requestIndex) =>
        requestIndex % 2 === 0
          ? trial.deliver(`race ${requestIndex}`, deliveryInput(), { url: url(requestIndex >> 1) })
          : trial.deliver(`unit restored ${requestIndex % 6}`, deliveryInput(), {
              url: url(requestIndex >> 1),
              replay: true,
            }),
      );
      const responses = await Promise.all(concurrentCalls);
      const deliveryIds = new Set(responses.filter((response) => response.status === 200).map(({ body }) => body.id));
      assert.equal(deliveryIds.size, 1);
      assert.equal(relay.sink.requests.length, sentBefore + 1);
      for (const { status: code, text } of responses) assert.ok([200, 402, 409, 429].includes(code), text);
      assert.equal(await usedUnits(trial), trialUnits);
      const replayResponse = await trial.deliver('unit used', deliveryInput(), { replay: true, url: url(1) });
      assert.deepEqual([replayResponse.status, replayResponse.body.usage.used], [200, trialUnits], replayResponse.text);
    });

    test('rotating the key does not end running deliveries, and an identical request with the new key gets the receipt', async () => {
      const trial = await relay.startTrial();
      const sentBefore = relay.sink.requests.length;
      const release = delayResponses();
      const deliveriesInFlight = relay.urls.map((nodeUrl, index) =>
        trial.deliver(`lead ${index}`, deliveryInput(), { url: nodeUrl }),
      );
      await eventually(
        'the destination has received all leads',
        () => relay.sink.requests.length === sentBefore + relay.urls.length,
      );
      const rotation = await send(`${url(1)}/relay/api/v1/keys/rotate`, {
        method: 'POST',
        headers: [bearer(trial.apiKey)],
      });
      const newKeyClient = createTrialClient(url(), rotation.body.api_key, trial.accountId);
      assert.equal((await newKeyClient.get('/usage')).status, 200);
      // The old key is revoked, so that it cannot join a running delivery.
      for (const nodeUrl of relay.urls)
        assertProblem(await trial.deliver('lead 0', deliveryInput(), { url: nodeUrl }), 401, 'credential_revoked');
      const joinedDelivery = newKeyClient.deliver('lead 0', deliveryInput(), { url: url(1) });
      release();
      const responses: HttpResponse[] = await Promise.all(deliveriesInFlight);
      for (const { status: code, text } of responses) assert.equal(code, 200, text);
      assert.deepEqual((await joinedDelivery).body.signature, responses[0]?.body.signature);
      assert.equal(relay.sink.requests.length, sentBefore + relay.urls.length);
      assert.equal(await usedUnits(newKeyClient), relay.urls.length);
    });
  });
}
