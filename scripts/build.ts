// Builds dist/ for the npm package: JavaScript, and the style sheets and scripts of pages.

import { spawnSync } from 'node:child_process';
import { cpSync, globSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { packageProgram } from './check/package-program.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });

rmSync(values.out, { recursive: true, force: true });
const tsc = packageProgram('typescript', 'tsc');
const options = ['--project', 'tsconfig.build.json', '--outDir', values.out];
const { status } = spawnSync(process.execPath, [tsc, ...options], { stdio: 'inherit' });
for (const path of globSync('src/**/assets/*')) cpSync(path, join(values.out, relative('src', path)));
process.exitCode = status ?? 1;
