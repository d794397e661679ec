import { prepared } from '../../../core/db/prepared.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { DestinationSecretTable } from '../../tables.ts';
import type { SecretRotation } from '../rules/secret-versions.ts';

/** Rotation of the signing secret of an account and origin; undefined: never rotated. */
export async function findSecretRotation(
  db: Db,
  accountId: string,
  origin: string,
): Promise<SecretRotation | undefined> {
  const row = await db.first(selectRotation(db, { accountId, origin }));
  return row === undefined ? undefined : { version: row.version, previousEndsAtMs: row.previous_ends_at };
}

const selectRotation = prepared((db: Db, { accountId, origin }: { accountId: string; origin: string }) =>
  db.query
    .selectFrom('relay_destination_secret')
    .select(['version', 'previous_ends_at'])
    .where('account_id', '=', accountId)
    .where('origin', '=', origin),
);

/** Number of origins whose secret the account has rotated at least once. */
export async function countRotatedSecrets(db: Db, accountId: string): Promise<number> {
  const countQuery = db.query
    .selectFrom('relay_destination_secret')
    .select((eb) => eb.fn.countAll<number>().as('count'));
  return Number((await db.first(countQuery.where('account_id', '=', accountId)))?.count ?? 0);
}

/** Stores the latest rotation of an origin's secret. The caller holds the account's lock. */
export async function putSecretRotation(tx: Tx, row: DestinationSecretTable): Promise<void> {
  const { version, previous_ends_at } = row;
  await tx.run(
    tx.query
      .insertInto('relay_destination_secret')
      .values(row)
      .onConflict((conflict) => conflict.columns(['account_id', 'origin']).doUpdateSet({ version, previous_ends_at })),
  );
}

export async function deleteSecretRotations(tx: Tx, accountId: string): Promise<void> {
  await tx.run(tx.query.deleteFrom('relay_destination_secret').where('account_id', '=', accountId));
}
