import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { evidenceRoot } from '../../../../src/arcade/games/rules/certificate.ts';
import { isComplete } from '../../../../src/arcade/games/rules/round-completion.ts';
import { certify, evidenceOf, recordRound } from './rounds.ts';

const logs = ['one', 'two', 'three'].map((name) => recordRound(name));

describe('a complete round', () => {
  const { counts, result } = evidenceOf(logs[0] as (typeof logs)[number]);
  const round = { engine: 'tetris-v2', counts, result };

  test('requires 20 pieces, 30 actions other than waits, and a cleared line', () => {
    assert.ok(isComplete(round), JSON.stringify(counts));
    for (const [name, tooFew] of [
      ['pieces', 19],
      ['actions', 29],
      ['lines', 0],
    ] as const)
      assert.ok(!isComplete({ ...round, counts: { ...counts, [name]: tooFew } }), name);
  });

  test('does not end by resignation, abandonment or voiding', () => {
    for (const reason of ['resign', 'abandoned', 'voided'])
      assert.ok(!isComplete({ ...round, result: { ...result, reason } }), reason);
  });

  test('of turn-grid-v2 ends by a line, a full board or the maximum number of turns', () => {
    const grid = { engine: 'turn-grid-v2', counts: { places: 9, passes: 0 } };
    for (const reason of ['line', 'full_board', 'max_turns'])
      assert.ok(isComplete({ ...grid, result: { reason, t_us: 1 } }), reason);
    for (const reason of ['resign', 'forfeit', 'timeout', 'actions', 'abandoned', 'voided'])
      assert.ok(!isComplete({ ...grid, result: { reason, t_us: 1 } }), reason);
  });
});

describe('a certificate', () => {
  test('contains numbers of its certifiers instead of their ids, and aggregates the logs', () => {
    const evidence = logs.map(evidenceOf);
    const certificate = certify(logs);
    assert.deepEqual(
      certificate.rounds.map(({ certifiers }) => certifiers),
      [[1], [2], [3]],
    );
    assert.doesNotMatch(JSON.stringify(certificate), /agn_|ses_/);
    const pieces = evidence.map(({ counts }) => counts['pieces'] ?? 0);
    assert.deepEqual(certificate.aggregates.counts['pieces'], {
      least: Math.min(...pieces),
      most: Math.max(...pieces),
      total: pieces.reduce((sum, count) => sum + count),
    });
    assert.deepEqual(certificate.aggregates.ends, { top_out: 3 });
    const certificateWithRepeatedAgent = certify(logs, 'P3', [
      evidence[0],
      evidence[0],
      evidence[1],
    ] as typeof evidence);
    assert.deepEqual(
      certificateWithRepeatedAgent.rounds.map(({ certifiers }) => certifiers),
      [[1], [1], [2]],
    );
  });

  test('has an evidence root, which is the hash of the chain heads and log hashes in order', () => {
    const sha256Hex = (text: string) => createHash('sha256').update(text).digest('hex');
    const lines = [
      { chainHead: 'a', logHash: 'b' },
      { chainHead: 'c', logHash: 'd' },
    ];
    assert.equal(evidenceRoot(lines, sha256Hex), sha256Hex('a b\nc d\n'));
  });
});
