import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import { killProcess } from './processes.ts';
import { tempFolder } from './temp.ts';

const program = ['valkey-server', 'redis-server'].find((name) => spawnSync(name, ['--version']).status === 0);

/** The reason why this machine cannot run Valkey, for a test's `skip`. */
export const valkeyMissing: string | false =
  program === undefined ? 'neither valkey-server nor redis-server is installed' : false;

export interface ValkeyServer {
  readonly url: string;
  /** Kills the process with SIGKILL. */
  readonly kill: () => Promise<void>;
  /** Starts the server again on the same port, without data. */
  readonly start: () => Promise<void>;
  /** Suspends the process with SIGSTOP, so that connections stay open without responses, or resumes it. */
  readonly signal: (name: 'SIGSTOP' | 'SIGCONT') => void;
  /** Kills the process and removes its files. */
  readonly stop: () => Promise<void>;
}

const valkeyPassword = 'the password of a test';

/** Starts a Valkey or Redis server without persistence on a free port. */
export async function startValkey(): Promise<ValkeyServer> {
  const folder = tempFolder('valkey');
  const port = await freePort();
  // A placeholder until `start` assigns the server's process.
  let child: ChildProcess = spawn('true');
  const options = {
    bind: '127.0.0.1',
    port,
    requirepass: valkeyPassword,
    save: '',
    appendonly: 'no',
    dir: folder.path,
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server: ValkeyServer = {
    url: `valkey://:${encodeURIComponent(valkeyPassword)}@127.0.0.1:${port}`,
    kill: () => killProcess(child),
    async start() {
      child = spawn(program ?? '', args, { stdio: 'ignore' });
      await eventually('the server listens', () => isListening(port), 30_000);
    },
    signal: (name) => child.kill(name),
    async stop() {
      await server.kill();
      folder.remove();
    },
  };
  await server.start();
  return server;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
