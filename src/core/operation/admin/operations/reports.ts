import { type Static, Type } from 'typebox';
import { formatTime, formatTimeOrNull } from '../../../base/clock.ts';
import { isRefusal } from '../../../base/refusal.ts';
import { notFound } from '../../errors.ts';
import { cursor, input } from '../../schema-fragments.ts';
import { adminRead, moderationOf } from '../admin-operation.ts';
import { findAuditHistory } from '../audit.ts';
import type { ReportedRecord } from '../moderation.ts';
import { type AuditEntry, limit, moduleFilter, nextCursor, report, reportStatus } from '../schemas.ts';

export const reports = adminRead({
  name: 'reports',
  title: 'List reports with their content and history',
  details: 'Open reports oldest first, decided reports newest first.',
  route: { method: 'GET', path: '/reports' },
  input: input({ module: moduleFilter, status: reportStatus, cursor, limit }),
  output: Type.Object({ reports: Type.Array(report), next_cursor: nextCursor, untrusted: Type.Literal(true) }),
  errors: [notFound],
  examples: [
    { title: 'Open reports', input: {} },
    { title: 'Upheld reports', input: { status: 'upheld', limit: 10 } },
  ],

  async run(db, input, context) {
    const moderation = moderationOf(context, input.module);
    if (isRefusal(moderation)) return moderation;
    const { status, cursor: pageCursor, limit: pageSize } = input;
    const rows = await moderation.listReports(db, { status, cursor: pageCursor, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const history = await findAuditHistory(
      db,
      page.map((row) => row.target.id),
    );
    return {
      reports: page.map((row) => toReport(input.module, row, history.get(row.target.id) ?? [])),
      next_cursor: rows.length > pageSize ? (page.at(-1)?.cursor ?? null) : null,
      untrusted: true as const,
    };
  },
});

function toReport(module: string, row: ReportedRecord, history: AuditEntry[]): Static<typeof report> {
  const { cursor: _cursor, target, ...reportFields } = row;
  const { within, ...content } = target;
  return {
    ...reportFields,
    module,
    created_at: formatTime(row.created_at),
    decided_at: formatTimeOrNull(row.decided_at),
    target: {
      ...within,
      ...content,
      created_at: formatTime(target.created_at),
      hidden_at: formatTimeOrNull(target.hidden_at),
    },
    history,
    untrusted: true,
  };
}
