import { resolve } from 'node:path';
import { after, describe } from 'node:test';
import { pathToFileURL } from 'node:url';
import { cpuMs } from './cpu-time.ts';
import { type Command, type FileEvent, ignoreResourcesFlag } from './messages.ts';
import { ignoreResources, trackResources } from './resource-tracking.ts';

const ignoresResources = process.argv.includes(ignoreResourcesFlag);

/**
 * Test process: runs the files requested by the runner sequentially, each as a suite. Modules are loaded once for all
 * files. Environment, working directory and open resources are restored after each file.
 */
process.on('message', (command: Command) => {
  if (command.kind === 'run') void run(command.file);
  else end();
});

/** Removes the listener, so that only open resources of a file keep the process alive; they are reported if they do. */
function end(): void {
  process.removeAllListeners('message');
  setTimeout(() => {
    const event: FileEvent = { kind: 'diagnostic', text: `still open: ${process.getActiveResourcesInfo().join(', ')}` };
    process.send?.(event);
  }, reportMs).unref();
}

async function run(file: string): Promise<void> {
  const stateBefore = { environment: { ...process.env }, folder: process.cwd(), open: openResources(), cpuMs: cpuMs() };
  await new Promise<void>((done) => {
    trackResources();
    void describe(file, async () => {
      after(() => done());
      await import(pathToFileURL(resolve(file)).href).catch((error: unknown) => {
        done();
        throw error;
      });
      if (ignoresResources) await ignoreResources();
    });
  });
  const leftOpen = await stillOpen(stateBefore.open);
  restoreEnvironment(stateBefore.environment);
  process.chdir(stateBefore.folder);
  const resourceUse: FileEvent = { kind: 'resource-use', cpuMs: cpuMs() - stateBefore.cpuMs, leftOpen };
  process.send?.(resourceUse);
}

function restoreEnvironment(environmentBefore: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in environmentBefore)) delete process.env[name];
  Object.assign(process.env, environmentBefore);
}

/** Kinds of resources that keep a process alive and that a test has to close. */
const closableResources = ['TCPServerWrap', 'PipeServerWrap', 'ProcessWrap', 'FSEventWrap', 'MessagePort', 'Timeout'];
const closingMs = 10_000;
const reportMs = 5_000;

function openResources(): Map<string, number> {
  const active = process.getActiveResourcesInfo();
  return new Map(closableResources.map((kind) => [kind, active.filter((name) => name === kind).length]));
}

async function stillOpen(countsBefore: ReadonlyMap<string, number>): Promise<string[]> {
  const deadlineMs = performance.now() + closingMs;
  for (;;) {
    const counts = openResources();
    const open = closableResources.filter((kind) => (counts.get(kind) ?? 0) > (countsBefore.get(kind) ?? 0));
    if (open.length === 0 || performance.now() > deadlineMs) return open;
    await new Promise((done) => void setTimeout(done, 20).unref());
  }
}
