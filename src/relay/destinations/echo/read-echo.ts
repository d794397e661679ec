import { hash } from 'node:crypto';
import type { Db } from '../../../core/db/transaction.ts';
import type { EchoRequest } from '../../schemas.ts';
import { echoRetentionMs } from '../rules/echo.ts';
import { findEcho } from '../store/echoes.ts';

/** Last request to an echo destination; null when none was received within the retention period. */
export async function readEcho(db: Db, id: string, nowMs: number): Promise<EchoRequest | null> {
  const row = await findEcho(db, hash('sha256', id), nowMs - echoRetentionMs);
  return row === undefined ? null : (JSON.parse(row.request) as EchoRequest);
}
