// Static checks: types, build, lint and format, type-aware lint, unused code and packages, generated files. All checks
// run. Prints a line per check and the findings of failed checks. Exit code 1 when a check failed.

import { existsSync } from 'node:fs';
import { type Check, runCheck } from './check/run-check.ts';

const checks: readonly Check[] = [
  {
    name: 'types',
    tool: 'typescript',
    program: 'tsc',
    args: ['--noEmit', '--project', 'tsconfig.json', '--pretty', 'false'],
  },
  {
    name: 'build',
    file: 'scripts/build.ts',
    args: ['--out', 'node_modules/.cache/rialto/check-build'],
  },
  {
    name: 'lint and format',
    tool: '@biomejs/biome',
    program: 'biome',
    args: ['check', '--error-on-warnings', '--max-diagnostics=50', '.'],
  },
  {
    name: 'type-aware lint',
    tool: 'oxlint',
    program: 'oxlint',
    args: ['--type-aware', '--deny-warnings', '.'],
  },
  { name: 'unused code and packages', tool: 'knip', program: 'knip', args: ['--no-progress'] },
];

const contracts: Check = { name: 'generated files', file: 'scripts/contracts.ts', args: ['--check'] };

let failed = 0;
for (const check of existsSync(contracts.file) ? [...checks, contracts] : checks) {
  const { ok, output, elapsedMs } = await runCheck(check);
  if (!ok) {
    failed += 1;
    console.log(`\n${output.trim()}\n`);
  }
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${check.name}  ${(elapsedMs / 1000).toFixed(1)} s`);
}
console.log(
  failed === 0 ? 'All checks passed.' : `${failed} checks failed. \`npm run format\` applies the safe fixes.`,
);
process.exitCode = failed === 0 ? 0 : 1;
