import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { award, comboOf, levelOf, type Spin } from '../../../src/arcade/engines/tetris/scoring.ts';
import { boardRows, type Position, play, position } from './positions.ts';

const table: readonly [spin: Spin, points: readonly number[]][] = [
  ['none', [0, 100, 300, 500, 800]],
  ['mini', [100, 200, 400]],
  ['full', [400, 800, 1200, 1600]],
];
const perfectClearPoints = [0, 800, 1200, 1800, 2000];

describe('scoring', () => {
  for (const [spin, points] of table) {
    for (const [lines, base] of points.entries()) {
      test(`returns the points of ${lines} lines with spin ${spin}`, () => {
        const isDifficult = lines > 0 && (lines === 4 || spin !== 'none');
        for (const level of [1, 2, 9, 20]) {
          const chainState = { level, clears: 0, backToBack: false };
          const unchained = award({ lines, spin, isPerfect: false }, chainState);
          assert.equal(unchained.points, base * level);
          assert.equal(unchained.backToBack, isDifficult);
          const chained = award({ lines, spin, isPerfect: false }, { ...chainState, backToBack: true });
          assert.equal(chained.points, isDifficult ? base * level * 1.5 : base * level);
          assert.equal(chained.backToBack, lines === 0 || isDifficult);
          assert.equal(chained.isChained, isDifficult);
          if (lines === 0) continue;
          const perfectClear = award({ lines, spin, isPerfect: true }, { ...chainState, backToBack: true });
          assert.equal(perfectClear.points - chained.points, (perfectClearPoints[lines] as number) * level);
        }
      });
    }
  }

  test('adds 50 points times the level for each consecutive clear after the first', () => {
    for (const [clears, extra] of [0, 50, 100, 150].entries()) {
      const result = award({ lines: 1, spin: 'none', isPerfect: false }, { level: 3, clears, backToBack: false });
      assert.equal(result.points, (100 + extra) * 3);
      assert.equal(result.clears, clears + 1);
      assert.equal(comboOf(result.clears), clears);
    }
    assert.equal(
      award({ lines: 0, spin: 'full', isPerfect: false }, { level: 1, clears: 5, backToBack: true }).clears,
      0,
    );
    assert.equal(comboOf(0), 0);
  });

  test('raises the level every ten lines, up to level 20', () => {
    const levels = [0, 9, 10, 19, 20, 189, 190, 200, 5000].map(levelOf);
    assert.deepEqual(levels, [1, 1, 2, 2, 3, 19, 20, 20, 20]);
  });

  test('throws for three lines by a mini T-spin and for five lines', () => {
    const initialScoring = { level: 1, clears: 0, backToBack: false };
    assert.throws(() => award({ lines: 3, spin: 'mini', isPerfect: false }, initialScoring), /spin mini/);
    assert.throws(() => award({ lines: 5, spin: 'none', isPerfect: false }, initialScoring), /5 lines/);
  });
});

interface Case {
  readonly name: string;
  readonly from: Position;
  readonly actions: string;
  /** T-spin, lines and points, drops included. */
  readonly expected: readonly [spin: Spin, lines: number, points: number];
  readonly remainingRows?: readonly string[];
}

const slot = ['##........', '#...######', '##.#######'];
const shaft = ['..#.......', '..........', '..#.#.....'];

const cases: readonly Case[] = [
  {
    name: 'a T rotated under an overhang is a full T-spin with two lines',
    from: { letter: 'T', rotation: 1, x: 1, y: 0, rows: slot },
    actions: 'cw hard',
    expected: ['full', 2, 1200],
    remainingRows: ['##........'],
  },
  {
    name: 'a T-spin is scored when time locks the piece',
    from: { letter: 'T', rotation: 1, x: 1, y: 0, rows: slot },
    actions: 'cw 500000',
    expected: ['full', 2, 1200],
  },
  {
    name: 'a T-spin is scored when a wait locks the piece',
    from: { letter: 'T', rotation: 1, x: 1, y: 0, rows: slot },
    actions: 'cw wait',
    expected: ['full', 2, 1200],
  },
  {
    name: 'blocked moves and a blocked soft drop after the rotation do not cancel the T-spin',
    from: { letter: 'T', rotation: 1, x: 1, y: 0, rows: slot },
    actions: 'cw left soft right hard',
    expected: ['full', 2, 1200],
  },
  {
    name: 'a T whose last move is not a rotation is not a T-spin',
    from: { letter: 'T', rotation: 2, x: 1, y: 0, rows: slot },
    actions: 'hard',
    expected: ['none', 2, 300],
  },
  {
    name: 'a T-spin without lines gives 400',
    from: { letter: 'T', rotation: 1, x: 1, y: 0, rows: ['##........', '#...#.....', '##.#......'] },
    actions: 'cw hard',
    expected: ['full', 0, 400],
  },
  {
    name: 'a T-spin with one line gives 800',
    from: { letter: 'T', rotation: 1, x: 1, y: 0, rows: ['##........', '#...######', '##.#......'] },
    actions: 'cw hard',
    expected: ['full', 1, 800],
  },
  {
    name: 'a T with two filled corners is not a T-spin',
    from: { letter: 'T', rotation: 1, x: 1, y: 0, rows: ['.........#', '#...######', '##.#######'] },
    actions: 'cw hard',
    expected: ['none', 2, 300],
    remainingRows: ['.........#'],
  },
  {
    name: 'a mini T-spin at the wall without lines gives 100',
    from: { letter: 'T', x: 0, y: 0, rows: ['.#........'] },
    actions: 'cw hard',
    expected: ['mini', 0, 100],
  },
  {
    name: 'a mini T-spin with one line gives 200',
    from: { letter: 'T', x: 0, y: 0, rows: ['.#########'] },
    actions: 'cw hard',
    expected: ['mini', 1, 200],
    remainingRows: ['#.........', '##........'],
  },
  {
    name: 'a mini T-spin with two lines gives 400',
    from: { letter: 'T', rotation: 1, x: -1, y: 0, rows: ['..########', '.#########'], state: { lastKick: 1 } },
    actions: 'hard',
    expected: ['mini', 2, 400],
  },
  {
    name: 'a T-spin with two lines by the fifth kick gives 1200',
    from: { letter: 'T', rotation: 1, x: -1, y: 0, rows: ['..########', '.#########'], state: { lastKick: 4 } },
    actions: 'hard',
    expected: ['full', 2, 1200],
  },
  {
    name: 'a mini T-spin is kept when gravity moves the piece after the rotation',
    from: { letter: 'T', x: 2, y: 2, rows: shaft },
    actions: 'cw wait wait wait',
    expected: ['mini', 0, 100],
  },
  {
    name: 'a hard drop of zero rows keeps the T-spin',
    from: { letter: 'T', x: 2, y: 2, rows: shaft },
    actions: 'cw wait wait hard',
    expected: ['mini', 0, 100],
  },
  {
    name: 'a hard drop of one row cancels the T-spin',
    from: { letter: 'T', x: 2, y: 2, rows: shaft },
    actions: 'cw wait hard',
    expected: ['none', 0, 2],
  },
  {
    name: 'a soft drop cancels the T-spin',
    from: { letter: 'T', x: 2, y: 2, rows: shaft },
    actions: 'cw wait soft hard',
    expected: ['none', 0, 1],
  },
  {
    name: 'the fifth kick makes a T-spin full although a front corner is free',
    from: { letter: 'T', x: 4, y: 2, rows: ['....#.....', '..........', '####.#####', '####..####', '####..####'] },
    actions: 'cw hard',
    expected: ['full', 2, 1200],
  },
  {
    name: 'a T-spin with three lines gives 1600',
    from: { letter: 'T', x: 4, y: 2, rows: ['....#.....', '..........', '####.#####', '####..####', '####.#####'] },
    actions: 'cw hard',
    expected: ['full', 3, 1600],
    remainingRows: ['....#.....', '..........'],
  },
  {
    name: 'a move after the rotation cancels the T-spin',
    from: { letter: 'T', rotation: 1, x: 5, y: 0, rows: ['..........'] },
    actions: 'cw left hard',
    expected: ['none', 0, 0],
  },
  {
    name: 'another piece with three filled corners is not a T-spin',
    from: {
      letter: 'J',
      rotation: 2,
      x: 1,
      y: 0,
      rows: ['.#.#......', '..........', '.#........'],
      state: { lastKick: 0 },
    },
    actions: 'hard',
    expected: ['none', 0, 0],
  },
];

for (const { name, from, actions, expected, remainingRows } of cases) {
  test(name, () => {
    const start = position(from);
    const { state, events } = play(start, actions);
    const lock = events.find(({ type }) => type === 'lock');
    assert.ok(lock?.type === 'lock', 'nothing locked');
    assert.deepEqual(
      [lock.t_spin, state.lines - start.lines, state.score - start.score],
      expected,
      boardRows(state).join('\n'),
    );
    if (remainingRows !== undefined)
      assert.deepEqual(
        boardRows(state).map((row) => row.replace(/[A-Z]/g, '#')),
        remainingRows,
      );
  });
}

describe('placements', () => {
  const dropIntoWell = 'cw right right right right hard';
  const well = Array<string>(12).fill('#########.');

  test('multiply the points of consecutive four-line clears by 1.5 and add those of combos and a perfect clear', () => {
    const { events, state } = play(
      position({ letter: 'I', rows: well }),
      `${dropIntoWell} ${dropIntoWell} ${dropIntoWell}`,
    );
    const clears = events.filter((event) => event.type === 'line_clear');
    assert.deepEqual(
      clears.map(({ points, combo, back_to_back, perfect_clear }) => [points, combo, back_to_back, perfect_clear]),
      [
        [800, 0, false, false],
        [1250, 1, true, false],
        [1200 + 100 + 2000, 2, true, true],
      ],
    );
    // The clear that reaches ten lines is scored at the previous level.
    assert.deepEqual(events.at(-1), { type: 'level_up', t_us: 0, level: 2 });
    assert.deepEqual([state.lines, state.backToBack, state.clears], [12, true, 3]);
    const drops = state.score - (800 + 1250 + 3300);
    // When upright, the lowest cell of I falls from row 18 to the floor.
    assert.equal(drops, 3 * 18 * 2);
  });

  test('end the combo and keep back-to-back without lines', () => {
    const chained = position({ letter: 'O', rows: [], state: { backToBack: true, clears: 2 } });
    const { state } = play(chained, 'hard');
    assert.deepEqual([state.backToBack, state.clears], [true, 0]);
  });

  test('end back-to-back with a clear of fewer than four lines', () => {
    const single = position({
      letter: 'I',
      rows: ['###....###', '.#########'],
      state: { backToBack: true, clears: 2 },
    });
    const { state, events } = play(single, 'hard');
    const clear = events.find((event) => event.type === 'line_clear');
    assert.deepEqual([clear?.points, clear?.combo, clear?.back_to_back], [100 + 100, 2, false]);
    assert.deepEqual([state.backToBack, state.clears], [false, 3]);
  });

  test('keep back-to-back and end the combo with a T-spin without lines', () => {
    const rows = ['##........', '#...#.....', '##.#......'];
    const from = position({ letter: 'T', rotation: 1, x: 1, y: 0, rows, state: { backToBack: true, clears: 3 } });
    const { state, events } = play(from, 'cw hard');
    assert.deepEqual([state.backToBack, state.clears, state.score], [true, 0, 400]);
    assert.deepEqual(
      events.map(({ type }) => type),
      ['lock'],
    );
  });

  test('multiply points by the level before the clear', () => {
    const from = position({ letter: 'I', rows: ['#.........', '###....###'], state: { lines: 39 } });
    const { state, events } = play(from, 'hard');
    const clear = events.find((event) => event.type === 'line_clear');
    assert.equal(clear?.points, 100 * 4);
    assert.deepEqual(events.at(-1), { type: 'level_up', t_us: 0, level: 5 });
    assert.equal(state.lines, 40);
  });

  test('move the rows above cleared rows down unchanged, even across a gap', () => {
    const rows = ['J.L.O.S.T.', '#####.####', '####...###', '#####.####'];
    const { state } = play(position({ letter: 'I', rotation: 1, x: 3, y: 0, rows }), 'hard');
    assert.deepEqual(boardRows(state), ['J.L.OIS.T.', 'IIII.I.III']);
  });
});
