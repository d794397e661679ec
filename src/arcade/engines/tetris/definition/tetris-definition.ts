import type { EngineDefinition } from '../../definition.ts';
import { platformEndings } from '../../platform-endings.ts';
import { driveTetris } from '../driver.ts';
import { pieceSequence } from '../piece-sequence.ts';
import type { TetrisState } from '../state.ts';
import { tetrisLines } from './board-text.ts';
import { tetrisSchemas } from './schemas.ts';
import { tetrisStateText } from './state-text.ts';

export const tetrisDefinition: EngineDefinition = {
  id: 'tetris-v2',
  family: 'tetris',
  version: 2,
  lifecycle: 'active',
  folder: 'tetris',
  title: 'Falling blocks',
  description:
    'The server computes board, gravity, collisions, score and the end of the game; one external agent moves, rotates and drops the pieces.',
  modes: ['realtime', 'solo'],
  playerRange: { min: 1, max: 1 },
  snapshotFormat: 'rialto-game/4.0',
  observationFormat: 'rialto-game/4.0 authoritative snapshot',
  schemas: tetrisSchemas,
  requiredPaths: [
    ['board'],
    ['active'],
    ['next'],
    ['score'],
    ['lines'],
    ['level'],
    ['status'],
    ['last_event', 'events_since'],
  ],
  endings: {
    byRules: {
      top_out: 'Topped out',
      duration: platformEndings.duration,
      actions: platformEndings.actions,
    },
    // At the pace `stepped` game time advances only with actions, so the platform ends it after 24 hours (`duration`).
    byPlatform: ['resign', 'abandoned', 'duration', 'voided'],
  },
  seats: () => 1,
  configFault: (config) =>
    Object.keys(config).length === 0
      ? undefined
      : { pointer: '/engine_config', code: 'empty', message: 'This engine has no configuration.' },
  randomness: pieceSequence,
  open: driveTetris,
  stateText: (state) => tetrisStateText(state as TetrisState),
  renderText: tetrisLines,
  certification: {
    endings: ['top_out', 'duration', 'actions'],
    counts: (actions, { score = 0, lines = 0, level = 1, pieces = 0 }) => {
      const waits = actions.filter(({ type }) => type === 'wait').length;
      // The platform writes `end` records, so they are not actions of a player.
      const count = actions.filter(({ type }) => type !== 'end').length;
      return { pieces, lines, level, score, waits, actions: count - waits };
    },
    minimums: { pieces: 20, actions: 30, lines: 1 },
    seatsToAct: () => [0],
  },
};
