import { parseArgs } from 'node:util';
import { UsageError } from '../usage-error.ts';

export interface VerifyArguments {
  readonly file: string;
  /** URL or file of the platform's public keys. */
  readonly keys: string | undefined;
  readonly json: boolean;
}

/** Parses `FILE [--keys URL|FILE] [--json]`, the arguments of all verify commands. */
export function readVerifyArguments(args: readonly string[], usage: string): VerifyArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { keys: { type: 'string' }, json: { type: 'boolean' } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UsageError(usage);
  return { file, keys: values.keys, json: values.json === true };
}
