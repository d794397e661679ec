import pg from 'pg';
import { defaultStorageLimits } from '../storage-limits.ts';
import { clientConfig, type PostgresAddress } from './postgres-address.ts';

/** Calls `use` with a connection of its own, for commands. Throws when the server cannot be reached. */
export async function withClient<Value>(
  address: PostgresAddress,
  use: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client(clientConfig(address, defaultStorageLimits));
  // Also reported by the query.
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
