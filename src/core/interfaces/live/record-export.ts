import { Readable } from 'node:stream';
import { isRefusal } from '../../base/refusal.ts';
import type { Execute } from '../../operation/execute.ts';
import type { Operation } from '../../operation/operation.ts';
import { immediateCall } from '../../operation/pipeline.ts';
import { refuseConcurrency } from '../../operation/rate-limit.ts';
import { type HttpServer, sendRefusal } from '../http/http-server.ts';
import { refuseOtherMethods } from '../http/other-methods.ts';

/** A record of the export with its `type`. */
export type ExportedRecord = { readonly type: string } & Readonly<Record<string, unknown>>;

export interface RecordExport {
  readonly path: string;
  /** Operation that returns the caller's account, the first record. Its input is empty. */
  readonly profileOperation: Operation;
  readonly execute: Execute;
  readonly errorsUrl: string;
  accountOf(profile: unknown): string;
  /** The account's records, read lazily. */
  records(accountId: string): AsyncIterable<ExportedRecord>;
}

const bufferedBytesMax = 64 * 1024;
const retryAfterSeconds = 5;

/**
 * Serves all records of the caller as NDJSON with bounded memory. The last line is `{"type":"end"}`; an export without
 * it is incomplete. One concurrent export per account and node.
 */
export function registerExport(server: HttpServer, recordExport: RecordExport): void {
  const exportingAccountIds = new Set<string>();
  server.get(recordExport.path, { exposeHeadRoute: false }, async (request, reply) => {
    const { authorization } = request.headers;
    const call = {
      input: {},
      authorization,
      address: request.address,
      ...immediateCall,
    };
    const response = await recordExport.execute(recordExport.profileOperation, call);
    if (isRefusal(response)) return sendRefusal(recordExport, request, reply, response);
    const profile = JSON.parse(response.body) as Readonly<Record<string, unknown>>;
    const accountId = recordExport.accountOf(profile);
    if (exportingAccountIds.has(accountId))
      return sendRefusal(
        recordExport,
        request,
        reply,
        refuseConcurrency('exports-of-an-account', 1, retryAfterSeconds),
      );
    exportingAccountIds.add(accountId);
    const lines = Readable.from(linesOf(profile, recordExport.records(accountId)), {
      objectMode: false,
      highWaterMark: bufferedBytesMax,
    });
    lines.once('close', () => exportingAccountIds.delete(accountId));
    return reply
      .header('content-type', 'application/x-ndjson; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(lines);
  });
  refuseOtherMethods(server, recordExport.path, ['GET'], { hasHead: false });
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
