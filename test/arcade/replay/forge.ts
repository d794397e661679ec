import { nodeHashing } from '../../../src/arcade/engines/node-hashing.ts';
import { chainNext, chainStart } from '../../../src/arcade/replays/log/chain.ts';
import { signFooter } from '../../../src/arcade/replays/log/footer-signature.ts';
import type { LogRecord, ReplayLog } from '../../../src/arcade/replays/log/log-format.ts';
import { formatLog, parseLog } from '../../../src/arcade/replays/log/log-text.ts';
import { type LogFault, verifyLog } from '../../../src/arcade/replays/log/verify-log.ts';
import { type SignatureVerdict, verifySignature } from '../../../src/arcade/replays/log/verify-signature.ts';
import { createKeyring } from '../../../src/core/base/keyring.ts';
import { createSigningKeys } from '../../../src/core/base/signing-keys.ts';
import { testKeys } from './record-game.ts';

/** Keys of another installation. */
export const forgersKeys = createSigningKeys(createKeyring(['the secret of another server']), 'replays');

export type VerificationFault = 'text' | LogFault | Extract<SignatureVerdict, { ok: false }>['fault'];

/** Verifies a log's text with the test's keys; returns the fault, or null. */
export async function verifyText(text: string): Promise<VerificationFault | null> {
  const parsed = parseLog(text);
  return parsed.ok ? verifyForgedLog(parsed.log) : 'text';
}

export async function verifyForgedLog(log: ReplayLog): Promise<VerificationFault | null> {
  const verdict = verifyLog(log, nodeHashing);
  if (!verdict.ok) return verdict.fault;
  const signature = await verifySignature(log, testKeys.publicKeys());
  return signature.ok ? null : signature.fault;
}

/** Verifies a log as an object and as text. */
export async function verifyBothWays(log: ReplayLog): Promise<readonly (VerificationFault | null)[]> {
  return [await verifyForgedLog(log), await verifyText(formatLog(log))];
}

export function withHeader(log: ReplayLog, changes: Readonly<Record<string, unknown>>): ReplayLog {
  return { ...log, header: { ...log.header, ...changes } };
}

export function withFooter(log: ReplayLog, changes: Readonly<Record<string, unknown>>): ReplayLog {
  return { ...log, footer: { ...log.footer, ...changes } };
}

/** Returns the log with changed members of record n. */
export function withRecord(log: ReplayLog, n: number, changes: Readonly<Record<string, unknown>>): ReplayLog {
  const records = log.records.map((record) => (record.n === n ? { ...record, ...changes } : record));
  return { ...log, records };
}

/** Returns the log with these records in this order and new numbers. */
export function withRecords(log: ReplayLog, records: readonly Omit<LogRecord, 'h'>[]): ReplayLog {
  return { ...log, records: records.map((record, index) => ({ h: '0'.repeat(64), ...record, n: index + 1 })) };
}

/** Returns the log with a recomputed hash chain. A forger can do this. */
export function withNewChain(log: ReplayLog): ReplayLog {
  let head = chainStart(log.header, nodeHashing.sha256Hex);
  const records = log.records.map((record) => {
    const { h: _, ...unchained } = record;
    head = chainNext(head, unchained, nodeHashing.sha256Hex);
    return { ...unchained, h: head };
  });
  const footer = { ...log.footer, records: records.length, chain_head: head };
  return { header: log.header, records, footer };
}

/** Returns the log signed by the forger, with the key id of the trusted key or of the forger's key. */
export function withForgedSignature(log: ReplayLog, kidOf: 'trusted key' | 'forger'): ReplayLog {
  const { signature, ...footer } = log.footer;
  const signedFooter = signFooter(footer, (text) => forgersKeys.sign(text));
  const kid = kidOf === 'forger' ? signedFooter.signature.kid : signature.kid;
  return { ...log, footer: { ...signedFooter, signature: { ...signedFooter.signature, kid } } };
}
