import { secondMs } from '../../../core/base/clock.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { ProbeState, ResponseProbeState } from '../rules/open-levels.ts';
import type { VersionState } from '../rules/transitions.ts';
import { findLastProberSeenAt } from './probes.ts';

/** Time after the last poll of a prober for which probers count as available. */
const proberSeenMsMax = 60 * secondMs;

interface RequestContext {
  readonly services: { readonly hasBrowser: () => boolean };
  readonly nowMs: number;
}

/** Whether probe jobs are processed: a prober has polled within the last minute, or this node has a browser. */
export async function isProberAvailable(db: Db | Tx, { services, nowMs }: RequestContext): Promise<boolean> {
  return services.hasBrowser() || ((await findLastProberSeenAt(db)) ?? 0) > nowMs - proberSeenMsMax;
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
