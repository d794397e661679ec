import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Bench, type Scenario } from './bench.ts';
import { updateDocument } from './document.ts';
import { machine } from './machine.ts';
import type { Row } from './row.ts';
import { scenarios } from './scenarios.ts';
import { table } from './table.ts';

const help = `npm run bench -- [options] [scenario...]

Measures Rialto and, in the same run, a baseline server. Runs all scenarios by default.
Rialto, the baseline server and the database run in separate processes; this process generates the
load. All of them share the cores of the machine. Traffic uses the loopback interface only.

  --quick        few short measurements and small databases; checks that the scenarios run, not the targets
  --json FILE    output file of the results; default bench/results/<time>.json
  --document     also replaces the table in docs/performance.md
  --help         prints this text

Scenarios (\`peers\` runs all scenarios with this prefix; likewise \`arcade\`, \`relay\`):
${scenarios.map(({ name, description }) => `  ${name.padEnd(14)} ${description}`).join('\n')}

Columns of the table: responses per second, median and 99th percentile of the latency in milliseconds,
CPU time of the server per response in microseconds, responses per second and CPU time of the baseline
server, the median of the pairwise ratios, the target. Exit code 1 when a scenario fails; a missed target is
not a failure. The first run fills databases in rialto-bench-filled in the system's temporary folder, of
which the largest has about 2.5 GB; later runs reuse them. Remove the folder to delete them.
With BENCH_PROFILE=<folder> each server writes a CPU profile to this folder.`;

const presets = {
  full: { timing: { rounds: 5, sliceSeconds: 2 }, sizes: { small: 1_000, middle: 100_000, large: 1_000_000 } },
  quick: { timing: { rounds: 2, sliceSeconds: 0.5 }, sizes: { small: 1_000, middle: 5_000, large: 20_000 } },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'string' },
    document: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(help);
else process.exitCode = await runAll(selectScenarios(positionals));

interface Outcome {
  readonly scenario: string;
  readonly rows: readonly Row[];
  readonly failure: string | null;
}

async function runAll(selectedScenarios: readonly Scenario[] | null): Promise<number> {
  if (selectedScenarios === null) return 2;
  const startedAt = new Date();
  const outcomes: Outcome[] = [];
  for (const scenario of selectedScenarios) outcomes.push(await runOne(scenario));
  const runInfo = { at: startedAt.toISOString(), commit: commit(), quick: values.quick, machine: machine() };
  const head = `${runInfo.machine}, ${runInfo.at}, commit ${runInfo.commit}${values.quick ? ', quick' : ''}`;
  const report = `${head}\n\n${table(outcomes.flatMap((outcome) => outcome.rows))}`;
  console.log(`\n${report}`);
  if (values.document) updateDocument(report);
  const file = values.json ?? join(import.meta.dirname, 'results', `${runInfo.at.replaceAll(':', '-')}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...runInfo, outcomes: outcomes.map(toPlainObject) }, null, 2)}\n`);
  const failed = outcomes.filter((outcome) => outcome.failure !== null);
  for (const { scenario, failure } of failed) console.error(`${scenario} failed: ${failure}`);
  return failed.length === 0 ? 0 : 1;
}

async function runOne(scenario: Scenario): Promise<Outcome> {
  const { timing, sizes } = values.quick ? presets.quick : presets.full;
  const write = (text: string) => console.error(`${scenario.name}: ${text}`);
  const bench = new Bench(timing, sizes, write);
  write(scenario.description);
  try {
    const rows = await scenario.run(bench);
    console.error(table(rows));
    return { scenario: scenario.name, rows, failure: null };
  } catch (error) {
    write(`failed: ${String(error)}`);
    return {
      scenario: scenario.name,
      rows: [],
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  } finally {
    await bench.end();
  }
}

function selectScenarios(names: readonly string[]): readonly Scenario[] | null {
  const isNamed = (name: string, scenario: Scenario) => scenario.name === name || scenario.name.startsWith(`${name}_`);
  const unknown = names.find((name) => !scenarios.some((scenario) => isNamed(name, scenario)));
  if (unknown !== undefined) {
    console.error(`There is no scenario ${unknown}. Scenarios: ${scenarios.map(({ name }) => name).join(', ')}.`);
    return null;
  }
  return names.length === 0 ? scenarios : scenarios.filter((scenario) => names.some((name) => isNamed(name, scenario)));
}

function toPlainObject({ scenario, rows, failure }: Outcome): object {
  return {
    scenario,
    failure,
    rows: rows.map(({ target, ...row }) => ({
      ...row,
      ...(target === undefined ? {} : { target: target.text, met: target.isReached({ target, ...row }) }),
    })),
  };
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}
