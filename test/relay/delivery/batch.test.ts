import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { bearer, post } from '../../support/http.ts';
import { stores } from '../../support/nodes.ts';
import { type LeadSource, openRelaySite, type RelaySite, someLead } from '../../support/relay.ts';
import { httpResponse } from '../../support/tls-sink.ts';

interface Item {
  readonly idempotency_key: string;
  readonly status: number;
  readonly receipt: { readonly state: string; readonly idempotency_key: string } | null;
  readonly problem: { readonly code: string } | null;
}

for (const layout of stores) {
  describe(`a batch on ${layout.name}`, { skip: layout.missing }, () => {
    let site: RelaySite;
    before(async () => {
      site = await openRelaySite(layout, {
        onRequest: (socket, { line }) => socket.write(httpResponse(line.includes('/404') ? '404 Not Found' : '200 OK')),
      });
    });
    after(() => site.close());

    const deliver = (source: LeadSource, deliveries: object[]) =>
      post(`${site.urls[0]}/relay/api/v1/deliveries/batch`, { deliveries }, [bearer(source.apiKey)]);

    test('delivers each lead once, within the limits of the plan, and returns results in the order of the request', async () => {
      const source = await site.source();
      const requestsBefore = site.sink.requests.length;
      const keys = Array.from({ length: 6 }, (_, index) => `key ${index}`);
      const batch = keys.map((key) => ({ idempotency_key: key, destination: site.destination, lead: someLead() }));
      const response = await deliver(source, batch);
      assert.equal(response.status, 200, response.text);
      const items = response.body.deliveries as Item[];
      assert.deepEqual(
        items.map(({ idempotency_key, status, receipt }) => [idempotency_key, status, receipt?.state]),
        keys.map((key) => [key, 200, 'delivered']),
      );
      assert.equal(site.sink.requests.length, requestsBefore + keys.length);
      const secondItems = (await deliver(source, batch)).body.deliveries as Item[];
      assert.deepEqual(
        secondItems.map(({ status }) => status),
        keys.map(() => 200),
      );
      assert.equal(site.sink.requests.length, requestsBefore + keys.length, 'a lead was sent twice');
    });

    test('returns for each lead what a single request would return', async () => {
      const source = await site.source();
      const { destination } = site;
      const response = await deliver(source, [
        { idempotency_key: 'good', destination, lead: someLead() },
        { idempotency_key: 'bad', destination: new URL('/404', destination).href, lead: someLead() },
        { idempotency_key: 'unfit', destination: 'http://crm.example.com/', lead: someLead() },
        { idempotency_key: 'good', destination, lead: someLead({ name: 'Another' }) },
      ]);
      const items = response.body.deliveries as Item[];
      assert.deepEqual(
        items.map(({ status, receipt, problem }) => [status, receipt?.state ?? null, problem?.code ?? null]),
        [
          [200, 'delivered', null],
          [424, 'failed', 'delivery_failed'],
          [400, null, 'invalid_input'],
          [409, null, 'idempotency_key_reused'],
        ],
      );
    });
  });
}
