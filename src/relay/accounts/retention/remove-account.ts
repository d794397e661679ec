import type { Tx } from '../../../core/db/transaction.ts';
import { deleteAccount } from '../../../core/operation/accounts.ts';
import { eraseAccountResponses } from '../../../core/operation/idempotency.ts';
import { queueCancellation } from '../../billing/payments/queue-cancellation.ts';
import { eraseDeliveriesOf } from '../../deliveries/store/delivery-retention.ts';
import { deleteAllFailingDestinations } from '../../destinations/store/failing-destinations.ts';
import { deleteSecretRotations } from '../../destinations/store/secret-rotations.ts';
import type { RelaySecrets } from '../../secrets.ts';
import { addressHashes, codeAddressHashes } from '../codes/address-hashes.ts';
import { deleteRelayAccount, lockRelayAccount } from '../store/accounts.ts';
import { deleteKeyUses } from '../store/key-uses.ts';
import { deleteNotices } from '../store/notices.ts';
import { deleteMailedCodes, insertUsedTrialAddress } from '../store/trials.ts';

/**
 * Removes an account: keys, address, records of deliveries (including running ones), and subscription, which is
 * cancelled at the provider afterwards. Hashes of its address and idempotency keys remain. Returns the number of
 * erased records. The caller holds the account's lock.
 */
export async function removeAccount(tx: Tx, secrets: RelaySecrets, accountId: string, nowMs: number): Promise<number> {
  const account = await lockRelayAccount(tx, accountId);
  if (account === undefined) throw new Error('the account has no row in relay_account');
  await queueCancellation(tx, accountId, nowMs);
  const hashes = addressHashes(secrets, account.normal_email);
  await insertUsedTrialAddress(tx, hashes[0]);
  await deleteMailedCodes(tx, [...hashes, ...codeAddressHashes(secrets, account.normal_email, 'recovery')]);
  const erasedCount = await eraseDeliveriesOf(tx, accountId);
  await deleteRelayAccount(tx, accountId);
  await eraseAccountResponses(tx, 'relay', accountId);
  await deleteKeyUses(tx, accountId);
  await deleteNotices(tx, accountId);
  await deleteAllFailingDestinations(tx, accountId);
  await deleteSecretRotations(tx, accountId);
  await deleteAccount(tx, accountId);
  return erasedCount;
}
