import type { Browser } from 'playwright-core';
import { countDifferentPixels } from '../compare-pixels.ts';
import { probeLimits, probeSizes } from '../probe-limits.ts';
import type { PublicState } from '../states/probe-states.ts';
import { openProbePage, type ProbePage, RendererError } from './probe-page.ts';
import type { ProbedBundle } from './probe-server.ts';

/** Result of rendering rounds. */
export interface RenderedRounds {
  /** Number of states in the rounds, without the first state of each round; may be too low when there are faults. */
  readonly renderedCount: number;
  /** Reasons for rejecting the renderer; empty when it is accepted. */
  readonly faults: readonly string[];
}

const attemptsMax = 2;

/**
 * Renders the states of each round in order, without a fault: each state after the first must change the screenshot.
 * The renderer is rejected only if both attempts have faults, so that a transient slowdown has no effect. The promise
 * rejects only when the browser fails.
 */
export async function renderRounds(
  browser: Browser,
  bundle: ProbedBundle,
  rounds: readonly (readonly PublicState[])[],
): Promise<RenderedRounds> {
  let result: RenderedRounds = { renderedCount: 0, faults: [] };
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    result = await renderOnce(browser, bundle, rounds);
    if (result.faults.length === 0) return result;
  }
  return result;
}

async function renderOnce(
  browser: Browser,
  bundle: ProbedBundle,
  rounds: readonly (readonly PublicState[])[],
): Promise<RenderedRounds> {
  const page = await openProbePage(browser, bundle, probeSizes[0]).catch(faultOf);
  if (typeof page === 'string') return { renderedCount: 0, faults: [page] };
  let renderedCount = 0;
  const faults: string[] = [];
  try {
    for (const [index, states] of rounds.entries()) {
      renderedCount += states.length - 1;
      faults.push(...(await renderRound(page, states)).map((fault) => `Round ${index + 1}, ${fault}`));
    }
    faults.push(...(await page.faults()));
  } catch (error) {
    faults.push(faultOf(error));
  } finally {
    await page.close();
  }
  return { renderedCount, faults };
}

/**
 * Renders one round up to the first state that cannot be rendered. Returns a message for that state and for each state
 * that does not change the screenshot.
 */
async function renderRound(page: ProbePage, states: readonly PublicState[]): Promise<string[]> {
  const { mutationPixelsMin: pixelsMin, settleStepsMax } = probeLimits;
  const faults: string[] = [];
  let previousScreenshot: Awaited<ReturnType<ProbePage['screenshot']>> | null = null;
  for (const state of states) {
    if ((await page.render(state)) === null) return [...faults, `record ${state['seq']}: render throws an exception.`];
    if (!(await page.step(settleStepsMax, 1)).isSettled)
      return [...faults, `record ${state['seq']}: something is still scheduled after ${settleStepsMax} frames.`];
    const screenshot = await page.screenshot();
    const differentPixels =
      previousScreenshot === null ? pixelsMin : countDifferentPixels(previousScreenshot, screenshot);
    if (differentPixels < pixelsMin)
      faults.push(`record ${state['seq']}: ${differentPixels} pixels change; at least ${pixelsMin} must.`);
    previousScreenshot = screenshot;
  }
  return faults;
}

/** Message of a RendererError; rethrows any other error. */
function faultOf(error: unknown): string {
  if (error instanceof RendererError) return error.message;
  throw error;
}
