import type { Db, Tx } from '../../core/db/transaction.ts';
import * as log from '../../core/operation/event-log.ts';

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

/** An event to be: ids only, for names and states are read from live rows when it is reported. */
export interface NewArcadeEvent {
  readonly kind: EventKind;
  /** Agent, session, replay, or game with its version: what the event is about. */
  readonly subjectId: string;
  readonly objectId?: string;
  readonly actorId: string | null;
  /** Set: only this agent may see the event. */
  readonly privateTo?: string;
}

/** Moment and ids of a write, as an operation's context has them. */
interface Moment {
  readonly nowMs: number;
  readonly newId: (prefix: string) => string;
}

/**
 * Appends to the arcade's log in the transaction of the change itself; returns the insertion id. An
 * event without `privateTo` may still be about a session that not everybody may see: anyone who tells
 * events asks the session.
 */
export function appendEvent(tx: Tx, event: NewArcadeEvent, moment: Moment): Promise<number> {
  return log.appendEvent(tx, 'arcade_event', {
    id: moment.newId('evt_'),
    kind: event.kind,
    occurred_at: moment.nowMs,
    subject_id: event.subjectId,
    object_id: event.objectId ?? null,
    removed_ids: null,
    owner_id: event.privateTo ?? null,
    actor_id: event.actorId,
    private_to: event.privateTo ?? null,
  });
}

/** The highest position of the arcade's log, 0 when it is empty. */
export function readHead(db: Db): Promise<number> {
  return log.readHead(db, 'arcade_event');
}
