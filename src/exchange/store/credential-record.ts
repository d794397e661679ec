import { formatTime, formatTimeOrNull } from '../../core/base/clock.ts';
import type { CredentialRecord } from '../schemas.ts';

/** Record of a credential without its secret, which is not stored. */
export function toCredential(row: {
  id: string;
  name: string;
  created_at: number;
  revoked_at: number | null;
}): CredentialRecord {
  return {
    id: row.id,
    name: row.name,
    created_at: formatTime(row.created_at),
    revoked_at: formatTimeOrNull(row.revoked_at),
  };
}
