import { dayMs, hourMs } from '../../../core/base/clock.ts';
import { readOutageMs } from '../../../core/db/outages.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import type { WriteContext } from '../publishing/transition-request.ts';
import { countRenderReports } from '../store/canaries.ts';
import { enqueueProbe, findLastProbe } from '../store/probes.ts';
import { holdVersion } from '../store/versions.ts';
import { needsProbe } from './evaluate-step.ts';

/** Maximum running time in which a prober must confirm failures reported by viewers. */
const confirmationMsMax = hourMs;

/**
 * Handles render failures reported by viewers of a canary: requests a probe, at most once an hour, and holds the
 * version when no prober confirms or refutes them within an hour. Reports alone never stop a canary. Returns whether
 * the version is now held.
 */
export async function handleRenderReports(
  tx: Tx,
  version: { readonly n: number },
  writeContext: WriteContext,
): Promise<boolean> {
  const { nowMs } = writeContext;
  const lastProbe = await findLastProbe(tx, version.n, 'reported');
  if (lastProbe !== undefined && (await runningMsSince(tx, lastProbe.at, nowMs)) < confirmationMsMax) return false;
  if (lastProbe !== undefined && lastProbe.state !== 'done') {
    await holdVersion(tx, version.n, 'unconfirmed_reports');
    return true;
  }
  const counts = await countRenderReports(tx, version.n, Math.floor((nowMs - dayMs) / hourMs));
  const renderedCount = counts.get('drawn') ?? 0;
  const failedCount = [...counts].reduce((sum, [outcome, count]) => (outcome === 'drawn' ? sum : sum + count), 0);
  if (needsProbe({ failed: failedCount, rendered: renderedCount }))
    await enqueueProbe(tx, version, 'reported', writeContext);
  return false;
}

async function runningMsSince(tx: Tx, atMs: number, nowMs: number): Promise<number> {
  return nowMs - atMs - (await readOutageMs(tx, atMs));
}
