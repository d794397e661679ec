/** A row of the result table. */
export interface Row {
  readonly label: string;
  readonly perSecond?: number;
  readonly p50Ms?: number;
  readonly p99Ms?: number;
  /** Responses per second of the compared server, and the median of the pairwise ratios. */
  readonly baselinePerSecond?: number;
  readonly ratio?: number;
  /** CPU time per response in microseconds, of Rialto and of the compared server. */
  readonly processorUs?: number;
  readonly baselineProcessorUs?: number;
  /** CPU time of the compared server divided by that of Rialto, median of the pairs; above 1 Rialto uses less. */
  readonly processorRatio?: number;
  /** Compared server, unless it is the baseline server, and the features that it lacks. */
  readonly peer?: { readonly name: string; readonly lacks: string };
  /** A value that is neither rate nor latency, such as `0.42 s` or `38 KiB`. */
  readonly value?: Value;
  readonly target?: Target;
}

/** Result of a load; the scenario adds label and target. */
export type Measurement = Omit<Row, 'label' | 'target' | 'value'>;

export interface Value {
  readonly amount: number;
  readonly unit: string;
}

export interface Target {
  readonly text: string;
  isReached(row: Row): boolean;
}

export function baselineShareAtLeast(least: number): Target {
  return { text: `>= ${least * 100} % of the baseline`, isReached: (row) => (row.ratio ?? 0) >= least };
}

/** Target for the measured rate divided by the predicted rate. */
export function ratioWithin(tolerance: number): Target {
  const isWithin = (ratio: number) => ratio >= 1 - tolerance && ratio <= 1 + tolerance;
  return { text: `within ${tolerance * 100} % of the prediction`, isReached: (row) => isWithin(row.ratio ?? 0) };
}

/** Target for the CPU time of the peer divided by that of Rialto. Other load on the machine affects CPU time little. */
export function peerCpuRatioAtLeast(least: number): Target {
  return { text: `CPU ratio >= ${least}`, isReached: (row) => (row.processorRatio ?? 0) >= least };
}

export function perSecondAtLeast(least: number, p99MsMax = Number.POSITIVE_INFINITY): Target {
  const p99 = Number.isFinite(p99MsMax) ? `, p99 <= ${p99MsMax} ms` : '';
  return {
    text: `>= ${least.toLocaleString('en')}/s${p99}`,
    isReached: (row) => (row.perSecond ?? 0) >= least && (row.p99Ms ?? 0) <= p99MsMax,
  };
}

export function p99AtMost(mostMs: number): Target {
  return { text: `p99 <= ${mostMs} ms`, isReached: (row) => (row.p99Ms ?? Number.POSITIVE_INFINITY) <= mostMs };
}

export function percentilesAtMost(p50MsMax: number, p99MsMax: number): Target {
  return {
    text: `p50 <= ${p50MsMax} ms, p99 <= ${p99MsMax} ms`,
    isReached: ({ p50Ms = Number.POSITIVE_INFINITY, p99Ms = Number.POSITIVE_INFINITY }) =>
      p50Ms <= p50MsMax && p99Ms <= p99MsMax,
  };
}

export function valueAtMost(max: number, unit: string): Target {
  return {
    text: `<= ${max} ${unit}`.trim(),
    isReached: (row) => (row.value?.amount ?? Number.POSITIVE_INFINITY) <= max,
  };
}
