import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createLog } from '../../../src/core/base/log.ts';
import { assertAbsent, filesBelow } from '../../support/canaries.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, bearer, type HttpResponse, post, send } from '../../support/http.ts';
import { topologies } from '../../support/nodes.ts';
import { openRelaySite, type RelaySite, someLead, startLeadSink } from '../../support/relay.ts';
import { newKey } from '../../support/server.ts';
import { withServerIn } from '../../support/server-in-folder.ts';
import { inTempFolder } from '../../support/temp.ts';
import { httpResponse } from '../../support/tls-sink.ts';

for (const layout of topologies) {
  describe(`removing an account of the relay on ${layout.name}`, { skip: layout.missing }, () => {
    let site: RelaySite;
    let responseBarrier: Promise<void> | null = null;
    before(async () => {
      site = await openRelaySite(layout, {
        onRequest: (socket) => void Promise.resolve(responseBarrier).then(() => socket.write(httpResponse('200 OK'))),
      });
    });
    after(() => site.close());
    const node = (nodeIndex = 0) => site.urls[nodeIndex % site.urls.length] ?? '';

    test('deletes keys, records and address immediately, and a retry gets the same response', async () => {
      const email = 'leaving@shop.example';
      const trial = await post(`${node()}/relay/api/v1/trials`, { email });
      const key: string = trial.body.api_key;
      const order = { destination: site.destination, lead: someLead() };
      const delivered = await deliver(node(), key, 'kept key', order);
      assert.equal(delivered.status, 200, delivered.text);
      const request = newKey();
      const first = await remove(node(), key, request);
      assert.deepEqual([first.status, first.body], [200, { account_id: trial.body.account_id, records_erased: 1 }]);
      for (const nodeIndex of site.urls.keys())
        assertProblem(await readUsage(node(nodeIndex), key), 401, 'credential_unknown');
      const secondResponse = await remove(node(1), key, request);
      assert.deepEqual(
        [secondResponse.status, secondResponse.text, secondResponse.headers['idempotent-replayed']],
        [200, first.text, 'true'],
      );
      for (const spelling of [email, 'Leaving+2@shop.example'])
        assertProblem(await post(`${node(1)}/relay/api/v1/trials`, { email: spelling }), 409, 'trial_taken');
    });

    test('twenty concurrent removals get the same response', async () => {
      const { apiKey } = await site.source();
      const request = newKey();
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, nodeIndex) => remove(node(nodeIndex), apiKey, request)),
      );
      for (const response of responses) assert.deepEqual([response.status, response.text], [200, responses[0]?.text]);
    });

    test('a running delivery stores nothing after its account was removed', async () => {
      const source = await site.source();
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      responseBarrier = released;
      const requestsBefore = site.sink.requests.length;
      const order = { destination: site.destination, lead: someLead() };
      const waiting = source.deliver('under way', order);
      const joined = source.deliver('under way', order, { url: node(1) });
      await eventually('the lead is there', () => site.sink.requests.length > requestsBefore);
      const removed = await remove(node(1), source.apiKey, newKey());
      assert.deepEqual([removed.status, removed.body.records_erased], [200, 1]);
      release();
      responseBarrier = null;
      for (const response of await Promise.all([waiting, joined])) assertProblem(response, 401, 'credential_unknown');
      assertProblem(await readUsage(node(), source.apiKey), 401, 'credential_unknown');
      assert.equal((await (await site.source()).deliver('another', order)).status, 200);
    });
  });
}

function remove(url: string, key: string, idempotencyKey: string): Promise<HttpResponse> {
  const headers = [bearer(key), ['Idempotency-Key', idempotencyKey]] as const;
  return send(`${url}/relay/api/v1/account`, { method: 'DELETE', headers });
}

function readUsage(url: string, key: string): Promise<HttpResponse> {
  return send(`${url}/relay/api/v1/deliveries`, { headers: [bearer(key)] });
}

function deliver(url: string, key: string, idempotencyKey: string, order: unknown): Promise<HttpResponse> {
  return post(`${url}/relay/api/v1/deliveries`, order, [bearer(key), ['Idempotency-Key', idempotencyKey]]);
}

test('no file contains the address, an origin or a receipt of a removed account', async () => {
  const lead = await startLeadSink();
  const email = 'gone.without.a.trace@shop.example';
  const environment = { ...lead.environment, RIALTO_RATE_LIMITS: 'off' };
  await inTempFolder(async (folder) => {
    const withServer = (use: (url: string) => Promise<void>) =>
      withServerIn(folder, environment, createLog('silent'), use);
    const rotated = 'https://rotated.without.a.trace.example.com';
    const texts = [email, new URL(lead.destination).origin, rotated];
    let key = '';
    await withServer(async (url) => {
      key = (await post(`${url}/relay/api/v1/trials`, { email })).body.api_key;
      const response = await deliver(url, key, 'a key', { destination: lead.destination, lead: someLead() });
      texts.push(response.body.signature.value, response.body.fingerprints.payload);
      const rotation = await post(`${url}/relay/api/v1/destinations/secret/rotate`, { origin: rotated, version: 0 }, [
        bearer(key),
      ]);
      assert.equal(rotation.status, 200, rotation.text);
    });
    for (const text of texts) assert.throws(() => assertAbsent([text], filesBelow(folder)), text);
    await withServer(async (url) => {
      assert.equal((await remove(url, key, newKey())).status, 200);
      const remains = (text: string) => [...filesBelow(folder).values()].some((bytes) => bytes.includes(text));
      await eventually('the files of the idle server contain none of the texts', () => !texts.some(remains), 60_000);
    });
    assertAbsent(texts, filesBelow(folder));
  });
  await lead.close();
});
