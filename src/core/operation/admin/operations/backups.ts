import { Type } from 'typebox';
import { formatTime, formatTimeOrNull } from '../../../base/clock.ts';
import { choice, input, time, timeOrNull } from '../../schema-fragments.ts';
import { adminRead } from '../admin-operation.ts';

export const backups = adminRead({
  name: 'backups',
  title: 'List backups of the server',
  details: 'Backups in its data folder, newest first, and whether one is running.',
  route: { method: 'GET', path: '/backups' },
  input: input({}),
  output: Type.Object({
    state: choice(['idle', 'running', 'failed', 'unsupported'], {
      description:
        '`failed`: the last one since the start failed, see the log; `unsupported`: the database is PostgreSQL, or no server is running.',
    }),
    encrypted: Type.Boolean({
      description: 'Whether new backups are encrypted: RIALTO_BACKUP_KEY is set for the server.',
    }),
    started_at: timeOrNull,
    backups: Type.Array(Type.Object({ name: Type.String(), at: time, bytes: Type.Integer({ minimum: 0 }) })),
  }),
  errors: [],
  examples: [{ title: 'All', input: {} }],

  async run(_db, _input, { services: { backups: service } }) {
    if (service === null) return { state: 'unsupported' as const, encrypted: false, started_at: null, backups: [] };
    return {
      state: service.isRunning ? ('running' as const) : service.hasFailed ? ('failed' as const) : ('idle' as const),
      encrypted: service.areEncrypted,
      started_at: formatTimeOrNull(service.startedAtMs),
      backups: service.list().map(({ name, atMs, bytes }) => ({ name, at: formatTime(atMs), bytes })),
    };
  },
});
