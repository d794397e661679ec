import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { parseFrameOrigin } from '../../../src/relay/deliveries/rules/frame-origin.ts';
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { oneNode, onePostgresNode } from '../../support/nodes.ts';
import {
  openRelayTestEnvironment,
  type RelayTestEnvironment,
  someLead,
  type TrialClient,
} from '../../support/relay.ts';
import { newKey } from '../../support/server.ts';

const frameOrigins = ['https://shop.example.com'];

for (const topology of [oneNode, onePostgresNode]) {
  describe(`embed links of the relay on ${topology.name}`, { skip: topology.missing }, () => {
    let relay: RelayTestEnvironment;
    let clock: FakeClock;
    before(async () => {
      clock = fakeClock();
      relay = await openRelayTestEnvironment({ ...topology, start: (overrides) => topology.start(overrides, clock) });
    });
    after(() => relay.close());

    const api = () => `${relay.urls[0]}/relay/api/v1`;
    const otherDestination = () => new URL('/hooks/other-customer', relay.destination).href;
    const createLink = (apiKey: string, input: object = {}) =>
      post(`${api()}/embeds`, { destination: relay.destination, frame_origins: frameOrigins, ...input }, [
        bearer(apiKey),
      ]);
    const readLink = (url: string) => post(`${api()}/embeds/deliveries`, { token: new URL(url).hash.slice(1) });

    async function deliver(trial: TrialClient, body: object = {}): Promise<string> {
      const request = { destination: relay.destination, lead: someLead(), ...body };
      const response = await trial.deliver(newKey(), request);
      assert.equal(response.status, 200, response.text);
      return response.body.id;
    }

    async function createLinkUrl(apiKey: string, input: object = {}): Promise<string> {
      const response = await createLink(apiKey, input);
      assert.equal(response.status, 200, response.text);
      return response.body.url;
    }

    const deliveryIdsOf = async (url: string) => {
      const response = await readLink(url);
      assert.equal(response.status, 200, response.text);
      return response.body.deliveries.map(({ id }: { id: string }) => id);
    };

    test('a link shows the deliveries of its destination only, the newest first', async () => {
      const [trial, otherTrial] = [await relay.startTrial(), await relay.startTrial()];
      const firstId = await deliver(trial);
      const otherId = await deliver(trial, { destination: otherDestination() });
      await deliver(otherTrial);
      const secondId = await deliver(trial);
      assert.deepEqual(await deliveryIdsOf(await createLinkUrl(trial.apiKey)), [secondId, firstId]);
      assert.deepEqual(await deliveryIdsOf(await createLinkUrl(trial.apiKey, { destination: otherDestination() })), [
        otherId,
      ]);
    });

    test('the response to the creation of a link reports whether the link shows a delivery', async () => {
      const trial = await relay.startTrial();
      const hasDeliveries = async (input: object = {}) => (await createLink(trial.apiKey, input)).body.has_deliveries;
      assert.equal(await hasDeliveries(), false);
      await deliver(trial);
      assert.equal(await hasDeliveries(), true);
      assert.equal(await hasDeliveries({ destination: otherDestination() }), false);
      assert.equal(await hasDeliveries({ headers: { 'X-Api-Key': 'another' } }), false);
    });

    test('deliveries with headers are shown by a link with the same headers', async () => {
      const trial = await relay.startTrial();
      const headers = { 'X-Api-Key': 'secret-of-the-customer' };
      const [withoutHeaders, withHeaders] = [await deliver(trial), await deliver(trial, { headers })];
      assert.deepEqual(await deliveryIdsOf(await createLinkUrl(trial.apiKey)), [withoutHeaders]);
      assert.deepEqual(await deliveryIdsOf(await createLinkUrl(trial.apiKey, { headers })), [withHeaders]);
    });

    test('a link shows the attempts of a delivery, and no lead, receipt, fingerprint or idempotency key', async () => {
      const trial = await relay.startTrial();
      await deliver(trial);
      const { body, text } = await readLink(await createLinkUrl(trial.apiKey));
      const [{ attempts, ...delivery }] = body.deliveries;
      assert.deepEqual(Object.keys(body).sort(), ['deliveries', 'destination_origin', 'expires_at', 'next_cursor']);
      assert.equal(body.destination_origin, new URL(relay.destination).origin);
      assert.deepEqual(
        {
          state: delivery.state,
          effect: delivery.effect,
          test: delivery.test,
          duplicate_possible: delivery.duplicate_possible,
        },
        { state: 'delivered', effect: 'done', test: true, duplicate_possible: false },
      );
      assert.deepEqual(Object.keys(delivery).sort(), [
        'created_at',
        'duplicate_possible',
        'effect',
        'id',
        'state',
        'test',
      ]);
      assert.equal(attempts[0].http_status, 200);
      assert.doesNotMatch(text, /fingerprint|signature|usage|ada@mail|token=hidden|acc_/);
    });

    test('a link is refused after it has expired', async () => {
      const { apiKey } = await relay.startTrial();
      const { body } = await createLink(apiKey, { expires_in_seconds: 60 });
      const remainingMs = Date.parse(body.expires_at) - clock.nowMs();
      assert.ok(remainingMs > 0 && remainingMs <= 60_000, `${remainingMs} ms`);
      assert.equal((await readLink(body.url)).status, 200);
      clock.advance(60_000);
      assertProblem(await readLink(body.url), 403, 'embed_link_invalid');
    });

    test('a link is refused after the key that created it was revoked', async () => {
      const trial = await relay.startTrial();
      const keyResponse = await post(`${api()}/keys`, { name: 'portal', read_only: true }, [bearer(trial.apiKey)]);
      const [ownerLink, namedKeyLink] = [
        await createLinkUrl(trial.apiKey),
        await createLinkUrl(keyResponse.body.api_key),
      ];
      const headers = [bearer(trial.apiKey), ['Idempotency-Key', newKey()]] as const;
      await send(`${api()}/keys/${keyResponse.body.key.id}`, { method: 'DELETE', headers });
      assertProblem(await readLink(namedKeyLink), 403, 'embed_link_invalid');
      assert.equal((await readLink(ownerLink)).status, 200);
    });

    test('a link is refused after its account was deleted', async () => {
      const trial = await relay.startTrial();
      await deliver(trial);
      const url = await createLinkUrl(trial.apiKey);
      const headers = [bearer(trial.apiKey), ['Idempotency-Key', newKey()]] as const;
      assert.equal((await send(`${api()}/account`, { method: 'DELETE', headers })).status, 200);
      assertProblem(await readLink(url), 403, 'embed_link_invalid');
    });

    test('a key that is bound to other origins cannot create a link', async () => {
      const trial = await relay.startTrial();
      const input = { name: 'other', origins: ['https://crm.example.com'] };
      const keyResponse = await post(`${api()}/keys`, input, [bearer(trial.apiKey)]);
      assertProblem(await createLink(keyResponse.body.api_key), 403, 'key_not_allowed');
    });

    test('a changed token is refused, as is the token in the path of the page instead of the token in the fragment', async () => {
      const { apiKey } = await relay.startTrial();
      const url = new URL(await createLinkUrl(apiKey));
      const token = url.hash.slice(1);
      const frameToken = url.pathname.split('/').at(-1) ?? '';
      const changes = [0, 10, 40, token.length - 5].map(
        (index) => `${token.slice(0, index)}${token[index] === 'A' ? 'B' : 'A'}${token.slice(index + 1)}`,
      );
      for (const text of [
        ...changes,
        token.slice(0, -1),
        `${token}A`,
        `emb_${frameToken}`,
        frameToken,
        'emb_',
        'emb_A',
      ])
        assertProblem(await post(`${api()}/embeds/deliveries`, { token: text }), 403, 'embed_link_invalid');
    });

    test('neither part of a link contains the hash of the destination', async () => {
      const { apiKey } = await relay.startTrial();
      const url = new URL(await createLinkUrl(apiKey));
      const hash = createHash('sha256').update(relay.destination).digest('hex');
      // The fragment without `#emb_`, and the last segment of the path.
      for (const linkPart of [url.hash.slice(5), url.pathname.split('/').at(-1) ?? '']) {
        const bytes = Buffer.from(linkPart, 'base64url');
        assert.ok(!bytes.includes(hash) && !bytes.includes(Buffer.from(hash, 'hex')));
      }
    });

    test('the page of a link can be framed by the origins of the link only', async () => {
      const { apiKey } = await relay.startTrial();
      const origins = ['https://shop.example.com', 'https://Admin.Shop.example.com:8443/', 'http://localhost:3000'];
      const url = new URL(await createLinkUrl(apiKey, { frame_origins: origins }));
      url.hash = '';
      const policyOf = async (address: string) =>
        (await fetch(address)).headers.get('content-security-policy')?.match(/frame-ancestors [^;]*/)?.[0];
      assert.equal(
        await policyOf(url.href),
        'frame-ancestors https://shop.example.com https://admin.shop.example.com:8443 http://localhost:3000',
      );
      assert.equal((await fetch(`${url.href}A`)).status, 404);
      assert.equal(await policyOf(`${relay.urls[0]}/relay/console`), "frame-ancestors 'none'");
    });

    test('a frame origin with http on a public host or with a path is refused with its position', async () => {
      const { apiKey } = await relay.startTrial();
      for (const invalidOrigin of ['http://shop.example.com', 'https://shop.example.com/page']) {
        const response = await createLink(apiKey, { frame_origins: [invalidOrigin] });
        assertProblem(response, 400, 'invalid_input');
        assert.equal(response.body.errors[0].pointer, '/frame_origins/0');
      }
    });
  });
}

describe('the origin of a frame', () => {
  test('consists of a scheme, a host and an optional port, and its scheme is http only for a loopback host', () => {
    assert.equal(parseFrameOrigin('https://Shop.example.com:443/'), 'https://shop.example.com');
    assert.equal(parseFrameOrigin('http://127.0.0.1:8080'), 'http://127.0.0.1:8080');
    for (const text of [
      '*',
      'https:',
      'https://*.example.com',
      'https://a;script-src *',
      'https://a;b.example',
      'https://a,b.example',
      "https://a'b.example",
      'https://user@a.example',
      'https://a.example?b',
      'https://a.example#b',
      'https://a.example:99999',
      'https://a.example\nb',
      'http://a.example',
      'ftp://a.example',
      'https://.example',
      ' https://a.example',
    ])
      assert.equal(parseFrameOrigin(text), null, text);
  });
});
