// Makes a backup while another process writes: node backup-process.ts <dataDir> <target>

import { backupDatabase } from '../../../src/core/db/sqlite/backup.ts';

const [dataDir = '', target = ''] = process.argv.slice(2);
await backupDatabase(dataDir, target);
