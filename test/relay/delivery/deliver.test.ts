import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertProblem, type HttpResponse } from '../../support/http.ts';
import { databaseTopologies } from '../../support/nodes.ts';
import { createReceiptVerifier, findBrokenLink } from '../../support/receipts.ts';
import { openRelayTestEnvironment, type RelayTestEnvironment, someLead } from '../../support/relay.ts';
import { httpResponse } from '../../support/tls-sink.ts';

for (const topology of databaseTopologies) {
  describe(`deliveries on ${topology.name}`, { skip: topology.missing }, () => {
    let relay: RelayTestEnvironment;
    let responseStatus = '200 OK';
    before(async () => {
      relay = await openRelayTestEnvironment(topology, {
        onRequest: (socket) => {
          if (responseStatus === 'close without a response') socket.destroy();
          else socket.write(httpResponse(responseStatus, 'thank you'));
        },
      });
    });
    after(() => relay.close());
    const deliveryInput = () => ({ destination: relay.destination, lead: someLead() });

    test('a signed lead is delivered once, and the response is a verifiable receipt', async () => {
      responseStatus = '200 OK';
      const trial = await relay.startTrial();
      const requestsBefore = relay.sink.requests.length;
      const response = await trial.deliver('one', deliveryInput());
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
      assert.equal((await createReceiptVerifier(relay.urls[0] ?? ''))(response.body), null);
      const [request, ...furtherRequests] = relay.sink.requests.slice(requestsBefore);
      assert.equal(furtherRequests.length, 0);
      assert.deepEqual(JSON.parse(String(request?.body)).data, someLead());
      assert.ok(request?.headers.some(([name, value]) => /^webhook-id$/i.test(name) && value === response.body.id));

      const secondResponse = await trial.deliver('one', deliveryInput());
      assert.equal(secondResponse.status, 200);
      assert.equal(secondResponse.headers['idempotent-replayed'], 'true');
      assert.deepEqual(secondResponse.body.signature, response.body.signature);
      assert.equal(secondResponse.body.usage, undefined);
      assert.equal(relay.sink.requests.length, requestsBefore + 1);
      assertProblem(await trial.deliver('one', deliveryInput(), { replay: true }), 409, 'already_delivered');
    });

    test('twenty identical concurrent requests create one delivery and one receipt', async () => {
      responseStatus = '200 OK';
      const trial = await relay.startTrial();
      const requestsBefore = relay.sink.requests.length;
      const responses = await Promise.all(Array.from({ length: 20 }, () => trial.deliver('many', deliveryInput())));
      assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([200]));
      assert.equal(new Set(responses.map(({ body }) => body.signature.value)).size, 1);
      assert.equal(relay.sink.requests.length, requestsBefore + 1);
    });

    test('a key that was used for another lead or destination is refused with the difference, and a replay of an unknown key is not found', async () => {
      responseStatus = '200 OK';
      const trial = await relay.startTrial();
      await trial.deliver('mine', deliveryInput());
      const otherLeadResponse = await trial.deliver('mine', { ...deliveryInput(), lead: someLead({ name: 'Else' }) });
      assertProblem(otherLeadResponse, 409, 'idempotency_key_reused');
      assert.deepEqual(otherLeadResponse.body.differs, { payload: true, destination: false });
      const otherDestinationResponse = await trial.deliver('mine', {
        ...deliveryInput(),
        destination: `${relay.destination}2`,
      });
      assert.deepEqual(otherDestinationResponse.body.differs, { payload: false, destination: true });
      assertProblem(await trial.deliver('unknown', deliveryInput(), { replay: true }), 404, 'not_found');
    });

    test('a rejected lead uses a unit, and its replay uses no further unit', async () => {
      const trial = await relay.startTrial();
      responseStatus = '404 Not Found';
      const firstResponse = await trial.deliver('again', deliveryInput());
      assertProblem(firstResponse, 424, 'delivery_failed');
      assert.equal(firstResponse.body.receipt.effect, 'refused');
      assert.equal(firstResponse.body.receipt.usage.used, 1);
      const storedResponse = await trial.deliver('again', deliveryInput());
      assertProblem(storedResponse, 424, 'delivery_failed');
      const replayedHeaderOf = (response: HttpResponse) => response.headers['idempotent-replayed'];
      assert.deepEqual([replayedHeaderOf(firstResponse), replayedHeaderOf(storedResponse)], [undefined, 'true']);
      assert.deepEqual(storedResponse.body.receipt.signature, firstResponse.body.receipt.signature);
      responseStatus = '204 No Content';
      const mismatchResponse = await trial.deliver(
        'again',
        { ...deliveryInput(), lead: someLead({ phone: '+4930123' }) },
        { replay: true },
      );
      assertProblem(mismatchResponse, 409, 'replay_mismatch');
      const replayResponse = await trial.deliver('again', deliveryInput(), { replay: true });
      assert.equal(replayResponse.status, 200, replayResponse.text);
      assert.deepEqual(
        replayResponse.body.attempts.map(({ n }: { n: number }) => n),
        [1, 2],
      );
      assert.equal(replayResponse.body.usage.used, 1);
      assert.equal(findBrokenLink([firstResponse.body.receipt, replayResponse.body]), null);
    });

    test('a delivery without a response is ambiguous and is not retried, and a replay reports a possible duplicate', async () => {
      const trial = await relay.startTrial();
      responseStatus = 'close without a response';
      const requestsBefore = relay.sink.requests.length;
      const response = await trial.deliver('lost', deliveryInput());
      assertProblem(response, 424, 'delivery_ambiguous');
      assert.equal(response.body.receipt.next_action, 'check_destination');
      assert.equal(relay.sink.requests.length, requestsBefore + 1);
      responseStatus = '200 OK';
      const replayResponse = await trial.deliver('lost', deliveryInput(), { replay: true });
      assert.equal(replayResponse.body.duplicate_possible, true, replayResponse.text);
    });

    test('a delivery can be read by its id, by its idempotency key and in the list, but only by its own account', async () => {
      responseStatus = '200 OK';
      const trial = await relay.startTrial();
      const { body } = await trial.deliver('a key', deliveryInput());
      const readResponse = await trial.get(`/deliveries/${body.id}`);
      assert.equal(readResponse.body.state, 'delivered', readResponse.text);
      assert.deepEqual(readResponse.body.receipt.signature, body.signature);
      assert.equal((await createReceiptVerifier(relay.urls[0] ?? ''))(readResponse.body.receipt), null);
      const response = await trial.get('/deliveries/lookup', [['Idempotency-Key', 'a key']]);
      assert.deepEqual(response.body, readResponse.body);
      assertProblem(await trial.get('/deliveries/lookup?idempotency_key=a%20key'), 400, 'idempotency_key_invalid');
      const listResponse = await trial.get('/deliveries?state=delivered');
      assert.deepEqual(listResponse.body, { deliveries: [readResponse.body], next_cursor: null });
      assert.deepEqual((await trial.get('/deliveries?state=failed')).body.deliveries, []);
      const otherTrial = await relay.startTrial();
      assertProblem(await otherTrial.get(`/deliveries/${body.id}`), 404, 'not_found');
      assertProblem(await otherTrial.get('/deliveries/lookup', [['Idempotency-Key', 'a key']]), 404, 'not_found');
    });

    test('an invalid destination or lead is refused before anything is stored', async () => {
      const trial = await relay.startTrial();
      for (const destination of [
        'http://a.example.com/',
        'https://10.0.0.1/',
        'https://u:p@a.com/',
        'https://localhost/',
      ])
        assertProblem(
          await trial.deliver('bad', { ...deliveryInput(), destination }),
          400,
          'invalid_input',
          destination,
        );
      assertProblem(
        await trial.deliver('bad', { ...deliveryInput(), lead: { name: 'A', source: 's' } }),
        400,
        'invalid_input',
      );
      assertProblem(await trial.deliver('bad', { ...deliveryInput(), leads: [] }), 400, 'unknown_property');
      assert.deepEqual((await trial.get('/deliveries')).body.deliveries, []);
    });
  });
}
