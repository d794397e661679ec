import { canonicalJson } from '../../../core/base/canonical-json.ts';
import type { SigningKeys } from '../../../core/base/signing-keys.ts';
import type { Database } from '../../../core/db/transaction.ts';
import { isPublished } from '../rules/transitions.ts';
import { listReleaseLogEntries, readReleaseHead } from '../store/transitions.ts';
import { hashBeforeGenesis } from './release-log.ts';

const entriesPerRead = 500;

/**
 * Release log after the entry `afterSeq` as NDJSON: a line per entry, whose body is null while its version is not
 * published, and the signed head last. Entries are read on demand.
 */
export async function* releaseLogText(
  { db, epoch }: Pick<Database, 'db' | 'epoch'>,
  keys: SigningKeys,
  afterSeq: number,
  nowMs: number,
): AsyncGenerator<string> {
  const { seq, hash } = (await readReleaseHead(db)) ?? { seq: 0, hash: hashBeforeGenesis };
  for (let after = afterSeq; after < seq; ) {
    const entries = await listReleaseLogEntries(db, after, Math.min(entriesPerRead, seq - after));
    const lastEntry = entries.at(-1);
    if (lastEntry === undefined) throw new Error('The release log ends before its head.');
    yield entries.map((entry) => `${JSON.stringify(lineOf(entry))}\n`).join('');
    after = lastEntry.seq;
  }
  const head = { seq, hash, epoch, at: nowMs };
  yield `${JSON.stringify({ head, signature: keys.sign(canonicalJson(head)) })}\n`;
}

type Entry = Awaited<ReturnType<typeof listReleaseLogEntries>>[number];

function lineOf({ seq, body, body_sha256, hash, version_n, state, shown_at }: Entry) {
  const isAboutLog = version_n === null;
  const isPublic = isAboutLog || (state !== null && isPublished({ state, shown_at }));
  return { seq, body: isPublic ? (JSON.parse(body) as object) : null, body_sha256, hash };
}
