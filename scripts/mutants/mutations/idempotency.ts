import type { Mutant } from '../mutant.ts';

const write = 'src/core/operation/execute-write.ts';
const store = 'src/core/operation/idempotency.ts';

/** Mutations of idempotency. */
export const idempotency: readonly Mutant[] = [
  {
    name: 'claim-outside-transaction',
    breaks: 'The idempotency key is taken in a transaction of its own, so a refused or failed write burns it.',
    file: write,
    symbol: 'runWrite',
    find: 'const response =',
    replace: `if (claim !== null)
    await pipeline.database.write((tx) => storeResponse(tx, claim, { status: 200, body: '{}' }, null, null, context.nowMs));
  const response =`,
    also: [
      { file: write, symbol: 'runWithKey', find: 'isKeyFree(tx, claim)', replace: 'Promise.resolve(true)' },
      {
        file: write,
        symbol: 'runWithKey',
        find: 'await storeResponse(tx, claim, result.response, effects.subject ?? null, revokedHash, context.nowMs);',
        replace: '',
      },
    ],
    tests: ['test/every-operation-caller.test.ts'],
  },
  {
    name: 'answer-stored-outside-transaction',
    breaks:
      'The answer of a write is stored in a second transaction, so a retry between the two finds a claim without it.',
    file: write,
    symbol: 'runWithKey',
    find: `await storeResponse(tx, claim, result.response, effects.subject ?? null, revokedHash, context.nowMs);
  return result.response`,
    replace: 'return Object.assign(result.response, { later: [effects.subject ?? null, revokedHash] as const })',
    also: [
      {
        file: write,
        symbol: 'runWrite',
        find: `);
  return isRefusal`,
        replace: `);
  if (claim !== null && !isRefusal(response)) await pipeline.database.write((tx) => storeResponse(tx, claim, response, ...(response as any).later, write.context.nowMs));
  return isRefusal`,
      },
    ],
    tests: ['test/races/identical-writes.test.ts'],
  },
  {
    name: 'key-not-per-account',
    breaks: 'All accounts share one space of idempotency keys.',
    file: write,
    symbol: 'scopeOf',
    find: '(context as CallerContext).caller.accountId',
    replace: "'everybody'",
    tests: ['test/every-operation-caller.test.ts'],
  },
  {
    name: 'intent-without-operation',
    breaks: 'The same key and input under another operation counts as the same intent.',
    file: store,
    symbol: 'hashIntent',
    find: '`${operation}\\n${canonicalJson(rest)}`',
    replace: 'canonicalJson(rest)',
    also: [{ file: store, symbol: 'matchClaim', find: 'row.operation !== claim.operation ||', replace: '' }],
    tests: ['test/core/idempotency.test.ts'],
  },
  {
    name: 'intent-without-defaults',
    breaks: 'Leaving a default out and spelling it out are two intents.',
    file: 'src/core/operation/execute.ts',
    symbol: 'run',
    find: 'fault = call.fault ?? validate(call.input',
    replace: `sent = structuredClone(call.input);
  const fault = call.fault ?? validate(call.input);
  if (typeof call.input === 'object' && call.input !== null) Object.defineProperty(call.input, 'sent', { value: sent }`,
    also: [
      {
        file: write,
        symbol: 'intentOfCall',
        find: 'call.input',
        replace: "(call.input as any)['sent']",
      },
    ],
    tests: ['test/every-operation-caller.test.ts'],
  },
  {
    name: 'intent-by-spelling',
    breaks: 'The order of the properties makes another intent.',
    file: store,
    symbol: 'hashIntent',
    find: 'canonicalJson',
    replace: 'JSON.stringify',
    tests: ['test/every-operation-caller.test.ts'],
  },
  {
    name: 'intent-ignored',
    breaks: 'A key that was used for other input gets the stored response of that other input.',
    file: store,
    symbol: 'matchClaim',
    find: '|| row.intent !== claim.intent',
    replace: '',
    tests: ['test/every-operation-caller.test.ts'],
  },
  {
    name: 'removed-answer-stays',
    breaks: 'A retry gets the text of a removed record from the stored response.',
    file: store,
    symbol: 'eraseStoredResponses',
    find: "subject', 'in',",
    replace: "subject', 'is', null).where('subject', 'in',",
    tests: ['test/every-store-removal.test.ts'],
  },
  {
    name: 'removed-account-answers-stay',
    breaks: 'Stored responses of a removed account keep what they said.',
    file: 'src/exchange/store/account-removal.ts',
    symbol: 'removeAccount',
    find: 'await eraseAccountResponses(tx, realm, accountId);',
    replace: '',
    tests: ['test/exchange/erasure.test.ts'],
  },
  {
    name: 'public-key-ignored',
    breaks: 'A retry of a write without a credential takes effect a second time.',
    file: write,
    symbol: 'claimOf',
    find: 'key === null ||',
    replace: "key === null || operation.access === 'public' ||",
    tests: ['test/arcade/operations/callers.test.ts'],
  },
  {
    name: 'generated-key-for-ever',
    breaks: 'A generated key is answered to its predecessor without end.',
    file: 'src/arcade/agents/keys/derived-key.ts',
    symbol: 'findRotation',
    find: '>= repeatMs',
    replace: '>= 1_000 * repeatMs',
    tests: ['test/arcade/agents/keys.test.ts'],
  },
  {
    name: 'generated-key-stored',
    breaks: 'The respond with a key that the server generated is kept in the database.',
    file: write,
    symbol: 'claimOf',
    find: '|| operation.ephemeral?.appliesTo(call.input) === true',
    replace: '',
    tests: ['test/arcade/agents/keys.test.ts'],
  },
  {
    name: 'self-revoking-write-never-expires',
    breaks: 'A write that took its own credential away can be replayed with it for ever.',
    file: store,
    symbol: 'findSelfRevocation',
    find: 'nowMs - selfRevocationMs',
    replace: '0 * (nowMs - selfRevocationMs)',
    tests: ['test/exchange/self-revoking-writes.test.ts'],
  },
  {
    name: 'self-revoking-write-any-input',
    breaks: 'A dead credential gets the stored response of its last write for any other input under the same key.',
    file: store,
    symbol: 'findSelfRevocation',
    find: 'intent !== claim.intent || row.',
    replace: '',
    tests: ['test/exchange/self-revoking-writes.test.ts'],
  },
  {
    name: 'self-revoking-write-not-stored',
    breaks: 'A retry of an account removal is refused.',
    file: write,
    symbol: 'runWithKey',
    find: 'true',
    replace: 'undefined',
    tests: ['test/exchange/self-revoking-writes.test.ts', 'test/races/identical-writes.test.ts'],
  },
  {
    name: 'replay-refused-by-limit',
    breaks: 'A retry of a committed write is refused when the limits of the account are used up.',
    file: write,
    symbol: 'runWrite',
    find: 'const earlier',
    replace: `const early = await pipeline.allowance.consume(operation.cost, context.caller, call.address, context.nowMs);
  if (early !== null) return early;
  const earlier`,
    tests: ['test/exchange/rate-limits.test.ts'],
  },
  {
    name: 'replay-refused-by-pause',
    breaks: 'A retry of a committed write is refused while posting is paused.',
    file: write,
    symbol: 'runWrite',
    find: 'const earlier',
    replace: `const paused = await refusePaused(pipeline.database.db, pipeline.realm, operation.pausedBy);
  if (paused !== null) return paused;
  const earlier`,
    tests: ['test/admin/pauses.test.ts'],
  },
  {
    name: 'dry-run-writes',
    breaks: 'A dry run publishes.',
    file: write,
    symbol: 'runWrite',
    find: 'dryRun !',
    replace: 'dryRun =',
    tests: ['test/exchange/mcp.test.ts', 'test/exchange/openapi.test.ts'],
  },
];
