// Formats the source and applies safe lint fixes: all files, or the given paths.

import { spawnSync } from 'node:child_process';
import { packageProgram } from './check/package-program.ts';

const biome = packageProgram('@biomejs/biome', 'biome');
const paths = process.argv.slice(2);
const { status } = spawnSync(process.execPath, [biome, 'check', '--write', ...(paths.length > 0 ? paths : ['.'])], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
