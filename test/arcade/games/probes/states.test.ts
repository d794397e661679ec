import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { engineDefinitions } from '../../../../src/arcade/engines/definitions.ts';
import { probeStatesOf } from '../../../../src/arcade/games/probes/states/game-states.ts';
import type { PublicState, StatePair } from '../../../../src/arcade/games/probes/states/probe-states.ts';

const tetris = { engine: 'tetris-v2', engine_config: {}, mode: 'solo' };
const gridConfig = { template: 'line-placement', width: 7, height: 6, seats: 2, connect: 4, maxTurns: 42 };

describe('the probe states of tetris-v2', () => {
  const { transitions, mutations } = probeStatesOf(tetris);

  test('are twelve transitions, after which the state has the expected last event', () => {
    const events = Object.fromEntries(transitions.map(({ name, after }) => [name, eventOf(after)]));
    assert.deepEqual(events, {
      'move left': 'none',
      rotate: 'none',
      'soft drop': 'none',
      lock: 'lock none',
      '1 line': 'line_clear of 1',
      '2 lines': 'line_clear of 2',
      '3 lines': 'line_clear of 3',
      '4 lines': 'line_clear of 4',
      'T-spin': 'lock full',
      'level up': 'level_up to 2',
      'top out': 'end top_out',
      duration: 'end duration',
    });
  });

  test('show the whole piece in play inside the board before it moves or rotates and before the first mutation', () => {
    for (const { name, before } of [...transitions.slice(0, 3), mutations[0] as StatePair]) {
      const { cells } = before['active'] as { readonly cells: readonly (readonly [number, number])[] };
      assert.ok(
        cells.every(([, y]) => y < 20),
        name,
      );
    }
  });

  test('change one property in each mutation, with the properties that depend on it', () => {
    const changedProperties = Object.fromEntries(
      mutations.map(({ name, before, after }) => [name, changedMembers(before, after)]),
    );
    assert.deepEqual(changedProperties, {
      'a cell': ['board'],
      'the piece': ['active'],
      'its column': ['active'],
      'next[0]': ['next'],
      'score + 1': ['score'],
      'score x 1,000': ['score'],
      lines: ['lines'],
      level: ['level'],
      status: ['status', 'end_reason', 'gravity', 'last_event', 'events_since'],
    });
  });
});

describe('the probe states of turn-grid-v2', () => {
  test('are six transitions where the configuration permits all of them', () => {
    const { transitions } = probeStatesOf(gridGame({ ...gridConfig, allowPass: true }));
    const names = transitions.map(({ name }) => name);
    assert.deepEqual(names, ['a stone of seat 0', 'a stone of seat 1', 'pass', 'line', 'full board', 'max turns']);
    const endings = transitions.slice(3).map(({ after }) => (after['result'] as { readonly reason: string }).reason);
    assert.deepEqual(endings, ['line', 'full_board', 'max_turns']);
  });

  test('omit transitions and mutations that the configuration does not permit', () => {
    const singleSeatStates = probeStatesOf(
      gridGame({ ...gridConfig, width: 4, height: 4, seats: 1, connect: 4, maxTurns: 16 }),
    );
    assert.deepEqual(
      singleSeatStates.transitions.map(({ name }) => name),
      ['a stone of seat 0', 'line'],
    );
    assert.deepEqual(
      singleSeatStates.mutations.map(({ name }) => name),
      ['a cell', 'status'],
    );
  });

  test('contain a full board on a board of the largest size', () => {
    const config = { ...gridConfig, width: 32, height: 32, seats: 4, connect: 5, maxTurns: 4096, allowPass: false };
    assert.ok(probeStatesOf(gridGame(config)).transitions.some(({ name }) => name === 'full board'));
  });
});

describe('the probe states of every engine', () => {
  for (const { id } of engineDefinitions)
    test(`are deterministic for ${id}, and the states of each pair differ`, () => {
      const game = id === 'tetris-v2' ? tetris : gridGame(gridConfig);
      const states = probeStatesOf(game);
      assert.deepEqual(probeStatesOf(game), states);
      for (const { name, before, after } of [...states.transitions, ...states.mutations])
        assert.notDeepEqual(before, after, name);
    });
});

function gridGame(engine_config: Readonly<Record<string, unknown>>) {
  return { engine: 'turn-grid-v2', engine_config, mode: 'competitive' };
}

function eventOf({ last_event: event }: PublicState): string {
  if (event === null) return 'none';
  const { type, rows, t_spin, level, reason } = event as Readonly<Record<string, string | string[] | undefined>>;
  if (Array.isArray(rows)) return `${type} of ${rows.length}`;
  return level === undefined ? `${type} ${t_spin ?? reason}` : `${type} to ${level}`;
}

function changedMembers(before: PublicState, after: PublicState): string[] {
  return Object.keys(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
