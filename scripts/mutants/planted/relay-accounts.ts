import type { Mutant } from '../mutant.ts';

const keys = 'test/relay/keys/keys.test.ts';
const mailed = 'test/relay/trials/mailed-codes.test.ts';
const retention = 'test/relay/retention/retention.test.ts';
const removal = 'test/relay/retention/removal.test.ts';

/** Faults of the relay's keys and trials, and of what is kept only for a while. */
export const relayAccounts: readonly Mutant[] = [
  {
    name: 'old-key-stays',
    breaks: 'The first use of a new key leaves the old one working.',
    file: 'src/core/operation/first-use.ts',
    find: '    await revokeOthers(tx, caller.accountId, caller.credentialId, nowMs);\n',
    replace: '',
    also: [{ file: 'src/core/operation/first-use.ts', find: ', revokeOthers', replace: '' }],
    tests: [keys],
  },
  {
    name: 'unused-key-stays',
    breaks: 'Changing the key again leaves the unused new one working beside the next.',
    file: 'src/relay/keys/issue-key.ts',
    find: '  await revokeUnused(tx, accountId, nowMs);\n',
    replace: '',
    tests: [keys],
  },
  {
    name: 'remembered-key-outlives-its-end',
    breaks: 'A caller that is remembered from a moment ago is not asked whether its key has ended since.',
    file: 'src/core/operation/execute.ts',
    find: ' && !hasEnded(known.endsAtMs, nowMs)',
    replace: '',
    tests: [keys],
  },
  {
    name: 'end-moves-with-each-change',
    breaks: 'Changing the key again gives the old one another 24 hours.',
    file: 'src/core/operation/accounts.ts',
    find: ".where('ends_at', 'is', null)",
    replace: '',
    tests: [keys],
  },
  {
    name: 'wrong-codes-uncounted',
    breaks: 'Wrong codes cost no try.',
    file: 'src/relay/trials/confirm-code.ts',
    find: 'row.tries_left - 1',
    replace: 'row.tries_left',
    tests: [mailed],
  },
  {
    name: 'code-for-any-spelling',
    breaks: 'A code is good for another address, if that reaches the same mailbox at most providers.',
    file: 'src/relay/secrets.ts',
    find: 'foldedMailAddress(address), code',
    replace: "'', code",
    tests: [mailed],
  },
  {
    name: 'stranger-told-of-trial',
    breaks: 'Whoever asks for a trial of an address learns that it had one.',
    file: 'src/relay/trials/mail-code.ts',
    find: '  const sent = await',
    replace: "  if (!isOpen) return refuse(mailUnavailable, 'x');\n  const sent = await",
    tests: [mailed],
  },
  {
    name: 'code-lost-with-mail',
    breaks: 'A mail that is not handed over spoils the code that was sent before.',
    file: 'src/relay/trials/mail-code.ts',
    find: '  const sent = await',
    replace: `  await database.write((tx) =>
    putTrialCode(tx, hashes, { address_hash: hash, code_hash: '00'.repeat(32), tries_left: 5, made_at: nowMs }),
  );
  const sent = await`,
    tests: [mailed],
  },
  {
    name: 'used-trial-given-again',
    breaks: 'Asking for a trial again gives a key of an account that is in use.',
    file: 'src/core/operation/accounts.ts',
    find: "used.where('unused', '=', 0)",
    replace: "used.where('unused', '=', 2)",
    tests: ['test/relay/trials/trials.test.ts'],
  },
  {
    name: 'address-forgotten-with-account',
    breaks: 'Whoever removes an account may begin another trial with its address.',
    file: 'src/relay/retention/remove-account.ts',
    find: '  await insertTakenAddress(tx, hashes[0]);\n',
    replace: '',
    also: [{ file: 'src/relay/retention/remove-account.ts', find: ', insertTakenAddress }', replace: ' }' }],
    tests: [removal],
  },
  {
    name: 'receipt-survives-erasure',
    breaks: 'The receipt of a record stays when its time is over.',
    file: 'src/relay/store/kept-deliveries.ts',
    find: '  receipt: null,\n',
    replace: '',
    tests: [retention],
  },
  {
    name: 'key-kept-until-swept',
    breaks: 'A key whose time is over is refused until somebody has swept.',
    file: 'src/relay/delivery/record-columns.ts',
    find: "  if (row === undefined || left === 'nothing') return 'nothing';",
    replace: "  if (row === undefined) return 'nothing';",
    tests: [retention],
  },
  {
    name: 'one-mail-many-addresses',
    breaks: 'A text that is a list of addresses is written to as one.',
    file: 'src/core/outbound/mail.ts',
    find: "      if (!isPlainAddress(to)) return 'refused';\n",
    replace: '',
    tests: ['test/core/outbound/mail.test.ts'],
  },
  {
    name: 'pause-forgotten',
    breaks: 'Deliveries begin while the operator has paused them.',
    file: 'src/relay/delivery/deliver.ts',
    find: "refusePaused(db, 'relay', 'posting')",
    replace: "refusePaused(db, 'relay', undefined)",
    tests: ['test/relay/keys/operator.test.ts'],
  },
  {
    name: 'relay-last-unit-told-as-gone',
    breaks: 'Who asks at the same time for the delivery that takes the last unit is told that none is left.',
    file: 'src/relay/delivery/deliver.ts',
    find: 'const row = isSpent ? await find() : found;',
    replace: 'const row = found;',
    tests: ['test/relay/delivery/units.test.ts'],
  },
  {
    name: 'relay-test-leads-after-what-is-missing',
    breaks: 'A replay of nothing is told of before the limit of test leads.',
    file: 'src/relay/delivery/deliver.ts',
    find: 'take(accountId, 1)) ?? noTestLead ??',
    replace: 'take(accountId, 1)) ??',
    tests: ['test/relay/delivery/units.test.ts'],
  },
];
