import type { Clock } from '../../base/clock.ts';
import type { ModuleName } from '../../base/config.ts';
import { newId } from '../../base/ids.ts';
import type { Log } from '../../base/log.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { type Database, Overloaded, StorageUnavailable } from '../../db/transaction.ts';
import { overloaded, storageUnavailable } from '../errors.ts';
import { type Answer, jsonType } from '../problem.ts';
import { compileInput, compileOutput } from '../schema.ts';
import type { AdminContext, AdminOperation } from './admin-operation.ts';
import type { Moderation } from './moderation.ts';

export interface AdminOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly moderations: ReadonlyMap<ModuleName, Moderation>;
  /** An act was committed: whoever waits for events may have one. */
  readonly onCommit: () => void;
}

/** Runs one act of the named operator; `input` is parsed JSON, in which defaults are filled in place. */
export type AdminExecute = (operation: AdminOperation, input: unknown, operator: string) => Promise<Answer | Refusal>;

/**
 * The operator's pipeline: schema, then the act and its audit row in one transaction. Who the
 * operator is has been found out by the door. Acts need no idempotency key: one that is repeated
 * either is refused with nothing_to_change or is one more act with its own row.
 */
export function createAdminExecute(options: AdminOptions): AdminExecute {
  const compiled = new Map<AdminOperation, ReturnType<typeof compile>>();
  return async (operation, input, operator) => {
    const known = compiled.get(operation) ?? compile(operation);
    compiled.set(operation, known);
    const { validate, write } = known;
    const fault = validate(input);
    if (fault !== null) return fault;
    try {
      const output = await run(options, operation, input, operator);
      if (isRefusal(output)) return output;
      return { status: 200, contentType: jsonType, body: write(output), headers: {} };
    } catch (error) {
      if (error instanceof StorageUnavailable) return refuse(storageUnavailable, 'Nothing was changed.');
      if (error instanceof Overloaded) return refuse(overloaded, 'More work is queued than the server accepts.');
      throw error;
    }
  };
}

function compile(operation: AdminOperation) {
  return { validate: compileInput(operation.input), write: compileOutput(operation.output) };
}

async function run(options: AdminOptions, operation: AdminOperation, input: unknown, operator: string) {
  const { database, clock, log, moderations, onCommit } = options;
  const nowMs = clock.nowMs();
  const context: AdminContext = { operator, nowMs, moderations, newId: (prefix) => newId(prefix, nowMs) };
  if (operation.effect === 'read') return operation.run(database.db, input, context);
  return database.write((tx) => {
    tx.afterCommit(() => {
      onCommit();
      log.info({ actor: operator, act: operation.name }, 'an operator acted');
    });
    return operation.run(tx, input, context);
  });
}
