import type { Db } from '../db/transaction.ts';
import type { Context, ReadOperation } from './operation.ts';
import type { Pipeline } from './pipeline.ts';

/** Runs the read on a replica that contains the caller's last write, otherwise on the primary. */
export async function runOnReplica(
  pipeline: Pipeline,
  operation: ReadOperation,
  input: unknown,
  context: Context,
): Promise<unknown> {
  const { db, replicas } = pipeline.database;
  const onPrimary = () => operation.run(db, input, context);
  if (!replicas || operation.replica === undefined) return onPrimary();
  const { caller } = context;
  const sinceMs = caller === null ? Number.NEGATIVE_INFINITY : pipeline.lastWrites.last(caller.accountId);
  const replica: Db | null = replicas.pick(sinceMs);
  if (replica === null) return onPrimary();
  try {
    if (await operation.replica(replica, input)) {
      const output = await operation.run(replica, input, context);
      replicas.count('asked');
      return output;
    }
  } catch {
    // A standby cancels reads that delay its replay; a failed read is repeated on the primary.
    replicas.count('failed');
    return onPrimary();
  }
  replicas.count('behind');
  return onPrimary();
}
