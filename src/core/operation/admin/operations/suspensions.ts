import { Type } from 'typebox';
import { input } from '../../schema-words.ts';
import { adminRead } from '../admin-operation.ts';
import { suspension } from '../schemas.ts';
import { listSuspended, toAccountStatus } from '../suspension.ts';

const suspensionsMax = 500;

export const suspensions = adminRead({
  name: 'suspensions',
  title: 'The 500 latest suspensions that are in force',
  route: { method: 'GET', path: '/suspensions' },
  input: input({}),
  output: Type.Object({ suspensions: Type.Array(suspension) }),
  errors: [],
  examples: [{ title: 'All of them', input: {} }],

  async run(db, _given, context) {
    const rows = await listSuspended(db, context.nowMs, suspensionsMax);
    const matches = [];
    for (const row of rows) {
      const moderation = [...context.services.moderations].find(([module]) => module === row.realm)?.[1];
      const account = await moderation?.findAccount(db, row.id);
      const name = account?.name ?? row.id;
      matches.push({ account: { id: row.id, name }, module: row.realm, standing: toAccountStatus(row, context.nowMs) });
    }
    return { suspensions: matches };
  },
});
