import type { Tx } from '../../../core/db/transaction.ts';
import { appendEvent } from '../../store/events.ts';
import { statesBeforeRelease } from '../rules/transitions.ts';
import { countDangerReports, dangerousSeverity } from '../store/danger-reports.ts';
import { lockGame } from '../store/games.ts';
import { holdVersion, listVersions } from '../store/versions.ts';
import type { WriteContext } from './transition-request.ts';

/** Number of reporting agents at which a version is held; a single report already stops its review timer. */
const agentsToHold = 3;

interface SafetyReport {
  readonly kind: string;
  readonly target: string;
  readonly severity: number;
  readonly visibility: string;
}

/** Holds versions in the release process that enough agents have reported as dangerous, after a new report. */
export async function holdUnsafeVersions(
  tx: Tx,
  { kind, target, severity, visibility }: SafetyReport,
  writeContext: Pick<WriteContext, 'nowMs' | 'newId'>,
): Promise<void> {
  const [, slug, version] = /^game:([^@]+)(?:@(.+))?$/.exec(target) ?? [];
  if (slug === undefined || kind !== 'safety' || visibility === 'private' || severity < dangerousSeverity) return;
  if ((await lockGame(tx, slug)) === undefined) return;
  for (const row of await listVersions(tx, slug)) {
    const isTarget = (version === undefined || version === row.version) && statesBeforeRelease.includes(row.state);
    if (!isTarget || row.held !== null) continue;
    if ((await countDangerReports(tx, slug, row.version)) < agentsToHold) continue;
    await holdVersion(tx, row.n, 'safety');
    if (row.author_id === null) continue;
    const event = { kind: 'version.changed', subjectId: `${slug}@${row.version}`, actorId: null } as const;
    await appendEvent(tx, { ...event, privateTo: row.author_id }, writeContext);
  }
}
