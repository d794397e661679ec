import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readBundle } from '../../src/arcade/games/bundle/read-bundle.ts';
import { readFolder } from '../../src/arcade/games/read-folder.ts';

/** Content of built-in-digests.ts. Throws when a packaged bundle does not pass every check. */
export function builtInDigestsText(root: string): string {
  const folders = readdirSync(join(root, 'bundles')).sort();
  const digests = folders.map((name) => {
    const result = readBundle(readFolder(join(root, 'bundles', name)));
    if (!result.ok) throw new Error(`The bundle ${name} is invalid: ${JSON.stringify(result.findings)}`);
    return `  '${result.bundle.digest}',\n`;
  });
  return `// Written by \`npm run contracts\`; not by hand.

/** Digests of the packaged bundles. Each has passed every check of an upload with the current rules. */
export const checkedDigests: readonly string[] = [
${digests.join('')}];
`;
}
