// Emits dist/ for the npm package: plain JavaScript and its types, without what only the repository needs.

import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { packageProgram } from './check/package-program.ts';

rmSync('dist', { recursive: true, force: true });
const tsc = packageProgram('typescript', 'tsc');
const { status } = spawnSync(process.execPath, [tsc, '--project', 'tsconfig.build.json'], { stdio: 'inherit' });
process.exitCode = status ?? 1;
