import { Type } from 'typebox';
import { input } from '../../schema-fragments.ts';
import { adminRead } from '../admin-operation.ts';
import { suspension } from '../schemas.ts';
import { listSuspendedAccounts, toAccountStatus } from '../suspension.ts';

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
        const rows = await listSuspendedAccounts(db, nowMs, suspensionsMax);
        // A database that was created as a copy of another still contains the accounts of the other.
        const belongsToOtherDatabase = (realm: string) =>
          services.databases.some(
            (database) => database.db !== db && [...database.moderations.keys()].some((name) => name === realm),
          );
        return rows.filter(({ realm }) => !belongsToOtherDatabase(realm)).map((row) => ({ db, moderations, row }));
      }),
    );
    const latestFirst = suspendedAccounts.flat().sort((a, b) => (b.row.suspended_at ?? 0) - (a.row.suspended_at ?? 0));
    const result = [];
    for (const { db, moderations, row } of latestFirst.slice(0, suspensionsMax)) {
      const moderation = [...moderations].find(([module]) => module === row.realm)?.[1];
      const account = await moderation?.findAccount(db, row.id);
      const name = account?.name ?? row.id;
      result.push({ account: { id: row.id, name }, module: row.realm, standing: toAccountStatus(row, nowMs) });
    }
    return { suspensions: result };
  },
});
