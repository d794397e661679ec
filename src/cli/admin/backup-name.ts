import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

// Names sort by time and contain the SHA-256 of the content, which a restore verifies.
const namePattern =
  /^rialto-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-([0-9a-f]{64})\.(sqlite|(?:(?:arcade|relay)\.)?dump)(?:\.enc)?$/;

/** Kind of a backup and its file extension: `sqlite` for the embedded database, `dump` for a PostgreSQL database. */
export type BackupKind = 'sqlite' | 'dump' | 'arcade.dump' | 'relay.dump';

/** Databases that have backups of a kind, for messages. */
const databaseNames: Readonly<Record<BackupKind, string>> = {
  sqlite: 'the embedded database',
  dump: 'the PostgreSQL database',
  'arcade.dump': "the arcade's own PostgreSQL database",
  'relay.dump': "the relay's own PostgreSQL database",
};

/** Message for a store at `address` without a backup of this kind; it may contain backups of other databases. */
export function noBackupText(kind: BackupKind, address: string): string {
  return `There is no backup of ${databaseNames[kind]} in ${address}.`;
}

/** Whether the text is the name of a backup; with `kind`, of a backup of that kind. */
export function isBackupName(text: string, kind?: BackupKind): boolean {
  const actualKind = kindFromName(text);
  return actualKind !== undefined && (kind === undefined || actualKind === kind);
}

/** Kind of a backup by its name; undefined for other names. */
export function kindFromName(name: string): string | undefined {
  return namePattern.exec(name)?.[7];
}

/** Name of a backup with the content of this file, made at `nowMs`. */
export async function nameBackup(file: string, kind: BackupKind, nowMs: number, isEncrypted: boolean): Promise<string> {
  const time = new Date(nowMs).toISOString().replaceAll(/[:.]/g, '-');
  return `rialto-${time}-${await hashFile(file)}.${kind}${isEncrypted ? '.enc' : ''}`;
}

/** SHA-256 of the content that a backup's name contains; undefined for other names. */
export function hashFromName(name: string): string | undefined {
  return namePattern.exec(name)?.[6];
}

/** Time that a backup's name contains, in epoch milliseconds; null for other names. */
export function timeMsFromName(name: string): number | null {
  const [, day, hours, minutes, seconds, milliseconds] = namePattern.exec(name) ?? [];
  return day === undefined ? null : Date.parse(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
}

export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
