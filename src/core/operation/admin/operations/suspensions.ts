import { Type } from 'typebox';
import { input } from '../../schema-fragments.ts';
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

  async run(_db, _input, { nowMs, services }) {
    const suspendedAccounts = await Promise.all(
      services.databases.map(async ({ db, moderations }) => {
        const rows = await listSuspended(db, nowMs, suspensionsMax);
        // A copy of another database still has its accounts.
        const isOther = (realm: string) =>
          services.databases.some(
            (other) => other.db !== db && [...other.moderations.keys()].some((name) => name === realm),
          );
        return rows.filter(({ realm }) => !isOther(realm)).map((row) => ({ db, moderations, row }));
      }),
    );
    const latest = suspendedAccounts
      .flat()
      .sort((one, other) => (other.row.suspended_at ?? 0) - (one.row.suspended_at ?? 0));
    const matches = [];
    for (const { db, moderations, row } of latest.slice(0, suspensionsMax)) {
      const moderation = [...moderations].find(([module]) => module === row.realm)?.[1];
      const account = await moderation?.findAccount(db, row.id);
      const name = account?.name ?? row.id;
      matches.push({ account: { id: row.id, name }, module: row.realm, standing: toAccountStatus(row, nowMs) });
    }
    return { suspensions: matches };
  },
});
