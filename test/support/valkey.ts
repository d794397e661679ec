import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import { tempFolder } from './temp.ts';

const program = ['valkey-server', 'redis-server'].find((name) => spawnSync(name, ['--version']).status === 0);

/** Why this machine cannot run Valkey; for a test's `skip`. */
export const valkeyMissing: string | false =
  program === undefined ? 'neither valkey-server nor redis-server is installed' : false;

export interface ValkeyServer {
  readonly url: string;
  /** Ends it as a crash does. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port, empty. */
  readonly start: () => Promise<void>;
  /** SIGSTOP: connections stay open and nothing responds. SIGCONT ends that. */
  readonly signal: (name: 'SIGSTOP' | 'SIGCONT') => void;
  /** Ends it for good. */
  readonly stop: () => Promise<void>;
}

const valkeyPassword = 'the password of a test';

/** A Valkey or Redis server without persistence on a port of its own. */
export async function startValkey(): Promise<ValkeyServer> {
  const folder = tempFolder('valkey');
  const port = await freePort();
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
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
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
