import { AsyncLocalStorage } from 'node:async_hooks';
import type { TestContext } from 'node:test';
import { runCommand } from '../../src/cli/run-command.ts';
import { eventually } from '../support/eventually.ts';
import { packagedProgram } from '../support/package.ts';
import { type ProcessResult, type RunningProcess, runProcess, startProcess } from '../support/processes.ts';
import { tempFolder } from '../support/temp.ts';

type Settings = Readonly<Record<string, string>>;

/** Runs `rialto` in a new process with these settings. */
export function rialtoProcess(args: readonly string[], settings: Settings): Promise<ProcessResult> {
  return runProcess(process.execPath, [packagedProgram(), ...args], { env: environment(settings) });
}

/** Runs `rialto` in this process, which saves the half second that a new one takes to load its modules. */
export async function rialto(
  args: readonly string[],
  settings: Settings,
): Promise<{ readonly code: number; readonly output: string }> {
  const chunks: string[] = [];
  const code = await outputs.run(chunks, () => runCommand(args, environment(settings)));
  return { code: code ?? 0, output: chunks.join('') };
}

/** Captured output of each command that runs in this process; output of other code is printed. */
const outputs = new AsyncLocalStorage<string[]>();

for (const stream of [process.stdout, process.stderr]) {
  const write = stream.write.bind(stream) as (...args: unknown[]) => boolean;
  stream.write = (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
    const chunks = outputs.getStore();
    if (chunks === undefined) return write(chunk, ...rest);
    chunks.push(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
    return true;
  };
}

/** Starts a command that runs until it is stopped; killed when the test ends, or after `timeoutMs`. */
export function startRialto(
  t: TestContext,
  args: readonly string[],
  settings: Settings,
  timeoutMs = 180_000,
): RunningProcess {
  const runningProcess = startProcess(
    process.execPath,
    [packagedProgram(), ...args],
    { env: environment(settings) },
    timeoutMs,
  );
  t.after(() => runningProcess.child.kill('SIGKILL'));
  return runningProcess;
}

export interface ServeProcess extends RunningProcess {
  readonly url: string;
}

/** Starts `rialto serve` on a free port and resolves once it listens; killed when the test ends, or after `timeoutMs`. */
export async function startServeProcess(
  t: TestContext,
  settings: Settings,
  timeoutMs = 180_000,
): Promise<ServeProcess> {
  const runningProcess = startRialto(
    t,
    ['serve'],
    { RIALTO_PORT: '0', RIALTO_RATE_LIMITS: 'off', ...settings },
    timeoutMs,
  );
  const port = await eventually(
    'the server listens',
    () => {
      if (runningProcess.child.exitCode !== null) throw new Error(`The server ended: ${runningProcess.output()}`);
      return /"event":"listening","port":(\d+)/.exec(runningProcess.output())?.[1];
    },
    timeoutMs,
  );
  return { ...runningProcess, url: `http://127.0.0.1:${port}` };
}

/** Settings with a temporary data folder. */
export function tempDataDir(t: TestContext): { RIALTO_DATA_DIR: string } {
  const folder = tempFolder('cli');
  t.after(() => folder.remove());
  return { RIALTO_DATA_DIR: folder.path };
}

/** Environment with these settings; `DATABASE_URL` and variables that begin with RIALTO_ or NODE_ are not inherited. */
function environment(settings: Settings): NodeJS.ProcessEnv {
  const inheritedVariables = Object.entries(process.env).filter(
    ([name]) => !/^(RIALTO_|DATABASE_URL$|NODE_)/.test(name),
  );
  return { ...Object.fromEntries(inheritedVariables), ...settings };
}
