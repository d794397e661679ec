import { once } from 'node:events';
import { createValkeyClient } from './valkey-counters.ts';

/** The server's version. Throws when it does not respond or refuses the login. */
export async function inspectValkey(valkeyUrl: string): Promise<string> {
  const client = createValkeyClient(valkeyUrl);
  try {
    // Rejects with the first error.
    await once(client, 'ready', { signal: AbortSignal.timeout(3_000) });
    const info = await client.info('server');
    const [, name = 'redis', version = ''] = /^(valkey|redis)_version:(\S+)/m.exec(info) ?? [];
    return `${name === 'valkey' ? 'Valkey' : 'Redis'} ${version}`;
  } finally {
    client.disconnect();
  }
}
