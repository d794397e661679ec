import { once } from 'node:events';
import { countOnce, createValkeyClient } from './valkey-counters.ts';

const readyTimeoutMs = 3_000;

/** Name and version of the Valkey or Redis server. Throws when it does not respond, refuses the login or cannot count. */
export async function inspectValkey(valkeyUrl: string): Promise<string> {
  const client = createValkeyClient(valkeyUrl);
  try {
    // Rejects with the first error.
    await once(client, 'ready', { signal: AbortSignal.timeout(readyTimeoutMs) });
    await countOnce(client);
    const info = await client.info('server');
    const [, name = 'redis', version = ''] = /^(valkey|redis)_version:(\S+)/m.exec(info) ?? [];
    return `${name === 'valkey' ? 'Valkey' : 'Redis'} ${version}`;
  } finally {
    client.disconnect();
  }
}
