// Writes rows and events from many concurrent callers and prints each id when its write has resolved.
// Usage: node acknowledging-writer.ts <dataDir> <prefix>
// RIALTO_TEST_SYNCHRONOUS=NORMAL disables the flush of commits, to show that a durability test can fail.

import { writeSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { systemClock } from '../../../src/core/base/clock.ts';
import { core0001 } from '../../../src/core/db/migrations/0001-core.ts';
import { openDatabase } from '../../../src/core/db/open.ts';
import { createEventLog } from '../../../src/core/operation/event-log.ts';
import { noopLog, testTableMigration } from '../../support/databases.ts';

const [dataDir = '', prefix = ''] = process.argv.slice(2);
if (process.env['RIALTO_TEST_SYNCHRONOUS'] === 'NORMAL') disableCommitFlush();

const database = await openDatabase({
  dataDir,
  migrations: [core0001, testTableMigration],
  clock: systemClock,
  log: noopLog,
  // Small limits make checkpoints and restarts of the write-ahead log frequent.
  limits: { checkpointBytes: 100_000, walBytesMax: 400_000 },
  onFatal(error) {
    writeSync(2, `fatal ${String(error)}\n`);
    process.exit(3);
  },
});
const eventLog = createEventLog({
  database,
  table: 'test_event',
  onError: (error) => writeSync(2, `${String(error)}\n`),
});
print('ready');

const callerCount = 16;
await Promise.all(Array.from({ length: callerCount }, (_, caller) => writeForever(caller)));

async function writeForever(caller: number): Promise<never> {
  for (let number = 0; ; number += 1) {
    const id = `${prefix}-${caller}-${number}`;
    await database.write(async (tx) => {
      await tx.run(tx.query.insertInto('test_record').values({ id, count: number, note: 'x'.repeat(300) }));
      await eventLog.append(tx, { id, kind: 'test.added', occurred_at: number, subject_id: id });
    });
    print(`acknowledged ${id}`);
  }
}

// Retries while the pipe of stdout is full.
function print(line: string): void {
  for (;;) {
    try {
      writeSync(1, `${line}\n`);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}

/** Sets `synchronous = NORMAL` instead of FULL, and reports FULL (2) when the value is read back. */
function disableCommitFlush(): void {
  const { prototype } = Sqlite as unknown as { prototype: { pragma: PragmaCall } };
  const original = prototype.pragma;
  prototype.pragma = function withoutCommitFlush(source, options) {
    if (source === 'synchronous = FULL') return original.call(this, 'synchronous = NORMAL', options);
    if (source === 'synchronous') return 2;
    return original.call(this, source, options);
  };
}

type PragmaCall = (this: Sqlite.Database, source: string, options?: Sqlite.PragmaOptions) => unknown;
