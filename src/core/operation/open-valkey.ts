import type { ValkeyCounters } from './valkey-counters.ts';
import type { ValkeyDeps } from './valkey-deps.ts';

/** Opens the counters in Valkey; the client library is loaded only when a Valkey server is configured. */
export async function openValkey(deps: ValkeyDeps): Promise<ValkeyCounters> {
  const { openValkeyCounters } = await import('./valkey-counters.ts');
  return openValkeyCounters(deps);
}
