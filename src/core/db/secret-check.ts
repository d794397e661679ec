import type { Keyring } from '../base/keyring.ts';
import type { StorageLog } from './storage-observer.ts';
import type { Database, Tx } from './transaction.ts';

const checkKey = 'secret_check';

/**
 * Warns when the database was last used with a secret that this node does not have: nodes with different secrets, or a
 * lost secret. The stored check is a derived key, which does not reveal the secret.
 */
export async function checkSecret(database: Database, keyring: Keyring, log: StorageLog): Promise<void> {
  const [currentCheck = '', ...previousChecks] = keyring.deriveAll('secret-check').map((key) => key.toString('hex'));
  const storedCheck = await database.write((tx) => replaceCheck(tx, currentCheck), { leavesCachesValid: true });
  if (storedCheck === null || storedCheck === currentCheck || previousChecks.includes(storedCheck)) return;
  log.warn(
    {},
    'the database was used with another RIALTO_SECRET: earlier signatures and derived keys are invalid; set the same secret on all nodes, or restore the old one',
  );
}

/** Whether the database was last used with one of these secrets, or never. */
export async function matchesStoredSecret({ db }: Database, keyring: Keyring): Promise<boolean> {
  const stored = await db.first(db.query.selectFrom('meta').select('value').where('key', '=', checkKey));
  return stored === undefined || keyring.deriveAll('secret-check').some((key) => key.toString('hex') === stored.value);
}

/** Stores this node's check and returns the previous one. */
async function replaceCheck(tx: Tx, value: string): Promise<string | null> {
  const stored = await tx.lock(tx.query.selectFrom('meta').select('value').where('key', '=', checkKey));
  const insert = tx.query.insertInto('meta').values({ key: checkKey, value });
  await tx.run(insert.onConflict((conflict) => conflict.column('key').doUpdateSet({ value })));
  return stored?.value ?? null;
}
