// Fills a database in a separate process, so that memory and event loop of the benchmark are not affected. Arguments:
// data folder, entries, and for PostgreSQL its URL. Prints the progress.

import { systemClock } from '../../src/core/base/clock.ts';
import { openDatabase } from '../../src/core/db/open.ts';
import { migrations } from '../../src/migrations.ts';
import { fill } from './fill.ts';

const [dataDir = '', entries = '0', databaseUrl] = process.argv.slice(2);
const log = { info() {}, warn: console.warn, error: console.error };
const database = await openDatabase({
  dataDir,
  databaseUrl,
  migrations,
  clock: systemClock,
  log,
  onFatal(error) {
    throw error;
  },
});
const progressInterval = 100_000;
await fill(database, Number(entries), (done) => {
  if (done % progressInterval === 0) process.stderr.write(`${done.toLocaleString('en')} entries\n`);
});
await database.close();
