import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { verifyThreadsMax } from '../../src/arcade/replays/verification/verify-threads.ts';
import { sqliteFile } from '../../src/core/db/sqlite/sqlite-connection.ts';
import { replaySecret } from '../../test/arcade/replays/finished-games.ts';
import type { Bench, Scenario } from '../bench.ts';
import { median } from '../measure.ts';
import { perSecondAtLeast, type Row, valueAtMost } from '../row.ts';
import { type MeasuredRialto, processorMs } from '../servers.ts';

const steps = 2_000;
const replayCounts = { full: 400, quick: 60 };
const roundMsMax = 120_000;
const pollMs = 5;

/** Result of a round: replays verified per second, and CPU time per replay. */
interface Round {
  readonly perSecond: number;
  readonly processorUs: number;
}

export const arcadeVerify: Scenario = {
  name: 'arcade_verify',
  description: `replays of ${steps.toLocaleString('en')} steps verified from stored logs, with verdict, event and ranking`,
  async run(bench) {
    const dataDir = fill(bench, bench.timing.rounds > 2 ? replayCounts.full : replayCounts.quick);
    await bench.startRialto(dataDir, { RIALTO_SECRET: replaySecret });
    await waitForVerdicts(dataDir, 0);
    await bench.stopServers();
    const baseline = await startBaseline(bench, dataDir);
    const server = await bench.startRialto(dataDir, { RIALTO_SECRET: replaySecret });
    // The start is not measured: reading the metrics resets the event loop delay.
    await server.metrics();
    const rounds: Round[] = [];
    const baselineRates: number[] = [];
    for (let round = 0; round <= bench.timing.rounds; round += 1) {
      rounds.push(await verifyAgain(server, dataDir));
      baselineRates.push(await request(baseline, 'round'));
    }
    return rowsOf(rounds.slice(1), baselineRates.slice(1), await server.metrics());
  },
};

function fill(bench: Bench, count: number): string {
  const dataDir = bench.emptyFolder();
  bench.print(`filling a database with ${count} replays`);
  const program = join(import.meta.dirname, '..', 'fill', 'replays-process.ts');
  const { status } = spawnSync(process.execPath, [program, dataDir, String(count), String(steps)], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Filling the database failed.');
  return dataDir;
}

/** Resets all replays to unverified. Measures from the first verdict, so that the server's polling interval is not counted. */
async function verifyAgain(server: MeasuredRialto, dataDir: string): Promise<Round> {
  const replayCount = execute(
    dataDir,
    `update arcade_replay set verified = 'pending', verified_at = null, verifier = null`,
  );
  const remainingCount = await waitForVerdicts(dataDir, replayCount - 1);
  const [startMs, startCpuMs] = [performance.now(), processorMs(server.pid) ?? Number.NaN];
  await waitForVerdicts(dataDir, 0);
  const durationMs = performance.now() - startMs;
  return {
    perSecond: (remainingCount / durationMs) * 1_000,
    processorUs: (((processorMs(server.pid) ?? Number.NaN) - startCpuMs) / remainingCount) * 1_000,
  };
}

/** Waits until at most this many replays are unverified; returns their number. */
async function waitForVerdicts(dataDir: string, pendingMax: number): Promise<number> {
  const connection = new Sqlite(sqliteFile(dataDir), { readonly: true });
  const pendingCountQuery = connection.prepare(`select count(*) from arcade_replay where verified = 'pending'`).pluck();
  try {
    for (const deadline = performance.now() + roundMsMax; performance.now() < deadline; await pause(pollMs)) {
      const pendingCount = pendingCountQuery.get() as number;
      if (pendingCount <= pendingMax) return pendingCount;
    }
    throw new Error('The replays were not verified in time.');
  } finally {
    connection.close();
  }
}

function execute(dataDir: string, statement: string): number {
  const connection = new Sqlite(sqliteFile(dataDir));
  connection.pragma('busy_timeout = 5000');
  const { changes } = connection.prepare(statement).run();
  connection.close();
  return changes;
}

async function startBaseline(bench: Bench, dataDir: string): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, '..', 'verify-baseline-process.ts'));
  bench.onEnd(() => child.kill('SIGKILL'));
  await request(child, { dataDir, threads: verifyThreadsMax });
  return child;
}

async function request(child: ChildProcess, message: object | string): Promise<number> {
  child.send(message);
  const [response] = (await once(child, 'message', { signal: AbortSignal.timeout(roundMsMax) })) as [number];
  return response;
}

function rowsOf(
  rounds: readonly Round[],
  baselineRates: readonly number[],
  metrics: ReadonlyMap<string, number>,
): Row[] {
  const delayMs = (metrics.get('nodejs_eventloop_lag_p99_seconds') ?? Number.NaN) * 1_000;
  return [
    {
      label: `replays of ${steps.toLocaleString('en')} steps verified`,
      perSecond: Math.round(median(rounds.map(({ perSecond }) => perSecond))),
      processorUs: Math.round(median(rounds.map(({ processorUs }) => processorUs))),
      baselinePerSecond: Math.round(median(baselineRates)),
      ratio: median(rounds.map(({ perSecond }, round) => perSecond / (baselineRates[round] ?? Number.NaN))),
      target: perSecondAtLeast(300),
    },
    {
      label: 'delay of the event loop during verification, p99',
      value: { amount: delayMs, unit: 'ms' },
      target: valueAtMost(20, 'ms'),
    },
  ];
}
