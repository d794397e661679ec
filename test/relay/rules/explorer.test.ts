// Slow: explores every sequence of transitions of a delivery up to depth 8.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { soakScaled } from '../../support/soak-scale.ts';
import { explore } from './explorer/explore.ts';
import { faultyMachines } from './explorer/faulty-machines.ts';
import { startStates } from './explorer/start-states.ts';
import { type Machine, production } from './explorer/world.ts';

const depth = soakScaled(8, 12);

describe(`within ${depth} moves no invariant of a delivery is violated`, () => {
  const kinds = new Set<string>();

  for (const [name, start] of startStates(production)) {
    test(`when ${name}`, (t) => {
      const world = start();
      assert.ok(world !== null, 'the start state is unreachable');
      const { states, moves, broken, kinds: violation } = explore(production, world, depth);
      t.diagnostic(`${states} states, ${moves} moves`);
      assert.equal(broken, null, `${broken?.invariant}: ${broken?.path.join(', ')}`);
      for (const kind of violation) kinds.add(kind);
    });
  }

  test('every transition was explored', () => {
    assert.deepEqual([...kinds].sort(), allKinds);
  });
});

describe('the explorer detects a faulty machine', () => {
  for (const [name, machine] of Object.entries(faultyMachines)) {
    test(name, (t) => {
      const result = firstViolation(machine);
      assert.ok(result !== null, 'nothing was found');
      t.diagnostic(result);
    });
  }
});

/** A shortest path to a violated invariant from any start, including the path to the start. */
function firstViolation(machine: Machine): string | null {
  for (const moves of [3, 5, 8]) {
    for (const [name, start] of startStates(machine)) {
      try {
        const world = start();
        const broken = world === null ? null : explore(machine, world, moves).broken;
        if (broken !== null) return `${broken.invariant}, when ${name}: ${broken.path.join(', ')}`;
      } catch (error) {
        return `${(error as Error).message}, on the way to where ${name}`;
      }
    }
  }
  return null;
}

const allKinds = [
  '200',
  '500',
  '503',
  'answer_timeout',
  'ask',
  'certificate_invalid',
  'commit',
  'commit and crash',
  'connect_refused',
  'connected',
  'crash',
  'cut after commit',
  'cut before commit',
  'deadline_before_sent',
  'hang up',
  'late',
  'look',
  'not_recorded',
  'others release unit',
  'others use unit',
  'replay',
  'reset_before_sent',
  'resume',
  'storage fault',
  'take over',
  'take over from a live process',
];
