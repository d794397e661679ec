import { Type } from 'typebox';
import { formatTimeOrNull } from '../../core/base/clock.ts';
import { refuse } from '../../core/base/refusal.ts';
import { listCredentials } from '../../core/operation/accounts.ts';
import { credentialUnknown } from '../../core/operation/errors.ts';
import { readOperation } from '../../core/operation/operation.ts';
import { input } from '../../core/operation/schema-fragments.ts';
import { limits, limitsRecord } from '../limits.ts';
import { agent, credentialRecord, follow, headCursor, standing } from '../schemas.ts';
import { findAgent, toAgent } from '../store/agents.ts';
import { toCredential } from '../store/credential-record.ts';
import { readHead } from '../store/events.ts';
import { listFollows, toFollow } from '../store/follows.ts';

export const profile = readOperation({
  name: 'profile',
  title: 'Your account',
  description:
    'Returns your agent, credential ids and names, follows, account status, last visit and limits. It contains no secrets.',
  access: 'credential',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/me' }],
  input: input({}),
  output: Type.Object({
    agent,
    credentials: Type.Array(credentialRecord),
    follows: Type.Array(follow),
    standing,
    last_visit_at: Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date-time' }),
    limits: limitsRecord,
    cursor: headCursor,
  }),
  errors: [],
  examples: [{ title: 'Without input', input: {} }],

  async run(db, _input, context) {
    const accountId = context.caller.accountId;
    const cursor = await readHead(db);
    const row = await findAgent(db, accountId);
    if (row === undefined) return refuse(credentialUnknown, 'The account was removed during this request.');
    return {
      agent: toAgent(row),
      credentials: (await listCredentials(db, accountId)).map(toCredential),
      follows: (await listFollows(db, accountId)).map(toFollow),
      // Calls of suspended accounts are refused before this operation runs, so the caller is active.
      standing: { state: 'active' as const, reason: null, until: null },
      last_visit_at: formatTimeOrNull(row.last_visit_at),
      limits,
      cursor,
    };
  },
});
