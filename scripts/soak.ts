// Runs the long suites at their full size and prints their seeds and figures.
//
//   npm run soak                          every suite, for hours
//   npm run soak -- kill-loop cursor      these
//   npm run soak -- --share=0.1           a tenth of the full size
//   RIALTO_SEED=7 npm run soak -- races   the same again
//
// It keeps nothing: docs/reliability.md holds what was run when. Exit code 1 unless all passed.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { serverVariable, startServerProcess } from '../test/support/postgres/keeper-process.ts';
import { type Suite, suites } from './soak/suites.ts';
import { killGroup, stopOnSignals, track } from './test/running.ts';

/** Timeout of a suite; longer than the longest one takes on two slow cores. */
const suiteMaxMs = 6 * 3_600_000;

const args = process.argv.slice(2);
const share = args.find((arg) => arg.startsWith('--share='))?.slice('--share='.length) ?? '1';
const names = args.filter((arg) => !arg.startsWith('--share='));
const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
const chosen = suites.filter((suite) => names.length === 0 || names.includes(suite.name));

if (unknown.length > 0 || !(Number(share) > 0 && Number(share) <= 1)) {
  console.error(
    'Usage: npm run soak -- [--share=0.1] [suite...], with a share above 0 and at most 1, and these suites:',
  );
  for (const { name, description } of suites) console.error(`  ${name.padEnd(10)} ${description}`);
  process.exitCode = args.includes('--help') ? 0 : 2;
} else process.exitCode = (await soak(chosen)) ? 0 : 1;

async function soak(planned: readonly Suite[]): Promise<boolean> {
  const interrupted = stopOnSignals();
  const seed = process.env['RIALTO_SEED'] ?? String(Date.now() % 1_000_000_007);
  const postgresServer = await startServerProcess();
  const env = { ...process.env, RIALTO_SOAK: share, RIALTO_SEED: seed, [serverVariable]: String(postgresServer.port) };
  console.log(`${new Date().toISOString()} RIALTO_SEED=${seed} RIALTO_SOAK=${share} Node ${process.versions.node}`);
  const results: string[] = [];
  let passed = 0;
  for (const suite of planned) {
    if (interrupted.aborted) break;
    const startMs = performance.now();
    const isGreen = await run(suite, env);
    if (isGreen) passed += 1;
    const seconds = Math.round((performance.now() - startMs) / 1000);
    results.push(
      `${isGreen ? 'passed' : 'FAILED'} ${suite.name.padEnd(10)} ${seconds} s  ${share === '1' ? '' : `${share} of `}${suite.description}`,
    );
  }
  await postgresServer.stop();
  console.log(`\n${results.join('\n')}\n${passed} of ${planned.length} suites passed`);
  return passed === planned.length;
}

async function run({ name, file }: Suite, env: NodeJS.ProcessEnv): Promise<boolean> {
  console.log(`\n${name}: ${file}`);
  const seeding = join(import.meta.dirname, 'soak', 'seed-inputs.ts');
  const options = ['--test-reporter=spec', `--import=${seeding}`];
  const child = spawn(process.execPath, [...options, file], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  track(child);
  const timer = setTimeout(() => killGroup(child, 'SIGKILL'), suiteMaxMs);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  // Remaining processes of the suite would disturb the next one.
  killGroup(child, 'SIGKILL');
  return code === 0;
}
