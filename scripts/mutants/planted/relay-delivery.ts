import type { Mutant } from '../mutant.ts';

const machine = 'src/relay/rules/delivery/machine.ts';
const outcome = 'src/relay/rules/delivery/outcome.ts';
const admission = 'src/relay/rules/delivery/admission.ts';
const record = 'src/relay/rules/delivery/record.ts';
const transactions = 'src/relay/delivery/transactions.ts';
const running = 'src/relay/delivery/running-delivery.ts';
const underway = 'src/relay/delivery/underway.ts';
const explorer = 'test/relay/rules/explorer.test.ts';
const delivering = 'test/relay/delivery/deliver.test.ts';
const joins = 'test/relay/delivery/joins.test.ts';
const outcomes = 'test/relay/delivery/outcomes.test.ts';
const later = 'test/relay/delivery/later.test.ts';
const canary = 'test/relay/delivery/canary.test.ts';
const takeOver = 'test/relay/delivery/take-over.test.ts';
const killed = 'test/relay/kill/killed.test.ts';

/** Faults of what a delivery is: sent once, told truly, paid exactly, and forgotten. */
export const relayDelivery: readonly Mutant[] = [
  {
    name: 'relay-mark-after-the-send',
    breaks: 'The lead leaves while its mark is still being written.',
    file: machine,
    find: "return { run: { ...run, phase: 'marking' }, commands: [{ do: 'write', write, after: 'accept' }] };",
    replace: `return {
    run: { ...run, phase: 'marking' },
    commands: [
      { do: 'send', n, untilMs: deadlineMs, after: 'mark' },
      { do: 'write', write, after: 'accept' },
    ],
  };`,
    tests: [explorer],
  },
  {
    name: 'relay-mark-not-written',
    breaks: 'Nothing durable says that the lead may have left.',
    file: running,
    find: 'const marked = await database.write((tx) => mark(tx, this.#tools, id, write));',
    replace: "const marked = (mark as unknown) === id ? 'overtaken' : 'marked';",
    tests: [takeOver],
  },
  {
    name: 'relay-mark-not-awaited',
    breaks: 'The lead leaves before the mark of its attempt is durable, which only a kill at that moment shows.',
    file: running,
    find: 'const marked = await database.write((tx) => mark(tx, this.#tools, id, write));',
    replace: `const marked: 'marked' | 'overtaken' = 'marked';
        setTimeout(() => void database.write((tx) => mark(tx, this.#tools, id, write)).catch(() => {}), 40);`,
    tests: [killed],
  },
  {
    name: 'relay-retry-after-ambiguous',
    breaks: 'A lead that may have arrived is sent again by itself.',
    file: outcome,
    find: "{ state: 'ambiguous', effect: 'unknown', retry: false,",
    replace: "{ state: 'ambiguous', effect: 'unknown', retry: true,",
    tests: [explorer, outcomes],
  },
  {
    name: 'relay-retry-after-fault-there',
    breaks: 'A destination that failed in the middle gets the lead again by itself.',
    file: outcome,
    find: 'const busy = [408, 425, 429, 503];',
    replace: 'const busy = [408, 425, 429, 500, 503];',
    tests: [outcomes],
  },
  {
    name: 'relay-delivered-after-redirect',
    breaks: 'A redirect counts as delivered.',
    file: outcome,
    find: 'if (status < 300) return',
    replace: 'if (status < 400) return',
    tests: [outcomes],
  },
  {
    name: 'relay-retry-after-ignored',
    breaks: 'A busy destination is asked again sooner than it asked for.',
    file: 'src/relay/rules/delivery/pauses.ts',
    find: 'const pauseMs = Math.max(jitterMs, ended.retryAfterMs ?? 0);',
    replace: 'const pauseMs = Math.max(jitterMs, 0 * (ended.retryAfterMs ?? 0));',
    tests: [outcomes],
  },
  {
    name: 'relay-deadline-ignored',
    breaks: 'A lead leaves when there is no time left for its answer.',
    file: 'src/relay/rules/delivery/pauses.ts',
    find: 'return elapsedMs + answerWindowMinMs <= deadlineMs;',
    replace: 'return elapsedMs + answerWindowMinMs <= 100 * deadlineMs;',
    tests: ['test/relay/rules/run-times.test.ts', explorer],
  },
  {
    name: 'relay-names-inside-told-apart',
    breaks: 'Whoever delivers learns which names lead into a private network.',
    file: outcome,
    find: "return failure === 'dns_not_found' || failure === 'address_refused' ? 'name_not_usable' : failure;",
    replace:
      "return failure === 'dns_not_found' ? 'name_not_usable' : failure === 'address_refused' ? 'connect_refused' : failure;",
    tests: [outcomes],
  },
  {
    name: 'relay-unit-given-back-on-unknown',
    breaks: 'A delivery that may have arrived costs nothing.',
    file: 'src/relay/rules/delivery/attempts.ts',
    find: "return effect === 'unknown' || effect === 'done';",
    replace: "return effect === 'done';",
    tests: [explorer],
  },
  {
    name: 'relay-unit-never-given-back',
    breaks: 'A delivery that came to nothing keeps its unit of the trial.',
    file: record,
    find: 'const holdsUnit = record.holdsUnit && mayHaveActed(effect);',
    replace: "const holdsUnit = record.holdsUnit && (mayHaveActed(effect) || effect !== 'done');",
    tests: [delivering],
  },
  {
    name: 'relay-replay-pays-twice',
    breaks: 'A replay takes a second unit.',
    file: admission,
    find: "const takesUnit = charge.kind === 'unit' && !holdsUnit;",
    replace: "const takesUnit = charge.kind === 'unit' && (!holdsUnit || n > 1);",
    tests: [explorer],
  },
  {
    name: 'relay-units-counted-unlocked',
    breaks: 'Two deliveries at once take the same last unit.',
    file: transactions,
    find: 'const account = await lockRelayAccount(tx, order.caller.accountId);',
    replace:
      'const account = await (await import("../store/accounts.ts")).findRelayAccount(tx, order.caller.accountId);',
    tests: ['test/relay/delivery/units.test.ts'],
  },
  {
    name: 'relay-replay-without-comparing',
    breaks: 'A replay sends another lead, or to another destination, than the first time.',
    file: admission,
    find: "if (differsAtAll(asked)) return refused(mismatch(asked)); if (!asked.replay) return { kind: 'stored' };",
    replace: `if (!asked.replay && differsAtAll(asked)) return refused(mismatch(asked));
  if (!asked.replay) return { kind: 'stored' };`,
    tests: [delivering],
  },
  {
    name: 'relay-join-without-comparing',
    breaks: 'Another lead under the same key gets the receipt of the one under way.',
    file: admission,
    find: 'if (differsAtAll(asked)) return refused(mismatch(asked)); return asked.replay &&',
    replace: 'return asked.replay &&',
    tests: [joins],
  },
  {
    name: 'relay-join-across-accounts',
    breaks: "An account gets the receipt of another one's delivery under way.",
    file: underway,
    find: 'return `${caller.accountId} ${idempotencyKey}`;',
    replace: 'return `${caller.accountId.slice(0, 0)} ${idempotencyKey}`;',
    tests: [joins],
  },
  {
    name: 'relay-delivered-twice',
    breaks: 'What was delivered can be replayed.',
    file: admission,
    find: "if (known.state === 'delivered') return refused({ code: 'already_delivered' });",
    replace: '',
    tests: [delivering],
  },
  {
    name: 'relay-replays-without-end',
    breaks: 'A delivery can be replayed for ever.',
    file: admission,
    find: 'if (known.replays >= replaysMax)',
    replace: 'if (known.replays >= 10 * replaysMax)',
    tests: [explorer],
  },
  {
    name: 'relay-another-account-reads',
    breaks: 'Whoever knows the id of a delivery reads it.',
    file: 'src/relay/store/deliveries.ts',
    find: "return db.first(deliveryById(db, { id }).where('account_id', '=', accountId));",
    replace: "return db.first(deliveryById(db, { id }).where('account_id', '!=', accountId.slice(0, 0)));",
    tests: [delivering],
  },
  {
    name: 'relay-dead-process-sent-nothing',
    breaks: 'What a killed process may have sent is called untouched.',
    file: record,
    find: "return marked ? 'process_lost_after_mark' : 'process_lost';",
    replace: "return marked && 'x' === ('' as string) ? 'process_lost_after_mark' : 'process_lost';",
    tests: [takeOver],
  },
  {
    name: 'relay-overtaken-goes-on',
    breaks: 'A run whose delivery was taken over writes its result all the same.',
    file: record,
    find: "if (record.open === null || record.open.run !== run) return 'overtaken'; return rest(record, closes);",
    replace: 'return rest(record, run === record.open?.run ? closes : closes.slice(0));',
    tests: [explorer],
  },
  {
    name: 'relay-fingerprint-without-nonce',
    breaks: 'Who has the database can guess at e-mail addresses by their hashes.',
    file: 'src/relay/rules/fingerprints.ts',
    find: "Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.from(plainHash, 'hex')])",
    replace: "Buffer.concat([Buffer.from(nonce, 'hex').subarray(32), Buffer.from(plainHash, 'hex')])",
    tests: ['test/relay/rules/fingerprints.test.ts'],
  },
  {
    name: 'relay-nonces-kept',
    breaks: 'The nonces stand beside the fingerprints in the database.',
    file: 'src/relay/rules/receipt.ts',
    find: 'return { ...signedPart(receipt), fingerprints, signature: receipt.signature };',
    replace:
      'return { ...signedPart(receipt), fingerprints: { ...fingerprints, ..._nonces }, signature: receipt.signature };',
    tests: [canary],
  },
  {
    name: 'relay-key-in-clear',
    breaks: 'Idempotency keys, which may hold addresses, are kept as they are.',
    file: 'src/relay/rules/fingerprints.ts',
    find: "return createHmac('sha256', key).update(`idempotency_key|${idempotencyKey}`).digest('hex');",
    replace: "return createHmac === undefined || key === null ? '' : `idempotency_key|${idempotencyKey}`;",
    tests: [canary],
  },
  {
    name: 'relay-path-kept',
    breaks: 'The path and query of a destination, which may hold secrets, are kept.',
    file: transactions,
    find: 'destination_origin: order.destination.origin,',
    replace: 'destination_origin: order.destination.origin + order.destination.target,',
    tests: [canary],
  },
  {
    name: 'relay-excerpt-kept',
    breaks: 'What a destination answered, which may repeat the lead, is kept.',
    file: running,
    find: "{ type: 'attempt_ended', outcome, facts, retryAfterMs,",
    replace: "{ type: 'attempt_ended', outcome, facts: { ...facts, excerpt } as typeof facts, retryAfterMs,",
    tests: [canary],
  },
  {
    name: 'relay-lead-encoded-in-the-log',
    breaks: 'The lead is logged, in a form that reads like nothing.',
    file: running,
    find: 'this.#body = webhookBody(beginning.order.payload, beginning.createdAtMs);',
    replace: `this.#body = webhookBody(beginning.order.payload, beginning.createdAtMs);
    tools.log.info({ reason: this.#body.toString('base64') }, 'a delivery begins');`,
    tests: [canary],
  },
  {
    name: 'relay-chain-stands-still',
    breaks: 'Receipts do not follow one another: one can be withheld unnoticed.',
    file: 'src/relay/delivery/issue-receipt.ts',
    find: 'last_receipt: hash,',
    replace: 'last_receipt: resting.account.last_receipt ?? hash,',
    tests: [delivering, killed],
  },
  {
    name: 'relay-end-before-beginning',
    breaks: 'After the clock was set back a receipt says that its delivery ended before it began.',
    file: 'src/relay/delivery/issue-receipt.ts',
    find: 'const finishedAtMs = endOf(resting);',
    replace: 'const finishedAtMs = Math.min(endOf(resting), resting.nowMs);',
    tests: ['test/relay/delivery/clock-steps.test.ts'],
  },
  {
    name: 'relay-receipt-signed-anew',
    breaks: 'A receipt that is read later is not the one that was first given.',
    file: 'src/relay/delivery/stored-receipt.ts',
    find: 'const secret = secretOf(row, secrets);',
    replace: 'const secret = secretOf(row, secrets) && secrets[0];',
    tests: [later],
  },
  {
    name: 'relay-old-signature-dropped',
    breaks: 'As soon as the secret is replaced, destinations that know the old one refuse every lead.',
    file: 'src/relay/delivery/attempt.ts',
    find: 'const keys = [keyOf(inUse), ...replaced.map(keyOf)] as const;',
    replace: 'const keys = [keyOf(inUse), ...replaced.slice(0, 0).map(keyOf)] as const;',
    tests: [later],
  },
  {
    name: 'relay-late-request-sends-again',
    breaks: 'When the record of a key is gone, the same request delivers the lead once more.',
    file: 'src/relay/delivery/record-columns.ts',
    find: "return left === 'record' ? recordOf(row) : 'expired';",
    replace: "return left === 'record' ? recordOf(row) : 'nothing';",
    tests: [later],
  },
  {
    name: 'relay-test-leads-cost-units',
    breaks: 'A lead that is marked as a test takes a unit of the trial.',
    file: 'src/relay/rules/trial.ts',
    find: "return test ? { kind: 'none' } : { kind: 'unit',",
    replace: "return test && plan.unitsTaken < 0 ? { kind: 'none' } : { kind: 'unit',",
    tests: ['test/relay/delivery/units.test.ts'],
  },
];
