import { createHash, hash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Log } from '../../../core/base/log.ts';
import type { Db } from '../../../core/db/transaction.ts';
import { toReplays } from '../store/replay-record.ts';
import { type ExportPage, listEndedReplays, type ReplayRecordRow } from '../store/replays.ts';
import { logChunks } from './publish-log.ts';

const replaysPerPage = 20;

interface ExportDeps {
  readonly db: Db;
  readonly url: string;
  readonly log: Log;
}

/** Span of a month in UTC: its first millisecond, and the first after it. */
function monthRange(month: string): Pick<ExportPage, 'fromMs' | 'untilMs'> {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { fromMs: Date.UTC(year, number - 1), untilMs: Date.UTC(year, number) };
}

/**
 * Export of a month's verified games as NDJSON: per game a line `{"replay", "log_sha256", "log_lines"}` and the lines
 * of its log; the last line, `{"export"}`, has the number of games and the SHA-256 of everything before it. Without
 * that line the export is incomplete. Logs that cannot be read are omitted.
 */
export async function* replayExport(
  { db, url, log }: ExportDeps,
  { month, game }: { readonly month: string; readonly game: string | null },
): AsyncGenerator<string> {
  const exportHash = createHash('sha256');
  let count = 0;
  let after: ExportPage['after'] = null;
  for (;;) {
    const rows = await listEndedReplays(db, { ...monthRange(month), game, after, limit: replaysPerPage });
    const replayRecords = await toReplays(db, url, rows);
    for (const [index, row] of rows.entries()) {
      const text = await textOf(db, row, log);
      if (text === null) continue;
      const record = { replay: replayRecords[index], log_sha256: hash('sha256', text), log_lines: linesIn(text) };
      const entryText = `${JSON.stringify(record)}\n${text}`;
      exportHash.update(entryText);
      count += 1;
      yield entryText;
      await yieldToEventLoop();
    }
    const lastRow = rows.at(-1);
    if (lastRow === undefined || rows.length < replaysPerPage) break;
    after = { endedAtMs: lastRow.ended_at, sessionN: lastRow.session_n };
  }
  yield `${JSON.stringify({ export: { month, game, replays: count, sha256: exportHash.digest('hex') } })}\n`;
}

async function textOf(db: Db, { id, footer }: ReplayRecordRow, log: Log): Promise<string | null> {
  let text = '';
  try {
    const { chain_head: chainHead } = JSON.parse(footer) as { chain_head: string };
    for await (const chunk of logChunks(db, id, chainHead)) text += chunk;
    return text;
  } catch (err) {
    log.error({ err, replay: id }, 'reading a replay log failed: it is left out of an export');
    return null;
  }
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
