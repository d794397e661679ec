// Holds the write lock of a SQLite file until it is killed: node lock-holder.ts <file>

import Sqlite from 'better-sqlite3';

const connection = new Sqlite(process.argv[2]);
connection.exec('begin immediate');
process.stdout.write('locked\n');
// Keeps a reference to the connection, which would otherwise be closed by the garbage collector.
setInterval(() => connection.inTransaction, 60_000);
