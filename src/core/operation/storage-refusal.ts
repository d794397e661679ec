import { type Refusal, refuse } from '../base/refusal.ts';
import { Overloaded, StorageUnavailable } from '../db/transaction.ts';
import { overloaded, storageUnavailable } from './errors.ts';

/** Runs the job; that the database cannot be used now, or has too much to do, is a refusal that passes with time. */
export async function refusingStorage<Value>(job: () => Promise<Value> | Value): Promise<Value | Refusal> {
  try {
    return await job();
  } catch (error) {
    if (error instanceof StorageUnavailable)
      return refuse(storageUnavailable, 'The database is unavailable; nothing was acknowledged.', {
        retry_after_seconds: 1,
      });
    if (error instanceof Overloaded)
      return refuse(overloaded, 'More work is queued than the server accepts.', { retry_after_seconds: 1 });
    throw error;
  }
}
