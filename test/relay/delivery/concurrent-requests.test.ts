import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { joinedRequestsMax } from '../../../src/relay/limits.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, bearer } from '../../support/http.ts';
import { topologies } from '../../support/nodes.ts';
import { openRelayTestEnvironment, someLead } from '../../support/relay.ts';
import { httpResponse } from '../../support/tls-sink.ts';

for (const topology of topologies) {
  describe(`requests for one delivery on ${topology.name}`, { skip: topology.missing }, () => {
    test('twenty concurrent identical requests to all nodes send one lead and get one receipt', async (t) => {
      const relay = await openRelayTestEnvironment(topology);
      t.after(() => relay.close());
      const trial = await relay.startTrial();
      const deliveryInput = { destination: relay.destination, lead: someLead() };
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, requestIndex) =>
          trial.deliver('same', deliveryInput, { url: relay.urls[requestIndex % relay.urls.length] ?? '' }),
        ),
      );
      assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([200]));
      assert.equal(new Set(responses.map(({ body }) => body.signature.value)).size, 1);
      assert.equal(relay.sink.requests.length, 1);
    });

    test('a hundred further requests can wait for a running delivery, and others get 409 while it runs', async (t) => {
      const pendingResponses: (() => void)[] = [];
      const relay = await openRelayTestEnvironment(topology, {
        onRequest: (socket) => {
          pendingResponses.push(() => socket.write(httpResponse('200 OK')));
        },
      });
      t.after(() => relay.close());
      const trial = await relay.startTrial();
      const deliveryInput = { destination: relay.destination, lead: someLead() };
      const url = relay.urls.at(-1) ?? '';
      const firstDelivery = trial.deliver('crowded', deliveryInput);
      await eventually('the destination has received the lead', () => pendingResponses.length === 1);
      const statuses: number[] = [];
      const requests = Array.from({ length: joinedRequestsMax + 5 }, async () => {
        const response = await trial.deliver('crowded', deliveryInput, { url });
        statuses.push(response.status);
        if (response.status === 409) assertProblem(response, 409, 'delivery_in_progress');
      });
      await eventually('requests beyond a hundred are refused', () => statuses.length === 5);
      pendingResponses[0]?.();
      await Promise.all(requests);
      assert.equal((await firstDelivery).status, 200);
      const [refusedCount, successCount] = [409, 200].map(
        (status) => statuses.filter((value) => value === status).length,
      );
      assert.deepEqual([refusedCount, successCount, relay.sink.requests.length], [5, joinedRequestsMax, 1]);
      assert.equal((await trial.deliver('crowded', deliveryInput, { url })).status, 200);
    });

    test('a running delivery is joined only by the same account with the same lead', async (t) => {
      const pendingResponses: (() => void)[] = [];
      const relay = await openRelayTestEnvironment(topology, {
        onRequest: (socket) => {
          pendingResponses.push(() => socket.write(httpResponse('200 OK')));
        },
      });
      t.after(() => relay.close());
      const [account, otherAccount] = [await relay.startTrial(), await relay.startTrial()];
      const deliveryInput = { destination: relay.destination, lead: someLead() };
      const firstDelivery = account.deliver('one key', deliveryInput);
      await eventually('the destination has received the lead', () => pendingResponses.length === 1);
      for (const url of relay.urls) {
        const otherLead = await account.deliver(
          'one key',
          { ...deliveryInput, lead: someLead({ name: 'Else' }) },
          { url },
        );
        assertProblem(otherLead, 409, 'idempotency_key_reused');
        assert.deepEqual(otherLead.body.differs, { payload: true, destination: false });
        assertProblem(
          await account.deliver('one key', deliveryInput, { url, replay: true }),
          409,
          'delivery_in_progress',
        );
      }
      const otherDelivery = otherAccount.deliver('one key', deliveryInput);
      await eventually(
        'the destination has received the lead of the other account',
        () => pendingResponses.length === 2,
      );
      for (const respond of pendingResponses) respond();
      const ids = [(await firstDelivery).body.id, (await otherDelivery).body.id];
      assert.equal(new Set(ids).size, 2);
    });

    test('a disconnecting caller does not stop the delivery, and a later request gets its receipt', async (t) => {
      let respond = () => {};
      const relay = await openRelayTestEnvironment(topology, {
        onRequest: (socket) => {
          respond = () => socket.write(httpResponse('200 OK'));
        },
      });
      t.after(() => relay.close());
      const trial = await relay.startTrial();
      const deliveryInput = { destination: relay.destination, lead: someLead() };
      const callerDisconnect = new AbortController();
      const headers = { 'content-type': 'application/json', 'idempotency-key': 'gone' };
      const authorization = bearer(trial.apiKey)[1];
      const disconnectedRequest = fetch(`${relay.urls[0]}/relay/api/v1/deliveries`, {
        method: 'POST',
        headers: { ...headers, authorization },
        body: JSON.stringify(deliveryInput),
        signal: callerDisconnect.signal,
      }).catch((error: unknown) => error);
      await eventually('the destination has received the lead', () => relay.sink.requests.length === 1);
      callerDisconnect.abort();
      assert.ok((await disconnectedRequest) instanceof Error);
      respond();
      assert.equal((await trial.deliver('gone', deliveryInput)).status, 200);
      assert.equal(relay.sink.requests.length, 1);
    });

    test('a response 503 or 429 of the destination is followed by another attempt within the request', async (t) => {
      const statuses = ['503 Service Unavailable', '429 Too Many Requests', '200 OK'];
      const relay = await openRelayTestEnvironment(topology, {
        onRequest: (socket) => socket.write(httpResponse(statuses.shift() ?? '200 OK')),
      });
      t.after(() => relay.close());
      const trial = await relay.startTrial();
      const response = await trial.deliver('busy', { destination: relay.destination, lead: someLead() });
      assert.equal(response.status, 200, response.text);
      const attempts = response.body.attempts.map((attempt: { n: number; http_status: number }) => [
        attempt.n,
        attempt.http_status,
      ]);
      assert.deepEqual(attempts, [
        [1, 503],
        [2, 429],
        [3, 200],
      ]);
      assert.equal(response.body.duplicate_possible, false);
      const ids = relay.sink.requests.map(({ headers }) => headers.find(([name]) => /^webhook-id$/i.test(name))?.[1]);
      assert.equal(new Set(ids).size, 1);
    });
  });
}
