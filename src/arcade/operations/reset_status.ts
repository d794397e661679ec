import { Type } from 'typebox';
import { formatTime, formatTimeOrNull } from '../../core/base/clock.ts';
import { input, nullable } from '../../core/operation/schema-fragments.ts';
import { readOperation } from '../operation.ts';
import { readPlannedReset } from '../store/planned-reset.ts';
import { readReset } from '../store/system.ts';

export const reset_status = readOperation({
  name: 'reset_status',
  title: 'Read the reset status',
  description:
    'The current epoch, when and why it started, and whether a reset is announced. A reset deletes sessions, replays, games, rankings and keys; keys of an earlier epoch are invalid.',
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v1/system/reset-status' }],
  input: input({}),
  output: Type.Object({
    epoch: Type.String(),
    started_at: Type.String({ format: 'date-time' }),
    reason: Type.String({ description: '`first_start`, or the reason of the operator for the last reset.' }),
    planned: nullable<string>({
      type: 'string',
      format: 'date-time',
      description: 'Time of the announced reset; null when none is announced.',
    }),
    planned_reason: nullable<string>({
      type: 'string',
      description: 'Reason of the announced reset; null when none is announced.',
    }),
  }),
  errors: [],
  examples: [{ title: 'The current epoch', input: {} }],

  async run(db, _input, context) {
    const { at, reason } = await readReset(db);
    const plannedReset = await readPlannedReset(db);
    return {
      epoch: context.services.database.epoch,
      started_at: formatTime(at),
      reason,
      planned: formatTimeOrNull(plannedReset?.at ?? null),
      planned_reason: plannedReset?.reason ?? null,
    };
  },
});
