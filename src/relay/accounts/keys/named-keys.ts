import { formatTime, formatTimeOrNull } from '../../../core/base/clock.ts';
import type { CredentialTable } from '../../../core/db/tables.ts';
import type { Db } from '../../../core/db/transaction.ts';
import { listCredentials } from '../../../core/operation/accounts.ts';
import type { NamedKey } from '../../schemas.ts';
import { restrictionOf } from '../rules/key-restriction.ts';
import { listKeyUses } from '../store/key-uses.ts';

/** Active named keys of an account, oldest first. */
export async function listNamedKeys(db: Db, accountId: string): Promise<NamedKey[]> {
  const rows = await listCredentials(db, accountId);
  const uses = await listKeyUses(db, accountId);
  return rows
    .filter(({ revoked_at }) => revoked_at === null)
    .flatMap((row) => toNamedKey(row, uses.get(row.id) ?? null) ?? []);
}

/** Null: not a named key. */
function toNamedKey(row: CredentialTable, usedAtMs: number | null): NamedKey | null {
  const restriction = restrictionOf(row);
  if (restriction === null) return null;
  const { read_only, origins } = restriction;
  const { id, name, created_at, unused } = row;
  return {
    id,
    name,
    read_only,
    origins: origins === null ? null : [...origins],
    created_at: formatTime(created_at),
    used: unused === 0,
    last_used_at: formatTimeOrNull(usedAtMs),
  };
}
