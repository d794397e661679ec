import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { award, comboOf, levelOf, type Spin } from '../../../src/arcade/engines/tetris/scoring.ts';
import { type Position, play, position, shownRows } from './positions.ts';

const table: readonly [spin: Spin, points: readonly number[]][] = [
  ['none', [0, 100, 300, 500, 800]],
  ['mini', [100, 200, 400]],
  ['full', [400, 800, 1200, 1600]],
];
const perfect = [0, 800, 1200, 1800, 2000];

describe('the table of points', () => {
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
          const emptied = award({ lines, spin, isPerfect: true }, { ...chainState, backToBack: true });
          assert.equal(emptied.points - chained.points, (perfect[lines] as number) * level);
        }
      });
    }
  }

  test('returns 50 per clear in a row after the first, times the level', () => {
    for (const [clears, extra] of [0, 50, 100, 150].entries()) {
      const input = award({ lines: 1, spin: 'none', isPerfect: false }, { level: 3, clears, backToBack: false });
      assert.equal(input.points, (100 + extra) * 3);
      assert.equal(input.clears, clears + 1);
      assert.equal(comboOf(input.clears), clears);
    }
    assert.equal(
      award({ lines: 0, spin: 'full', isPerfect: false }, { level: 1, clears: 5, backToBack: true }).clears,
      0,
    );
    assert.equal(comboOf(0), 0);
  });

  test('raises the level with each ten lines, to 20', () => {
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
  readonly acts: string;
  /** T-spin, lines and points, drops included. */
  readonly points: readonly [spin: Spin, lines: number, points: number];
  readonly leaves?: readonly string[];
}

const slot = ['##........', '#...######', '##.#######'];
const shaft = ['..#.......', '..........', '..#.#.....'];

const cases: readonly Case[] = [
  {
    name: 'a T turned under an overhang clears two lines fully',
    from: { letter: 'T', rotation: 1, x: 1, y: 0, rows: slot },
    acts: 'cw hard',
    points: ['full', 2, 1200],
    leaves: ['##........'],
  },
  {
    name: 'the same T is locked by time',
    from: { letter: 'T', rotation: 1, x: 1, y: 0, rows: slot },
    acts: 'cw 500000',
    points: ['full', 2, 1200],
  },
  {
    name: 'the same T is locked by a wait',
    from: { letter: 'T', rotation: 1, x: 1, y: 0, rows: slot },
    acts: 'cw wait',
    points: ['full', 2, 1200],
  },
  {
    name: 'blocked moves and a blocked soft drop after the turn take nothing away',
    from: { letter: 'T', rotation: 1, x: 1, y: 0, rows: slot },
    acts: 'cw left soft right hard',
    points: ['full', 2, 1200],
  },
  {
    name: 'a T that was not turned last is no T-spin',
    from: { letter: 'T', rotation: 2, x: 1, y: 0, rows: slot },
    acts: 'hard',
    points: ['none', 2, 300],
  },
  {
    name: 'a T-spin without lines gives 400',
    from: { letter: 'T', rotation: 1, x: 1, y: 0, rows: ['##........', '#...#.....', '##.#......'] },
    acts: 'cw hard',
    points: ['full', 0, 400],
  },
  {
    name: 'a T-spin with one line gives 800',
    from: { letter: 'T', rotation: 1, x: 1, y: 0, rows: ['##........', '#...######', '##.#......'] },
    acts: 'cw hard',
    points: ['full', 1, 800],
  },
  {
    name: 'two corners are no T-spin',
    from: { letter: 'T', rotation: 1, x: 1, y: 0, rows: ['.........#', '#...######', '##.#######'] },
    acts: 'cw hard',
    points: ['none', 2, 300],
    leaves: ['.........#'],
  },
  {
    name: 'against the wall, a corner it points at free, a mini without lines gives 100',
    from: { letter: 'T', x: 0, y: 0, rows: ['.#........'] },
    acts: 'cw hard',
    points: ['mini', 0, 100],
  },
  {
    name: 'a mini with one line gives 200',
    from: { letter: 'T', x: 0, y: 0, rows: ['.#########'] },
    acts: 'cw hard',
    points: ['mini', 1, 200],
    leaves: ['#.........', '##........'],
  },
  {
    name: 'a mini with two lines gives 400',
    from: { letter: 'T', rotation: 1, x: -1, y: 0, rows: ['..########', '.#########'], state: { lastKick: 1 } },
    acts: 'hard',
    points: ['mini', 2, 400],
  },
  {
    name: 'the same place by the fifth kick gives 1200',
    from: { letter: 'T', rotation: 1, x: -1, y: 0, rows: ['..########', '.#########'], state: { lastKick: 4 } },
    acts: 'hard',
    points: ['full', 2, 1200],
  },
  {
    name: 'a T turned above its place and fallen there is a mini still: gravity is no action',
    from: { letter: 'T', x: 2, y: 2, rows: shaft },
    acts: 'cw wait wait wait',
    points: ['mini', 0, 100],
  },
  {
    name: 'a hard drop of no row keeps the T-spin',
    from: { letter: 'T', x: 2, y: 2, rows: shaft },
    acts: 'cw wait wait hard',
    points: ['mini', 0, 100],
  },
  {
    name: 'a hard drop of one row loses it',
    from: { letter: 'T', x: 2, y: 2, rows: shaft },
    acts: 'cw wait hard',
    points: ['none', 0, 2],
  },
  {
    name: 'a soft drop loses it',
    from: { letter: 'T', x: 2, y: 2, rows: shaft },
    acts: 'cw wait soft hard',
    points: ['none', 0, 1],
  },
  {
    name: 'the fifth kick makes it full though a corner it points at is free',
    from: { letter: 'T', x: 4, y: 2, rows: ['....#.....', '..........', '####.#####', '####..####', '####..####'] },
    acts: 'cw hard',
    points: ['full', 2, 1200],
  },
  {
    name: 'three lines by a T give 1600',
    from: { letter: 'T', x: 4, y: 2, rows: ['....#.....', '..........', '####.#####', '####..####', '####.#####'] },
    acts: 'cw hard',
    points: ['full', 3, 1600],
    leaves: ['....#.....', '..........'],
  },
  {
    name: 'a move between turn and lock makes it none',
    from: { letter: 'T', rotation: 1, x: 5, y: 0, rows: ['..........'] },
    acts: 'cw left hard',
    points: ['none', 0, 0],
  },
  {
    name: 'another piece with three corners filled is no T-spin',
    from: {
      letter: 'J',
      rotation: 2,
      x: 1,
      y: 0,
      rows: ['.#.#......', '..........', '.#........'],
      state: { lastKick: 0 },
    },
    acts: 'hard',
    points: ['none', 0, 0],
  },
];

for (const { name, from, acts: actions, points: gives, leaves } of cases) {
  test(name, () => {
    const start = position(from);
    const { state, events } = play(start, actions);
    const lock = events.find(({ type }) => type === 'lock');
    assert.ok(lock?.type === 'lock', 'nothing locked');
    assert.deepEqual(
      [lock.t_spin, state.lines - start.lines, state.score - start.score],
      gives,
      shownRows(state).join('\n'),
    );
    if (leaves !== undefined)
      assert.deepEqual(
        shownRows(state).map((row) => row.replace(/[A-Z]/g, '#')),
        leaves,
      );
  });
}

describe('consecutive placements', () => {
  const dropIntoWell = 'cw right right right right hard';
  const well = Array<string>(12).fill('#########.');

  test('multiply consecutive fours by 1.5, add combos, and score an empty board', () => {
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

  test('end the combo without lines and keep the chain; a lesser clear ends the chain', () => {
    const chained = position({ letter: 'O', rows: [], state: { backToBack: true, clears: 2 } });
    const without = play(chained, 'hard').state;
    assert.deepEqual([without.backToBack, without.clears], [true, 0]);
    const single = position({
      letter: 'I',
      rows: ['###....###', '.#########'],
      state: { backToBack: true, clears: 2 },
    });
    const lesser = play(single, 'hard');
    const clear = lesser.events.find((event) => event.type === 'line_clear');
    assert.deepEqual([clear?.points, clear?.combo, clear?.back_to_back], [100 + 100, 2, false]);
    assert.deepEqual([lesser.state.backToBack, lesser.state.clears], [false, 3]);
  });

  test('keep the chain and end the combo with a T-spin without lines', () => {
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

  test('move the rows above cleared rows down unchanged, also across a gap', () => {
    const rows = ['J.L.O.S.T.', '#####.####', '####...###', '#####.####'];
    const { state } = play(position({ letter: 'I', rotation: 1, x: 3, y: 0, rows }), 'hard');
    assert.deepEqual(shownRows(state), ['J.L.OIS.T.', 'IIII.I.III']);
  });
});
