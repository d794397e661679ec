import type { Mutant } from '../mutant.ts';

const chain = 'test/arcade/replay/chain.test.ts';
const forgedLogs = 'test/arcade/replay/forged-logs.test.ts';
const publication = 'test/arcade/replays/publication.test.ts';
const tampering = 'test/arcade/replays/tampering.test.ts';
const list = 'test/arcade/replays/list.test.ts';
const ladder = 'test/arcade/rankings/ladder.test.ts';
const statistics = 'test/arcade/rankings/statistics.test.ts';
const verifyLog = 'src/arcade/replays/log/verify-log.ts';
const rankings = 'src/arcade/agents/store/rankings.ts';

/** Mutations of logs, verdicts, replays and rankings. */
export const arcadeVerification: readonly Mutant[] = [
  {
    name: 'arcade-chain-record-removable',
    breaks: 'A log with a missing record is accepted.',
    file: 'src/arcade/replays/log/chain.ts',
    symbol: 'chainNext',
    find: '(h + recordText',
    replace: '(recordText',
    tests: [chain],
  },
  {
    name: 'arcade-chain-restarts',
    breaks: 'The hash chain of a log starts again at each record.',
    file: 'src/arcade/play/sessions/batch.ts',
    symbol: 'appendRecord',
    find: 'game.chainHead',
    replace: "''",
    tests: [publication],
  },
  {
    name: 'arcade-chain-unchecked',
    breaks: 'A log with a wrong hash in its chain is accepted.',
    file: verifyLog,
    symbol: 'playRecords',
    find: 'h !== chainHead',
    replace: 'h === chainHead + chainHead',
    tests: [forgedLogs],
  },
  {
    name: 'arcade-other-seed-accepted',
    breaks: 'A log whose seed does not match its commitment is accepted.',
    file: verifyLog,
    symbol: 'verifyLog',
    find: '!== header.seed_commitment',
    replace: "=== ''",
    tests: [forgedLogs],
  },
  {
    name: 'arcade-result-unchecked',
    breaks: 'A log with a false score is accepted.',
    file: verifyLog,
    symbol: 'verifyEnd',
    find: '!== canonicalJson(footer.result)',
    replace: "=== ''",
    tests: [forgedLogs],
  },
  {
    name: 'arcade-final-state-unchecked',
    breaks: 'A log with the hash of another final state is accepted.',
    file: verifyLog,
    symbol: 'verifyEnd',
    find: '=== footer.final_state_hash',
    replace: "!== ''",
    tests: [forgedLogs],
  },
  {
    name: 'arcade-other-build-accepted',
    breaks: 'A log is replayed with another version of the engine.',
    file: verifyLog,
    symbol: 'verifyLog',
    find: '!== header.engine_build',
    replace: '=== undefined',
    tests: [forgedLogs, 'test/arcade/replay/verify-log.test.ts'],
  },
  {
    name: 'arcade-order-unchecked',
    breaks: 'A log with wrong record numbers is accepted.',
    file: verifyLog,
    symbol: 'playRecords',
    find: 'record.n !== n)',
    replace: 'record.n === -n)',
    tests: [forgedLogs],
  },
  {
    name: 'arcade-signature-unchecked',
    breaks: "A log without the server's signature is accepted.",
    file: 'src/arcade/replays/log/verify-signature.ts',
    symbol: 'verifyTextSignature',
    find: 'isValid ?',
    replace: 'isValid !== null ?',
    tests: [forgedLogs, tampering],
  },
  {
    name: 'arcade-practice-listed',
    breaks: 'The list of replays contains practice games.',
    file: 'src/arcade/replays/store/public-replays.ts',
    symbol: 'isPublicReplay',
    find: "'casual'})",
    replace: "'casual'}, ${'practice'})",
    tests: [list],
  },
  {
    name: 'arcade-casual-counted',
    breaks: 'Unranked games count in the ranking.',
    file: rankings,
    symbol: 'countedGames',
    find: "=', 'ranked",
    replace: "<>', 'practice",
    tests: [ladder],
  },
  {
    name: 'arcade-ranking-ordered-by-verification',
    breaks: 'The ranking orders games by their verification instead of their start.',
    file: rankings,
    symbol: 'countedGames',
    find: "started_at', 'desc').orderBy('r.session_n', 'desc",
    replace: "verified_at', 'desc').orderBy('r.session_n",
    tests: [ladder],
  },
  {
    name: 'arcade-paces-mixed',
    breaks: 'Games of different paces share a ranking.',
    file: rankings,
    symbol: 'countedGames',
    find: "=', input.pace",
    replace: "<>', ''",
    tests: [ladder],
  },
  {
    name: 'arcade-load-test-ranked',
    breaks: 'Games of a load test are ranked.',
    file: rankings,
    symbol: 'selectListedRows',
    find: "=', 'external",
    replace: "<>', '",
    tests: [ladder],
  },
  {
    name: 'arcade-ranking-bound-population-deviation',
    breaks: 'The confidence bound divides by n instead of n - 1 in the standard deviation.',
    file: 'src/arcade/agents/rankings/lower-bound.ts',
    symbol: 'lowerBound',
    find: 'count - 1n',
    replace: 'count',
    tests: [statistics],
  },
  {
    name: 'arcade-rank-after-tie-wrong',
    breaks: 'The rank after equal ratings is too high.',
    file: 'src/arcade/agents/rankings/read-ranking.ts',
    symbol: 'rankRows',
    find: 'group.length',
    replace: '1',
    tests: [ladder],
  },
];
