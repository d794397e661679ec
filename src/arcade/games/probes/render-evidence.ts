import type { Manifest } from '../bundle/manifest.ts';
import type { Chromium } from './browser/open-browser.ts';
import type { ProbedBundle } from './browser/probe-server.ts';
import { type RenderedRounds, renderRounds } from './browser/render-rounds.ts';
import { withBrowser } from './browser/with-browser.ts';
import { type ProbeReport, probeInBrowser } from './probe-bundle.ts';
import { probeLimits } from './probe-limits.ts';
import { probeStatesOf } from './states/game-states.ts';
import type { PublicState } from './states/probe-states.ts';
import { type ReplayedRound, roundStates } from './states/round-states.ts';

/**
 * Renders the rounds of a certificate with its version's renderer, in a separate browser. Rejects with ProbeRunError
 * when there is no result.
 */
export function renderEvidence(
  bundle: ProbedBundle,
  rounds: readonly ReplayedRound[],
  chromium: Chromium,
): Promise<RenderedRounds> {
  const states = statesOf(rounds, probeLimits.locksDrawnMax);
  return withBrowser(chromium, (browser) => renderRounds(browser, bundle, states));
}

/**
 * Renders these replays and runs the probes of the bundle, in one browser. Rejects with ProbeRunError when there is no
 * result.
 */
export function probeReportedVersion(
  bundle: ProbedBundle & { readonly manifest: Manifest },
  replays: readonly ReplayedRound[],
  chromium: Chromium,
): Promise<{ readonly probes: ProbeReport; readonly rendering: RenderedRounds }> {
  const states = statesOf(replays, probeLimits.reportedLocksDrawnMax);
  return withBrowser(chromium, async (browser) => ({
    rendering: await renderRounds(browser, bundle, states),
    probes: await probeInBrowser(browser, bundle, probeStatesOf(bundle.manifest)),
  }));
}

/** `positionsMax`: limit for all rounds together, without their starts and ends. */
function statesOf(rounds: readonly ReplayedRound[], positionsMax: number): PublicState[][] {
  return rounds.map((round) => roundStates(round, Math.floor(positionsMax / rounds.length)));
}
