import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type CanaryEvidence, evaluateCanaryStep } from '../../../src/arcade/games/canary/evaluate-step.ts';
import { isInCanary } from '../../../src/arcade/rules/canary-bucket.ts';

const hourMs = 3_600_000;
const agents = Array.from({ length: 4_000 }, (_, index) => `agn_${index}`);

describe('a canary', () => {
  test('is assigned to about its share of the agents, and each step includes the agents of the step before', () => {
    const agentsByStep = [5, 25, 50].map((percent) =>
      agents.filter((id) => isInCanary('a-game', '1.1.0', id, percent)),
    );
    for (const [index, percent] of [5, 25, 50].entries()) {
      const share = (agentsByStep[index]?.length ?? 0) / agents.length;
      assert.ok(Math.abs(share - percent / 100) < 0.03, `${percent} %: ${share}`);
      const agentsOfNextStep = new Set(agentsByStep[index + 1] ?? agentsByStep[index]);
      assert.ok(agentsByStep[index]?.every((id) => agentsOfNextStep.has(id)));
    }
    assert.deepEqual(
      agents.filter((id) => isInCanary('a-game', '1.1.0', id, 0)),
      [],
    );
  });

  test('is assigned to a different set of agents for another version', () => {
    const agentsOf = (version: string) => agents.filter((id) => isInCanary('a-game', version, id, 5)).join();
    assert.notEqual(agentsOf('1.1.0'), agentsOf('1.2.0'));
  });

  const completeEvidence: CanaryEvidence = {
    percent: 5,
    elapsedMs: 24 * hourMs,
    sessions: 10,
    agents: 3,
    rendered: 50,
  };
  const resultOf = (evidence: Partial<CanaryEvidence>, hasStable = true) =>
    evaluateCanaryStep({ ...completeEvidence, ...evidence }, { stepHours: 24, hasStable });

  test('advances only after its time and with all its evidence', () => {
    assert.equal(resultOf({}), 'next');
    assert.equal(resultOf({ elapsedMs: 24 * hourMs - 1 }), 'wait');
    for (const missing of [{ sessions: 9 }, { agents: 2 }, { rendered: 49 }]) assert.equal(resultOf(missing), 'wait');
    assert.equal(resultOf({ percent: 25, sessions: 30, agents: 5, rendered: 0 }), 'next');
    assert.equal(resultOf({ percent: 50, sessions: 60, agents: 8, rendered: 0 }), 'ready');
    assert.equal(resultOf({ percent: 50, sessions: 59, agents: 8 }), 'wait');
  });

  test('is inconclusive after 14 days without evidence, and requires only time when there is no stable version', () => {
    assert.equal(resultOf({ sessions: 0, elapsedMs: 14 * 24 * hourMs }), 'inconclusive');
    assert.equal(resultOf({ sessions: 0, agents: 0, rendered: 0 }, false), 'ready');
  });
});
