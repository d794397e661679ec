import type { ValkeyCounters } from './valkey-counters.ts';
import type { ValkeyDeps } from './valkey-deps.ts';

/** The client is loaded only where it is used. */
export async function openValkey(deps: ValkeyDeps): Promise<ValkeyCounters> {
  const { openValkeyCounters } = await import('./valkey-counters.ts');
  return openValkeyCounters(deps);
}
