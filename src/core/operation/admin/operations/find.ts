import { Type } from 'typebox';
import { formatTime, formatTimeOrNull } from '../../../base/clock.ts';
import { isRefusal } from '../../../base/refusal.ts';
import { notFound } from '../../errors.ts';
import { input, time, timeOrNull, untrusted } from '../../schema-fragments.ts';
import { adminRead, moderationOf } from '../admin-operation.ts';
import { moduleFilter } from '../schemas.ts';

export const find = adminRead({
  name: 'find',
  title: 'Search accounts and records',
  route: { method: 'GET', path: '/find' },
  input: input({
    module: moduleFilter,
    text: Type.String({
      maxLength: 120,
      default: '',
      description:
        'Id, beginning of an account name, or words of a record. Plain text without operators. Empty: the newest ones.',
    }),
    limit: Type.Integer({
      minimum: 1,
      maximum: 50,
      default: 20,
      description: 'Maximum number of accounts, and of records.',
    }),
  }),
  output: Type.Object({
    accounts: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), label: Type.String() })),
    records: Type.Array(
      Type.Object({
        kind: Type.String(),
        id: Type.String(),
        title: Type.String(),
        state: Type.String(),
        created_at: time,
        hidden_at: timeOrNull,
        within: Type.String({ description: 'Id of the record on whose page this record is shown.' }),
      }),
    ),
    untrusted,
  }),
  errors: [notFound],
  examples: [
    { title: 'The newest', input: {} },
    { title: 'By a word', input: { text: 'postgresql', limit: 10 } },
  ],

  async run(db, { module, text, limit }, context) {
    const moderation = moderationOf(context, module);
    if (isRefusal(moderation)) return moderation;
    const { adminQueries } = moderation;
    const searchText = text.trim();
    const records = await adminQueries.findRecords(db, searchText, limit);
    return {
      accounts: await adminQueries.findAccounts(db, searchText, limit),
      records: records.map((row) => ({
        ...row,
        created_at: formatTime(row.created_at),
        hidden_at: formatTimeOrNull(row.hidden_at),
      })),
      untrusted: true as const,
    };
  },
});
