import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineDefinitions } from '../../src/arcade/engines/definitions.ts';

/** Files that every engine runs on. */
const shared = [
  ...['engine', 'hashing', 'pace', 'seeds', 'state-hash'].map((name) => `src/arcade/engines/${name}.ts`),
  'src/core/base/canonical-json.ts',
];

/**
 * Types and the list of engines, which decide nothing of a game. The first builds counted them among an engine's files,
 * and logs are signed with these builds: the text of then stays part of their digests, and of no other engine's.
 */
const formerFiles = ['driver', 'drivers'].map((name) => ({
  path: `src/arcade/engines/${name}.ts`,
  text: textOf(join(import.meta.dirname, 'former-engine-files', `${name}.txt`)),
}));
const enginesWithFormerFiles: readonly string[] = ['tetris-v2', 'turn-grid-v2'];

/**
 * The files that decide what a game of each engine comes to, sorted by path; paths from the project's folder. An
 * engine's definition is not among them: it says how a game is described, and how its parts are found.
 */
export function engineFiles(root: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    engineDefinitions.map(({ id, folder }) => {
      const own = globSync(`src/arcade/engines/${folder}/**/*.ts`, { cwd: root })
        .map((path) => path.replaceAll('\\', '/'))
        .filter((path) => !path.includes('/definition/'));
      return [id, [...own, ...shared].sort()];
    }),
  );
}

/** The build of each engine as it is on disk. */
export function engineBuildsOf(root: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(engineFiles(root)).map(([engine, paths]) => {
      const files = paths.map((path) => ({ path, text: textOf(join(root, path)) }));
      const former = enginesWithFormerFiles.includes(engine) ? formerFiles : [];
      return [engine, digest([...files, ...former])];
    }),
  );
}

/** The text of src/arcade/engines/builds.ts for the engines as they are on disk. */
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

/** Line ends count as one character, however git has written them here. */
function textOf(path: string): string {
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
}
