import { Buffer } from 'node:buffer';
import { timingSafeEqual } from 'node:crypto';
import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { trialCodeRefused } from '../../errors.ts';
import type { RelaySecrets } from '../../secrets.ts';
import type { MailedCodeTable } from '../../tables.ts';
import { type CodePurpose, codeLifetimeMs, parseMailedCode } from '../rules/trial-code.ts';
import { lockMailedCode, setTriesLeft } from '../store/trials.ts';
import { codeAddressHashes } from './address-hashes.ts';

export interface SubmittedCode {
  readonly email: string;
  readonly code: string;
}

/** A refusal whose transaction is committed, so that the failed attempt is counted. */
export interface CommittedRefusal {
  readonly refusal: Refusal;
}

/** Locks and verifies the code that was sent to an address for a purpose. A wrong code uses one of the tries. */
export async function checkCode(
  tx: Tx,
  secrets: RelaySecrets,
  { email, code, purpose }: SubmittedCode & { readonly purpose: CodePurpose },
  nowMs: number,
): Promise<MailedCodeTable | CommittedRefusal> {
  const row = await lockMailedCode(tx, codeAddressHashes(secrets, email, purpose));
  if (row === undefined || row.tries_left < 1 || row.made_at + codeLifetimeMs <= nowMs)
    return { refusal: refuseCode() };
  const storedHash = Buffer.from(row.code_hash, 'hex');
  const isMatch = secrets.some((secret) =>
    timingSafeEqual(Buffer.from(secret.codeHash(email, parseMailedCode(code), purpose), 'hex'), storedHash),
  );
  if (isMatch) return row;
  await setTriesLeft(tx, row.address_hash, row.tries_left - 1);
  return { refusal: refuseCode() };
}

/** One error for wrong, expired, used and unknown codes, so that callers cannot distinguish the cases. */
export function refuseCode(): Refusal {
  return refuse(trialCodeRefused, 'The code is not valid for this address. Request a new one.');
}
