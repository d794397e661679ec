import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineDefinitions } from '../../src/arcade/engines/definitions.ts';

/** Files shared by all engines. */
const sharedFiles = [
  ...['engine', 'hashing', 'pace', 'seeds', 'state-hash'].map((name) => `src/arcade/engines/${name}.ts`),
  'src/core/base/canonical-json.ts',
];

/**
 * First texts of two files that have no effect on games and are no part of the digests of later engines. The digests of
 * `tetris-v2` and `turn-grid-v2` include the first texts, and logs are signed under these digests.
 */
const formerFiles = ['driver', 'drivers'].map((name) => ({
  path: `src/arcade/engines/${name}.ts`,
  text: textOf(join(import.meta.dirname, 'former-engine-files', `${name}.txt`)),
}));
const enginesWithFormerFiles: readonly string[] = ['tetris-v2', 'turn-grid-v2'];

/**
 * Files that determine the results of an engine's games, sorted by path relative to the project folder. Excludes the
 * engine's definition, which has no effect on results.
 */
export function engineFiles(root: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    engineDefinitions.map(({ id, folder }) => {
      const engineFolderFiles = globSync(`src/arcade/engines/${folder}/**/*.ts`, { cwd: root })
        .map((path) => path.replaceAll('\\', '/'))
        .filter((path) => !path.includes('/definition/'));
      return [id, [...engineFolderFiles, ...sharedFiles].sort()];
    }),
  );
}

/** Build digest of each engine, from its files on disk. */
export function engineBuildsOf(root: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(engineFiles(root)).map(([engine, paths]) => {
      const files = paths.map((path) => ({ path, text: textOf(join(root, path)) }));
      const includedFormerFiles = enginesWithFormerFiles.includes(engine) ? formerFiles : [];
      return [engine, digest([...files, ...includedFormerFiles])];
    }),
  );
}

/** Content of src/arcade/engines/builds.ts for the engines on disk. */
export function engineBuildsText(root: string): string {
  const lines = Object.entries(engineBuildsOf(root)).map(([engine, build]) => `  '${engine}': '${build}',`);
  return `// Written by \`npm run contracts\` from the text of the engines' files; not by hand.

/** Digest of each engine's rules, over all files that affect the result of a game. */
export const engineBuilds: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`;
}

interface SourceFile {
  readonly path: string;
  readonly text: string;
}

function digest(files: readonly SourceFile[]): string {
  const sum = createHash('sha256');
  for (const { path, text } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
    sum.update(`${path}\n${Buffer.byteLength(text)}\n${text}`);
  return `sha256:${sum.digest('hex')}`;
}

/** Text of a file with normalized line ends, which depend on the git configuration. */
function textOf(path: string): string {
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
}
