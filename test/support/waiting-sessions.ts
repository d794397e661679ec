import { rawRows } from './raw-rows.ts';

/** Process ids of the PostgreSQL sessions in this database that wait for a lock. */
export async function waitingSessions(databaseUrl: string): Promise<number[]> {
  const rows = await rawRows(
    { dataDir: '', databaseUrl },
    "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rows.map(({ pid }) => Number(pid));
}
