import { nodeHashing } from '../../arcade/engines/node-hashing.ts';
import type { ReplayedRound } from '../../arcade/games/probes/states/round-states.ts';
import type { ReplayedLog } from '../verify/replay-log.ts';

/** Converts a replayed log to the input of `renderEvidence` and `probeReportedVersion`. */
export function toReplayedRound({ build, log }: ReplayedLog): ReplayedRound {
  const { header, records, footer } = log;
  return {
    game: build.openRerun(log, nodeHashing),
    sessionId: header.session_id,
    pace: header.pace,
    records: records.length,
    endReason: footer.result.reason,
  };
}
