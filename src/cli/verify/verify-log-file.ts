import { nodeHashing } from '../../arcade/engines/node-hashing.ts';
import type { LogHeader, ReplayLog } from '../../arcade/replays/log/log-format.ts';
import { type SignatureVerdict, verifySignature } from '../../arcade/replays/log/verify-signature.ts';
import { currentBuild, openBuild } from '../../arcade/replays/verification/engine-build.ts';
import { decodeUtf8 } from './decode-utf8.ts';
import { findBuild } from './find-build.ts';
import type { TrustedKeys } from './read-keys.ts';

/** `keys`: URL or file of the keys. */
export type SignatureReport =
  | { readonly checked: false; readonly kid: string }
  | ({ readonly checked: true; readonly keys: string } & SignatureVerdict);

/** Verification result of a log; `ok` when all checks that ran have passed. */
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
      /** Number of the faulty record; null when no record is at fault. */
      readonly n: number | null;
      /** Number of the line that cannot be parsed; null when all lines were parsed. */
      readonly line: number | null;
      readonly detail: string;
    };

/** Verifies a log by replay, and its signature unless `trustedKeys` is null. */
export async function verifyLogFile(bytes: Uint8Array, trustedKeys: TrustedKeys | null): Promise<Report> {
  const text = decodeUtf8(bytes);
  if (text === null) return { ok: false, fault: 'text', n: null, line: null, detail: 'The file is not UTF-8.' };
  const build = (await openBuild(findBuild(text))) ?? currentBuild;
  const parseResult = build.parseLog(text);
  if (!parseResult.ok)
    return { ok: false, fault: parseResult.fault, n: null, line: parseResult.line, detail: parseResult.detail };
  const { log } = parseResult;
  const verdict = build.verifyLog(log, nodeHashing);
  if (!verdict.ok) return { ok: false, fault: verdict.fault, n: verdict.n, line: null, detail: verdict.detail };
  const signature = await reportSignature(log, trustedKeys);
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

async function reportSignature(log: ReplayLog, trustedKeys: TrustedKeys | null): Promise<SignatureReport> {
  if (trustedKeys === null) return { checked: false, kid: log.footer.signature.kid };
  return { checked: true, keys: trustedKeys.source, ...(await verifySignature(log, trustedKeys.keys)) };
}
