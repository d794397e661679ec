import type { Db, Tx } from '../../../core/db/transaction.ts';

/**
 * Stores the time of last use of each credential, in milliseconds, unless a later time is stored. Deleted credentials
 * are skipped.
 */
export async function putKeyUses(tx: Tx, uses: ReadonlyMap<string, number>): Promise<void> {
  const ids = [...uses.keys()];
  const existingCredentials = tx.query.selectFrom('credential').select('id').where('id', 'in', ids).orderBy('id');
  await tx.lock(existingCredentials, 'key share');
  for (const { id } of await tx.all(existingCredentials)) {
    const used_at = uses.get(id) ?? 0;
    await tx.run(
      tx.query
        .insertInto('relay_key_use')
        .values({ credential_id: id, used_at })
        .onConflict((conflict) =>
          conflict.column('credential_id').doUpdateSet({ used_at }).where('relay_key_use.used_at', '<', used_at),
        ),
    );
  }
}

/** Time of last use of each of the account's credentials, by credential id. */
export async function listKeyUses(db: Db, accountId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db.all(
    db.query
      .selectFrom('relay_key_use')
      .innerJoin('credential', 'credential.id', 'relay_key_use.credential_id')
      .select(['credential_id', 'used_at'])
      .where('credential.account_id', '=', accountId),
  );
  return new Map(rows.map(({ credential_id, used_at }) => [credential_id, used_at]));
}

/** Must be called before the account's credentials are deleted. */
export async function deleteKeyUses(tx: Tx, accountId: string): Promise<void> {
  const credentialIds = tx.query.selectFrom('credential').select('id').where('account_id', '=', accountId);
  await tx.run(tx.query.deleteFrom('relay_key_use').where('credential_id', 'in', credentialIds));
}
