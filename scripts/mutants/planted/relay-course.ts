import type { Mutant } from '../mutant.ts';

const inFlight = 'test/relay/delivery/in-flight.test.ts';
const later = 'test/relay/delivery/later.test.ts';
const cutAtCommit = 'test/relay/delivery/cut-at-commit.test.ts';
const explorer = 'test/relay/rules/explorer.test.ts';

/** Faults of the course of a delivery in a server that is stopped, locked out, waited for or given a new secret. */
export const relayCourse: readonly Mutant[] = [
  {
    name: 'relay-restored-sent-nothing',
    breaks: 'A delivery that a restored backup has before its mark is called untouched, whatever came of it later.',
    file: 'src/relay/rules/delivery/record.ts',
    find: "const error = setBack ? 'records_set_back' : lossOf(open);",
    replace: "const error = setBack && open.n > 99 ? 'records_set_back' : lossOf(open);",
    tests: ['test/relay/delivery/take-over.test.ts'],
  },
  {
    name: 'relay-drain-cuts-attempts',
    breaks: 'A server that is stopped leaves attempts under way whose callers have gone.',
    file: 'src/relay/module.ts',
    find: 'await services.underWay.idle();',
    replace: '',
    tests: [inFlight],
  },
  {
    name: 'relay-result-dropped',
    breaks: 'A result that cannot be stored at once is lost, and with it that the lead was delivered.',
    file: 'src/relay/rules/delivery/machine.ts',
    find: "if (event.elapsedMs < deadlineMs) return { run: { ...run, phase: 'retrying' }, commands: [pause] };",
    replace: "if (event.elapsedMs < deadlineMs) return end(run, 'unavailable', []); void pause;",
    tests: [inFlight],
  },
  {
    name: 'relay-sent-though-not-accepted',
    breaks: 'A lead leaves although nothing of it could be stored.',
    file: 'src/relay/delivery/running-delivery.ts',
    find: "return { type: 'write_failed', write: write.kind,",
    replace: `if (write.kind !== 'result') return { type: 'written', write: write.kind, elapsedMs: this.#elapsedMs };
    return { type: 'write_failed', write: write.kind,`,
    tests: [inFlight],
  },
  {
    name: 'relay-unknown-acceptance-left',
    breaks: 'A delivery whose acceptance was cut at its COMMIT stays under way for as long as its node lives.',
    file: 'src/relay/rules/delivery/machine.ts',
    find: 'return event.isUnknown ? withdraw(run)',
    replace: 'return event.isUnknown && run.replay ? withdraw(run)',
    tests: [cutAtCommit, explorer],
  },
  {
    name: 'relay-attempt-closed-twice',
    breaks: 'An attempt that a mark of unknown outcome has closed stands twice in the receipt.',
    file: 'src/relay/rules/delivery/record.ts',
    find: 'closes.filter(({ n }) => n > closed)',
    replace: 'closes.filter(({ n }) => n > 0 * closed)',
    tests: [cutAtCommit, explorer],
  },
  {
    name: 'relay-waits-without-end',
    breaks: 'Who waits for a delivery of another process waits past every deadline.',
    file: 'src/relay/delivery/deliver.ts',
    find: 'return row === undefined || clock.monotonicMs() >= untilMs ? refuseInProgress() : null;',
    replace: 'return row === undefined || clock.monotonicMs() >= 1_000 * untilMs ? refuseInProgress() : null;',
    tests: [inFlight],
  },
  {
    name: 'relay-replay-meets-the-first',
    breaks: 'A replay that meets the first delivery under way is told its receipt as its own.',
    file: 'src/relay/rules/delivery/admission.ts',
    find: "return asked.replay && !replayUnderWay ? refused({ code: 'delivery_in_progress' }) : { kind: 'join' };",
    replace:
      "return asked.replay && !replayUnderWay && asked.differs.payload ? refused({ code: 'delivery_in_progress' }) : { kind: 'join' };",
    tests: ['test/relay/delivery/joins.test.ts'],
  },
  {
    name: 'relay-old-secret-signs-for-ever',
    breaks: 'A replaced secret goes on signing for as long as its records are kept.',
    file: 'src/relay/signing-secrets.ts',
    find: 'const replacedSignsMs = 7 * dayMs;',
    replace: 'const replacedSignsMs = 700 * dayMs;',
    tests: [later],
  },
  {
    name: 'relay-every-start-is-a-change',
    breaks: 'With every start of a server the old secret signs for another week.',
    file: 'src/relay/store/secret-in-use.ts',
    find: 'if (kept?.name === name) return kept.since;',
    replace: 'if (kept?.name === name && kept.since > nowMs) return kept.since;',
    tests: [later],
  },
  {
    name: 'relay-two-keys-in-one-request',
    breaks: 'A request with two idempotency keys stands under one that nobody sent.',
    file: 'src/core/doors/http/request-guard.ts',
    find: "  ['idempotency-key', idempotencyKeyInvalid],\n",
    replace: '',
    tests: ['test/relay/operations/requests.test.ts'],
  },
  {
    name: 'relay-excerpt-longer-than-said',
    breaks: 'A destination that answers no text has three times as much of it told as allowed.',
    file: 'src/relay/rules/response-excerpt.ts',
    find: 'const cut = wholeCharacters(Buffer.from(text).subarray(0, bytesMax));',
    replace: 'const cut = wholeCharacters(Buffer.from(text).subarray(0, 3 * bytesMax));',
    tests: ['test/relay/rules/response-excerpt.test.ts'],
  },
  {
    name: 'relay-moved-name-keeps-its-connection',
    breaks: 'A kept connection is used before the name is looked up again.',
    file: 'src/core/outbound/kept-connections.ts',
    find: 'for (const address of approved) {',
    replace: 'for (const address of [...approved, Uint8Array.of(127, 0, 0, 1)]) {',
    also: [
      {
        file: 'src/core/outbound/sending.ts',
        find: "if ('failure' in approved) return this.#failed(approved.failure); const kept = this.#outside.kept.take(keptFor, approved.addresses);",
        replace: `const kept = this.#outside.kept.take(keptFor, 'failure' in approved ? [] : approved.addresses);
    if ('failure' in approved && kept === undefined) return this.#failed(approved.failure);`,
      },
      {
        file: 'src/core/outbound/sending.ts',
        find: 'const connection = kept ?? (await this.#dial(destination, approved.addresses));',
        replace:
          "const connection = kept ?? (await this.#dial(destination, 'failure' in approved ? [] : approved.addresses));",
      },
    ],
    tests: ['test/relay/egress/silent-listeners.test.ts'],
  },
];
