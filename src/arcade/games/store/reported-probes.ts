import { secondMs } from '../../../core/base/clock.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { ProbeState, ReportedProbeState } from '../rules/open-levels.ts';
import { lastProberSeenAt } from './probes.ts';

const proberSeenMs = 60 * secondMs;

interface RequestContext {
  readonly services: { readonly hasBrowser: () => boolean };
  readonly nowMs: number;
}

/** Whether probe jobs are processed: a prober has polled within the last minute, or this node has a browser. */
export async function isProberAvailable(db: Db | Tx, { services, nowMs }: RequestContext): Promise<boolean> {
  return services.hasBrowser() || ((await lastProberSeenAt(db)) ?? 0) > nowMs - proberSeenMs;
}

type ReportedProbe<Version> = Omit<Version, 'probes'> & { readonly probes: ReportedProbeState };

/** Version with its probe state as reported in responses. */
export async function withProbeAvailability<Version extends { readonly probes: ProbeState }>(
  db: Db | Tx,
  version: Version,
  request: RequestContext,
): Promise<ReportedProbe<Version>> {
  const isUnavailable = version.probes === 'pending' && !(await isProberAvailable(db, request));
  return { ...version, probes: isUnavailable ? 'unavailable' : version.probes };
}
