import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rngKey, sha256 } from '../../../src/arcade/engines/commit-reveal.ts';
import type { Driver, LoggedAction, Snapshot, Terms } from '../../../src/arcade/engines/driver.ts';
import { openDriver } from '../../../src/arcade/engines/drivers.ts';
import type { Pieces } from '../../../src/arcade/engines/engine.ts';
import { engineEntries } from '../../../src/arcade/engines/entries.ts';
import type { EngineEntry } from '../../../src/arcade/engines/entry.ts';
import { pieceSequence } from '../../../src/arcade/engines/tetris/piece-sequence.ts';
import { refusalsMax } from '../../../src/arcade/engines/turn-grid/turns.ts';
import { actionsPerSessionMax } from '../../../src/arcade/limits.ts';
import { applyBatch } from '../../../src/arcade/play/sessions/batch.ts';
import type { LoadedGame } from '../../../src/arcade/play/sessions/game.ts';
import { type SeededRandom, seededRandom } from '../../support/seeded-random.ts';
import { soakScaled } from '../../support/soak-scale.ts';

// An out-of-turn action must change and record nothing. The actions of a new engine must be added here.

const cells = [0, 1, 2, 3].flatMap((x) => [0, 1, 2, 3].map((y) => ({ type: 'place', x, y })));
const actionsOf: Readonly<Record<string, readonly LoggedAction[]>> = {
  'tetris-v2': [
    ...['left', 'right'].map((direction) => ({ type: 'move', direction })),
    ...['cw', 'ccw'].map((direction) => ({ type: 'rotate', direction })),
    ...['soft_drop', 'hard_drop', 'wait'].map((type) => ({ type })),
  ],
  'turn-grid-v2': [...cells, { type: 'place' }, { type: 'pass' }, { type: 'resign' }],
};

const games = soakScaled(20, 500);

for (const entry of engineEntries) {
  describe(`a seat that is not to move in ${entry.id}`, () => {
    for (let seats = entry.playerRange.min; seats <= entry.playerRange.max; seats += 1)
      test(`changes and records nothing (seats: ${seats})`, () => {
        for (let seed = 0; seed < games; seed += 1) playRandomly(entry, seats, seededRandom(seed));
      });
  });
}

test('all seats of a grid together record fewer actions than the limit per seat, so that no grid game reaches the limit', () => {
  const grid = engineEntries.find(({ id }) => id === 'turn-grid-v2')?.configSchema ?? {};
  const { maxTurns, seats } = grid['properties'] as Record<'maxTurns' | 'seats', { maximum: number }>;
  assert.ok(maxTurns.maximum * refusalsMax + seats.maximum < actionsPerSessionMax);
});

/**
 * Plays a game to its end; before each action and after the last one every seat that is not to move tries all actions.
 */
function playRandomly(entry: EngineEntry, seats: number, random: SeededRandom): void {
  const actions = actionsOf[entry.id] as readonly LoggedAction[];
  const driver = openDriver(termsOf(entry, seats));
  const pieces = pieceSequence(rngKey(Buffer.alloc(32, 7), 'ses_turns', ''), sha256);
  let state = driver.start(pieces);
  for (let turn = 0; turn < 400 && driver.result(state) === null; turn += 1) {
    assertRejected(driver, state, seats, actions, pieces);
    const seat = seatToMove(driver, state);
    const action = actions[random.between(0, actions.length - 1)] as LoggedAction;
    state = driver.step(state, seat, action, pieces).state;
  }
  assertRejected(driver, state, seats, actions, pieces);
}

/**
 * Asserts that the actions of every seat that is not to move are refused, change nothing and are not recorded. Only a
 * resignation is allowed out of turn.
 */
function assertRejected(
  driver: Driver,
  state: unknown,
  seats: number,
  actions: readonly LoggedAction[],
  pieces: Pieces,
): void {
  const isOver = driver.result(state) !== null;
  const view = driver.project(state) as Snapshot & { seats?: { left: string | null }[] };
  for (let seat = 0; seat < seats; seat += 1) {
    const hasLeft = (view.seats?.[seat]?.left ?? null) !== null;
    if (!isOver && !hasLeft && seat === seatToMove(driver, state)) continue;
    for (const action of actions) {
      if (action.type === 'resign' && !isOver && !hasLeft) continue;
      const stepResult = driver.step(state, seat, action, pieces);
      const expected = isOver || hasLeft ? 'over' : 'not_your_turn';
      assert.deepEqual([stepResult.refused, stepResult.events], [expected, []], JSON.stringify(action));
      assert.equal(stepResult.state, state, 'the state is the same object');
      if (isOver) continue;
      const batch = applyBatch(gameAt(driver, state, pieces), seat, [action, action], 'none');
      assert.deepEqual([batch.records, batch.results, batch.outOfTurn], [[], [], expected]);
      assert.deepEqual([batch.game.seq, batch.game.chainHead, batch.game.state], [3, 'head', state]);
    }
  }
}

/** A loaded game with this state and the other members that `applyBatch` needs. */
function gameAt(driver: Driver, state: unknown, pieces: Pieces): LoadedGame {
  const setup = { driver, pieces, startedUs: 0 } as unknown as LoadedGame['setup'];
  return { setup, state, seq: 3, chainHead: 'head', events: [], storedResult: null, runningUs: 0, logN: null };
}

function seatToMove(driver: Driver, state: unknown): number {
  return (driver.project(state) as Snapshot & { to_move?: number | null }).to_move ?? 0;
}

function termsOf(entry: EngineEntry, seats: number): Terms {
  const grid = { template: 'line-placement', width: 4, height: 4, seats, connect: 3, maxTurns: 16 };
  return {
    engine: entry.id,
    engine_config: entry.configSchema === undefined ? {} : grid,
    mode: seats === 1 ? 'solo' : 'competitive',
    pace: 'stepped',
    seats,
    duration_seconds_max: 600,
    actions_max: actionsPerSessionMax,
  };
}
