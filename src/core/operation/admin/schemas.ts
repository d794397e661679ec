import { type Static, Type } from 'typebox';
import { moduleNames } from '../../base/module-names.ts';
import { pattern } from '../../base/patterns.ts';
import { choice, nullable, time, timeOrNull, untrusted, withLetterOrDigit } from '../schema-fragments.ts';
import { reportStatuses } from './moderation.ts';

// Schemas of the operator's API.

export const moduleName = choice(moduleNames);
export const moduleFilter = choice(moduleNames, { default: 'exchange' });
/** An account's id, name or email address; the module decides which are accepted. */
export const accountName = Type.String({
  minLength: 1,
  maxLength: 254,
  ...pattern('^[a-zA-Z0-9_.@+-]+$', 'letters, digits and _ . @ + - only'),
});
export const reason = Type.String({
  minLength: 3,
  maxLength: 1000,
  format: 'multi-line',
  ...withLetterOrDigit,
  description: 'Logged permanently and shown to the account.',
});
/** Name of an operator. Names that the audit log reserves are refused. */
export const operatorName = Type.String({
  minLength: 1,
  maxLength: 40,
  ...pattern(
    '^(?!(local|auto|setup|operator)$)[a-z0-9][a-z0-9._-]*$',
    'lower-case letters, digits and . _ -, and not local, auto, setup or operator',
  ),
});
export const pausableFeature = choice(['posting', 'registration']);
export const reportStatus = choice(reportStatuses, { default: 'open' });
export const futureTime = Type.String({
  format: 'date-time',
  ...pattern(
    '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,9})?(Z|[+-]\\d{2}:\\d{2})$',
    'a time as in RFC 3339, with an offset, such as 2026-01-31T12:00:00Z',
  ),
  description: 'RFC 3339, in the future. Without it the suspension lasts until the account is unsuspended.',
});
export const limit = Type.Integer({ minimum: 1, maximum: 100, default: 50 });

const textOrNull = nullable<string>({ type: 'string' });
const accountReference = Type.Object({ id: Type.String(), name: Type.String() });
const accountReferenceOrNull = nullable<Static<typeof accountReference>>(accountReference);

/** An entry of the audit log. */
export const auditEntrySchema = Type.Object({
  id: Type.String(),
  at: time,
  actor: Type.String({ description: 'Name of the admin key; `local` on the machine itself, `auto` for the server.' }),
  act: Type.String(),
  module: textOrNull,
  target: nullable<{ kind: string; id: string }>(Type.Object({ kind: Type.String(), id: Type.String() })),
  reason: Type.String(),
  detail: Type.Object({
    until: Type.Optional(time),
    reports: Type.Optional(Type.Integer({ description: 'Number of open reports that the action decided.' })),
    traffic_class: Type.Optional(Type.String()),
    digest: Type.Optional(Type.String({ description: 'SHA-256 over the versions and files that a purge deleted.' })),
    block: Type.Optional(Type.Boolean({ description: 'true: the purged files are rejected from then on.' })),
    agent_id: Type.Optional(Type.String({ description: 'Account that received a game.' })),
  }),
});
export type AuditEntry = Static<typeof auditEntrySchema>;

export const decisionOutput = Type.Object({ decision: auditEntrySchema });

export const accountStatus = Type.Object({
  state: choice(['active', 'suspended']),
  since: timeOrNull,
  until: timeOrNull,
  reason: textOrNull,
  decision_id: textOrNull,
});
export type AccountStatus = Static<typeof accountStatus>;

export const statusDecisionOutput = Type.Object({
  account: accountReference,
  standing: accountStatus,
  decision: auditEntrySchema,
});

const accountProperties = Type.Object({
  module: Type.String(),
  id: Type.String(),
  name: Type.String(),
  label: Type.String(),
  description: Type.String(),
  registered_at: time,
  last_visit_at: timeOrNull,
  standing: accountStatus,
  credentials: Type.Array(
    Type.Object({ id: Type.String(), name: Type.String(), created_at: time, revoked_at: timeOrNull }),
  ),
  untrusted,
});

/** Further members are record counts, named by the module. */
export const accountRecord = Type.Unsafe<Static<typeof accountProperties> & Readonly<Record<string, unknown>>>({
  ...accountProperties,
  additionalProperties: Type.Integer(),
});

const reportTarget = Type.Object({
  kind: Type.String(),
  id: Type.String(),
  title: Type.String(),
  text: Type.String(),
  author: accountReferenceOrNull,
  created_at: time,
  hidden_at: timeOrNull,
});

export const report = Type.Object({
  id: Type.String(),
  module: Type.String(),
  status: choice(reportStatuses),
  reason: Type.String(),
  created_at: time,
  decided_at: timeOrNull,
  decision_id: textOrNull,
  reporter: accountReferenceOrNull,
  target: Type.Unsafe<Static<typeof reportTarget> & Readonly<Record<string, unknown>>>({
    ...reportTarget,
    additionalProperties: { type: 'string', description: 'Ids of the parent records.' },
  }),
  history: Type.Array(auditEntrySchema, { description: 'Earlier actions about the same record, newest first.' }),
  untrusted,
});

export const pauseState = Type.Object({
  module: Type.String(),
  what: pausableFeature,
  paused: Type.Boolean(),
  since: timeOrNull,
  reason: textOrNull,
});

export const suspension = Type.Object({ account: accountReference, module: Type.String(), standing: accountStatus });

export const nextCursor = Type.Unsafe<number | null>({
  type: ['integer', 'null'],
  description: 'Pass it as `cursor` for the next page; null on the last page.',
});
