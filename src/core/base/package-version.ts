import { readFileSync } from 'node:fs';
import { once } from './once.ts';

/** Version in package.json. */
export const packageVersion = once((): string => {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
});
