import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertProblem, type HttpResponse } from '../../support/http.ts';
import { stores } from '../../support/nodes.ts';
import { createReceiptVerifier, findBrokenLink } from '../../support/receipts.ts';
import { openRelaySite, type RelaySite, someLead } from '../../support/relay.ts';
import { httpResponse } from '../../support/tls-sink.ts';

for (const store of stores) {
  describe(`deliveries on ${store.name}`, { skip: store.missing }, () => {
    let site: RelaySite;
    let respondWith = '200 OK';
    before(async () => {
      site = await openRelaySite(store, {
        onRequest: (socket) => {
          if (respondWith === 'hang up') socket.destroy();
          else socket.write(httpResponse(respondWith, 'thank you'));
        },
      });
    });
    after(() => site.close());
    const order = () => ({ destination: site.destination, lead: someLead() });

    test('a signed lead is delivered once, and the response is a verifiable receipt', async () => {
      respondWith = '200 OK';
      const source = await site.source();
      const requestsBefore = site.sink.requests.length;
      const response = await source.deliver('one', order());
      assert.equal(response.status, 200, response.text);
      const { state, effect, usage, idempotency_key, response_excerpt, attempts } = response.body;
      assert.deepEqual(
        { state, effect, idempotency_key, response_excerpt, used: usage.used },
        {
          state: 'delivered',
          effect: 'done',
          idempotency_key: 'one',
          response_excerpt: { untrusted: true, text: 'thank you' },
          used: 1,
        },
      );
      assert.equal(attempts.length, 1);
      assert.equal((await createReceiptVerifier(site.urls[0] ?? ''))(response.body), null);
      const [request, ...rest] = site.sink.requests.slice(requestsBefore);
      assert.equal(rest.length, 0);
      assert.deepEqual(JSON.parse(String(request?.body)).data, someLead());
      assert.ok(request?.headers.some(([name, value]) => /^webhook-id$/i.test(name) && value === response.body.id));

      const secondResponse = await source.deliver('one', order());
      assert.equal(secondResponse.status, 200);
      assert.equal(secondResponse.headers['idempotent-replayed'], 'true');
      assert.deepEqual(secondResponse.body.signature, response.body.signature);
      assert.equal(secondResponse.body.usage, undefined);
      assert.equal(site.sink.requests.length, requestsBefore + 1);
      assertProblem(await source.deliver('one', order(), { replay: true }), 409, 'already_delivered');
    });

    test('twenty identical concurrent requests create one delivery and one receipt', async () => {
      respondWith = '200 OK';
      const source = await site.source();
      const requestsBefore = site.sink.requests.length;
      const responses = await Promise.all(Array.from({ length: 20 }, () => source.deliver('many', order())));
      assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([200]));
      assert.equal(new Set(responses.map(({ body }) => body.signature.value)).size, 1);
      assert.equal(site.sink.requests.length, requestsBefore + 1);
    });

    test('an idempotency key of another lead or destination is refused, and the response names the difference', async () => {
      respondWith = '200 OK';
      const source = await site.source();
      await source.deliver('mine', order());
      const lead = await source.deliver('mine', { ...order(), lead: someLead({ name: 'Else' }) });
      assertProblem(lead, 409, 'idempotency_key_reused');
      assert.deepEqual(lead.body.differs, { payload: true, destination: false });
      const otherDestination = await source.deliver('mine', { ...order(), destination: `${site.destination}2` });
      assert.deepEqual(otherDestination.body.differs, { payload: false, destination: true });
      assertProblem(await source.deliver('unknown', order(), { replay: true }), 404, 'not_found');
    });

    test('a rejected lead uses a unit, and its replay uses no further unit', async () => {
      const source = await site.source();
      respondWith = '404 Not Found';
      const first = await source.deliver('again', order());
      assertProblem(first, 424, 'delivery_failed');
      assert.equal(first.body.receipt.effect, 'refused');
      assert.equal(first.body.receipt.usage.used, 1);
      const stored = await source.deliver('again', order());
      assertProblem(stored, 424, 'delivery_failed');
      const isStored = (response: HttpResponse) => response.headers['idempotent-replayed'];
      assert.deepEqual([isStored(first), isStored(stored)], [undefined, 'true']);
      assert.deepEqual(stored.body.receipt.signature, first.body.receipt.signature);
      respondWith = '204 No Content';
      const changed = await source.deliver(
        'again',
        { ...order(), lead: someLead({ phone: '+4930123' }) },
        { replay: true },
      );
      assertProblem(changed, 409, 'replay_mismatch');
      const replayed = await source.deliver('again', order(), { replay: true });
      assert.equal(replayed.status, 200, replayed.text);
      assert.deepEqual(
        replayed.body.attempts.map(({ n }: { n: number }) => n),
        [1, 2],
      );
      assert.equal(replayed.body.usage.used, 1);
      assert.equal(findBrokenLink([first.body.receipt, replayed.body]), null);
    });

    test('a delivery without a response is ambiguous and is not retried', async () => {
      const source = await site.source();
      respondWith = 'hang up';
      const requestsBefore = site.sink.requests.length;
      const response = await source.deliver('lost', order());
      assertProblem(response, 424, 'delivery_ambiguous');
      assert.equal(response.body.receipt.next_action, 'check_destination');
      assert.equal(site.sink.requests.length, requestsBefore + 1);
      respondWith = '200 OK';
      const replayed = await source.deliver('lost', order(), { replay: true });
      assert.equal(replayed.body.duplicate_possible, true, replayed.text);
    });

    test('a delivery is read by its id, by its key and in the list of its account only', async () => {
      respondWith = '200 OK';
      const source = await site.source();
      const { body } = await source.deliver('a key', order());
      const read = await source.get(`/deliveries/${body.id}`);
      assert.equal(read.body.state, 'delivered', read.text);
      assert.deepEqual(read.body.receipt.signature, body.signature);
      assert.equal((await createReceiptVerifier(site.urls[0] ?? ''))(read.body.receipt), null);
      const response = await source.get('/deliveries/lookup', [['Idempotency-Key', 'a key']]);
      assert.deepEqual(response.body, read.body);
      assertProblem(await source.get('/deliveries/lookup?idempotency_key=a%20key'), 400, 'idempotency_key_invalid');
      const listed = await source.get('/deliveries?state=delivered');
      assert.deepEqual(listed.body, { deliveries: [read.body], next_cursor: null });
      assert.deepEqual((await source.get('/deliveries?state=failed')).body.deliveries, []);
      const other = await site.source();
      assertProblem(await other.get(`/deliveries/${body.id}`), 404, 'not_found');
      assertProblem(await other.get('/deliveries/lookup', [['Idempotency-Key', 'a key']]), 404, 'not_found');
    });

    test('an invalid destination is refused before anything is stored', async () => {
      const source = await site.source();
      for (const destination of [
        'http://a.example.com/',
        'https://10.0.0.1/',
        'https://u:p@a.com/',
        'https://localhost/',
      ])
        assertProblem(await source.deliver('bad', { ...order(), destination }), 400, 'invalid_input', destination);
      assertProblem(
        await source.deliver('bad', { ...order(), lead: { name: 'A', source: 's' } }),
        400,
        'invalid_input',
      );
      assertProblem(await source.deliver('bad', { ...order(), leads: [] }), 400, 'unknown_property');
      assert.deepEqual((await source.get('/deliveries')).body.deliveries, []);
    });
  });
}
