import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { TLSSocket } from 'node:tls';
import { Webhook } from 'standardwebhooks';
import { startCuttingProxy } from '../../support/cutting-proxy.ts';
import { post } from '../../support/http.ts';
import { oneNode } from '../../support/nodes.ts';
import { openRelayTestEnvironment, type RelayTestEnvironment, type TrialClient } from '../../support/relay.ts';
import { clientKinds, type Members, type OpenClient } from '../../support/relay-clients.ts';
import { headersByName, httpResponse, respondOk } from '../../support/tls-sink.ts';

let relay: RelayTestEnvironment;
let respond: (socket: TLSSocket) => void = respondOk;
before(async () => {
  relay = await openRelayTestEnvironment(oneNode, { onRequest: (socket) => respond(socket) });
});
after(() => relay.close());

for (const kind of clientKinds) {
  describe(`the client in ${kind.name} with a running relay`, { skip: kind.missing }, () => {
    let trial: TrialClient;
    let client: OpenClient;
    let keys: unknown;
    before(async () => {
      trial = await relay.startTrial();
      client = await kind.open({ url: `${relay.urls[0]}/relay`, apiKey: trial.apiKey });
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
    const deliveryInputOf = (idempotencyKey: string) => ({ idempotencyKey, destination: relay.destination, ...lead });

    test('delivers a lead with all fields once, and the receipt is verified offline', async () => {
      const sentBefore = relay.sink.requests.length;
      const { response: receipt, error } = await client.call('deliver', deliveryInputOf('whole'));
      assert.equal(receipt?.state, 'delivered', error?.message);
      const { externalId, ...otherFields } = lead;
      const sentRequest = relay.sink.requests.at(-1);
      assert.deepEqual(JSON.parse(String(sentRequest?.body)).data, { ...otherFields, external_id: externalId });
      const secondResponse = await client.call('deliver', deliveryInputOf('whole'));
      assert.equal(secondResponse.response.id, receipt.id);
      assert.equal(relay.sink.requests.length, sentBefore + 1);
      const { destination } = relay;
      for (const input of [lead, { ...otherFields, external_id: externalId }])
        assert.deepEqual((await client.verify(receipt, keys, { destination, lead: input })).response, {
          ok: true,
          fault: null,
          differs: { payload: false, destination: false },
        });
      const sentDelivery = deliveryInputOf('whole');
      for (const delivery of [
        sentDelivery,
        { idempotency_key: 'whole', destination, ...otherFields, external_id: externalId },
        { destination, lead: { ...otherFields, external_id: externalId } },
      ])
        assert.deepEqual((await client.verify(receipt, keys, { delivery })).response, {
          ok: true,
          fault: null,
          differs: { payload: false, destination: false },
        });
      const changedDelivery = { ...sentDelivery, campaign: 'autumn' };
      assert.equal((await client.verify(receipt, keys, { delivery: changedDelivery })).response.fault, 'payload');
      const otherDestinationResult = await client.verify(receipt, keys, {
        delivery: sentDelivery,
        destination: `${destination}/`,
      });
      assert.equal(otherDestinationResult.response.fault, 'destination');
      const otherLeadResult = await client.verify(receipt, keys, {
        destination,
        lead: { ...lead, campaign: 'autumn' },
      });
      assert.deepEqual([otherLeadResult.response.ok, otherLeadResult.response.fault], [false, 'payload']);
      const changedDestinationResult = await client.verify(receipt, keys, { destination: `${destination}/` });
      assert.equal(changedDestinationResult.response.fault, 'destination');
    });

    test('detects changed signed members of a receipt, accepts changed unsigned members, and verifies the link to the previous receipt', async () => {
      const { response: receipt } = await client.call('deliver', deliveryInputOf('tampered'));
      const [attempt] = receipt.attempts;
      const tamperedReceipts = {
        'the state': { ...receipt, state: 'failed' },
        'a status': { ...receipt, attempts: [{ ...attempt, http_status: 204 }] },
        'a number': {
          ...receipt,
          attempts: [{ ...attempt, bytes_sent: attempt.bytes_sent + 0.5 }],
        },
        'an added member': { ...receipt, note: 'trust me' },
        'another id': { ...receipt, id: `${receipt.id}0` },
      };
      for (const [title, tampered] of Object.entries(tamperedReceipts))
        assert.equal((await client.verify(tampered, keys)).response.fault, 'signature', title);
      const receiptWithoutUnsignedMembers = { ...receipt, usage: null, response_excerpt: null };
      assert.equal((await client.verify(receiptWithoutUnsignedMembers, keys)).response.ok, true);
      const { response: nextReceipt } = await client.call('deliver', deliveryInputOf('the next one'));
      assert.equal((await client.verify(nextReceipt, keys, { previous: receipt })).response.ok, true);
      assert.equal((await client.verify(receipt, keys, { previous: nextReceipt })).response.fault, 'previous');
    });

    test('reports that a lead was not delivered, and replays it', async () => {
      respond = (socket) => socket.write(httpResponse('500 Oops', 'no'));
      const failedDelivery = await client.call('deliver', deliveryInputOf('fails once'));
      respond = respondOk;
      const { error } = failedDelivery;
      assert.deepEqual([error?.status, error?.code, error?.receipt.state], [424, 'delivery_failed', 'failed']);
      assert.equal(error?.requestId?.length, 32);
      assert.equal((await client.verify(error?.receipt, keys, { lead })).response.ok, true);
      assert.equal((await client.call('deliver', deliveryInputOf('fails once'))).error?.code, 'delivery_failed');
      const mismatch = await client.call('replay', { ...deliveryInputOf('fails once'), campaign: 'autumn' });
      assert.equal(mismatch.error?.code, 'replay_mismatch');
      assert.deepEqual(mismatch.error?.details.differs, { payload: true, destination: false });
      const { response: receipt } = await client.call('replay', deliveryInputOf('fails once'));
      assert.deepEqual([receipt.state, receipt.attempts.length], ['delivered', 2]);
      assert.equal(receipt.duplicate_possible, true);
      const secondResponse = await client.call('replay', deliveryInputOf('fails once'));
      assert.deepEqual([secondResponse.error?.status, secondResponse.error?.code], [409, 'already_delivered']);
      assert.equal(secondResponse.error?.receipt.id, receipt.id);
      const { receipt: latest, earlier_receipts: earlier } = (await client.call('get', receipt.id)).response;
      assert.deepEqual(
        [latest.state, earlier.map((earlierReceipt: { state: string }) => earlierReceipt.state)],
        ['delivered', ['failed']],
      );
      assert.equal((await client.verify(latest, keys, { previous: earlier[0] })).response.ok, true);
      assert.equal((await client.verify(earlier[0], keys, { lead })).response.ok, true);
      const { deliveries } = (await client.call('list', {})).response;
      const receipts = deliveries.flatMap((delivery: Members) => [
        delivery['receipt'],
        ...(delivery['earlier_receipts'] as []),
      ]);
      assert.deepEqual(
        [(await client.chains(receipts)).response.chains, receipts.length > deliveries.length],
        [1, true],
      );
    });

    test('reports a delivery without a response from the destination as ambiguous, and replays it', async () => {
      respond = (socket) => socket.destroy();
      const { error } = await client.call('deliver', deliveryInputOf('ambiguous'));
      respond = respondOk;
      assert.deepEqual([error?.status, error?.code, error?.receipt.state], [424, 'delivery_ambiguous', 'ambiguous']);
      assert.equal((await client.call('replay', deliveryInputOf('ambiguous'))).response.state, 'delivered');
    });

    test('gets the receipt when the connection is cut before or after the request is forwarded, and the lead is sent once', async () => {
      const { hostname, port } = new URL(relay.urls[0] ?? '');
      const proxy = await startCuttingProxy(hostname, Number(port));
      const url = `http://127.0.0.1:${proxy.port}/relay`;
      const proxiedClient = await kind.open({ url, apiKey: trial.apiKey });
      try {
        for (const moment of ['before', 'after'] as const) {
          const sentBefore = relay.sink.requests.length;
          proxy.cutAt('"campaign"', moment);
          const { response: receipt, error } = await proxiedClient.call('deliver', deliveryInputOf(`cut ${moment}`));
          assert.equal(receipt?.state, 'delivered', error?.message);
          assert.equal(relay.sink.requests.length, sentBefore + 1);
        }
        assert.equal(proxy.cuts, 2);
      } finally {
        proxiedClient.close();
        await proxy.close();
      }
    });

    test('finds deliveries by id, by idempotency key and in the list', async () => {
      const { response: receipt } = await client.call('deliver', deliveryInputOf('a key/with ? characters'));
      const result = (await client.call('get', receipt.id)).response;
      assert.deepEqual([result.state, result.receipt.signature], ['delivered', receipt.signature]);
      assert.equal((await client.verify(result.receipt, keys, { lead })).response.ok, true);
      assert.equal((await client.call('lookUp', 'a key/with ? characters')).response.id, receipt.id);
      const list = (await client.call('list', { state: 'delivered', origin: receipt.destination_origin })).response;
      assert.equal(list.deliveries[0].id, receipt.id);
      assert.deepEqual((await client.call('list', { state: 'ambiguous' })).response.deliveries, []);
      assert.equal((await client.call('get', 'dlv_none')).error?.code, 'not_found');
      assert.equal((await client.call('lookUp', '')).error?.code, 'invalid_input');
    });

    test('reads usage, checks and tests a destination, and reads and rotates its secret', async () => {
      assert.equal((await client.call('usage')).response.plan, 'trial');
      const { response: verdict } = await client.call('checkDestination', 'http://crm.example.com/');
      assert.deepEqual([verdict.usable, verdict.reason], [false, 'scheme']);
      const { destination } = relay;
      const { response: receipt } = await client.call('testDestination', { idempotencyKey: 'try it', destination });
      assert.deepEqual([receipt.state, receipt.test], ['delivered', true]);
      const { response: result } = await client.call('destinationSecrets', receipt.destination_origin);
      const sentRequest = relay.sink.requests.at(-1);
      const headers = headersByName(sentRequest ?? assert.fail('nothing was sent'));
      assert.ok(new Webhook(result.secrets[0]).verify(String(sentRequest?.body), headers));
      const { version } = result;
      const { response: rotation } = await client.call('rotateDestinationSecret', receipt.destination_origin, {
        version,
      });
      assert.deepEqual([rotation.secrets.length, rotation.secrets[1]], [2, result.secrets[0]]);
    });

    test('creates an embed link that shows the deliveries of the destination', async () => {
      const { response: receipt } = await client.call('deliver', deliveryInputOf('shown in a frame'));
      const frameOrigins = ['https://shop.example.com'];
      const { destination } = relay;
      const { response: link } = await client.call('createEmbedLink', {
        destination,
        frameOrigins,
        expiresInSeconds: 60,
      });
      const remainingMs = Date.parse(link.expires_at) - Date.now();
      assert.ok(remainingMs > 0 && remainingMs <= 61_000, link.expires_at);
      const page = await fetch(link.url);
      assert.match(page.headers.get('content-security-policy') ?? '', /frame-ancestors https:\/\/shop\.example\.com/);
      const embedResponse = await post(`${relay.urls[0]}/relay/api/v1/embeds/deliveries`, {
        token: new URL(link.url).hash.slice(1),
      });
      assert.equal(embedResponse.body.deliveries[0]?.id, receipt.id);
    });

    test('rotates the key of the account, and the old key is revoked at the first use of the new one', async () => {
      const { apiKey, accountId } = await relay.startTrial();
      const url = `${relay.urls[0]}/relay`;
      const owner = await kind.open({ url, apiKey });
      try {
        const { response: rotation } = await owner.call('rotateKey');
        assert.equal(rotation.account_id, accountId);
        assert.ok(Date.parse(rotation.replaced_key_ends_at) > Date.now());
        assert.equal((await owner.call('usage')).response.account_id, accountId);
        assert.equal((await owner.reopen(rotation.api_key)).response, null);
        assert.equal((await owner.call('usage')).response.account_id, accountId);
        await owner.reopen(apiKey);
        const { error } = await owner.call('usage');
        assert.deepEqual([error?.status, error?.code], [401, 'credential_revoked']);
      } finally {
        owner.close();
      }
    });

    test('delivers to an echo destination and reads what it received, without the lead', async () => {
      const { response: destination } = await client.call('echoDestination');
      const { response: receipt } = await client.call('deliver', {
        ...deliveryInputOf(destination.slice(-20)),
        destination,
      });
      assert.deepEqual([receipt.state, receipt.test], ['delivered', true]);
      const { response: echo } = await client.call('readEcho', destination);
      assert.equal(echo.delivery_id, receipt.id);
      assert.equal(echo.lead.fingerprint, receipt.fingerprints.payload);
      assert.equal(JSON.stringify(echo).includes(lead.email), false);
    });

    test('sends custom headers, and verifies the receipt with them', async () => {
      const headers = { Authorization: 'Bearer of the destination', 'X-Api-Key': 'k-7' };
      const { response: receipt } = await client.call('deliver', { ...deliveryInputOf('with headers'), headers });
      const sentHeaders = new Map(relay.sink.requests.at(-1)?.headers ?? []);
      assert.deepEqual([sentHeaders.get('authorization'), sentHeaders.get('x-api-key')], Object.values(headers));
      const { destination } = relay;
      assert.equal((await client.verify(receipt, keys, { lead, destination, headers })).response.ok, true);
      assert.equal((await client.verify(receipt, keys, { lead, destination })).response.fault, 'destination');
    });

    test('raises the errors of the relay', async () => {
      const clientWithUnknownKey = await kind.open({
        url: `${relay.urls[0]}/relay`,
        apiKey: 'rlk_live_zzzzzzzzzzzzzzzzzzzzzzzzzzzzzz4dY8pg',
      });
      const { error } = await clientWithUnknownKey.call('deliver', deliveryInputOf('unknown key'));
      clientWithUnknownKey.close();
      assert.deepEqual([error?.status, error?.code, error?.receipt], [401, 'credential_unknown', null]);
      const invalidInput = { ...deliveryInputOf('IP address'), destination: 'https://10.0.0.1/' };
      assert.deepEqual((await client.call('deliver', invalidInput)).error?.status, 400);
    });
  });
}
