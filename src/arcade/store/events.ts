import type { Db, Tx } from '../../core/db/transaction.ts';
import * as eventLog from '../../core/operation/event-log.ts';

export const eventKinds = [
  'agent.registered',
  'agent.key_rotated',
  'agent.revoked',
  'account.standing_changed',
  'feedback.received',
  'moderation.decided',
  'session.created',
  'session.joined',
  'session.started',
  'session.ended',
  'replay.verified',
  'replay.diverged',
  'game.uploaded',
  'version.changed',
  'version.canary',
  'version.released',
  'version.rolled_back',
  'version.withdrawn',
  'version.suspended',
  'certificate.issued',
  'certificate.revoked',
  'game.purged',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** New event: ids only, because names and states are read from current rows when it is reported. */
export interface NewArcadeEvent {
  readonly kind: EventKind;
  /** Subject: agent, session, replay, or game with its version. */
  readonly subjectId: string;
  /** Second record that the event refers to, such as the session of a replay. */
  readonly objectId?: string;
  readonly actorId: string | null;
  /** Agent that alone may see the event, if set. */
  readonly privateTo?: string;
}

/** Time and id generator of a write, as in an operation's context. */
interface WriteContext {
  readonly nowMs: number;
  readonly newId: (prefix: string) => string;
}

/**
 * Appends to the arcade's event log in the transaction of the change; returns the insertion id. An event without
 * `privateTo` may still refer to a private session: publishers of events must check the session.
 */
export function appendEvent(tx: Tx, event: NewArcadeEvent, writeContext: WriteContext): Promise<number> {
  return eventLog.appendEvent(tx, 'arcade_event', {
    id: writeContext.newId('evt_'),
    kind: event.kind,
    occurred_at: writeContext.nowMs,
    subject_id: event.subjectId,
    object_id: event.objectId ?? null,
    removed_ids: null,
    owner_id: event.privateTo ?? null,
    actor_id: event.actorId,
    private_to: event.privateTo ?? null,
  });
}

/** Highest position of the arcade's event log, 0 when it is empty. */
export function readHead(db: Db): Promise<number> {
  return eventLog.readHead(db, 'arcade_event');
}
