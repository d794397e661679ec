import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemClock } from '../../../src/core/base/clock.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, type HttpAnswer } from '../../support/http.ts';
import { stores } from '../../support/nodes.ts';
import { certificateOfHere, type LeadSource, openRelaySite, someLead } from '../../support/relay.ts';
import { eventsAbout } from '../../support/stripe-events.ts';
import { sendStripeEvent } from '../../support/stripe-stand-in.ts';
import { httpAnswer, startTlsSink } from '../../support/tls-sink.ts';
import { isBuilder, openPayingSiteAt, payFor } from '../payments/paying-site.ts';

/** Answers of sinks that wait for a test to let them go. */
function heldAnswers() {
  const held: (() => void)[] = [];
  const onRequest = (socket: { write(text: string): unknown }) => {
    held.push(() => socket.write(httpAnswer('200 OK')));
  };
  return { held, onRequest };
}

async function assertAllDelivered(running: readonly Promise<HttpAnswer>[]): Promise<void> {
  assert.deepEqual(new Set((await Promise.all(running)).map(({ status }) => status)), new Set([200]));
}

test('a trial may have two deliveries under way, and one origin sixteen of all accounts', async (t) => {
  const { held, onRequest } = heldAnswers();
  const site = await openRelaySite(stores[0] as (typeof stores)[number], { onRequest });
  t.after(() => site.close());
  const order = { destination: site.destination, lead: someLead() };
  const [first, last, ...others] = await Promise.all(Array.from({ length: 9 }, () => site.source()));
  assert.ok(first !== undefined && last !== undefined);
  const two = (source: LeadSource) => [source.deliver('a', order), source.deliver('b', order)];
  const running = two(first);
  await eventually('two are there', () => held.length === 2);
  const third = await first.deliver('c', order);
  assertProblem(third, 429, 'rate_limited');
  assert.equal(third.body.limit, 'relay-under-way-account');
  running.push(...others.flatMap(two));
  await eventually('sixteen are there', () => held.length === 16);
  const crowded = await last.deliver('a', order);
  assertProblem(crowded, 429, 'destination_busy');
  assert.equal(crowded.headers['retry-after'], '1');
  assert.deepEqual((await last.get('/deliveries')).body.deliveries, []);
  running.push(first.deliver('a', order));
  for (const answer of held) answer();
  await assertAllDelivered(running);
  running.push(last.deliver('a', order));
  await eventually('there is room again', () => held.length === 17);
  held.at(-1)?.();
  await assertAllDelivered(running);
});

test('the paid plan may have four deliveries under way to one origin, and ten to all', async (t) => {
  const { held, onRequest } = heldAnswers();
  const { certificate, caFile, remove } = await certificateOfHere();
  const sinks = await Promise.all(Array.from({ length: 3 }, () => startTlsSink({ certificate, onRequest })));
  const targets = sinks.map(({ port }) => `127.0.0.1:${port}`);
  const allowed = { RIALTO_RELAY_ALLOW: targets.join(','), RIALTO_RELAY_CA_FILE: caFile };
  const site = await openPayingSiteAt(systemClock, allowed);
  t.after(async () => {
    for (const answer of held) answer();
    await site.close();
    await Promise.all(sinks.map((sink) => sink.close()));
    remove();
  });
  const source = await site.source();
  const paid = eventsAbout(await payFor(site, source)).checkout(Date.now());
  assert.equal((await sendStripeEvent(site.urls[0], paid)).status, 200);
  assert.ok(await isBuilder(site.urls[0], source));
  const deliver = (key: string, target: number) =>
    source.deliver(key, { destination: `https://${targets[target]}/`, lead: someLead() });
  const running = ['a', 'b', 'c', 'd'].map((key) => deliver(key, 0));
  await eventually('four are there', () => held.length === 4);
  assertProblem(await deliver('e', 0), 429, 'destination_busy');
  running.push(...['f', 'g', 'h', 'i'].map((key) => deliver(key, 1)), ...['j', 'k'].map((key) => deliver(key, 2)));
  await eventually('ten are there', () => held.length === 10);
  const eleventh = await deliver('l', 2);
  assertProblem(eleventh, 429, 'rate_limited');
  assert.equal(eleventh.body.limit, 'relay-under-way-account');
  for (const answer of held) answer();
  await assertAllDelivered(running);
});
