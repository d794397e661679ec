import { nodeHashing } from '../../arcade/engines/node-hashing.ts';
import type { LogHeader, ReplayLog } from '../../arcade/replay/log-format.ts';
import { parseLog } from '../../arcade/replay/log-text.ts';
import { verifyLog } from '../../arcade/replay/verify-log.ts';
import { type SignatureVerdict, verifySignature } from '../../arcade/replay/verify-signature.ts';
import type { TrustedKeys } from './read-keys.ts';

export type SignatureReport =
  | { readonly checked: false; readonly kid: string }
  | ({ readonly checked: true; readonly keys: string } & SignatureVerdict);

/** What is known of a log. It is `ok` when nothing that was checked is wrong. */
export type Report =
  | {
      readonly ok: boolean;
      readonly header: LogHeader;
      readonly records: number;
      readonly result: ReplayLog['footer']['result'];
      readonly final_state_hash: string;
      readonly chain_head: string;
      readonly signature: SignatureReport;
    }
  | {
      readonly ok: false;
      readonly fault: string;
      /** Of the record, and of the line where the text is no log. */
      readonly n: number | null;
      readonly line: number | null;
      readonly detail: string;
    };

/** Reads a log, plays it again, and checks its signature when there are keys to check it with. */
export async function examineLog(bytes: Uint8Array, trusted: TrustedKeys | null): Promise<Report> {
  const text = textOf(bytes);
  if (text === null) return { ok: false, fault: 'text', n: null, line: null, detail: 'The file is not UTF-8.' };
  const parsed = parseLog(text);
  if (!parsed.ok) return { ok: false, fault: parsed.fault, n: null, line: parsed.line, detail: parsed.detail };
  const { log } = parsed;
  const verdict = verifyLog(log, nodeHashing);
  if (!verdict.ok) return { ok: false, fault: verdict.fault, n: verdict.n, line: null, detail: verdict.detail };
  const signature = await examineSignature(log, trusted);
  return {
    ok: !signature.checked || signature.ok,
    header: log.header,
    records: verdict.steps,
    result: verdict.result,
    final_state_hash: verdict.finalStateHash,
    chain_head: log.footer.chain_head,
    signature,
  };
}

async function examineSignature(log: ReplayLog, trusted: TrustedKeys | null): Promise<SignatureReport> {
  if (trusted === null) return { checked: false, kid: log.footer.signature.kid };
  return { checked: true, keys: trusted.from, ...(await verifySignature(log, trusted.keys)) };
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
