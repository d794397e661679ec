import type { Mutant } from '../mutant.ts';

const write = 'src/core/operation/execute-write.ts';
const store = 'src/core/operation/idempotency.ts';

/** Mutations of idempotency. */
export const idempotency: readonly Mutant[] = [
  {
    name: 'claim-outside-transaction',
    breaks: 'The idempotency key is stored in a separate transaction, so a rejected or failed write uses it up.',
    file: write,
    symbol: 'runWrite',
    find: 'const response =',
    replace: `if (claim !== null)
    await pipeline.database.write((tx) => storeResponse(tx, claim, { status: 200, body: '{}' }, null, null, context.nowMs));
  const response =`,
    furtherEdits: [
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
    name: 'response-stored-outside-transaction',
    breaks: 'The response of a write is stored in a second transaction, so a retry between the two finds no response.',
    file: write,
    symbol: 'runWithKey',
    find: `await storeResponse(tx, claim, result.response, effects.subject ?? null, revokedHash, context.nowMs);
  return result.response`,
    replace: 'return Object.assign(result.response, { later: [effects.subject ?? null, revokedHash] as const })',
    furtherEdits: [
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
    breaks: 'Idempotency keys are shared by all accounts.',
    file: write,
    symbol: 'scopeOf',
    find: '(context as CallerContext).caller.accountId',
    replace: "'everybody'",
    tests: ['test/every-operation-caller.test.ts'],
  },
  {
    name: 'idempotency-operation-not-compared',
    breaks: 'A key and input used for another operation return the stored response of that operation.',
    file: store,
    symbol: 'hashIntent',
    find: '`${operation}\\n${canonicalJson(inputWithoutKey)}`',
    replace: 'canonicalJson(inputWithoutKey)',
    furtherEdits: [{ file: store, symbol: 'matchClaim', find: 'row.operation !== claim.operation ||', replace: '' }],
    tests: ['test/core/idempotency.test.ts'],
  },
  {
    name: 'idempotency-defaults-not-applied',
    breaks: 'Omitting a default and sending it are treated as different input.',
    file: 'src/core/operation/execute.ts',
    symbol: 'runCall',
    find: 'fault = call.fault ?? validate(call.input',
    replace: `sent = structuredClone(call.input);
  const fault = call.fault ?? validate(call.input);
  if (typeof call.input === 'object' && call.input !== null) Object.defineProperty(call.input, 'sent', { value: sent }`,
    furtherEdits: [
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
    name: 'idempotency-property-order-compared',
    breaks: 'Another order of properties is treated as different input.',
    file: store,
    symbol: 'hashIntent',
    find: 'canonicalJson',
    replace: 'JSON.stringify',
    tests: ['test/every-operation-caller.test.ts'],
  },
  {
    name: 'idempotency-input-not-compared',
    breaks: 'A key that was used for other input gets the stored response of that other input.',
    file: store,
    symbol: 'matchClaim',
    find: '|| row.intent !== claim.intent',
    replace: '',
    tests: ['test/every-operation-caller.test.ts'],
  },
  {
    name: 'removed-record-in-stored-response',
    breaks: 'A retry gets the text of a removed record from the stored response.',
    file: store,
    symbol: 'eraseStoredResponses',
    find: "subject', 'in',",
    replace: "subject', 'is', null).where('subject', 'in',",
    tests: ['test/every-store-removal.test.ts'],
  },
  {
    name: 'removed-account-in-stored-responses',
    breaks: 'Stored responses of a removed account keep their texts.',
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
    name: 'generated-key-returned-without-limit',
    breaks: 'A replaced key receives the newly generated key without a time limit.',
    file: 'src/arcade/agents/keys/derived-key.ts',
    symbol: 'findRotation',
    find: '>= retryWindowMs',
    replace: '>= 1_000 * retryWindowMs',
    tests: ['test/arcade/agents/keys.test.ts'],
  },
  {
    name: 'generated-key-stored',
    breaks: 'The response with a generated key is stored in the database.',
    file: write,
    symbol: 'claimOf',
    find: '|| operation.ephemeral?.appliesTo(call.input) === true',
    replace: '',
    tests: ['test/arcade/agents/keys.test.ts'],
  },
  {
    name: 'self-revoking-write-never-expires',
    breaks: 'A write that revoked its own credential can be replayed with it without a time limit.',
    file: store,
    symbol: 'findSelfRevocation',
    find: 'nowMs - selfRevocationReplayMs',
    replace: '0 * (nowMs - selfRevocationReplayMs)',
    tests: ['test/exchange/self-revoking-writes.test.ts'],
  },
  {
    name: 'self-revoking-write-any-input',
    breaks: 'A revoked credential gets the stored response of its last write for different input under the same key.',
    file: store,
    symbol: 'findSelfRevocation',
    find: 'intent !== claim.intent || row.',
    replace: '',
    tests: ['test/exchange/self-revoking-writes.test.ts'],
  },
  {
    name: 'self-revoking-write-not-stored',
    breaks: 'A retry of an account removal is rejected.',
    file: write,
    symbol: 'runWithKey',
    find: 'true',
    replace: 'undefined',
    tests: ['test/exchange/self-revoking-writes.test.ts', 'test/races/identical-writes.test.ts'],
  },
  {
    name: 'retry-refused-by-limit',
    breaks: 'A retry of a committed write is refused when the limits of the account are used up.',
    file: write,
    symbol: 'runWrite',
    find: 'const storedResponse',
    replace: `const early = await pipeline.callLimits.consume(operation.cost, context.caller, call.address, context.nowMs);
  if (early !== null) return early;
  const storedResponse`,
    tests: ['test/exchange/rate-limits.test.ts'],
  },
  {
    name: 'retry-refused-by-pause',
    breaks: 'A retry of a committed write is refused while posting is paused.',
    file: write,
    symbol: 'runWrite',
    find: 'const storedResponse',
    replace: `const paused = await refusePausedWrite(pipeline.database.db, pipeline.realm, operation.pausedBy);
  if (paused !== null) return paused;
  const storedResponse`,
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
