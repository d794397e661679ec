import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Bundle, readBundle } from '../../src/arcade/games/bundle/read-bundle.ts';
import { readFolder } from '../../src/arcade/games/read-folder.ts';

/** The built-in games after the complete check, read synchronously so that a test file can define a test for each. */
export function packagedGames(): readonly Bundle[] {
  const parent = join(import.meta.dirname, '../../bundles');
  return readdirSync(parent)
    .sort()
    .map((name) => {
      const result = readBundle(readFolder(join(parent, name)));
      if (!result.ok) throw new Error(`The bundle ${name} is invalid: ${JSON.stringify(result.findings)}`);
      return result.bundle;
    });
}
