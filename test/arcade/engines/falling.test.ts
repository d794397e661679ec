import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tetrisV2 } from '../../../src/arcade/engines/tetris/tetris-v2.ts';
import { actionsByName, boardRows, cellsOf, defaultConfig, piecesOfLetters, play, position } from './positions.ts';

const gravityUs = [
  1000000, 793000, 617796, 472729, 355197, 262004, 189677, 134735, 93882, 64152, 42976, 28218, 18153, 11439, 7059, 4264,
  2520, 1457, 824, 455,
];

describe('spawning', () => {
  for (const [letter, cells] of [
    ['I', '3,20 4,20 5,20 6,20'],
    ['J', '3,20 3,21 4,20 5,20'],
    ['L', '3,20 4,20 5,20 5,21'],
    ['O', '4,20 4,21 5,20 5,21'],
    ['S', '3,20 4,20 4,21 5,21'],
    ['T', '3,20 4,20 4,21 5,20'],
    ['Z', '3,21 4,20 4,21 5,20'],
  ] as const) {
    test(`places ${letter} at ${cells}`, () => {
      const state = tetrisV2.start(defaultConfig, 1, piecesOfLetters(letter));
      assert.equal(cellsOf(state).map(String).sort().join(' '), cells);
      assert.deepEqual([state.rotation, state.tUs, state.dueUs, state.resting], [0, 0, 1_000_000, false]);
    });
  }

  test('shows the next five pieces in order, and adds one after each lock', () => {
    const pieces = piecesOfLetters('IJLOSTZ');
    const start = tetrisV2.start(defaultConfig, 1, pieces);
    assert.deepEqual(tetrisV2.project(start, null).next, ['J', 'L', 'O', 'S', 'T']);
    const { state } = play(start, 'hard', pieces);
    const { next, active, pieces: count } = tetrisV2.project(state, null);
    assert.deepEqual([active?.piece, next.join(''), count], ['J', 'LOSTZ', 2]);
  });
});

describe('gravity', () => {
  for (const [index, us] of gravityUs.entries()) {
    test(`takes ${us} microseconds for a row at level ${index + 1}`, () => {
      // The next piece after a lock falls at the current level.
      const { state } = play(position({ letter: 'O', state: { lines: index * 10 } }), 'hard');
      assert.equal(state.dueUs, us);
      const stateBefore = play(state, `${us - 1}`).state;
      assert.equal(stateBefore.y, state.y);
      assert.equal(play(stateBefore, '1').state.y, state.y - 1);
      assert.equal(play(state, `${us * 3}`).state.y, state.y - 3);
    });
  }

  test('is not affected by moves and rotations; a soft drop restarts it and gives one point', () => {
    const shifted = play(position({ letter: 'T' }), '700000 left cw 299999 right').state;
    assert.equal(shifted.y, 19);
    assert.equal(play(shifted, '1').state.y, 18);
    const dropped = play(position({ letter: 'T' }), '700000 soft').state;
    assert.deepEqual([dropped.y, dropped.score, dropped.dueUs], [18, 1, 1_700_000]);
  });

  test('restarts when a resting piece is free again', () => {
    const onEdge = position({ letter: 'O', x: 4, y: 1, rows: ['#####.....'] });
    const free = play(onEdge, '100000 right').state;
    assert.deepEqual([free.resting, free.dueUs], [false, 1_100_000]);
  });

  test('is skipped by a hard drop, which gives two points per row and locks immediately', () => {
    const { state, events } = play(position({ letter: 'O' }), 'left hard');
    assert.deepEqual([state.score, state.tUs, state.pieces], [40, 0, 2]);
    assert.deepEqual(events, [
      {
        type: 'lock',
        t_us: 0,
        piece: 'O',
        cells: [
          [3, 1],
          [4, 1],
          [3, 0],
          [4, 0],
        ],
        t_spin: 'none',
        points: 0,
      },
    ]);
    assert.deepEqual(boardRows(state), ['...OO.....', '...OO.....']);
  });

  test('is not affected by blocked actions, which are only counted', () => {
    for (const [from, action] of [
      [position({ letter: 'I', x: 0 }), 'left'],
      [position({ letter: 'O', x: 8 }), 'right'],
      [position({ letter: 'O', y: 0 }), 'soft'],
    ] as const) {
      const { state, refused, events } = play(from, action);
      assert.deepEqual(refused, ['blocked']);
      assert.deepEqual(events, []);
      assert.deepEqual(state, { ...from, actions: 1 });
    }
  });
});

describe('the lock timer', () => {
  const grounded = position({ letter: 'O', y: 0 });

  test('locks a piece after exactly 500 ms of rest', () => {
    assert.equal(play(grounded, '499999').state.pieces, 1);
    const { state, events } = play(grounded, '499999 1');
    assert.deepEqual([state.pieces, state.tUs, events[0]?.t_us], [2, 500_000, 500_000]);
  });

  test('restarts with a move or a rotation, at most 15 times', () => {
    const moves = Array.from({ length: 15 }, (_, index) => `400000 ${['left', 'right', 'cw'][index % 3]}`).join(' ');
    const { state } = play(grounded, moves);
    assert.deepEqual([state.pieces, state.resetsLeft, state.dueUs - state.tUs], [1, 0, 500_000]);
    const sixteenth = play(state, '400000 left').state;
    assert.deepEqual([sixteenth.pieces, sixteenth.dueUs - sixteenth.tUs], [1, 100_000]);
    assert.equal(play(sixteenth, '100000').state.pieces, 2);
  });

  test('does not restart with a blocked move', () => {
    const { state } = play(position({ letter: 'O', x: 0, y: 0 }), '400000 left');
    assert.deepEqual([state.resetsLeft, state.dueUs], [15, 500_000]);
  });

  test('counts no resets before the piece has landed', () => {
    assert.equal(play(position({ letter: 'O' }), 'left right cw 100000 left').state.resetsLeft, 15);
  });

  test('pauses in the air, and counts a move there once the piece has landed', () => {
    // On the ledge, without resets left, 300 ms pass; the remaining time runs when the piece is on the ground again.
    const ledge = position({ letter: 'O', x: 4, y: 1, rows: ['#####.....'], state: { resetsLeft: 0, lowestRow: 0 } });
    const free = play(ledge, '300000 right').state;
    assert.deepEqual([free.resting, free.lockLeftUs], [false, 200_000]);
    const fallen = play(free, '1000000').state;
    assert.deepEqual([fallen.resting, fallen.dueUs - fallen.tUs], [true, 200_000]);
    const withTwoResets = play({ ...ledge, resetsLeft: 2 }, '300000 right left').state;
    assert.deepEqual(
      [withTwoResets.resetsLeft, withTwoResets.resting, withTwoResets.dueUs - withTwoResets.tUs],
      [0, true, 500_000],
    );
  });

  test('is restored with all resets at a new lowest row', () => {
    const ledge = position({ letter: 'O', x: 4, y: 1, rows: ['#####.....'], state: { resetsLeft: 3 } });
    const { state } = play(ledge, '300000 right soft');
    assert.deepEqual([state.resetsLeft, state.resting, state.dueUs - state.tUs], [15, true, 500_000]);
    const later = play(state, '300000').state;
    assert.deepEqual([later.resetsLeft, later.dueUs - later.tUs], [15, 200_000]);
  });

  test('restarts with a rotation of O in place', () => {
    const { state } = play(grounded, '400000 cw');
    assert.deepEqual([state.rotation, state.resetsLeft, state.dueUs], [1, 14, 900_000]);
  });
});

describe('ticks', () => {
  test('advance with a wait to the next row of fall or to the lock of a resting piece', () => {
    const fallen = play(position({ letter: 'O' }), '300000 wait').state;
    assert.deepEqual([fallen.tUs, fallen.y], [1_000_000, 19]);
    const locked = play(position({ letter: 'O', y: 0 }), '300000 wait').state;
    assert.deepEqual([locked.tUs, locked.pieces], [500_000, 2]);
  });

  test('are forced in stepped pace after the 32nd action since the last wait, lock or forced tick', () => {
    const stepped = position({ letter: 'T', state: { config: { ...defaultConfig, stepped: true } } });
    const rotations = (count: number) => Array<string>(count).fill('cw').join(' ');
    assert.deepEqual(tickStateOf(play(stepped, rotations(31)).state), [0, 19, 31]);
    assert.deepEqual(tickStateOf(play(stepped, rotations(32)).state), [1_000_000, 18, 0]);
    assert.deepEqual(tickStateOf(play(stepped, rotations(64)).state), [2_000_000, 17, 0]);
    assert.deepEqual(tickStateOf(play(stepped, `${rotations(20)} wait ${rotations(31)}`).state), [1_000_000, 18, 31]);
    assert.deepEqual(tickStateOf(play(stepped, `${rotations(31)} wait`).state), [1_000_000, 18, 0]);
    assert.equal(play(stepped, `${rotations(31)} hard`).state.actionsSinceTick, 0);
    assert.equal(play(stepped, `${rotations(31)} hard`).state.tUs, 0);
    // Blocked actions are counted too.
    const blockedByWall = { ...stepped, x: 0 };
    assert.equal(play(blockedByWall, Array<string>(32).fill('left').join(' ')).state.tUs, 1_000_000);
  });

  test('are not forced in other paces', () => {
    const { state } = play(position({ letter: 'T' }), Array<string>(100).fill('cw').join(' '));
    assert.deepEqual([state.tUs, state.actions, state.actionsSinceTick], [0, 100, 0]);
  });

  const tickStateOf = ({ tUs, y, actionsSinceTick }: { tUs: number; y: number; actionsSinceTick: number }) => [
    tUs,
    y,
    actionsSinceTick,
  ];
});

describe('the end', () => {
  const tower = (height: number) => Array<string>(height).fill('...####...');

  test('is a block out when the next piece cannot spawn', () => {
    // O locks in rows 19 and 20, partly visible, where O spawns.
    const { state, events } = play(position({ letter: 'O', next: 'O', rows: tower(19) }), 'hard');
    assert.deepEqual(events.at(-1), { type: 'end', t_us: 0, reason: 'top_out', top_out: 'block_out' });
    const { active, status, end_reason, next, pieces } = tetrisV2.project(state, null);
    assert.deepEqual([active, status, end_reason, next.length, pieces], [null, 'ended', 'top_out', 5, 1]);
  });

  test('is a lock out when a piece locks entirely at row 20 or above, and a full row is not cleared', () => {
    const rows = ['###....###', ...tower(20)];
    const { state, events } = play(position({ letter: 'I', rows: tower(20) }), 'hard');
    assert.deepEqual(
      events.map(({ type }) => type),
      ['lock', 'end'],
    );
    assert.deepEqual(events.at(-1), { type: 'end', t_us: 0, reason: 'top_out', top_out: 'lock_out' });
    assert.equal(state.score, 0);
    const fullRow = play(position({ letter: 'I', rows }), 'hard');
    assert.deepEqual([fullRow.state.lines, fullRow.state.score, fullRow.state.end], [0, 0, 'top_out']);
  });

  test('is not reached when a piece locks partly below row 20', () => {
    const { state } = play(
      position({ letter: 'I', rotation: 1, x: -2, y: 17, rows: ['#.........', ...tower(16)] }),
      'hard',
    );
    assert.equal(state.end, null);
  });

  test('is reached when the time is used up, after events due at that moment', () => {
    const config = { ...defaultConfig, durationUs: 2_000_000 };
    const from = position({ letter: 'O', state: { config } });
    const { state, events } = play(from, '5000000');
    assert.deepEqual([state.tUs, state.end, state.y], [2_000_000, 'duration', 18]);
    assert.deepEqual(events, [{ type: 'end', t_us: 2_000_000, reason: 'duration', top_out: null }]);
    assert.deepEqual(play(from, 'wait wait').state.end, 'duration');
    const shortGame = play(position({ letter: 'O', state: { config: { ...config, durationUs: 700_000 } } }), 'wait');
    assert.deepEqual([shortGame.state.tUs, shortGame.state.y, shortGame.state.end], [700_000, 20, 'duration']);
  });

  test('is reached with the last action, which is still applied', () => {
    const { state, events } = play(
      position({ letter: 'O', state: { config: { ...defaultConfig, actionsMax: 2 } } }),
      'left left',
    );
    assert.deepEqual([state.x, state.end, events.length], [2, 'actions', 1]);
    assert.deepEqual(tetrisV2.outcome(state), { reason: 'actions', tUs: 0, score: 0, lines: 0, level: 1, pieces: 1 });
  });

  test('is final: neither actions nor time change anything', () => {
    const { state } = play(position({ letter: 'I', rows: tower(20) }), 'hard');
    for (const action of Object.values(actionsByName)) {
      const stepResult = tetrisV2.step(state, 0, action, piecesOfLetters('I'));
      assert.equal(stepResult.state, state);
      assert.equal(stepResult.refused, 'over');
    }
    assert.equal(tetrisV2.advance(state, 10 ** 12, piecesOfLetters('I')).state, state);
    assert.equal(tetrisV2.project(state, null).gravity.next_in_us, null);
  });

  test('is reached on an unattended board within 300 seconds of game time', () => {
    const start = tetrisV2.start({ ...defaultConfig, durationUs: 10 ** 12 }, 1, piecesOfLetters('IJLOSTZ'));
    const { state } = tetrisV2.advance(start, 10 ** 12, piecesOfLetters('IJLOSTZ'));
    assert.equal(state.end, 'top_out');
    assert.ok(state.tUs < 300_000_000, String(state.tUs));
  });
});

describe('invalid arguments', () => {
  const start = tetrisV2.start(defaultConfig, 1, piecesOfLetters('I'));

  test('throw for a number of seats other than one, or a seat other than 0', () => {
    for (const seats of [0, 2])
      assert.throws(() => tetrisV2.start(defaultConfig, seats, piecesOfLetters('I')), RangeError);
    assert.throws(() => tetrisV2.step(start, 1, { type: 'wait' }, piecesOfLetters('I')), RangeError);
  });

  test('throw for limits that are not integers above 0', () => {
    for (const invalidValue of [0, -1, 0.5, Number.NaN, 2 ** 53]) {
      assert.throws(
        () => tetrisV2.start({ ...defaultConfig, durationUs: invalidValue }, 1, piecesOfLetters('I')),
        RangeError,
      );
      assert.throws(
        () => tetrisV2.start({ ...defaultConfig, actionsMax: invalidValue }, 1, piecesOfLetters('I')),
        RangeError,
      );
    }
  });

  test('throw for time that goes back or is not an integer', () => {
    const { state } = play(start, '10');
    for (const invalidValue of [9, 10.5, Number.NaN, 2 ** 53])
      assert.throws(() => tetrisV2.advance(state, invalidValue, piecesOfLetters('I')), RangeError);
    assert.equal(tetrisV2.advance(state, 10, piecesOfLetters('I')).state, state);
  });
});
