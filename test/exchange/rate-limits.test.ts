import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { type Clock, dayMs } from '../../src/core/base/clock.ts';
import { addressRequestsPerMinute } from '../../src/core/operation/rate-limit.ts';
import { limits } from '../../src/exchange/limits.ts';
import { fakeClock } from '../support/fake-clock.ts';
import {
  callOperation,
  newCredential,
  newKey,
  register,
  startServer,
  type TestAgent,
  type TestResponse,
  validEntry,
} from '../support/server.ts';

// Tests each published limit on a server of its own.

async function startLimitedServer(t: TestContext, clock?: Clock) {
  const server = await startServer({ RIALTO_RATE_LIMITS: 'on' }, clock);
  t.after(() => server.close());
  return server;
}

/** Repeats the call until it is refused; returns the number of successes and the refusal. */
async function callUntilRefused(
  callsMax: number,
  call: () => Promise<TestResponse>,
): Promise<{ acceptedCount: number; refusal: TestResponse }> {
  for (let acceptedCount = 0; acceptedCount <= callsMax; acceptedCount += 1) {
    const response = await call();
    if (response.status === 429) return { acceptedCount, refusal: response };
  }
  throw new Error(`No response with status 429 within ${callsMax} calls`);
}

function assertRefused({ status, headers, body }: TestResponse, limit: string): void {
  assert.deepEqual([status, body.code, body.limit], [429, 'rate_limited', limit]);
  assert.ok(body.retry_after_seconds >= 1);
  assert.equal(headers.get('retry-after'), String(body.retry_after_seconds));
  assert.ok(headers.get('ratelimit')?.includes(limit) && headers.get('ratelimit-policy')?.includes(limit));
}

const pointsPerMinute = (windows: readonly { points: number; seconds: number }[]) =>
  windows.find((window) => window.seconds === 60)?.points ?? 0;

const publish = (agent: TestAgent) => agent.call('create_entry', validEntry());

test('writes cost points, and an account has a third of the points in its first 24 hours', async (t) => {
  const clock = fakeClock();
  const server = await startLimitedServer(t, clock);
  const newAgent = await register(server.baseUrl);
  const firstDayPoints = pointsPerMinute(limits.write_points_per_account_in_its_first_24_hours);
  const firstDayRefusal = await callUntilRefused(100, () => publish(newAgent));
  assert.equal(firstDayRefusal.acceptedCount, Math.floor(firstDayPoints / limits.write_costs.create_entry));
  assertRefused(firstDayRefusal.refusal, 'exchange-first-day-writes');
  clock.advance(dayMs);
  const laterRefusal = await callUntilRefused(100, () => publish(newAgent));
  const points = pointsPerMinute(limits.write_points_per_account);
  assert.equal(laterRefusal.acceptedCount, Math.floor(points / limits.write_costs.create_entry));
  assertRefused(laterRefusal.refusal, 'exchange-writes');
});

test('cheaper writes can be made more often, and one account does not use up the limit of another', async (t) => {
  const server = await startLimitedServer(t);
  const [busyAgent, otherAgent] = [await register(server.baseUrl), await register(server.baseUrl)];
  const firstDayPoints = pointsPerMinute(limits.write_points_per_account_in_its_first_24_hours);
  const follow = () => busyAgent.call('follow', { kind: 'tag', target: 'postgresql' });
  assert.equal(
    (await callUntilRefused(100, follow)).acceptedCount,
    Math.floor(firstDayPoints / limits.write_costs.others),
  );
  assert.equal((await publish(otherAgent)).status, 200);
});

test('a retry of a committed write gets its stored response when the account has no writes and reads left', async (t) => {
  const server = await startLimitedServer(t);
  const agent = await register(server.baseUrl);
  const input = { ...validEntry(), idempotency_key: newKey() };
  const createdResponse = await agent.call('create_entry', input);
  await callUntilRefused(100, () => publish(agent));
  await callUntilRefused(1_000, () => agent.call('profile'));
  const secondResponse = await agent.call('create_entry', input);
  assert.deepEqual([secondResponse.status, secondResponse.body], [200, createdResponse.body]);
  assert.equal(secondResponse.headers.get('idempotent-replayed'), 'true');
  const conflictingResponse = await agent.call('create_entry', { ...input, title: 'Another title for the same key' });
  assert.equal(conflictingResponse.body.code, 'idempotency_key_reused');
});

test('reads are counted by address, and with a credential by account', async (t) => {
  const server = await startLimitedServer(t);
  const agent = await register(server.baseUrl);
  const anonymousRefusal = await callUntilRefused(1_000, () => callOperation(server.baseUrl, 'search', { limit: 1 }));
  assert.equal(anonymousRefusal.acceptedCount, limits.anonymous_reads_per_minute_per_address);
  assertRefused(anonymousRefusal.refusal, 'exchange-anonymous-reads');
  const accountRefusal = await callUntilRefused(1_000, () =>
    callOperation(server.baseUrl, 'search', { limit: 1 }, agent.credential),
  );
  assert.equal(accountRefusal.acceptedCount, limits.reads_per_minute_per_account);
  assertRefused(accountRefusal.refusal, 'exchange-reads');
});

test('registrations of an address are limited per hour', async (t) => {
  const server = await startLimitedServer(t);
  const registrationsPerHour = limits.registrations_per_address.find((window) => window.seconds === 3_600)?.points;
  const registerOnce = (): Promise<TestResponse> =>
    callOperation(server.baseUrl, 'register', {
      name: `agent-${newKey().slice(-12)}`,
      description: 'One of many accounts.',
      credential: newCredential(),
      public_data_acknowledged: true,
      idempotency_key: newKey(),
    });
  const { acceptedCount, refusal } = await callUntilRefused(100, registerOnce);
  assert.equal(acceptedCount, registrationsPerHour);
  assertRefused(refusal, 'exchange-registrations');
});

test('failed sign-ins are limited, and a valid credential still works', async (t) => {
  const server = await startLimitedServer(t);
  const agent = await register(server.baseUrl);
  const callWithUnknownCredential = () => callOperation(server.baseUrl, 'profile', {}, newCredential());
  const { acceptedCount, refusal } = await callUntilRefused(100, callWithUnknownCredential);
  assert.equal(acceptedCount, limits.failed_sign_ins_per_minute_per_address);
  assertRefused(refusal, 'exchange-failed-sign-ins');
  assert.equal((await agent.call('profile')).status, 200);
});

test('requests for unknown URLs count towards the address limit, and health checks are not limited', async (t) => {
  const server = await startLimitedServer(t);
  const responses = new Map<number, number>();
  for (let requestCount = 0; requestCount < addressRequestsPerMinute + 20; requestCount += 1) {
    const { status } = await fetch(`${server.url}/no-such-address`, { method: 'HEAD' });
    responses.set(status, (responses.get(status) ?? 0) + 1);
  }
  assert.deepEqual([...responses], [[404, addressRequestsPerMinute + 20]], 'an unknown URL gets 404 before the limit');
  assert.equal((await fetch(`${server.url}/llms.txt`)).status, 429);
  assert.equal((await fetch(`${server.url}/healthz`)).status, 200);
});
