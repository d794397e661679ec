import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { missingRight } from '../../../src/relay/accounts/rules/key-restriction.ts';
import { namedKeysMax } from '../../../src/relay/limits.ts';
import { operations } from '../../../src/relay/operations.ts';
import { isApiKey } from '../../support/api-keys.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, bearer, type HttpResponse, post, send } from '../../support/http.ts';
import { topologies } from '../../support/nodes.ts';
import { type LeadSource, leadSource, openRelaySite, type RelaySite, someLead } from '../../support/relay.ts';
import { newKey } from '../../support/server.ts';

interface NamedKey {
  readonly id: string;
  readonly apiKey: string;
}

const accountOperations: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['POST', '/keys/rotate', {}],
  ['POST', '/keys', { name: 'another' }],
  ['GET', '/keys'],
  ['DELETE', '/keys/crd_any'],
  ['DELETE', '/account'],
  ['POST', '/checkout', {}],
  ['POST', '/payments/portal', {}],
  ['POST', '/payments/claim', { claim: 'cs_test_a1b2c3' }],
  ['GET', '/destinations/secret?origin=https://crm.example.com'],
  ['POST', '/destinations/secret/rotate', { origin: 'https://crm.example.com', version: 0 }],
];

for (const layout of topologies) {
  describe(`named keys of the relay on ${layout.name}`, { skip: layout.missing }, () => {
    let site: RelaySite;
    const api = (nodeIndex = 0) => `${site.urls[nodeIndex % site.urls.length] ?? ''}/relay/api/v1`;
    const origin = () => new URL(site.destination).origin;
    const otherDestination = () => `${(site.urls[0] ?? '').replace('http:', 'https:')}/relay/echo/${randomHex()}`;
    before(async () => {
      site = await openRelaySite(layout);
    });
    after(() => site.close());

    const call = (key: string, method: string, path: string, body?: object, nodeIndex = 0): Promise<HttpResponse> =>
      body === undefined
        ? send(`${api(nodeIndex)}${path}`, { method, headers: [bearer(key), ['Idempotency-Key', newKey()]] })
        : post(`${api(nodeIndex)}${path}`, body, [bearer(key)]);

    async function createKey({ apiKey }: LeadSource, limits: object): Promise<NamedKey> {
      const response = await call(apiKey, 'POST', '/keys', { name: newKey(), ...limits });
      assert.equal(response.status, 201, response.text);
      assert.ok(isApiKey(response.body.api_key));
      return { id: response.body.key.id, apiKey: response.body.api_key };
    }

    const namesOf = async ({ apiKey }: LeadSource) =>
      (await call(apiKey, 'GET', '/keys')).body.keys.map(({ name }: { name: string }) => name);

    test('a named key delivers, and its first use ends no other key', async () => {
      const source = await site.source();
      const [one, other] = [await createKey(source, {}), await createKey(source, {})];
      const order = { destination: site.destination, lead: someLead() };
      for (const { apiKey } of [one, other, one]) {
        const response = await leadSource(site.urls[0] ?? '', apiKey, source.accountId).deliver(newKey(), order);
        assert.equal(response.status, 200, response.text);
      }
      for (const nodeIndex of site.urls.keys())
        assert.equal((await call(source.apiKey, 'GET', '/usage', undefined, nodeIndex)).status, 200);
    });

    test('the list shows each key with its restrictions and never the key itself', async () => {
      const source = await site.source();
      await createKey(source, { name: 'form', origins: [`${origin().toUpperCase().replace('HTTPS', 'https')}/`] });
      const reader = await createKey(source, { name: 'dashboard', read_only: true });
      await call(reader.apiKey, 'GET', '/usage');
      const response = await call(source.apiKey, 'GET', '/keys');
      const view = response.body.keys.map(
        ({ id: _id, created_at: _at, last_used_at: _used, ...rest }: Record<string, unknown>) => rest,
      );
      assert.deepEqual(view, [
        { name: 'form', read_only: false, origins: [origin()], used: false },
        { name: 'dashboard', read_only: true, origins: null, used: true },
      ]);
      assert.ok(!response.text.includes(reader.apiKey));
    });

    test('the last use of a key is shown, and null for an unused one', async () => {
      const source = await site.source();
      const used = await createKey(source, { name: 'used' });
      await createKey(source, { name: 'unused' });
      const beforeMs = Date.now();
      await call(used.apiKey, 'GET', '/usage', undefined, 1);
      const lastUses = async () =>
        (await call(source.apiKey, 'GET', '/keys')).body.keys.map(
          (key: { last_used_at: string | null }) => key.last_used_at,
        );
      const [last, none] = await eventually('the last use is stored', async () => {
        const uses = await lastUses();
        return uses[0] !== null && uses;
      });
      assert.equal(none, null);
      assert.ok(Date.parse(last) >= beforeMs && Date.parse(last) <= Date.now(), last);
    });

    test('named keys cannot manage keys, payments or the account, or read signing secrets', async () => {
      const source = await site.source();
      const kinds = [{}, { read_only: true }, { origins: [origin()] }];
      for (const limits of kinds) {
        const { apiKey } = await createKey(source, limits);
        for (const [method, path, body] of accountOperations) {
          const response = await call(apiKey, method, path, body);
          assertProblem(response, 403, 'key_not_allowed');
          assert.equal(response.body.requires, 'account', `${method} ${path}`);
        }
      }
      assert.equal((await namesOf(source)).length, kinds.length);
    });

    test('a read-only key reads, and neither delivers nor checks nor settles', async () => {
      const source = await site.source();
      const delivered = await source.deliver('one', { destination: site.destination, lead: someLead() });
      const { apiKey } = await createKey(source, { read_only: true });
      const { id } = delivered.body;
      for (const path of ['/usage', '/deliveries', `/deliveries/${id}`, '/destinations'])
        assert.equal((await call(apiKey, 'GET', path)).status, 200, path);
      const requestsBefore = site.sink.requests.length;
      const order = { idempotency_key: 'two', destination: site.destination, lead: someLead() };
      const refused = [
        await call(apiKey, 'POST', '/deliveries', order),
        await call(apiKey, 'POST', '/deliveries/batch', { deliveries: [order] }),
        await call(apiKey, 'POST', '/destinations/test', { idempotency_key: 'try', destination: site.destination }),
        await call(apiKey, 'POST', '/destinations/check', { destination: site.destination }),
        await call(apiKey, 'POST', `/deliveries/${id}/settle`, { outcome: 'arrived' }),
      ];
      for (const response of refused) {
        assertProblem(response, 403, 'key_not_allowed');
        assert.equal(response.body.requires, 'deliver');
      }
      assert.equal(site.sink.requests.length, requestsBefore);
    });

    test('a key bound to origins delivers to them only and finds no other delivery', async () => {
      const source = await site.source();
      const other = await source.deliver('elsewhere', { destination: otherDestination(), lead: someLead() });
      assert.equal(other.status, 200, other.text);
      const { apiKey } = await createKey(source, { origins: [origin()] });
      const boundKey = leadSource(site.urls[0] ?? '', apiKey, source.accountId);
      const ownDelivery = await boundKey.deliver('own', { destination: site.destination, lead: someLead() });
      assert.equal(ownDelivery.status, 200, ownDelivery.text);
      const outsideInput = { idempotency_key: 'outside', destination: otherDestination(), lead: someLead() };
      const refused = [
        await call(apiKey, 'POST', '/deliveries', outsideInput),
        await call(apiKey, 'POST', '/destinations/check', { destination: 'https://crm.example.com/' }),
        await call(apiKey, 'POST', '/destinations/test', { idempotency_key: 'try', destination: otherDestination() }),
      ];
      for (const response of refused) {
        assertProblem(response, 403, 'key_not_allowed');
        assert.equal(response.body.requires, 'origin');
      }
      const inside = { idempotency_key: 'inside', destination: site.destination, lead: someLead() };
      const batch = await call(apiKey, 'POST', '/deliveries/batch', { deliveries: [outsideInput, inside] });
      assert.deepEqual(
        batch.body.deliveries.map(({ status }: { status: number }) => status),
        [403, 200],
      );
      const listed = await call(apiKey, 'GET', '/deliveries');
      assert.deepEqual(
        listed.body.deliveries.map(({ destination_origin }: { destination_origin: string }) => destination_origin),
        [origin(), origin()],
      );
      const destinations = await call(apiKey, 'GET', '/destinations');
      assert.deepEqual(
        destinations.body.destinations.map((destination: { origin: string }) => destination.origin),
        [origin()],
      );
      assertProblem(await call(apiKey, 'GET', `/deliveries/${other.body.id}`), 404, 'not_found');
      const settled = await call(apiKey, 'POST', `/deliveries/${other.body.id}/settle`, { outcome: 'arrived' });
      assertProblem(settled, 404, 'not_found');
      const lookup = (key: string) =>
        send(`${api()}/deliveries/lookup`, { headers: [bearer(apiKey), ['Idempotency-Key', key]] });
      assertProblem(await lookup('elsewhere'), 404, 'not_found');
      assert.equal((await lookup('own')).status, 200);
      const reused = await call(apiKey, 'POST', '/deliveries', { ...inside, idempotency_key: 'elsewhere' });
      assertProblem(reused, 409, 'idempotency_key_reused');
      assert.equal(reused.body.receipt, undefined);
    });

    test('a named key gets only a shortened email address of the account', async () => {
      const source = await site.source();
      const { email } = (await call(source.apiKey, 'GET', '/usage')).body;
      const { apiKey } = await createKey(source, { read_only: true });
      const view = (await call(apiKey, 'GET', '/usage')).body.email;
      assert.equal(view, `${email[0]}***${email.slice(email.indexOf('@'))}`);
    });

    test('a revoked named key stops working on every node, and a repeated revocation returns the same', async () => {
      const source = await site.source();
      const [removed, stored] = [await createKey(source, {}), await createKey(source, {})];
      for (const nodeIndex of site.urls.keys()) await call(removed.apiKey, 'GET', '/usage', undefined, nodeIndex);
      const first = await call(source.apiKey, 'DELETE', `/keys/${removed.id}`);
      assert.equal(first.status, 200, first.text);
      assert.equal((await call(source.apiKey, 'DELETE', `/keys/${removed.id}`)).text, first.text);
      for (const nodeIndex of site.urls.keys())
        assertProblem(await call(removed.apiKey, 'GET', '/usage', undefined, nodeIndex), 401, 'credential_revoked');
      assert.equal((await call(stored.apiKey, 'GET', '/usage')).status, 200);
      assertProblem(await call((await site.source()).apiKey, 'DELETE', `/keys/${stored.id}`), 404, 'not_found');
    });

    test('a named key may revoke itself without affecting the others', async () => {
      const source = await site.source();
      const { apiKey } = await createKey(source, { read_only: true });
      assert.equal((await call(apiKey, 'DELETE', '/keys/current')).status, 200);
      assertProblem(await call(apiKey, 'GET', '/usage'), 401, 'credential_revoked');
      assert.equal((await call(source.apiKey, 'GET', '/usage')).status, 200);
    });

    test('replacing the account key leaves named keys, used and unused', async () => {
      const source = await site.source();
      const [used, unused] = [await createKey(source, {}), await createKey(source, {})];
      await call(used.apiKey, 'GET', '/usage');
      const { api_key: newApiKey } = (await call(source.apiKey, 'POST', '/keys/rotate', {})).body;
      assert.equal((await call(newApiKey, 'GET', '/usage')).status, 200);
      assertProblem(await call(source.apiKey, 'GET', '/usage'), 401, 'credential_revoked');
      for (const { apiKey } of [used, unused]) assert.equal((await call(apiKey, 'GET', '/usage')).status, 200);
    });

    test('creating a key with an existing name replaces an unused key and refuses a used one', async () => {
      const source = await site.source();
      const lostResponse = await createKey(source, { name: 'site' });
      const secondResponse = await createKey(source, { name: 'site', read_only: true });
      assertProblem(await call(lostResponse.apiKey, 'GET', '/usage'), 401, 'credential_revoked');
      assert.equal((await call(secondResponse.apiKey, 'GET', '/usage')).status, 200);
      assertProblem(await call(source.apiKey, 'POST', '/keys', { name: 'site' }), 409, 'key_name_taken');
      assert.deepEqual(await namesOf(source), ['site']);
    });

    test('concurrent requests for one name leave a single key', async () => {
      const source = await site.source();
      const responses = await Promise.all(
        Array.from({ length: 5 }, (_, nodeIndex) => call(source.apiKey, 'POST', '/keys', { name: 'one' }, nodeIndex)),
      );
      for (const { status, text } of responses) assert.equal(status, 201, text);
      assert.deepEqual(await namesOf(source), ['one']);
    });

    test('an origin with a path is refused, and nothing is created', async () => {
      const source = await site.source();
      const response = await call(source.apiKey, 'POST', '/keys', { name: 'form', origins: [site.destination] });
      assertProblem(response, 400, 'invalid_input');
      assert.equal(response.body.errors[0].pointer, '/origins/0');
      assert.deepEqual(await namesOf(source), []);
    });

    test('removing the account ends its named keys', async () => {
      const source = await site.source();
      const { apiKey } = await createKey(source, {});
      assert.equal((await call(source.apiKey, 'DELETE', '/account')).status, 200);
      assertProblem(await call(apiKey, 'GET', '/usage'), 401, 'credential_unknown');
    });
  });
}

test('the number of named keys is bounded', async (t) => {
  const site = await openRelaySite(topologies[0] as (typeof topologies)[number], {}, { RIALTO_RATE_LIMITS: 'off' });
  t.after(() => site.close());
  const { apiKey } = await site.source();
  const create = () => post(`${site.urls[0]}/relay/api/v1/keys`, { name: newKey() }, [bearer(apiKey)]);
  for (let count = 0; count < namedKeysMax; count += 1) assert.equal((await create()).status, 201);
  assertProblem(await create(), 409, 'key_limit_reached');
});

test('every operation that a named key may be refused declares it', () => {
  const restriction = { read_only: true, origins: null };
  const refusing = operations.filter((operation) => missingRight(operation, restriction) !== null);
  assert.ok(refusing.length > 10);
  for (const { name, errors } of refusing)
    assert.ok(
      errors.some(({ code }) => code === 'key_not_allowed'),
      name,
    );
});

function randomHex(): string {
  return randomBytes(12).toString('hex');
}
