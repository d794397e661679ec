import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { topologies } from '../../support/nodes.ts';
import { createTrialClient, someLead, startLeadSink } from '../../support/relay.ts';
import { httpResponse } from '../../support/tls-sink.ts';
import { openPaymentTestEnvironment, payCheckout, sendPaidEvents } from './payment-test-environment.ts';

for (const topology of topologies) {
  describe(`the usage of the paid plan on ${topology.name}`, { skip: topology.missing }, () => {
    test('is exact while deliveries and replays end concurrently on every node', async (t) => {
      const receivedBodies = new Set<string>();
      // Leads whose name starts with `busy` fail at the first request and succeed at later ones.
      const leadSink = await startLeadSink({
        onRequest: (socket, { body }) => {
          const text = body.toString();
          const isFirstRequest = !receivedBodies.has(text);
          receivedBodies.add(text);
          socket.write(httpResponse(isFirstRequest && text.includes('"busy') ? '502 Bad Gateway' : '200 OK'));
        },
      });
      const environment = await openPaymentTestEnvironment(topology, leadSink.environment as Record<string, string>);
      t.after(async () => {
        await environment.close();
        await leadSink.close();
      });
      const trial = await environment.startTrial();
      await sendPaidEvents(environment.urls[0], await payCheckout(environment, trial), Date.now());
      const clients = environment.urls.map((url) => createTrialClient(url, trial.apiKey, trial.accountId));
      const deliveryInputFor = (name: string) => ({ destination: leadSink.destination, lead: someLead({ name }) });
      const deliverAtEveryNode = (name: string, options = {}) =>
        Promise.all(clients.map((client) => client.deliver(name, deliveryInputFor(name), options)));
      const rounds = 4;
      for (let round = 0; round < rounds; round += 1) {
        await Promise.all([deliverAtEveryNode(`accepted ${round}`), deliverAtEveryNode(`busy ${round}`)]);
        await deliverAtEveryNode(`busy ${round}`, { replay: true });
      }
      assert.equal((await trial.get('/usage')).body.used, 2 * rounds);
    });
  });
}
