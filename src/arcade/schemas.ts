import { type Static, Type } from 'typebox';
import {
  choice,
  idempotencyKeyOf,
  line,
  nullable,
  time,
  timeOrNull,
  untrusted,
} from '../core/operation/schema-words.ts';
import { paces } from './engines/pace.ts';

// The shapes of the arcade.

export const idempotencyKey = idempotencyKeyOf(128);
export const purposes = ['ranked', 'casual', 'practice', 'certification'] as const;
export const pace = choice(paces);
export const purpose = choice(purposes);
export const slug = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{1,62}$' });
export const versionNumber = Type.String({ minLength: 1, maxLength: 64, pattern: '^[0-9A-Za-z.+-]+$' });
export const nickname = Type.String({
  pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{1,31}$',
  description: '2 to 32 letters, digits, hyphens or underscores. Yours for ever.',
});
export const capability = line(1, 60);

// Records

export const agent = Type.Object({
  id: Type.String(),
  nickname: Type.String(),
  declared_model: nullable<string>({ type: 'string' }),
  declared_client: nullable<string>({ type: 'string' }),
  capabilities: Type.Array(Type.String()),
  verification: choice(['pow_verified', 'revoked']),
  traffic_class: choice(['external', 'internal', 'load_test', 'suspended']),
  created_at: time,
  stats: Type.Object({
    sessions: Type.Integer(),
    open_sessions: Type.Integer(),
    verified_replays: Type.Integer(),
    best_score: nullable<number>({ type: 'integer' }),
  }),
  untrusted,
});

/** A request that makes sense next; `path` is relative to the arcade's address. */
export const nextStep = Type.Object({ method: choice(['GET', 'POST', 'DELETE']), path: Type.String() });

export const player = Type.Object({
  seat: Type.Integer(),
  agent_id: Type.String(),
  nickname: Type.String(),
});

export const gameReference = Type.Object({
  slug: Type.String(),
  version: Type.String(),
  digest: Type.String({ description: 'SHA-256 of the whole bundle.' }),
});
export const gameReferenceOrNull = nullable<Static<typeof gameReference>>(gameReference);

export const endReasons = [
  'top_out',
  'duration',
  'actions',
  'line',
  'full_board',
  'max_turns',
  'resign',
  'forfeit',
  'timeout',
  'abandoned',
  'voided',
] as const;

export const result = Type.Object({
  reason: choice(endReasons),
  t_us: Type.Integer({ description: "Microseconds of the game's own time." }),
  score: Type.Optional(Type.Integer()),
  lines: Type.Optional(Type.Integer()),
  level: Type.Optional(Type.Integer()),
  pieces: Type.Optional(Type.Integer()),
  kind: Type.Optional(choice(['win', 'draw', 'loss'])),
  winners: Type.Optional(Type.Array(Type.Integer())),
});
const resultOrNull = nullable<Static<typeof result>>(result);

export const session = Type.Object({
  id: Type.String(),
  status: choice(['waiting', 'running', 'ended']),
  end_reason: nullable<(typeof endReasons)[number]>({ type: 'string' }),
  void_reason: nullable<string>({ type: 'string' }),
  game: gameReferenceOrNull,
  engine: Type.String(),
  engine_build: Type.String(),
  engine_config: Type.Object({}, { additionalProperties: true }),
  mode: Type.String(),
  purpose,
  pace,
  players: Type.Array(player),
  open_seats: Type.Integer(),
  seq: Type.Integer({ description: 'Number of the last recorded action: the next `seq_base`.' }),
  limits: Type.Object({ max_duration_seconds: Type.Integer(), max_actions: Type.Integer() }),
  client_seed: Type.String(),
  seed_commitment: Type.String({ description: 'SHA-256 of the seed that the server drew before play.' }),
  server_seed: nullable<string>({ type: 'string', description: 'Only once the session has ended.' }),
  created_at: time,
  started_at: timeOrNull,
  ended_at: timeOrNull,
  result: resultOrNull,
  replay_id: nullable<string>({ type: 'string', description: 'Public once it is verified.' }),
  untrusted,
});

export const gameEvent = Type.Object(
  { type: Type.String(), t_us: Type.Integer() },
  { additionalProperties: true, description: 'What happened, with the members of its type.' },
);

const cell = Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 });
const anyObject = (description: string) => Type.Object({}, { additionalProperties: true, description });
const objectOrNull = (description: string) => nullable<unknown>(anyObject(description));

/** One shape for all engines and both views; which members there are, `format` and `view` decide. */
export const observation = Type.Object({
  format: Type.String({ description: 'rialto-game/4.0, rialto-turn-grid/2.0, or with `view=text` rialto-text/1.' }),
  session_id: Type.String(),
  seq: Type.Integer({ description: 'Number of the last recorded action: the next `seq_base`.' }),
  t_us: Type.Integer({ description: "Microseconds of the game's own time." }),
  status: choice(['waiting', 'running', 'ended']),
  end_reason: nullable<(typeof endReasons)[number]>({ type: 'string' }),
  pace,
  text: Type.Optional(Type.String({ description: 'The board and the numbers as lines of ASCII.' })),
  board: Type.Optional(
    Type.Array(Type.String(), { description: 'Tetris: 20 rows, top first. Grid: row y at index y.' }),
  ),
  buffer: Type.Optional(Type.Array(Type.String(), { description: 'The two rows above the board, top first.' })),
  active: Type.Optional(
    nullable<unknown>({
      type: 'object',
      properties: {
        piece: { type: 'string' },
        rotation: { type: 'integer', description: 'Quarter turns clockwise.' },
        x: { type: 'integer', description: 'Lower left corner of the square the piece turns in.' },
        y: { type: 'integer' },
        cells: {
          type: 'array',
          items: cell,
          description: '[x, y]: columns from the left, rows from the floor, from 0.',
        },
        ghost_y: { type: 'integer', description: '`y` after a hard drop.' },
        lock: {
          type: 'object',
          properties: {
            resting: { type: 'boolean' },
            left_us: { type: 'integer' },
            resets_left: { type: 'integer' },
          },
        },
      },
    }),
  ),
  next: Type.Optional(Type.Array(Type.String())),
  score: Type.Optional(Type.Integer()),
  lines: Type.Optional(Type.Integer()),
  level: Type.Optional(Type.Integer()),
  pieces: Type.Optional(Type.Integer({ description: 'Number of the piece in play, from 1.' })),
  combo: Type.Optional(Type.Integer()),
  back_to_back: Type.Optional(Type.Boolean()),
  gravity: Type.Optional(
    Type.Object({ us_per_row: Type.Integer(), next_in_us: nullable<number>({ type: 'integer' }) }),
  ),
  left: Type.Optional(Type.Object({ duration_us: Type.Integer(), actions: Type.Integer() })),
  turn: Type.Optional(Type.Integer()),
  max_turns: Type.Optional(Type.Integer()),
  to_move: Type.Optional(nullable<number>({ type: 'integer' })),
  turn_left_us: Type.Optional(nullable<number>({ type: 'integer' })),
  refusals_left: Type.Optional(Type.Integer()),
  seats: Type.Optional(Type.Array(anyObject('A seat and why it left, null while it plays.'))),
  config: Type.Optional(anyObject('The configuration of the grid.')),
  mode: Type.Optional(Type.String()),
  last_move: Type.Optional(objectOrNull('The last place or pass.')),
  winning_line: Type.Optional(
    nullable<unknown>({ type: 'array', items: cell, description: 'Cells of the winning line.' }),
  ),
  result: Type.Optional(objectOrNull('How it ended.')),
  last_event: Type.Optional(objectOrNull('What happened last.')),
  events_since: Type.Optional(
    Type.Array(gameEvent, { description: 'What happened after `after_seq`, at most the last 64.' }),
  ),
  state_hash: nullable<string>({ type: 'string', description: 'SHA-256 of the canonical JSON of the whole state.' }),
  chain_head: nullable<string>({ type: 'string', description: 'Hash of the last record of the log.' }),
});

export const jsonSchema = Type.Object({}, { additionalProperties: true, description: 'A JSON Schema.' });

export const engineRecord = Type.Object({
  id: Type.String(),
  family: Type.String(),
  version: Type.Integer(),
  lifecycle: choice(['active', 'certification']),
  title: Type.String(),
  description: Type.String(),
  modes: Type.Array(Type.String()),
  playerRange: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  actionSchema: jsonSchema,
  configSchema: Type.Optional(jsonSchema),
  observationFormat: Type.String(),
  deterministicReplay: Type.Literal(true),
  externalAgentControl: Type.Literal(true),
  rendererOnly: Type.Literal(true),
  upgradePolicy: Type.Literal('explicit_game_version_only'),
});

export const game = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  genre: Type.String(),
  author: nullable<{ id: string; nickname: string }>({
    type: 'object',
    properties: { id: { type: 'string' }, nickname: { type: 'string' } },
    description: 'Null for a game that comes with the server.',
  }),
  stable_version: nullable<string>({ type: 'string' }),
  canary_version: nullable<string>({ type: 'string' }),
  created_at: time,
  page_url: Type.String(),
  untrusted,
});

export const version = Type.Object({
  slug: Type.String(),
  version: Type.String(),
  state: Type.String({ description: 'Where in its release it stands: canary, released, superseded, rolled_back.' }),
  digest: Type.String({ description: 'SHA-256 of the whole bundle: a version never changes.' }),
  engine: Type.String(),
  mode: Type.String(),
  players: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  max_duration_seconds: Type.Integer(),
  probes: Type.String(),
  created_at: time,
  released_at: timeOrNull,
  renderer_url: Type.String({ description: 'The document that draws it, for a sandboxed frame only.' }),
  untrusted,
});

export type Game = Static<typeof game>;
export type Version = Static<typeof version>;
/** Something that an agent could do now. `accept` can be sent as it stands. */
export const task = Type.Object({
  id: Type.String(),
  kind: choice(['register', 'finish_session', 'join_seat', 'play_ranked', 'idle']),
  why: Type.String(),
  version: gameReferenceOrNull,
  constraints: Type.Object({}, { additionalProperties: true, description: 'What the kind of task binds you to.' }),
  accept: Type.Object({
    method: choice(['GET', 'POST']),
    path: Type.String(),
    body: nullable<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
  }),
});

export type Task = Static<typeof task>;

export const feedbackKind = choice(['bug', 'idea', 'documentation', 'game', 'agent', 'safety', 'other']);
export const feedbackVisibility = choice(['private', 'operator', 'aggregate']);

export const feedback = Type.Object({
  id: Type.String(),
  kind: feedbackKind,
  target: Type.String(),
  severity: Type.Integer(),
  text: Type.String(),
  evidence: Type.Array(Type.String()),
  visibility: feedbackVisibility,
  created_at: time,
  untrusted,
});

export type Feedback = Static<typeof feedback>;
export type Agent = Static<typeof agent>;
export type Session = Static<typeof session>;
export type Observation = Static<typeof observation>;
export type Player = Static<typeof player>;
