import { newId } from './core/base/ids.ts';
import type { Db } from './core/db/transaction.ts';
import { type LongRead, longReadName } from './core/operation/long-reads.ts';
import type { Operation, ReadOperation } from './core/operation/operation.ts';
import { compileOutput } from './core/operation/schema.ts';
import { serveReads } from './core/threads/serve-reads.ts';
import { operations as exchange } from './exchange/operations.ts';

// Entry of the worker threads for long reads. Imports the exchange, the only module with long reads.

const operationsByRealm: Readonly<Record<string, readonly Operation[]>> = { exchange };

const handlers = new Map(
  Object.entries(operationsByRealm).flatMap(([realm, operations]) =>
    operations.filter(isLongRead).map((operation) => [longReadName(realm, operation), handlerOf(operation)] as const),
  ),
);

export default serveReads((db, read: LongRead) => {
  const handler = handlers.get(read.task);
  if (handler === undefined) throw new Error(`Unknown long read ${read.task}.`);
  return handler(db, read);
});

function neverAbortedSignal(): AbortSignal {
  return new AbortController().signal;
}

function isLongRead(operation: Operation): operation is ReadOperation {
  return operation.effect === 'read' && operation.isLong === true;
}

function handlerOf(operation: ReadOperation): (db: Db, read: LongRead) => Promise<string> {
  const serialize = compileOutput(operation.output);
  return async (db, { input, caller, nowMs }) => {
    const output = await operation.run(db, input, {
      caller,
      nowMs,
      address: '',
      services: undefined,
      abortSignal: neverAbortedSignal,
      newId: (prefix) => newId(prefix, nowMs),
      digestCredential: () => {
        throw new Error('A long read has no access to the credential of its caller.');
      },
    });
    return serialize(output);
  };
}
