import type { Db, Tx } from '../../db/transaction.ts';
import { hashOfAuthorization } from '../credentials.ts';
import { findKeyName } from '../operator.ts';

/** An operator stored in the database, not in the settings. */
export interface StoredOperator {
  readonly name: string;
  readonly created_at: number;
}

/** Operators of the settings and of the database. */
export class Operators {
  /** SHA-256 of the keys by operator name, from the settings. */
  readonly #configuredKeys: ReadonlyMap<string, string>;
  readonly #db: Db;

  constructor(configuredKeys: ReadonlyMap<string, string>, db: Db) {
    this.#configuredKeys = configuredKeys;
    this.#db = db;
  }

  /** Name of the operator with this key; null for an unknown key. */
  async find(authorization: string): Promise<string | null> {
    const configuredName = findKeyName(this.#configuredKeys, authorization);
    if (configuredName !== null) return configuredName;
    const hash = hashOfAuthorization(authorization);
    if (hash === null) return null;
    const row = await this.#db.first(this.#db.query.selectFrom('operator').select('name').where('hash', '=', hash));
    return row?.name ?? null;
  }

  /** Whether there is any operator. */
  async hasAny(): Promise<boolean> {
    return this.#configuredKeys.size > 0 || (await hasStoredOperator(this.#db));
  }
}

export async function hasStoredOperator(db: Db): Promise<boolean> {
  return (await db.first(db.query.selectFrom('operator').select('name').limit(1))) !== undefined;
}

export function listStoredOperators(db: Db): Promise<StoredOperator[]> {
  return db.all(db.query.selectFrom('operator').select(['name', 'created_at']).orderBy('name'));
}

export async function insertOperator(
  tx: Tx,
  operator: { name: string; hash: string; created_at: number },
): Promise<void> {
  await tx.run(tx.query.insertInto('operator').values(operator));
}

/** Deletes a stored operator; false when none has this name. */
export async function deleteOperator(tx: Tx, name: string): Promise<boolean> {
  return (await tx.run(tx.query.deleteFrom('operator').where('name', '=', name))) === 1;
}
