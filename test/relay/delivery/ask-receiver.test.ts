import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { verifyReceipt } from '../../../sdk/rialto-relay.mjs';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { topologies } from '../../support/nodes.ts';
import { type LeadSource, openRelaySite, type RelaySite, someLead } from '../../support/relay.ts';
import { headersByName, httpResponse, resetConnection, type SinkRequest } from '../../support/tls-sink.ts';

for (const layout of topologies) {
  describe(`asking the receiver of an ambiguous delivery on ${layout.name}`, { skip: layout.missing }, () => {
    let site: RelaySite;
    let response = '200 OK';
    const requests: SinkRequest[] = [];
    before(async () => {
      site = await openRelaySite(layout, {
        onRequest(socket, request) {
          if (request.line.startsWith('POST ')) return resetConnection(socket);
          requests.push(request);
          socket.write(httpResponse(response));
        },
      });
    });
    after(() => site.close());

    const ask = (source: LeadSource, id: string, receipt_url = site.destination, nodeIndex = 0) =>
      post(`${site.urls[nodeIndex % site.urls.length]}/relay/api/v1/deliveries/${id}/ask`, { receipt_url }, [
        bearer(source.apiKey),
      ]);
    const deliverAmbiguously = async (source: LeadSource, key: string) => {
      const result = await source.deliver(key, { destination: site.destination, lead: someLead() });
      assertProblem(result, 424, 'delivery_ambiguous');
      return result.body.receipt;
    };

    test("adds the receiver's statement to the next receipt of the chain", async () => {
      const source = await site.source();
      let previous = await deliverAmbiguously(source, 'one');
      const { keys } = (await send(`${site.urls[0]}/relay/.well-known/rialto-keys.json`)).body;
      for (const [status, outcome] of [
        ['200 OK', 'arrived'],
        ['404 Not Found', 'not_arrived'],
      ] as const) {
        response = status;
        const result = await ask(source, previous.id);
        assert.equal(result.status, 200, result.text);
        const { settled } = result.body;
        assert.deepEqual([settled.outcome, settled.stated_by], [outcome, 'receiver']);
        const { receipt } = (await source.get(`/deliveries/${previous.id}`)).body;
        assert.deepEqual([receipt.state, receipt.effect, receipt.settled], ['ambiguous', 'unknown', settled]);
        assert.equal(receipt.next_action, outcome === 'arrived' ? 'none' : 'replay');
        assert.equal((await verifyReceipt(receipt, keys, { previous })).ok, true);
        const request = requests.at(-1);
        const headers = headersByName(request ?? assert.fail('nothing was asked'));
        assert.equal(headers['webhook-id'], previous.id);
        assert.match(headers['webhook-signature'] ?? '', /^v1,/);
        assert.match(request?.line ?? '', /^GET /);
        if (outcome === 'arrived') previous = await deliverAmbiguously(source, 'two');
      }
    });

    test('sends one request for concurrent calls on any node, also after an inconclusive response', async () => {
      const source = await site.source();
      const { id } = await deliverAmbiguously(source, 'three');
      response = '503 Busy';
      const before = requests.length;
      const results = await Promise.all([0, 1, 2].map((nodeIndex) => ask(source, id, site.destination, nodeIndex)));
      const codes = results.map(({ body }) => String(body.code)).toSorted((left, right) => left.localeCompare(right));
      assert.deepEqual(codes, ['receiver_asked', 'receiver_asked', 'receiver_unanswered']);
      assertProblem(await ask(source, id), 409, 'receiver_asked');
      assert.equal(requests.length, before + 1);
      assert.equal((await source.get(`/deliveries/${id}`)).body.receipt.settled, undefined);
    });

    test('sends nothing to another origin, for another account or for a delivery that is not ambiguous', async () => {
      const source = await site.source();
      const { id } = await deliverAmbiguously(source, 'four');
      const before = requests.length;
      for (const url of ['https://crm.example.com/receipts', 'https://10.0.0.1/', 'http://localhost/'])
        assertProblem(await ask(source, id, url), 400, 'invalid_input', url);
      assertProblem(await ask(await site.source(), id), 404, 'not_found');
      const echo = await source.deliver('five', {
        destination: `${site.urls[0]?.replace('http:', 'https:')}/relay/echo/${'a'.repeat(24)}`,
        lead: someLead(),
      });
      if (echo.status === 200) assertProblem(await ask(source, echo.body.id), 409, 'not_ambiguous');
      assert.equal(requests.length, before);
      assert.equal((await ask(source, id)).body.code, 'receiver_unanswered');
    });
  });
}
