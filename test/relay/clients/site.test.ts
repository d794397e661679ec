import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { TLSSocket } from 'node:tls';
import { Webhook } from 'standardwebhooks';
import { startCuttingProxy } from '../../support/cutting-proxy.ts';
import { oneNode } from '../../support/nodes.ts';
import { type LeadSource, openRelaySite, type RelaySite } from '../../support/relay.ts';
import { clientKinds, type OpenClient } from '../../support/relay-clients.ts';
import { headersByName, httpResponse, respondOk } from '../../support/tls-sink.ts';

let site: RelaySite;
let respond: (socket: TLSSocket) => void = respondOk;
before(async () => {
  site = await openRelaySite(oneNode, { onRequest: (socket) => respond(socket) });
});
after(() => site.close());

for (const kind of clientKinds) {
  describe(`the client in ${kind.name}, at a relay`, { skip: kind.missing }, () => {
    let source: LeadSource;
    let client: OpenClient;
    let keys: unknown;
    before(async () => {
      source = await site.source();
      client = await kind.open({ url: `${site.urls[0]}/relay`, apiKey: source.apiKey });
      keys = (await client.call('keys')).response;
    });
    after(() => client?.close());

    const lead = {
      name: 'Zoë 王 😀',
      email: 'zoe@mail.example',
      source: 'a form',
      phone: '+4930123456',
      message: 'one\n"two"',
      externalId: 'x-1',
      campaign: 'spring',
      test: true,
      consent: { granted: true, at: '2026-01-31T12:00:00+01:00', page_url: 'https://shop.example/form' },
      extra: { plan: 'pro', seats: 3, yearly: false },
    };
    const orderOf = (idempotencyKey: string) => ({ idempotencyKey, destination: site.destination, ...lead });

    test('delivers a lead with all fields once, and the receipt is verified offline', async () => {
      const sentBefore = site.sink.requests.length;
      const { response: receipt, error } = await client.call('deliver', orderOf('whole'));
      assert.equal(receipt?.state, 'delivered', error?.message);
      const { externalId, ...others } = lead;
      const sent = site.sink.requests.at(-1);
      assert.deepEqual(JSON.parse(String(sent?.body)).data, { ...others, external_id: externalId });
      const secondResponse = await client.call('deliver', orderOf('whole'));
      assert.equal(secondResponse.response.id, receipt.id);
      assert.equal(site.sink.requests.length, sentBefore + 1);
      const { destination } = site;
      for (const input of [lead, { ...others, external_id: externalId }])
        assert.deepEqual((await client.verify(receipt, keys, { destination, lead: input })).response, {
          ok: true,
          fault: null,
          differs: { payload: false, destination: false },
        });
      const other = await client.verify(receipt, keys, { destination, lead: { ...lead, campaign: 'autumn' } });
      assert.deepEqual([other.response.ok, other.response.fault], [false, 'payload']);
      const otherDestination = await client.verify(receipt, keys, { destination: `${destination}/` });
      assert.equal(otherDestination.response.fault, 'destination');
    });

    test('detects any changed member of a receipt', async () => {
      const { response: receipt } = await client.call('deliver', orderOf('tampered'));
      const [attempt] = receipt.attempts;
      const tamperedReceipts = {
        'the state': { ...receipt, state: 'failed' },
        'a status': { ...receipt, attempts: [{ ...attempt, http_status: 204 }] },
        'a number that only looks alike': {
          ...receipt,
          attempts: [{ ...attempt, bytes_sent: attempt.bytes_sent + 0.5 }],
        },
        'a member more': { ...receipt, note: 'trust me' },
        'another id': { ...receipt, id: `${receipt.id}0` },
      };
      for (const [title, tampered] of Object.entries(tamperedReceipts))
        assert.equal((await client.verify(tampered, keys)).response.fault, 'signature', title);
      const unsigned = { ...receipt, usage: null, response_excerpt: null };
      assert.equal((await client.verify(unsigned, keys)).response.ok, true);
      const { response: next } = await client.call('deliver', orderOf('the next one'));
      assert.equal((await client.verify(next, keys, { previous: receipt })).response.ok, true);
      assert.equal((await client.verify(receipt, keys, { previous: next })).response.fault, 'previous');
    });

    test('reports that a lead was not delivered, and replays it', async () => {
      respond = (socket) => socket.write(httpResponse('500 Oops', 'no'));
      const failed = await client.call('deliver', orderOf('fails once'));
      respond = respondOk;
      const { error } = failed;
      assert.deepEqual([error?.status, error?.code, error?.receipt.state], [424, 'delivery_failed', 'failed']);
      assert.equal(error?.requestId?.length, 32);
      assert.equal((await client.verify(error?.receipt, keys, { lead })).response.ok, true);
      assert.equal((await client.call('deliver', orderOf('fails once'))).error?.code, 'delivery_failed');
      const mismatch = await client.call('replay', { ...orderOf('fails once'), campaign: 'autumn' });
      assert.equal(mismatch.error?.code, 'replay_mismatch');
      assert.deepEqual(mismatch.error?.details.differs, { payload: true, destination: false });
      const { response: receipt } = await client.call('replay', orderOf('fails once'));
      assert.deepEqual([receipt.state, receipt.attempts.length], ['delivered', 2]);
      assert.equal(receipt.duplicate_possible, true);
      const secondResponse = await client.call('replay', orderOf('fails once'));
      assert.deepEqual([secondResponse.error?.status, secondResponse.error?.code], [409, 'already_delivered']);
      assert.equal(secondResponse.error?.receipt.id, receipt.id);
    });

    test('reports a delivery without a response from the destination as ambiguous', async () => {
      respond = (socket) => socket.destroy();
      const { error } = await client.call('deliver', orderOf('ambiguous'));
      respond = respondOk;
      assert.deepEqual([error?.status, error?.code, error?.receipt.state], [424, 'delivery_ambiguous', 'ambiguous']);
      assert.equal((await client.call('replay', orderOf('ambiguous'))).response.state, 'delivered');
    });

    test('gets the receipt after a lost response, and the lead is sent once', async () => {
      const { hostname, port } = new URL(site.urls[0] ?? '');
      const proxy = await startCuttingProxy(hostname, Number(port));
      const url = `http://127.0.0.1:${proxy.port}/relay`;
      const throughProxy = await kind.open({ url, apiKey: source.apiKey });
      try {
        for (const moment of ['before', 'after'] as const) {
          const sentBefore = site.sink.requests.length;
          proxy.cutAt('"campaign"', moment);
          const { response: receipt, error } = await throughProxy.call('deliver', orderOf(`cut ${moment}`));
          assert.equal(receipt?.state, 'delivered', error?.message);
          assert.equal(site.sink.requests.length, sentBefore + 1);
        }
        assert.equal(proxy.cuts, 2);
      } finally {
        throughProxy.close();
        await proxy.close();
      }
    });

    test('finds deliveries by id, by key and in the list', async () => {
      const { response: receipt } = await client.call('deliver', orderOf('kept/with ? signs'));
      const result = (await client.call('get', receipt.id)).response;
      assert.deepEqual([result.state, result.receipt.signature], ['delivered', receipt.signature]);
      assert.equal((await client.verify(result.receipt, keys, { lead })).response.ok, true);
      assert.equal((await client.call('lookUp', 'kept/with ? signs')).response.id, receipt.id);
      const list = (await client.call('list', { state: 'delivered', origin: receipt.destination_origin })).response;
      assert.equal(list.deliveries[0].id, receipt.id);
      assert.deepEqual((await client.call('list', { state: 'ambiguous' })).response.deliveries, []);
      assert.equal((await client.call('get', 'dlv_none')).error?.code, 'not_found');
      assert.equal((await client.call('lookUp', '')).error?.code, 'invalid_input');
    });

    test('reads usage, checks and tests a destination, and reads its secret', async () => {
      assert.equal((await client.call('usage')).response.plan, 'trial');
      const { response: verdict } = await client.call('checkDestination', 'http://crm.example.com/');
      assert.deepEqual([verdict.usable, verdict.reason], [false, 'scheme']);
      const { destination } = site;
      const { response: receipt } = await client.call('testDestination', { idempotencyKey: 'try it', destination });
      assert.deepEqual([receipt.state, receipt.test], ['delivered', true]);
      const { response: result } = await client.call('destinationSecrets', receipt.destination_origin);
      const sent = site.sink.requests.at(-1);
      const headers = headersByName(sent ?? assert.fail('nothing was sent'));
      assert.ok(new Webhook(result.secrets[0]).verify(String(sent?.body), headers));
      const { version } = result;
      const { response: rotated } = await client.call('rotateDestinationSecret', receipt.destination_origin, {
        version,
      });
      assert.deepEqual([rotated.secrets.length, rotated.secrets[1]], [2, result.secrets[0]]);
    });

    test('delivers to an echo destination and reads what it received, without the lead', async () => {
      const { response: destination } = await client.call('echoDestination');
      const { response: receipt } = await client.call('deliver', { ...orderOf(destination.slice(-20)), destination });
      assert.deepEqual([receipt.state, receipt.test], ['delivered', true]);
      const { response: echo } = await client.call('readEcho', destination);
      assert.equal(echo.delivery_id, receipt.id);
      assert.equal(echo.lead.fingerprint, receipt.fingerprints.payload);
      assert.equal(JSON.stringify(echo).includes(lead.email), false);
    });

    test('sends custom headers, and verifies the receipt with them', async () => {
      const headers = { Authorization: 'Bearer of the destination', 'X-Api-Key': 'k-7' };
      const { response: receipt } = await client.call('deliver', { ...orderOf('with headers'), headers });
      const sent = new Map(site.sink.requests.at(-1)?.headers ?? []);
      assert.deepEqual([sent.get('authorization'), sent.get('x-api-key')], Object.values(headers));
      const { destination } = site;
      assert.equal((await client.verify(receipt, keys, { lead, destination, headers })).response.ok, true);
      assert.equal((await client.verify(receipt, keys, { lead, destination })).response.fault, 'destination');
    });

    test('raises the errors of the relay', async () => {
      const otherAccount = await kind.open({
        url: `${site.urls[0]}/relay`,
        apiKey: 'rlk_live_zzzzzzzzzzzzzzzzzzzzzzzzzzzzzz4dY8pg',
      });
      const { error } = await otherAccount.call('deliver', orderOf('a stranger'));
      otherAccount.close();
      assert.deepEqual([error?.status, error?.code, error?.receipt], [401, 'credential_unknown', null]);
      const literal = { ...orderOf('literal'), destination: 'https://10.0.0.1/' };
      assert.deepEqual((await client.call('deliver', literal)).error?.status, 400);
    });
  });
}
