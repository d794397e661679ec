import type { AdminOperation } from '../../core/operation/admin/admin-operation.ts';
import { answerAppeal } from './answer-appeal.ts';
import { arcadeFeedback } from './arcade-feedback.ts';
import { arcadeHealth } from './arcade-health.ts';
import { arcadeReplays } from './arcade-replays.ts';
import { certificateEvidence } from './certificate-evidence.ts';
import { holdVersion, resumeVersion } from './hold-version.ts';
import { pastHeads } from './past-heads.ts';
import { planReset } from './plan-reset.ts';
import { purgeGame } from './purge-game.ts';
import { recomputeRankings } from './recompute-rankings.ts';
import { reprobeVersion } from './reprobe-version.ts';
import { rescanVersion } from './rescan-version.ts';
import { reviewQueue } from './review-queue.ts';
import { revokeCertificate } from './revoke-certificate.ts';
import { trafficClass } from './traffic-class.ts';
import { transferGame } from './transfer-game.ts';
import { unfreezeEngineBuild } from './unfreeze-build.ts';
import { versionDecisions } from './version-decisions.ts';
import { versionDetail } from './version-detail.ts';

/** Operator operations of the arcade, in addition to the operator operations that every module has. */
export const arcadeAdminOperations: readonly AdminOperation[] = [
  arcadeHealth,
  arcadeFeedback,
  arcadeReplays,
  pastHeads,
  planReset,
  trafficClass,
  purgeGame,
  unfreezeEngineBuild,
  recomputeRankings,
  reviewQueue,
  versionDetail,
  ...versionDecisions,
  reprobeVersion,
  rescanVersion,
  certificateEvidence,
  revokeCertificate,
  transferGame,
  holdVersion,
  resumeVersion,
  answerAppeal,
];
