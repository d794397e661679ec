import { createKeyring, type Keyring } from '../base/keyring.ts';
import { StartupError } from './startup-error.ts';
import type { StorageLog } from './storage-observer.ts';
import type { Database, Tx } from './transaction.ts';

/** Key of the check in `meta`. */
export const secretCheckKey = 'secret_check';

/** Error text for a PostgreSQL database that was used with a secret that this node does not have. */
export const otherSecretAdvice =
  'The database was used with another RIALTO_SECRET: set the secret that this database was used with; after a copy it is the file `secret` of the copied data folder. If it is lost, stop all nodes and set RIALTO_SECRET_LOST=1 for one start: everything that was made with the old secret is then invalid.';

export interface SecretCheckOptions {
  /** Accept a database that was used with another secret, with a warning; otherwise it is refused. */
  readonly acceptsOtherSecret: boolean;
}

/**
 * Compares the secrets of this node with the one that the database was last used with, and records the current one. The
 * stored check is a derived key, which does not reveal the secret. Throws StartupError for a refused database, which
 * remains unchanged.
 */
export async function checkSecret(
  database: Database,
  keyring: Keyring,
  log: StorageLog,
  { acceptsOtherSecret }: SecretCheckOptions,
): Promise<void> {
  const [currentCheck = ''] = checksOf(keyring);
  const isSecretKnown = await database.write(
    async (tx) => {
      const storedCheck = await lockCheck(tx, currentCheck);
      const matches = matchesSecretCheck(storedCheck, keyring);
      if (storedCheck !== currentCheck && (matches || acceptsOtherSecret)) await replaceCheck(tx, currentCheck);
      return matches;
    },
    { leavesCachesValid: true },
  );
  if (isSecretKnown) return;
  if (!acceptsOtherSecret) throw new StartupError(otherSecretAdvice);
  log.warn(
    {},
    'the database was used with another RIALTO_SECRET: earlier signatures and derived keys are invalid; set the same secret on all nodes, or restore the old one',
  );
}

/** Throws StartupError when a stored check belongs to none of these secrets; `secrets` must not be empty. */
export function assertSecretCheckMatches(stored: string | undefined, secrets: readonly string[]): void {
  if (!matchesSecretCheck(stored, createKeyring(secrets))) throw new StartupError(otherSecretAdvice);
}

/** Whether the database was last used with one of these secrets, or never. */
export async function matchesStoredSecret({ db }: Database, keyring: Keyring): Promise<boolean> {
  const row = await db.first(db.query.selectFrom('meta').select('value').where('key', '=', secretCheckKey));
  return matchesSecretCheck(row?.value, keyring);
}

/** Whether a stored check belongs to one of these secrets; true when no check is stored. */
export function matchesSecretCheck(storedCheck: string | undefined, keyring: Keyring): boolean {
  return storedCheck === undefined || checksOf(keyring).includes(storedCheck);
}

function checksOf(keyring: Keyring): string[] {
  return keyring.deriveAll('secret-check').map((key) => key.toString('hex'));
}

/** Locks and returns the stored check; stores `value` first when no check is stored. */
async function lockCheck(tx: Tx, value: string): Promise<string | undefined> {
  // Inserted first, since a missing row cannot be locked. Of two first nodes with different secrets one is refused.
  const insert = tx.query.insertInto('meta').values({ key: secretCheckKey, value });
  await tx.run(insert.onConflict((conflict) => conflict.column('key').doNothing()));
  const row = await tx.lock(tx.query.selectFrom('meta').select('value').where('key', '=', secretCheckKey));
  return row?.value;
}

async function replaceCheck(tx: Tx, value: string): Promise<void> {
  await tx.run(tx.query.updateTable('meta').set({ value }).where('key', '=', secretCheckKey));
}
