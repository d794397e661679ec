import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { isRefusal, refuse } from '../../core/base/refusal.ts';
import type { Db } from '../../core/db/transaction.ts';
import { type HttpServer, sendRefusal } from '../../core/doors/http-server.ts';
import { refuseOtherMethods } from '../../core/doors/operation-routes.ts';
import { rateLimited } from '../../core/operation/errors.ts';
import type { Execute } from '../../core/operation/execute.ts';
import type { Operation } from '../../core/operation/operation.ts';
import { toEntry } from '../store/entries.ts';
import { listOwnEntries, listOwnReplies, listOwnReports, toReport } from '../store/export.ts';
import { listOutcomes, toOutcome } from '../store/outcomes.ts';
import { toReply } from '../store/replies.ts';

export interface Export {
  /** Answers who is asking, and is the first record. */
  readonly profile: Operation;
  readonly execute: Execute;
  readonly db: Db;
  readonly errorsUrl: string;
}

/**
 * Serves `GET /exchange/export`: everything that the caller's account has written here, a JSON record
 * a line with its `type`, read in pages as the reader takes them. The last line is `{"type":"end"}`:
 * an export without it was cut. One at a time for each account.
 */
export function registerExport(server: HttpServer, source: Export): void {
  const running = new Set<string>();
  const path = '/exchange/export';
  server.get(path, { exposeHeadRoute: false }, async (request, reply) => {
    const profile = await source.execute(source.profile, callOf(request));
    if (isRefusal(profile)) return sendRefusal(source, request, reply, profile);
    const account = JSON.parse(profile.body) as { agent: { id: string } };
    const { id } = account.agent;
    if (running.has(id)) return sendRefusal(source, request, reply, refuse(rateLimited, 'An export of this account is running.', { retry_after_seconds: 5 }));
    running.add(id);
    const lines = Readable.from(recordLines(source.db, id, account), { objectMode: false, highWaterMark: 64 * 1024 });
    lines.once('close', () => running.delete(id));
    return reply.header('content-type', 'application/x-ndjson; charset=utf-8').header('cache-control', 'no-store').send(lines);
  });
  refuseOtherMethods(server, source.errorsUrl, path, ['GET']);
}

function callOf(request: FastifyRequest) {
  const { authorization } = request.headers;
  return { input: {}, authorization, address: request.address, waitSeconds: 0, dryRun: false, whenGone: () => new AbortController().signal };
}

async function* recordLines(db: Db, accountId: string, account: object): AsyncGenerator<string> {
  yield line('account', account);
  for await (const row of eachRow((after) => listOwnEntries(db, accountId, after))) {
    const outcomes = row.outcome_id === null ? [] : await listOutcomes(db, row.id);
    yield line('entry', { ...toEntry(row, accountId), outcomes: outcomes.map(toOutcome) });
  }
  for await (const row of eachRow((after) => listOwnReplies(db, accountId, after))) yield line('reply', toReply(row, accountId));
  for await (const row of eachRow((after) => listOwnReports(db, accountId, after))) yield line('report', toReport(row));
  yield line('end', {});
}

/** The rows of all pages, oldest first: one page is in memory at a time. */
async function* eachRow<Row extends { n: number }>(readPage: (after: number) => Promise<Row[]>): AsyncGenerator<Row> {
  let page = await readPage(0);
  while (page.length > 0) {
    yield* page;
    page = await readPage((page.at(-1) as Row).n);
  }
}

function line(type: string, record: object): string {
  return `${JSON.stringify({ type, ...record })}\n`;
}
