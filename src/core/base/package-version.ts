import { readFileSync } from 'node:fs';

/** The version of this package, as its manifest has it. */
export function packageVersion(): string {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
