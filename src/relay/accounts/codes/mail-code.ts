import { Buffer } from 'node:buffer';
import { formatTime } from '../../../core/base/clock.ts';
import { randomHex } from '../../../core/base/ids.ts';
import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Database } from '../../../core/db/transaction.ts';
import { refuseInput } from '../../../core/operation/errors.ts';
import type { RateLimit } from '../../../core/operation/rate-limit.ts';
import { mailUnavailable } from '../../errors.ts';
import { isPlainAddress, type Mail, type Mailer } from '../../outbound/mail.ts';
import type { RelaySecrets } from '../../secrets.ts';
import {
  type CodePurpose,
  codeLifetimeMs,
  codeRandomBytes,
  codeTriesMax,
  makeMailedCode,
} from '../rules/trial-code.ts';
import { upsertMailedCode } from '../store/trials.ts';
import { codeAddressHashes } from './address-hashes.ts';

export interface CodeRequest {
  readonly email: string;
  readonly purpose: CodePurpose;
  /** Rate limit of mails per email address. */
  readonly limit: RateLimit;
  /** Creates the mail: with the code, or without one for an address that must not get a code. */
  readonly createMail: (code: string, expiresAt: string) => Promise<Mail>;
}

/**
 * Sends a code to an address, or a mail without a code; response and duration are the same in both cases. The previous
 * code stays valid until the new one is sent. Resolves with the time at which the code expires; refuses with rate_limited,
 * mail_unavailable or invalid_input.
 */
export async function mailCode(
  { secrets, database }: { readonly secrets: RelaySecrets; readonly database: Database },
  mailer: Mailer,
  { email, purpose, limit, createMail }: CodeRequest,
  nowMs: number,
): Promise<string | Refusal> {
  // Refused before the rate limit, which other spellings of an address share.
  if (!isPlainAddress(email)) return refuseUndeliverable();
  const hashes = codeAddressHashes(secrets, email, purpose);
  const [hash] = hashes;
  const limitRefusal = await limit.consume(hash, 1);
  if (limitRefusal !== null) return limitRefusal;
  const [code, expiresAt] = [generateCode(), formatTime(nowMs + codeLifetimeMs)];
  const mailOutcome = await mailer.send(await createMail(code, expiresAt));
  if (mailOutcome === 'refused') return refuseUndeliverable();
  if (mailOutcome === 'unavailable') {
    await limit.refund(hash, 1);
    return refuse(mailUnavailable, 'The mail server is not available. Send the same request again.', {
      retry_after_seconds: 60,
    });
  }
  // The code is stored even if the mail does not contain it, so that both cases take the same time.
  const [secret] = secrets;
  const row = { address_hash: hash, code_hash: secret.codeHash(email, code, purpose), tries_left: codeTriesMax };
  await database.write((tx) => upsertMailedCode(tx, hashes, { ...row, made_at: nowMs, issued: null }));
  return expiresAt;
}

function refuseUndeliverable(): Refusal {
  return refuseInput('/email', 'undeliverable', 'The mail server rejects this address. Check it.');
}

function generateCode(): string {
  return makeMailedCode(Buffer.from(randomHex(codeRandomBytes), 'hex')) ?? generateCode();
}
