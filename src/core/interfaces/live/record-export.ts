import { Readable } from 'node:stream';
import { isRefusal } from '../../base/refusal.ts';
import type { Execute } from '../../operation/execute.ts';
import type { Operation } from '../../operation/operation.ts';
import { refuseConcurrency } from '../../operation/rate-limit.ts';
import { type HttpServer, sendRefusal } from '../http/http-server.ts';
import { refuseOtherMethods } from '../http/other-methods.ts';

/** A record of the export with its `type`. */
export type ExportedRecord = { readonly type: string } & Readonly<Record<string, unknown>>;

export interface RecordExport {
  readonly path: string;
  /** Operation that returns the caller's account, the first record. Its input is empty. */
  readonly profile: Operation;
  readonly execute: Execute;
  readonly errorsUrl: string;
  accountOf(profile: unknown): string;
  /** The account's records, read lazily. */
  records(accountId: string): AsyncIterable<ExportedRecord>;
}

const bufferedBytes = 64 * 1024;
const retryAfterSeconds = 5;

/**
 * Serves all records of the caller as NDJSON with bounded memory. The last line is `{"type":"end"}`; an export without
 * it is incomplete. One concurrent export per account.
 */
export function registerExport(server: HttpServer, source: RecordExport): void {
  const running = new Set<string>();
  server.get(source.path, { exposeHeadRoute: false }, async (request, reply) => {
    const { authorization } = request.headers;
    const call = {
      input: {},
      authorization,
      address: request.address,
      waitSeconds: 0,
      dryRun: false,
      abortSignal: () => new AbortController().signal,
    };
    const response = await source.execute(source.profile, call);
    if (isRefusal(response)) return sendRefusal(source, request, reply, response);
    const profile = JSON.parse(response.body) as Readonly<Record<string, unknown>>;
    const id = source.accountOf(profile);
    if (running.has(id))
      return sendRefusal(source, request, reply, refuseConcurrency('exports-of-an-account', 1, retryAfterSeconds));
    running.add(id);
    const lines = Readable.from(linesOf(profile, source.records(id)), {
      objectMode: false,
      highWaterMark: bufferedBytes,
    });
    lines.once('close', () => running.delete(id));
    return reply
      .header('content-type', 'application/x-ndjson; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(lines);
  });
  refuseOtherMethods(server, source.path, ['GET'], { head: false });
}

async function* linesOf(
  profile: Readonly<Record<string, unknown>>,
  records: AsyncIterable<ExportedRecord>,
): AsyncGenerator<string> {
  yield lineOf({ type: 'account', ...profile });
  for await (const record of records) yield lineOf(record);
  yield lineOf({ type: 'end' });
}

function lineOf(record: ExportedRecord): string {
  return `${JSON.stringify(record)}\n`;
}
