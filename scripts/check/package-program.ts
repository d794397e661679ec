import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const packages = join(dirname(dirname(import.meta.dirname)), 'node_modules');

/** Path of a `bin` program of an installed package. */
export function packageProgram(packageName: string, program: string): string {
  const folder = join(packages, packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const path = typeof bin === 'string' ? bin : bin[program];
  if (path === undefined) throw new Error(`${packageName} has no program ${program}.`);
  return join(folder, path);
}
