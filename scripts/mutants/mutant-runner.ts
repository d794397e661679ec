import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runFile } from '../test/run-file.ts';
import { isHeavy, maxMsOf } from '../test/select.ts';
import { editsOf, type Mutant, plant } from './mutant.ts';

export interface Verdict {
  readonly mutant: Mutant;
  /** `stale`: the mutant does not match the source. `baseless`: a test fails without the mutant. */
  readonly outcome: 'killed' | 'survived' | 'stale' | 'baseless';
  /** The failed test, or why there is no verdict. */
  readonly detail: string;
  readonly elapsedMs: number;
}

/** Runs mutants one after another in the copy of the project, which is the working directory. */
export class MutantRunner {
  /** Results of the test files without mutants. */
  readonly #baseline = new Map<string, Promise<Trial>>();

  async runMutant(mutant: Mutant): Promise<Verdict> {
    const startMs = performance.now();
    const verdict = (outcome: Verdict['outcome'], detail: string): Verdict => ({
      mutant,
      outcome,
      detail,
      elapsedMs: performance.now() - startMs,
    });
    for (const file of mutant.tests) {
      const { red } = await this.#tryWithout(file);
      if (red !== null) return verdict('baseless', `${file} is red without a fault: ${red}`);
    }
    const undo = plant('.', mutant);
    if (typeof undo === 'string') return verdict('stale', undo);
    try {
      const broken = loadFault(mutant);
      if (broken !== null) return verdict('stale', broken);
      for (const file of mutant.tests) {
        const { red } = await tryFile(file, boundOf(await this.#tryWithout(file)));
        if (red !== null) return verdict('killed', `${file}: ${red}`);
      }
      return verdict('survived', `green: ${mutant.tests.join(', ')}`);
    } finally {
      undo();
    }
  }

  /** Runs each test file once without mutants; a file that fails anyway detects nothing. */
  #tryWithout(file: string): Promise<Trial> {
    const cached = this.#baseline.get(file) ?? tryFile(file, maxMsOf(isHeavy(file)));
    this.#baseline.set(file, cached);
    return cached;
  }
}

interface Trial {
  /** The first failed test of the file; null when all passed. A file without tests counts as failed. */
  readonly red: string | null;
  readonly elapsedMs: number;
}

async function tryFile(file: string, maxMs: number): Promise<Trial> {
  const { failures, passed, elapsedMs } = await runFile(file, maxMs, []);
  const [first] = failures;
  if (first !== undefined) return { red: first.name, elapsedMs };
  return { red: passed === 0 ? 'no test of it ran on this machine' : null, elapsedMs };
}

/** Timeout of a test file, relative to its duration without the mutant. */
function boundOf({ elapsedMs }: Trial): number {
  return 30_000 + 4 * elapsedMs;
}

/** Refuses mutants that cannot be loaded, because they would fail any test. */
function loadFault(mutant: Mutant): string | null {
  const files = editsOf(mutant).map(({ file }) => join(process.cwd(), file));
  const scripts = files.filter((file) => isScriptOfPages(file));
  const imports = files
    .filter((file) => !isScriptOfPages(file) && !file.endsWith('.py'))
    .map((file) => `await import(${JSON.stringify(pathToFileURL(file).href)});`);
  const { status, stderr } = [
    ...scripts.map((file) => runNode(['--check', file])),
    ...files.filter((file) => file.endsWith('.py')).map(compilePython),
    runNode(['--input-type=module', '-e', imports.join('')]),
  ].reduce((earlier, later) => (earlier.status === 0 ? later : earlier));
  return status === 0 ? null : `the changed source does not load: ${stderr.trim().split('\n').slice(0, 6).join(' ')}`;
}

/** Scripts of pages are only parsed. */
function isScriptOfPages(file: string): boolean {
  return /\/assets\/[^/]+\.js$/.test(file);
}

function runNode(args: readonly string[]) {
  return spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 30_000 });
}

function compilePython(file: string) {
  const program = 'import sys; compile(open(sys.argv[1]).read(), sys.argv[1], "exec")';
  return spawnSync('python3', ['-c', program, file], { encoding: 'utf8', timeout: 30_000 });
}
