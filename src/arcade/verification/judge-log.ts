import { hash } from 'node:crypto';
import type { Result } from '../engines/driver.ts';
import { nodeHashing } from '../engines/node-hashing.ts';
import { parseLog } from '../replay/log-text.ts';
import { type LogFault, verifyLog } from '../replay/verify-log.ts';
import { type VerifyingKey, verifySignature } from '../replay/verify-signature.ts';
import type { StoredLog } from '../store/replay-log.ts';
import { logText } from './log-lines.ts';

/** `unreadable`: what is stored is no log at all; `text`: its text is none; `engine`: playing it again failed. */
export type Fault = LogFault | 'unreadable' | 'text' | 'engine' | 'forged' | 'unknown_key';

/** What came of playing a stored log again. */
export type Judgement =
  | {
      readonly ok: true;
      readonly steps: number;
      readonly result: Result;
      readonly finalStateHash: string;
      readonly chainHead: string;
      /** SHA-256 of the whole text of the log. */
      readonly logHash: string;
      /** Of the key that sealed it. */
      readonly kid: string;
    }
  | {
      readonly ok: false;
      readonly fault: Fault;
      /** The record that is wrong; null when it is the log as a whole. */
      readonly n: number | null;
      readonly detail: string;
    };

/**
 * Writes a log exactly as it is published, reads this text, plays it again from its beginning and
 * compares every step; then asks whether one of these keys has sealed it. Nothing is taken from the
 * game that was played.
 */
export async function judgeLog(stored: StoredLog, keys: readonly VerifyingKey[]): Promise<Judgement> {
  const text = textOf(stored);
  if (text === null) return refused('unreadable', null, 'What is stored of the game is not of the form of a log.');
  const parsed = parseLog(text);
  if (!parsed.ok) return refused('text', null, `Line ${parsed.line}: ${parsed.detail}`);
  const { log } = parsed;
  const verdict = verdictOf(log);
  if (!verdict.ok) return refused(verdict.fault, verdict.n, verdict.detail);
  const signature = await verifySignature(log, keys);
  if (!signature.ok) return refuseSignature(signature.fault);
  const { steps, result, finalStateHash } = verdict;
  const chainHead = log.footer.chain_head;
  return { ok: true, steps, result, finalStateHash, chainHead, logHash: hash('sha256', text), kid: signature.kid };
}

function textOf(stored: StoredLog): string | null {
  try {
    return logText(stored);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return null;
    throw error;
  }
}

function verdictOf(log: Parameters<typeof verifyLog>[0]) {
  try {
    return verifyLog(log, nodeHashing);
  } catch (error) {
    // An engine never fails on a game that it has played.
    return { ok: false as const, fault: 'engine' as const, n: null, detail: `The engine failed: ${String(error)}` };
  }
}

function refuseSignature(fault: 'unknown_key' | 'forged' | 'unsupported'): Judgement {
  if (fault === 'unsupported') throw new Error('This machine cannot check Ed25519 signatures.');
  return fault === 'forged'
    ? refused('forged', null, 'The signature does not fit what was sealed.')
    : refused('unknown_key', null, 'The log was sealed with a key that is none of this platform.');
}

function refused(fault: Fault, n: number | null, detail: string): Judgement {
  return { ok: false, fault, n, detail };
}
