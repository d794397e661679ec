import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

// It sorts by time and holds the SHA-256 of the stored content, which a restore compares.
const nameForm = /^rialto-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-([0-9a-f]{64})\.sqlite(?:\.enc)?$/;

export function isBackupName(text: string): boolean {
  return nameForm.test(text);
}

/** The name that a file gets as a backup of this moment. */
export async function nameBackup(file: string, nowMs: number, isEncrypted: boolean): Promise<string> {
  const time = new Date(nowMs).toISOString().replaceAll(/[:.]/g, '-');
  return `rialto-${time}-${await hashFile(file)}.sqlite${isEncrypted ? '.enc' : ''}`;
}

/** The SHA-256 in a name. */
export function hashIn(name: string): string | undefined {
  return nameForm.exec(name)?.[6];
}

/** When a backup of this name was made, in epoch milliseconds; null for any other name. */
export function timeIn(name: string): number | null {
  const [, day, hours, minutes, seconds, milliseconds] = nameForm.exec(name) ?? [];
  return day === undefined ? null : Date.parse(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
}

export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
