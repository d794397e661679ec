import { newId } from './core/base/ids.ts';
import { type ReadHandler, serveReads } from './core/db/sqlite/read-worker.ts';
import { longReadTask } from './core/operation/long-reads.ts';
import type { Operation, ReadOperation } from './core/operation/operation.ts';
import { operations as exchange } from './exchange/operations.ts';

// The entry of every thread of the read pool: knows all modules, as the composition root does.

const byRealm: Readonly<Record<string, readonly Operation[]>> = { exchange };

serveReads(
  Object.fromEntries(
    Object.entries(byRealm).flatMap(([realm, operations]) =>
      operations.filter(isLong).map((operation) => [longReadTask(realm, operation), handlerOf(operation)]),
    ),
  ),
);

function never(): AbortSignal {
  return new AbortController().signal;
}

function isLong(operation: Operation): operation is ReadOperation {
  return operation.effect === 'read' && operation.long === true;
}

function handlerOf(operation: ReadOperation): ReadHandler {
  return (db, { input, caller, nowMs }) =>
    operation.run(db, input, {
      caller,
      nowMs,
      address: '',
      services: undefined,
      whenGone: never,
      newId: (prefix) => newId(prefix, nowMs),
    });
}
