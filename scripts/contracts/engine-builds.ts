import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders: Readonly<Record<string, string>> = {
  'tetris-v2': 'src/arcade/engines/tetris',
  'turn-grid-v2': 'src/arcade/engines/turn-grid',
};

const shared = [
  ...['driver', 'drivers', 'engine', 'hashing', 'pace', 'seeds', 'state-hash'].map(
    (name) => `src/arcade/engines/${name}.ts`,
  ),
  'src/core/base/canonical-json.ts',
];

/** The files that decide what a game of each engine comes to, sorted by path; paths from the project's folder. */
export function engineFiles(root: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(folders).map(([engine, folder]) => {
      const own = globSync(`${folder}/**/*.ts`, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
      return [engine, [...own, ...shared].sort()];
    }),
  );
}

/** The text of src/arcade/engines/builds.ts for the engines as they are on disk. */
export function engineBuildsText(root: string): string {
  const lines = Object.entries(engineFiles(root)).map(([engine, paths]) => `  '${engine}': '${digest(root, paths)}',`);
  return `// Written by \`npm run contracts\` from the text of the engines' files; not by hand.

/** The digest of each engine's rules: of every file that decides what a game comes to. */
export const engineBuilds: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`;
}

/** Line ends count as one character, however git has written them here. */
function digest(root: string, paths: readonly string[]): string {
  const sum = createHash('sha256');
  for (const path of paths) {
    const text = readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');
    sum.update(`${path}\n${Buffer.byteLength(text)}\n${text}`);
  }
  return `sha256:${sum.digest('hex')}`;
}
