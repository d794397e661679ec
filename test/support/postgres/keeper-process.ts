import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

/** Environment variable with the keeper's port, for the test files of one run. */
export const serverVariable = 'RIALTO_TEST_POSTGRES_KEEPER';

export interface ServerProcess {
  readonly port: number;
  /** Stops the cluster, if it was started, and the keeper. */
  stop(): Promise<void>;
}

/**
 * Starts a keeper that runs until `stop` or until this process exits. It is in its own session, so that Ctrl-C ends the
 * tests first and the database after them.
 */
export async function startServerProcess(): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'keeper.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const lines = createInterface(child.stdout);
  const [line] = (await once(lines, 'line', { signal: AbortSignal.timeout(120_000) })) as [string];
  // Unreferenced, so that neither the keeper nor its pipes keep a finished test file running.
  child.unref();
  for (const stream of [child.stdin, child.stdout]) (stream as unknown as { unref(): void }).unref();
  return {
    port: Number(line),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.ref();
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}

/** The URL of the keeper's cluster, which starts at the first request. */
export async function requestDatabase(port: number): Promise<string> {
  const response = JSON.parse(await text(connect(port, '127.0.0.1'))) as { url?: string; problem?: string };
  if (response.url === undefined) throw new Error(response.problem ?? 'The keeper of PostgreSQL gave no address.');
  return response.url;
}
