import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type GridConfig, type GridRules, gridConfigFault } from '../../../src/arcade/engines/turn-grid/config.ts';
import type { GridAction, GridState } from '../../../src/arcade/engines/turn-grid/state.ts';
import { turnGridV2 } from '../../../src/arcade/engines/turn-grid/turn-grid-v2.ts';

const ticTacToe: GridConfig = { template: 'line-placement', width: 3, height: 3, seats: 2, connect: 3, maxTurns: 20 };

function startGame(change: Partial<GridConfig> = {}, mode: GridRules['mode'] = 'competitive'): GridState {
  const grid = { ...ticTacToe, ...change };
  return turnGridV2.start({ grid, mode, turnUs: 30_000_000 }, grid.seats, () => 1);
}

/**
 * Plays `x,y`, `pass`, `resign` or `?` (a place action without x and y) for the seat to move, or for the seat before a
 * colon.
 */
function play(from: GridState, actions: string) {
  let state = from;
  const refused: (string | undefined)[] = [];
  const events: string[] = [];
  for (const action of actions.split(' ')) {
    const [, seat, name = ''] = /^(?:(\d):)?(.*)$/.exec(action) ?? [];
    const stepResult = turnGridV2.step(
      state,
      seat === undefined ? state.toMove : Number(seat),
      actionOf(name),
      () => 1,
    );
    refused.push(stepResult.refused);
    events.push(...stepResult.events.map(({ type }) => type));
    state = stepResult.state;
  }
  return { state, refused, events, snapshot: turnGridV2.project(state, null), outcome: turnGridV2.outcome(state) };
}

function actionOf(text: string): GridAction {
  if (text === 'pass' || text === 'resign') return { type: text };
  if (text === '?') return { type: 'place' };
  const [x, y] = text.split(',').map(Number);
  return { type: 'place', x: x ?? -1, y: y ?? -1 };
}

describe('the configuration of turn-grid-v2', () => {
  const bounds: readonly [keyof GridConfig, number, number][] = [
    ['width', 2, 32],
    ['height', 2, 32],
    ['seats', 1, 4],
    ['connect', 2, 32],
    ['maxTurns', 1, 4096],
  ];
  for (const [name, min, max] of bounds) {
    test(`accepts ${name} from ${min} to ${max}`, () => {
      const wide = { ...ticTacToe, width: 32, height: 32 };
      for (const value of [min, max]) assert.equal(gridConfigFault({ ...wide, connect: 2, [name]: value }), undefined);
      for (const value of [min - 1, max + 1, min + 0.5, Number.NaN])
        assert.match(gridConfigFault({ ...wide, connect: 2, [name]: value }) ?? '', new RegExp(`^${name} `));
    });
  }

  test('rejects a line longer than the longer side', () => {
    assert.equal(gridConfigFault({ ...ticTacToe, width: 2, height: 5, connect: 5 }), undefined);
    assert.equal(
      gridConfigFault({ ...ticTacToe, width: 5, height: 4, connect: 6 }),
      'connect is longer than the board',
    );
  });

  test('causes a RangeError when it cannot be played, and so do another number of seats, no turn time and an unknown seat', () => {
    assert.throws(() => startGame({ connect: 4 }), RangeError);
    const rules: GridRules = { grid: ticTacToe, mode: 'competitive', turnUs: 1 };
    assert.throws(() => turnGridV2.start(rules, 3, () => 1), RangeError);
    assert.throws(() => turnGridV2.start({ ...rules, turnUs: 0 }, 2, () => 1), RangeError);
    assert.throws(() => turnGridV2.step(startGame(), 2, { type: 'pass' }, () => 1), RangeError);
  });
});

describe('a line on the grid', () => {
  for (const [name, actions, line] of [
    ['in a row', '0,0 0,1 1,0 1,1 2,0', '0,0 1,0 2,0'],
    ['in a column', '0,2 1,0 0,1 1,1 0,0', '0,0 0,1 0,2'],
    ['on a rising diagonal', '1,1 1,0 0,0 2,0 2,2', '0,0 1,1 2,2'],
    ['on a falling diagonal', '2,0 0,0 0,2 1,0 1,1', '0,2 1,1 2,0'],
  ] as const) {
    test(`${name} wins for the seat that completed it`, () => {
      const { snapshot, outcome, events } = play(startGame(), actions);
      assert.equal(snapshot.winning_line?.map(String).join(' '), line);
      assert.deepEqual(outcome, { kind: 'win', reason: 'line', winners: [0], tUs: 0 });
      assert.deepEqual([snapshot.status, snapshot.to_move, snapshot.turn], ['ended', null, 5]);
      assert.equal(events.at(-1), 'end');
    });
  }

  test('may be longer than required and is shown completely', () => {
    const { snapshot } = play(startGame({ width: 5 }), '0,0 0,1 1,0 1,1 3,0 3,1 4,0 4,1 2,0');
    assert.equal(snapshot.winning_line?.length, 5);
  });

  test('does not wrap around the edge or cross other stones', () => {
    const { outcome } = play(startGame({ width: 4, height: 4 }), '2,0 2,1 3,0 3,3 0,1 1,2 0,0');
    assert.equal(outcome, null);
  });

  test('wins on the last turn, even on a full board', () => {
    assert.equal(play(startGame({ maxTurns: 5 }), '0,0 0,1 1,0 1,1 2,0').outcome?.reason, 'line');
    const drawOnLastTurn = play(startGame(), '0,0 1,0 2,0 1,1 0,1 2,1 1,2 0,2 2,2');
    assert.deepEqual([drawOnLastTurn.outcome?.kind, drawOnLastTurn.outcome?.reason], ['draw', 'full_board']);
    const winOnFullBoard = play(startGame(), '0,0 1,0 2,0 0,1 1,1 2,1 1,2 0,2 2,2');
    assert.deepEqual([winOnFullBoard.outcome?.kind, winOnFullBoard.outcome?.reason], ['win', 'line']);
  });

  test('wins for all remaining seats in cooperative mode', () => {
    const { outcome } = play(startGame({ seats: 3, width: 5 }, 'cooperative'), '0,0 0,1 resign 1,0 1,1 2,0');
    assert.deepEqual([outcome?.kind, outcome?.winners], ['win', [0, 1]]);
  });
});

describe('turns', () => {
  test('rotate and are shown with the current board', () => {
    const { snapshot } = play(startGame({ seats: 3 }), '0,0 1,0 2,2 0,2');
    assert.deepEqual(snapshot.board, ['01.', '...', '0.2']);
    assert.deepEqual([snapshot.to_move, snapshot.turn, snapshot.max_turns], [1, 4, 20]);
    assert.deepEqual(snapshot.last_move, { type: 'place', seat: 0, x: 0, y: 2 });
  });

  test('end the game as a draw when all are used', () => {
    const { outcome } = play(startGame({ maxTurns: 3, allowPass: true }), '0,0 pass 1,1');
    assert.deepEqual(outcome, { kind: 'draw', reason: 'max_turns', winners: [], tUs: 0 });
  });

  test('can be passed only when the configuration allows it', () => {
    const { state, refused } = play(startGame(), 'pass');
    assert.deepEqual([refused, state.toMove, state.turn, state.refusals], [['pass_not_allowed'], 0, 0, 1]);
    const allowed = play(startGame({ allowPass: true }), 'pass').state;
    assert.deepEqual([allowed.toMove, allowed.turn, allowed.lastMove], [1, 1, { type: 'pass', seat: 0 }]);
  });

  test('do not change by an action of another seat, which is rejected', () => {
    const from = startGame();
    const stepResult = turnGridV2.step(from, 1, { type: 'place', x: 0, y: 0 }, () => 1);
    assert.equal(stepResult.refused, 'not_your_turn');
    assert.equal(stepResult.state, from);
  });
});

describe('a refused action', () => {
  test('is an action outside the board, on an occupied cell or without a cell, and the board does not change', () => {
    for (const [action, reason] of [
      ['3,0', 'outside'],
      ['0,3', 'outside'],
      ['-1,0', 'outside'],
      ['0,31', 'outside'],
      ['0.5,0', 'outside'],
      ['?', 'outside'],
      ['1,1', 'taken'],
    ] as const) {
      const from = play(startGame(), '1,1').state;
      const { state, refused, events } = play(from, action);
      assert.deepEqual([refused, events], [[reason], []], action);
      assert.deepEqual(state, { ...from, refusals: 1 }, action);
    }
  });

  test('forfeits the seat when it is the third in a turn', () => {
    const { state, refused, outcome, events } = play(startGame(), '9,9 ? pass');
    assert.deepEqual(refused, ['outside', 'outside', 'pass_not_allowed']);
    assert.deepEqual(events, ['left', 'end']);
    assert.deepEqual(outcome, { kind: 'win', reason: 'forfeit', winners: [1], tUs: 0 });
    assert.deepEqual(state.departures, ['forfeit', null]);
  });

  test('is not counted in the next turn', () => {
    const { state, outcome } = play(startGame({ width: 9, height: 9, connect: 9 }), '9,9 ? 0,0 9,9 ? 1,0 9,9 ? 2,0');
    assert.deepEqual([outcome, state.refusals, state.turn], [null, 0, 3]);
  });
});

describe('a seat that leaves', () => {
  test('is skipped, and its stones stay on the board', () => {
    const { state, snapshot, outcome } = play(startGame({ seats: 3 }), '0,0 1,0 resign 0,1');
    assert.deepEqual([state.toMove, outcome, snapshot.board[0]], [1, null, '01.']);
    assert.deepEqual(snapshot.seats[2], { seat: 2, left: 'resign' });
    assert.equal(play(state, '1,1').state.toMove, 0);
  });

  test('can leave out of turn and cannot return', () => {
    const { state, refused } = play(startGame({ seats: 3 }), '2:resign 2:0,0 0,0 1,0');
    assert.deepEqual(refused, [undefined, 'over', undefined, undefined]);
    assert.equal(state.toMove, 0);
  });

  test('ends a competitive game when one seat remains, which wins', () => {
    assert.deepEqual(play(startGame({ seats: 3 }), 'resign 2:resign').outcome?.winners, [1]);
  });

  test('ends a cooperative game when no seat remains', () => {
    const cooperativeGame = play(startGame({ seats: 2 }, 'cooperative'), 'resign 1,1');
    assert.equal(cooperativeGame.outcome, null);
    assert.deepEqual(play(cooperativeGame.state, 'resign').outcome, {
      kind: 'loss',
      reason: 'resign',
      winners: [],
      tUs: 0,
    });
  });

  test('ends a game with one seat', () => {
    const singleSeat = play(startGame({ seats: 1 }), '0,0 1,0');
    assert.equal(singleSeat.outcome, null);
    assert.deepEqual(play(singleSeat.state, 'resign').outcome?.kind, 'loss');
    assert.deepEqual(play(singleSeat.state, '2,0').outcome?.winners, [0]);
  });
});

describe('turn time', () => {
  const advanceTo = (from: GridState, toUs: number) => turnGridV2.advance(from, toUs, () => 1);

  test('expires for the seat to move exactly at its limit, and restarts with each turn', () => {
    const initialState = startGame({ seats: 3 });
    assert.equal(advanceTo(initialState, 29_999_999).state.departures[0], null);
    const expired = advanceTo(initialState, 30_000_000);
    assert.deepEqual(expired.events, [{ type: 'left', t_us: 30_000_000, seat: 0, reason: 'timeout' }]);
    assert.deepEqual([expired.state.toMove, expired.state.dueUs], [1, 60_000_000]);
    const moved = play(advanceTo(initialState, 10_000_000).state, '0,0').state;
    assert.equal(moved.dueUs, 40_000_000);
    assert.equal(turnGridV2.project(advanceTo(moved, 15_000_000).state, 1).turn_left_us, 25_000_000);
  });

  test('is not extended when an action is rejected or another seat leaves', () => {
    const from = advanceTo(startGame({ seats: 3 }), 10_000_000).state;
    assert.equal(play(from, '9,9 1:resign').state.dueUs, 30_000_000);
  });

  test('ends an unattended game when one seat remains, or in cooperative mode when none remains', () => {
    const { state, events } = advanceTo(startGame({ seats: 4 }), 10 ** 12);
    assert.deepEqual(turnGridV2.outcome(state), { kind: 'win', reason: 'timeout', winners: [3], tUs: 90_000_000 });
    assert.equal(events.length, 4);
    const cooperativeGame = advanceTo(startGame({ seats: 4 }, 'cooperative'), 10 ** 12).state;
    assert.deepEqual(turnGridV2.outcome(cooperativeGame), {
      kind: 'loss',
      reason: 'timeout',
      winners: [],
      tUs: 120_000_000,
    });
    assert.equal(advanceTo(state, 10 ** 13).state, state);
  });

  test('throws when it goes back or is not an integer', () => {
    const from = advanceTo(startGame(), 10).state;
    for (const invalidUs of [9, 10.5, Number.NaN]) assert.throws(() => advanceTo(from, invalidUs), RangeError);
  });
});

test('an ended game rejects every action and does not change', () => {
  const { state } = play(startGame(), '0,0 0,1 1,0 1,1 2,0');
  for (const type of ['place', 'pass', 'resign'] as const) {
    const stepResult = turnGridV2.step(state, 1, { type, x: 2, y: 2 }, () => 1);
    assert.equal(stepResult.refused, 'over');
    assert.equal(stepResult.state, state);
  }
});
