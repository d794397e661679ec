import type { Db } from '../../../core/db/transaction.ts';
import type { HttpServer } from '../../../core/interfaces/http/http-server.ts';
import { registerRecordText } from '../../../core/interfaces/live/record-text.ts';
import type { StreamRoute } from '../../../core/interfaces/live/stream-route.ts';
import type { ModuleHost } from '../../../core/module.ts';
import type { Execute } from '../../../core/operation/execute.ts';
import { isPublicSession } from '../../play/sessions/visibility.ts';
import { readBatches } from '../../play/store/session-log.ts';
import type { Replay } from '../../replay-schemas.ts';
import { read_replay } from '../operations/read_replay.ts';
import { logLines } from '../verification/log-lines.ts';
import { readHeaderAndFooter } from '../verification/replay-log.ts';

export const replayLog: StreamRoute = {
  name: 'replay_log',
  title: 'Log of a verified replay',
  description:
    'NDJSON: a line `{"header": …}`, a line for each record, a line `{"footer": …}` with seed, result, chain head and signature. It never changes. `rialto verify` checks it offline.',
  path: '/api/v5/replays/:id/log',
  operation: read_replay,
  mediaType: 'application/x-ndjson',
  content: 'The log.',
};

export interface LogDeps {
  readonly host: Pick<ModuleHost, 'database' | 'errorsUrl' | 'log'>;
  readonly execute: Execute;
}

/** Route of the logs of verified games, as NDJSON: the verified text, rebuilt from the stored records. */
export function registerReplayLogs(server: HttpServer, deps: LogDeps): void {
  const { host, execute } = deps;
  const { database, errorsUrl, log } = host;
  registerRecordText(server, {
    route: replayLog,
    basePath: '/arcade',
    execute,
    errorsUrl,
    onError: (err) => log.error({ err }, 'streaming a replay log failed: its connection is closed'),
    describe(record) {
      const { replay } = record as { replay: Replay };
      if (replay.verified !== 'verified') return null;
      return {
        fileName: `${replay.id}.ndjson`,
        // The chain covers the header and every record, and the footer is signed once.
        tag: replay.chain_head,
        isPublic: isPublicSession({ game_slug: replay.game?.slug ?? null, purpose: replay.purpose }),
        chunks: () => logChunks(database.db, replay.id, replay.chain_head),
      };
    },
  });
}

/** Text of a log in chunks; throws when its chain head differs from `chainHead`. */
export async function* logChunks(db: Db, id: string, chainHead: string): AsyncGenerator<string> {
  const headerAndFooter = await readHeaderAndFooter(db, id);
  if (headerAndFooter === undefined) throw new Error('The row of a replay is missing while its log is read.');
  const lines = logLines(headerAndFooter);
  yield lines.header();
  for await (const page of readBatches(db, headerAndFooter.sessionN)) {
    for (const batch of page) yield lines.records(batch);
  }
  // The stored log differs from the verified one: abort instead of sending a wrong log.
  if (lines.chainHead !== chainHead) throw new Error(`The stored log of ${id} does not match its chain head.`);
  yield lines.footer();
}
