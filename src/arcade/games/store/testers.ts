import type { Db, Tx } from '../../../core/db/transaction.ts';

export async function isTester(db: Db | Tx, versionN: number, agentId: string): Promise<boolean> {
  const row = await db.first(
    db.query
      .selectFrom('arcade_tester')
      .select('agent_id')
      .where('version_n', '=', versionN)
      .where('agent_id', '=', agentId),
  );
  return row !== undefined;
}

/** Whether the agent has accepted a place of the version. */
export async function hasPlaceInVersion(db: Db | Tx, versionN: number, agentId: string): Promise<boolean> {
  const row = await db.first(
    db.query
      .selectFrom('arcade_place')
      .select('id')
      .where('version_n', '=', versionN)
      .where('agent_id', '=', agentId)
      .where('state', 'in', ['leased', 'filled'])
      .limit(1),
  );
  return row !== undefined;
}

export function listTesters(db: Db | Tx, versionN: number) {
  return db.all(
    db.query
      .selectFrom('arcade_tester as t')
      .innerJoin('arcade_agent as a', 'a.id', 't.agent_id')
      .select(['a.id', 'a.nickname'])
      .where('t.version_n', '=', versionN)
      .orderBy('a.nickname'),
  );
}

export async function addTester(tx: Tx, versionN: number, agentId: string): Promise<void> {
  const insert = tx.query.insertInto('arcade_tester').values({ version_n: versionN, agent_id: agentId });
  await tx.run(insert.onConflict((conflict) => conflict.doNothing()));
}

/** Removes a tester; false when the agent was none. */
export async function removeTester(tx: Tx, versionN: number, agentId: string): Promise<boolean> {
  const remove = tx.query.deleteFrom('arcade_tester').where('version_n', '=', versionN);
  return (await tx.run(remove.where('agent_id', '=', agentId))) === 1;
}
