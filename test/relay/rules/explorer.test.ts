// Slow: explores every sequence of up to 8 moves of a delivery.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { soakScaled } from '../../support/soak-scale.ts';
import { explore } from './explorer/explore.ts';
import { faultyMachines } from './explorer/faulty-machines.ts';
import { type Machine, productionMachine } from './explorer/model-state.ts';
import { startStates } from './explorer/start-states.ts';

const depth = soakScaled(8, 12);

describe(`the state machine of a delivery within ${depth} moves`, () => {
  const moveKinds = new Set<string>();

  for (const [name, start] of startStates(productionMachine)) {
    test(`violates no invariant when ${name}`, (t) => {
      const model = start();
      assert.ok(model !== null, 'the start state is unreachable');
      const { states, moves, violation, kinds: reachedKinds } = explore(productionMachine, model, depth);
      t.diagnostic(`${states} states, ${moves} moves`);
      assert.equal(violation, null, `${violation?.invariant}: ${violation?.path.join(', ')}`);
      for (const kind of reachedKinds) moveKinds.add(kind);
    });
  }

  test('makes every kind of move', () => {
    assert.deepEqual([...moveKinds].sort(), allMoveKinds);
  });
});

describe('the explorer detects a faulty machine', () => {
  for (const [name, machine] of Object.entries(faultyMachines)) {
    test(`in which ${name}`, (t) => {
      const result = firstViolation(machine);
      assert.ok(result !== null, 'no violation was found');
      t.diagnostic(result);
    });
  }
});

/**
 * Description of the first violated invariant within 3, else 5, else 8 moves from any start state, or of an error on
 * the path to a start state. Null when none was found.
 */
function firstViolation(machine: Machine): string | null {
  for (const moves of [3, 5, 8]) {
    for (const [name, start] of startStates(machine)) {
      try {
        const model = start();
        const violation = model === null ? null : explore(machine, model, moves).violation;
        if (violation !== null) return `${violation.invariant}, when ${name}: ${violation.path.join(', ')}`;
      } catch (error) {
        return `${(error as Error).message}, before the start state in which ${name}`;
      }
    }
  }
  return null;
}

const allMoveKinds = [
  '200',
  '500',
  '503',
  'answer_timeout',
  'certificate_invalid',
  'commit',
  'commit and crash',
  'connect_refused',
  'connected',
  'crash',
  'cut after commit',
  'cut before commit',
  'deadline_before_sent',
  'disconnect',
  'late',
  'not_recorded',
  'other delivery releases unit',
  'other delivery uses unit',
  'read record',
  'replay',
  'request',
  'reset_before_sent',
  'resume',
  'storage fault',
  'take over',
  'take over from a live process',
];
