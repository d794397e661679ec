import type { Config } from '../../core/base/config.ts';
import { type CheckResult, fail, ok } from './check-result.ts';

/** Checks that the Valkey server of the rate limits accepts this login and the commands that count. */
export async function checkValkey({ valkeyUrl }: Pick<Config, 'valkeyUrl'>): Promise<CheckResult[]> {
  if (valkeyUrl === null) return [];
  const { inspectValkey } = await import('../../core/operation/inspect-valkey.ts');
  try {
    return [ok('valkey', await inspectValkey(valkeyUrl))];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [fail('valkey', `${reason}: each node counts rate limits by itself. ${advice(reason)}`)];
  }
}

function advice(reason: string): string {
  if (/WRONGPASS|NOAUTH/.test(reason)) return 'Correct user and password in RIALTO_VALKEY_URL';
  if (/NOPERM/.test(reason))
    return 'Allow the user EVAL, EVALSHA, SET, INCRBY, PTTL and INFO on keys that begin with rialto';
  if (/READONLY/.test(reason)) return 'Set RIALTO_VALKEY_URL to the primary, this is a replica';
  if (/\bOOM\b/.test(reason)) return 'Raise maxmemory, or set maxmemory-policy to volatile-ttl';
  return 'Start the server, or correct host, port and TLS in RIALTO_VALKEY_URL';
}
