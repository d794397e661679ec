import type { Attempt } from '../rules/delivery/attempts.ts';
import type { Outcome } from '../rules/delivery/outcome.ts';

/** One delivery, as far as it tells of its destination. */
export interface Fared {
  readonly origin: string;
  readonly state: string;
  readonly finishedAtMs: number | null;
  readonly attempts: readonly Attempt[];
}

export interface Health {
  readonly origin: string;
  readonly delivered: number;
  readonly failed: number;
  readonly ambiguous: number;
  readonly underWay: number;
  readonly lastDeliveredAtMs: number | null;
  /** The latest end without a delivery, and how its last attempt ended. */
  readonly lastFailure: { readonly atMs: number; readonly outcome: Outcome } | null;
  /** Median over all attempts that were answered. */
  readonly firstByteMs: number | null;
}

/** How each origin fared, in the order in which the deliveries, newest first, name them. */
export function healthOf(deliveries: readonly Fared[]): Health[] {
  return [...Map.groupBy(deliveries, ({ origin }) => origin)].map(([origin, fared]) => ofOrigin(origin, fared));
}

function ofOrigin(origin: string, fared: readonly Fared[]): Health {
  const those = (...states: string[]) => fared.filter(({ state }) => states.includes(state));
  const [delivered, failed, ambiguous] = [those('delivered'), those('failed'), those('ambiguous')];
  const ended = delivered.map(({ finishedAtMs }) => finishedAtMs ?? 0);
  const failures = [...failed, ...ambiguous].flatMap(failureOf);
  return {
    origin,
    delivered: delivered.length,
    failed: failed.length,
    ambiguous: ambiguous.length,
    underWay: fared.length - delivered.length - failed.length - ambiguous.length,
    lastDeliveredAtMs: ended.length === 0 ? null : Math.max(...ended),
    lastFailure: failures.sort((left, right) => right.atMs - left.atMs)[0] ?? null,
    firstByteMs: median(fared.flatMap(({ attempts }) => attempts.flatMap(({ facts }) => facts?.firstByteMs ?? []))),
  };
}

function failureOf({ finishedAtMs, attempts }: Fared): { atMs: number; outcome: Outcome }[] {
  const outcome = attempts.at(-1)?.outcome;
  return finishedAtMs === null || outcome === undefined ? [] : [{ atMs: finishedAtMs, outcome }];
}

/** Of an even number the lower of the two in the middle: a time that was measured. */
function median(values: readonly number[]): number | null {
  return values.toSorted((left, right) => left - right)[Math.floor((values.length - 1) / 2)] ?? null;
}
