import type { Db } from '../db/transaction.ts';
import type { Context, ReadOperation } from './operation.ts';
import type { Pipeline } from './pipeline.ts';

/** Runs the read on a replica that contains the caller's last write; on the primary when there is no such replica. */
export async function runOnReplicaOrPrimary(
  pipeline: Pipeline,
  operation: ReadOperation,
  input: unknown,
  context: Context,
): Promise<unknown> {
  const { db, replicas } = pipeline.database;
  const runOnPrimary = () => operation.run(db, input, context);
  if (!replicas || operation.canReadFromReplica === undefined) return runOnPrimary();
  const { caller } = context;
  const lastWriteMs = caller === null ? Number.NEGATIVE_INFINITY : pipeline.lastWrites.lastWriteMs(caller.accountId);
  const replica: Db | null = replicas.pick(lastWriteMs);
  if (replica === null) return runOnPrimary();
  try {
    if (await operation.canReadFromReplica(replica, input)) {
      const output = await operation.run(replica, input, context);
      replicas.count('asked');
      return output;
    }
  } catch {
    // A standby cancels reads that delay its replay; a failed read is repeated on the primary.
    replicas.count('failed');
    return runOnPrimary();
  }
  replicas.count('behind');
  return runOnPrimary();
}
