import { dayMs, hourMs } from '../../../core/base/clock.ts';
import { readOutageMs } from '../../../core/db/outages.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import type { Moment } from '../publishing/request.ts';
import { countRendered } from '../store/canaries.ts';
import { holdVersion } from '../store/holds.ts';
import { enqueueProbe, findLastProbe } from '../store/probes.ts';
import { areReportsAlarming } from './verdict.ts';

/** Reports name what failed for viewers; a prober must confirm it within this time, in which the server runs. */
const confirmedWithinMs = hourMs;

/**
 * Has the prober draw a canary again whose viewers report failures, at most once an hour. A canary whose reports no
 * prober answers within an hour is held until the owner resumes it. Reports alone never stop a canary.
 * Returns whether this held the version.
 */
export async function followReports(tx: Tx, version: { readonly n: number }, moment: Moment): Promise<boolean> {
  const { nowMs } = moment;
  const last = await findLastProbe(tx, version.n, 'reported');
  if (last !== undefined && (await runningMsSince(tx, last.at, nowMs)) < confirmedWithinMs) return false;
  if (last !== undefined && last.state !== 'done') {
    await holdVersion(tx, version.n, 'unconfirmed_reports');
    return true;
  }
  const counts = await countRendered(tx, version.n, Math.floor((nowMs - dayMs) / hourMs));
  const drawn = counts.get('drawn') ?? 0;
  const failed = [...counts].reduce((sum, [outcome, count]) => (outcome === 'drawn' ? sum : sum + count), 0);
  if (areReportsAlarming({ failed, drawn })) await enqueueProbe(tx, version, 'reported', moment);
  return false;
}

async function runningMsSince(tx: Tx, atMs: number, nowMs: number): Promise<number> {
  return nowMs - atMs - (await readOutageMs(tx, atMs));
}
