// Fills a database in a process of its own, so that the benchmark's memory and event loop stay
// what they are. Arguments: data folder, entries, and for PostgreSQL its address. Prints how many
// entries are done.

import { migrations } from '../../src/app.ts';
import { systemClock } from '../../src/core/base/clock.ts';
import { openDatabase } from '../../src/core/db/open.ts';
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
await fill(database, Number(entries), (done) => process.stdout.write(`${done}\n`));
await database.close();
