import type { Level } from './certificate.ts';
import { statesBeforeRelease, type VersionState } from './transitions.ts';

export type ProbeState = 'not_run' | 'pending' | 'passed' | 'failed';
/** Probe state in responses. `unavailable`: the version waits for probes, and no prober is running. */
export type ResponseProbeState = ProbeState | 'unavailable';

/** Whether rounds of a level count for a version in this state; only then are its places open. */
export function isLevelOpen(
  level: Level,
  { state, probes }: { readonly state: VersionState; readonly probes: ProbeState },
): boolean {
  return level === 'P3' ? state === 'testing' : statesBeforeRelease.includes(state) && probes === 'passed';
}
