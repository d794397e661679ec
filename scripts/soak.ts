// Runs the long-running test suites at their full size and prints their seeds and results.
//
//   npm run soak                          every suite, which takes hours
//   npm run soak -- kill-loop cursor      these suites
//   npm run soak -- --share=0.1           a tenth of the full size
//   RIALTO_SEED=7 npm run soak -- races   a suite with the seed of an earlier run
//
// Results are not stored; docs/reliability.md lists earlier runs. Exit code 1 unless all suites passed.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { clusterPortVariable, startClusterProcess } from '../test/support/postgres/start-cluster-process.ts';
import { type Suite, suites } from './soak/suites.ts';
import { killGroup, stopOnSignals, track } from './test/process-groups.ts';

/** Timeout of a suite, above the duration of the longest suite on two slow cores. */
const suiteMaxMs = 6 * 3_600_000;

const args = process.argv.slice(2);
const share = args.find((arg) => arg.startsWith('--share='))?.slice('--share='.length) ?? '1';
const names = args.filter((arg) => !arg.startsWith('--share='));
const unknownNames = names.filter((name) => !suites.some((suite) => suite.name === name));
const selectedSuites = suites.filter((suite) => names.length === 0 || names.includes(suite.name));

if (unknownNames.length > 0 || !(Number(share) > 0 && Number(share) <= 1)) {
  console.error(
    'Usage: npm run soak -- [--share=0.1] [suite...], with a share above 0 and at most 1, and these suites:',
  );
  for (const { name, description } of suites) console.error(`  ${name.padEnd(10)} ${description}`);
  process.exitCode = args.includes('--help') ? 0 : 2;
} else process.exitCode = (await soak(selectedSuites)) ? 0 : 1;

async function soak(plannedSuites: readonly Suite[]): Promise<boolean> {
  const interruptSignal = stopOnSignals();
  const seed = process.env['RIALTO_SEED'] ?? String(Date.now() % 1_000_000_007);
  const postgresServer = await startClusterProcess();
  const env = {
    ...process.env,
    RIALTO_SOAK: share,
    RIALTO_SEED: seed,
    [clusterPortVariable]: String(postgresServer.port),
  };
  console.log(`${new Date().toISOString()} RIALTO_SEED=${seed} RIALTO_SOAK=${share} Node ${process.versions.node}`);
  const results: string[] = [];
  let passed = 0;
  for (const suite of plannedSuites) {
    if (interruptSignal.aborted) break;
    const startMs = performance.now();
    const hasPassed = await run(suite, env);
    if (hasPassed) passed += 1;
    const seconds = Math.round((performance.now() - startMs) / 1000);
    results.push(
      `${hasPassed ? 'passed' : 'FAILED'} ${suite.name.padEnd(10)} ${seconds} s  ${share === '1' ? '' : `${share} of `}${suite.description}`,
    );
  }
  await postgresServer.stop();
  console.log(`\n${results.join('\n')}\n${passed} of ${plannedSuites.length} suites passed`);
  return passed === plannedSuites.length;
}

async function run({ name, file }: Suite, env: NodeJS.ProcessEnv): Promise<boolean> {
  console.log(`\n${name}: ${file}`);
  const seedModule = join(import.meta.dirname, 'soak', 'seed-inputs.ts');
  const options = ['--test-reporter=spec', `--import=${seedModule}`];
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
