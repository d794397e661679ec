import type { Config } from '../../core/base/config.ts';
import { type CheckResult, fail, ok } from './check-result.ts';

/** Whether the server that counts rate limits responds to this login. */
export async function checkValkey({ valkeyUrl }: Pick<Config, 'valkeyUrl'>): Promise<CheckResult[]> {
  if (valkeyUrl === null) return [];
  const { inspectValkey } = await import('../../core/operation/inspect-valkey.ts');
  try {
    return [ok('valkey', await inspectValkey(valkeyUrl))];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [fail('valkey', `${reason}: each node counts rate limits by itself`)];
  }
}
