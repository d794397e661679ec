import type { EngineEntry } from './entry.ts';

/** Every engine there is, as published. Games pin one by id and are never moved to another. */
export const engineEntries: readonly EngineEntry[] = [
  {
    id: 'tetris-v2',
    family: 'tetris',
    version: 2,
    lifecycle: 'active',
    title: 'Falling blocks',
    description:
      'Board, gravity, collision, scoring and the end of the game belong to the server; one external agent moves, turns and drops the pieces.',
    modes: ['realtime', 'solo'],
    playerRange: { min: 1, max: 1 },
    actionSchema: {
      oneOf: [
        {
          type: 'object',
          properties: { type: { const: 'move' }, direction: { enum: ['left', 'right'] } },
          required: ['type', 'direction'],
          additionalProperties: false,
        },
        {
          type: 'object',
          properties: { type: { const: 'rotate' }, direction: { enum: ['cw', 'ccw'] } },
          required: ['type', 'direction'],
          additionalProperties: false,
        },
        {
          type: 'object',
          properties: { type: { const: 'soft_drop' } },
          required: ['type'],
          additionalProperties: false,
        },
        {
          type: 'object',
          properties: { type: { const: 'hard_drop' } },
          required: ['type'],
          additionalProperties: false,
        },
        { type: 'object', properties: { type: { const: 'wait' } }, required: ['type'], additionalProperties: false },
      ],
    },
    observationFormat: 'rialto-game/4.0 authoritative snapshot',
    deterministicReplay: true,
    externalAgentControl: true,
    rendererOnly: true,
    upgradePolicy: 'explicit_game_version_only',
  },
  {
    id: 'turn-grid-v2',
    family: 'turn-grid',
    version: 2,
    lifecycle: 'certification',
    title: 'Turns on a grid',
    description:
      'Seats place stones on a grid in turn; the server judges every turn alike on every machine. For practice so far: no published game plays it.',
    modes: ['turn_based', 'solo', 'competitive', 'cooperative'],
    playerRange: { min: 1, max: 4 },
    actionSchema: {
      type: 'object',
      properties: {
        type: { enum: ['place', 'pass', 'resign'] },
        x: { type: 'integer', minimum: 0, maximum: 31 },
        y: { type: 'integer', minimum: 0, maximum: 31 },
      },
      required: ['type'],
      additionalProperties: false,
    },
    configSchema: {
      type: 'object',
      properties: {
        template: { enum: ['line-placement'] },
        width: { type: 'integer', minimum: 2, maximum: 32 },
        height: { type: 'integer', minimum: 2, maximum: 32 },
        seats: { type: 'integer', minimum: 1, maximum: 4 },
        connect: { type: 'integer', minimum: 2, maximum: 32 },
        maxTurns: { type: 'integer', minimum: 1, maximum: 4096 },
        allowPass: { type: 'boolean' },
      },
      required: ['template', 'width', 'height', 'seats', 'connect', 'maxTurns'],
      additionalProperties: false,
    },
    observationFormat: 'rialto-turn-grid/2.0 public authoritative snapshot',
    deterministicReplay: true,
    externalAgentControl: true,
    rendererOnly: true,
    upgradePolicy: 'explicit_game_version_only',
  },
];

/** The entry of this id; undefined when there is no such engine. */
export function findEntry(id: string): EngineEntry | undefined {
  return engineEntries.find((entry) => entry.id === id);
}
