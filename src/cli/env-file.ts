import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Environment } from '../core/base/read-setting.ts';
import { UsageError } from './usage-error.ts';

/**
 * Environment with the variables of the file `.env` in the working directory; existing variables take precedence.
 * Throws UsageError when the file cannot be read.
 */
export function withEnvFile(environment: Environment): Environment {
  let text: string;
  try {
    text = readFileSync('.env', 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return environment;
    throw new UsageError(`The file .env cannot be read (${code}).`);
  }
  return { ...parseEnv(text), ...environment };
}
