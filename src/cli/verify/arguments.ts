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

const commonOptions = { keys: { type: 'string' }, json: { type: 'boolean' } } as const;

/**
 * Parses `FILE [--keys URL|FILE | --without-keys] [--json]`, the arguments of `verify`. Throws UsageError without FILE,
 * for extra arguments, and for `--keys` with `--without-keys`; unknown options throw the error of parseArgs.
 */
export function readVerifyArguments(args: readonly string[], usage: string): VerifyArguments {
  const options = { ...commonOptions, 'without-keys': { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const withoutKeys = values['without-keys'] === true;
  if (withoutKeys && values.keys !== undefined) throw new UsageError(usage);
  return { file: onlyFile(positionals, usage), keys: values.keys, json: values.json === true, withoutKeys };
}

/**
 * Parses `FILE --keys URL|FILE [--json]`, the arguments of `verify-certificate` and `verify-releases`. Throws UsageError
 * without FILE or keys and for extra arguments; unknown options throw the error of parseArgs.
 */
export function readVerifyWithKeysArguments(
  args: readonly string[],
  usage: string,
): { readonly file: string; readonly keys: string; readonly json: boolean } {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: commonOptions });
  const file = onlyFile(positionals, usage);
  if (values.keys === undefined) throw new UsageError(`--keys is required.\n${usage}`);
  return { file, keys: values.keys, json: values.json === true };
}

function onlyFile([file, ...extraArguments]: readonly string[], usage: string): string {
  if (file === undefined || extraArguments.length > 0) throw new UsageError(usage);
  return file;
}
