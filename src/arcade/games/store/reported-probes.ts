import { secondMs } from '../../../core/base/clock.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { ProbeState, ReportedProbes } from '../rules/open-levels.ts';
import { lastProberSeenAt } from './probes.ts';

const proberSeenMs = 60 * secondMs;

interface RequestedProbe {
  readonly services: { readonly hasBrowser: () => boolean };
  readonly nowMs: number;
}

/** Whether versions are probed now: a prober requested work within a minute, or this node has a browser. */
export async function isProbed(db: Db | Tx, { services, nowMs }: RequestedProbe): Promise<boolean> {
  return services.hasBrowser() || ((await lastProberSeenAt(db)) ?? 0) > nowMs - proberSeenMs;
}

type ReportedProbe<Version> = Omit<Version, 'probes'> & { readonly probes: ReportedProbes };

/** Version with its probe state as reported in responses. */
export async function withProbeAvailability<Version extends { readonly probes: ProbeState }>(
  db: Db | Tx,
  version: Version,
  request: RequestedProbe,
): Promise<ReportedProbe<Version>> {
  const isUnavailable = version.probes === 'pending' && !(await isProbed(db, request));
  return { ...version, probes: isUnavailable ? 'unavailable' : version.probes };
}
