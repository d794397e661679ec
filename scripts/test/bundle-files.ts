import { join } from 'node:path';

/** Environment variable with the folder of the bundles, set by the test runner. */
export const bundlesFolderVariable = 'RIALTO_TEST_BUNDLES';

/** Import specifiers of the bundles by file name. */
export const bundleSpecifiers: Readonly<Record<string, string>> = {
  kysely: 'kysely',
  typebox: 'typebox',
  'typebox-schema': 'typebox/schema',
};

const fileNames = new Map(Object.entries(bundleSpecifiers).map(([name, specifier]) => [specifier, `${name}.mjs`]));

/** File of the bundle that replaces this import; undefined for other imports. */
export function bundleFileOf(folder: string, specifier: string): string | undefined {
  const name = fileNames.get(specifier);
  return name === undefined ? undefined : join(folder, name);
}
