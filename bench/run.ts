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

Measures Rialto and, in the same run, a bare server for comparison. Without scenario: all.
The server, the bare server and the database run in processes of their own; this process makes the
load. All of them share the machine's cores. Loopback traffic only.

  --quick        few short slices and small databases: to see that everything runs, not to check by
  --json FILE    where the figures go; bench/results/<time>.json without it
  --document     puts the table into docs/performance.md as well, in place of the one there
  --help         this text

Scenarios (\`peers\` runs all that begin so; likewise \`arcade\`, \`relay\`):
${scenarios.map(({ name, about }) => `  ${name.padEnd(14)} ${about}`).join('\n')}

A row of the table: answers per second, median and 99th percentile of the time until an answer in
milliseconds, processor time of the server for one answer in microseconds, answers per second of the
bare server, the median of the pairwise ratios, the goal. Exit code 1 when a scenario failed; a goal
that is missed is no failure. The first run fills databases below the system's temporary folder, the
largest with about 2.5 GB, which later runs use again; remove rialto-bench-filled there to be rid of them.
BENCH_PROFILE=<folder> has each server write a processor profile there.`;

const paces = {
  full: { pace: { rounds: 5, sliceSeconds: 2 }, sizes: { small: 1_000, middle: 100_000, large: 1_000_000 } },
  quick: { pace: { rounds: 2, sliceSeconds: 0.5 }, sizes: { small: 1_000, middle: 5_000, large: 20_000 } },
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
else process.exitCode = await runAll(chosen(positionals));

interface Outcome {
  readonly scenario: string;
  readonly rows: readonly Row[];
  readonly failure: string | null;
}

async function runAll(some: readonly Scenario[] | null): Promise<number> {
  if (some === null) return 2;
  const startedAt = new Date();
  const outcomes: Outcome[] = [];
  for (const scenario of some) outcomes.push(await runOne(scenario));
  const about = { at: startedAt.toISOString(), commit: commit(), quick: values.quick, machine: machine() };
  const head = `${about.machine}, ${about.at}, commit ${about.commit}${values.quick ? ', quick' : ''}`;
  const report = `${head}\n\n${table(outcomes.flatMap((outcome) => outcome.rows))}`;
  console.log(`\n${report}`);
  if (values.document) updateDocument(report);
  const file = values.json ?? join(import.meta.dirname, 'results', `${about.at.replaceAll(':', '-')}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...about, outcomes: outcomes.map(toPlainObject) }, null, 2)}\n`);
  const failed = outcomes.filter((outcome) => outcome.failure !== null);
  for (const { scenario, failure } of failed) console.error(`${scenario} failed: ${failure}`);
  return failed.length === 0 ? 0 : 1;
}

async function runOne(scenario: Scenario): Promise<Outcome> {
  const { pace, sizes } = values.quick ? paces.quick : paces.full;
  const write = (text: string) => console.error(`${scenario.name}: ${text}`);
  const bench = new Bench(pace, sizes, write);
  write(scenario.about);
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

function chosen(names: readonly string[]): readonly Scenario[] | null {
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
    rows: rows.map(({ goal, ...row }) => ({
      ...row,
      ...(goal === undefined ? {} : { goal: goal.text, met: goal.isReached({ goal, ...row }) }),
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
