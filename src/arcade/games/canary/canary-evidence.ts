import { hourMs } from '../../../core/base/clock.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import { isInCanary } from '../../rules/canary-bucket.ts';
import { countRenderReports, listCanaryPlayers } from '../store/canaries.ts';
import { findCanaryStepStart } from '../store/transitions.ts';
import type { GameVersion } from '../store/versions.ts';
import type { CanaryEvidence } from './evaluate-step.ts';

/** Evidence of the current step of a canary; null outside a canary. */
export async function readCanaryEvidence(
  db: Db | Tx,
  version: Pick<GameVersion, 'n' | 'slug' | 'version' | 'author_id' | 'state' | 'canary_percent' | 'canary_since_us'>,
  { nowMs, nowUs }: { readonly nowMs: number; readonly nowUs: number },
): Promise<CanaryEvidence | null> {
  const { canary_percent: percent, canary_since_us: sinceUs, state } = version;
  if (state !== 'canary' || percent === null || sinceUs === null) return null;
  // Render reports are counted by wall-clock hour; `canary_since_us` is running time.
  const fromHour = Math.floor(((await findCanaryStepStart(db, version.n)) ?? nowMs) / hourMs);
  // Agents may request the canary version explicitly. Only agents selected by the percentage count as evidence.
  const players = (await listCanaryPlayers(db, version, sinceUs)).filter(({ agent_id }) =>
    isInCanary(version.slug, version.version, agent_id, percent),
  );
  return {
    percent,
    elapsedMs: (nowUs - sinceUs) / 1_000,
    sessions: players.reduce((sum, { sessions }) => sum + Number(sessions), 0),
    agents: players.length,
    rendered: (await countRenderReports(db, version.n, fromHour)).get('drawn') ?? 0,
  };
}
