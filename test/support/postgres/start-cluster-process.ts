import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

/** Environment variable with the port of the cluster process, for the test files of one run. */
export const clusterPortVariable = 'RIALTO_TEST_CLUSTER_PORT';

export interface ClusterProcess {
  readonly port: number;
  /** Stops the cluster, if it was started, and the process. */
  stop(): Promise<void>;
}

/**
 * Starts a process that owns the cluster until `stop` is called or this process exits. It has its own session, so that
 * Ctrl-C ends the tests before the database.
 */
export async function startClusterProcess(): Promise<ClusterProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'cluster-process.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const lines = createInterface(child.stdout);
  const [line] = (await once(lines, 'line', { signal: AbortSignal.timeout(120_000) })) as [string];
  // Unreferenced, so that neither the process nor its pipes keep a finished test file running.
  child.unref();
  for (const stream of [child.stdin, child.stdout]) (stream as unknown as { unref(): void }).unref();
  return {
    port: Number(line),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.ref();
      const exited = once(child, 'exit');
      child.stdin.end();
      await exited;
    },
  };
}

/** Requests the URL of the cluster, which starts at the first request. */
export async function requestClusterUrl(port: number): Promise<string> {
  const response = JSON.parse(await text(connect(port, '127.0.0.1'))) as { url?: string; error?: string };
  if (response.url === undefined) throw new Error(response.error ?? 'The PostgreSQL cluster process sent no URL.');
  return response.url;
}
