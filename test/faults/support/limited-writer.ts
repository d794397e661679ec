// Writes and reads repeatedly and prints each result. The test limits the file size of this process while it runs.
// Usage: node limited-writer.ts <dataDir>

import { writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { systemClock } from '../../../src/core/base/clock.ts';
import { core0001 } from '../../../src/core/db/migrations/0001-core.ts';
import { openDatabase } from '../../../src/core/db/open.ts';
import { noopLog, testTableMigration } from '../../support/databases.ts';

// Without a handler, the system kills a process that exceeds its file size limit.
process.on('SIGXFSZ', () => {});

const database = await openDatabase({
  dataDir: process.argv[2] ?? '',
  migrations: [core0001, testTableMigration],
  clock: systemClock,
  log: noopLog,
  onFatal(error) {
    print(`fatal ${String(error)}`);
    process.exit(1);
  },
});

for (let number = 0; ; number += 1) {
  const values = { id: `row-${number}`, count: number, note: 'x'.repeat(2_000) };
  try {
    await database.write((tx) => tx.run(tx.query.insertInto('test_record').values(values)));
    print(`acknowledged ${values.id}`);
  } catch (error) {
    print(`refused ${values.id} ${(error as Error).name}`);
  }
  const row = await database.db.first(database.db.query.selectFrom('test_record').select('id').limit(1));
  print(`read ${row?.id}`);
  await delay(2);
}

function print(line: string): void {
  writeSync(1, `${line}\n`);
}
