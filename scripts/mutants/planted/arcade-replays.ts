import type { Mutant } from '../mutant.ts';

const publication = 'test/arcade/replays/publication.test.ts';
const tampering = 'test/arcade/replays/tampering.test.ts';
const verifiers = 'test/arcade/replays/many-verifiers.test.ts';
const threads = 'test/arcade/replays/verify-threads.test.ts';
const reset = 'test/arcade/replays/reset-epoch.test.ts';
const ladder = 'test/arcade/rankings/ladder.test.ts';
const statistics = 'test/arcade/rankings/statistics.test.ts';

/** Faults of what comes after a game: its verdict, who sees it, what it counts for, and how it all ends. */
export const arcadeReplays: readonly Mutant[] = [
  {
    name: 'read-before-its-verdict',
    breaks: 'Whoever knows the id of a game reads it before anybody verified it.',
    file: 'src/arcade/verification/find-replay.ts',
    find: "return row.verified === 'verified' && isPublicSession(row);",
    replace: 'return isPublicSession(row);',
    tests: [publication, tampering],
  },
  {
    name: 'practice-for-everybody',
    breaks: 'Games of practice are shown to everybody.',
    file: 'src/arcade/verification/find-replay.ts',
    find: "return row.verified === 'verified' && isPublicSession(row);",
    replace: "return row.verified === 'verified';",
    tests: [publication],
  },
  {
    name: 'signature-unasked',
    breaks: 'A game that somebody made up whole is verified like one that was played.',
    file: 'src/arcade/verification/judge-log.ts',
    find: 'if (!signature.ok) return refuseSignature(signature.fault);',
    replace: "if (!signature.ok && signature.fault === 'unsupported') return refuseSignature(signature.fault);",
    tests: [tampering],
  },
  {
    name: 'divergence-shrugged-off',
    breaks: 'An engine goes on playing after a game of it diverged.',
    file: 'src/arcade/verification/verdict.ts',
    find: 'if (session !== undefined && doubtsEngine(fault))',
    replace: 'if (session !== undefined && !doubtsEngine(fault))',
    tests: [tampering],
  },
  {
    name: 'divergence-told-to-all',
    breaks: 'Everybody hears that a game diverged.',
    file: 'src/arcade/verification/verdict.ts',
    find: 'actorId: null, privateTo: agent_id }',
    replace: 'actorId: agent_id }',
    tests: [tampering],
  },
  {
    name: 'log-without-a-last-look',
    breaks: 'A log that is not what was verified is served to its end.',
    file: 'src/arcade/verification/publish-log.ts',
    find: 'if (lines.head !== chain_head)',
    replace: "if (chain_head === '')",
    tests: [tampering],
  },
  {
    name: 'verdict-without-a-claim',
    breaks: 'A node whose claim was taken over writes its verdict all the same.',
    file: 'src/arcade/store/verification.ts',
    find: "      .where('verified', '=', 'pending')\n      .where('verifier', '=', node),\n  );\n  return changed === 1;",
    replace: "      .where('verified', '=', 'pending'),\n  );\n  return changed === 1;",
    tests: [threads],
  },
  {
    name: 'claims-outlive-their-node',
    breaks: 'What a node that died had claimed is never verified.',
    file: 'src/arcade/store/verification.ts',
    find: "of('verifier', 'not in', (nodes) => nodes.selectFrom('node').select('id')),",
    replace: "of('verifier', '=', ''),",
    tests: [verifiers],
  },
  {
    name: 'hung-thread-kept',
    breaks: 'A thread that hangs is waited for, for ever.',
    file: 'src/arcade/verification/verify-threads.ts',
    find: 'taskMs: options.taskMs ?? taskMsMax,',
    replace: 'taskMs: taskMsMax * 1_000,',
    tests: [threads],
  },
  {
    name: 'voided-games-count',
    breaks: 'A game that the server broke counts for the ranking.',
    file: 'src/arcade/store/rankings.ts',
    find: "    .where('s.end_reason', '<>', 'voided')\n",
    replace: '',
    tests: [ladder],
  },
  {
    name: 'first-games-count',
    breaks: 'An agent is ranked by its oldest games for ever.',
    file: 'src/arcade/store/rankings.ts',
    find: ".orderBy('r.started_at', 'desc')",
    replace: ".orderBy('r.started_at', 'asc')",
    tests: [ladder],
  },
  {
    name: 'bound-of-both-sides',
    breaks: 'The bound is that of 95 %.',
    file: 'src/arcade/rankings/lower-bound.ts',
    find: '  13_277n,',
    replace: '  17_291n,',
    tests: [statistics],
  },
  {
    name: 'made-anew-at-another-time',
    breaks: 'Rankings that are made anew are not the same.',
    file: 'src/arcade/rankings/recompute.ts',
    find: 'updated_at: Math.max(...games.map(({ verified_at }) => verified_at)),',
    replace: 'updated_at: Date.now(),',
    tests: [ladder],
  },
  {
    name: 'keys-survive-a-reset',
    breaks: 'A key of an earlier epoch opens something.',
    file: 'src/arcade/store/resetting.ts',
    find: "  await tx.run(tx.query.deleteFrom('credential').where('realm', '=', 'arcade'));\n  await tx.run(tx.query.deleteFrom('account').where('realm', '=', 'arcade'));\n",
    replace: '',
    tests: [reset],
  },
  {
    name: 'reset-under-a-server',
    breaks: 'An epoch ends while servers play on.',
    file: 'src/cli/admin/reset-epoch.ts',
    find: 'if (await isAnyNodeAlive(offline.database.db))',
    replace: 'if ((await isAnyNodeAlive(offline.database.db)) && confirm === undefined)',
    tests: [reset],
  },
];
