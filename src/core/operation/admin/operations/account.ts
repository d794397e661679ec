import { Type } from 'typebox';
import { formatTime, formatTimeOrNull } from '../../../base/clock.ts';
import { isRefusal, refuse } from '../../../base/refusal.ts';
import { findAccount, listCredentials } from '../../accounts.ts';
import { notFound } from '../../errors.ts';
import { input } from '../../schema-fragments.ts';
import { adminRead, moderationOf } from '../admin-operation.ts';
import { listAudit, toAuditEntry } from '../audit.ts';
import { accountName, accountRecord, auditEntrySchema, moduleFilter } from '../schemas.ts';
import { toAccountStatus } from '../suspension.ts';

const historyEntriesMax = 50;

export const account = adminRead({
  name: 'account',
  title: 'Show an account',
  details: 'Status, credentials without secrets, and operator decisions.',
  route: { method: 'GET', path: '/accounts/:id' },
  input: input({ module: moduleFilter, id: accountName }),
  output: Type.Object({ account: accountRecord, history: Type.Array(auditEntrySchema) }),
  errors: [notFound],
  examples: [{ title: 'By name', input: { id: 'ci-doctor' } }],

  async run(db, input, context) {
    const moderation = moderationOf(context, input.module);
    if (isRefusal(moderation)) return moderation;
    const moderatedAccount = await moderation.findAccount(db, input.id);
    const row = moderatedAccount === undefined ? undefined : await findAccount(db, moderatedAccount.id);
    if (moderatedAccount === undefined || row === undefined) return refuse(notFound, 'No account has this id or name.');
    const credentials = await listCredentials(db, row.id);
    const { counts, ...record } = moderatedAccount;
    const auditEntries = await listAudit(db, { targetId: row.id, cursor: 0, limit: historyEntriesMax });
    return {
      account: {
        ...counts,
        ...record,
        module: input.module,
        registered_at: formatTime(row.created_at),
        last_visit_at: formatTimeOrNull(moderatedAccount.last_visit_at),
        standing: toAccountStatus(row, context.nowMs),
        credentials: credentials.map(({ id, name, created_at, revoked_at }) => {
          return { id, name, created_at: formatTime(created_at), revoked_at: formatTimeOrNull(revoked_at) };
        }),
        untrusted: true as const,
      },
      history: auditEntries.map(toAuditEntry),
    };
  },
});
