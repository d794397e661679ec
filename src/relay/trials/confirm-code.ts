import { Buffer } from 'node:buffer';
import { timingSafeEqual } from 'node:crypto';
import { type Refusal, refuse } from '../../core/base/refusal.ts';
import type { Tx } from '../../core/db/transaction.ts';
import type { Context } from '../../core/operation/operation.ts';
import { trialCodeRefused } from '../errors.ts';
import { codeKeptMs, parseTrialCode } from '../rules/trial-code.ts';
import type { TrialKey } from '../schemas.ts';
import type { RelaySecrets } from '../secrets.ts';
import { lockTrialCode, setTriesLeft } from '../store/trials.ts';
import type { TrialCodeTable } from '../tables.ts';
import { addressHashes } from './address-hashes.ts';
import { beginTrial } from './begin-trial.ts';

interface Typed {
  readonly email: string;
  readonly code: string;
}

/**
 * Begins the trial of whoever types the code that was sent to this address. A wrong code costs a try,
 * which has to be written: so that is no refusal yet, but one in `refused`.
 */
export async function confirmCode(
  tx: Tx,
  secrets: RelaySecrets,
  { email, code }: Typed,
  context: Pick<Context, 'nowMs' | 'newId'>,
): Promise<TrialKey | Refusal | { readonly refused: Refusal }> {
  const row = await lockTrialCode(tx, addressHashes(secrets, email));
  if (row === undefined || row.tries_left < 1 || row.made_at + codeKeptMs <= context.nowMs)
    return { refused: refuseCode() };
  if (!isCode(row, secrets, { email, code })) {
    await setTriesLeft(tx, row.address_hash, row.tries_left - 1);
    return { refused: refuseCode() };
  }
  return beginTrial(tx, secrets, { email, isConfirmed: true }, context);
}

function isCode({ code_hash }: TrialCodeTable, secrets: RelaySecrets, { email, code }: Typed): boolean {
  const known = Buffer.from(code_hash, 'hex');
  return secrets.some((secret) =>
    timingSafeEqual(Buffer.from(secret.codeHash(email, parseTrialCode(code)), 'hex'), known),
  );
}

/** Wrong, too late and never sent are told alike. */
function refuseCode(): Refusal {
  return refuse(trialCodeRefused, 'This is not a code that is good for this address now.');
}
