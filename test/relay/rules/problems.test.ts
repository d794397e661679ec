import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compileInput } from '../../../src/core/operation/schema.ts';
import { upgradeOf } from '../../../src/relay/rules/trial.ts';
import { conflictProblem, deliveryProblem, type Receipt, trialProblem } from '../../../src/relay/schemas.ts';
import { vectors } from './vectors.ts';

const { cases } = vectors('receipts') as { cases: { receipt: Receipt }[] };
const receipt = cases[1]?.receipt;
const problem = {
  type: 'https://rialto.example/errors/x',
  title: 'A title',
  status: 424,
  detail: 'A sentence.',
  request_id: '0123456789abcdef0123456789abcdef',
};
const plan = { name: 'trial', trialStartedAtMs: 0, unitsTaken: 25 } as const;
const differs = { payload: true, destination: false };

const bodies: [string, Parameters<typeof compileInput>[0], object][] = [
  ['a failed delivery', deliveryProblem, { ...problem, code: 'delivery_failed', receipt }],
  ['an ambiguous delivery', deliveryProblem, { ...problem, code: 'delivery_ambiguous', receipt }],
  ['a key used for something else', conflictProblem, { ...problem, code: 'idempotency_key_reused', differs }],
  ['a replay of something else', conflictProblem, { ...problem, code: 'replay_mismatch', differs }],
  ['a replay of what is delivered', conflictProblem, { ...problem, code: 'already_delivered', receipt }],
  ['a delivery under way', conflictProblem, { ...problem, code: 'delivery_in_progress', retry_after_seconds: 1 }],
  ['one replay too many', conflictProblem, { ...problem, code: 'replays_exhausted', receipt }],
  [
    'a used-up trial',
    trialProblem,
    { ...problem, code: 'trial_limit_reached', upgrade: upgradeOf(plan, false, '', '') },
  ],
  ['a trial that is over', trialProblem, { ...problem, code: 'trial_expired', upgrade: upgradeOf(plan, true, '', '') }],
];

for (const [name, schema, body] of bodies) {
  describe(`the problem of ${name}`, () => {
    const check = compileInput(schema);

    test('has its documented shape', () => assert.equal(check(body), null));

    test('has no other code and no other member', () => {
      assert.notEqual(check({ ...body, code: 'something_else' }), null);
      assert.notEqual(check({ ...body, lead: { email: 'a@b' } }), null);
    });
  });
}
