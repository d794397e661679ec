import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createLog } from '../../../src/core/base/log.ts';
import { assertAbsent, filesBelow } from '../../support/canaries.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, bearer, type HttpResponse, post, send } from '../../support/http.ts';
import { topologies } from '../../support/nodes.ts';
import { openRelayTestEnvironment, type RelayTestEnvironment, someLead, startLeadSink } from '../../support/relay.ts';
import { newKey } from '../../support/server.ts';
import { withServerIn } from '../../support/server-in-folder.ts';
import { inTempFolder } from '../../support/temp.ts';
import { httpResponse } from '../../support/tls-sink.ts';

for (const topology of topologies) {
  describe(`removing an account of the relay on ${topology.name}`, { skip: topology.missing }, () => {
    let testRelay: RelayTestEnvironment;
    let responseBarrier: Promise<void> | null = null;
    before(async () => {
      testRelay = await openRelayTestEnvironment(topology, {
        onRequest: (socket) => void Promise.resolve(responseBarrier).then(() => socket.write(httpResponse('200 OK'))),
      });
    });
    after(() => testRelay.close());
    const nodeUrl = (nodeIndex = 0) => testRelay.urls[nodeIndex % testRelay.urls.length] ?? '';

    test('deletes keys and records immediately, a retry gets the same response, and the address gets no other trial', async () => {
      const email = 'leaving@shop.example';
      const trial = await post(`${nodeUrl()}/relay/api/v1/trials`, { email });
      const key: string = trial.body.api_key;
      const deliveryInput = { destination: testRelay.destination, lead: someLead() };
      const delivery = await deliver(nodeUrl(), key, 'a key', deliveryInput);
      assert.equal(delivery.status, 200, delivery.text);
      const removalKey = newKey();
      const firstResponse = await remove(nodeUrl(), key, removalKey);
      assert.deepEqual(
        [firstResponse.status, firstResponse.body],
        [200, { account_id: trial.body.account_id, records_erased: 1 }],
      );
      for (const nodeIndex of testRelay.urls.keys())
        assertProblem(await listDeliveries(nodeUrl(nodeIndex), key), 401, 'credential_unknown');
      const secondResponse = await remove(nodeUrl(1), key, removalKey);
      assert.deepEqual(
        [secondResponse.status, secondResponse.text, secondResponse.headers['idempotent-replayed']],
        [200, firstResponse.text, 'true'],
      );
      for (const spelling of [email, 'Leaving+2@shop.example'])
        assertProblem(await post(`${nodeUrl(1)}/relay/api/v1/trials`, { email: spelling }), 409, 'trial_taken');
    });

    test('twenty concurrent removals get the same response', async () => {
      const { apiKey } = await testRelay.startTrial();
      const removalKey = newKey();
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, callIndex) => remove(nodeUrl(callIndex), apiKey, removalKey)),
      );
      for (const response of responses) assert.deepEqual([response.status, response.text], [200, responses[0]?.text]);
    });

    test('the requests of a running delivery get 401 after its account was removed', async () => {
      const trial = await testRelay.startTrial();
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      responseBarrier = released;
      const requestsBefore = testRelay.sink.requests.length;
      const deliveryInput = { destination: testRelay.destination, lead: someLead() };
      const deliveryPromise = trial.deliver('in flight', deliveryInput);
      const joinedPromise = trial.deliver('in flight', deliveryInput, { url: nodeUrl(1) });
      await eventually('the sink has received the lead', () => testRelay.sink.requests.length > requestsBefore);
      const removal = await remove(nodeUrl(1), trial.apiKey, newKey());
      assert.deepEqual([removal.status, removal.body.records_erased], [200, 1]);
      release();
      responseBarrier = null;
      for (const response of await Promise.all([deliveryPromise, joinedPromise]))
        assertProblem(response, 401, 'credential_unknown');
      assertProblem(await listDeliveries(nodeUrl(), trial.apiKey), 401, 'credential_unknown');
      assert.equal((await (await testRelay.startTrial()).deliver('another', deliveryInput)).status, 200);
    });
  });
}

function remove(url: string, key: string, idempotencyKey: string): Promise<HttpResponse> {
  const headers = [bearer(key), ['Idempotency-Key', idempotencyKey]] as const;
  return send(`${url}/relay/api/v1/account`, { method: 'DELETE', headers });
}

function listDeliveries(url: string, key: string): Promise<HttpResponse> {
  return send(`${url}/relay/api/v1/deliveries`, { headers: [bearer(key)] });
}

function deliver(url: string, key: string, idempotencyKey: string, deliveryInput: unknown): Promise<HttpResponse> {
  return post(`${url}/relay/api/v1/deliveries`, deliveryInput, [bearer(key), ['Idempotency-Key', idempotencyKey]]);
}

test('no file contains the address, an origin, or a signature or fingerprint of a removed account', async () => {
  const leadSink = await startLeadSink();
  const email = 'gone.without.a.trace@shop.example';
  const environment = { ...leadSink.environment, RIALTO_RATE_LIMITS: 'off' };
  await inTempFolder(async (folder) => {
    const withServer = (use: (url: string) => Promise<void>) =>
      withServerIn(folder, environment, createLog('silent'), use);
    const rotatedOrigin = 'https://rotated.without.a.trace.example.com';
    const texts = [email, new URL(leadSink.destination).origin, rotatedOrigin];
    let key = '';
    await withServer(async (url) => {
      key = (await post(`${url}/relay/api/v1/trials`, { email })).body.api_key;
      const response = await deliver(url, key, 'a key', { destination: leadSink.destination, lead: someLead() });
      texts.push(response.body.signature.value, response.body.fingerprints.payload);
      const rotation = await post(
        `${url}/relay/api/v1/destinations/secret/rotate`,
        { origin: rotatedOrigin, version: 0 },
        [bearer(key)],
      );
      assert.equal(rotation.status, 200, rotation.text);
    });
    // Before the removal, each text is in a file.
    for (const text of texts) assert.throws(() => assertAbsent([text], filesBelow(folder)), text);
    await withServer(async (url) => {
      assert.equal((await remove(url, key, newKey())).status, 200);
      const isStored = (text: string) => [...filesBelow(folder).values()].some((bytes) => bytes.includes(text));
      await eventually('the files of the idle server contain none of the texts', () => !texts.some(isStored), 60_000);
    });
    assertAbsent(texts, filesBelow(folder));
  });
  await leadSink.close();
});
