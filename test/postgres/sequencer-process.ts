// A process that runs only the event sequencer until it is killed: node sequencer-process.ts <databaseUrl>

import { systemClock } from '../../src/core/base/clock.ts';
import { startSequencer } from '../../src/core/db/postgres/event-sequencer.ts';
import { defaultStorageLimits } from '../../src/core/db/storage-limits.ts';
import { noopLog } from '../support/databases.ts';

const databaseUrl = process.argv[2];
if (databaseUrl === undefined) throw new Error('The URL of the database is missing.');
startSequencer({
  databaseUrl,
  tables: ['test_event'],
  limits: defaultStorageLimits,
  clock: systemClock,
  log: noopLog,
  observer: {},
});
