import { formatTime } from '../../../core/base/clock.ts';
import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import { hasUsedCredential, lockAccount } from '../../../core/operation/accounts.ts';
import { trialTaken } from '../../errors.ts';
import type { TrialKey } from '../../schemas.ts';
import type { RelaySecrets } from '../../secrets.ts';
import { addressHashes } from '../codes/address-hashes.ts';
import { issueFirstKey, issueKey, type KeyIssueContext } from '../keys/issue-key.ts';
import { queueTrialEndingNotice } from '../notices/queue-notices.ts';
import { normalizeEmailAddress } from '../rules/email-address.ts';
import { trialDurationMs, trialUnits } from '../rules/trial.ts';
import { findAccountByEmail, initialDeliveryColumns, insertRelayAccount, restartTrial } from '../store/accounts.ts';
import { hasUsedTrial } from '../store/trials.ts';

/** Applicant for a trial; `isConfirmed`: a code sent to the address was entered. */
export interface TrialApplicant {
  readonly email: string;
  readonly isConfirmed: boolean;
}

/**
 * Creates an account with its first key. While none of its keys was used, a repeated request restarts the trial with
 * a new key. Otherwise, and for the address of a removed account, refuses with trial_taken.
 */
export async function startTrial(
  tx: Tx,
  secrets: RelaySecrets,
  { email, isConfirmed }: TrialApplicant,
  context: KeyIssueContext,
): Promise<TrialKey | Refusal> {
  const { nowMs, newId } = context;
  const id = newId('acc_');
  const row = { id, email, normal_email: normalizeEmailAddress(email), billing: null, trial_started_at: nowMs };
  const confirmation = { email_confirmed_at: isConfirmed ? nowMs : null };
  if (!(await insertRelayAccount(tx, { ...row, ...initialDeliveryColumns, ...confirmation })))
    return restartUnusedTrial(tx, { email, ...confirmation }, context);
  // Checked after the insert, which waits for a concurrent removal of an account with this address.
  if (await hasUsedTrial(tx, addressHashes(secrets, email))) return refuseTrialTaken();
  if (isConfirmed) await queueTrialEndingNotice(tx, id, nowMs);
  return trialKeyOf(id, await issueFirstKey(tx, id, context), nowMs);
}

async function restartUnusedTrial(
  tx: Tx,
  emailColumns: { readonly email: string; readonly email_confirmed_at: number | null },
  context: KeyIssueContext,
): Promise<TrialKey | Refusal> {
  const account = await findAccountByEmail(tx, normalizeEmailAddress(emailColumns.email));
  if (account === undefined || (await lockAccount(tx, account.id)) === undefined) return refuseTrialTaken();
  if (await hasUsedCredential(tx, account.id)) return refuseTrialTaken();
  const { nowMs } = context;
  // No key of the account was ever used, so the trial can restart with the address as it was entered now.
  await restartTrial(tx, account.id, { ...emailColumns, trial_started_at: nowMs });
  if (emailColumns.email_confirmed_at !== null) await queueTrialEndingNotice(tx, account.id, nowMs);
  return trialKeyOf(account.id, await issueKey(tx, account.id, context), nowMs);
}

/** Whether an address can start a trial: it has no account, or one whose keys are all unused. */
export async function isEligibleForTrial(db: Db, secrets: RelaySecrets, email: string): Promise<boolean> {
  if (await hasUsedTrial(db, addressHashes(secrets, email))) return false;
  const account = await findAccountByEmail(db, normalizeEmailAddress(email));
  return account === undefined || !(await hasUsedCredential(db, account.id));
}

function trialKeyOf(accountId: string, apiKey: string, nowMs: number): TrialKey {
  return {
    account_id: accountId,
    api_key: apiKey,
    plan: 'trial',
    limit: trialUnits,
    expires_at: formatTime(nowMs + trialDurationMs),
  };
}

function refuseTrialTaken(): Refusal {
  return refuse(trialTaken, 'This email address has already had a trial.');
}
