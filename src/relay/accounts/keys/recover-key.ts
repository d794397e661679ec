import type { Tx } from '../../../core/db/transaction.ts';
import { isUnusedCredential, lockAccount, lockCredentials } from '../../../core/operation/accounts.ts';
import type { Context } from '../../../core/operation/operation.ts';
import { findConfirmedAccount } from '../../billing/store/paying-accounts.ts';
import type { RelaySecrets } from '../../secrets.ts';
import { type CommittedRefusal, checkCode, refuseCode, type SubmittedCode } from '../codes/check-code.ts';
import { setIssuedCredential } from '../store/trials.ts';
import { replaceKeys } from './issue-key.ts';

/** A recovered key and its account. All earlier keys are revoked. */
interface RecoveredKey {
  readonly account_id: string;
  readonly api_key: string;
}

/**
 * Issues a new key for the code that was sent to the confirmed address of an account, and revokes all others. The
 * same code can be used again until the key issued for it is used.
 */
export async function recoverKey(
  tx: Tx,
  secrets: RelaySecrets,
  submitted: SubmittedCode,
  context: Pick<Context, 'nowMs' | 'newId'>,
): Promise<RecoveredKey | CommittedRefusal> {
  const code = await checkCode(tx, secrets, { ...submitted, purpose: 'recovery' }, context.nowMs);
  if ('refusal' in code) return code;
  const account = await findConfirmedAccount(tx, submitted.email);
  if (account === undefined) return { refusal: refuseCode() };
  await lockCredentials(tx, account.id);
  if ((await lockAccount(tx, account.id)) === undefined) return { refusal: refuseCode() };
  if (code.issued !== null && !(await isUnusedCredential(tx, code.issued))) return { refusal: refuseCode() };
  const { key, credentialId } = await replaceKeys(tx, account.id, context);
  await setIssuedCredential(tx, code.address_hash, credentialId);
  return { account_id: account.id, api_key: key };
}
