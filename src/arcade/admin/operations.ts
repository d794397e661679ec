import type { AdminOperation } from '../../core/operation/admin/admin-operation.ts';
import { arcadeFeedback } from './arcade-feedback.ts';
import { arcadeHealth } from './arcade-health.ts';
import { arcadeReplays } from './arcade-replays.ts';
import { pastHeads } from './past-heads.ts';
import { purgeGame } from './purge-game.ts';
import { recomputeRankings } from './recompute-rankings.ts';
import { thawEngineBuild } from './thaw-build.ts';
import { trafficClass } from './traffic-class.ts';

/** What an operator can do in the arcade, beside what every module knows. */
export const arcadeAdminOperations: readonly AdminOperation[] = [
  arcadeHealth,
  arcadeFeedback,
  arcadeReplays,
  pastHeads,
  trafficClass,
  purgeGame,
  thawEngineBuild,
  recomputeRankings,
];
