import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { verifyReceipt } from '../../../sdk/rialto-relay.mjs';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { stores } from '../../support/nodes.ts';
import { type LeadSource, openRelaySite, type RelaySite, someLead } from '../../support/relay.ts';
import { resetConnection, respondOk } from '../../support/tls-sink.ts';

for (const layout of stores) {
  describe(`settling an ambiguous delivery on ${layout.name}`, { skip: layout.missing }, () => {
    let site: RelaySite;
    let isCut = true;
    before(async () => {
      site = await openRelaySite(layout, {
        onRequest: (socket) => (isCut ? resetConnection(socket) : respondOk(socket)),
      });
    });
    after(() => site.close());

    const settle = (source: LeadSource, id: string, statement: object) =>
      post(`${site.urls[0]}/relay/api/v1/deliveries/${id}/settle`, statement, [bearer(source.apiKey)]);

    async function ambiguous(source: LeadSource, key: string) {
      isCut = true;
      const response = await source.deliver(key, { destination: site.destination, lead: someLead() });
      assertProblem(response, 424, 'delivery_ambiguous');
      return response.body.receipt;
    }

    test('adds the statement to the next receipt of the chain and keeps state and effect', async () => {
      const source = await site.source();
      const first = await ambiguous(source, 'one');
      const evidence_sha256 = hash('sha256', 'a page of the CRM');
      const response = await settle(source, first.id, { outcome: 'arrived', evidence_sha256 });
      assert.equal(response.status, 200, response.text);
      const { body: delivery } = await source.get(`/deliveries/${first.id}`);
      const { receipt } = delivery;
      assert.deepEqual([receipt.state, receipt.effect, receipt.next_action], ['ambiguous', 'unknown', 'none']);
      assert.deepEqual(receipt.settled, response.body.settled);
      assert.deepEqual(
        [receipt.settled.outcome, receipt.settled.evidence_sha256, receipt.settled.stated_by],
        ['arrived', evidence_sha256, 'account'],
      );
      const { keys } = (await send(`${site.urls[0]}/relay/.well-known/rialto-keys.json`)).body;
      assert.equal((await verifyReceipt(receipt, keys, { previous: first })).ok, true);
      const forged = { ...receipt, settled: { ...receipt.settled, outcome: 'not_arrived' } };
      assert.equal((await verifyReceipt(forged, keys)).fault, 'signature');
      isCut = false;
      const next = await source.deliver('after it', { destination: site.destination, lead: someLead() });
      assert.equal((await verifyReceipt(next.body, keys, { previous: receipt })).ok, true);
    });

    test('changes nothing when it is repeated, and is refused with another outcome', async () => {
      const source = await site.source();
      const { id } = await ambiguous(source, 'two');
      const first = await settle(source, id, { outcome: 'not_arrived' });
      const { body: before } = await source.get(`/deliveries/${id}`);
      assert.equal(before.receipt.next_action, 'replay');
      assert.deepEqual((await settle(source, id, { outcome: 'not_arrived' })).body, first.body);
      assertProblem(await settle(source, id, { outcome: 'arrived' }), 409, 'already_settled');
      assert.deepEqual((await source.get(`/deliveries/${id}`)).body, before);
    });

    test('stays in the receipt of a later replay', async () => {
      const source = await site.source();
      const { id } = await ambiguous(source, 'three');
      await settle(source, id, { outcome: 'not_arrived' });
      isCut = false;
      const order = { destination: site.destination, lead: someLead() };
      const replayed = await source.deliver('three', order, { replay: true });
      assert.equal(replayed.status, 200, replayed.text);
      assert.deepEqual([replayed.body.state, replayed.body.settled.outcome], ['delivered', 'not_arrived']);
    });

    test('is refused for deliveries of other accounts and those with a known outcome', async () => {
      const source = await site.source();
      const { id } = await ambiguous(source, 'four');
      assertProblem(await settle(await site.source(), id, { outcome: 'arrived' }), 404, 'not_found');
      isCut = false;
      const done = await source.deliver('five', { destination: site.destination, lead: someLead() });
      assertProblem(await settle(source, done.body.id, { outcome: 'arrived' }), 409, 'not_ambiguous');
    });
  });
}
