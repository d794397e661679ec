import { parseArgs } from 'node:util';
import { UsageError } from '../usage-error.ts';

export interface VerifyArguments {
  readonly file: string;
  /** URL or file of the platform's public keys. */
  readonly keys: string | undefined;
  readonly json: boolean;
  /** Whether the signature is deliberately not verified. */
  readonly withoutKeys: boolean;
}

/**
 * Parses `FILE [--keys URL|FILE | --without-keys] [--json]`, the arguments of `verify`, `verify-certificate` and
 * `verify-releases`. Throws UsageError without FILE, for extra arguments, and for `--keys` with `--without-keys`;
 * unknown options throw the error of parseArgs.
 */
export function readVerifyArguments(args: readonly string[], usage: string): VerifyArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { keys: { type: 'string' }, 'without-keys': { type: 'boolean' }, json: { type: 'boolean' } },
  });
  const [file] = positionals;
  const withoutKeys = values['without-keys'] === true;
  if (file === undefined || positionals.length > 1 || (withoutKeys && values.keys !== undefined))
    throw new UsageError(usage);
  return { file, keys: values.keys, json: values.json === true, withoutKeys };
}
