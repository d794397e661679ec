// Slow: uses up trials by real deliveries on both databases.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { testLeadsPerDay, trialUnits, undeliveredPerDay } from '../../../src/relay/accounts/rules/trial.ts';
import { assertProblem } from '../../support/http.ts';
import { topologies } from '../../support/nodes.ts';
import { openRelaySite, someLead } from '../../support/relay.ts';
import { httpResponse } from '../../support/tls-sink.ts';

for (const layout of topologies) {
  describe(`units of a trial on ${layout.name}`, { skip: layout.missing }, () => {
    test('exactly one of fifty concurrent deliveries gets the last unit', async (t) => {
      let status = '200 OK';
      const site = await openRelaySite(layout, { onRequest: (socket) => socket.write(httpResponse(status)) });
      t.after(() => site.close());
      const source = await site.source();
      const order = { destination: site.destination, lead: someLead() };
      status = '500 Internal Server Error';
      assertProblem(await source.deliver('refused', order), 424, 'delivery_failed');
      status = '200 OK';
      for (let index = 1; index < trialUnits; index += 1) {
        const { body } = await source.deliver(`lead ${index}`, order);
        assert.equal(body.usage.used, index);
      }
      const requestsBefore = site.sink.requests.length;
      const responses = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          source.deliver(`race ${index}`, order, { url: site.urls[index % site.urls.length] ?? '' }),
        ),
      );
      assert.equal(responses.filter((response) => response.status === 200).length, 1);
      assert.equal(site.sink.requests.length, requestsBefore + 1);
      for (const response of responses) assert.ok([200, 402, 429].includes(response.status), response.text);

      const overLimit = await source.deliver('one more', order);
      assertProblem(overLimit, 402, 'trial_limit_reached');
      const { used, limit, price, replay_still_allowed } = overLimit.body.upgrade;
      assert.deepEqual(
        { used, limit, price, replay_still_allowed },
        {
          used: trialUnits,
          limit: trialUnits,
          price: '$49',
          // All deliveries that hold a unit were delivered.
          replay_still_allowed: false,
        },
      );
      assertProblem(await source.deliver('refused', order, { replay: true }), 402, 'trial_limit_reached');
      assert.equal((await source.deliver('lead 1', order)).status, 200);
    });

    test('units stay exact while deliveries start and end concurrently on every node', async (t) => {
      const site = await openRelaySite(layout, {
        onRequest: (socket, { body }) =>
          socket.write(httpResponse(body.includes('"kept"') ? '200 OK' : '500 Internal Server Error')),
      });
      t.after(() => site.close());
      const source = await site.source();
      const rounds = 8;
      for (let round = 0; round < rounds; round += 1) {
        const order = (nodeIndex: number) => ({
          destination: site.destination,
          lead: someLead({ name: nodeIndex === 0 ? 'kept' : 'given back' }),
        });
        // The maximum number of concurrent deliveries of an account, on each node.
        const started = site.urls.flatMap((url, node) =>
          [0, 1].map((at) => source.deliver(`${round} ${node} ${at}`, order(2 * node + at), { url })),
        );
        for (const { status } of await Promise.all(started)) assert.ok([200, 424].includes(status));
      }
      const last = await source.deliver('last', { destination: site.destination, lead: someLead() });
      assert.equal(last.body.receipt.usage.used, rounds);
    });

    test('an identical concurrent request to the delivery with the last unit gets its receipt', async (t) => {
      let respondWith = '200 OK';
      const site = await openRelaySite(layout, { onRequest: (socket) => socket.write(httpResponse(respondWith)) });
      t.after(() => site.close());
      const source = await site.source();
      const order = { destination: site.destination, lead: someLead() };
      for (let n = 1; n < trialUnits; n += 1) assert.equal((await source.deliver(`unit ${n}`, order)).status, 200);
      // A failure releases the unit for the next round.
      respondWith = '500 Internal Server Error';
      for (let round = 0; round < 12; round += 1) {
        const deliverNext = (n: number) =>
          source.deliver(`last ${round}`, order, { url: site.urls[n % site.urls.length] ?? '' });
        const responses = await Promise.all(Array.from({ length: 20 }, (_, n) => deliverNext(n)));
        assert.deepEqual([...new Set(responses.map(({ body }) => body.code))], ['delivery_failed']);
      }
    });

    test('a response that rejects the lead uses a unit, and its replays are free', async (t) => {
      let status = '409 Conflict';
      const site = await openRelaySite(layout, { onRequest: (socket) => socket.write(httpResponse(status)) });
      t.after(() => site.close());
      const source = await site.source();
      const order = { destination: site.destination, lead: someLead() };
      for (let index = 1; index <= trialUnits; index += 1) {
        const response = await source.deliver(`kept there ${index}`, order);
        assertProblem(response, 424, 'delivery_failed');
        assert.deepEqual([response.body.receipt.effect, response.body.receipt.usage.used], ['refused', index]);
      }
      const over = await source.deliver('one more', order);
      assertProblem(over, 402, 'trial_limit_reached');
      assert.equal(over.body.upgrade.replay_still_allowed, true);
      const arrived = site.sink.requests.length;
      assert.equal(arrived, trialUnits);
      status = '200 OK';
      const replayed = await source.deliver('kept there 1', order, { replay: true });
      assert.deepEqual([replayed.status, replayed.body.usage.used], [200, trialUnits]);
    });

    for (const status of ['408 Request Timeout', '429 Too Many Requests', '503 Service Unavailable', '502 Bad Gateway'])
      test(`a ${status} response restores the unit`, async (t) => {
        const site = await openRelaySite(layout, { onRequest: (socket) => socket.write(httpResponse(status)) });
        t.after(() => site.close());
        const source = await site.source();
        const response = await source.deliver('given back', { destination: site.destination, lead: someLead() });
        assertProblem(response, 424, 'delivery_failed');
        assert.equal(response.body.receipt.usage.used, 0);
      });

    test('deliveries of a trial are refused for the day after a hundred undelivered attempts', async (t) => {
      let status = '500 Internal Server Error';
      const site = await openRelaySite(layout, { onRequest: (socket) => socket.write(httpResponse(status)) });
      t.after(() => site.close());
      const source = await site.source();
      const order = { destination: site.destination, lead: someLead() };
      for (let index = 1; index <= undeliveredPerDay; index += 1)
        assertProblem(await source.deliver(`failed ${index}`, order), 424, 'delivery_failed');
      status = '200 OK';
      const requestsBefore = site.sink.requests.length;
      for (const replay of [false, true]) {
        const refused = await source.deliver(replay ? 'failed 1' : 'one more', order, { replay });
        assertProblem(refused, 429, 'rate_limited');
        assert.equal(refused.body.limit, 'relay-undelivered');
        const waitSeconds = Number(refused.headers['retry-after']);
        assert.ok(waitSeconds > 0 && waitSeconds <= 86_400);
      }
      const test = await source.deliver('test', { ...order, lead: someLead({ test: true }) });
      assertProblem(test, 429, 'rate_limited');
      // The receipt of a key is still returned.
      assertProblem(await source.deliver('failed 2', order), 424, 'delivery_failed');
      assert.equal(site.sink.requests.length, requestsBefore);
    });

    test('test leads use no unit and are limited per day', async (t) => {
      const site = await openRelaySite(layout);
      t.after(() => site.close());
      const source = await site.source();
      const order = { destination: site.destination, lead: someLead({ test: true }) };
      for (let index = 1; index <= testLeadsPerDay; index += 1) {
        const response = await source.deliver(`test ${index}`, order);
        assert.deepEqual([response.status, response.body.usage.used], [200, 0]);
      }
      assertProblem(await source.deliver('one more', order), 429, 'rate_limited');
      // Account limits are checked after stored responses and before existence.
      assertProblem(await source.deliver('none', order, { replay: true }), 429, 'rate_limited');
      assert.equal((await source.deliver('test 1', order)).status, 200);
      assert.equal((await source.deliver('live', { ...order, lead: someLead() })).status, 200);
    });
  });
}
