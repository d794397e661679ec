// Slow: uses up trials by real deliveries on both databases.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { testLeadsPerDay, trialUnits, undeliveredAttemptsPerDay } from '../../../src/relay/accounts/rules/trial.ts';
import { assertProblem } from '../../support/http.ts';
import { topologies } from '../../support/nodes.ts';
import { openRelayTestEnvironment, someLead } from '../../support/relay.ts';
import { httpResponse } from '../../support/tls-sink.ts';

for (const topology of topologies) {
  describe(`units of a trial on ${topology.name}`, { skip: topology.missing }, () => {
    test('exactly one of fifty concurrent deliveries gets the last unit', async (t) => {
      let status = '200 OK';
      const relay = await openRelayTestEnvironment(topology, {
        onRequest: (socket) => socket.write(httpResponse(status)),
      });
      t.after(() => relay.close());
      const trial = await relay.startTrial();
      const deliveryInput = { destination: relay.destination, lead: someLead() };
      status = '500 Internal Server Error';
      assertProblem(await trial.deliver('refused', deliveryInput), 424, 'delivery_failed');
      status = '200 OK';
      for (let index = 1; index < trialUnits; index += 1) {
        const { body } = await trial.deliver(`lead ${index}`, deliveryInput);
        assert.equal(body.usage.used, index);
      }
      const requestsBefore = relay.sink.requests.length;
      const responses = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          trial.deliver(`race ${index}`, deliveryInput, { url: relay.urls[index % relay.urls.length] ?? '' }),
        ),
      );
      assert.equal(responses.filter((response) => response.status === 200).length, 1);
      assert.equal(relay.sink.requests.length, requestsBefore + 1);
      for (const response of responses) assert.ok([200, 402, 429].includes(response.status), response.text);

      const overLimitResponse = await trial.deliver('one more', deliveryInput);
      assertProblem(overLimitResponse, 402, 'trial_limit_reached');
      const { used, limit, price, replay_still_allowed } = overLimitResponse.body.upgrade;
      assert.deepEqual(
        { used, limit, price, replay_still_allowed },
        {
          used: trialUnits,
          limit: trialUnits,
          price: '$49',
          // Without a unit left, only a failed delivery that uses a unit can be replayed. No such delivery exists.
          replay_still_allowed: false,
        },
      );
      assertProblem(await trial.deliver('refused', deliveryInput, { replay: true }), 402, 'trial_limit_reached');
      assert.equal((await trial.deliver('lead 1', deliveryInput)).status, 200);
    });

    test('the number of used units is exact when deliveries start and end concurrently on every node', async (t) => {
      const relay = await openRelayTestEnvironment(topology, {
        onRequest: (socket, { body }) =>
          socket.write(httpResponse(body.includes('"accepted"') ? '200 OK' : '500 Internal Server Error')),
      });
      t.after(() => relay.close());
      const trial = await relay.startTrial();
      const rounds = 8;
      for (let round = 0; round < rounds; round += 1) {
        const deliveryInput = (deliveryIndex: number) => ({
          destination: relay.destination,
          lead: someLead({ name: deliveryIndex === 0 ? 'accepted' : 'rejected' }),
        });
        // The maximum number of concurrent deliveries of an account, on each node.
        const startedDeliveries = relay.urls.flatMap((url, node) =>
          [0, 1].map((index) => trial.deliver(`${round} ${node} ${index}`, deliveryInput(2 * node + index), { url })),
        );
        for (const { status } of await Promise.all(startedDeliveries)) assert.ok([200, 424].includes(status));
      }
      const lastResponse = await trial.deliver('last', { destination: relay.destination, lead: someLead() });
      assert.equal(lastResponse.body.receipt.usage.used, rounds);
    });

    test('identical concurrent requests for a failing delivery with the last unit all get its failure', async (t) => {
      let responseStatus = '200 OK';
      const relay = await openRelayTestEnvironment(topology, {
        onRequest: (socket) => socket.write(httpResponse(responseStatus)),
      });
      t.after(() => relay.close());
      const trial = await relay.startTrial();
      const deliveryInput = { destination: relay.destination, lead: someLead() };
      for (let n = 1; n < trialUnits; n += 1)
        assert.equal((await trial.deliver(`unit ${n}`, deliveryInput)).status, 200);
      // A failure releases the unit for the next round.
      responseStatus = '500 Internal Server Error';
      for (let round = 0; round < 12; round += 1) {
        const deliverNext = (n: number) =>
          trial.deliver(`last ${round}`, deliveryInput, { url: relay.urls[n % relay.urls.length] ?? '' });
        const responses = await Promise.all(Array.from({ length: 20 }, (_, n) => deliverNext(n)));
        assert.deepEqual([...new Set(responses.map(({ body }) => body.code))], ['delivery_failed']);
      }
    });

    test('a delivery that is rejected with 409 uses a unit, and its replay is free', async (t) => {
      let status = '409 Conflict';
      const relay = await openRelayTestEnvironment(topology, {
        onRequest: (socket) => socket.write(httpResponse(status)),
      });
      t.after(() => relay.close());
      const trial = await relay.startTrial();
      const deliveryInput = { destination: relay.destination, lead: someLead() };
      for (let index = 1; index <= trialUnits; index += 1) {
        const response = await trial.deliver(`rejected ${index}`, deliveryInput);
        assertProblem(response, 424, 'delivery_failed');
        assert.deepEqual([response.body.receipt.effect, response.body.receipt.usage.used], ['refused', index]);
      }
      const refusal = await trial.deliver('one more', deliveryInput);
      assertProblem(refusal, 402, 'trial_limit_reached');
      assert.equal(refusal.body.upgrade.replay_still_allowed, true);
      const requestCount = relay.sink.requests.length;
      assert.equal(requestCount, trialUnits);
      status = '200 OK';
      const replayResponse = await trial.deliver('rejected 1', deliveryInput, { replay: true });
      assert.deepEqual([replayResponse.status, replayResponse.body.usage.used], [200, trialUnits]);
    });

    for (const status of ['408 Request Timeout', '429 Too Many Requests', '503 Service Unavailable', '502 Bad Gateway'])
      test(`a ${status} response restores the unit`, async (t) => {
        const relay = await openRelayTestEnvironment(topology, {
          onRequest: (socket) => socket.write(httpResponse(status)),
        });
        t.after(() => relay.close());
        const trial = await relay.startTrial();
        const response = await trial.deliver('unit restored', { destination: relay.destination, lead: someLead() });
        assertProblem(response, 424, 'delivery_failed');
        assert.equal(response.body.receipt.usage.used, 0);
      });

    test('deliveries of a trial are refused for the rest of the day after a hundred undelivered attempts', async (t) => {
      let status = '500 Internal Server Error';
      const relay = await openRelayTestEnvironment(topology, {
        onRequest: (socket) => socket.write(httpResponse(status)),
      });
      t.after(() => relay.close());
      const trial = await relay.startTrial();
      const deliveryInput = { destination: relay.destination, lead: someLead() };
      for (let index = 1; index <= undeliveredAttemptsPerDay; index += 1)
        assertProblem(await trial.deliver(`failed ${index}`, deliveryInput), 424, 'delivery_failed');
      status = '200 OK';
      const requestsBefore = relay.sink.requests.length;
      for (const replay of [false, true]) {
        const refusal = await trial.deliver(replay ? 'failed 1' : 'one more', deliveryInput, { replay });
        assertProblem(refusal, 429, 'rate_limited');
        assert.equal(refusal.body.limit, 'relay-undelivered');
        const waitSeconds = Number(refusal.headers['retry-after']);
        assert.ok(waitSeconds > 0 && waitSeconds <= 86_400);
      }
      const testLeadResponse = await trial.deliver('test', { ...deliveryInput, lead: someLead({ test: true }) });
      assertProblem(testLeadResponse, 429, 'rate_limited');
      // The stored response of a used idempotency key is still returned.
      assertProblem(await trial.deliver('failed 2', deliveryInput), 424, 'delivery_failed');
      assert.equal(relay.sink.requests.length, requestsBefore);
    });

    test('test leads use no unit and are limited per day', async (t) => {
      const relay = await openRelayTestEnvironment(topology);
      t.after(() => relay.close());
      const trial = await relay.startTrial();
      const deliveryInput = { destination: relay.destination, lead: someLead({ test: true }) };
      for (let index = 1; index <= testLeadsPerDay; index += 1) {
        const response = await trial.deliver(`test ${index}`, deliveryInput);
        assert.deepEqual([response.status, response.body.usage.used], [200, 0]);
      }
      assertProblem(await trial.deliver('one more', deliveryInput), 429, 'rate_limited');
      // Account limits are checked after stored responses, and before the existence of the delivery to replay.
      assertProblem(await trial.deliver('none', deliveryInput, { replay: true }), 429, 'rate_limited');
      assert.equal((await trial.deliver('test 1', deliveryInput)).status, 200);
      assert.equal((await trial.deliver('live', { ...deliveryInput, lead: someLead() })).status, 200);
    });
  });
}
