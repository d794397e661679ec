import { newId, randomHex } from '../../../core/base/ids.ts';
import type { Database, Tx } from '../../../core/db/transaction.ts';
import type { Action, VersionState } from '../rules/transitions.ts';
import { appendReleaseLogEntry, lockReleaseHead, setReleaseLogEpoch } from '../store/transitions.ts';
import { type GameVersion, listUnloggedVersions } from '../store/versions.ts';
import { logTransition } from './apply-transition.ts';
import { platform } from './transition-request.ts';

/**
 * Initializes the release log at a start of the server. A new log starts with the entry `genesis` and the transitions
 * of versions that are older than the log. After a restore from backup, which changes the epoch, the entry `restored`
 * is appended. Safe on several nodes.
 */
export async function initializeReleaseLog(database: Database, nowMs: number): Promise<void> {
  await database.write(async (tx) => {
    const head = await lockReleaseHead(tx);
    if (head.epoch === database.epoch) return;
    await appendLogEntry(tx, head.seq === 0 ? 'genesis' : 'restored', nowMs);
    await setReleaseLogEpoch(tx, database.epoch);
    if (head.seq > 0) return;
    for (const version of await listUnloggedVersions(tx)) await logPastTransitions(tx, version, nowMs);
  });
}

/** Transition after its release of a version that is older than the log, by the state of the version. */
const pastActions: Readonly<Partial<Record<VersionState, Action>>> = { superseded: 'supersede', purged: 'purge' };

async function logPastTransitions(tx: Tx, version: GameVersion, nowMs: number): Promise<void> {
  const writeContext = { nowMs, newId: (prefix: string) => newId(prefix, nowMs) };
  await logTransition(tx, version, { action: 'ship', actor: platform, from: null, to: 'released' }, writeContext);
  const action = pastActions[version.state];
  if (action === undefined) return;
  const actor = action === 'purge' ? ({ kind: 'owner', name: null } as const) : platform;
  await logTransition(tx, version, { action, actor, from: 'released', to: version.state }, writeContext);
}

function appendLogEntry(tx: Tx, action: 'genesis' | 'restored', nowMs: number) {
  return appendReleaseLogEntry(tx, {
    id: newId('trn_', nowMs),
    versionN: null,
    actor: null,
    reason: null,
    body: {
      salt: randomHex(16),
      slug: null,
      version: null,
      digest: null,
      from: null,
      to: null,
      action,
      actor: 'platform',
      reason_code: null,
      at: nowMs,
    },
  });
}
