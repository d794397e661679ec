import type { Browser } from 'playwright-core';
import { countDifferentPixels, differentPixelShare, type PixelData } from '../compare-pixels.ts';
import { countFlashesPerSecond } from '../flashes.ts';
import { emptyMeasurements, type Measurements } from '../measurements.ts';
import { type ProbeSize, probeLimits, probeSizes } from '../probe-limits.ts';
import type { ProbeStates, PublicState, StatePair } from '../states/probe-states.ts';
import { openProbePage, type ProbePage, RendererError } from './probe-page.ts';
import type { ProbedBundle } from './probe-server.ts';

/** Result of one probe run: measurements, and the screenshot after each transition at the first page size, by name. */
export interface ProbeRun {
  readonly measurements: Measurements;
  readonly screenshots: ReadonlyMap<string, PixelData>;
}

/** Inputs of one probe run. */
export interface RunOptions {
  readonly browser: Browser;
  readonly bundle: ProbedBundle;
  readonly states: ProbeStates;
  /** Render time limit in milliseconds on this machine; computed only for slow renderers. */
  readonly slowRenderMsMax: () => Promise<number>;
}

/** Thrown to end the measurement of a renderer that has failed, is too slow or does not become idle. */
class RunAbortedError extends Error {
  override name = 'RunAbortedError';
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
    else if (!(error instanceof RunAbortedError)) throw error;
  }
  for (const page of pages) await page.close();
  return run;
}

/** Result of a run in progress. */
type Run = { readonly measurements: Measurements; readonly screenshots: Map<string, PixelData> };

/**
 * Makes all measurements. Measures the pairs of states at both page sizes in parallel, because most of the time is
 * spent waiting for browser frames.
 */
async function measureAll({ states, slowRenderMsMax }: RunOptions, run: Run, open: OpenPage): Promise<void> {
  const [firstSize, secondSize] = probeSizes;
  await measureTime(run, await open(firstSize), states, slowRenderMsMax);
  const results = await Promise.allSettled([
    measurePairs(run, states, open, firstSize),
    measurePairs(run, states, open, secondSize),
  ]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  const page = await open(firstSize);
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
  const isStoredSize = size === probeSizes[0];
  const beforeScreenshot = await screenshotWhenIdle(run, page, before, labelOf(`${name}, before`, size));
  if (isStoredSize) await measureFlashes(run, page, pair, beforeScreenshot);
  const afterScreenshot = await screenshotWhenIdle(run, page, isStoredSize ? null : after, labelOf(name, size));
  if (isStoredSize) run.screenshots.set(name, afterScreenshot);
  run.measurements.transitions.push({
    name: labelOf(name, size),
    differentPixels: countDifferentPixels(beforeScreenshot, afterScreenshot),
  });
}

/** Records a transition: a screenshot every two steps until nothing is scheduled or the limit is reached. */
async function measureFlashes(
  run: Run,
  page: ProbePage,
  { name, after }: StatePair,
  beforeScreenshot: PixelData,
): Promise<void> {
  const screenshots = [beforeScreenshot];
  await renderOrAbort(run, page, after);
  for (let steps = 0; steps < probeLimits.settleStepsMax; steps += stepsPerScreenshot) {
    const { isSettled } = await page.step(steps === 0 ? 0 : stepsPerScreenshot, 0);
    // A single immediate change is not a flash, so the idle state needs no screenshot.
    if (isSettled) break;
    screenshots.push(await page.screenshot());
  }
  run.measurements.flashes.push({ name, perSecond: countFlashesPerSecond(screenshots) });
}

async function measureMutations(run: Run, page: ProbePage, pairs: readonly StatePair[], size: ProbeSize) {
  const [firstPair] = pairs;
  if (firstPair === undefined) return;
  const baseScreenshot = await screenshotWhenIdle(run, page, firstPair.before, labelOf('mutations, before', size));
  for (const { name, after } of pairs) {
    const screenshot = await screenshotWhenIdle(run, page, after, labelOf(name, size));
    run.measurements.mutations.push({
      name: labelOf(name, size),
      differentPixels: countDifferentPixels(baseScreenshot, screenshot),
    });
  }
}

/**
 * Compares two screenshots of the last state, taken in a new page before and after it renders the first state. Then
 * compares screenshots of the first state, taken in the new page and in the page that measured the transitions.
 */
async function measureRenderDeterminism(run: Run, { transitions }: ProbeStates, newPage: ProbePage): Promise<void> {
  const [firstPair, lastPair] = [transitions[0], transitions.at(-1)];
  if (firstPair === undefined || lastPair === undefined) return;
  const measure = (name: string, left: PixelData, right: PixelData) =>
    run.measurements.renderDeterminism.push({ name, differentPixelShare: differentPixelShare(left, right) });
  const lastScreenshot = await screenshotWhenIdle(run, newPage, lastPair.after, lastPair.name);
  const firstScreenshot = await screenshotWhenIdle(run, newPage, firstPair.after, firstPair.name);
  const repeatedScreenshot = await screenshotWhenIdle(run, newPage, lastPair.after, lastPair.name);
  measure(`${lastPair.name}, after ${firstPair.name}`, lastScreenshot, repeatedScreenshot);
  const storedScreenshot = run.screenshots.get(firstPair.name);
  if (storedScreenshot !== undefined) measure(`${firstPair.name}, in another page`, storedScreenshot, firstScreenshot);
}

async function measureTime(run: Run, page: ProbePage, states: ProbeStates, slowRenderMsMax: () => Promise<number>) {
  const { renderMs } = run.measurements;
  for (let count = 0; count < timeMeasurementsMax; count += 1) {
    const median = medianOf(await renderTimes(run, page, states));
    const limit = median <= probeLimits.renderMsMax ? probeLimits.renderMsMax : await slowRenderMsMax();
    renderMs.push({ median, limit });
    if (median <= limit) return;
  }
  // The remaining measurements would be slow as well.
  throw new RunAbortedError();
}

async function renderTimes(run: Run, page: ProbePage, { transitions }: ProbeStates): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < rendersMeasured; index += 1) {
    const { before, after } = transitions[index % transitions.length] as StatePair;
    await renderOrAbort(run, page, before);
    times.push(await renderOrAbort(run, page, after));
  }
  return times;
}

/** Median render time of a trusted renderer. */
export async function medianRenderMs(browser: Browser, bundle: ProbedBundle, states: ProbeStates): Promise<number> {
  const page = await openProbePage(browser, bundle, probeSizes[0]);
  const times = await renderTimes({ measurements: emptyMeasurements(), screenshots: new Map() }, page, states);
  await page.close();
  return medianOf(times);
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] as number;
}

/** Measures elements and heap after 200 renders; warns of a score that no text shows and of unlabelled elements. */
async function measureSize(run: Run, page: ProbePage, states: ProbeStates): Promise<void> {
  await renderRepeatedly(run, page, states);
  const heapBytesHalfway = await page.heapBytes();
  await renderRepeatedly(run, page, states);
  const heapBytes = await page.heapBytes();
  await requireIdle(run, page, 'after 200 renders');
  const scorePair = states.mutations.find(({ name }) => name.startsWith('score'));
  // Discards the texts that earlier renders drew.
  await page.inspect();
  if (scorePair !== undefined) await renderOrAbort(run, page, scorePair.after);
  const { nodes, unlabelled, text, drawnTexts } = await page.inspect();
  run.measurements.size = { nodes, heapBytes, heapGrowthBytes: heapBytes - heapBytesHalfway };
  const score = scorePair?.after['score'];
  if (
    typeof score === 'number' &&
    ![text, ...drawnTexts].some((shownText) => digitsOf(shownText).includes(String(score)))
  )
    run.measurements.warnings.push('The digits of the score are in no text of the document or a canvas.');
  for (const element of new Set(unlabelled)) run.measurements.warnings.push(`A ${element} has no role or no label.`);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

async function renderRepeatedly(run: Run, page: ProbePage, { transitions }: ProbeStates): Promise<void> {
  for (let index = 0; index < rendersPerHeapMeasurement; index += 1) {
    const { before, after } = transitions[(index >> 1) % transitions.length] as StatePair;
    await renderOrAbort(run, page, index % 2 === 0 ? before : after);
    await page.step(1, 0);
  }
}

/** Screenshot once nothing is scheduled. Renders `state` first unless it is null. */
async function screenshotWhenIdle(
  run: Run,
  page: ProbePage,
  state: PublicState | null,
  name: string,
): Promise<PixelData> {
  if (state !== null) await renderOrAbort(run, page, state);
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

async function renderOrAbort(run: Run, page: ProbePage, state: PublicState): Promise<number> {
  const ms = await page.render(state);
  return ms ?? abortRun(run, page);
}

async function abortRun(run: Run, page: ProbePage): Promise<never> {
  await collectFaults(run, page);
  throw new RunAbortedError();
}

async function collectFaults(run: Run, page: ProbePage): Promise<void> {
  for (const fault of await page.faults())
    if (!run.measurements.faults.includes(fault)) run.measurements.faults.push(fault);
}

function labelOf(name: string, { width, height }: ProbeSize): string {
  return `${name} at ${width} x ${height}`;
}
