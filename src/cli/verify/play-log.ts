import type { Result } from '../../arcade/engines/driver.ts';
import { nodeHashing } from '../../arcade/engines/node-hashing.ts';
import type { CertifiedVersion, RoundEvidence } from '../../arcade/games/rules/certificate.ts';
import { countsOf, isComplete } from '../../arcade/games/rules/round-completion.ts';
import type { ReplayLog } from '../../arcade/replays/log/log-format.ts';
import { type VerifyingKey, verifySignature } from '../../arcade/replays/log/verify-signature.ts';
import { currentBuild, type EngineBuild, openBuild } from '../../arcade/replays/verification/engine-build.ts';
import { findBuild } from './find-build.ts';

/** A replayed log. */
export interface PlayedLog {
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
 * Replays a log with the engine build of its header. `keys` null: the signature is not checked. `number` is the log's
 * number in error details.
 */
export async function playLog(
  text: string,
  number: number,
  { slug, version, digest }: Version,
  keys: readonly VerifyingKey[] | null,
): Promise<PlayedLog | RefusedLog> {
  const build = (await openBuild(findBuild(text))) ?? currentBuild;
  const parsed = build.parseLog(text);
  if (!parsed.ok) return failure(`Log ${number}, line ${parsed.line}: ${parsed.detail}`);
  const { log } = parsed;
  const verdict = build.verifyLog(log, nodeHashing);
  if (!verdict.ok) return failure(`Log ${number}: ${verdict.detail} (${verdict.fault})`);
  if (keys !== null && !(await verifySignature(log, keys)).ok)
    return failure(`Log ${number}: the platform did not sign it.`);
  const { game } = log.header;
  if (game?.slug !== slug || game.version !== version || game.digest !== digest)
    return failure(`Log ${number} belongs to another version.`);
  return { result: verdict.result, log, build };
}

/** A replayed certification round. */
export interface PlayedRoundLog extends PlayedLog {
  readonly evidence: RoundEvidence;
}

/** Replays the log of a complete certification round. */
export async function playRound(
  text: string,
  number: number,
  version: Version,
  keys: readonly VerifyingKey[] | null,
): Promise<PlayedRoundLog | RefusedLog> {
  const played = await playLog(text, number, version, keys);
  if ('fault' in played) return played;
  const { log, result } = played;
  const { header, records, footer } = log;
  const { engine, purpose } = header;
  if (purpose !== 'certification') return failure(`Log ${number} is not the log of a certification round.`);
  const counts = countsOf(
    engine,
    records.map(({ action }) => action),
    result,
  );
  if (!isComplete({ engine, result, counts }))
    return { fault: 'incomplete', detail: `Log ${number} is not the log of a complete round.` };
  const hashes = { chainHead: footer.chain_head, logHash: nodeHashing.sha256Hex(text) };
  return { ...played, evidence: { header, records: records.length, result, counts, ...hashes } };
}

/** Splits a file into logs, each of which begins with its header. */
export function splitLogs(text: string): string[] {
  return text === '' ? [] : text.split(/^(?=\{"header":)/m);
}

function failure(detail: string): RefusedLog {
  return { fault: 'log', detail };
}
