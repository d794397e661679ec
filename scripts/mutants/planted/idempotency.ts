import type { Mutant } from '../mutant.ts';

const write = 'src/core/operation/execute-write.ts';
const store = 'src/core/operation/idempotency.ts';

/** Faults of the promise that a write happens once, however often it arrives. */
export const idempotency: readonly Mutant[] = [
  {
    name: 'claim-outside-transaction',
    breaks: 'The idempotency key is taken in a transaction of its own, so a refused or failed write burns it.',
    file: write,
    find: '  const answer = await pipeline.database.write((tx) => {',
    replace: `  const isTaken = await pipeline.database.write((tx) => takeKey(tx, claim, context.nowMs));
  const answer = !isTaken ? 'taken' : await pipeline.database.write((tx) => {`,
    also: [
      { file: write, find: 'takeKey(tx, claim, context.nowMs), confirm(', replace: 'Promise.resolve(true), confirm(' },
      { file: store, find: "  return tx.dialect === 'sqlite';", replace: '  return false;' },
    ],
    tests: ['test/every-operation-caller.test.ts'],
  },
  {
    name: 'answer-stored-outside-transaction',
    breaks:
      'The answer of a write is stored in a second transaction, so a retry between the two finds a claim without it.',
    file: write,
    find: '  await storeAnswer(tx, claim, made.answer, effects.subject ?? null, farewellHash, context.nowMs);\n  return made.answer;',
    replace: '  return Object.assign(made.answer, { later: [effects.subject ?? null, farewellHash] as const });',
    also: [
      {
        file: write,
        find: 'claim as Claim);\n  return isRefusal(answer)',
        replace: `claim as Claim);
  if (claim !== null && !isRefusal(answer)) await pipeline.database.write((tx) => storeAnswer(tx, claim, answer, ...(answer as any).later, write.context.nowMs));
  return isRefusal(answer)`,
      },
    ],
    tests: ['test/races/promised-once.test.ts'],
  },
  {
    name: 'key-not-per-account',
    breaks: 'All accounts share one space of idempotency keys.',
    file: write,
    find: '(context as CallerContext).caller.accountId;',
    replace: "'everybody';",
    tests: ['test/every-operation-caller.test.ts'],
  },
  {
    name: 'intent-without-operation',
    breaks: 'The same key and input under another operation counts as the same intent.',
    file: store,
    find: '`${operation}\\n${canonicalJson(rest)}`',
    replace: 'canonicalJson(rest)',
    also: [{ file: store, find: 'row.operation !== claim.operation || ', replace: '' }],
    tests: ['test/core/idempotency.test.ts'],
  },
  {
    name: 'intent-without-defaults',
    breaks: 'Leaving a default out and spelling it out are two intents.',
    file: 'src/core/operation/execute.ts',
    find: '  const fault = call.fault ?? compiled.validate(call.input);',
    replace: `  const sent = structuredClone(call.input);
  const fault = call.fault ?? compiled.validate(call.input);
  if (typeof call.input === 'object' && call.input !== null) Object.defineProperty(call.input, 'sent', { value: sent });`,
    also: [
      {
        file: write,
        find: 'intentOf(operation.name, input)',
        replace: "intentOf(operation.name, (input as any)['sent'])",
      },
    ],
    tests: ['test/every-operation-caller.test.ts'],
  },
  {
    name: 'intent-by-spelling',
    breaks: 'The order of the properties makes another intent.',
    file: store,
    find: '${canonicalJson(rest)}',
    replace: '${JSON.stringify(rest)}',
    tests: ['test/every-operation-caller.test.ts'],
  },
  {
    name: 'intent-ignored',
    breaks: 'A key that was used for other input gets the stored answer of that other input.',
    file: store,
    find: 'if (row.operation !== claim.operation || row.intent !== claim.intent) {',
    replace: 'if (row.operation !== claim.operation) {',
    tests: ['test/every-operation-caller.test.ts'],
  },
  {
    name: 'removed-answer-stays',
    breaks: 'The stored answer of a removed record still tells its text to a retry.',
    file: store,
    find: "tx.query.updateTable('idempotency').set({ body: null }).where('subject', 'in', some)",
    replace:
      "tx.query.updateTable('idempotency').set({ body: null }).where('subject', 'is', null).where('subject', 'in', some)",
    tests: ['test/every-store-removal.test.ts'],
  },
  {
    name: 'removed-account-answers-stay',
    breaks: 'Stored answers of a removed account keep what they said.',
    file: 'src/exchange/store/account-removal.ts',
    find: '  await eraseAnswersOf(tx, realm, accountId);',
    replace: '',
    tests: ['test/exchange/erasure.test.ts'],
  },
  {
    name: 'farewell-for-ever',
    breaks: 'A write that took its own credential away can be replayed with it for ever.',
    file: store,
    find: "'>', nowMs - farewellMs",
    replace: "'>', 0 * (nowMs - farewellMs)",
    tests: ['test/exchange/farewell.test.ts'],
  },
  {
    name: 'farewell-for-anything',
    breaks: 'A dead credential gets the stored answer of its last write for any other input under the same key.',
    file: store,
    find: 'row === undefined || row.intent !== claim.intent || row.body === null',
    replace: 'row === undefined || row.body === null',
    tests: ['test/exchange/farewell.test.ts'],
  },
  {
    name: 'farewell-missing',
    breaks: 'A lost answer of a removal of the account looks like a failure when it is asked for again.',
    file: write,
    find: 'const farewellHash = effects.farewell === true ?',
    replace: 'const farewellHash = effects.farewell === undefined ?',
    tests: ['test/exchange/farewell.test.ts', 'test/races/promised-once.test.ts'],
  },
  {
    name: 'replay-refused-by-limit',
    breaks: 'A retry of a committed write is refused when the limits of the account are used up.',
    file: write,
    find: '  const earlier = claim === null ? null : await findStored(pipeline.database.db, claim);',
    replace: `  const early = await pipeline.allowance.take(operation.cost, context.caller, call.address, context.nowMs);
  if (early !== null) return early;
  const earlier = claim === null ? null : await findStored(pipeline.database.db, claim);`,
    tests: ['test/exchange/rate-limits.test.ts'],
  },
  {
    name: 'replay-refused-by-pause',
    breaks: 'A retry of a committed write is refused while posting is paused.',
    file: write,
    find: '  const earlier = claim === null ? null : await findStored(pipeline.database.db, claim);',
    replace: `  const paused = await refuseWhilePaused(pipeline, operation);
  if (paused !== null) return paused;
  const earlier = claim === null ? null : await findStored(pipeline.database.db, claim);`,
    tests: ['test/admin/pauses.test.ts'],
  },
  {
    name: 'dry-run-writes',
    breaks: 'A dry run publishes.',
    file: write,
    find: 'if (call.dryRun && operation.rehearsal !== undefined)',
    replace: 'if (call.dryRun && operation.rehearsal === undefined)',
    tests: ['test/exchange/mcp.test.ts', 'test/exchange/openapi.test.ts'],
  },
];
