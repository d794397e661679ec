import pg from 'pg';
import { freshDatabase, postgresMissing } from '../../test/support/postgres.ts';
import type { Bench } from '../bench.ts';
import { fillInProcess } from '../fill/filled-folder.ts';

const entriesDefault = 2_000;

export interface FilledDatabase {
  readonly url: string;
  /** Ids of all open entries. */
  readonly entryIds: readonly string[];
}

/** New PostgreSQL database, filled with entries and dropped at the end of the scenario. */
export async function filledDatabase(bench: Bench, entries = entriesDefault): Promise<FilledDatabase> {
  const missing = postgresMissing();
  if (missing !== undefined) throw new Error(missing);
  const { url, drop } = await freshDatabase();
  bench.onEnd(drop);
  bench.print(`filling PostgreSQL with ${entries.toLocaleString('en')} entries`);
  fillInProcess([bench.emptyFolder(), String(entries), url]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(`select id from exchange_entry where status = 'open'`);
  await client.end();
  return { url, entryIds: rows.map((row) => row.id) };
}
