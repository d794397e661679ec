import { Buffer } from 'node:buffer';
import { sql } from 'kysely';
import { prepared } from '../../../core/db/prepared.ts';
import type { Database, Db, Tx } from '../../../core/db/transaction.ts';

/** Maximum size of a part. Files are stored by hash, in parts that fit one write each. */
const partBytesMax = 256 * 1024;

export interface FileContent {
  /** SHA-256 of the bytes, in hexadecimal digits. */
  readonly hash: string;
  readonly bytes: Uint8Array;
}

/** Stores a file with those of its parts that are missing. Its row stays locked until the end of the transaction. */
export async function putFile(tx: Tx, file: FileContent, nowMs: number): Promise<void> {
  await putParts(tx, file, partsOf(file), nowMs);
}

/** Stores the row of a file and these parts. The update of an existing row locks it, so that the file is not deleted. */
async function putParts(
  tx: Tx,
  { hash, bytes }: FileContent,
  parts: ReturnType<typeof partsOf>,
  nowMs: number,
): Promise<void> {
  const file = tx.query.insertInto('arcade_file').values({ hash, size: bytes.length, stored_at: nowMs });
  await tx.run(file.onConflict((conflict) => conflict.column('hash').doUpdateSet({ stored_at: nowMs })));
  for (const part of parts) {
    const insert = tx.query.insertInto('arcade_file_part').values({ ...part, form: 'raw' });
    await tx.run(insert.onConflict((conflict) => conflict.doNothing()));
  }
}

/** Splits a file into parts of at most `partBytesMax`; an empty file has none. */
function partsOf({ hash, bytes }: FileContent): { hash: string; n: number; bytes: Buffer }[] {
  const count = Math.ceil(bytes.length / partBytesMax);
  return Array.from({ length: count }, (_, n) => ({
    hash,
    n,
    bytes: Buffer.from(bytes.subarray(n * partBytesMax, (n + 1) * partBytesMax)),
  }));
}

/** Bytes of a stored file; undefined for an unknown or incomplete one. */
export async function readFile(db: Db, hash: string): Promise<Buffer | undefined> {
  const file = await db.first(selectSize(db, { hash }));
  if (file === undefined) return undefined;
  const parts = await db.all(selectRawParts(db, { hash }));
  const bytes = Buffer.concat(parts.map((part) => part.bytes));
  return bytes.length === file.size ? bytes : undefined;
}

/** Bytes of a file of a stored version. */
export async function readCompleteFile(db: Db, hash: string): Promise<Buffer> {
  const bytes = await readFile(db, hash);
  if (bytes === undefined) throw new Error('A file of a stored bundle is missing.');
  return bytes;
}

type QueryDb = Pick<Db, 'query' | 'dialect'>;

const selectSize = prepared((db: QueryDb, { hash }: { hash: string }) =>
  db.query.selectFrom('arcade_file').select('size').where('hash', '=', hash),
);

const selectRawParts = prepared((db: QueryDb, { hash }: { hash: string }) =>
  db.query
    .selectFrom('arcade_file_part')
    .select('bytes')
    .where('hash', '=', hash)
    .where('form', '=', 'raw')
    .orderBy('n'),
);

/**
 * Hash of the file at this path of a bundle, null without such a file, and the fields of the version that determine
 * access to it. Undefined for an unknown digest.
 */
export function findFrameFile(db: Db, digest: string, path: string) {
  return db.first(selectFrameFile(db, { digest, path }));
}

/** The manifest contains slug and version, so that a digest has at most one version. */
const selectFrameFile = prepared((db: QueryDb, { digest, path }: { digest: string; path: string }) =>
  db.query
    .selectFrom('arcade_version as v')
    .leftJoin('arcade_bundle_file as b', (join) => join.onRef('b.digest', '=', 'v.digest').on('b.path', '=', path))
    .select(['v.state', 'v.shown_at', 'b.hash'])
    .where('v.digest', '=', digest)
    .limit(1),
);

export interface ListedFile {
  readonly path: string;
  readonly hash: string;
  readonly bytes: number;
}

/** Files of a bundle by path. */
export function listBundleFiles(db: Db | Tx, digest: string): Promise<ListedFile[]> {
  return db.all(
    db.query
      .selectFrom('arcade_bundle_file as b')
      .innerJoin('arcade_file as f', 'f.hash', 'b.hash')
      .select(['b.path', 'b.hash', 'f.size as bytes'])
      .where('b.digest', '=', digest)
      .orderBy('b.path'),
  );
}

/** Stores the file list of a bundle; the same digest always has the same files. */
export async function putBundleFiles(
  tx: Tx,
  digest: string,
  files: readonly { readonly path: string; readonly hash: string }[],
): Promise<void> {
  for (const { path, hash } of files) {
    const insert = tx.query.insertInto('arcade_bundle_file').values({ digest, path, hash });
    await tx.run(insert.onConflict((conflict) => conflict.doNothing()));
  }
}

/** Parts per write, so that a large bundle does not delay a group commit. */
const partsPerWrite = 4;

/**
 * Stores a file that is not referenced yet, in several short writes; existing parts are kept. Housekeeping deletes the
 * file if nothing references it an hour later.
 */
export async function storeFileInParts(database: Database, file: FileContent, nowMs: number): Promise<void> {
  const parts = partsOf(file);
  for (let start = 0; start === 0 || start < parts.length; start += partsPerWrite) {
    const batch = parts.slice(start, start + partsPerWrite);
    await database.write((tx) => putParts(tx, file, batch, nowMs), { leavesCachesValid: true });
  }
}

/** Locks the rows of these files, in a fixed order, and checks that all their bytes are stored. */
export async function lockCompleteFiles(tx: Tx, hashes: readonly string[]): Promise<boolean> {
  return (await findIncompleteFiles(tx, hashes, 'key share')).length === 0;
}

/** Stores those files again that are missing or incomplete. */
export async function restoreFiles(tx: Tx, files: readonly FileContent[], nowMs: number): Promise<void> {
  const incompleteHashes = await findIncompleteFiles(
    tx,
    files.map(({ hash }) => hash),
    'update',
  );
  for (const hash of incompleteHashes) {
    await tx.run(tx.query.deleteFrom('arcade_file_part').where('hash', '=', hash));
    await tx.run(tx.query.deleteFrom('arcade_file').where('hash', '=', hash));
  }
  for (const file of files) if (incompleteHashes.includes(file.hash)) await putFile(tx, file, nowMs);
}

/** Locks the rows of these files, in a fixed order; returns the hashes of incomplete ones. */
async function findIncompleteFiles(
  tx: Tx,
  hashes: readonly string[],
  lockMode: 'key share' | 'update',
): Promise<string[]> {
  const sortedHashes = [...new Set(hashes)].sort();
  await tx.lock(
    tx.query.selectFrom('arcade_file').select('hash').where('hash', 'in', sortedHashes).orderBy('hash'),
    lockMode,
  );
  const completeFiles = await tx.all(
    tx.query
      .selectFrom('arcade_file as f')
      .leftJoin('arcade_file_part as p', (join) => join.onRef('p.hash', '=', 'f.hash').on('p.form', '=', 'raw'))
      .select('f.hash')
      .where('f.hash', 'in', sortedHashes)
      .groupBy(['f.hash', 'f.size'])
      .having(sql<boolean>`coalesce(sum(length(p.bytes)), 0) = f.size`),
  );
  const completeHashes = new Set(completeFiles.map(({ hash }) => hash));
  return sortedHashes.filter((hash) => !completeHashes.has(hash));
}

/** Total bytes of stored files. */
export async function sumFileBytes(db: Db): Promise<number> {
  const row = await db.first(db.query.selectFrom('arcade_file').select((eb) => eb.fn.sum<number>('size').as('bytes')));
  return Number(row?.bytes ?? 0);
}

/** Blocks these files in later uploads. */
export async function blockFiles(tx: Tx, hashes: readonly string[], decisionId: string): Promise<void> {
  for (const hash of hashes) {
    const insert = tx.query.insertInto('arcade_blocked_file').values({ hash, decision_id: decisionId });
    await tx.run(insert.onConflict((conflict) => conflict.doNothing()));
  }
}

export async function hasBlockedFile(db: Db | Tx, hashes: readonly string[]): Promise<boolean> {
  const row = await db.first(
    db.query
      .selectFrom('arcade_blocked_file')
      .select('hash')
      .where('hash', 'in', [...hashes])
      .limit(1),
  );
  return row !== undefined;
}

/** Files that no version and no probe references. */
export function selectUnreferencedFiles(db: Pick<Db, 'query'>) {
  return db.query
    .selectFrom('arcade_file as f')
    .select('f.hash')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('arcade_bundle_file as b').select('b.hash').whereRef('b.hash', '=', 'f.hash'))),
    )
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('arcade_probe_picture as p').select('p.hash').whereRef('p.hash', '=', 'f.hash'))),
    );
}

/** Hashes of at most `limit` unreferenced files stored before this time. */
export async function listUnreferencedFiles(db: Db, storedBeforeMs: number, limit: number): Promise<string[]> {
  const rows = await db.all(selectUnreferencedFiles(db).where('f.stored_at', '<', storedBeforeMs).limit(limit));
  return rows.map(({ hash }) => hash);
}
