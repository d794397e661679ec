import type { StatePair } from './probe-states.ts';
import { createTetrisPlay, type TetrisPlay } from './tetris-play.ts';

/** Twelve transitions of tetris-v2, each played from an empty board. */
export function tetrisTransitions(): StatePair[] {
  return [
    playAfter('TIOSZLJ', [lower]).pair('move left', playMoves('left')),
    playAfter('TIOSZLJ', [lower]).pair('rotate', playMoves('cw')),
    playAfter('SIOTZLJ', [lower]).pair('soft drop', playMoves('soft')),
    playAfter('JIOSZLT').pair('lock', playMoves('hard')),
    ...[1, 2, 3, 4].map(lineClear),
    tSpin(),
    levelUp(),
    topOut(),
    duration(),
  ];
}

const lower: Move = (play) => play.lower();

type Move = (play: TetrisPlay) => void;
type StartedPlay = { pair(name: string, change: Move): StatePair };

function playMoves(sequence: string): Move {
  return (play) => play.play(sequence);
}

/** Play with these pieces after these moves. */
function playAfter(letters: string, moves: readonly Move[] = []): StartedPlay {
  const play = createTetrisPlay(letters);
  for (const move of moves) move(play);
  return { pair: (name, change) => play.pair(name, () => change(play)) };
}

function drop(column: number, turns = 0): Move {
  return (play) => play.drop(column, turns);
}

/**
 * Rows of two horizontal I pieces up to column 7, then two vertical ones in columns 8 and 9: the last clears all rows
 * at once.
 */
function lineClear(count: number): StatePair {
  const rows = Array.from({ length: count }, () => [drop(0), drop(4)]).flat();
  const name = count === 1 ? '1 line' : `${count} lines`;
  return playAfter('I', [...rows, drop(8, 1)]).pair(name, drop(9, 1));
}

/** T-spin: a T rotated into a hole under an overhang. */
function tSpin(): StatePair {
  const hole = [drop(0), drop(5), drop(0), drop(1)];
  const toHole = playMoves(`cw ${Array(19).fill('soft').join(' ')}`);
  return playAfter('IIJLTOSZ', [...hole, toHole]).pair('T-spin', playMoves('cw hard'));
}

/** Five O pieces fill two rows; the tenth line starts level 2. */
function levelUp(): StatePair {
  const row = [0, 2, 4, 6, 8];
  const drops = Array.from({ length: 24 }, (_, index) => drop(row[index % 5] as number));
  return playAfter('O', drops).pair('level up', drop(8));
}

function topOut(): StatePair {
  return playAfter('OOSZ', Array(10).fill(drop(4))).pair('top out', playMoves('hard'));
}

function duration(): StatePair {
  const nearEnd: Move = (play) => play.advanceUntilRemaining(400_000);
  return playAfter('LJSZTOI', [drop(0), drop(6), nearEnd]).pair('duration', (play) => play.advanceUntilRemaining(0));
}
