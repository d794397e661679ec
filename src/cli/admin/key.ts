import { randomBytes } from 'node:crypto';
import { hashCredential } from '../../core/operation/credentials.ts';
import { UsageError } from '../usage-error.ts';

/**
 * Generates a key for an operator and prints it with the setting that enables it. Throws UsageError for invalid
 * arguments.
 */
export function generateOperatorKey([name = 'operator', ...extraArguments]: readonly string[]): void {
  if (extraArguments.length > 0 || !/^[a-z0-9][a-z0-9._-]{0,39}$/.test(name)) {
    throw new UsageError(
      'Usage: rialto admin key [name]; a name must have 1 to 40 lower-case letters, digits or . _ - and begin with a letter or digit.',
    );
  }
  const key = `rk_admin_${randomBytes(32).toString('base64url')}`;
  console.log(`The key of ${name}, shown only now and not stored:\n\n  ${key}\n`);
  console.log('The server needs only its hash. Add it (separated by a comma from other keys) and restart:\n');
  console.log(`  RIALTO_ADMIN_KEYS=${name}:${hashCredential(key)}`);
}
