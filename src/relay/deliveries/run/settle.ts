import { formatTime } from '../../../core/base/clock.ts';
import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { notFound } from '../../../core/operation/errors.ts';
import type { Caller } from '../../../core/operation/operation.ts';
import { refuseRemoved } from '../../accounts/keys/refuse-removed.ts';
import { canAccessOrigin } from '../../accounts/rules/key-restriction.ts';
import { lockRelayAccount, updateRelayAccount } from '../../accounts/store/accounts.ts';
import { alreadySettled, deliveryInProgress, notAmbiguous } from '../../errors.ts';
import type { Receipt, Settled } from '../../schemas.ts';
import { toStoredReceipt } from '../rules/receipt.ts';
import { type DeliveryRow, lockDelivery, settleDelivery } from '../store/deliveries.ts';
import { secretOf } from './delivery-params.ts';
import type { DeliveryServices } from './delivery-services.ts';
import { isRetained } from './delivery-view.ts';
import { signNext } from './issue-receipt.ts';
import { recordOf, settlementOf } from './record-columns.ts';

export type SettlementStatement = Pick<Settled, 'outcome' | 'evidence_sha256'> & {
  /** Default: the account. */
  readonly statedBy?: Settled['stated_by'];
};

/**
 * Adds a statement of the account or the receiver about an ambiguous delivery, as the next receipt of the chain.
 * State and effect of the delivery do not change. An identical statement is accepted without a change. Refuses with
 * not_found, delivery_in_progress, not_ambiguous or already_settled.
 */
export async function settle(
  tx: Tx,
  deps: Pick<DeliveryServices, 'secrets' | 'signingKeys'>,
  { caller, id, nowMs }: { readonly caller: Caller; readonly id: string; readonly nowMs: number },
  statement: SettlementStatement,
): Promise<Settled | Refusal> {
  const account = await lockRelayAccount(tx, caller.accountId);
  if (account === undefined) return refuseRemoved();
  const row = await lockDelivery(tx, id);
  if (
    !isRetained(row, nowMs) ||
    row.account_id !== caller.accountId ||
    !canAccessOrigin(caller, row.destination_origin)
  )
    return refuse(notFound, 'This account has no such delivery.');
  const secret = secretOf(row, deps.secrets);
  const record = recordOf(row);
  if (secret === undefined || record === null)
    return refuse(notFound, 'The record was created with a secret that is no longer configured.');
  if (row.open !== null)
    return refuse(deliveryInProgress, 'An attempt is still running. Settle the delivery when it has ended.', {
      retry_after_seconds: 1,
    });
  const existing = settlementOf(row);
  if (existing !== null)
    return isSame(existing, statement)
      ? existing
      : refuse(alreadySettled, `The delivery was settled as ${existing.outcome} at ${existing.at}.`);
  if (row.state !== 'ambiguous')
    return refuse(notAmbiguous, `The delivery is ${row.state}; only an ambiguous delivery can be settled.`);
  const { statedBy = 'account', ...fields } = statement;
  const settled: Settled = { ...fields, at: formatTime(nowMs), stated_by: statedBy };
  const changed: DeliveryRow = { ...row, settled: JSON.stringify(settled) };
  const next = { account, row: changed, record, secret, signingKeys: deps.signingKeys };
  const { receipt, hash } = signNext(next, row.finished_at ?? nowMs);
  await settleDelivery(tx, id, { settled: changed.settled, receipt: JSON.stringify(toStoredReceipt(receipt)) });
  await updateRelayAccount(tx, { ...account, last_receipt: hash });
  return settled;
}

function isSame(before: NonNullable<Receipt['settled']>, { outcome, evidence_sha256 }: SettlementStatement): boolean {
  return before.outcome === outcome && before.evidence_sha256 === evidence_sha256;
}
