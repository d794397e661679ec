import { secondMs } from '../../../core/base/clock.ts';
import type { RunningTime } from '../../../core/db/running-time.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { ProbeState, ResponseProbeState } from '../rules/open-levels.ts';
import type { VersionState } from '../rules/transitions.ts';
import { findLastProberSeenAt, isAnyProbeClaimed } from './probes.ts';

/** Time after the last poll for which a prober without a job counts as available. It polls every 5 seconds. */
const proberSeenMsMax = 30 * secondMs;

interface RequestContext {
  readonly services: {
    readonly hasBrowser: () => boolean;
    readonly runningTime: Pick<RunningTime, 'nowUs'>;
  };
  readonly nowMs: number;
}

/** Whether probe jobs are processed: by a browser of this node, or by a prober that polls or works on a job. */
export async function isProberAvailable(db: Db | Tx, { services, nowMs }: RequestContext): Promise<boolean> {
  if (services.hasBrowser() || ((await findLastProberSeenAt(db)) ?? 0) > nowMs - proberSeenMsMax) return true;
  return isAnyProbeClaimed(db, services.runningTime.nowUs());
}

const noProberNotice =
  'No prober is connected to this server: a submitted version stays in testing until the operator connects one.';

export type WithResponseProbeState<Version> = Omit<Version, 'probes'> & {
  readonly probes: ResponseProbeState;
  /** Reason for the author why the probes do not run now; null when nothing blocks them. */
  readonly probe_notice: string | null;
};

/** Version with its probe state as reported in responses. */
export async function withProbeAvailability<
  Version extends { readonly state: VersionState; readonly probes: ProbeState },
>(db: Db | Tx, version: Version, request: RequestContext): Promise<WithResponseProbeState<Version>> {
  const { state, probes } = version;
  const isBlocked =
    (probes === 'pending' || (state === 'scanned' && probes !== 'passed')) && !(await isProberAvailable(db, request));
  return {
    ...version,
    probes: isBlocked && probes === 'pending' ? 'unavailable' : probes,
    probe_notice: isBlocked ? noProberNotice : null,
  };
}
