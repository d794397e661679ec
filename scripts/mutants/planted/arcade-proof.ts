import type { Mutant } from '../mutant.ts';

const chain = 'test/arcade/replay/chain.test.ts';
const forged = 'test/arcade/replay/forged-logs.test.ts';
const publication = 'test/arcade/replays/publication.test.ts';
const tampering = 'test/arcade/replays/tampering.test.ts';
const list = 'test/arcade/replays/list.test.ts';
const ladder = 'test/arcade/rankings/ladder.test.ts';
const statistics = 'test/arcade/rankings/statistics.test.ts';
const verifyLog = 'src/arcade/replay/verify-log.ts';
const rankings = 'src/arcade/store/rankings.ts';

/** Faults of what games leave: logs, verdicts, replays and rankings. */
export const arcadeProof: readonly Mutant[] = [
  {
    name: 'arcade-chain-of-single-links',
    breaks: 'A record can be taken out of a log unnoticed.',
    file: 'src/arcade/replay/chain.ts',
    find: 'return sha256Hex(h + recordText(record));',
    replace: 'return sha256Hex(recordText(record));',
    tests: [chain],
  },
  {
    name: 'arcade-chain-forgets',
    breaks: 'The log of a session begins anew with each record.',
    file: 'src/arcade/sessions/batch.ts',
    find: 'sha256Hex(game.chainHead + textAround',
    replace: "sha256Hex('' + textAround",
    tests: [publication],
  },
  {
    name: 'arcade-chain-unchecked',
    breaks: 'A log passes whose hashes follow from nothing.',
    file: verifyLog,
    find: "if (record.h !== head) return refused('chain', n);",
    replace: "if (record.h === head + head) return refused('chain', n);",
    tests: [forged],
  },
  {
    name: 'arcade-other-seed-accepted',
    breaks: 'The server may choose its seed after the game.',
    file: verifyLog,
    find: "!== header.seed_commitment) return refused('seed');",
    replace: "=== '') return refused('seed');",
    tests: [forged],
  },
  {
    name: 'arcade-result-unchecked',
    breaks: 'A log passes with a score that nobody has reached.',
    file: verifyLog,
    find: 'if (canonicalJson(run.ended) !== canonicalJson(footer.result))',
    replace: "if (canonicalJson(run.ended) === '')",
    tests: [forged],
  },
  {
    name: 'arcade-final-state-unchecked',
    breaks: 'A log passes with the hash of another final state.',
    file: verifyLog,
    find: 'stateHash(run.state, sha256Hex) === footer.final_state_hash ? null',
    replace: "stateHash(run.state, sha256Hex) !== '' ? null",
    tests: [forged],
  },
  {
    name: 'arcade-other-build-accepted',
    breaks: 'A log is judged by rules that it was not played by.',
    file: verifyLog,
    find: 'if (builds[header.engine] !== header.engine_build)',
    replace: 'if (builds[header.engine] === undefined)',
    tests: [forged, 'test/arcade/replay/verify-log.test.ts'],
  },
  {
    name: 'arcade-order-unchecked',
    breaks: 'A log passes whose records are numbered at will.',
    file: verifyLog,
    find: "if (record.n !== n) return refused('order', n);",
    replace: "if (record.n === -n) return refused('order', n);",
    tests: [forged],
  },
  {
    name: 'arcade-signature-unchecked',
    breaks: 'A log passes that the platform has never sealed.',
    file: 'src/arcade/replay/verify-signature.ts',
    find: 'return holds ? { ok: true, kid }',
    replace: 'return holds !== null ? { ok: true, kid }',
    tests: [forged, tampering],
  },
  {
    name: 'arcade-practice-listed',
    breaks: 'The list of replays shows practice.',
    file: 'src/arcade/store/replays.ts',
    find: ".where('r.purpose', 'in', ['ranked', 'casual'])",
    replace: ".where('r.purpose', 'in', ['ranked', 'casual', 'practice'])",
    tests: [list],
  },
  {
    name: 'arcade-casual-counted',
    breaks: 'Games count that were not ranked.',
    file: rankings,
    find: ".where('r.purpose', '=', 'ranked').where('r.agent_id', '=', given.agent_id)",
    replace: ".where('r.purpose', '<>', 'practice').where('r.agent_id', '=', given.agent_id)",
    tests: [ladder],
  },
  {
    name: 'arcade-last-by-end',
    breaks: 'An agent chooses which games count by when it ends them.',
    file: rankings,
    find: ".orderBy('r.started_at', 'desc').orderBy('r.session_n', 'desc')",
    replace: ".orderBy('r.verified_at', 'desc').orderBy('r.session_n')",
    tests: [ladder],
  },
  {
    name: 'arcade-paces-mixed',
    breaks: 'Games at different paces are compared.',
    file: rankings,
    find: ".where('r.pace', '=', given.pace)",
    replace: ".where('r.pace', '<>', '')",
    tests: [ladder],
  },
  {
    name: 'arcade-operators-own-ranked',
    breaks: "An operator's load test stands in the ranking.",
    file: rankings,
    find: ".where('a.traffic_class', '=', 'external')",
    replace: ".where('a.traffic_class', '<>', '')",
    tests: [ladder],
  },
  {
    name: 'arcade-deviation-of-the-whole',
    breaks: 'The bound takes a few games for all games.',
    file: 'src/arcade/rankings/lower-bound.ts',
    find: 'const margin = rootUp(divideUp(spread, count - 1n));',
    replace: 'const margin = rootUp(divideUp(spread, count));',
    tests: [statistics],
  },
  {
    name: 'arcade-ranks-without-gaps',
    breaks: 'After equal ratings the next rank is too high.',
    file: 'src/arcade/rankings/read-ranking.ts',
    find: 'next = first + group.length;',
    replace: 'next = first + 1;',
    tests: [ladder],
  },
];
