import { columns, rowsMax, visibleRows } from '../../engines/tetris/board.ts';
import { type Kick, kicksOf } from '../../engines/tetris/kicks.ts';
import { lockDelayUs, usPerRow } from '../../engines/tetris/motion.ts';
import { award, type Spin } from '../../engines/tetris/scoring.ts';
import {
  cellLetters,
  type PieceCode,
  pieceCodes,
  type Rotation,
  shapeOf,
  spawnOf,
} from '../../engines/tetris/shapes.ts';
import { tetrisV2 } from '../../engines/tetris/tetris-v2.ts';
import { diagram, type EngineRules, list, members, type RulesSection, table, text } from './rules-document.ts';
import { commonSnapshotFields } from './snapshot-fields.ts';

const initialState = tetrisV2.start({ stepped: true, durationUs: 1_000_000_000, actionsMax: 1_000 }, 1, () => 1);
const resetsMax = initialState.resetsLeft;
const levels = Array.from({ length: 20 }, (_, index) => index + 1);
const linesBeforeLevel = (level: number) => (level - 1) * 10;

const rotationNames = ['0', 'R', '2', 'L'];

/** Rules of tetris-v2. The tables and limits are computed by the engine's own code. */
export const tetrisRules: EngineRules = {
  engine: 'tetris-v2',
  title: 'Falling blocks',
  lead: `One player, a board of ${columns} columns and ${rowsMax} rows, the lower ${visibleRows} visible. Full rows vanish and score. The game follows the guideline of the genre; where the guideline is ambiguous, these rules apply. The numbers are read from the engine.`,
  sections: [
    coordinates(),
    pieces(),
    rotation(),
    gravity(),
    locking(),
    scoring(),
    endings(),
    actions(),
    events(),
    snapshot(),
  ],
};

function coordinates(): RulesSection {
  return {
    id: 'board',
    title: 'Board',
    blocks: [
      text(
        `\`x\` counts columns from the left and \`y\` rows from the floor, both from 0. A cell is \`[x, y]\`. In a snapshot \`board\` lists the visible rows top first, so row \`y\` is \`board[${visibleRows - 1} - y]\`, and \`buffer\` holds the two rows above, ${visibleRows + 1} and ${visibleRows}. Both show locked cells only: \`.\` is empty, a letter of \`${cellLetters.slice(1)}\` is a cell of that piece. \`view=text\` draws the piece in play as \`@\` and its landing position as \`:\`.`,
      ),
    ],
  };
}

function pieces(): RulesSection {
  return {
    id: 'pieces',
    title: 'Pieces',
    blocks: [
      list(
        'Bags of seven: each bag holds every piece once, in an order drawn from the seeds. The next five are visible; there is no hold.',
        `A piece appears with its flat side down, without an extra fall: \`I\` in row ${visibleRows}, columns 3 to 6; \`O\` in columns 4 and 5; the others in columns 3 to 5. All lowest cells are in row ${visibleRows}.`,
        'Where a cell of the new piece is taken, the game ends (block out).',
      ),
      diagram(...spawnDiagram()),
      text('The server commits to its seed before play; every piece can be recomputed from both seeds:'),
      list(
        '`seed_commitment` = SHA-256 of the 32 bytes of `server_seed`, published from the start; `server_seed` is published after the end.',
        'Key = HMAC-SHA256 with `server_seed` as key over the UTF-8 text `session_id`, or `seed_scope` where the session has one, followed by `client_seed`.',
        'Bag k: Fisher-Yates over `IJLOSTZ` from the last index down. Random bytes are those of SHA-256 of the key and k (4 bytes, big-endian, from 0); when they are used up, the digest is hashed again. An index below `bound` is the next byte modulo `bound`; bytes at or above the largest multiple of `bound` up to 256 are skipped.',
      ),
    ],
  };
}

function rotation(): RulesSection {
  return {
    id: 'rotation',
    title: 'Rotation',
    blocks: [
      text(
        'Super Rotation System. A piece rotates in its square: 4 x 4 for `I`, 2 x 2 for `O`, 3 x 3 for the others; `x` and `y` of `active` are the lower left corner of that square. `rotation` counts quarter turns clockwise. The steps (right, up) are tried in order, and the first free position is used; if none is free, the action is `blocked`. `O` rotates without moving.',
      ),
      table(['turn', 'J L S T Z', 'I'], kickRows()),
    ],
  };
}

function gravity(): RulesSection {
  return {
    id: 'gravity',
    title: 'Gravity and time',
    blocks: [
      text(
        'Microseconds of game time for one row of fall, by level. The interval starts again with each piece, each row of fall and each soft drop, pauses while the piece rests, and starts again when the piece is free again.',
      ),
      table(
        ['level', 'from lines', 'us a row'],
        levels.map((level) => [level, linesBeforeLevel(level), usPerRow(linesBeforeLevel(level))].map(String)),
      ),
      list(
        'The pace relates game time to real time: `realtime` 1, `slow-10` a tenth, `slow-60` a sixtieth. In turn-based games (`stepped`) only actions move time.',
        'A tick is the next event of gravity: one row of fall or, for a resting piece, its lock. `wait` is one tick, at once, in every pace.',
        `In turn-based games, a tick is forced right after the ${actionsPerTick()}nd recorded action since the last \`wait\`, lock or forced tick.`,
      ),
    ],
  };
}

function locking(): RulesSection {
  return {
    id: 'locking',
    title: 'Locking',
    blocks: [
      list(
        `A resting piece locks after ${lockDelayUs} us of resting time. The timer pauses while the piece does not rest.`,
        `After the piece first landed, each applied move or rotation restarts the timer, at most ${resetsMax} times. When a cell of the piece reaches a new lowest row, timer and resets are restored. Without resets left the timer runs out.`,
        'A hard drop locks at once. A soft drop of a resting piece is `blocked` and changes nothing.',
      ),
    ],
  };
}

function scoring(): RulesSection {
  const points = (lines: number, spin: Spin) =>
    String(award({ lines, spin, isPerfect: false }, { level: 1, clears: 0, backToBack: false }).points);
  const perfectClearBonus = (lines: number) => {
    const context = { level: 1, clears: 0, backToBack: false };
    const pointsOf = (isPerfect: boolean) => award({ lines, spin: 'none', isPerfect }, context).points;
    return String(pointsOf(true) - pointsOf(false));
  };
  return {
    id: 'scoring',
    title: 'Points',
    blocks: [
      text('Times the level before the clear:'),
      table(
        ['rows cleared', 'plain', 'T-spin mini', 'T-spin', 'perfect clear adds'],
        [0, 1, 2, 3, 4].map((lines) => [
          String(lines),
          points(lines, 'none'),
          lines <= 2 ? points(lines, 'mini') : '',
          lines <= 3 ? points(lines, 'full') : '',
          lines === 0 ? '' : perfectClearBonus(lines),
        ]),
      ),
      list(
        `Back-to-back: ${backToBackFactor()} times the points of the rows when the clear is of four rows or by a T-spin and the clear before it was as well. A T-spin without rows keeps the chain; any other clear ends it. A perfect clear gets no extra for the chain.`,
        `Combo: ${comboPoints()} times the combo times the level. The combo is the number of placements in a row that cleared, less one, never below 0.`,
        'Perfect clear: nothing is left on the board after the rows vanish.',
        'Soft drop: 1 a row; hard drop: 2 a row. Both without the level.',
        'The level rises by one with each ten rows, to 20.',
      ),
      text(
        'T-spin: the piece is a `T`, its last applied move, rotation or soft drop was a rotation, and at least three corners of its square are filled (walls and floor count). Gravity, including a `wait`, is no action in this sense; a hard drop of one row or more ends it. It is mini when one of the two corners that the `T` points at is free, unless the rotation used the fifth step.',
      ),
      diagram('full      mini', '#T#       .T#', 'TTT       TTT', '#..       #.#'),
    ],
  };
}

function endings(): RulesSection {
  return {
    id: 'end',
    title: 'End',
    blocks: [
      members({
        top_out: `\`block_out\`: the next piece has no room. \`lock_out\`: a piece locked wholly at row ${visibleRows} or above; it scores nothing.`,
        duration:
          'The game time of the session is used up, or 24 hours of real time. Events due exactly at the end are still applied.',
        actions: 'The actions of the session are used up, blocked ones included.',
        resign: 'The player resigned.',
        abandoned: 'No action for 24 hours of real time.',
        voided: 'A fault of the server or a suspension by its operator; it never counts.',
      }),
    ],
  };
}

function actions(): RulesSection {
  return {
    id: 'actions',
    title: 'Actions',
    blocks: [
      members({
        '{"type": "move", "direction": "left"}': 'One column; `left` or `right`.',
        '{"type": "rotate", "direction": "cw"}': 'A quarter turn; `cw` or `ccw`.',
        '{"type": "soft_drop"}': 'One row down, 1 point.',
        '{"type": "hard_drop"}': 'Down to where it lands, 2 points a row, and lock.',
        '{"type": "wait"}': 'One tick.',
      }),
      text(
        'An action that cannot be applied is `blocked`: it is recorded, counts towards the actions of the session, and changes nothing else.',
      ),
    ],
  };
}

function events(): RulesSection {
  return {
    id: 'events',
    title: 'Events',
    blocks: [
      text(
        'Each has `type` and `t_us`, the game time in microseconds. Rows and cells are those before full rows vanish.',
      ),
      members({
        'lock.piece': 'Letter of the piece that locked.',
        'lock.cells': 'Four cells of the piece.',
        'lock.t_spin': '`none`, `mini` or `full`.',
        'lock.points': 'Points of a T-spin without rows; those of rows are in `line_clear`.',
        'line_clear.rows': 'The rows that vanish, by `y`.',
        'line_clear.t_spin': 'As in `lock`.',
        'line_clear.combo': 'The combo after this clear.',
        'line_clear.back_to_back': 'Whether the back-to-back factor was given.',
        'line_clear.perfect_clear': 'Whether the board is empty.',
        'line_clear.points': 'All points of the clear.',
        'level_up.level': 'The level from now on.',
        'end.reason': '`top_out`, `duration` or `actions`.',
        'end.top_out': '`block_out`, `lock_out` or null.',
      }),
    ],
  };
}

function snapshot(): RulesSection {
  return {
    id: 'snapshot',
    title: 'Snapshot',
    blocks: [
      members({
        ...commonSnapshotFields('rialto-game/4.0'),
        board: `${visibleRows} rows of ${columns} characters, top first: locked cells.`,
        buffer: 'The two rows above the board, top first.',
        active: 'The piece in play; null once the board topped out.',
        'active.piece': 'Its letter.',
        'active.rotation': 'Quarter turns clockwise, 0 to 3.',
        'active.x': 'Column of the lower left corner of its square; may be negative.',
        'active.y': 'Row of that corner; may be negative.',
        'active.cells': 'Its four cells.',
        'active.ghost_y': '`y` after a hard drop.',
        'active.lock.resting': 'Whether it rests on something.',
        'active.lock.left_us': 'Resting time left until it locks.',
        'active.lock.resets_left': 'How often a move or rotation may still restart the timer.',
        next: 'Letters of the next five pieces, the nearest first.',
        score: 'Points so far.',
        lines: 'Rows cleared so far.',
        level: '1 to 20.',
        pieces: 'Number of the piece in play, from 1.',
        combo: 'Placements in a row that cleared, less one, never below 0.',
        back_to_back: 'True when the last line clear was of four rows or by a T-spin.',
        'gravity.us_per_row': 'Game time of one row of fall at this level.',
        'gravity.next_in_us': 'Game time to the next tick; null once the game is over.',
        'left.duration_us': 'Game time left.',
        'left.actions': 'Actions left.',
        last_event: 'The event that happened last, or null.',
      }),
    ],
  };
}

function spawnDiagram(): string[] {
  const lines: string[] = [];
  for (const y of [visibleRows + 1, visibleRows]) lines.push(pieceCodes.map((code) => spawnRow(code, y)).join('  '));
  return lines;
}

function spawnRow(code: PieceCode, y: number): string {
  const [left, bottom] = spawnOf(code);
  const pieceColumns = shapeOf(code, 0)
    .cells.filter(([, dy]) => bottom + dy === y)
    .map(([dx]) => left + dx);
  const cells = Array.from({ length: columns }, (_, x) => (pieceColumns.includes(x) ? cellLetters[code] : '.'));
  return cells.join('');
}

function kickRows(): string[][] {
  return ([1, 3] as const).flatMap((turn) =>
    ([0, 1, 2, 3] as const).map((from) => {
      const to = rotationNames[(from + turn) % 4];
      return [`${rotationNames[from]} to ${to}`, kicksText('T', from, turn), kicksText('I', from, turn)];
    }),
  );
}

function kicksText(letter: 'I' | 'T', from: Rotation, turn: 1 | 3): string {
  return kicksOf(cellLetters.indexOf(letter) as PieceCode, from, turn)
    .map(([dx, dy]: Kick) => `(${dx}, ${dy})`)
    .join(' ');
}

/** Number of actions after which a tick is forced, determined by running the engine. */
function actionsPerTick(): number {
  let state = initialState;
  for (let count = 1; ; count += 1) {
    state = tetrisV2.step(state, 0, { type: 'rotate', direction: 'cw' }, () => 1).state;
    if (state.tUs > 0) return count;
  }
}

function backToBackFactor(): number {
  const points = (backToBack: boolean) =>
    award({ lines: 4, spin: 'none', isPerfect: false }, { level: 1, clears: 0, backToBack }).points;
  return points(true) / points(false);
}

function comboPoints(): number {
  const points = (clears: number) =>
    award({ lines: 1, spin: 'none', isPerfect: false }, { level: 1, clears, backToBack: false }).points;
  return points(1) - points(0);
}
