import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { topologies } from '../../support/nodes.ts';
import { leadSource, someLead, startLeadSink } from '../../support/relay.ts';
import { httpResponse } from '../../support/tls-sink.ts';
import { openPaymentSite, payCheckout, sendPaidEvents } from './payment-site.ts';

for (const layout of topologies) {
  describe(`usage under Builder on ${layout.name}`, { skip: layout.missing }, () => {
    test('is exact while deliveries and replays end concurrently on every node', async (t) => {
      const seen = new Set<string>();
      // Leads named `busy` get a failure first and succeed when replayed.
      const lead = await startLeadSink({
        onRequest: (socket, { body }) => {
          const text = body.toString();
          const isFirst = !seen.has(text);
          seen.add(text);
          socket.write(httpResponse(isFirst && text.includes('"busy') ? '502 Bad Gateway' : '200 OK'));
        },
      });
      const site = await openPaymentSite(layout, lead.environment as Record<string, string>);
      t.after(async () => {
        await site.close();
        await lead.close();
      });
      const source = await site.source();
      await sendPaidEvents(site.urls[0], await payCheckout(site, source), Date.now());
      const nodes = site.urls.map((url) => leadSource(url, source.apiKey, source.accountId));
      const order = (name: string) => ({ destination: lead.destination, lead: someLead({ name }) });
      const everyNode = (name: string, options = {}) =>
        Promise.all(nodes.map((node) => node.deliver(name, order(name), options)));
      const rounds = 4;
      for (let round = 0; round < rounds; round += 1) {
        await Promise.all([everyNode(`taken ${round}`), everyNode(`busy ${round}`)]);
        await everyNode(`busy ${round}`, { replay: true });
      }
      assert.equal((await source.get('/usage')).body.used, 2 * rounds);
    });
  });
}
