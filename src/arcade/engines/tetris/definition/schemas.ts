import type { EngineSchemas } from '../../definition.ts';

const count = { type: 'integer', minimum: 0 } as const;
const integer = { type: 'integer' } as const;
const cell = { type: 'array', items: integer, minItems: 2, maxItems: 2 } as const;
const directionAction = (type: string, directions: readonly string[]) => ({
  type: 'object',
  properties: { type: { const: type }, direction: { enum: directions } },
  required: ['type', 'direction'],
  additionalProperties: false,
});
const actionSchema = (type: string) => ({
  type: 'object',
  properties: { type: { const: type } },
  required: ['type'],
  additionalProperties: false,
});

export const tetrisSchemas: EngineSchemas = {
  action: {
    oneOf: [
      directionAction('move', ['left', 'right']),
      directionAction('rotate', ['cw', 'ccw']),
      actionSchema('soft_drop'),
      actionSchema('hard_drop'),
      actionSchema('wait'),
    ],
  },
  snapshot: {
    board: { type: 'array', items: { type: 'string' }, description: 'Tetris: 20 rows, top first.' },
    buffer: { type: 'array', items: { type: 'string' }, description: 'The two rows above the board, top first.' },
    active: {
      type: ['object', 'null'],
      properties: {
        piece: { type: 'string' },
        rotation: { type: 'integer', description: 'Quarter turns clockwise.' },
        x: {
          type: 'integer',
          description: 'Column of the lower left corner of the square in which the piece rotates.',
        },
        y: integer,
        cells: {
          type: 'array',
          items: cell,
          description: '[x, y]: columns from the left, rows from the floor, from 0.',
        },
        ghost_y: { type: 'integer', description: '`y` after a hard drop.' },
        lock: {
          type: 'object',
          properties: { resting: { type: 'boolean' }, left_us: integer, resets_left: integer },
        },
      },
    },
    next: { type: 'array', items: { type: 'string' } },
    score: integer,
    lines: integer,
    level: integer,
    pieces: { type: 'integer', description: 'Number of the piece in play, from 1.' },
    combo: integer,
    back_to_back: { type: 'boolean' },
    gravity: {
      type: 'object',
      properties: { us_per_row: integer, next_in_us: { type: ['integer', 'null'] } },
      required: ['us_per_row', 'next_in_us'],
    },
    left: {
      type: 'object',
      properties: { duration_us: integer, actions: integer },
      required: ['duration_us', 'actions'],
    },
    last_event: { type: ['object', 'null'], additionalProperties: true, description: 'The latest event.' },
  },
  result: { score: count, lines: count, level: count, pieces: count },
};
