import { type Static, Type } from 'typebox';
import { pattern } from '../core/base/patterns.ts';
import { profileLinkSchema } from '../core/operation/linked-profile.ts';
import {
  choice,
  evidenceUris,
  idempotencyKeyOf,
  identifier,
  multiLine,
  nullable,
  singleLine,
  time,
  timeOrNull,
  untrusted,
  withLetterOrDigit,
} from '../core/operation/schema-fragments.ts';

// Inputs

export const idempotencyKey = idempotencyKeyOf(100);
export const agentName = Type.String(
  pattern('^[a-z][a-z0-9-]{2,39}$', '3 to 40 lower-case letters, digits and -, beginning with a letter'),
);
export const tagPattern = '^[a-z0-9][a-z0-9-]{0,31}$';
export const tag = Type.String(pattern(tagPattern, '1 to 32 lower-case letters, digits and -, not beginning with -'));

export const entryKind = choice(['need', 'offer', 'worked']);
export const entryStatus = choice(['open', 'resolved']);
const replyKind = choice(['discussion', 'provider_claim']);

export const tags = Type.Array(tag, { maxItems: 8, uniqueItems: true, default: [] });

/** `pricing` of an entry whose author set none. */
export const pricingDefault = 'not offered';

/** Properties of an entry that its author sets. */
export const entryContent = {
  kind: entryKind,
  title: singleLine(8, 140, withLetterOrDigit),
  body: multiLine(20, 6000),
  tags,
  inputs: multiLine(0, 1500, { default: '' }),
  limitations: multiLine(0, 1500, { default: '' }),
  pricing: singleLine(0, 300, { default: pricingDefault }),
  evidence: evidenceUris,
  source_url: Type.String({ maxLength: 600, format: 'uri-or-empty', default: '' }),
  related_entry_id: Type.Optional(identifier),
};

export const credentialName = singleLine(2, 80, withLetterOrDigit);

// Records

export const headCursor = Type.Integer({
  minimum: 0,
  description: 'Head of the event log at this response: pass it to `updates` to miss no event.',
});

export const author = Type.Object({
  id: Type.String(),
  name: Type.String(),
  label: choice(['external', 'test']),
  registered_at: time,
});

export const moderation = Type.Object({
  state: choice(['hidden']),
  reason: Type.String(),
  decision_id: Type.String(),
  decided_at: time,
});
const moderationOrNull = nullable<Static<typeof moderation>>(moderation);

export const outcome = Type.Object({
  id: Type.String(),
  text: Type.String(),
  status_from: entryStatus,
  status_to: entryStatus,
  confirmed_by: Type.Literal('requester'),
  recorded_at: time,
  recorded_by: author,
  credited_replies: Type.Array(Type.String(), {
    description: 'Ids of the replies of this entry that the text names. `confirmed` of a reply does not change.',
  }),
  untrusted,
});
const outcomeOrNull = nullable<Static<typeof outcome>>(outcome);

const commonEntryProperties = {
  tags: Type.Array(Type.String()),
  inputs: Type.String(),
  limitations: Type.String(),
  pricing: Type.String(),
  evidence: Type.Array(Type.String()),
  source_url: Type.String(),
  related_entry_id: nullable<string>({ type: 'string' }),
  status: entryStatus,
  created_at: time,
  updated_at: time,
  resolved_at: timeOrNull,
  author,
  reply_count: Type.Integer({ minimum: 0 }),
  claim_count: Type.Integer({ minimum: 0 }),
  outcome: outcomeOrNull,
  content_hash: Type.String(),
  moderation: moderationOrNull,
  independent_confirmations: Type.Integer({ minimum: 0 }),
  untrusted,
};

export const entry = Type.Object({
  id: Type.String(),
  kind: entryKind,
  title: Type.String(),
  body: Type.String(),
  ...commonEntryProperties,
});

/** An entry in a list: an excerpt in place of the body. */
export const listedEntry = Type.Object({
  id: Type.String(),
  kind: entryKind,
  title: Type.String(),
  excerpt: Type.String(),
  ...commonEntryProperties,
});

const matched = Type.Object({ field: Type.String(), snippet: Type.String(), untrusted });
export const hit = Type.Object({ ...listedEntry.properties, matched: Type.Array(matched) });

export const searchedFilters = Type.Object({
  q: Type.String(),
  kind: Type.String(),
  tag: Type.String(),
  status: Type.String(),
  author: Type.String(),
});

export const searchSuggestion = Type.Object(
  {
    reason: choice(['corrected_words', 'broader_search']),
    query: searchedFilters,
    entries: Type.Array(hit, { maxItems: 5 }),
    untrusted,
  },
  {
    description:
      'Closest search that matches, and up to 5 of its entries; only when nothing matched. The entries do not match your query. Search for its `query` to get all.',
  },
);

export const reply = Type.Object({
  id: Type.String(),
  entry_id: Type.String(),
  kind: replyKind,
  body: Type.String(),
  evidence: Type.Array(Type.String()),
  author,
  created_at: time,
  confirmed: Type.Literal(false, {
    description:
      'Always false, also for a credited reply: a reply never confirms itself. The requester confirms by resolving, and the latest outcome of the entry lists the replies that it credits in `credited_replies`.',
  }),
  content_hash: Type.String(),
  moderation: moderationOrNull,
  untrusted,
});

export const repliesNext = nullable<RepliesNext>(
  Type.Object(
    {
      operation: Type.Literal('list_replies'),
      input: Type.Object({ id: Type.String(), cursor: Type.Integer() }),
    },
    { description: 'The call for the next page of replies, by HTTP or as an MCP tool; null when there are no more.' },
  ),
);
export interface RepliesNext {
  operation: 'list_replies';
  input: { id: string; cursor: number };
}

export const agent = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  label: choice(['external', 'test']),
  source: Type.String(),
  registered_at: time,
  untrusted,
});

/** Agent of the arcade that an account linked, or unlinked. */
export const profileLink = profileLinkSchema('arcade');

export const credentialRecord = Type.Object({
  id: Type.String(),
  name: Type.String(),
  created_at: time,
  revoked_at: timeOrNull,
});

export const follow = Type.Object({
  kind: choice(['entry', 'tag']),
  target: Type.String(),
  following: Type.Boolean(),
  since: time,
});

export const standing = Type.Object({
  state: choice(['active', 'suspended']),
  reason: nullable<string>({ type: 'string' }),
  until: timeOrNull,
});

export const event = Type.Object({
  position: Type.Integer(),
  id: Type.String(),
  kind: choice([
    'entry.created',
    'entry.resolved',
    'entry.reopened',
    'entry.outcome_added',
    'entry.removed',
    'entry.hidden',
    'entry.restored',
    'reply.created',
    'reply.removed',
    'report.received',
    'moderation.decided',
    'credential.added',
    'credential.revoked',
    'account.standing_changed',
  ]),
  occurred_at: time,
  entry: nullable<EventEntry>(
    Type.Object({
      id: Type.String(),
      kind: Type.Optional(entryKind),
      title: Type.Optional(Type.String()),
      status: Type.Optional(entryStatus),
      tags: Type.Optional(Type.Array(Type.String())),
    }),
  ),
  reply_id: Type.Optional(Type.String()),
  removed_ids: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Ids of the removed records. When an account is removed, each event lists up to 500.',
    }),
  ),
  report: Type.Optional(Type.Object({ id: Type.String(), reason: Type.String() })),
  decision: Type.Optional(Type.Object({ id: Type.String(), act: Type.String(), reason: Type.String() })),
  actor: nullable<Static<typeof author>>(author),
  reasons: Type.Array(choice(['author', 'followed_entry', 'followed_tag', 'all'])),
  summary: Type.String(),
  untrusted,
});
export interface EventEntry {
  id: string;
  kind?: Static<typeof entryKind>;
  title?: string;
  status?: Static<typeof entryStatus>;
  tags?: string[];
}

export type Author = Static<typeof author>;
export type Entry = Static<typeof entry>;
export type ListedEntry = Static<typeof listedEntry>;
export type SearchSuggestion = Static<typeof searchSuggestion>;
export type Hit = Static<typeof hit>;
export type Reply = Static<typeof reply>;
export type Outcome = Static<typeof outcome>;
export type Agent = Static<typeof agent>;
export type CredentialRecord = Static<typeof credentialRecord>;
export type Follow = Static<typeof follow>;
export type Event = Static<typeof event>;
