import type { Mutant } from '../mutant.ts';

const inFlight = 'test/relay/delivery/in-flight.test.ts';
const expiryAndRotation = 'test/relay/delivery/expiry-and-rotation.test.ts';
const cutAtCommit = 'test/relay/delivery/cut-at-commit.test.ts';
const explorer = 'test/relay/rules/explorer.test.ts';

/** Mutations of deliveries during shutdown, lock waits and a change of the secret. */
export const relayLifecycle: readonly Mutant[] = [
  {
    name: 'relay-restored-reported-unsent',
    breaks: 'A restored delivery without its dispatch record is reported as not sent.',
    file: 'src/relay/deliveries/rules/record.ts',
    symbol: 'applyTakeOver',
    find: 'isRestored ?',
    replace: 'isRestored && open.n > 99 ?',
    tests: ['test/relay/delivery/take-over.test.ts'],
  },
  {
    name: 'relay-drain-cuts-attempts',
    breaks: 'A stopping server does not wait for attempts whose callers have disconnected.',
    file: 'src/relay/module.ts',
    symbol: 'openRelay',
    find: 'await services.inFlight.idle();',
    replace: '',
    tests: [inFlight],
  },
  {
    name: 'relay-result-dropped',
    breaks: 'A result that cannot be stored at first is lost.',
    file: 'src/relay/deliveries/rules/machine.ts',
    symbol: 'stepAfterFailedWrite',
    find: "{ run: { ...run, phase: 'retrying' }, commands: [pause] }",
    replace: "endRun(run, 'unavailable', dropCommands(run))",
    tests: [inFlight],
  },
  {
    name: 'relay-sent-without-stored-delivery',
    breaks: 'A lead is sent although its delivery could not be stored.',
    file: 'src/relay/deliveries/run/running-delivery.ts',
    symbol: 'RunningDelivery.#failedWriteEvent',
    find: 'return',
    replace: `if (write.kind !== 'result') return { type: 'written', write: write.kind, elapsedMs: this.#elapsedMs };
    return`,
    tests: [inFlight],
  },
  {
    name: 'relay-unknown-commit-stays-in-flight',
    breaks: 'A delivery whose connection failed at COMMIT stays in flight until its node stops.',
    file: 'src/relay/deliveries/rules/machine.ts',
    symbol: 'stepAfterFailedWrite',
    find: 'isUnknown',
    replace: 'isUnknown && run.replay',
    tests: [cutAtCommit, explorer],
  },
  {
    name: 'relay-attempt-closed-twice',
    breaks: 'An attempt closed with an unknown outcome is listed twice in the receipt.',
    file: 'src/relay/deliveries/rules/record.ts',
    symbol: 'appendClosedAttempts',
    find: '> lastN',
    replace: '> 0 * lastN',
    tests: [cutAtCommit, explorer],
  },
  {
    name: 'relay-wait-without-timeout',
    breaks: 'The wait for a delivery of another process has no time limit.',
    file: 'src/relay/deliveries/run/deliver.ts',
    symbol: 'waitForRecord',
    find: '= untilMs',
    replace: '= 1_000 * untilMs',
    tests: [inFlight],
  },
  {
    name: 'relay-replay-joins-first-delivery',
    breaks: 'A replay during the first delivery gets the receipt of that delivery.',
    file: 'src/relay/deliveries/rules/admission.ts',
    symbol: 'admitInFlight',
    find: 'isReplayInFlight ?',
    replace: 'isReplayInFlight && request.differs.payload ?',
    tests: ['test/relay/delivery/concurrent-requests.test.ts'],
  },
  {
    name: 'relay-old-secret-signs',
    breaks: 'A replaced secret is used for signatures until its records are removed.',
    file: 'src/relay/secrets.ts',
    symbol: 'previousSecretValidityMs',
    find: 'previousSecretValidityMs = 7 *',
    replace: 'previousSecretValidityMs = 700 *',
    tests: [expiryAndRotation],
  },
  {
    name: 'relay-start-extends-old-secret',
    breaks: 'Each start of a server extends the use of the old secret by a week.',
    file: 'src/relay/store/secret-in-use.ts',
    symbol: 'storeActiveSecret',
    find: 'name)',
    replace: 'name && storedSecret.since > nowMs)',
    tests: [expiryAndRotation],
  },
  {
    name: 'relay-duplicate-idempotency-keys',
    breaks: 'A request with two idempotency keys is stored under a combined key.',
    file: 'src/core/interfaces/http/request-guard.ts',
    symbol: 'singleHeaders',
    find: "['idempotency-key', idempotencyKeyInvalid],",
    replace: '',
    tests: ['test/relay/operations/requests.test.ts'],
  },
  {
    name: 'relay-binary-excerpt-too-long',
    breaks: 'The stored excerpt of a binary response is three times as long as allowed.',
    file: 'src/relay/deliveries/run/attempt.ts',
    symbol: 'responseExcerpt',
    find: ').subarray(0, bytesMax));',
    replace: ').subarray(0, 3 * bytesMax));',
    tests: ['test/relay/rules/response-excerpt.test.ts'],
  },
  {
    name: 'relay-connection-reused-before-lookup',
    breaks: 'An idle connection is reused before the name is resolved again.',
    file: 'src/relay/outbound/connection-pool.ts',
    symbol: 'ConnectionPool.acquire',
    find: 'of approvedAddresses',
    replace: 'of [...approvedAddresses, Uint8Array.of(127, 0, 0, 1)]',
    furtherEdits: [
      {
        file: 'src/relay/outbound/https-transport.ts',
        symbol: 'connect',
        find: "if ('failure' in lookup) return lookup;",
        replace: '',
      },
      {
        file: 'src/relay/outbound/https-transport.ts',
        symbol: 'connect',
        find: 'acquire(poolKey, lookup.addresses)',
        replace: `acquire(poolKey, 'failure' in lookup ? [] : lookup.addresses);
  if ('failure' in lookup && pooledConnection === undefined) return lookup`,
      },
      {
        file: 'src/relay/outbound/https-transport.ts',
        symbol: 'connect',
        find: 'destination, lookup.addresses',
        replace: "destination, 'failure' in lookup ? [] : lookup.addresses",
      },
    ],
    tests: ['test/relay/egress/silent-listeners.test.ts'],
  },
];
