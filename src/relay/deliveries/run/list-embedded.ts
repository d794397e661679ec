import type { Db } from '../../../core/db/transaction.ts';
import type { EmbeddedDelivery } from '../../embed-schema.ts';
import { deliveriesPerPage, embedScanMax, listScanMax } from '../../limits.ts';
import type { RelaySecrets } from '../../secrets.ts';
import { fingerprint, noncesOf } from '../rules/fingerprints.ts';
import { recordRetentionMs } from '../rules/retention.ts';
import { type DeliveryRow, listDeliveries } from '../store/deliveries.ts';
import { secretOf } from './delivery-params.ts';
import { isRetained, viewOf } from './delivery-view.ts';
import type { EmbedScope } from './embed-links.ts';

export interface EmbedPage {
  readonly scope: EmbedScope;
  /** Cursor, as in `DeliveryFilter`. */
  readonly beforeN: number;
  readonly nowMs: number;
}

/** Deliveries of an embed link, newest first. The destination is compared by fingerprint, since it is not stored. */
export async function listEmbedded(
  db: Db,
  secrets: RelaySecrets,
  { scope, beforeN, nowMs }: EmbedPage,
): Promise<{ readonly deliveries: EmbeddedDelivery[]; readonly nextN: number | null }> {
  const page = await listDeliveries(db, {
    accountId: scope.accountId,
    state: undefined,
    origin: scope.origin,
    origins: null,
    afterMs: nowMs - recordRetentionMs,
    beforeN,
    limit: embedScanMax,
    scannedMax: listScanMax,
  });
  const matches = page.rows.filter((row) => isRetained(row, nowMs)).filter((row) => isInScope(row, scope, secrets));
  const visibleRows = matches.slice(0, deliveriesPerPage);
  return {
    deliveries: visibleRows.map((row) => embeddedView(row, secrets)),
    nextN: matches.length > visibleRows.length ? (visibleRows.at(-1)?.n ?? null) : page.nextN,
  };
}

/** Whether an embed link shows deliveries; null when the scanned deliveries contain none and older ones remain. */
export async function hasEmbeddedDeliveries(
  db: Db,
  secrets: RelaySecrets,
  scope: EmbedScope,
  nowMs: number,
): Promise<boolean | null> {
  const { deliveries, nextN } = await listEmbedded(db, secrets, { scope, beforeN: 0, nowMs });
  if (deliveries.length > 0) return true;
  return nextN === null ? false : null;
}

function isInScope(row: DeliveryRow, { destinationHash }: EmbedScope, secrets: RelaySecrets): boolean {
  const secret = secretOf(row, secrets);
  if (secret === undefined) return false;
  const nonce = noncesOf(secret.accountKey(row.account_id), row.id).destination;
  return fingerprint(nonce, destinationHash) === row.destination_fingerprint;
}

function embeddedView(row: Parameters<typeof viewOf>[0], secrets: RelaySecrets): EmbeddedDelivery {
  const { id, state, effect, test, created_at, receipt } = viewOf(row, secrets);
  return {
    id,
    state,
    effect,
    test,
    created_at,
    duplicate_possible: receipt?.duplicate_possible ?? false,
    attempts: receipt?.attempts ?? [],
  };
}
