import type { TetrisEvent, TetrisState } from '../../../src/arcade/engines/tetris/state.ts';
import { tetrisV2 } from '../../../src/arcade/engines/tetris/tetris-v2.ts';
import { actionsByName, defaultConfig, type Position, piecesOfLetters, position } from '../engines/positions.ts';

export type PublicState = Readonly<Record<string, unknown>>;

/** Two snapshots of one session, one after the other, that must be drawn differently. */
export interface Pair {
  readonly name: string;
  readonly before: PublicState;
  readonly after: PublicState;
}

const stackRows = ['LL......JJ', 'LZZ..SSJJJ', 'LLZZSS.TTT', 'OOIIII.OOT', 'OOJJJL.OOZ', 'IIIIJL.SZZ'];
const fullRowsBoard = [
  '.L........',
  'LL...J.TT.',
  'LZZ..JJJT.',
  'OOZZ.SSIT.',
  'ZZTTTSSLL.',
  'JZZTSSLLL.',
  'OOJJJIIOO.',
  'OOIIIITOO.',
];

/** One pair for each kind of transition of a session, produced by the engine. */
export function statePairs(): Pair[] {
  const positionWith = (input: Partial<Position>) =>
    position({ letter: 'T', rows: stackRows, next: 'IOSZL', ...input });
  const fourLines = {
    letter: 'I',
    rotation: 1,
    x: 7,
    y: 10,
    rows: fullRowsBoard,
    state: { score: 12_345, lines: 37 },
  } as const;
  return [
    pair('spawn and fall', positionWith({}), ['wait']),
    pair('move', positionWith({}), ['left']),
    pair('rotate', positionWith({ y: 15 }), ['cw']),
    pair('lock', positionWith({ y: 12, state: { score: 480 } }), ['hard']),
    pair('four lines', positionWith(fourLines), ['hard']),
    pair('level up', positionWith({ ...fourLines, state: { score: 98_000, lines: 58, backToBack: true, clears: 2 } }), [
      'hard',
    ]),
    pair('top out', positionBeforeTopOut(), ['hard', 'hard']),
    pair('time is up', positionWith({ state: { score: 7_200, lines: 21 } }), [], defaultConfig.durationUs),
  ];
}

function positionBeforeTopOut(): TetrisState {
  const rows = Array.from(
    { length: 17 },
    (_, index) => ['ZZ..LLL.JJ', '.ZZTTTSS.J', 'O.IIIILLSS'][index % 3] as string,
  );
  return position({ letter: 'L', rows, next: 'O', state: { score: 15_930, lines: 44 } });
}

/** The snapshots before and after these actions. If `toUs` is given, the engine then advances to that game time. */
function pair(name: string, state: TetrisState, actionNames: readonly string[], toUs?: number): Pair {
  const pieces = piecesOfLetters('TIOSZLJ');
  const events: TetrisEvent[] = [];
  let after = state;
  for (const actionName of actionNames) {
    const result = tetrisV2.step(after, 0, actionsByName[actionName] ?? { type: 'wait' }, pieces);
    events.push(...result.events);
    after = result.state;
  }
  if (toUs !== undefined) {
    const advanced = tetrisV2.advance({ ...after, tUs: toUs - 1_000_000, dueUs: toUs - 500_000 }, toUs, pieces);
    events.push(...advanced.events);
    after = advanced.state;
  }
  return { name, before: publicState(state, []), after: publicState(after, events) };
}

/** The snapshot of a state, with the members that a session adds to it. */
function publicState(state: TetrisState, events: readonly TetrisEvent[]): PublicState {
  const snapshot = tetrisV2.project(state, null);
  return { ...snapshot, session_id: 'ses_sample', seq: snapshot.pieces, pace: 'realtime', events_since: events };
}
