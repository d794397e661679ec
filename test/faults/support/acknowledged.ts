import assert from 'node:assert/strict';
import Sqlite from 'better-sqlite3';
import { sqliteFile } from '../../../src/core/db/sqlite/sqlite-connection.ts';

/** The ids of complete lines printed by an acknowledging writer. */
export function parseAcknowledgedIds(output: string): string[] {
  const lines = output.split('\n').slice(0, -1);
  return lines.filter((line) => line.startsWith('acknowledged ')).map((line) => line.slice('acknowledged '.length));
}

/**
 * Asserts that the file passes SQLite's integrity check, every row has its event and vice versa, and positions are
 * consecutive from 1. Returns the ids of all rows.
 */
export function assertConsistent(dataDir: string): Set<string> {
  const connection = new Sqlite(sqliteFile(dataDir));
  try {
    assert.equal(connection.pragma('integrity_check', { simple: true }), 'ok');
    const rows = connection.prepare('select id from test_record').pluck().all() as string[];
    const events = connection.prepare('select position, id from test_event order by position').all() as {
      position: number;
      id: string;
    }[];
    assert.deepEqual(events.map((event) => event.id).sort(), [...rows].sort());
    assert.deepEqual(
      events.map((event) => event.position),
      events.map((_, index) => index + 1),
    );
    return new Set(rows);
  } finally {
    connection.close();
  }
}

/** The remaining ids of a database that may have lost its tables. */
export function readRemainingIds(dataDir: string): Set<string> {
  const connection = new Sqlite(sqliteFile(dataDir));
  try {
    const table = connection.prepare("select name from sqlite_master where name = 'test_record'").get();
    if (table === undefined) return new Set();
    return new Set(connection.prepare('select id from test_record').pluck().all() as string[]);
  } finally {
    connection.close();
  }
}
