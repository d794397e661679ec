import pg from 'pg';
import { defaultStorageLimits } from '../storage-limits.ts';
import { clientConfig, type PostgresAddress } from './postgres-address.ts';

/** Calls `run` with a new connection and closes it afterwards. Throws when the server cannot be reached. */
export async function withClient<Value>(
  address: PostgresAddress,
  run: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client(clientConfig(address, defaultStorageLimits));
  // A lost connection also fails the running query, which reports it.
  client.on('error', () => {});
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
