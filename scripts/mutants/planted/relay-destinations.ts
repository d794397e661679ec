import type { Mutant } from '../mutant.ts';

const breaker = 'src/relay/rules/breaker.ts';
const underWay = 'src/relay/delivery/underway.ts';
const deliver = 'src/relay/delivery/deliver.ts';
const look = 'src/relay/destinations/look.ts';
const check = 'src/relay/operations/check_destination.ts';
const secret = 'src/relay/operations/read_destination_secret.ts';
const breakerRules = 'test/relay/rules/breaker.test.ts';
const destinations = 'test/relay/destinations/destinations.test.ts';
const bulkheads = 'test/relay/destinations/bulkheads.test.ts';
const refusals = 'test/relay/destinations/refusals.test.ts';
const order = 'test/relay/destinations/order-of-checks.test.ts';
const isolation = 'test/relay/destinations/isolation.test.ts';

/** Faults in what holds deliveries apart, and in what is told of destinations. */
export const relayDestinations: readonly Mutant[] = [
  {
    name: 'breaker-never-learns',
    breaks: 'A destination that nobody reaches is tried by every delivery, for as long as each may take.',
    file: underWay,
    find: 'leave(last === null ? null : foundBy(last));',
    replace: 'leave(null);',
    tests: [destinations],
  },
  {
    name: 'breaker-of-all-accounts',
    breaks: 'The failures of one account close a destination to all others.',
    file: 'src/relay/destinations/breakers.ts',
    find: 'return `${accountId} ${origin}`;',
    replace: "return `${accountId === '' ? '' : origin}`;",
    tests: ['test/relay/destinations/breakers.test.ts', destinations],
  },
  {
    name: 'breaker-lets-all-probe',
    breaks: 'A destination that has just come back meets everybody at once.',
    file: breaker,
    find: 'open: { ...breaker.open, probing: true }',
    replace: 'open: { ...breaker.open, probing: false }',
    tests: [breakerRules],
  },
  {
    name: 'breaker-never-doubles',
    breaks: 'A destination that stays away is probed every 15 seconds for ever.',
    file: breaker,
    find: 'Math.min(2 * open.spanMs, breakerOpenMaxMs)',
    replace: 'Math.min(open.spanMs, breakerOpenMaxMs)',
    tests: [breakerRules],
  },
  {
    name: 'breaker-before-the-stored-answer',
    breaks: 'What stands under a key is not told while its destination is spared.',
    file: deliver,
    find: 'if (isDecidedByKey(admission)) return follow(services, order, admission);',
    replace:
      "if (services.breakers.stateOf({ accountId: order.caller.accountId, origin: order.destination.origin }).state !== 'closed') return refuseInProgress(); if (isDecidedByKey(admission)) return follow(services, order, admission);",
    tests: [destinations, order],
  },
  {
    name: 'limit-before-the-key',
    breaks: 'A retry of a delivery that stands is refused when the account has used up its second.',
    file: deliver,
    find: 'if (isDecidedByKey(admission)) return follow(services, order, admission);',
    replace: '',
    tests: [order],
  },
  {
    name: 'bulkheads-without-the-origin',
    breaks: 'One slow destination of many accounts holds everything that a process takes.',
    file: underWay,
    find: '{ key: `origin ${origin}`, max: underWayMax.origin, refuse: refuseCrowded },',
    replace: '',
    tests: [bulkheads],
  },
  {
    name: 'bulkheads-never-released',
    breaks: 'An account that has delivered a few times is refused for ever.',
    file: underWay,
    find: 'for (const { key } of held) this.#release(key);',
    replace: '',
    tests: [bulkheads],
  },
  {
    name: 'one-delivery-at-a-time',
    breaks: 'A destination that hangs holds up the deliveries of all others.',
    file: 'src/relay/delivery/running-delivery.ts',
    find: 'this.#writes = this.#writes.then(() => this.#write(command.write));',
    replace:
      'queue.last = queue.last.then(() => this.#write(command.write)).then(() => new Promise((go) => setTimeout(go, 400)));',
    also: [
      {
        file: 'src/relay/delivery/running-delivery.ts',
        find: '/** At least 0, below 1. */',
        replace: 'const queue: { last: Promise<unknown> } = { last: Promise.resolve() };\n/** At least 0, below 1. */',
      },
    ],
    tests: [isolation],
  },
  {
    name: 'check-tells-at-once',
    breaks: 'How soon a look fails tells what stands at an address.',
    file: look,
    find: 'await sleep(destinationAnswerMs - (clock.monotonicMs() - startMs));',
    replace: 'await sleep(destinationAnswerMs - destinationAnswerMs - 0 * (clock.monotonicMs() - startMs));',
    tests: [refusals],
  },
  {
    name: 'check-without-its-limit',
    breaks: 'Anybody with a key may look at as many destinations as there are addresses.',
    file: check,
    find: 'if (refused !== null) return refused;',
    replace: 'if (refused !== null && text === refused.detail) return refused;',
    tests: [order],
  },
  {
    name: 'secret-of-any-text',
    breaks: 'A secret is told for what no delivery could ever go to.',
    file: secret,
    find: 'if (![origin, `${origin}/`].includes(text.toLowerCase()))',
    replace: 'if (text === origin.repeat(2))',
    tests: [destinations],
  },
  {
    name: 'refused-uncounted',
    breaks: 'Nobody sees that somebody looks for ways into the network.',
    file: 'src/relay/open-egress.ts',
    find: 'onRefused: (reason) => refused.inc({ reason }),',
    replace: "onRefused: (reason) => reason === 'port' && refused.inc({ reason }),",
    tests: [refusals],
  },
];
