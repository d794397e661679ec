// Reads of one row by key, with the driver alone and through the storage layer: npm run node -- bench/storage/reads.ts

import Sqlite from 'better-sqlite3';
import { systemClock } from '../../src/core/base/clock.ts';
import { core0001 } from '../../src/core/db/migrations/0001-core.ts';
import { openDatabase } from '../../src/core/db/open.ts';
import { prepared } from '../../src/core/db/prepared.ts';
import { sqliteFile } from '../../src/core/db/sqlite/sqlite-connection.ts';
import type { Db } from '../../src/core/db/transaction.ts';
import { inTempFolder } from '../../test/support/temp.ts';

const rows = 100_000;
const reads = 200_000;

await inTempFolder(async (dataDir) => {
  const log = { info() {}, warn: console.warn, error: console.error };
  const database = await openDatabase({
    dataDir,
    migrations: [core0001],
    clock: systemClock,
    log,
    onFatal: console.error,
  });
  await database.write(async (tx) => {
    for (let row = 0; row < rows; row += 1) {
      await tx.run(tx.query.insertInto('account').values({ id: key(row), realm: 'exchange', created_at: row }));
    }
  });
  const connection = new Sqlite(sqliteFile(dataDir), { readonly: true });
  const statement = connection.prepare('select id, realm, created_at from account where id = ?');
  const buildQuery = (db: Db, id: string) =>
    db.query.selectFrom('account').select(['id', 'realm', 'created_at']).where('id', '=', id);
  const preparedQuery = prepared((db: Db, { id }: { id: string }) => buildQuery(db, id));
  const { db } = database;
  const results = {
    'driver, prepared': await measure((id) => statement.get(id)),
    'built and compiled each time': await measure((id) => db.first(buildQuery(db, id))),
    'built once (prepared)': await measure((id) => db.first(preparedQuery(db, { id }))),
    'build and compile only': await measure((id) => buildQuery(db, id).compile()),
    'with a snapshot per read': await measure((id) => database.snapshot((view) => view.first(buildQuery(view, id)))),
  };
  console.table(results);
  connection.close();
  await database.close();
});

async function measure(read: (id: string) => unknown) {
  for (let warm = 0; warm < 20_000; warm += 1) await read(key(warm));
  const cpu = process.cpuUsage();
  const startMs = performance.now();
  // The prime stride reads the rows in a scattered order.
  for (let done = 0; done < reads; done += 1) await read(key((done * 7_919) % rows));
  const elapsedMs = performance.now() - startMs;
  const { user, system } = process.cpuUsage(cpu);
  return {
    perSecond: Math.round(reads / (elapsedMs / 1_000)),
    cpuMicroseconds: Number(((user + system) / reads).toFixed(2)),
  };
}

function key(row: number): string {
  return `agt_${String(row).padStart(26, '0')}`;
}
