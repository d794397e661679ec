import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { verifyReceipt } from '../../../sdk/rialto-relay.mjs';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { databaseTopologies } from '../../support/nodes.ts';
import {
  openRelayTestEnvironment,
  type RelayTestEnvironment,
  someLead,
  type TrialClient,
} from '../../support/relay.ts';
import { resetConnection, respondOk } from '../../support/tls-sink.ts';

for (const topology of databaseTopologies) {
  describe(`settling a delivery on ${topology.name}`, { skip: topology.missing }, () => {
    let relay: RelayTestEnvironment;
    let isConnectionCut = true;
    before(async () => {
      relay = await openRelayTestEnvironment(topology, {
        onRequest: (socket) => (isConnectionCut ? resetConnection(socket) : respondOk(socket)),
      });
    });
    after(() => relay.close());

    const settle = (trial: TrialClient, id: string, statement: object) =>
      post(`${relay.urls[0]}/relay/api/v1/deliveries/${id}/settle`, statement, [bearer(trial.apiKey)]);

    async function createAmbiguousDelivery(trial: TrialClient, key: string) {
      isConnectionCut = true;
      const response = await trial.deliver(key, { destination: relay.destination, lead: someLead() });
      assertProblem(response, 424, 'delivery_ambiguous');
      return response.body.receipt;
    }

    test('adds the statement to the next receipt of the chain and keeps the state ambiguous and the effect unknown', async () => {
      const trial = await relay.startTrial();
      const firstReceipt = await createAmbiguousDelivery(trial, 'one');
      const evidence_sha256 = hash('sha256', 'a page of the CRM');
      const response = await settle(trial, firstReceipt.id, { outcome: 'arrived', evidence_sha256 });
      assert.equal(response.status, 200, response.text);
      const { body: delivery } = await trial.get(`/deliveries/${firstReceipt.id}`);
      const { receipt } = delivery;
      assert.deepEqual(
        delivery.earlier_receipts.map(({ signature }: { signature: object }) => signature),
        [firstReceipt.signature],
      );
      assert.deepEqual([receipt.state, receipt.effect, receipt.next_action], ['ambiguous', 'unknown', 'none']);
      assert.deepEqual(receipt.settled, response.body.settled);
      assert.deepEqual(
        [receipt.settled.outcome, receipt.settled.evidence_sha256, receipt.settled.stated_by],
        ['arrived', evidence_sha256, 'account'],
      );
      const { keys } = (await send(`${relay.urls[0]}/relay/.well-known/rialto-keys.json`)).body;
      assert.equal((await verifyReceipt(receipt, keys, { previous: firstReceipt })).ok, true);
      const forged = { ...receipt, settled: { ...receipt.settled, outcome: 'not_arrived' } };
      assert.equal((await verifyReceipt(forged, keys)).fault, 'signature');
      isConnectionCut = false;
      const nextResponse = await trial.deliver('after it', { destination: relay.destination, lead: someLead() });
      assert.equal((await verifyReceipt(nextResponse.body, keys, { previous: receipt })).ok, true);
    });

    test('changes nothing when it is repeated, and is refused when it is repeated with another outcome', async () => {
      const trial = await relay.startTrial();
      const { id } = await createAmbiguousDelivery(trial, 'two');
      const firstResponse = await settle(trial, id, { outcome: 'not_arrived' });
      const { body: deliveryBefore } = await trial.get(`/deliveries/${id}`);
      assert.equal(deliveryBefore.receipt.next_action, 'replay');
      assert.deepEqual((await settle(trial, id, { outcome: 'not_arrived' })).body, firstResponse.body);
      assertProblem(await settle(trial, id, { outcome: 'arrived' }), 409, 'already_settled');
      assert.deepEqual((await trial.get(`/deliveries/${id}`)).body, deliveryBefore);
    });

    test('keeps the statement in the receipt of a later replay', async () => {
      const trial = await relay.startTrial();
      const { id } = await createAmbiguousDelivery(trial, 'three');
      await settle(trial, id, { outcome: 'not_arrived' });
      isConnectionCut = false;
      const request = { destination: relay.destination, lead: someLead() };
      const replayResponse = await trial.deliver('three', request, { replay: true });
      assert.equal(replayResponse.status, 200, replayResponse.text);
      assert.deepEqual([replayResponse.body.state, replayResponse.body.settled.outcome], ['delivered', 'not_arrived']);
      const { receipt, earlier_receipts: earlier } = (await trial.get(`/deliveries/${id}`)).body;
      const { keys } = (await send(`${relay.urls[0]}/relay/.well-known/rialto-keys.json`)).body;
      assert.equal(earlier.length, 2);
      const chain = [...earlier, receipt];
      for (const [index, chainReceipt] of chain.entries())
        assert.deepEqual(
          await verifyReceipt(chainReceipt, keys, index === 0 ? {} : { previous: chain[index - 1] }).then(
            ({ fault }) => fault,
          ),
          null,
        );
    });

    test('is refused for the delivery of another account and for a delivery that is not ambiguous', async () => {
      const trial = await relay.startTrial();
      const { id } = await createAmbiguousDelivery(trial, 'four');
      assertProblem(await settle(await relay.startTrial(), id, { outcome: 'arrived' }), 404, 'not_found');
      isConnectionCut = false;
      const deliveredResponse = await trial.deliver('five', { destination: relay.destination, lead: someLead() });
      assertProblem(await settle(trial, deliveredResponse.body.id, { outcome: 'arrived' }), 409, 'not_ambiguous');
    });
  });
}
