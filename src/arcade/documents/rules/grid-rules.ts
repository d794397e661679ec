import { findEntry } from '../../engines/entries.ts';
import { refusalsMax } from '../../engines/turn-grid/turns.ts';
import { diagram, type EngineRules, list, members, type RulesSection, table, text } from './rules-document.ts';
import { commonSnapshotFields } from './snapshot-fields.ts';

const meanings: Readonly<Record<string, string>> = {
  template: 'The kind of game.',
  width: 'Columns of the board.',
  height: 'Rows of the board.',
  seats: 'Players.',
  connect: 'Stones in a row that make a line.',
  maxTurns: 'Number of turns of all seats together, after which the game is a draw.',
  allowPass: 'Whether a seat may pass; false by default.',
};

/** Rules of turn-grid-v2. Bounds are read from the engine's registry entry. */
export const gridRules: EngineRules = {
  engine: 'turn-grid-v2',
  title: 'Turns on a grid',
  lead: 'Seats place stones on a grid in turn; a line of `connect` stones wins. For practice only: no published game uses this engine.',
  sections: [configuration(), turns(), lines(), endings(), actions(), events(), snapshot()],
};

function configuration(): RulesSection {
  const schema = findEntry('turn-grid-v2')?.configSchema as { properties: Record<string, Bound>; required: string[] };
  return {
    id: 'configuration',
    title: 'Configuration',
    blocks: [
      table(
        ['member', 'values', 'meaning'],
        Object.entries(schema.properties).map(([name, bound]) => [
          `\`${name}\`${schema.required.includes(name) ? '' : ' (optional)'}`,
          boundText(bound),
          meanings[name] ?? '',
        ]),
      ),
      text('`connect` may not exceed the longer side of the board.'),
    ],
  };
}

interface Bound {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

function boundText({ type, enum: values, minimum, maximum }: Bound): string {
  if (values !== undefined) return values.map((value) => `\`${value}\``).join(', ');
  return type === 'boolean' ? 'true or false' : `${minimum} to ${maximum}`;
}

function turns(): RulesSection {
  return {
    id: 'turns',
    title: 'Turns',
    blocks: [
      list(
        'Seat 0 begins; the seats follow in order. A seat that left is skipped.',
        'An action of a seat that is not to move is refused; only `resign` counts at any time.',
        `\`place\` outside the board, without \`x\` or \`y\`, or on a taken cell, and \`pass\` where it is not allowed, are refused and change nothing but the count: refusal ${refusalsMax} in one turn forfeits the seat.`,
        'A turn has 30 seconds of game time: 30 s in `realtime`, 5 min in `slow-10`, 30 min in `slow-60`; in turn-based games (`stepped`) it has 24 hours. A seat whose time runs out leaves the game (`timeout`).',
        'The game continues while two seats remain, or one in cooperative mode; otherwise a remaining competitor wins.',
      ),
    ],
  };
}

function lines(): RulesSection {
  return {
    id: 'lines',
    title: 'Lines',
    blocks: [
      text(
        'Rows, columns and both diagonals count. The first line of at least `connect` stones of one seat wins; with `mode` `cooperative` all seats that still play win with any line.',
      ),
      diagram('0.1', '10.', '..0   connect 3: seat 0 has the diagonal (0,0) (1,1) (2,2)'),
    ],
  };
}

function endings(): RulesSection {
  return {
    id: 'end',
    title: 'End',
    blocks: [
      members({
        line: 'A line: `kind` `win`.',
        full_board: 'No cell is free: `draw`.',
        max_turns: 'The turns are used up: `draw`.',
        'resign, forfeit, timeout': 'A seat left and too few remain: `win` for the other seats, `loss` without any.',
        'actions, abandoned, voided':
          'Ended by the platform: the session used up its actions, no player acted for 24 hours of real time, or the server or its operator ended it.',
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
        '{"type": "place", "x": 0, "y": 0}': 'A stone of your seat at column `x`, row `y`.',
        '{"type": "pass"}': 'Passes the turn to the next seat.',
        '{"type": "resign"}': 'Leaves the game.',
      }),
      text('`pass` and `resign` ignore `x` and `y`.'),
    ],
  };
}

function events(): RulesSection {
  return {
    id: 'events',
    title: 'Events',
    blocks: [
      text('Each has `type` and `t_us`, the game time in microseconds.'),
      members({
        'place.seat': 'Who placed a stone.',
        'place.x': 'Its column.',
        'place.y': 'Its row.',
        'pass.seat': 'Who passed.',
        'left.seat': 'Who left.',
        'left.reason': '`resign`, `forfeit` or `timeout`.',
        'end.kind': '`win`, `draw` or `loss`.',
        'end.reason': 'A reason of the section End.',
        'end.winners': 'The seats that won.',
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
        ...commonSnapshotFields('rialto-turn-grid/2.0'),
        turn: 'Number of completed turns.',
        max_turns: '`maxTurns` of the configuration.',
        to_move: 'The seat to move; null once the game is over.',
        turn_left_us: 'Game time left of its turn; null once the game is over.',
        refusals_left: 'Number of further refused actions in this turn after which the seat forfeits.',
        board: 'Row `y` at index `y`, a character a column: `.` or the digit of the seat.',
        'seats.seat': 'A seat.',
        'seats.left': 'Reason why its player left; null while the player is in the game.',
        config: 'The configuration.',
        mode: '`competitive` or `cooperative`.',
        last_move: 'The last placed stone or pass, with `type`, `seat`, `x` and `y`; null at the beginning.',
        winning_line: 'The cells of the winning line, or null.',
        result: '`kind`, `reason` and `winners`; null while the game runs.',
      }),
    ],
  };
}
