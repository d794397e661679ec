import { randomHex } from '../../../core/base/ids.ts';
import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { wrongState } from '../../errors.ts';
import { isErased, nextState, statesAllowing, type VersionState } from '../rules/transitions.ts';
import { lockFilesOfVersions } from '../store/erase-version.ts';
import { type GameRow, lockGame } from '../store/games.ts';
import { appendReleaseLogEntry } from '../store/transitions.ts';
import {
  findVersion,
  findVersionByN,
  updateVersion,
  type VersionUpdate,
  type VersionWithManifest,
} from '../store/versions.ts';
import type { TransitionTable } from '../tables.ts';
import { updateChannels } from './channels.ts';
import { notifyTransition } from './notify-transition.ts';
import { refuseDuringRelease } from './refuse-during-release.ts';
import { applyTransitionEffects } from './transition-effects.ts';
import { type LockedVersion, platform, type TransitionRequest, type WriteContext } from './transition-request.ts';

/** Locks a game and reads it with one of its versions; undefined when the version does not exist. */
export async function lockVersion(tx: Tx, slug: string, version: string): Promise<LockedVersion | undefined> {
  const game = await lockGame(tx, slug);
  const versionRow = game === undefined ? undefined : await findVersion(tx, slug, version);
  return game === undefined || versionRow === undefined ? undefined : { game, version: versionRow };
}

export async function lockVersionByN(tx: Tx, n: number): Promise<LockedVersion | undefined> {
  const version = await findVersionByN(tx, n);
  return version === undefined ? undefined : lockVersion(tx, version.slug, version.version);
}

export interface AppliedTransition extends LockedVersion {
  readonly entry: TransitionTable;
}

/**
 * Applies a transition: the only function that changes the state of a version. Writes state, channels of the game, an
 * entry of the release log and the events in the caller's transaction. Refuses with wrong_state transitions that
 * `transitionRules` does not contain, and with release_in_progress a second canary of the game; the caller checks all other
 * preconditions, under the same lock.
 */
export async function applyTransition(
  tx: Tx,
  { game, version }: LockedVersion,
  request: TransitionRequest,
  writeContext: WriteContext,
): Promise<AppliedTransition | Refusal> {
  const { action, actor } = request;
  const hasOtherStableVersion = game.stable_version !== null && game.stable_version !== version.version;
  const to = nextState(action, actor.kind, version, { hasOtherStableVersion });
  if (to === null) return refuseState(version.state, statesAllowing(action, actor.kind, version));
  const otherCanaryVersion = game.canary_version === version.version ? null : game.canary_version;
  // Another version can be in canary, since the operator can approve a version that was rolled back.
  if (to === 'canary' && otherCanaryVersion !== null)
    return refuseDuringRelease('canary', version, { version: otherCanaryVersion, state: 'canary' });
  if (to === 'released' && hasOtherStableVersion) await replaceStableVersion(tx, game, request, writeContext);
  await updateVersion(tx, version.n, {
    ...derivedColumns(request, version, to, writeContext),
    ...request.columns,
    state: to,
  });
  await updateChannels(tx, game, version, to);
  if (isErased({ ...version, state: to })) await lockFilesOfVersions(tx, [version]);
  const entry = await logTransition(tx, version, { ...request, from: version.state, to }, writeContext);
  const locked = await lockVersion(tx, version.slug, version.version);
  if (locked === undefined) throw new Error('The row of a locked version is missing.');
  await notifyTransition(tx, { before: version, after: locked.version, action, actor, entry }, writeContext);
  await applyTransitionEffects(tx, { before: version, after: locked.version, action }, writeContext);
  return { ...locked, entry };
}

/** Refusal with wrong_state of an action that the state of the version does not allow. */
export function refuseState(state: VersionState, allowedStates: readonly VersionState[]): Refusal {
  const detail =
    allowedStates.length === 0
      ? `The version is ${state}; no state allows this.`
      : `The version is ${state}; allowed states are ${allowedStates.join(', ')}.`;
  return refuse(wrongState, detail, { state, allowed: [...allowedStates] });
}

/** Moves the current stable version to another state: a release supersedes it, and a rollback displaces it. */
export async function replaceStableVersion(
  tx: Tx,
  game: GameRow,
  request: TransitionRequest,
  writeContext: WriteContext,
): Promise<void> {
  const stable = await lockVersion(tx, game.slug, game.stable_version ?? '');
  if (stable === undefined) throw new Error('The stable version of a game does not exist.');
  const isRelease = request.action === 'release' || request.action === 'ship';
  const stableRequest: TransitionRequest = isRelease
    ? { action: 'supersede', actor: platform }
    : { action: 'displace', actor: request.actor, reason: request.reason ?? null };
  const transition = await applyTransition(tx, stable, stableRequest, writeContext);
  if (isRefusal(transition)) throw new Error('The stable version of a game is not released.');
}

/** Columns that follow from the action, the previous and the new state. */
function derivedColumns(
  { action }: TransitionRequest,
  version: VersionWithManifest,
  to: VersionState,
  { nowMs, nowUs }: WriteContext,
): VersionUpdate {
  const columns: VersionUpdate = { state_before: to === 'suspended' ? version.state : null };
  // A restored version keeps the times at which its testing and its review began.
  const isRestored = action === 'restore';
  if (to === 'testing' && !isRestored) {
    columns.submitted_us = nowUs;
    columns.probes = version.probes === 'passed' ? 'passed' : 'pending';
  }
  if (action === 'fail') columns.probes = 'failed';
  if (to === 'review' && !isRestored) columns.review_us = nowUs;
  if (to === 'canary') Object.assign(columns, { canary_since_us: nowUs, canary_note: null });
  else if (version.state === 'canary')
    Object.assign(columns, { canary_percent: null, canary_since_us: null, canary_note: null, auto_release: 0 });
  if (to === 'canary' || to === 'released') columns.shown_at = version.shown_at ?? nowMs;
  if (to === 'released') columns.released_at = version.released_at ?? nowMs;
  return columns;
}

/** Appends a transition to the release log, without changing the version. */
export function logTransition(
  tx: Tx,
  { n, slug, version, digest }: Pick<VersionWithManifest, 'n' | 'slug' | 'version' | 'digest'>,
  request: TransitionRequest & { readonly from: VersionState | 'uploaded' | null; readonly to: VersionState },
  { nowMs, newId }: Pick<WriteContext, 'nowMs' | 'newId'>,
): Promise<TransitionTable> {
  const { action, actor, from, to } = request;
  return appendReleaseLogEntry(tx, {
    id: request.decisionId ?? newId('trn_'),
    versionN: n,
    actor: actor.name,
    reason: request.reason ?? null,
    body: {
      salt: randomHex(16),
      slug,
      version,
      digest,
      from,
      to,
      action,
      actor: actor.kind,
      reason_code: request.reasonCode ?? null,
      at: nowMs,
    },
  });
}
