import { newId } from '../../core/base/ids.ts';
import type { ModuleHost } from '../../core/module.ts';
import type { ReplayRow } from '../store/replays.ts';
import { type Backlog, openBacklog } from './backlog.ts';
import type { Judgement } from './judge-log.ts';
import { createVerificationMetrics } from './metrics.ts';
import { recordVerdict } from './verdict.ts';
import { openVerifyThreads, type VerifyThreads } from './verify-threads.ts';

/** Plays recorded games again: each once after its end, and whenever somebody asks. */
export interface Verifier extends Pick<Backlog, 'start' | 'wake' | 'stop'>, Pick<VerifyThreads, 'lookUp'> {
  /**
   * Plays a replay again now. One that was verified before and does not hold any more is public no
   * longer. Throws Overloaded, StorageUnavailable.
   */
  verifyAgain(replay: ReplayRow): Promise<Judgement>;
}

export function openVerification(host: ModuleHost): Verifier {
  const { config, database, clock, log, node, signingKeys } = host;
  const dataDir = config.databaseUrl === null ? config.dataDir : null;
  const threads = openVerifyThreads({ database, dataDir, keys: signingKeys.publicKeys(), log });
  const onVerdict = createVerificationMetrics(host.registry, database, clock);
  const backlog = openBacklog({ database, clock, log, node, threads, onVerdict });
  return {
    start: () => backlog.start(),
    wake: () => backlog.wake(),
    stop: () => backlog.stop(),
    lookUp: (id, at) => threads.lookUp(id, at),
    async verifyAgain({ id, verified }) {
      const judgement = await threads.judge(id);
      if (judgement.ok || verified !== 'verified' || !isTold(judgement)) return judgement;
      const nowMs = clock.nowMs();
      const context = { node: node.id, nowMs, newId: (prefix: string) => newId(prefix, nowMs) };
      if (await database.write((tx) => recordVerdict(tx, id, judgement, context))) onVerdict(judgement, 0);
      return judgement;
    },
  };
}

/** Another build, or a key that was thrown away since, says nothing about a game that was verified in its time. */
function isTold({ fault }: Exclude<Judgement, { ok: true }>): boolean {
  return fault !== 'other_build' && fault !== 'unknown_key';
}
