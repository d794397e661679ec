import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { systemClock } from '../../../src/core/base/clock.ts';
import { errorClassOf, failures } from '../../../src/relay/deliveries/rules/failures.ts';
import type { Destination } from '../../../src/relay/outbound/destination-url.ts';
import { createEgress, type Egress } from '../../../src/relay/outbound/egress.ts';
import type { OutboundRequest } from '../../../src/relay/outbound/outbound-request.ts';
import { type FailureClass, type Phase, phases } from '../../../src/relay/outbound/outcome.ts';
import type { Transport } from '../../../src/relay/outbound/transport.ts';

/** A transport and its receiver. */
export interface TransportCase {
  readonly transport: Transport;
  /** A destination URL of the receiver. */
  readonly url: string;
  /** A URL to which no connection is possible. The field is absent if the transport can reach every destination. */
  readonly unreachable?: { readonly url: string; readonly failure: FailureClass };
  /** A text that `parse` rejects. */
  readonly refused: string;
  /** Number of complete requests received. */
  readonly received: () => number | Promise<number>;
}

const otherDestination: Destination = {
  origin: 'https://other.example',
  host: 'other.example',
  port: 443,
  target: '/',
  literal: null,
};

type OpenTransport = (t: TestContext) => Promise<TransportCase>;

/** Conformance tests for one transport. `isLast`: it handles every URL, so it must be the last transport of an egress. */
export function describeTransport(name: string, { isLast }: { readonly isLast: boolean }, open: OpenTransport): void {
  describe(`the ${name} transport`, () => {
    testParsing(isLast, open);
    testSending(open);
    testDispatchRecords(open);
    testFailures(open);
  });
}

function testParsing(isLast: boolean, open: OpenTransport): void {
  test('parses its own URLs, rejects malformed ones, and leaves other URLs to other transports unless it is the last', async (t) => {
    const { transport, url, refused } = await open(t);
    assert.ok(transport.handles(destinationOf(transport, url)));
    assert.ok('refused' in (transport.parse(refused) ?? {}));
    assert.equal(transport.handles(otherDestination), isLast);
    assert.equal(transport.parse(otherDestination.origin) === null, !isLast);
  });
}

function testSending(open: OpenTransport): void {
  test('sends after the dispatch record is written, and enters the phases in order', async (t) => {
    const { received, ...openedTransport } = await open(t);
    const { egress, request } = createSender(openedTransport);
    const enteredPhases: Phase[] = [];
    let receivedBefore = -1;
    const outcome = await egress.send({
      ...request,
      onPhase: (phase) => enteredPhases.push(phase),
      async beforeDispatch() {
        assert.equal(enteredPhases.at(-1), 'dispatching');
        receivedBefore = await received();
      },
    });
    assert.equal(outcome.kind, 'answered', JSON.stringify(outcome));
    assert.equal(receivedBefore, 0);
    assert.equal(await received(), 1);
    assert.ok(outcome.bytesSent >= request.body.length);
    assert.deepEqual(
      enteredPhases,
      phases.filter((phase) => enteredPhases.includes(phase)),
    );
    assert.equal(enteredPhases.at(-1), 'answered');
  });

  test('sends three consecutive requests', async (t) => {
    const { received, ...openedTransport } = await open(t);
    const { egress, request } = createSender(openedTransport);
    for (let count = 1; count <= 3; count += 1) {
      assert.equal((await egress.send(request)).kind, 'answered');
      assert.equal(await received(), count);
    }
  });

  test('sends nothing when it is probed', async (t) => {
    const { received, ...openedTransport } = await open(t);
    const { egress, request } = createSender(openedTransport);
    assert.equal(await egress.probe(request.destination, request.limitMs), null);
    assert.equal(await received(), 0);
  });
}

function testDispatchRecords(open: OpenTransport): void {
  test('sends nothing when the dispatch record cannot be written', async (t) => {
    const { received, ...openedTransport } = await open(t);
    const { egress, request } = createSender(openedTransport);
    const failedSend = egress.send({ ...request, beforeDispatch: () => Promise.reject(new Error('the disk is full')) });
    await assert.rejects(failedSend, /the disk is full/);
    assert.equal((await egress.send(request)).kind, 'answered');
    assert.equal(await received(), 1);
  });

  test('sends nothing when the time limit passes while the dispatch record is written', async (t) => {
    const { received, ...openedTransport } = await open(t);
    let clockOffsetMs = 0;
    const clock = { ...systemClock, monotonicMs: () => systemClock.monotonicMs() + clockOffsetMs };
    const { egress, request } = createSender(openedTransport, clock);
    const outcome = await egress.send({
      ...request,
      async beforeDispatch() {
        clockOffsetMs = request.limitMs + 1;
      },
    });
    assert.deepEqual(
      [outcome.kind, 'failure' in outcome && outcome.failure, outcome.phase, outcome.bytesSent],
      ['failed', 'send_timeout', 'dispatching', 0],
    );
    assert.equal(await received(), 0);
    assert.ok(openedTransport.transport.failures.includes('send_timeout'));
  });
}

function testFailures(open: OpenTransport): void {
  test('writes no dispatch record when no connection is possible', async (t) => {
    const { transport, unreachable } = await open(t);
    if (unreachable === undefined) return;
    const { egress, request } = createSender({ transport, url: unreachable.url });
    const outcome = await egress.send({ ...request, beforeDispatch: () => assert.fail('beforeDispatch was called') });
    assert.deepEqual([outcome.kind, 'failure' in outcome && outcome.failure], ['failed', unreachable.failure]);
    assert.equal(outcome.bytesSent, 0);
    assert.ok(phases.indexOf(outcome.phase) < phases.indexOf('dispatching'));
    assert.ok(transport.failures.includes(unreachable.failure));
  });

  test('declares only failures with a documented effect and remedy', async (t) => {
    const { transport } = await open(t);
    for (const failure of transport.failures) assert.ok(errorClassOf(failure) in failures, failure);
  });
}

function destinationOf(transport: Transport, url: string): Destination {
  const parsed = transport.parse(url);
  assert.ok(parsed !== null && !('refused' in parsed), JSON.stringify(parsed));
  return parsed;
}

function createSender({ transport, url }: Pick<TransportCase, 'transport' | 'url'>, clock = systemClock) {
  const egress: Egress = createEgress(clock, transport);
  const request: OutboundRequest = {
    destination: destinationOf(transport, url),
    partition: 'acc_01jd3k5v7w9x1y3z5a7b9c1d3e',
    headers: [['Content-Type', 'application/json']],
    body: Buffer.from('{"data":{"name":"Ada Lovelace"}}'),
    limitMs: 20_000,
    beforeDispatch: async () => {},
  };
  return { egress, request };
}
