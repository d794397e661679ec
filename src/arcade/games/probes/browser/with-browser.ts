import type { Browser } from 'playwright-core';
import { type Chromium, openBrowser } from './open-browser.ts';

/** Thrown when a probe run has no verdict: the browser did not start, crashed, or exceeded the time limit. */
export class ProbeRunError extends Error {
  override name = 'ProbeRunError';
  /** False when the browser did not start. */
  readonly hasStarted: boolean;
  constructor(message: string, hasStarted: boolean, cause: unknown) {
    super(message, { cause });
    this.hasStarted = hasStarted;
  }
}

const jobMsMax = 90_000;

/**
 * Runs work in a new browser, which is killed afterwards or after 90 seconds. Rejects with ProbeRunError when there
 * is no result.
 */
export async function withBrowser<Result>(
  chromium: Chromium,
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const jobBrowser = await openBrowser(chromium).catch((cause: unknown) => {
    throw new ProbeRunError('The browser does not start.', false, cause);
  });
  const timer = setTimeout(() => void jobBrowser.close(), jobMsMax);
  try {
    return await work(jobBrowser.browser);
  } catch (cause) {
    throw new ProbeRunError('The browser stopped or exceeded its time limit.', true, cause);
  } finally {
    clearTimeout(timer);
    await jobBrowser.close();
  }
}
