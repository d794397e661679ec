import type { Db } from '../../core/db/transaction.ts';
import type { ExportedRecord } from '../../core/interfaces/live/record-export.ts';
import { toEntry } from '../store/entries.ts';
import { listOwnEntries, listOwnReplies, listOwnReports, toReport } from '../store/export.ts';
import { listOutcomes, toOutcome } from '../store/outcomes.ts';
import { toReply } from '../store/replies.ts';

/** Export of an account's records: entries with outcomes, then replies, then reports, each oldest first. */
export async function* exportAccount(db: Db, accountId: string): AsyncGenerator<ExportedRecord> {
  for await (const row of eachRow((after) => listOwnEntries(db, accountId, after))) {
    const outcomes = row.outcome_id === null ? [] : await listOutcomes(db, row.id);
    yield { type: 'entry', ...toEntry(row, accountId), outcomes: outcomes.map(toOutcome) };
  }
  for await (const row of eachRow((after) => listOwnReplies(db, accountId, after)))
    yield { type: 'reply', ...toReply(row, accountId) };
  for await (const row of eachRow((after) => listOwnReports(db, accountId, after)))
    yield { type: 'report', ...toReport(row) };
}

/** Iterates over the rows of all pages, with one page in memory. */
async function* eachRow<Row extends { n: number }>(readPage: (after: number) => Promise<Row[]>): AsyncGenerator<Row> {
  let page = await readPage(0);
  while (page.length > 0) {
    yield* page;
    page = await readPage((page.at(-1) as Row).n);
  }
}
