import { newId } from '../../../core/base/ids.ts';
import type { ModuleHost } from '../../../core/module.ts';
import type { ReplayRow } from '../store/replays.ts';
import { type BacklogProcessor, openBacklogProcessor } from './backlog-processor.ts';
import { createVerificationMetrics } from './metrics.ts';
import { recordVerdict, type VerdictContext } from './verdict.ts';
import type { LogVerdict } from './verify-stored-log.ts';
import { openVerifyThreads, type VerifyThreads } from './verify-threads.ts';

/** Verification of recorded games: once after their end, and on request. */
export interface Verifier
  extends Pick<BacklogProcessor, 'start' | 'wake' | 'stop'>,
    Pick<VerifyThreads, 'verify' | 'lookUp'> {
  /**
   * Verifies a replay again. A verified replay that now fails becomes private, unless only its engine build or the
   * signing key is missing. Throws Overloaded, StorageUnavailable.
   */
  verifyAgain(replay: ReplayRow): Promise<LogVerdict>;
}

export function openVerification(host: ModuleHost): Verifier {
  const { config, database, clock, runningTime, log, node, signingKeys } = host;
  const dataDir = config.databaseUrl === null ? config.dataDir : null;
  const threads = openVerifyThreads({ database, dataDir, keys: signingKeys.publicKeys(), log });
  const onVerdict = createVerificationMetrics(host.registry, database, clock);
  const accountAgeHoursMin = config.certificationAccountAgeHoursMin;
  const contextOf = (claimant: string, nowMs: number): VerdictContext => ({
    node: claimant,
    nowMs,
    nowUs: runningTime.nowUs(),
    accountAgeHoursMin,
    newId: (prefix) => newId(prefix, nowMs),
  });
  const backlog = openBacklogProcessor({ database, clock, log, node, threads, contextOf, onVerdict });
  return {
    start: () => backlog.start(),
    wake: () => backlog.wake(),
    stop: () => backlog.stop(),
    verify: (id) => threads.verify(id),
    lookUp: (id, at) => threads.lookUp(id, at),
    async verifyAgain({ id, verified }) {
      const verdict = await threads.verify(id);
      if (verdict.ok || verified !== 'verified' || !invalidatesReplay(verdict)) return verdict;
      const nowMs = clock.nowMs();
      const context = contextOf(node.id, nowMs);
      if (await database.write((tx) => recordVerdict(tx, id, verdict, context))) onVerdict(verdict, 0);
      return verdict;
    },
  };
}

/** An unavailable build or a deleted key does not invalidate a replay that was verified before. */
function invalidatesReplay({ fault }: Exclude<LogVerdict, { ok: true }>): boolean {
  return fault !== 'other_build' && fault !== 'unknown_key';
}
