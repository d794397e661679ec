import type { Measurements, PixelMeasurement } from './measurements.ts';
import { probeLimits } from './probe-limits.ts';

export const checkNames = [
  'transitions',
  'mutations',
  'sameness',
  'settle',
  'flashes',
  'faults',
  'time',
  'size',
  'warnings',
] as const;
export type CheckName = (typeof checkNames)[number];

/** Result of one check. A warning does not reject the renderer. */
export interface ProbeCheck {
  readonly check: CheckName;
  readonly outcome: 'passed' | 'failed' | 'warning' | 'not_run';
  /** One message for each failure or warning, at most ten. */
  readonly details: readonly string[];
}

const detailsMax = 10;

/** Checks the measurements of a run. Pure: equal measurements give equal checks. */
export function checkRun(measurements: Measurements): ProbeCheck[] {
  const { idle, faults, warnings } = measurements;
  return [
    check(
      'transitions',
      measurements.transitions.length > 0,
      similarityFaults(measurements.transitions, probeLimits.transitionPixelsMin),
    ),
    check(
      'mutations',
      measurements.mutations.length > 0,
      similarityFaults(measurements.mutations, probeLimits.mutationPixelsMin),
    ),
    check('sameness', measurements.renderDeterminism.length > 0, differenceFaults(measurements)),
    check('settle', idle.idleCount + idle.notIdle.length > 0, idle.notIdle.map(notIdleFault)),
    check('flashes', measurements.flashes.length > 0, flashFaults(measurements)),
    check('faults', true, faults),
    check('time', measurements.renderMs.length > 0, timeFaults(measurements)),
    check('size', measurements.size !== undefined, sizeFaults(measurements)),
    { check: 'warnings', outcome: warnings.length > 0 ? 'warning' : 'passed', details: warnings.slice(0, detailsMax) },
  ];
}

function check(name: CheckName, isMeasured: boolean, faults: readonly string[]): ProbeCheck {
  if (!isMeasured) return { check: name, outcome: 'not_run', details: [] };
  return { check: name, outcome: faults.length > 0 ? 'failed' : 'passed', details: faults.slice(0, detailsMax) };
}

function similarityFaults(measurements: readonly PixelMeasurement[], pixelsMin: number): string[] {
  return measurements
    .filter(({ differentPixels: pixels }) => pixels < pixelsMin)
    .map(({ name, differentPixels: pixels }) => `${name}: ${pixels} pixels change; at least ${pixelsMin} must.`);
}

function differenceFaults({ renderDeterminism }: Measurements): string[] {
  const { samenessShareMax } = probeLimits;
  return renderDeterminism
    .filter(({ differentPixelShare: share }) => share > samenessShareMax)
    .map(
      ({ name, differentPixelShare: share }) =>
        `${name}: ${percent(share)} of the pixels differ when the same state is rendered again; at most ${percent(samenessShareMax)} may.`,
    );
}

function notIdleFault(name: string): string {
  return `${name}: something is still scheduled after ${probeLimits.settleStepsMax} animation frames.`;
}

function flashFaults({ flashes }: Measurements): string[] {
  const { flashesPerSecondMax: limit } = probeLimits;
  return flashes
    .filter(({ perSecond }) => perSecond > limit)
    .map(({ name, perSecond }) => `${name}: ${perSecond} flashes within a second; at most ${limit} are allowed.`);
}

/** One measurement within the limit is enough, because a busy machine slows any renderer. */
function timeFaults({ renderMs }: Measurements): string[] {
  if (renderMs.some(({ median, limit }) => median <= limit)) return [];
  return renderMs.map(
    ({ median, limit }) =>
      `The median of five renders takes ${roundedMs(median)} ms; at most ${roundedMs(limit)} ms are allowed.`,
  );
}

function sizeFaults({ size }: Measurements): string[] {
  if (size === undefined) return [];
  const { nodesMax, heapBytesMax, heapGrowthBytesMax } = probeLimits;
  const faults: string[] = [];
  if (size.nodes > nodesMax) faults.push(`The document has ${size.nodes} elements; at most ${nodesMax} are allowed.`);
  if (size.heapBytes > heapBytesMax)
    faults.push(`The heap holds ${size.heapBytes} bytes after 200 renders; at most ${heapBytesMax} are allowed.`);
  if (size.heapGrowthBytes > heapGrowthBytesMax)
    faults.push(
      `The heap grows by ${size.heapGrowthBytes} bytes from render 100 to 200; at most ${heapGrowthBytesMax} are allowed.`,
    );
  return faults;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function roundedMs(ms: number): string {
  return String(Math.ceil(ms));
}
