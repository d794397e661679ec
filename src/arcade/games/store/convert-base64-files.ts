import { Buffer } from 'node:buffer';
import type { Database, Tx } from '../../../core/db/transaction.ts';
import { putFile } from './files.ts';

/** Converts files that earlier server versions stored as base64 to file parts; safe on several nodes. */
export async function convertBase64Files(database: Database, nowMs: number): Promise<void> {
  while (await database.write((tx) => convertNext(tx, nowMs)));
}

async function convertNext(tx: Tx, nowMs: number): Promise<boolean> {
  const [file] = await tx.all(tx.query.selectFrom('arcade_file_base64').selectAll().limit(1));
  if (file === undefined) return false;
  await putFile(tx, { hash: file.hash, bytes: Buffer.from(file.bytes, 'base64') }, nowMs);
  await tx.run(tx.query.deleteFrom('arcade_file_base64').where('hash', '=', file.hash));
  return true;
}
