import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { joinedRequestsMax } from '../../../src/relay/limits.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, bearer } from '../../support/http.ts';
import { topologies } from '../../support/nodes.ts';
import { openRelaySite, someLead } from '../../support/relay.ts';
import { httpResponse } from '../../support/tls-sink.ts';

for (const layout of topologies) {
  describe(`concurrent requests for one delivery on ${layout.name}`, { skip: layout.missing }, () => {
    test('twenty identical requests to any nodes send one lead and get one receipt', async (t) => {
      const site = await openRelaySite(layout);
      t.after(() => site.close());
      const source = await site.source();
      const order = { destination: site.destination, lead: someLead() };
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, nodeIndex) =>
          source.deliver('same', order, { url: site.urls[nodeIndex % site.urls.length] ?? '' }),
        ),
      );
      assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([200]));
      assert.equal(new Set(responses.map(({ body }) => body.signature.value)).size, 1);
      assert.equal(site.sink.requests.length, 1);
    });

    test('a hundred requests can wait for a running delivery, and further ones get 409 at once', async (t) => {
      const responses: (() => void)[] = [];
      const site = await openRelaySite(layout, {
        onRequest: (socket) => {
          responses.push(() => socket.write(httpResponse('200 OK')));
        },
      });
      t.after(() => site.close());
      const source = await site.source();
      const order = { destination: site.destination, lead: someLead() };
      const url = site.urls.at(-1) ?? '';
      const first = source.deliver('crowded', order);
      await eventually('the lead is there', () => responses.length === 1);
      const statuses: number[] = [];
      const requests = Array.from({ length: joinedRequestsMax + 5 }, async () => {
        const response = await source.deliver('crowded', order, { url });
        statuses.push(response.status);
        if (response.status === 409) assertProblem(response, 409, 'delivery_in_progress');
      });
      await eventually('requests beyond a hundred are refused', () => statuses.length === 5);
      responses[0]?.();
      await Promise.all(requests);
      assert.equal((await first).status, 200);
      const [refused, responseCount] = [409, 200].map((status) => statuses.filter((value) => value === status).length);
      assert.deepEqual([refused, responseCount, site.sink.requests.length], [5, joinedRequestsMax, 1]);
      assert.equal((await source.deliver('crowded', order, { url })).status, 200);
    });

    test('a running delivery is joined only by the same account with the same lead', async (t) => {
      const responses: (() => void)[] = [];
      const site = await openRelaySite(layout, {
        onRequest: (socket) => {
          responses.push(() => socket.write(httpResponse('200 OK')));
        },
      });
      t.after(() => site.close());
      const [account, other] = [await site.source(), await site.source()];
      const order = { destination: site.destination, lead: someLead() };
      const first = account.deliver('one key', order);
      await eventually('the lead is there', () => responses.length === 1);
      for (const url of site.urls) {
        const otherLead = await account.deliver('one key', { ...order, lead: someLead({ name: 'Else' }) }, { url });
        assertProblem(otherLead, 409, 'idempotency_key_reused');
        assert.deepEqual(otherLead.body.differs, { payload: true, destination: false });
        assertProblem(await account.deliver('one key', order, { url, replay: true }), 409, 'delivery_in_progress');
      }
      const otherDelivery = other.deliver('one key', order);
      await eventually('the lead of the other account is there, too', () => responses.length === 2);
      for (const respond of responses) respond();
      const ids = [(await first).body.id, (await otherDelivery).body.id];
      assert.equal(new Set(ids).size, 2);
    });

    test('a disconnecting caller does not stop the delivery, and a later request gets its receipt', async (t) => {
      let respond = () => {};
      const site = await openRelaySite(layout, {
        onRequest: (socket) => {
          respond = () => socket.write(httpResponse('200 OK'));
        },
      });
      t.after(() => site.close());
      const source = await site.source();
      const order = { destination: site.destination, lead: someLead() };
      const hangUp = new AbortController();
      const headers = { 'content-type': 'application/json', 'idempotency-key': 'gone' };
      const authorization = bearer(source.apiKey)[1];
      const disconnected = fetch(`${site.urls[0]}/relay/api/v1/deliveries`, {
        method: 'POST',
        headers: { ...headers, authorization },
        body: JSON.stringify(order),
        signal: hangUp.signal,
      }).catch((error: unknown) => error);
      await eventually('the lead is there', () => site.sink.requests.length === 1);
      hangUp.abort();
      assert.ok((await disconnected) instanceof Error);
      respond();
      assert.equal((await source.deliver('gone', order)).status, 200);
      assert.equal(site.sink.requests.length, 1);
    });

    test('a busy destination is retried within the request', async (t) => {
      const statuses = ['503 Service Unavailable', '429 Too Many Requests', '200 OK'];
      const site = await openRelaySite(layout, {
        onRequest: (socket) => socket.write(httpResponse(statuses.shift() ?? '200 OK')),
      });
      t.after(() => site.close());
      const source = await site.source();
      const response = await source.deliver('busy', { destination: site.destination, lead: someLead() });
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
      const ids = site.sink.requests.map(({ headers }) => headers.find(([name]) => /^webhook-id$/i.test(name))?.[1]);
      assert.equal(new Set(ids).size, 1);
    });
  });
}
