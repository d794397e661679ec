import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GridRules } from '../../../src/arcade/engines/turn-grid/config.ts';
import type { GridState } from '../../../src/arcade/engines/turn-grid/state.ts';
import { turnGridV2 } from '../../../src/arcade/engines/turn-grid/turn-grid-v2.ts';
import { canonicalJson } from '../../../src/core/base/canonical-json.ts';
import { type SeededRandom, seededRandom } from '../../support/seeded-random.ts';
import { soakScaled } from '../../support/soak-scale.ts';
import { NaiveGrid } from './naive-grid.ts';

const games = soakScaled(1_000, 100_000);

test(`${games} random games match the reference implementation, with time divided at random`, (t) => {
  const random = seededRandom();
  t.diagnostic(`RIALTO_SEED=${random.seed}`);
  const endings = new Set<string>();
  for (let number = 0; number < games; number += 1) {
    const rules = randomRules(random);
    const naive = new NaiveGrid(rules);
    let state = turnGridV2.start(rules, rules.grid.seats, () => 1);
    while (state.result === null) {
      state = advanceRandomly(state, random);
      naive.advance(state.tUs);
      const seat = random.next() < 0.05 ? random.between(0, rules.grid.seats - 1) : state.toMove;
      const type = (['place', 'pass', 'resign'] as const)[random.next() < 0.9 ? 0 : random.next() < 0.9 ? 1 : 2];
      const [x, y] = [random.between(0, rules.grid.width - 1), random.between(0, rules.grid.height - 1)];
      const action = { type: type ?? 'place', x: random.next() < 0.02 ? 31 : x, y };
      const stepResult = turnGridV2.step(state, seat, action, () => 1);
      assert.equal(
        stepResult.refused === undefined,
        naive.act(seat, action),
        `game ${number}: ${JSON.stringify(action)}`,
      );
      // A state parsed from its text continues identically.
      state = JSON.parse(canonicalJson(stepResult.state)) as GridState;
      assert.deepEqual(comparableView(state), naive.view(), `game ${number}`);
    }
    endings.add(`${state.result.kind} ${state.result.reason}`);
  }
  assert.deepEqual([...endings].sort(), expectedEndings);
});

const expectedEndings = [
  'draw full_board',
  'draw max_turns',
  'loss forfeit',
  'loss resign',
  'loss timeout',
  'win forfeit',
  'win line',
  'win resign',
  'win timeout',
];

function randomRules(random: SeededRandom): GridRules {
  const [width, height] = [random.between(2, 7), random.between(2, 7)];
  const grid = {
    template: 'line-placement',
    width,
    height,
    seats: random.between(1, 4),
    connect: random.between(2, Math.max(width, height)),
    maxTurns: random.between(1, 60),
    allowPass: random.next() < 0.5,
  } as const;
  return { grid, mode: random.next() < 0.5 ? 'competitive' : 'cooperative', turnUs: random.between(1, 1_000_000) };
}

/** Advances by a random time, in one step and in three, which must lead to the same state. */
function advanceRandomly(state: GridState, random: SeededRandom): GridState {
  const spanUs = random.next() < 0.03 ? state.rules.turnUs * 2 : state.rules.turnUs / 20;
  const timesUs = [0, 1, 2].map(() => state.tUs + random.between(0, Math.floor(spanUs))).sort((a, b) => a - b);
  let advancedInSteps = state;
  for (const timeUs of timesUs) advancedInSteps = turnGridV2.advance(advancedInSteps, timeUs, () => 1).state;
  const advancedOnce = turnGridV2.advance(state, timesUs.at(-1) ?? state.tUs, () => 1).state;
  assert.equal(canonicalJson(advancedInSteps), canonicalJson(advancedOnce));
  return advancedOnce;
}

function comparableView(state: GridState) {
  const { t_us, board, to_move, turn, turn_left_us, seats, winning_line, result } = turnGridV2.project(state, null);
  const leaveReasons = seats.map((seat) => seat.left);
  const line = winning_line?.map(String).sort() ?? null;
  return {
    t_us,
    board,
    to_move,
    turn,
    turn_left_us,
    left: leaveReasons,
    line,
    kind: result?.kind,
    winners: result?.winners,
  };
}
