// Makes a backup of an embedded database, to which the parent process writes: node backup-process.ts <dataDir> <target>

import { backupDatabase } from '../../../src/core/db/sqlite/backup.ts';

const [dataDir = '', target = ''] = process.argv.slice(2);
await backupDatabase(dataDir, target);
