import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { secretCharactersMin } from '../base/config-rules.ts';
import { randomToken } from '../base/ids.ts';
import { flush } from './sqlite/backup.ts';
import { StartupError } from './startup-error.ts';
import type { StorageLog } from './storage-observer.ts';

export interface SecretOptions {
  /** Secrets of the settings, the current one first; empty when unset. */
  readonly secrets: readonly string[];
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** Throws StartupError when no secret is set on PostgreSQL, where all nodes must share one, so none is generated. */
export function assertSecret({ secrets, databaseUrl }: SecretOptions): void {
  if (secrets.length > 0 || databaseUrl === null) return;
  throw new StartupError(
    `With PostgreSQL every node needs the same RIALTO_SECRET: set it to at least ${secretCharactersMin} random characters, such as \`openssl rand -hex 32\` prints.`,
  );
}

/** File in the data folder with the generated secret of an installation on the embedded database. */
export function secretFile(dataDir: string): string {
  return join(dataDir, 'secret');
}

/**
 * Secrets of the installation, the current one first. Without the setting, the embedded database uses a secret file,
 * which is generated at the first start; the caller must hold the lock of the data folder. Throws StartupError when no
 * secret is available.
 */
export function loadSecrets(options: SecretOptions, log: StorageLog): readonly string[] {
  assertSecret(options);
  if (options.secrets.length > 0) return options.secrets;
  const file = secretFile(options.dataDir);
  if (!existsSync(file)) generateSecret(file, options.dataDir);
  if ((statSync(file).mode & 0o077) !== 0)
    log.warn({}, 'other users of this machine can read the file `secret` in the data folder: run chmod 600 on it');
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= secretCharactersMin) return [secret];
  throw new StartupError(
    `${file} contains no secret: restore its content, or remove the file to generate a new secret.`,
  );
}

// Written to a partial file and renamed, so that a crash leaves no incomplete secret.
function generateSecret(file: string, dataDir: string): void {
  const partialFile = `${file}.partial`;
  const descriptor = openSync(partialFile, 'w', 0o600);
  try {
    writeSync(descriptor, `${randomToken()}${randomToken()}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(partialFile, file);
  flush(dataDir);
}
