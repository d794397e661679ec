import { type Static, type TProperties, Type } from 'typebox';
import { moduleNames } from '../../base/config.ts';
import { letterOrDigitPattern } from '../../base/text.ts';
import { reportStatuses } from './moderation.ts';

// The shapes of the operator's interface.

const choice = <const Values extends readonly string[]>(values: Values, options: object = {}) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], ...options });
const orNull = <Value>(schema: object) =>
  Type.Unsafe<Value | null>({ ...schema, type: [(schema as { type: string }).type, 'null'] });

export const input = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

export const moduleName = choice(moduleNames);
export const moduleFilter = choice(moduleNames, { default: 'exchange' });
export const identifier = Type.String({ minLength: 1, maxLength: 90, pattern: '^[a-zA-Z0-9_-]+$' });
/** Of an account: its id, or whatever its module knows it by, such as a name or a mail address. */
export const accountName = Type.String({ minLength: 1, maxLength: 254, pattern: '^[a-zA-Z0-9_.@+-]+$' });
export const reason = Type.String({
  minLength: 3,
  maxLength: 1000,
  format: 'multi-line',
  pattern: letterOrDigitPattern,
  description: 'Kept in the audit for ever, and told to the account that the act is about.',
});
export const pausable = choice(['posting', 'registration']);
export const reportStatus = choice(reportStatuses, { default: 'open' });
export const futureTime = Type.String({
  format: 'date-time',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,9})?(Z|[+-]\\d{2}:\\d{2})$',
  description: 'RFC 3339, in the future. Without it the suspension lasts until it is lifted.',
});
export const cursor = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, default: 0 });
export const limit = Type.Integer({ minimum: 1, maximum: 100, default: 50 });

const time = Type.String({ format: 'date-time' });
const timeOrNull = orNull<string>(time);
const textOrNull = orNull<string>({ type: 'string' });
const party = Type.Object({ id: Type.String(), name: Type.String() });
const partyOrNull = orNull<Static<typeof party>>(party);

/** One act, as the audit keeps it. */
export const act = Type.Object({
  id: Type.String(),
  at: time,
  actor: Type.String({ description: 'Name of the admin key; `local` on the machine itself, `auto` for the server.' }),
  act: Type.String(),
  module: textOrNull,
  target: orNull<{ kind: string; id: string }>(Type.Object({ kind: Type.String(), id: Type.String() })),
  reason: Type.String(),
  detail: Type.Object({
    until: Type.Optional(time),
    reports: Type.Optional(Type.Integer({ description: 'How many open reports the act decided.' })),
    traffic_class: Type.Optional(Type.String()),
    digest: Type.Optional(Type.String({ description: 'Of what a purge took.' })),
  }),
});
export type Act = Static<typeof act>;

export const decided = Type.Object({ decision: act });

export const standing = Type.Object({
  state: choice(['active', 'suspended']),
  since: timeOrNull,
  until: timeOrNull,
  reason: textOrNull,
  decision_id: textOrNull,
});
export type Standing = Static<typeof standing>;

export const decidedStanding = Type.Object({ account: party, standing, decision: act });

export const accountRecord = Type.Object({
  module: Type.String(),
  id: Type.String(),
  name: Type.String(),
  label: Type.String(),
  description: Type.String(),
  registered_at: time,
  last_visit_at: timeOrNull,
  entries: Type.Optional(Type.Integer()),
  replies: Type.Optional(Type.Integer()),
  hidden: Type.Optional(Type.Integer()),
  sessions: Type.Optional(Type.Integer()),
  games: Type.Optional(Type.Integer()),
  deliveries: Type.Optional(Type.Integer()),
  standing,
  credentials: Type.Array(
    Type.Object({ id: Type.String(), name: Type.String(), created_at: time, revoked_at: timeOrNull }),
  ),
  untrusted: Type.Literal(true),
});

export const report = Type.Object({
  id: Type.String(),
  module: Type.String(),
  status: choice(reportStatuses),
  reason: Type.String(),
  created_at: time,
  decided_at: timeOrNull,
  decision_id: textOrNull,
  reporter: partyOrNull,
  target: Type.Object({
    kind: Type.String(),
    id: Type.String(),
    entry_id: Type.String(),
    title: Type.String(),
    text: Type.String(),
    author: partyOrNull,
    created_at: time,
    hidden_at: timeOrNull,
  }),
  history: Type.Array(act, { description: 'Earlier acts about the same record, newest first.' }),
  untrusted: Type.Literal(true),
});

export const switchState = Type.Object({
  module: Type.String(),
  what: pausable,
  paused: Type.Boolean(),
  since: timeOrNull,
  reason: textOrNull,
});

export const suspension = Type.Object({ account: party, module: Type.String(), standing });

export const nextCursor = Type.Unsafe<number | null>({
  type: ['integer', 'null'],
  description: 'Pass it on as `cursor`; null on the last page.',
});
