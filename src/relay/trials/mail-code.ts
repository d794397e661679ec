import { Buffer } from 'node:buffer';
import { formatTime } from '../../core/base/clock.ts';
import { randomHex } from '../../core/base/ids.ts';
import { type Refusal, refuse } from '../../core/base/refusal.ts';
import { refuseInput } from '../../core/operation/errors.ts';
import type { Mailer } from '../../core/outbound/mail.ts';
import { mailUnavailable } from '../errors.ts';
import { codeKeptMs, codeRandomBytes, codeTriesMax, makeTrialCode } from '../rules/trial-code.ts';
import { putTrialCode } from '../store/trials.ts';
import { addressHashes } from './address-hashes.ts';
import { isOpenForTrial } from './begin-trial.ts';
import { codeMail, takenMail } from './mail-texts.ts';
import type { TrialDesk } from './open-trials.ts';

/**
 * Sends a code to the address, or, where it has had its trial, a mail that says so: whoever asks here is
 * told the same and waits for the same work. The code before stays good until this one is on its way.
 * Resolves with the moment until which the code is good; refuses with rate_limited, mail_unavailable or
 * invalid_input.
 */
export async function mailCode(
  { secrets, database, trials, url }: TrialDesk,
  mailer: Mailer,
  email: string,
  nowMs: number,
): Promise<string | Refusal> {
  const hashes = addressHashes(secrets, email);
  const [hash] = hashes;
  const limited = await trials.mails.take(hash, 1);
  if (limited !== null) return limited;
  const [code, untilText] = [drawCode(), formatTime(nowMs + codeKeptMs)];
  const isOpen = await isOpenForTrial(database.db, secrets, email);
  const sent = await mailer.send(isOpen ? codeMail(email, { code, untilText, url }) : takenMail(email, { url }));
  if (sent === 'refused') return refuseUndeliverable();
  if (sent === 'unavailable') {
    await trials.mails.giveBack(hash, 1);
    return refuse(mailUnavailable, 'No mail can be sent now.', { retry_after_seconds: 60 });
  }
  // One that was not sent is kept like any other: nobody knows it.
  const [secret] = secrets;
  const row = { address_hash: hash, code_hash: secret.codeHash(email, code), tries_left: codeTriesMax };
  await database.write((tx) => putTrialCode(tx, hashes, { ...row, made_at: nowMs }));
  return untilText;
}

function refuseUndeliverable(): Refusal {
  return refuseInput('/email', 'undeliverable', 'No mail can be delivered to this address.');
}

function drawCode(): string {
  return makeTrialCode(Buffer.from(randomHex(codeRandomBytes), 'hex')) ?? drawCode();
}
