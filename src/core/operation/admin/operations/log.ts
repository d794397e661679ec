import { Type } from 'typebox';
import { choice, input, time } from '../../schema-fragments.ts';
import { adminRead } from '../admin-operation.ts';

const levels = ['debug', 'info', 'warn', 'error'] as const;
const fields = Type.Unsafe<Record<string, string | number | boolean | null>>({
  type: 'object',
  additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
  description: 'Never a credential, an address of a caller, a body or a URL.',
});

export const log = adminRead({
  name: 'log',
  title: 'Latest log lines of the node that handles the request',
  details: 'Newest first.',
  route: { method: 'GET', path: '/log' },
  input: input({
    level: choice(levels, { default: 'info', description: 'This level and those above it.' }),
    limit: Type.Integer({ minimum: 1, maximum: 500, default: 100 }),
  }),
  output: Type.Object({
    lines: Type.Array(Type.Object({ at: time, level: choice(levels), message: Type.String(), fields })),
  }),
  errors: [],
  examples: [{ title: 'Warnings and errors', input: { level: 'warn' } }],

  async run(_db, { level, limit }, { services }) {
    const visibleLevels: readonly string[] = levels.slice(levels.indexOf(level));
    const lines = services.recentLog.read().filter((line) => visibleLevels.includes(line.level));
    return {
      lines: lines.slice(0, limit).map(({ level: lineLevel, time: at, msg: message, ...logFields }) => ({
        at,
        level: lineLevel as (typeof levels)[number],
        message,
        fields: logFields as Record<string, string | number | boolean | null>,
      })),
    };
  },
});
