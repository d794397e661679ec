import type { Mutant } from '../mutant.ts';

const breaker = 'src/relay/destinations/rules/breaker.ts';
const inFlight = 'src/relay/deliveries/run/in-flight.ts';
const deliver = 'src/relay/deliveries/run/deliver.ts';
const reachability = 'src/relay/destinations/checks/reachability.ts';
const check = 'src/relay/destinations/operations/check_destination.ts';
const breakerTest = 'test/relay/rules/breaker.test.ts';
const destinations = 'test/relay/destinations/destinations.test.ts';
const fairSlots = 'src/relay/rules/fair-slots.ts';
const fairSlotsTest = 'test/relay/rules/fair-slots.test.ts';
const slots = 'test/relay/destinations/slots.test.ts';
const bulkheads = 'test/relay/destinations/bulkheads.test.ts';
const refusals = 'test/relay/destinations/refusals.test.ts';
const orderOfChecks = 'test/relay/destinations/order-of-checks.test.ts';
const isolation = 'test/relay/destinations/isolation.test.ts';

/** Mutations of bulkheads, circuit breakers and destination checks. */
export const relayDestinations: readonly Mutant[] = [
  {
    name: 'ended-destination-secret-signs',
    breaks: 'The previous secret of a destination signs after its end.',
    file: 'src/relay/destinations/rules/secret-versions.ts',
    symbol: 'validVersions',
    find: 'nowMs < previousEndsAtMs',
    replace: 'nowMs < previousEndsAtMs + nowMs',
    tests: ['test/relay/rules/secret-versions.test.ts'],
  },
  {
    name: 'repeated-secret-rotation-ends-previous',
    breaks: 'A repeated rotation ends the secret that the receiver uses.',
    file: 'src/relay/destinations/rules/secret-versions.ts',
    symbol: 'rotate',
    find: 'replacedVersion === version - 1',
    replace: 'false',
    tests: ['test/relay/rules/secret-versions.test.ts'],
  },
  {
    name: 'circuit-never-opens',
    breaks: 'The circuit of an unreachable destination does not open.',
    file: inFlight,
    symbol: 'InFlightDeliveries.#run',
    find: 'lastAttempt === null ? null : circuitResultOf(lastAttempt.outcome)',
    replace: 'null',
    tests: [destinations],
  },
  {
    name: 'circuit-counts-database-failures',
    breaks: 'Failures of the database open circuits of working destinations.',
    file: 'src/relay/deliveries/rules/failures.ts',
    symbol: 'failures',
    find: "not_recorded: failure(internalFailure, 'server', null",
    replace: "not_recorded: failure(internalFailure, 'server', 'failure'",
    tests: [breakerTest],
  },
  {
    name: 'circuit-shared-by-accounts',
    breaks: 'The failures of one account open the circuit of a destination for other accounts.',
    file: 'src/relay/destinations/health/breakers.ts',
    symbol: 'mapKeyOf',
    find: 'accountId} ${',
    replace: "accountId === '' ? '' :",
    tests: ['test/relay/destinations/breakers.test.ts', destinations],
  },
  {
    name: 'circuit-not-half-open',
    breaks: 'The circuit of a recovering destination is not half-open: all waiting deliveries are sent at once.',
    file: breaker,
    symbol: 'requestPermit',
    find: 'true',
    replace: 'false',
    tests: [breakerTest],
  },
  {
    name: 'circuit-interval-constant',
    breaks: 'The probe interval of an unavailable destination does not grow.',
    file: breaker,
    symbol: 'reportResult',
    find: '(2 * open',
    replace: '(open',
    tests: [breakerTest],
  },
  {
    name: 'circuit-before-stored-receipt',
    breaks: 'A stored receipt is not returned while the circuit of its destination is open.',
    file: deliver,
    symbol: 'deliver',
    find: '(isDecidedByRecord',
    replace:
      "(deps.breakers.stateOf({ accountId: params.caller.accountId, origin: params.destination.origin }).state !== 'closed') return refuseInProgress(); if (isDecidedByRecord",
    tests: [destinations, orderOfChecks],
  },
  {
    name: 'limit-before-idempotency',
    breaks: 'A retry of a finished delivery is rejected by the rate limit of the account.',
    file: deliver,
    symbol: 'deliver',
    find: 'if (isDecidedByRecord(admission)) return applyAdmission(deps, params, admission);',
    replace: '',
    tests: [orderOfChecks],
  },
  {
    name: 'slots-without-origin-limit',
    breaks: 'One slow destination of many accounts can use all delivery slots of a process.',
    file: fairSlots,
    symbol: 'FairSlots.#grant',
    find: ' && this.#grantedSlots.size < this.#capacity',
    replace: '',
    tests: [fairSlotsTest, bulkheads],
  },
  {
    name: 'slots-in-arrival-order',
    breaks: 'Slots of an origin are assigned in order of arrival, not in turn by account.',
    file: fairSlots,
    symbol: 'FairSlots.#nextRequest',
    find: '|| used < bestRequest.used',
    replace: '',
    tests: [fairSlotsTest],
  },
  {
    name: 'slots-of-account-unbounded',
    breaks: 'Accounts whose requests hang use all slots of a shared origin.',
    file: fairSlots,
    symbol: 'FairSlots.#nextRequest',
    find: 'used >= limit',
    replace: 'used < 0',
    tests: [fairSlotsTest, bulkheads],
  },
  {
    name: 'slots-leaked-after-timeout',
    breaks: 'A request that timed out in the queue later acquires a slot and never releases it.',
    file: 'src/relay/deliveries/run/delivery-slots.ts',
    symbol: 'OriginQueues.acquire',
    find: 'release(null);',
    replace: '',
    tests: [slots],
  },
  {
    name: 'slots-not-reserved',
    breaks: 'Trials without a delivery can use all delivery slots of a process.',
    file: 'src/relay/rules/fair-slots.ts',
    symbol: 'hasFreeSlot',
    find: 'neither <= commonSlots &&',
    replace: '',
    tests: ['test/relay/rules/process-slots.test.ts'],
  },
  {
    name: 'slots-never-released',
    breaks: 'An account stays rejected after its deliveries have ended.',
    file: inFlight,
    symbol: 'InFlightDeliveries.#run',
    find: 'this.#count(accountId, -1);',
    replace: '',
    tests: [bulkheads],
  },
  {
    name: 'one-write-at-a-time',
    breaks: 'The writes of all deliveries run one after another, so that one delivery delays the others.',
    file: 'src/relay/deliveries/run/running-delivery.ts',
    symbol: 'RunningDelivery.#execute',
    find: 'this.#writes = this.#writes.then(() => this.#write(command.write',
    replace:
      'queue.last = queue.last.then(() => this.#write(command.write)).then(() => new Promise((go) => setTimeout(go, 400)',
    furtherEdits: [
      {
        file: 'src/relay/deliveries/run/running-delivery.ts',
        symbol: 'randomFraction',
        find: 'function',
        replace: `const queue: { last: Promise<unknown> } = { last: Promise.resolve() };
function`,
      },
    ],
    tests: [isolation],
  },
  {
    name: 'check-timing-reveals-port',
    breaks: 'The time to an error reveals whether a port is open.',
    file: reachability,
    symbol: 'isReachable',
    find: 'destinationResponseMs - (',
    replace: 'destinationResponseMs - destinationResponseMs - 0 * (',
    tests: [refusals],
  },
  {
    name: 'check-unlimited',
    breaks: 'The number of destination checks per key is not limited.',
    file: check,
    symbol: 'check_destination',
    find: 'refusal !== null)',
    replace: 'refusal !== null && text === refusal.detail)',
    tests: [orderOfChecks],
  },
  {
    name: 'secret-for-invalid-destination',
    breaks: 'A webhook secret is issued for a destination that is not allowed.',
    file: 'src/relay/destinations/checks/parse-origin.ts',
    symbol: 'parseOrigin',
    find: '[origin, `${origin}/`].includes(text.toLowerCase()',
    replace: 'text !== origin.repeat(2',
    tests: [destinations],
  },
  {
    name: 'refused-destinations-not-counted',
    breaks: 'Refused private addresses are not counted.',
    file: 'src/relay/open-egress.ts',
    symbol: 'openEgress',
    find: '> refusedDestinations',
    replace: "> reason === 'port' && refusedDestinations",
    tests: [refusals],
  },
];
