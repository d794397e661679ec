import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Prepends a folder with a link to the Python interpreter to the PATH of all tests: `python3` may be the wrapper script
 * of a version manager, which takes 20 times as long to start. Does nothing without Python.
 */
export function linkPython(runFolder: string): void {
  const { stdout } = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' });
  const interpreter = stdout?.trim();
  if (interpreter === undefined || interpreter === '') return;
  const folder = join(runFolder, 'programs');
  mkdirSync(folder);
  symlinkSync(interpreter, join(folder, 'python3'));
  process.env['PATH'] = `${folder}${delimiter}${process.env['PATH']}`;
}
