import type { Browser } from 'playwright-core';
import { type PixelData, pixelsBetween, shareBetween } from '../compare-pixels.ts';
import { countFlashesPerSecond } from '../flashes.ts';
import { emptyMeasurements, type Measurements } from '../measurements.ts';
import { type ProbeSize, probeLimits, probeSizes } from '../probe-limits.ts';
import type { ProbeStates, PublicState, StatePair } from '../states/probe-states.ts';
import { openProbePage, type ProbePage, RendererError } from './probe-page.ts';
import type { ProbedBundle } from './probe-site.ts';

/** Result of one probe run: measurements, and a screenshot of each state after a transition. */
export interface ProbeRun {
  readonly measurements: Measurements;
  readonly screenshots: ReadonlyMap<string, PixelData>;
}

/** Inputs of a run other than the bundle. */
export interface RunOptions {
  readonly browser: Browser;
  readonly bundle: ProbedBundle;
  readonly states: ProbeStates;
  /** Render time limit in milliseconds on this machine; computed only for slow renderers. */
  readonly slowRenderMsMax: () => Promise<number>;
}

/** Thrown to end the measurement of a renderer that never becomes idle or has failed. */
class RunAborted extends Error {
  override name = 'RunAborted';
}

/** Clock steps between two screenshots of a recording: 30 screenshots per second. */
const stepsPerScreenshot = 2;
const rendersMeasured = 5;
const timeMeasurementsMax = 3;
const rendersPerHeapMeasurement = 100;

/** Measures a renderer once. Rejects only when the browser fails, never because of the renderer. */
export async function runProbes(options: RunOptions): Promise<ProbeRun> {
  const run = { measurements: emptyMeasurements(), screenshots: new Map<string, PixelData>() };
  const pages: ProbePage[] = [];
  const open: OpenPage = async (size) => {
    const page = await openProbePage(options.browser, options.bundle, size);
    pages.push(page);
    return page;
  };
  try {
    await measureAll(options, run, open);
  } catch (error) {
    if (error instanceof RendererError) run.measurements.faults.push(error.message);
    else if (!(error instanceof RunAborted)) throw error;
  }
  for (const page of pages) await page.close();
  return run;
}

type Run = { readonly measurements: Measurements; readonly screenshots: Map<string, PixelData> };

/** Measures both sizes in parallel, because most of the time is spent waiting for browser frames. */
async function measureAll({ states, slowRenderMsMax }: RunOptions, run: Run, open: OpenPage): Promise<void> {
  const [first, second] = probeSizes;
  await measureTime(run, await open(first), states, slowRenderMsMax);
  const results = await Promise.allSettled([
    measurePairs(run, states, open, first),
    measurePairs(run, states, open, second),
  ]);
  for (const each of results) if (each.status === 'rejected') throw each.reason;
  const page = await open(first);
  await measureRenderDeterminism(run, states, page);
  await measureSize(run, page, states);
  await collectFaults(run, page);
}

type OpenPage = (size: ProbeSize) => Promise<ProbePage>;

async function measurePairs(run: Run, states: ProbeStates, open: OpenPage, size: ProbeSize): Promise<void> {
  const page = await open(size);
  for (const pair of states.transitions) await measureTransition(run, page, pair, size);
  await measureMutations(run, page, states.mutations, size);
  await collectFaults(run, page);
}

async function measureTransition(run: Run, page: ProbePage, pair: StatePair, size: ProbeSize): Promise<void> {
  const { name, before, after } = pair;
  const isStored = size === probeSizes[0];
  const from = await screenshotWhenIdle(run, page, before, labelOf(`${name}, before`, size));
  if (isStored) await measureFlashes(run, page, pair, from);
  const to = await screenshotWhenIdle(run, page, isStored ? null : after, labelOf(name, size));
  if (isStored) run.screenshots.set(name, to);
  run.measurements.transitions.push({ name: labelOf(name, size), pixels: pixelsBetween(from, to) });
}

/** Records a transition: a screenshot every two steps until nothing is scheduled or the limit is reached. */
async function measureFlashes(run: Run, page: ProbePage, { name, after }: StatePair, from: PixelData): Promise<void> {
  const screenshots = [from];
  await drawOrAbort(run, page, after);
  for (let steps = 0; steps < probeLimits.settleStepsMax; steps += stepsPerScreenshot) {
    const { isSettled } = await page.step(steps === 0 ? 0 : stepsPerScreenshot, 0);
    // A single immediate change is not a flash, so the idle state needs no screenshot.
    if (isSettled) break;
    screenshots.push(await page.screenshot());
  }
  run.measurements.flashes.push({ name, perSecond: countFlashesPerSecond(screenshots) });
}

async function measureMutations(run: Run, page: ProbePage, pairs: readonly StatePair[], size: ProbeSize) {
  const [first] = pairs;
  if (first === undefined) return;
  const base = await screenshotWhenIdle(run, page, first.before, labelOf('mutations, before', size));
  for (const { name, after } of pairs) {
    const screenshot = await screenshotWhenIdle(run, page, after, labelOf(name, size));
    run.measurements.mutations.push({ name: labelOf(name, size), pixels: pixelsBetween(base, screenshot) });
  }
}

/**
 * Compares screenshots of a state in a new page, after another state, and in a page that rendered all other states
 * before.
 */
async function measureRenderDeterminism(run: Run, { transitions }: ProbeStates, newPage: ProbePage): Promise<void> {
  const [first, last] = [transitions[0], transitions.at(-1)];
  if (first === undefined || last === undefined) return;
  const measure = (name: string, left: PixelData, right: PixelData) =>
    run.measurements.renderDeterminism.push({ name, share: shareBetween(left, right) });
  const ending = await screenshotWhenIdle(run, newPage, last.after, last.name);
  const screenshot = await screenshotWhenIdle(run, newPage, first.after, first.name);
  const repeated = await screenshotWhenIdle(run, newPage, last.after, last.name);
  measure(`${last.name}, after ${first.name}`, ending, repeated);
  const previous = run.screenshots.get(first.name);
  if (previous !== undefined) measure(`${first.name}, in another page`, previous, screenshot);
}

async function measureTime(run: Run, page: ProbePage, states: ProbeStates, slowMax: () => Promise<number>) {
  const { renderMs } = run.measurements;
  for (let count = 0; count < timeMeasurementsMax; count += 1) {
    const median = medianOf(await renderTimes(run, page, states));
    const limit = median <= probeLimits.renderMsMax ? probeLimits.renderMsMax : await slowMax();
    renderMs.push({ median, limit });
    if (median <= limit) return;
  }
  // The remaining measurements would be slow as well.
  throw new RunAborted();
}

async function renderTimes(run: Run, page: ProbePage, { transitions }: ProbeStates): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < rendersMeasured; index += 1) {
    const { before, after } = transitions[index % transitions.length] as StatePair;
    await drawOrAbort(run, page, before);
    times.push(await drawOrAbort(run, page, after));
  }
  return times;
}

/** Median render time of a trusted renderer. */
export async function renderMsOf(browser: Browser, bundle: ProbedBundle, states: ProbeStates): Promise<number> {
  const page = await openProbePage(browser, bundle, probeSizes[0]);
  const times = await renderTimes({ measurements: emptyMeasurements(), screenshots: new Map() }, page, states);
  await page.close();
  return medianOf(times);
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] as number;
}

async function measureSize(run: Run, page: ProbePage, states: ProbeStates): Promise<void> {
  await drawMany(run, page, states);
  const half = await page.heapBytes();
  await drawMany(run, page, states);
  const heapBytes = await page.heapBytes();
  await requireIdle(run, page, 'after 200 renders');
  const scorePair = states.mutations.find(({ name }) => name.startsWith('score'));
  await page.inspect();
  if (scorePair !== undefined) await drawOrAbort(run, page, scorePair.after);
  const { nodes, unlabelled, text, drawnTexts } = await page.inspect();
  run.measurements.size = { nodes, heapBytes, heapGrowthBytes: heapBytes - half };
  const score = scorePair?.after['score'];
  if (typeof score === 'number' && ![text, ...drawnTexts].some((each) => digitsOf(each).includes(String(score))))
    run.measurements.warnings.push('The digits of the score are in no text and in no fillText.');
  for (const name of new Set(unlabelled)) run.measurements.warnings.push(`A ${name} has no role or no label.`);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

async function drawMany(run: Run, page: ProbePage, { transitions }: ProbeStates): Promise<void> {
  for (let index = 0; index < rendersPerHeapMeasurement; index += 1) {
    const { before, after } = transitions[(index >> 1) % transitions.length] as StatePair;
    await drawOrAbort(run, page, index % 2 === 0 ? before : after);
    await page.step(1, 0);
  }
}

/** Screenshot after rendering; null as `state` keeps the last rendered state. */
async function screenshotWhenIdle(
  run: Run,
  page: ProbePage,
  state: PublicState | null,
  name: string,
): Promise<PixelData> {
  if (state !== null) await drawOrAbort(run, page, state);
  await requireIdle(run, page, name);
  return page.screenshot();
}

async function requireIdle(run: Run, page: ProbePage, name: string): Promise<void> {
  const { isSettled } = await page.step(probeLimits.settleStepsMax, 1);
  const { idle } = run.measurements;
  if (isSettled) {
    idle.idleCount += 1;
    return;
  }
  idle.notIdle.push(name);
  await abortRun(run, page);
}

async function drawOrAbort(run: Run, page: ProbePage, state: PublicState): Promise<number> {
  const ms = await page.draw(state);
  return ms ?? abortRun(run, page);
}

async function abortRun(run: Run, page: ProbePage): Promise<never> {
  await collectFaults(run, page);
  throw new RunAborted();
}

async function collectFaults(run: Run, page: ProbePage): Promise<void> {
  for (const fault of await page.faults())
    if (!run.measurements.faults.includes(fault)) run.measurements.faults.push(fault);
}

function labelOf(name: string, { width, height }: ProbeSize): string {
  return `${name} at ${width} x ${height}`;
}
