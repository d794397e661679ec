import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fits } from '../../../src/arcade/engines/tetris/board.ts';
import { kicksOf } from '../../../src/arcade/engines/tetris/kicks.ts';
import { cellLetters, type PieceCode, type Rotation, shapeOf } from '../../../src/arcade/engines/tetris/shapes.ts';
import type { TetrisState } from '../../../src/arcade/engines/tetris/state.ts';
import { play, position } from './positions.ts';

// The published wall kick tables: rotation from and to, then the offsets in order, x to the right and y up.
const publishedForJLSTZ = `
0->R ( 0, 0) (-1, 0) (-1,+1) ( 0,-2) (-1,-2)
R->0 ( 0, 0) (+1, 0) (+1,-1) ( 0,+2) (+1,+2)
R->2 ( 0, 0) (+1, 0) (+1,-1) ( 0,+2) (+1,+2)
2->R ( 0, 0) (-1, 0) (-1,+1) ( 0,-2) (-1,-2)
2->L ( 0, 0) (+1, 0) (+1,+1) ( 0,-2) (+1,-2)
L->2 ( 0, 0) (-1, 0) (-1,-1) ( 0,+2) (-1,+2)
L->0 ( 0, 0) (-1, 0) (-1,-1) ( 0,+2) (-1,+2)
0->L ( 0, 0) (+1, 0) (+1,+1) ( 0,-2) (+1,-2)`;
const publishedForI = `
0->R ( 0, 0) (-2, 0) (+1, 0) (-2,-1) (+1,+2)
R->0 ( 0, 0) (+2, 0) (-1, 0) (+2,+1) (-1,-2)
R->2 ( 0, 0) (-1, 0) (+2, 0) (-1,+2) (+2,-1)
2->R ( 0, 0) (+1, 0) (-2, 0) (+1,-2) (-2,+1)
2->L ( 0, 0) (+2, 0) (-1, 0) (+2,+1) (-1,-2)
L->2 ( 0, 0) (-2, 0) (+1, 0) (-2,-1) (+1,+2)
L->0 ( 0, 0) (+1, 0) (-2, 0) (+1,-2) (-2,+1)
0->L ( 0, 0) (-1, 0) (+2, 0) (-1,+2) (+2,-1)`;

/** A line of a published table for one piece. `turn`: 1 clockwise, 3 counterclockwise. */
interface Row {
  readonly letter: string;
  readonly name: string;
  readonly from: Rotation;
  readonly turn: 1 | 3;
  readonly kicks: readonly (readonly [number, number])[];
}

/** Kicks that are never used: when their target is free, an earlier kick fits too. */
const unreachableKicks = new Set(['T 0 to L 4', 'T 0 to R 4', 'T 2 to L 3', 'T 2 to R 3']);

const rows: Row[] = Array.from('JLSTZI').flatMap((letter) =>
  (letter === 'I' ? publishedForI : publishedForJLSTZ)
    .trim()
    .split('\n')
    .map((line) => parseRow(letter, line)),
);

for (const { letter, name, from, turn, kicks } of rows) {
  describe(`the rotation of ${letter} from ${name}`, () => {
    test('tries the offsets of the published table', () => {
      assert.deepEqual(kicksOf(codeOf(letter), from, turn), kicks);
    });
    for (const [index, [dx, dy]] of kicks.entries()) {
      if (unreachableKicks.has(`${letter} ${name} ${index + 1}`)) continue;
      test(`uses kick ${index + 1} when the earlier kicks do not fit`, () => {
        const state = boardForKick(letter, from, turn, index, kicks);
        assert.equal(firstFreeKick(state, kicks, turn), index);
        const turnResult = play(state, turn === 1 ? 'cw' : 'ccw');
        assert.deepEqual(turnResult.refused, [undefined]);
        const { rotation, x, y, lastKick } = turnResult.state;
        assert.deepEqual([rotation, x, y, lastKick], [(from + turn) % 4, state.x + dx, state.y + dy, index]);
      });
    }
    test('is blocked when no kick fits', () => {
      const state = boardForKick(letter, from, turn, undefined, kicks);
      const turnResult = play(state, turn === 1 ? 'cw' : 'ccw');
      assert.deepEqual(turnResult.refused, ['blocked']);
      assert.deepEqual({ ...turnResult.state, actions: 0 }, state);
    });
  });
}

test('unreachable kicks are those whose target implies that an earlier kick fits', () => {
  const skippedKicks = rows.flatMap(({ letter, name, from, turn, kicks }) =>
    kicks.flatMap((_, index) => {
      const isReached = firstFreeKick(boardForKick(letter, from, turn, index, kicks), kicks, turn) === index;
      return isReached ? [] : [`${letter} ${name} ${index + 1}`];
    }),
  );
  assert.deepEqual(skippedKicks.sort(), [...unreachableKicks].sort());
});

test('both kick tables are complete', () => {
  assert.equal(rows.length, 6 * 8);
  assert.ok(rows.every(({ kicks }) => kicks.length === 5));
});

test('a rotation of O changes its rotation and not its cells', () => {
  for (const [word, rotation] of [
    ['cw', 1],
    ['ccw', 3],
  ] as const) {
    const state = position({ letter: 'O', x: 4, y: 3, rows: [] });
    const turnResult = play(state, word);
    assert.deepEqual(turnResult.refused, [undefined]);
    assert.deepEqual([turnResult.state.rotation, turnResult.state.x, turnResult.state.y], [rotation, 4, 3]);
    assert.deepEqual(cells('O', rotation), cells('O', 0));
  }
});

test('four rotations in one direction, or one in each, restore every piece', () => {
  for (const letter of 'IJLOSTZ') {
    const state = position({ letter, x: 4, y: 8 });
    for (const words of ['cw cw cw cw', 'ccw ccw ccw ccw', 'cw ccw', 'ccw ccw cw cw']) {
      const { rotation, x, y } = play(state, words).state;
      assert.deepEqual([rotation, x, y], [0, 4, 8], `${letter} ${words}`);
    }
  }
});

function parseRow(letter: string, line: string): Row {
  const [, from = '', to = '', offsets = ''] = /^(.)->(.) (.*)$/.exec(line) ?? [];
  const [start, end] = ['0R2L'.indexOf(from), '0R2L'.indexOf(to)];
  const kicks = Array.from(
    offsets.matchAll(/\(([ +-]\d),([ +-]\d)\)/g),
    ([, dx, dy]) => [Number(dx), Number(dy)] as const,
  );
  return {
    letter,
    name: `${from} to ${to}`,
    from: start as Rotation,
    turn: (end - start + 4) % 4 === 1 ? 1 : 3,
    kicks,
  };
}

/** A board that is full except for the piece and the target of one kick. */
function boardForKick(letter: string, from: Rotation, turn: 1 | 3, kick: number | undefined, kicks: Row['kicks']) {
  const to = ((from + turn) % 4) as Rotation;
  const cellsAt = (rotation: Rotation, x: number, y: number) =>
    cells(letter, rotation).map(([cx, cy]) => `${cx + x},${cy + y}`);
  const [x, y] = [4, 8];
  const ownCells = cellsAt(from, x, y);
  const [dx, dy] = kick === undefined ? [0, 0] : (kicks[kick] as readonly [number, number]);
  const free = new Set(kick === undefined ? ownCells : [...ownCells, ...cellsAt(to, x + dx, y + dy)]);
  const drawing = Array.from({ length: 18 }, (_, fromTop) =>
    Array.from({ length: 10 }, (_, column) => (free.has(`${column},${17 - fromTop}`) ? '.' : '#')).join(''),
  );
  return position({ letter, rotation: from, x, y, rows: drawing });
}

/** The first kick whose cells are all free. */
function firstFreeKick(state: TetrisState, kicks: Row['kicks'], turn: 1 | 3): number {
  const shape = shapeOf(state.piece as PieceCode, ((state.rotation + turn) % 4) as Rotation);
  return kicks.findIndex(([dx, dy]) => fits(state.board, shape, state.x + dx, state.y + dy));
}

function cells(letter: string, rotation: Rotation) {
  return shapeOf(codeOf(letter), rotation).cells.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
}

function codeOf(letter: string): PieceCode {
  return cellLetters.indexOf(letter) as PieceCode;
}
