import type { Attempt } from '../../deliveries/rules/attempts.ts';
import type { AttemptOutcome } from '../../deliveries/rules/outcome.ts';
import type { DeliveryState } from '../../deliveries/rules/states.ts';

/** Input for destination statistics: one delivery. */
export interface DeliverySample {
  readonly origin: string;
  readonly state: DeliveryState;
  readonly finishedAtMs: number | null;
  readonly attempts: readonly Attempt[];
}

export interface DestinationHealth {
  readonly origin: string;
  readonly deliveredCount: number;
  readonly failedCount: number;
  readonly ambiguousCount: number;
  readonly inFlightCount: number;
  readonly lastDeliveredAtMs: number | null;
  /** Last failed or ambiguous delivery, with the outcome of its last attempt. */
  readonly lastFailure: { readonly atMs: number; readonly outcome: AttemptOutcome } | null;
  /** Median over all attempts with a response. */
  readonly firstByteMs: number | null;
}

/** Delivery statistics per origin, ordered by the newest delivery; `deliveries` are newest first. */
export function healthOf(deliveries: readonly DeliverySample[]): DestinationHealth[] {
  return [...Map.groupBy(deliveries, ({ origin }) => origin)].map(([origin, samples]) => originHealth(origin, samples));
}

function originHealth(origin: string, samples: readonly DeliverySample[]): DestinationHealth {
  const inState = (deliveryState: DeliveryState) => samples.filter(({ state }) => state === deliveryState);
  const [delivered, failed, ambiguous] = [inState('delivered'), inState('failed'), inState('ambiguous')];
  const deliveryTimesMs = delivered.map(({ finishedAtMs }) => finishedAtMs ?? 0);
  const failures = [...failed, ...ambiguous].flatMap(failureOf);
  return {
    origin,
    deliveredCount: delivered.length,
    failedCount: failed.length,
    ambiguousCount: ambiguous.length,
    inFlightCount: samples.length - delivered.length - failed.length - ambiguous.length,
    lastDeliveredAtMs: deliveryTimesMs.length === 0 ? null : Math.max(...deliveryTimesMs),
    lastFailure: failures.sort((left, right) => right.atMs - left.atMs)[0] ?? null,
    firstByteMs: median(samples.flatMap(({ attempts }) => attempts.flatMap(({ facts }) => facts?.firstByteMs ?? []))),
  };
}

function failureOf({ finishedAtMs, attempts }: DeliverySample): { atMs: number; outcome: AttemptOutcome }[] {
  const outcome = attempts.at(-1)?.outcome;
  return finishedAtMs === null || outcome === undefined ? [] : [{ atMs: finishedAtMs, outcome }];
}

/** Lower median: always one of the measured values, never a mean of two. */
function median(values: readonly number[]): number | null {
  return values.toSorted((left, right) => left - right)[Math.floor((values.length - 1) / 2)] ?? null;
}
