import { applyLoad, type LoadRequest, type LoadResult } from './load.ts';
import type { Measurement } from './row.ts';
import { type MeasuredServer, processorMs } from './servers.ts';

/** Number of measurements after a warm-up, and duration of each. */
export interface Timing {
  readonly rounds: number;
  readonly sliceSeconds: number;
}

export interface SliceLoad {
  readonly servers: readonly MeasuredServer[];
  readonly request: LoadRequest;
  readonly connections: number;
}

/**
 * Measures Rialto and the baseline alternately, in short slices after a warm-up of each, so that other load on the
 * machine affects both. The ratio is the median of the pairwise ratios.
 */
export async function compare(
  timing: Timing,
  rialto: SliceLoad,
  baseline: Pick<SliceLoad, 'servers'> & Partial<SliceLoad>,
): Promise<Measurement> {
  const baselineSlice = { ...rialto, ...baseline };
  return alternate(
    timing,
    () => measureSlice(timing, rialto),
    () => measureSlice(timing, baselineSlice),
  );
}

/** Compares two functions that each measure one slice. */
export async function alternate(
  timing: Timing,
  rialto: () => Promise<Slice>,
  baseline: () => Promise<Slice>,
): Promise<Measurement> {
  // The first slice of each is a warm-up.
  const allRialtoSlices: Slice[] = [];
  const allBaselineSlices: Slice[] = [];
  for (let round = 0; round <= timing.rounds; round += 1) {
    allRialtoSlices.push(await rialto());
    allBaselineSlices.push(await baseline());
  }
  const [rialtoSlices, baselineSlices] = [allRialtoSlices.slice(1), allBaselineSlices.slice(1)];
  const ratios = rialtoSlices.map((slice, round) => slice.perSecond / (baselineSlices[round] as Slice).perSecond);
  const processorRatios = rialtoSlices.flatMap(({ processorUs: ownUs }, round) => {
    const { processorUs: baselineUs } = baselineSlices[round] as Slice;
    return ownUs === null || baselineUs === null ? [] : [baselineUs / ownUs];
  });
  const { perSecond, processorUs } = measurementOf(baselineSlices);
  return {
    ...measurementOf(rialtoSlices),
    ...(perSecond === undefined ? {} : { baselinePerSecond: perSecond }),
    ...(processorUs === undefined ? {} : { baselineProcessorUs: processorUs }),
    ratio: median(ratios),
    ...(processorRatios.length === 0 ? {} : { processorRatio: median(processorRatios) }),
  };
}

/** Measures one server alone, after a warm-up. */
export async function measure(timing: Timing, measured: SliceLoad): Promise<Measurement> {
  const slices: Slice[] = [];
  for (let round = 0; round <= timing.rounds; round += 1) slices.push(await measureSlice(timing, measured));
  return measurementOf(slices.slice(1));
}

/** Result of one measurement interval. */
export interface Slice extends LoadResult {
  /** Responses per second. */
  readonly perSecond: number;
  /** CPU time of the servers per response; null where it cannot be read. */
  readonly processorUs: number | null;
}

export async function measureSlice(
  { sliceSeconds }: Timing,
  { servers, request, connections }: SliceLoad,
): Promise<Slice> {
  const before = servers.map((server) => processorMs(server.pid));
  const result = await applyLoad({
    urls: servers.map((server) => server.url),
    request,
    connections,
    seconds: sliceSeconds,
  });
  const usedMs = servers.map((server, index) => differenceOf(processorMs(server.pid), before[index] ?? null));
  return sliceOf(
    result,
    usedMs.reduce((sum, serverMs) => (sum === null || serverMs === null ? null : sum + serverMs), 0),
  );
}

/** Slice from the result of its load and the CPU time that its servers used. */
export function sliceOf(result: LoadResult, usedMs: number | null): Slice {
  const responseCount = result.latenciesMs.length;
  return {
    ...result,
    perSecond: responseCount / result.elapsedSeconds,
    processorUs: usedMs === null ? null : (usedMs * 1_000) / responseCount,
  };
}

function measurementOf(slices: readonly Slice[]): Measurement {
  const latencies = Float64Array.from(slices.flatMap((slice) => slice.latenciesMs)).sort();
  const processorUs = slices.flatMap((slice) => slice.processorUs ?? []);
  return {
    perSecond: Math.round(median(slices.map((slice) => slice.perSecond))),
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
    ...(processorUs.length === 0 ? {} : { processorUs: Math.round(median(processorUs)) }),
  };
}

/** Percentile of sorted values. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(Float64Array.from(values).sort(), 0.5);
}

function differenceOf(after: number | null, before: number | null): number | null {
  return after === null || before === null ? null : after - before;
}
