// Takes the write lock of a SQLite file and keeps it until killed: node lock-holder.ts <file>

import Sqlite from 'better-sqlite3';

const connection = new Sqlite(process.argv[2]);
connection.exec('begin immediate');
process.stdout.write('locked\n');
// Keeps the connection in use: one that nobody refers to is closed by the garbage collector.
setInterval(() => connection.inTransaction, 60_000);
