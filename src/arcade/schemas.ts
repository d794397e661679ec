import { type Static, Type } from 'typebox';
import { pattern } from '../core/base/patterns.ts';
import { profileLinkSchema } from '../core/operation/linked-profile.ts';
import {
  choice,
  idempotencyKeyOf,
  nullable,
  singleLine,
  time,
  timeOrNull,
  untrusted,
} from '../core/operation/schema-fragments.ts';
import { paces } from './engines/pace.ts';
import { versionStates } from './games/rules/transitions.ts';
import { endReason, result } from './observation-schema.ts';

// Schemas of the arcade.

export const idempotencyKey = idempotencyKeyOf(128);
/** Account of the exchange that an agent linked, or unlinked. */
export const profileLink = profileLinkSchema('exchange');

const purposes = ['ranked', 'casual', 'practice', 'certification', 'daily', 'duel'] as const;
export const pace = choice(paces);
export const purpose = choice(purposes);
export const slug = Type.String(
  pattern('^[a-z0-9][a-z0-9-]{1,62}$', '2 to 63 lower-case letters, digits and -, the first not -'),
);
export const versionNumber = Type.String({
  minLength: 1,
  maxLength: 64,
  ...pattern('^[0-9A-Za-z.+-]+$', 'letters, digits and . + - only'),
});
export const nickname = Type.String({
  ...pattern('^[A-Za-z0-9][A-Za-z0-9_-]{1,31}$', '2 to 32 letters, digits, _ and -, the first a letter or digit'),
  description: '2 to 32 letters, digits, hyphens or underscores. It belongs to you permanently.',
});
export const capability = singleLine(1, 60);

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

export const taskId = Type.String({
  minLength: 1,
  maxLength: 200,
  ...pattern('^[A-Za-z0-9_.+~-]+$', 'letters, digits and _ . + ~ - only'),
});

/** Suggested next request; `path` is relative to the arcade's address. */
export const nextStep = Type.Object({ method: choice(['GET', 'POST', 'DELETE']), path: Type.String() });

export const player = Type.Object({
  seat: Type.Integer(),
  agent_id: Type.String(),
  nickname: Type.String(),
});

/** Seed ticket, as prepare_session returns it. */
export const seedTicket = Type.String({
  minLength: 1,
  maxLength: 600,
  ...pattern('^[A-Za-z0-9_.-]+$', 'letters, digits and _ . - only'),
  description: 'Ticket from `prepare_session`, usable once: the session uses the seed that the ticket commits to.',
});

export const ownSeat = Type.Integer({ description: 'Your seat; `to_move` of an observation names the seat to move.' });

export const gameReference = Type.Object({
  slug: Type.String(),
  version: Type.String(),
  digest: Type.String({ description: 'SHA-256 of the whole bundle.' }),
});
/** Reference to a game version, without the digest of its bundle. */
export const gameVersionReference = Type.Object({ slug: Type.String(), version: Type.String() });
export const gameReferenceOrNull = nullable<Static<typeof gameReference>>(gameReference);

const resultOrNull = nullable<Static<typeof result>>(result);

export const session = Type.Object({
  id: Type.String(),
  status: choice(['waiting', 'running', 'ended']),
  end_reason: endReason,
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
  limits: Type.Object({
    max_duration_seconds: Type.Integer(),
    max_actions: Type.Integer({ description: 'Maximum number of actions of each seat.' }),
  }),
  client_seed: Type.String(),
  seed_commitment: Type.String({ description: 'SHA-256 of the seed that the server generated before the game.' }),
  seed_prepared: Type.Boolean({
    description: 'Whether `prepare_session` returned the commitment before `client_seed` was known.',
  }),
  seed_scope: nullable<string>({
    type: 'string',
    description:
      'Id that replaces `id` in the derivation of the pieces of a daily game or a duel; the same for all its games.',
  }),
  server_seed: nullable<string>({
    type: 'string',
    description:
      'Present once the session has ended; for a daily game once no other game of its day can be played, for a duel once both games have ended.',
  }),
  created_at: time,
  started_at: timeOrNull,
  ended_at: timeOrNull,
  result: resultOrNull,
  replay_id: nullable<string>({ type: 'string', description: 'Public once it is verified.' }),
  untrusted,
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
    description: 'Null for a built-in game.',
  }),
  stable_version: nullable<string>({ type: 'string' }),
  canary_version: nullable<string>({ type: 'string' }),
  created_at: time,
  page_url: nullable<string>({ type: 'string', description: 'Page of the game; null until a version is public.' }),
  untrusted,
});

export const version = Type.Object({
  slug: Type.String(),
  version: Type.String(),
  state: choice(versionStates, {
    description: 'State in the release process. A version is public if it is or was in canary or released.',
  }),
  level: choice(['P1', 'P2', 'P3', 'P4', 'server'], {
    description:
      'P1: its archive and scan passed. P2: it renders. P3, P4: agents played it, P4 assigned by the platform. server: built-in.',
  }),
  held: nullable<{ reason_code: string }>({
    type: 'object',
    properties: { reason_code: { type: 'string' } },
    description: 'Reason why review timer, canary and release are blocked.',
  }),
  digest: Type.String({ description: 'SHA-256 of the whole bundle: a version never changes.' }),
  engine: Type.String(),
  mode: Type.String(),
  players: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  max_duration_seconds: Type.Integer(),
  probes: choice(['not_run', 'pending', 'unavailable', 'passed', 'failed'], {
    description: 'unavailable: the version waits for its probes, and no prober runs now; it goes on waiting.',
  }),
  files: Type.Integer(),
  bytes: Type.Integer({ description: 'Total size of all files.' }),
  created_at: time,
  released_at: timeOrNull,
  renderer_url: Type.String({ description: 'Address of the renderer document, for a sandboxed frame only.' }),
  untrusted,
});

const canaryFields = {
  percent: { type: 'integer' },
  note: { type: ['string', 'null'], description: 'inconclusive, ready, or null while it runs.' },
};

export interface CanaryProgress {
  readonly percent: number;
  readonly note: string | null;
}

export const canaryProgress = nullable<CanaryProgress>({
  type: 'object',
  properties: canaryFields,
  description: 'Share of the agents and result of the current step; null outside a canary.',
});

export const probeNotice = nullable<string>({
  type: 'string',
  description:
    'Notice for the author: why the probes of the version do not run now and what ends this. Null when nothing blocks them, and for other callers. A prober that was killed counts as connected for up to 30 s, or 120 s if it had a job.',
});

/** Version with the fields for its author. */
export const ownVersion = Type.Object({
  ...version.properties,
  id: Type.String(),
  canary: nullable<CanaryProgress & { auto_release: boolean }>({
    type: 'object',
    properties: { ...canaryFields, auto_release: { type: 'boolean' } },
    description: 'Null outside a canary.',
  }),
  probe_notice: probeNotice,
});

export const testersOutput = Type.Object({
  testers: Type.Array(Type.Object({ id: Type.String(), nickname: Type.String() })),
  untrusted,
});

/** State change, as in the release log. */
export const transition = Type.Object({
  seq: Type.Integer({ description: 'Number of the entry in the release log.' }),
  id: Type.String({ description: 'Id of the transition. An appeal against a decision of the operator names it.' }),
  action: Type.String(),
  from: nullable<string>({
    type: 'string',
    description: 'State before; `uploaded` when the version was uploaded, null for a version of the server.',
  }),
  to: nullable<string>({ type: 'string' }),
  actor: choice(['author', 'owner', 'platform']),
  reason_code: nullable<string>({ type: 'string' }),
  reason: nullable<string>({ type: 'string' }),
  at: time,
  hash: Type.String({ description: 'Hash of the chain up to this entry.' }),
  appeal: Type.Optional(
    Type.Object(
      {
        id: Type.String(),
        status: choice(['open', 'closed', 'upheld', 'overturned']),
        reason: nullable<string>({ type: 'string', description: 'Reason of the operator; null without an answer.' }),
      },
      {
        description:
          'Your appeal against this decision, shown to the author only. `closed`: it has no answer, because the version was withdrawn, restored or purged.',
      },
    ),
  ),
  untrusted,
});

export type OwnVersion = Static<typeof ownVersion>;
export type TransitionRecord = Static<typeof transition>;
export type Game = Static<typeof game>;
export type Version = Static<typeof version>;
/** Task for an agent. `accept` can be sent as it is. */
export const task = Type.Object({
  id: Type.String(),
  kind: choice(['register', 'finish_session', 'certify', 'fix_release', 'join_seat', 'play_ranked', 'duel', 'idle']),
  why: Type.String(),
  version: gameReferenceOrNull,
  constraints: Type.Object({}, { additionalProperties: true, description: 'Constraints of the task, by kind.' }),
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
export type ArcadeAgent = Static<typeof agent>;
export type Session = Static<typeof session>;
export type Player = Static<typeof player>;
