import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { systemClock } from '../../../src/core/base/clock.ts';
import { startServeProcess, tempDataDir } from '../../cli/rialto.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, bearer, type HttpResponse, post } from '../../support/http.ts';
import { stores } from '../../support/nodes.ts';
import {
  type LeadSource,
  leadSource,
  openRelaySite,
  type RelaySite,
  someLead,
  startLeadSink,
  startTrial,
} from '../../support/relay.ts';
import { headersByName, httpResponse, type SinkRequest } from '../../support/tls-sink.ts';
import { startMetricsTestServer } from './metrics-test-server.ts';

for (const store of stores) {
  describe(`destinations on ${store.name}`, { skip: store.missing }, () => {
    let site: RelaySite;
    let respondWith = '200 OK';
    before(async () => {
      site = await openRelaySite(store, { onRequest: (socket) => socket.write(httpResponse(respondWith)) });
    });
    after(() => site.close());
    const originOf = () => new URL(site.destination).origin;
    const sendTest = (source: LeadSource, key: string, replay = false): Promise<HttpResponse> =>
      post(`${site.urls[0]}/relay/api/v1/destinations/test`, { destination: site.destination }, [
        bearer(source.apiKey),
        ['Idempotency-Key', key],
        ...(replay ? [['X-Rialto-Replay', 'true'] as const] : []),
      ]);

    test('a sample lead arrives signed and marked as a test, costs no unit, and counts among the test leads', async () => {
      respondWith = '200 OK';
      const source = await site.source();
      const requestsBefore = site.sink.requests.length;
      const response = await sendTest(source, 'try');
      assert.equal(response.status, 200, response.text);
      assert.deepEqual([response.body.state, response.body.test, response.body.usage.used], ['delivered', true, 0]);
      const request = site.sink.requests[requestsBefore] as SinkRequest;
      assert.equal(JSON.parse(String(request.body)).data.test, true);
      const secondResponse = await sendTest(source, 'try');
      assert.equal(secondResponse.headers['idempotent-replayed'], 'true');
      assert.deepEqual(secondResponse.body.signature, response.body.signature);
      assert.equal(site.sink.requests.length, requestsBefore + 1);
      const { body: usage } = await source.get('/usage');
      assert.deepEqual([usage.used, usage.test_leads.used, usage.test_leads.limit], [0, 1, 20]);
    });

    test('a refused sample lead can be replayed like any other', async () => {
      const source = await site.source();
      respondWith = '404 Not Found';
      assertProblem(await sendTest(source, 'again'), 424, 'delivery_failed');
      assertProblem(await sendTest(source, 'again'), 424, 'delivery_failed');
      respondWith = '200 OK';
      const replayed = await sendTest(source, 'again', true);
      assert.equal(replayed.status, 200, replayed.text);
      assert.equal(replayed.body.attempts.length, 2);
    });

    test('requests verify with the secret of their account and origin, and with no other', async () => {
      respondWith = '200 OK';
      const source = await site.source();
      const requestsBefore = site.sink.requests.length;
      assert.equal((await sendTest(source, 'signed')).status, 200);
      const request = site.sink.requests[requestsBefore] as SinkRequest;
      const [body, named] = [request.body, headersByName(request)];
      const response = await source.get(`/destinations/secret?origin=${encodeURIComponent(originOf())}`);
      assert.equal(response.headers['cache-control'], 'no-store');
      assert.equal(response.body.origin, originOf());
      const [secret, ...rest] = response.body.secrets as string[];
      assert.match(secret ?? '', /^whsec_[A-Za-z0-9+/]{43}=$/);
      assert.deepEqual(rest, []);
      assert.deepEqual(new Webhook(secret ?? '').verify(String(body), named), JSON.parse(String(body)));
      const other = await (await site.source()).get(`/destinations/secret?origin=${encodeURIComponent(originOf())}`);
      assert.throws(() => new Webhook(other.body.secrets[0]).verify(String(body), named));
    });

    test('a rotated secret signs immediately, together with the previous one until that expires', async () => {
      respondWith = '200 OK';
      const source = await site.source();
      const rotateSecret = (input: object) =>
        post(`${site.urls.at(-1)}/relay/api/v1/destinations/secret/rotate`, { origin: originOf(), ...input }, [
          bearer(source.apiKey),
        ]);
      const verifiesWith = async (key: string) => {
        const requestsBefore = site.sink.requests.length;
        assert.equal((await sendTest(source, key)).status, 200);
        const request = site.sink.requests[requestsBefore] as SinkRequest;
        return (secret: string) => {
          try {
            return new Webhook(secret).verify(String(request.body), headersByName(request)) !== null;
          } catch {
            return false;
          }
        };
      };
      const path = `/destinations/secret?origin=${encodeURIComponent(originOf())}`;
      const { body: before } = await source.get(path);
      assert.equal(before.previous_ends_at, null);
      assert.equal(before.version, 0);
      const rotated = await rotateSecret({ version: 0 });
      assert.equal(rotated.status, 200, rotated.text);
      assert.equal(rotated.headers['cache-control'], 'no-store');
      const [newest, previous] = rotated.body.secrets;
      assert.equal(previous, before.secrets[0]);
      assert.notEqual(newest, previous);
      assert.ok(Math.abs(Date.parse(rotated.body.previous_ends_at) - Date.now() - 24 * 3_600_000) < 60_000);
      assert.deepEqual((await rotateSecret({ version: 0 })).body, rotated.body, 'a repetition changes nothing');
      assert.deepEqual((await source.get(path)).body, rotated.body);
      const withBoth = await verifiesWith('with both');
      assert.deepEqual([withBoth(newest), withBoth(previous)], [true, true]);
      assertProblem(await rotateSecret({ version: 1 }), 409, 'rotation_conflict');
      const ended = await rotateSecret({ version: 0, previous_hours: 0 });
      assert.deepEqual((await rotateSecret({ version: 0, previous_hours: 0 })).body, ended.body);
      assert.deepEqual([ended.body.secrets, ended.body.previous_ends_at], [[newest], null]);
      const withNewest = await verifiesWith('with the newest');
      assert.deepEqual([withNewest(newest), withNewest(previous)], [true, false]);
      const other = await source.get('/destinations/secret?origin=https%3A%2F%2Fcrm.example.com');
      assert.equal(other.body.previous_ends_at, null, 'other origins keep their secret');
      const { body: leaked } = await rotateSecret({ version: 1, previous_hours: 0 });
      assert.deepEqual((await rotateSecret({ version: 1, previous_hours: 0 })).body, leaked);
      assertProblem(await rotateSecret({ version: 0 }), 409, 'rotation_conflict');
      assert.equal(leaked.secrets.length, 1);
      assert.notEqual(leaked.secrets[0], newest);
      assertProblem(await rotateSecret({ version: 2, previous_hours: 169 }), 400, 'invalid_input');
      assertProblem(await rotateSecret({ version: 2, origin: 'http://crm.example.com' }), 400, 'invalid_input');
    });

    test('an echo destination verifies the signature of a rotated secret', async () => {
      const source = await site.source();
      const destination = `${(site.urls[0] ?? '').replace('http:', 'https:')}/relay/echo/0123456789abcdef01234567`;
      await post(
        `${site.urls[0]}/relay/api/v1/destinations/secret/rotate`,
        { origin: new URL(destination).origin, version: 0, previous_hours: 0 },
        [bearer(source.apiKey)],
      );
      const receipt = await source.deliver('echo after a rotation', { destination, lead: someLead() });
      assert.deepEqual([receipt.status, receipt.body.state], [200, 'delivered'], receipt.text);
    });

    test('a secret is returned for a valid origin only', async () => {
      const source = await site.source();
      const readSecret = (origin: string) => source.get(`/destinations/secret?origin=${encodeURIComponent(origin)}`);
      const one = await readSecret('https://CRM.example.com/');
      assert.deepEqual(one.body, (await readSecret('https://crm.example.com')).body);
      assert.equal(one.body.origin, 'https://crm.example.com');
      for (const [origin, code] of [
        ['http://crm.example.com', 'scheme'],
        ['https://u@crm.example.com', 'credentials'],
        ['https://10.0.0.1', 'ip_literal'],
        ['https://crm.example.com:8444', 'port'],
        ['https://crm.example.com:443', 'form'],
        ['https://crm.example.com/hooks', 'form'],
        ['https://crm.example.com?a=b', 'form'],
        ['https:\\\\crm.example.com', 'spelling'],
        ['https://localhost', 'name_special_use'],
      ] as const) {
        const response = await readSecret(origin);
        assertProblem(response, 400, 'invalid_input', origin);
        assert.deepEqual([response.body.errors[0].pointer, response.body.errors[0].code], ['/origin', code], origin);
        assert.doesNotMatch(response.text, /whsec_/);
      }
    });

    test('usage returns plan, limits and remaining units', async () => {
      respondWith = '200 OK';
      const source = await site.source();
      await source.deliver('counted', { destination: site.destination, lead: someLead() });
      const { body } = await source.get('/usage');
      assert.deepEqual(Object.keys(body).sort(), [
        ...['account_id', 'email', 'expires_at', 'limit', 'limits', 'plan', 'replay_still_allowed', 'subscription'],
        ...['test_leads', 'upgrade_available', 'used', 'used_since'],
      ]);
      const { account_id, plan, used, limit, replay_still_allowed, limits, subscription } = body;
      assert.deepEqual(
        { account_id, plan, used, limit, replay_still_allowed, limits, subscription },
        {
          account_id: source.accountId,
          plan: 'trial',
          used: 1,
          limit: 25,
          replay_still_allowed: true,
          limits: { deliveries_per_second: 2, destination_checks_per_hour: 60, under_way: 2 },
          subscription: null,
        },
      );
    });

    test('destination health is computed from the deliveries of the account', async () => {
      const source = await site.source();
      assert.deepEqual((await source.get('/destinations')).body, {
        destinations: [],
        days: [],
        deliveries_looked_at: 0,
      });
      for (const [index, status] of ['200 OK', '404 Not Found', '200 OK'].entries()) {
        respondWith = status;
        await source.deliver(`health-${index}`, { destination: site.destination, lead: someLead() });
      }
      const { body } = await source.get('/destinations');
      assert.equal(body.deliveries_looked_at, 3);
      const [{ last_delivered_at, last_failure, first_byte_ms, ...rest }] = body.destinations;
      assert.deepEqual(rest, {
        origin: originOf(),
        deliveries: { delivered: 2, failed: 1, ambiguous: 0, under_way: 0 },
        breaker: { state: 'closed', retry_at: null },
      });
      assert.equal(last_failure.http_status, 404);
      assert.ok(last_delivered_at > last_failure.at);
      assert.ok(Number.isInteger(first_byte_ms));
    });
  });
}

test('the breaker of an unreachable destination opens after five deliveries and closes after a successful probe', async (t) => {
  let isDown = false;
  const lead = await startLeadSink({
    onTcp: (socket) => {
      if (isDown) socket.destroy();
    },
  });
  const clock = steppingClock();
  const site = await startMetricsTestServer(t, new Map(), lead.environment as Record<string, string>, clock);
  t.after(() => lead.close());
  const [source, other] = [await site.source(), await site.source()];
  const order = { destination: lead.destination, lead: someLead() };
  assert.equal((await source.deliver('before', order)).status, 200);
  await eventually('the kept-alive connection is closed', () => lead.sink.open === 0);
  isDown = true;
  for (let turn = 0; turn < 4; turn += 1)
    assertProblem(await source.deliver(`lost-${turn}`, order), 424, 'delivery_failed');
  const skipped = await source.deliver('spared', order);
  assertProblem(skipped, 429, 'destination_busy');
  const seconds = Number(skipped.headers['retry-after']);
  assert.ok(seconds >= 1 && seconds <= 15, skipped.text);
  assert.equal(skipped.body.retry_after_seconds, seconds);
  assertProblem(await source.get('/deliveries/lookup', [['Idempotency-Key', 'spared']]), 404, 'not_found');

  // Existing results are returned, each account has its own breaker, and the console shows its state.
  assert.equal((await source.deliver('before', order)).headers['idempotent-replayed'], 'true');
  assertProblem(await source.deliver('lost-0', order), 424, 'delivery_failed');
  assertProblem(await source.deliver('lost-0', order, { replay: true }), 429, 'destination_busy');
  assertProblem(await other.deliver('mine', order), 424, 'delivery_failed');
  const [{ breaker, last_failure }] = (await source.get('/destinations')).body.destinations;
  assert.equal(breaker.state, 'open');
  assert.ok(Date.parse(breaker.retry_at) > Date.now());
  assert.equal(last_failure.error_class, 'reset_before_sent');
  assert.equal(await site.metric('relay_breakers_open'), 1);

  clock.step(15_000);
  const halfOpen = (await source.get('/destinations')).body.destinations[0].breaker;
  assert.deepEqual(halfOpen, { state: 'half_open', retry_at: null });
  assertProblem(await source.deliver('probe', order), 424, 'delivery_failed');
  const longer = await source.deliver('spared', order);
  assertProblem(longer, 429, 'destination_busy');
  assert.ok(longer.body.retry_after_seconds > 20 && longer.body.retry_after_seconds <= 30, longer.text);
  clock.step(30_000);
  isDown = false;
  assert.equal((await source.deliver('spared', order)).status, 200);
  assert.equal(await site.metric('relay_breakers_open'), 0);
});

/** The system clock, whose monotonic time a test can advance while nothing is in progress. */
function steppingClock() {
  let steppedMs = 0;
  return {
    nowMs: () => systemClock.nowMs(),
    monotonicMs: () => systemClock.monotonicMs() + steppedMs,
    step(ms: number) {
      steppedMs += ms;
    },
  };
}

test('both secrets of an origin are returned while the server secret is rotated, the new one first', async (t) => {
  const folder = tempDataDir(t);
  const [oldSecret, newSecret] = ['the old secret of an installation', 'the new secret of an installation'];
  const path = '/destinations/secret?origin=https%3A%2F%2Fcrm.example.com';
  const before = await startServeProcess(t, { ...folder, RIALTO_SECRET: oldSecret });
  const source = await startTrial(before.url);
  const first = (await source.get(path)).body.secrets;
  before.child.kill('SIGTERM');
  await before.ended;
  const during = await startServeProcess(t, { ...folder, RIALTO_SECRET: `${newSecret},${oldSecret}` });
  const both = (await leadSource(during.url, source.apiKey, source.accountId).get(path)).body.secrets;
  assert.equal(first.length, 1);
  assert.deepEqual(both.slice(1), first);
  assert.notEqual(both[0], first[0]);
});
