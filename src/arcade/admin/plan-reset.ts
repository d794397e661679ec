import { Type } from 'typebox';
import { formatTime } from '../../core/base/clock.ts';
import { refuse } from '../../core/base/refusal.ts';
import { adminWrite, createDecision, recordDecision } from '../../core/operation/admin/admin-operation.ts';
import { auditEntrySchema, futureTime, reason } from '../../core/operation/admin/schemas.ts';
import { nothingToChange, refuseInput } from '../../core/operation/errors.ts';
import { input, nullable } from '../../core/operation/schema-fragments.ts';
import { setPlannedReset } from '../store/planned-reset.ts';
import { arcadeBasePath } from './base-path.ts';

export const planReset = adminWrite({
  name: 'plan-reset',
  title: 'Announce a reset of the arcade',
  details:
    'A reset permanently deletes all sessions, replays, games, rankings and keys of the arcade and starts a new epoch. This operation only announces it. Without a time, the announcement is withdrawn.',
  route: { method: 'POST', path: '/api/v1/admin/resets/plan', basePath: arcadeBasePath },
  input: input({
    at: Type.Optional(
      Type.String({
        ...futureTime,
        description: 'RFC 3339, in the future. Leave it out to withdraw the announcement.',
      }),
    ),
    reason,
  }),
  output: Type.Object({
    planned: nullable<string>({ type: 'string', format: 'date-time' }),
    decision: auditEntrySchema,
  }),
  errors: [nothingToChange],
  examples: [
    {
      title: 'New rules from January on',
      input: { at: '2099-01-08T00:00:00Z', reason: 'The scoring rules change; all rankings start again.' },
    },
  ],

  async run(tx, { at, reason }, context) {
    const atMs = at === undefined ? null : Date.parse(at);
    if (atMs !== null && atMs <= context.nowMs) return refuseInput('/at', 'past', '/at must be in the future.');
    const isChanged = await setPlannedReset(tx, atMs === null ? null : { at: atMs, reason });
    if (!isChanged) return refuse(nothingToChange, 'No reset is planned.');
    const plannedTime = atMs === null ? null : formatTime(atMs);
    const target = { kind: 'epoch', id: 'arcade' };
    const detail = plannedTime === null ? {} : { until: plannedTime };
    const auditFields = { act: 'plan-reset', module: 'arcade', target, detail } as const;
    return {
      planned: plannedTime,
      decision: await recordDecision(tx, context, createDecision(context, reason), auditFields),
    };
  },
});
