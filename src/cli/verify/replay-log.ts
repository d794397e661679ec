import type { Result } from '../../arcade/engines/driver.ts';
import { nodeHashing } from '../../arcade/engines/node-hashing.ts';
import type { CertifiedVersion, RoundEvidence } from '../../arcade/games/rules/certificate.ts';
import { countsOf, isComplete } from '../../arcade/games/rules/round-completion.ts';
import type { ReplayLog } from '../../arcade/replays/log/log-format.ts';
import { type VerifyingKey, verifySignature } from '../../arcade/replays/log/verify-signature.ts';
import { currentBuild, type EngineBuild, openBuild } from '../../arcade/replays/verification/engine-build.ts';
import { findBuild } from './find-build.ts';

/** A log that was replayed without a fault. */
export interface ReplayedLog {
  readonly result: Result;
  readonly log: ReplayLog;
  readonly build: EngineBuild;
}

export interface RefusedLog {
  readonly fault: 'log' | 'incomplete';
  readonly detail: string;
}

type Version = Pick<CertifiedVersion, 'slug' | 'version' | 'digest'>;

/**
 * Replays a log with the engine build of its header. `keys` null: the signature is not checked. `logNumber` is the
 * log's number in error details.
 */
export async function replayLog(
  text: string,
  logNumber: number,
  { slug, version, digest }: Version,
  keys: readonly VerifyingKey[] | null,
): Promise<ReplayedLog | RefusedLog> {
  const build = (await openBuild(findBuild(text))) ?? currentBuild;
  const parseResult = build.parseLog(text);
  if (!parseResult.ok) return failure(`Log ${logNumber}, line ${parseResult.line}: ${parseResult.detail}`);
  const { log } = parseResult;
  const verdict = build.verifyLog(log, nodeHashing);
  if (!verdict.ok) return failure(`Log ${logNumber}: ${verdict.detail} (${verdict.fault})`);
  if (keys !== null && !(await verifySignature(log, keys)).ok)
    return failure(`Log ${logNumber}: the platform did not sign it.`);
  const { game } = log.header;
  if (game?.slug !== slug || game.version !== version || game.digest !== digest)
    return failure(`Log ${logNumber} belongs to another version.`);
  return { result: verdict.result, log, build };
}

/** A replayed certification round. */
export interface ReplayedRoundLog extends ReplayedLog {
  readonly evidence: RoundEvidence;
}

/** Replays the log of a complete certification round. */
export async function replayRound(
  text: string,
  logNumber: number,
  version: Version,
  keys: readonly VerifyingKey[] | null,
): Promise<ReplayedRoundLog | RefusedLog> {
  const replayedLog = await replayLog(text, logNumber, version, keys);
  if ('fault' in replayedLog) return replayedLog;
  const { log, result } = replayedLog;
  const { header, records, footer } = log;
  const { engine, purpose } = header;
  if (purpose !== 'certification') return failure(`Log ${logNumber} is not the log of a certification round.`);
  const counts = countsOf(
    engine,
    records.map(({ action }) => action),
    result,
  );
  if (!isComplete({ engine, result, counts }))
    return { fault: 'incomplete', detail: `Log ${logNumber} is not the log of a complete round.` };
  const hashes = { chainHead: footer.chain_head, logHash: nodeHashing.sha256Hex(text) };
  return { ...replayedLog, evidence: { header, records: records.length, result, counts, ...hashes } };
}

/** Splits a file into logs, each of which begins with its header. */
export function splitLogs(text: string): string[] {
  return text === '' ? [] : text.split(/^(?=\{"header":)/m);
}

function failure(detail: string): RefusedLog {
  return { fault: 'log', detail };
}
