import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runFile } from '../test/run-file.ts';
import { isHeavy, maxMsOf } from '../test/select.ts';
import { applyMutant, editsOf, type Mutant } from './mutant.ts';

export interface Verdict {
  readonly mutant: Mutant;
  /**
   * `stale`: the mutant does not match the source, or the changed source does not load. `invalid`: a test fails without
   * the mutant.
   */
  readonly outcome: 'killed' | 'survived' | 'stale' | 'invalid';
  /** The failed test, the passed test files, or why the mutant is stale or invalid. */
  readonly detail: string;
  readonly elapsedMs: number;
}

/** Runs mutants one after another in the copy of the project, which is the working directory. */
export class MutantRunner {
  /** Results of the test files without mutants. */
  readonly #baseline = new Map<string, Promise<TestRun>>();

  async runMutant(mutant: Mutant): Promise<Verdict> {
    const startMs = performance.now();
    const verdict = (outcome: Verdict['outcome'], detail: string): Verdict => ({
      mutant,
      outcome,
      detail,
      elapsedMs: performance.now() - startMs,
    });
    for (const file of mutant.tests) {
      const { failure } = await this.#runWithoutMutant(file);
      if (failure !== null) return verdict('invalid', `${file} fails without the mutant: ${failure}`);
    }
    const undo = applyMutant('.', mutant);
    if (typeof undo === 'string') return verdict('stale', undo);
    try {
      const loadFailure = loadError(mutant);
      if (loadFailure !== null) return verdict('stale', loadFailure);
      for (const file of mutant.tests) {
        const { failure } = await runTestFile(file, timeoutOf(await this.#runWithoutMutant(file)));
        if (failure !== null) return verdict('killed', `${file}: ${failure}`);
      }
      return verdict('survived', `passed: ${mutant.tests.join(', ')}`);
    } finally {
      undo();
    }
  }

  /** Runs each test file once without mutants and caches the result. */
  #runWithoutMutant(file: string): Promise<TestRun> {
    const cached = this.#baseline.get(file) ?? runTestFile(file, maxMsOf(isHeavy(file)));
    this.#baseline.set(file, cached);
    return cached;
  }
}

interface TestRun {
  /** The first failed test of the file; null when all passed. A file without tests counts as failed. */
  readonly failure: string | null;
  readonly elapsedMs: number;
}

async function runTestFile(file: string, maxMs: number): Promise<TestRun> {
  const { failures, passed, elapsedMs } = await runFile(file, maxMs, { nodeOptions: [], tracksResources: true });
  const [firstFailedTest] = failures;
  if (firstFailedTest !== undefined) return { failure: firstFailedTest.name, elapsedMs };
  return { failure: passed === 0 ? 'none of its tests ran on this machine' : null, elapsedMs };
}

/** Timeout of a test file, relative to its duration without the mutant. */
function timeoutOf({ elapsedMs }: TestRun): number {
  return 30_000 + 4 * elapsedMs;
}

/** Error of loading the changed source; null when it loads. A mutant that cannot be loaded would fail any test. */
function loadError(mutant: Mutant): string | null {
  const files = editsOf(mutant).map(({ file }) => join(process.cwd(), file));
  const scripts = files.filter((file) => isPageScript(file));
  const imports = files
    .filter((file) => !isPageScript(file) && !file.endsWith('.py'))
    .map((file) => `await import(${JSON.stringify(pathToFileURL(file).href)});`);
  const { status, stderr, error } = [
    ...scripts.map((file) => runNode(['--check', file])),
    ...files.filter((file) => file.endsWith('.py')).map(compilePython),
    runNode(['--input-type=module', '-e', imports.join('')]),
  ].reduce((firstFailure, next) => (firstFailure.status === 0 ? next : firstFailure));
  if (status === 0) return null;
  const reason = error?.message ?? stderr.trim().split('\n').slice(0, 6).join(' ');
  return `the changed source does not load: ${reason}`;
}

/** On a busy machine the imports of a module can take more than half a minute. */
const loadMsMax = 180_000;

/** Scripts of pages are only parsed. */
function isPageScript(file: string): boolean {
  return /\/assets\/[^/]+\.js$/.test(file);
}

function runNode(args: readonly string[]) {
  return spawnSync(process.execPath, args, { encoding: 'utf8', timeout: loadMsMax });
}

function compilePython(file: string) {
  const program = 'import sys; compile(open(sys.argv[1]).read(), sys.argv[1], "exec")';
  return spawnSync('python3', ['-c', program, file], { encoding: 'utf8', timeout: loadMsMax });
}
