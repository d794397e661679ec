import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { tempFolder } from '../temp.ts';
import { type Binaries, prepareBinaries } from './binaries.ts';
import { type SystemUser, unprivilegedUser } from './user.ts';

export interface Cluster {
  /** URL of the maintenance database; its user may create databases. */
  readonly url: string;
  /** The data folder, including the write-ahead log. */
  readonly data: string;
  /** Stops the server, changes its files, and starts it again on the same port. */
  restart(change: (data: string) => void): Promise<void>;
  /** Stops the server and removes its folder. Idempotent. */
  stop(): Promise<void>;
}

const password = 'rialto';
const startMsMax = 60_000;

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  // Without fsync a process crash loses nothing. Power failures are tested on SQLite only.
  fsync: 'off',
  full_page_writes: 'off',
};

export interface ClusterOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** The primary that this standby replicates; undefined for a primary. */
  readonly standbyOf?: Cluster;
  /** The folder of the PostgreSQL programs to run instead of the packaged ones, such as systemBinaries(). */
  readonly programs?: string;
  /** Receives the server's log output. */
  readonly onLog?: (text: string) => void;
}

/**
 * Starts a new PostgreSQL on a free loopback port in a temporary folder. Its collation is linguistic, as on most
 * servers, so that a query that relies on byte order without `collate "C"` fails.
 */
export async function startCluster(requestedOptions: ClusterOptions = {}): Promise<Cluster> {
  const { standbyOf } = requestedOptions;
  const options = standbyOf === undefined ? requestedOptions : standbyOptions(standbyOf, requestedOptions);
  const folder = tempFolder('postgres');
  try {
    const user = unprivilegedUser();
    const binaries =
      options.programs === undefined
        ? prepareBinaries(user !== undefined, join(folder.path, 'native'))
        : { root: dirname(options.programs) };
    const data = makeDataFolder(folder.path, user);
    if (standbyOf === undefined) await initialise(binaries, folder.path, data, user);
    else await copyPrimary(standbyOf, data, user);
    const startedServer = await startOnFreePort((candidate) => startServer(binaries, data, candidate, user, options));
    const { port } = startedServer;
    let { server } = startedServer;
    return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, data, restart, stop };

    async function restart(change: (data: string) => void): Promise<void> {
      await stopServer(server);
      change(data);
      chmodSync(data, 0o700);
      if (user !== undefined) changeOwner(data, user);
      server = await startServer(binaries, data, port, user, options);
    }

    async function stop(): Promise<void> {
      await stopServer(server);
      folder.remove();
    }
  } catch (error) {
    folder.remove();
    throw error;
  }
}

function standbyOptions({ url }: Cluster, options: ClusterOptions): ClusterOptions {
  const { port } = new URL(url);
  const primary_conninfo = `host=127.0.0.1 port=${port} user=postgres password=${password}`;
  return { ...options, settings: { ...options.settings, primary_conninfo, wal_retrieve_retry_interval: '100ms' } };
}

/** Copies the files of the running primary as a base backup, and configures the copy as a standby. */
async function copyPrimary({ url, data: source }: Cluster, data: string, user: SystemUser | undefined): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // A lost connection also fails the query, which reports it.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query("select pg_backup_start('standby', true)");
    cpSync(source, data, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
  writeFileSync(join(data, 'standby.signal'), '');
  chmodSync(data, 0o700);
  if (user !== undefined) changeOwner(data, user);
}

function makeDataFolder(parent: string, user: SystemUser | undefined): string {
  const data = join(parent, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user !== undefined) {
    chmodSync(parent, 0o711);
    chownSync(data, user.uid, user.gid);
  }
  return data;
}

function changeOwner(path: string, user: SystemUser): void {
  chownSync(path, user.uid, user.gid);
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' }))
    chownSync(join(path, name), user.uid, user.gid);
}

async function initialise(
  binaries: Binaries,
  parent: string,
  data: string,
  user: SystemUser | undefined,
): Promise<void> {
  const passwordFile = join(parent, 'password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user !== undefined) chownSync(passwordFile, user.uid, user.gid);
  const options = ['--pgdata', data, '--username', 'postgres', '--pwfile', passwordFile, '--auth', 'scram-sha-256'];
  const encodingOptions = ['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'icu', '--icu-locale', 'en-US'];
  const child = run(binaries, 'initdb', [...options, ...encodingOptions, '--no-sync'], user);
  const log = collectLog(child);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`initdb failed:\n${log.join('')}`);
}

/** Retries, since another process may bind the port before the server does. */
async function startOnFreePort(
  start: (port: number) => Promise<ChildProcess>,
): Promise<{ server: ChildProcess; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    try {
      return { server: await start(port), port };
    } catch (error) {
      if (attempt === 3 || !String(error).includes('Address already in use')) throw error;
    }
  }
}

async function startServer(
  binaries: Binaries,
  data: string,
  port: number,
  user: SystemUser | undefined,
  { settings: overrides = {}, onLog = () => {} }: ClusterOptions,
): Promise<ChildProcess> {
  const options = Object.entries({ ...settings, ...overrides }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = run(binaries, 'postgres', ['-D', data, '-p', String(port), ...options], user);
  const log = collectLog(child);
  child.stderr?.on('data', (chunk: Buffer) => onLog(chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    const fail = (): void => reject(new Error(`PostgreSQL did not start:\n${log.join('')}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail();
    }, startMsMax);
    child.once('close', fail);
    child.stderr?.on('data', (chunk: Buffer) => {
      if (!/ready to accept (read-only )?connections/.test(chunk.toString())) return;
      clearTimeout(timer);
      child.off('close', fail);
      resolve();
    });
  });
  return child;
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const waitForExit = once(server, 'exit');
  // "Fast shutdown": ends connections instead of waiting for them.
  server.kill('SIGINT');
  await waitForExit;
}

function run(binaries: Binaries, program: string, args: readonly string[], user: SystemUser | undefined): ChildProcess {
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  return spawn(join(binaries.root, 'bin', program), args, {
    ...user,
    env,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Collects the last 40 chunks of output for error messages. */
function collectLog(child: ChildProcess): string[] {
  const log: string[] = [];
  const append = (chunk: Buffer): void => {
    log.push(chunk.toString());
    if (log.length > 40) log.shift();
  };
  child.stdout?.on('data', append);
  child.stderr?.on('data', append);
  child.once('error', (error) => log.push(String(error)));
  return log;
}
