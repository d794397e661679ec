import { minuteMs } from '../../../core/base/clock.ts';
import type { Keyring } from '../../../core/base/keyring.ts';
import { isRefusal } from '../../../core/base/refusal.ts';
import type { Db } from '../../../core/db/transaction.ts';
import { findCredential } from '../../../core/operation/accounts.ts';
import { authenticate, hashCredential } from '../../../core/operation/credentials.ts';
import type { Context, RetryContext } from '../../../core/operation/operation.ts';

const purpose = 'arcade-rotated-key';
const retryWindowMs = 10 * minuteMs;

/**
 * Derives the caller's next key from the installation's secret and the current key. The server stores neither key, so a
 * stolen database does not reveal the next key, even together with the secret.
 */
export function deriveNextKey(keyring: Keyring, context: Pick<Context, 'digestCredential'>): string {
  return deriveKey(keyring.derive(purpose), context);
}

function deriveKey(derivationKey: Buffer, { digestCredential }: Pick<Context, 'digestCredential'>): string {
  return `rk_${digestCredential(derivationKey).toString('base64url')}`;
}

/** A completed key rotation: the account, and its new credential with the time and the key. */
export interface KeyRotation {
  readonly accountId: string;
  readonly credentialId: string;
  readonly createdAtMs: number;
  readonly key: string;
}

/** Rotation that revoked this call's credential less than 10 minutes ago and whose new key is active, or null. */
export async function findRotation(db: Db, keyring: Keyring, context: RetryContext): Promise<KeyRotation | null> {
  const oldCredential = await findCredential(db, 'arcade', context.credentialHash);
  if (
    oldCredential === undefined ||
    oldCredential.revoked_at === null ||
    context.nowMs - oldCredential.revoked_at >= retryWindowMs
  )
    return null;
  for (const derivationKey of keyring.deriveAll(purpose)) {
    const key = deriveKey(derivationKey, context);
    const caller = await authenticate(db, 'arcade', hashCredential(key), context.nowMs);
    if (!isRefusal(caller) && caller.accountId === oldCredential.account_id) {
      const { accountId, credentialId } = caller;
      return { accountId, credentialId, createdAtMs: oldCredential.revoked_at, key };
    }
  }
  return null;
}
