import type Sqlite from 'better-sqlite3';
import { randomToken } from '../../base/ids.ts';
import { epochKey } from '../epoch.ts';

/** The epoch of an embedded database, made when there is none yet. */
export function ensureSqliteEpoch(connection: Sqlite.Database): string {
  connection.prepare('insert into meta (key, value) values (?, ?) on conflict do nothing').run(epochKey, randomToken());
  return connection.prepare('select value from meta where key = ?').pluck().get(epochKey) as string;
}

/** A restored backup goes on from an earlier state: its positions mean something else from here on. */
export function renewSqliteEpoch(connection: Sqlite.Database): void {
  connection
    .prepare('insert into meta (key, value) values (?, ?) on conflict (key) do update set value = excluded.value')
    .run(epochKey, randomToken());
}
