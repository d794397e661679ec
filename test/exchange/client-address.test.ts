import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { post, send } from '../support/http.ts';
import { threeNodes } from '../support/nodes.ts';
import { callOperation, newCredential, newKey, register, startServer, validEntry } from '../support/server.ts';

// Limits apply to the client address reported by a trusted proxy, not to headers that a client sends itself.

const behindProxy = await startServer({ RIALTO_RATE_LIMITS: 'on', RIALTO_TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' });
const withoutProxy = await startServer({ RIALTO_RATE_LIMITS: 'on' });
after(() => Promise.all([behindProxy.close(), withoutProxy.close()]));

/**
 * Sends up to 40 invalid credentials until the client address is rate-limited; returns the number of attempts before
 * that, or infinity.
 */
async function countFailuresUntilRateLimited(
  baseUrl: string,
  forwardedFor: (attempt: number) => string,
): Promise<number> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const headers = [
      ['Authorization', `Bearer ${newCredential()}`],
      ['X-Forwarded-For', forwardedFor(attempt)],
    ] as const;
    const response = await post(`${baseUrl}/operations/profile`, {}, headers);
    if (response.status === 429) {
      assert.equal(response.body.code, 'rate_limited');
      assert.ok(Number(response.headers['retry-after']) >= 1 && response.body.retry_after_seconds >= 1);
      assert.match(String(response.headers['ratelimit']), /^"[a-z-]+";r=0;t=\d+$/);
      assert.match(String(response.headers['ratelimit-policy']), /^"[a-z-]+";q=30;w=60$/);
      return attempt;
    }
    assert.equal(response.status, 401);
  }
  return Number.POSITIVE_INFINITY;
}

const addressCases: [addresses: string, forwardedFor: (attempt: number) => string, failures: number][] = [
  ['one address', () => '192.0.2.1', 30],
  ['addresses of one IPv6 network', (attempt) => `2001:db8:1:2:${attempt}::${attempt + 1}`, 30],
  [
    'addresses of one IPv6 network, in different notations',
    (attempt) => ['2001:db8:7::1', '2001:0db8:0007:0000:9:8:7:6', '2001:DB8:7:0::f'][attempt % 3] as string,
    30,
  ],
  ['one address that prepends others to X-Forwarded-For', (attempt) => `192.0.2.${attempt}, 198.51.100.7`, 30],
  ['one address through different trusted proxies', (attempt) => `198.51.100.8, 10.1.2.${attempt}`, 30],
  [
    'one address in IPv4 and mapped into IPv6',
    (attempt) => (attempt % 2 === 0 ? '192.0.2.77' : '::ffff:192.0.2.77'),
    30,
  ],
  ['different addresses', (attempt) => `203.0.113.${attempt}`, Number.POSITIVE_INFINITY],
  ['different IPv6 networks', (attempt) => `2001:db8:2:${attempt.toString(16)}::1`, Number.POSITIVE_INFINITY],
];

for (const [addresses, forwardedFor, failures] of addressCases) {
  test(`behind a trusted proxy, requests from ${addresses} count ${failures === 30 ? 'as one client' : 'separately'}`, async () => {
    assert.equal(await countFailuresUntilRateLimited(behindProxy.baseUrl, forwardedFor), failures);
  });
}

test('without a trusted proxy, forwarded headers are ignored', async () => {
  assert.equal(await countFailuresUntilRateLimited(withoutProxy.baseUrl, (attempt) => `203.0.113.${attempt}`), 30);
});

test('a malformed forwarded header causes no error except a rate limit', async () => {
  for (const malformed of ['unknown', '203.0.113.300', '', '192.0.2.1:80', "' or 1=1"]) {
    assert.ok(
      [200, 429].includes(
        (await send(`${behindProxy.baseUrl}/search`, { headers: [['X-Forwarded-For', malformed]] })).status,
      ),
      malformed,
    );
  }
});

describe('limits of an exchange of three nodes', { skip: threeNodes.missing }, async () => {
  const nodes = threeNodes.missing === false ? await threeNodes.start({ RIALTO_RATE_LIMITS: 'on' }) : undefined;
  after(() => nodes?.close());

  test('write points of an account are shared by all nodes', async () => {
    const baseUrl = (requestIndex: number) => nodes?.baseUrl(requestIndex) as string;
    const agent = await register(baseUrl(0));
    const call = (requestIndex: number) =>
      callOperation(baseUrl(requestIndex), 'create_entry', validEntry({ idempotency_key: newKey() }), agent.credential);
    const statuses: number[] = [];
    for (let requestIndex = 0; requestIndex < 6; requestIndex += 1) statuses.push((await call(requestIndex)).status);
    assert.deepEqual(
      statuses,
      [200, 200, 429, 429, 429, 429],
      '20 points a minute in the first 24 hours, 10 for each entry',
    );
  });

  test('registrations of an address are limited per hour across nodes', async () => {
    const statuses: number[] = [];
    for (let requestIndex = 0; requestIndex < 12; requestIndex += 1) {
      const input = {
        name: `agent-${newKey().slice(5)}`,
        description: 'One of too many.',
        credential: newCredential(),
        public_data_acknowledged: true,
        idempotency_key: newKey(),
      };
      statuses.push((await callOperation(nodes?.baseUrl(requestIndex) as string, 'register', input)).status);
    }
    assert.deepEqual(
      statuses,
      [...Array.from({ length: 9 }, () => 200), 429, 429, 429],
      'ten with the registration of the test above',
    );
  });
});
