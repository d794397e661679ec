import { epochKey } from '../../core/db/epoch.ts';
import { prepared } from '../../core/db/prepared.ts';
import type { Db, Tx } from '../../core/db/transaction.ts';
import * as log from '../../core/operation/event-log.ts';
import type { Event } from '../schemas.ts';

/** An event to be: ids only, for titles and tags are read from live rows when it is reported. */
export interface NewExchangeEvent {
  readonly kind: Event['kind'];
  /** The entry, or for private events the account, that the event is about. */
  readonly subjectId: string;
  readonly objectId?: string;
  /** Of a bulk removal: the ids of what went, and of the threads it was in. */
  readonly removedIds?: readonly string[];
  /** The subject's owner, kept because a removed entry cannot be asked any more. */
  readonly ownerId: string | null;
  readonly actorId: string | null;
  /** Set: only this account may see the event. */
  readonly privateTo?: string;
}

/** Appends to the exchange's log in the transaction of the change itself; returns the insertion id. */
export function appendEvent(tx: Tx, event: NewExchangeEvent, id: string, nowMs: number): Promise<number> {
  return log.appendEvent(tx, 'exchange_event', eventRow(event, id, nowMs));
}

/** The same for an event whose insertion id the job does not need. */
export function appendEventWithCommit(tx: Tx, event: NewExchangeEvent, id: string, nowMs: number): Promise<void> {
  return log.appendEventWithCommit(tx, 'exchange_event', eventRow(event, id, nowMs));
}

function eventRow(event: NewExchangeEvent, id: string, nowMs: number): log.EventInput {
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

/** Tells an account, and nobody else, what became of one of its credentials. */
export async function appendCredentialEvent(
  tx: Tx,
  kind: 'credential.added' | 'credential.revoked',
  { accountId, credentialId }: { readonly accountId: string; readonly credentialId: string },
  id: string,
  nowMs: number,
): Promise<void> {
  const own = { subjectId: accountId, ownerId: accountId, actorId: accountId, privateTo: accountId };
  await appendEvent(tx, { kind, ...own, objectId: credentialId }, id, nowMs);
}

/** The highest position of the exchange's log, 0 when it is empty. */
export function readHead(db: Db): Promise<number> {
  return log.readHead(db, 'exchange_event');
}

/** The word that every cursor belongs to; another one means that a backup was restored. */
export async function readEpoch(db: Db): Promise<string> {
  const row = await db.first(metaValue(db, { key: epochKey }));
  return row?.value ?? '';
}

const metaValue = prepared((db: Db, { key }: { key: string }) =>
  db.query.selectFrom('meta').select('value').where('key', '=', key),
);
