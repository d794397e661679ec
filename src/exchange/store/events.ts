import { epochKey } from '../../core/db/epoch.ts';
import { prepared } from '../../core/db/prepared.ts';
import type { Db, Tx } from '../../core/db/transaction.ts';
import * as log from '../../core/operation/event-log.ts';
import type { Event } from '../schemas.ts';

/** A new event: ids only; titles and tags are read when it is returned. */
export interface NewExchangeEvent {
  readonly kind: Event['kind'];
  /** Entry of the event, or account for private events. */
  readonly subjectId: string;
  /** Reply, outcome, report, decision or credential that the event is about. */
  readonly objectId?: string;
  /** Bulk removal: ids of the removed records and of their threads. */
  readonly removedIds?: readonly string[];
  /** Owner of the subject, stored because a removed entry cannot be looked up. */
  readonly ownerId: string | null;
  readonly actorId: string | null;
  /** Account that alone can see the event; null: public. */
  readonly privateTo?: string;
}

/** Appends an event in the transaction of the change; returns the insertion id. */
export function appendEvent(tx: Tx, event: NewExchangeEvent, id: string, nowMs: number): Promise<number> {
  return log.appendEvent(tx, 'exchange_event', eventRow(event, id, nowMs));
}

/** Appends an event with the commit, without reading its insertion id. */
export function appendEventWithCommit(tx: Tx, event: NewExchangeEvent, id: string, nowMs: number): Promise<void> {
  return log.appendEventWithCommit(tx, 'exchange_event', eventRow(event, id, nowMs));
}

/** Columns of an event. */
export function eventRow(event: NewExchangeEvent, id: string, nowMs: number): log.EventInput {
  return {
    id,
    kind: event.kind,
    occurred_at: nowMs,
    subject_id: event.subjectId,
    object_id: event.objectId ?? null,
    removed_ids: event.removedIds === undefined ? null : JSON.stringify(event.removedIds),
    owner_id: event.ownerId,
    actor_id: event.actorId,
    private_to: event.privateTo ?? null,
  };
}

/** Appends a private event about a credential of the account. */
export async function appendCredentialEvent(
  tx: Tx,
  kind: 'credential.added' | 'credential.revoked',
  { accountId, credentialId }: { readonly accountId: string; readonly credentialId: string },
  id: string,
  nowMs: number,
): Promise<void> {
  const ownEvent = { subjectId: accountId, ownerId: accountId, actorId: accountId, privateTo: accountId };
  await appendEvent(tx, { kind, ...ownEvent, objectId: credentialId }, id, nowMs);
}

/** Highest position of the event log, or 0. */
export function readHead(db: Db): Promise<number> {
  return log.readHead(db, 'exchange_event');
}

/** Epoch of cursors; changes when a backup is restored. */
export async function readEpoch(db: Db): Promise<string> {
  const row = await db.first(metaValue(db, { key: epochKey }));
  return row?.value ?? '';
}

const metaValue = prepared((db: Db, { key }: { key: string }) =>
  db.query.selectFrom('meta').select('value').where('key', '=', key),
);
