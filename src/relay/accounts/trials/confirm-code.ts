import type { Refusal } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import type { Context } from '../../../core/operation/operation.ts';
import type { TrialKey } from '../../schemas.ts';
import type { RelaySecrets } from '../../secrets.ts';
import { type CommittedRefusal, checkCode, type SubmittedCode } from '../codes/check-code.ts';
import { startTrial } from './start-trial.ts';

/**
 * Starts the trial for a code that was sent to an address. A wrong code results in a `CommittedRefusal`, because
 * the failed try must be committed.
 */
export async function confirmCode(
  tx: Tx,
  secrets: RelaySecrets,
  submitted: SubmittedCode,
  context: Pick<Context, 'nowMs' | 'newId'>,
): Promise<TrialKey | Refusal | CommittedRefusal> {
  const codeOrRefusal = await checkCode(tx, secrets, { ...submitted, purpose: 'trial' }, context.nowMs);
  if ('refusal' in codeOrRefusal) return codeOrRefusal;
  return startTrial(tx, secrets, { email: submitted.email, isConfirmed: true }, context);
}
