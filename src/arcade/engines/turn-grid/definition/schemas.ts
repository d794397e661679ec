import type { EngineSchemas } from '../../definition.ts';

const integer = { type: 'integer' } as const;
const cell = { type: 'array', items: integer, minItems: 2, maxItems: 2 } as const;
const seatsMax = 4;

const config = {
  type: 'object',
  properties: {
    template: { enum: ['line-placement'] },
    width: { type: 'integer', minimum: 2, maximum: 32 },
    height: { type: 'integer', minimum: 2, maximum: 32 },
    seats: { type: 'integer', minimum: 1, maximum: seatsMax },
    connect: { type: 'integer', minimum: 2, maximum: 32 },
    maxTurns: { type: 'integer', minimum: 1, maximum: 4096 },
    allowPass: { type: 'boolean' },
  },
  required: ['template', 'width', 'height', 'seats', 'connect', 'maxTurns'],
  additionalProperties: false,
} as const;

export const turnGridSchemas: EngineSchemas = {
  action: {
    type: 'object',
    properties: {
      type: { enum: ['place', 'pass', 'resign'] },
      x: { type: 'integer', minimum: 0, maximum: 31 },
      y: { type: 'integer', minimum: 0, maximum: 31 },
    },
    required: ['type'],
    additionalProperties: false,
  },
  config,
  snapshot: {
    turn: integer,
    max_turns: integer,
    to_move: { type: ['integer', 'null'] },
    turn_left_us: { type: ['integer', 'null'] },
    refusals_left: integer,
    board: { type: 'array', items: { type: 'string' }, description: 'Grid: row y at index y.' },
    seats: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: true,
        description: 'A seat, and the reason why its player left; null while the player is in the game.',
      },
    },
    config: { type: 'object', additionalProperties: true, description: 'The configuration of the grid.' },
    mode: { type: 'string' },
    last_move: {
      type: ['object', 'null'],
      additionalProperties: true,
      description: 'The last move: a placed stone or a pass.',
    },
    winning_line: { type: ['array', 'null'], items: cell, description: 'Cells of the winning line.' },
    result: { type: ['object', 'null'], additionalProperties: true, description: 'Result of the game.' },
  },
  result: {
    kind: { type: 'string', enum: ['win', 'draw', 'loss'] },
    winners: {
      type: 'array',
      items: { type: 'integer', minimum: 0, maximum: seatsMax - 1 },
      maxItems: seatsMax,
    },
  },
};
