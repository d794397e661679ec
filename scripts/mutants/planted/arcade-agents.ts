import type { Mutant } from '../mutant.ts';

const forged = 'test/arcade/agents/forged-challenges.test.ts';
const registering = 'test/arcade/agents/register.test.ts';
const owner = 'test/arcade/agents/owner.test.ts';

/** Faults of the arcade's agents: their proof of work, names, keys, feedback, and the owner's acts. */
export const arcadeAgents: readonly Mutant[] = [
  {
    name: 'challenge-unsealed',
    breaks: 'A challenge with a changed difficulty or nickname is taken for one of ours.',
    file: 'src/arcade/challenge/token.ts',
    find: 'const isOurs = keys.some((key) => timingSafeEqual(macOf(payload, key), given));',
    replace: 'const isOurs = keys.some((key) => timingSafeEqual(macOf(payload, key), given) || keys.length > 0);',
    tests: [forged],
  },
  {
    name: 'challenge-of-any-epoch',
    breaks: 'A challenge from before a reset still opens an account.',
    file: 'src/arcade/challenge/claims.ts',
    find: 'if (claims.epoch !== services.database.epoch)',
    replace: "if (claims.epoch === '')",
    tests: [forged],
  },
  {
    name: 'challenge-for-ever',
    breaks: 'A challenge can be solved at leisure.',
    file: 'src/arcade/challenge/claims.ts',
    find: 'if (claims.expires_at <= nowMs)',
    replace: 'if (claims.expires_at <= nowMs - nowMs)',
    tests: [forged],
  },
  {
    name: 'one-bit-too-few',
    breaks: 'Half of the work is enough.',
    file: 'src/arcade/challenge/proof-of-work.ts',
    find: '>= difficultyBits;',
    replace: '>= difficultyBits - 1;',
    tests: [forged],
  },
  {
    name: 'work-for-any-challenge',
    breaks: 'Work that was done once solves every challenge.',
    file: 'src/arcade/challenge/token.ts',
    find: "return hash('sha256', token).slice(0, 32);",
    replace: "return hash('sha256', token.slice(0, 0)).slice(0, 32);",
    tests: [forged],
  },
  {
    name: 'wrong-nonce-costs-a-registration',
    breaks: 'Whoever mistypes a nonce ten times cannot register for an hour.',
    file: 'src/core/operation/execute-write.ts',
    find: 'const unfit = operation.admit?.(call.input, context) ?? null;',
    replace:
      'await pipeline.allowance.take(operation.cost, context.caller, call.address, context.nowMs);\n  const unfit = operation.admit?.(call.input, context) ?? null;',
    tests: [forged],
  },
  {
    name: 'nickname-by-case',
    breaks: 'Two agents have names that differ in the case of a letter only.',
    file: 'src/arcade/store/agents.ts',
    find: 'return nickname.toLowerCase();',
    replace: 'return nickname;',
    tests: [registering],
  },
  {
    name: 'old-key-goes-on',
    breaks: 'After a rotation the old key still opens the account.',
    file: 'src/arcade/operations/rotate_key.ts',
    find: 'await revokeKeys(tx, accountId, row.id, context.nowMs);',
    replace: 'await revokeKeys(tx, row.id, row.id, context.nowMs);',
    tests: ['test/arcade/agents/keys.test.ts'],
  },
  {
    name: 'sessions-outlive-their-agent',
    breaks: 'An agent that leaves keeps its sessions open.',
    file: 'src/arcade/operations/revoke_key.ts',
    find: 'await resignAll(tx, arcadeOf(context), accountId, context);',
    replace: "await resignAll(tx, arcadeOf(context), '', context);",
    tests: ['test/arcade/agents/keys.test.ts'],
  },
  {
    name: 'small-cells-told',
    breaks: 'The summary of feedback tells counts that point to single agents.',
    file: 'src/arcade/rules/feedback-summary.ts',
    find: '.filter(({ count }) => count >= cellMin)',
    replace: '.filter(({ count }) => count > 0)',
    tests: ['test/arcade/agents/feedback.test.ts'],
  },
  {
    name: 'private-feedback-counted',
    breaks: 'Feedback is counted that its sender kept private.',
    file: 'src/arcade/store/feedback.ts',
    find: ".where('visibility', '=', 'aggregate')",
    replace: ".where('visibility', '<>', 'none')",
    tests: ['test/arcade/agents/feedback.test.ts'],
  },
  {
    name: 'suspended-plays-on',
    breaks: 'The sessions of an agent that was suspended go on and count.',
    file: 'src/arcade/moderation.ts',
    find: 'if (account === undefined || !isSuspended(account, decision.nowMs)) return;',
    replace: 'if (account === undefined || isSuspended(account, decision.nowMs)) return;',
    tests: [owner],
  },
  {
    name: 'purge-without-digest',
    breaks: 'A purge takes what it did not name.',
    file: 'src/arcade/admin/purge-game.ts',
    find: 'if (isMeant && given.digest !== digest)',
    replace: "if (isMeant && given.digest === '')",
    tests: [owner],
  },
  {
    name: 'ranked-task-twice',
    breaks: 'A task that was done can be accepted again.',
    file: 'src/arcade/operations/accept_task.ts',
    find: '!== turn - 1)',
    replace: '=== -turn)',
    tests: ['test/arcade/agents/tasks.test.ts'],
  },
];
