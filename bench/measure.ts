import { applyLoad, type LoadRequest, type LoadResult } from './load.ts';
import type { Measurement } from './row.ts';
import { type MeasuredServer, processorMs } from './serving.ts';

/** Number and duration of measurements. */
export interface Pace {
  readonly rounds: number;
  readonly sliceSeconds: number;
}

export interface MeasuredSlice {
  readonly servers: readonly MeasuredServer[];
  readonly request: LoadRequest;
  readonly connections: number;
}

/**
 * Measures our server and the ceiling alternately, in short slices after a warm-up of each, so that other load on the
 * machine affects both. The ratio is the median of the pairwise ratios.
 */
export async function compare(
  pace: Pace,
  rialto: MeasuredSlice,
  ceiling: Pick<MeasuredSlice, 'servers'> & Partial<MeasuredSlice>,
): Promise<Measurement> {
  const other = { ...rialto, ...ceiling };
  return alternate(
    pace,
    () => measureSlice(pace, rialto),
    () => measureSlice(pace, other),
  );
}

/** Compares two functions that each measure one slice. */
export async function alternate(
  pace: Pace,
  rialto: () => Promise<Slice>,
  ceiling: () => Promise<Slice>,
): Promise<Measurement> {
  const slices: Slice[] = [];
  const others: Slice[] = [];
  for (let round = 0; round <= pace.rounds; round += 1) {
    slices.push(await rialto());
    others.push(await ceiling());
  }
  const [measured, against] = [slices.slice(1), others.slice(1)];
  const ratios = measured.map((slice, round) => slice.perSecond / (against[round] as Slice).perSecond);
  const processorRatios = measured.flatMap(({ processorUs: ownUs }, round) => {
    const { processorUs: other } = against[round] as Slice;
    return ownUs === null || other === null ? [] : [other / ownUs];
  });
  const { perSecond, processorUs } = rowOf(against);
  return {
    ...rowOf(measured),
    ...(perSecond === undefined ? {} : { ceilingPerSecond: perSecond }),
    ...(processorUs === undefined ? {} : { ceilingProcessorUs: processorUs }),
    ratio: median(ratios),
    ...(processorRatios.length === 0 ? {} : { processorRatio: median(processorRatios) }),
  };
}

/** Measures one server alone, after a warm-up. */
export async function measure(pace: Pace, measured: MeasuredSlice): Promise<Measurement> {
  const slices: Slice[] = [];
  for (let round = 0; round <= pace.rounds; round += 1) slices.push(await measureSlice(pace, measured));
  return rowOf(slices.slice(1));
}

export interface Slice extends LoadResult {
  readonly perSecond: number;
  readonly processorUs: number | null;
}

export async function measureSlice(
  { sliceSeconds }: Pace,
  { servers, request, connections }: MeasuredSlice,
): Promise<Slice> {
  const before = servers.map((server) => processorMs(server.pid));
  const result = await applyLoad({
    urls: servers.map((server) => server.url),
    request,
    connections,
    seconds: sliceSeconds,
  });
  const used = servers.map((server, index) => difference(processorMs(server.pid), before[index] ?? null));
  return sliceOf(
    result,
    used.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0),
  );
}

/** Slice from its load and the CPU time that it used. */
export function sliceOf(result: LoadResult, usedMs: number | null): Slice {
  const responseCount = result.latenciesMs.length;
  return {
    ...result,
    perSecond: responseCount / result.elapsedSeconds,
    processorUs: usedMs === null ? null : (usedMs * 1_000) / responseCount,
  };
}

function rowOf(slices: readonly Slice[]): Measurement {
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

function difference(after: number | null, before: number | null): number | null {
  return after === null || before === null ? null : after - before;
}
