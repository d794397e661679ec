import { Type } from 'typebox';
import { formatTime } from '../../core/base/clock.ts';
import { readOperation } from '../../core/operation/operation.ts';
import { input, timeOrNull } from '../../core/operation/schema-words.ts';
import { arcadeOf } from '../running-arcade.ts';
import { readReset } from '../store/system.ts';

export const reset_status = readOperation({
  name: 'reset_status',
  title: 'Since when records go back',
  description:
    'The epoch, when and why it began, and whether a reset is announced. A reset takes sessions, replays, games, rankings and keys; keys of an earlier epoch open nothing.',
  access: 'public',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v1/system/reset-status' }],
  input: input({}),
  output: Type.Object({
    epoch: Type.String(),
    started_at: Type.String({ format: 'date-time' }),
    reason: Type.String({ description: '`first_start`, or why the owner reset it.' }),
    planned: timeOrNull,
  }),
  errors: [],
  examples: [{ title: 'The epoch', input: {} }],

  async run(db, _given, context) {
    const { at, reason } = await readReset(db);
    return { epoch: arcadeOf(context).database.epoch, started_at: formatTime(at), reason, planned: null };
  },
});
