import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { trialUnits } from '../../../src/relay/accounts/rules/trial.ts';
import type { Receipt } from '../../../src/relay/schemas.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, bearer, type HttpResponse, send } from '../../support/http.ts';
import { topologies } from '../../support/nodes.ts';
import { type LeadSource, leadSource, openRelaySite, type RelaySite, someLead } from '../../support/relay.ts';
import { httpResponse } from '../../support/tls-sink.ts';

const concurrency = 20;

for (const layout of topologies) {
  describe(`concurrent requests on ${layout.name}`, { skip: layout.missing }, () => {
    let site: RelaySite;
    let status = '200 OK';
    let hold: Promise<void> | null = null;
    before(async () => {
      site = await openRelaySite(layout, {
        onRequest: (socket) => {
          const output = status;
          void Promise.resolve(hold).then(() => socket.write(httpResponse(output)));
        },
      });
    });
    after(() => site.close());
    const url = (nodeIndex = 0) => site.urls[nodeIndex % site.urls.length] ?? '';
    const order = () => ({ destination: site.destination, lead: someLead() });
    const usedUnits = async (source: LeadSource) => (await source.get('/usage')).body.used as number;
    /** Delays the next responses of the destination until the returned function is called. */
    const delayResponses = () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      hold = promise;
      return () => {
        hold = null;
        resolve();
      };
    };

    test(`${concurrency} concurrent replays of one delivery are one replay on any nodes`, async () => {
      const source = await site.source();
      status = '500 Internal Server Error';
      assertProblem(await source.deliver('again', order()), 424, 'delivery_failed');
      status = '200 OK';
      const sent = site.sink.requests.length;
      const responses = await Promise.all(
        Array.from({ length: concurrency }, (_, nodeIndex) =>
          source.deliver('again', order(), { replay: true, url: url(nodeIndex) }),
        ),
      );
      assert.equal(site.sink.requests.length, sent + 1);
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
      assert.equal(await usedUnits(source), 1);
    });

    test('exactly one of many concurrent deliveries and replays that need the last unit is sent', async () => {
      const source = await site.source();
      const keys = Array.from({ length: trialUnits - 1 }, (_, index) => index);
      status = '500 Internal Server Error';
      for (const index of keys.slice(0, 6)) await source.deliver(`given back ${index}`, order());
      status = '409 Conflict';
      assertProblem(await source.deliver('holds one', order()), 424, 'delivery_failed');
      status = '200 OK';
      for (const index of keys.slice(1)) assert.equal((await source.deliver(`lead ${index}`, order())).status, 200);
      assert.equal(await usedUnits(source), trialUnits - 1);
      const sent = site.sink.requests.length;
      const concurrentCalls = Array.from({ length: 50 }, (_, nodeIndex) =>
        nodeIndex % 2 === 0
          ? source.deliver(`race ${nodeIndex}`, order(), { url: url(nodeIndex >> 1) })
          : source.deliver(`given back ${nodeIndex % 6}`, order(), { url: url(nodeIndex >> 1), replay: true }),
      );
      const responses = await Promise.all(concurrentCalls);
      const distinct = new Set(responses.filter((response) => response.status === 200).map(({ body }) => body.id));
      assert.equal(distinct.size, 1);
      assert.equal(site.sink.requests.length, sent + 1);
      for (const { status: code, text } of responses) assert.ok([200, 402, 409, 429].includes(code), text);
      assert.equal(await usedUnits(source), trialUnits);
      const free = await source.deliver('holds one', order(), { replay: true, url: url(1) });
      assert.deepEqual([free.status, free.body.usage.used], [200, trialUnits], free.text);
    });

    test('rotating the key ends no running delivery, and the new key reads their receipts', async () => {
      const source = await site.source();
      const sent = site.sink.requests.length;
      const release = delayResponses();
      const deliveriesInFlight = site.urls.map((at, index) => source.deliver(`lead ${index}`, order(), { url: at }));
      await eventually('all of them are there', () => site.sink.requests.length === sent + site.urls.length);
      const changed = await send(`${url(1)}/relay/api/v1/keys/rotate`, {
        method: 'POST',
        headers: [bearer(source.apiKey)],
      });
      const newKeySource = leadSource(url(), changed.body.api_key, source.accountId);
      assert.equal((await newKeySource.get('/usage')).status, 200);
      // The old key is revoked: it can neither join nor replay.
      for (const at of site.urls)
        assertProblem(await source.deliver('lead 0', order(), { url: at }), 401, 'credential_revoked');
      const joined = newKeySource.deliver('lead 0', order(), { url: url(1) });
      release();
      const responses: HttpResponse[] = await Promise.all(deliveriesInFlight);
      for (const { status: code, text } of responses) assert.equal(code, 200, text);
      assert.deepEqual((await joined).body.signature, responses[0]?.body.signature);
      assert.equal(site.sink.requests.length, sent + site.urls.length);
      assert.equal(await usedUnits(newKeySource), site.urls.length);
    });
  });
}
