import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveUnlessExists } from './move-unless-exists.ts';

/**
 * Environment variable with the folder in which the test processes of a run share the built package. Without the
 * variable, each process builds its own.
 */
export const packageFolderVariable = 'RIALTO_TEST_PACKAGE';

const root = join(import.meta.dirname, '../..');
let program: string | undefined;

/**
 * Path of `bin/rialto.js` in a folder with the files of the npm package, so that tests start what operators run. The
 * first call builds the package, in about 3 s.
 */
export function packagedProgram(): string {
  program ??= join(openPackage(), 'rialto/bin/rialto.js');
  return program;
}

function openPackage(): string {
  const folder = process.env[packageFolderVariable] ?? temporaryFolder();
  if (existsSync(folder)) return folder;
  const stagingFolder = mkdtempSync(`${folder}-`);
  buildPackage(stagingFolder);
  moveUnlessExists(stagingFolder, folder);
  return folder;
}

function temporaryFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'rialto-package-'));
  process.on('exit', () => rmSync(parent, { recursive: true, force: true }));
  return join(parent, 'package');
}

/** Links the dependencies in the parent folder, so that the program's own `node_modules` has only its compile cache. */
function buildPackage(folder: string): void {
  const target = join(folder, 'rialto');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { files: readonly string[] };
  for (const name of globSync([...files, 'package.json'], { cwd: root })) {
    if (name !== 'dist') cpSync(join(root, name), join(target, name), { recursive: true });
  }
  const args = ['scripts/build.ts', '--out', join(target, 'dist')];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The package could not be built: ${stderr}`);
}
