import type { Database } from '../../core/db/transaction.ts';
import type { HttpServer } from '../../core/doors/http/http-server.ts';
import { registerRecordText } from '../../core/doors/live/record-text.ts';
import type { ModuleHost } from '../../core/module.ts';
import type { Execute } from '../../core/operation/execute.ts';
import { read_replay } from '../operations/read_replay.ts';
import type { Replay } from '../replay-schemas.ts';
import { isPublicSession } from '../sessions/visibility.ts';
import { readEnds } from '../store/replay-log.ts';
import { readBatches } from '../store/session-log.ts';
import { logLines } from './log-lines.ts';

export interface LogDoor {
  readonly host: Pick<ModuleHost, 'database' | 'errorsUrl' | 'log'>;
  readonly execute: Execute;
}

/** Serves the logs of verified games as NDJSON: the text that was verified, written again from what is stored. */
export function registerReplayLogs(server: HttpServer, door: LogDoor): void {
  const { host, execute } = door;
  const { database, errorsUrl, log } = host;
  registerRecordText(server, {
    path: '/arcade/api/v5/replays/:id/log',
    operation: read_replay,
    execute,
    errorsUrl,
    onError: (err) => log.error({ err }, 'the log of a replay broke off'),
    contentType: 'application/x-ndjson; charset=utf-8',
    describe(record) {
      const { replay } = record as { replay: Replay };
      if (replay.verified !== 'verified') return null;
      return {
        fileName: `${replay.id}.ndjson`,
        // The chain holds the header and every record, and the footer is sealed once.
        tag: replay.chain_head,
        isPublic: isPublicSession({ game_slug: replay.game?.slug ?? null, purpose: replay.purpose }),
        parts: () => partsOf(database, replay),
      };
    },
  });
}

async function* partsOf({ db }: Database, { id, chain_head }: Replay): AsyncGenerator<string> {
  const ends = await readEnds(db, id);
  if (ends === undefined) throw new Error('A replay vanished while its log was read.');
  const lines = logLines(ends);
  yield lines.header();
  for await (const page of readBatches(db, ends.sessionN)) {
    for (const batch of page) yield lines.records(batch);
  }
  // What is stored is no longer what was verified: better no log than a wrong one.
  if (lines.head !== chain_head) throw new Error(`The stored log of ${id} does not lead to its chain head.`);
  yield lines.footer();
}
