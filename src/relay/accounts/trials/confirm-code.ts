import type { Refusal } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import type { Context } from '../../../core/operation/operation.ts';
import type { TrialKey } from '../../schemas.ts';
import type { RelaySecrets } from '../../secrets.ts';
import { checkCode, type Refused, type SubmittedCode } from '../codes/check-code.ts';
import { beginTrial } from './begin-trial.ts';

/**
 * Begins the trial of anyone who types the code that was sent to this address. A wrong code costs a try,
 * which has to be written: so that is no refusal yet, but one in `refused`.
 */
export async function confirmCode(
  tx: Tx,
  secrets: RelaySecrets,
  typed: SubmittedCode,
  context: Pick<Context, 'nowMs' | 'newId'>,
): Promise<TrialKey | Refusal | Refused> {
  const row = await checkCode(tx, secrets, { ...typed, purpose: 'trial' }, context.nowMs);
  return 'refused' in row ? row : beginTrial(tx, secrets, { email: typed.email, isConfirmed: true }, context);
}
