import type Sqlite from 'better-sqlite3';
import { randomToken } from '../../base/ids.ts';
import { epochKey } from '../epoch.ts';

/** Reads the epoch of an embedded database; creates it when missing. */
export function ensureSqliteEpoch(connection: Sqlite.Database): string {
  connection.prepare('insert into meta (key, value) values (?, ?) on conflict do nothing').run(epochKey, randomToken());
  return connection.prepare('select value from meta where key = ?').pluck().get(epochKey) as string;
}

/** Replaces the epoch after a restore: the positions of events written since the backup are assigned again. */
export function renewSqliteEpoch(connection: Sqlite.Database): void {
  connection
    .prepare('insert into meta (key, value) values (?, ?) on conflict (key) do update set value = excluded.value')
    .run(epochKey, randomToken());
}
