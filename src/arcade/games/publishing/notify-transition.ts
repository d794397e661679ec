import type { Tx } from '../../../core/db/transaction.ts';
import { appendEvent, type EventKind } from '../../store/events.ts';
import type { Action } from '../rules/transitions.ts';
import type { VersionWithManifest } from '../store/versions.ts';
import type { TransitionTable } from '../tables.ts';
import type { Actor, WriteContext } from './transition-request.ts';

export interface TransitionNotice {
  readonly before: VersionWithManifest;
  readonly after: VersionWithManifest;
  readonly action: Action;
  readonly actor: Actor;
  readonly entry: TransitionTable;
}

const publicKinds: Readonly<Partial<Record<Action, EventKind>>> = {
  canary: 'version.canary',
  release: 'version.released',
  ship: 'version.released',
  rollback: 'version.released',
  displace: 'version.rolled_back',
  stop: 'version.rolled_back',
  withdraw: 'version.withdrawn',
  suspend: 'version.suspended',
};

/**
 * Appends the events of a transition: of a published version publicly, and of every transition privately to its author.
 */
export async function notifyTransition(
  tx: Tx,
  { before, after, action, actor, entry }: TransitionNotice,
  writeContext: Pick<WriteContext, 'nowMs' | 'newId'>,
): Promise<void> {
  const subjectId = `${after.slug}@${after.version}`;
  const publicKind = publicKinds[action];
  // A public event about a version that was never public, or is suspended until now, would reveal a hidden version.
  if (publicKind !== undefined && after.shown_at !== null && before.state !== 'suspended') {
    const actorId = actor.kind === 'author' ? actor.name : null;
    await appendEvent(tx, { kind: publicKind, subjectId, actorId }, writeContext);
  }
  if (after.author_id === null) return;
  const event = { kind: 'version.changed', subjectId, objectId: entry.id, actorId: null } as const;
  await appendEvent(tx, { ...event, privateTo: after.author_id }, writeContext);
}
