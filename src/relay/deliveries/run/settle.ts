import { formatTime } from '../../../core/base/clock.ts';
import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { notFound } from '../../../core/operation/errors.ts';
import type { Caller } from '../../../core/operation/operation.ts';
import { refuseRemovedAccount } from '../../accounts/keys/refuse-removed-account.ts';
import { canAccessOrigin } from '../../accounts/rules/key-restriction.ts';
import { lockRelayAccount, updateRelayAccount } from '../../accounts/store/accounts.ts';
import { alreadySettled, deliveryInProgress, notAmbiguous, receiverNoResponse } from '../../errors.ts';
import type { Receipt, Settled } from '../../schemas.ts';
import { type DeliveryRow, lockDelivery, settleDelivery } from '../store/deliveries.ts';
import { secretOf } from './delivery-params.ts';
import type { DeliveryServices } from './delivery-services.ts';
import { isRetained } from './delivery-view.ts';
import { signNextReceipt } from './issue-receipt.ts';
import { recordOf, settlementOf } from './record-columns.ts';
import { receiptColumnAfter } from './stored-receipt.ts';

export type SettlementStatement = Pick<Settled, 'outcome' | 'evidence_sha256'> & {
  /** Default: the account. */
  readonly statedBy?: Settled['stated_by'];
  /** Number of replays of the delivery before the receiver was queried. */
  readonly replays?: number;
};

/**
 * Adds a statement of the account or the receiver about an ambiguous delivery, as the next receipt of the chain.
 * State and effect of the delivery do not change. An identical statement is accepted without a change. Refuses with
 * not_found, delivery_in_progress, not_ambiguous, already_settled or receiver_unanswered, or because the account was
 * removed.
 */
export async function settle(
  tx: Tx,
  deps: Pick<DeliveryServices, 'secrets' | 'signingKeys'>,
  { caller, id, nowMs }: { readonly caller: Caller; readonly id: string; readonly nowMs: number },
  statement: SettlementStatement,
): Promise<Settled | Refusal> {
  const account = await lockRelayAccount(tx, caller.accountId);
  if (account === undefined) return refuseRemovedAccount();
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
  const existingSettlement = settlementOf(row);
  if (existingSettlement !== null)
    return isSameStatement(existingSettlement, statement)
      ? existingSettlement
      : refuse(
          alreadySettled,
          `The delivery was settled as ${existingSettlement.outcome} at ${existingSettlement.at}.`,
        );
  if (row.state !== 'ambiguous')
    return refuse(notAmbiguous, `The delivery is ${row.state}; only an ambiguous delivery can be settled.`);
  const { statedBy = 'account', replays, ...content } = statement;
  if (statement.outcome === 'not_arrived' && replays !== undefined && replays !== row.replays)
    return refuse(
      receiverNoResponse,
      'The delivery was replayed while its receiver was queried, so the response is out of date. Check the destination and settle the delivery yourself.',
    );
  const settled: Settled = { ...content, at: formatTime(nowMs), stated_by: statedBy };
  const settledRow: DeliveryRow = { ...row, settled: JSON.stringify(settled) };
  const receiptRequest = { account, row: settledRow, record, secret, signingKeys: deps.signingKeys };
  const { receipt, hash } = signNextReceipt(receiptRequest, row.finished_at ?? nowMs);
  await settleDelivery(tx, id, { settled: settledRow.settled, receipt: receiptColumnAfter(row, receipt) });
  await updateRelayAccount(tx, { ...account, last_receipt: hash });
  return settled;
}

function isSameStatement(
  existingSettlement: NonNullable<Receipt['settled']>,
  { outcome, evidence_sha256 }: SettlementStatement,
): boolean {
  return existingSettlement.outcome === outcome && existingSettlement.evidence_sha256 === evidence_sha256;
}
