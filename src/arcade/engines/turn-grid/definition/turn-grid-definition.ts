import { canonicalJson } from '../../../../core/base/canonical-json.ts';
import type { ConfigFault, EngineConfig, EngineDefinition } from '../../definition.ts';
import { platformEndings } from '../../platform-endings.ts';
import { type GridConfig, gridConfigFault } from '../config.ts';
import { driveTurnGrid } from '../driver.ts';
import { gridLines } from './board-text.ts';
import { turnGridSchemas } from './schemas.ts';

export const turnGridDefinition: EngineDefinition = {
  id: 'turn-grid-v2',
  family: 'turn-grid',
  version: 2,
  lifecycle: 'certification',
  folder: 'turn-grid',
  title: 'Turns on a grid',
  description:
    'Seats place stones on a grid in turn; the rules are deterministic. For practice only: no published game uses this engine.',
  modes: ['turn_based', 'solo', 'competitive', 'cooperative'],
  playerRange: { min: 1, max: 4 },
  snapshotFormat: 'rialto-turn-grid/2.0',
  observationFormat: 'rialto-turn-grid/2.0 public authoritative snapshot',
  schemas: turnGridSchemas,
  requiredPaths: [['board'], ['to_move'], ['seats'], ['status'], ['last_move', 'last_event', 'events_since']],
  endings: {
    byRules: {
      line: 'A line was made',
      full_board: 'The board was full',
      max_turns: 'All turns were played',
      resign: platformEndings.resign,
      forfeit: 'A player forfeited',
      timeout: 'A turn ran out of time',
    },
    // Resigning is an action of the engine. `actions` occurs in older logs, which also recorded actions out of turn.
    byPlatform: ['actions', 'abandoned', 'voided'],
  },
  seats: (config) => config['seats'] as number,
  configFault,
  randomness: () => () => {
    throw new RangeError('The grid engine has no random numbers.');
  },
  open: driveTurnGrid,
  stateText: canonicalJson,
  renderText: gridLines,
  certification: {
    endings: ['line', 'full_board', 'max_turns'],
    counts: (actions) => ({
      places: actions.filter(({ type }) => type === 'place').length,
      passes: actions.filter(({ type }) => type === 'pass').length,
    }),
    minimums: {},
    seatsToAct: ({ to_move }) => (typeof to_move === 'number' ? [to_move] : []),
  },
};

function configFault(config: EngineConfig, mode: string | undefined): ConfigFault | undefined {
  const fault = gridConfigFault(config as unknown as GridConfig);
  if (fault !== undefined) {
    // A fault starts with the name of its property.
    const property = fault.split(' ', 1)[0];
    return { pointer: `/engine_config/${property}`, code: 'grid', message: `The grid cannot be played: ${fault}.` };
  }
  return mode === 'solo' && config['seats'] !== 1
    ? { pointer: '/mode', code: 'seats', message: 'The mode `solo` requires exactly one seat.' }
    : undefined;
}
