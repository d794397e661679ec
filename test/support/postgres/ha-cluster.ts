import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { parse, stringify } from 'yaml';
import { eventually } from '../eventually.ts';
import { freePort } from '../free-port.ts';
import { tempFolder } from '../temp.ts';
import { systemBinaries } from './binaries.ts';
import { unprivilegedUser } from './user.ts';

const setupFolder = join(import.meta.dirname, '../../../deploy/ha');
const startMsMax = 300_000;

/** The reason why this machine cannot run the high-availability setup of deploy/ha, for a test's `skip`. */
export const haMissing: string | false = missingProgram();

function missingProgram(): string | false {
  for (const name of ['patroni', 'etcd', 'haproxy'])
    if (spawnSync('which', [name]).status !== 0) return `${name} is not installed`;
  return systemBinaries() === undefined ? 'PostgreSQL is not installed as a system package' : false;
}

export type NodeName = 'node1' | 'node2';
const nodeNames: readonly NodeName[] = ['node1', 'node2'];

export interface HaCluster {
  /** URL of the maintenance database of the primary, through HAProxy. */
  readonly url: string;
  /** The node that is the primary; null while there is none. */
  primary(): Promise<NodeName | null>;
  /** Whether there is a primary and a synchronous standby that is streaming. */
  hasSynchronousStandby(): Promise<boolean>;
  /** Kills the PostgreSQL server of a node, or with `machine` its Patroni as well. */
  kill(node: NodeName, target: 'server' | 'machine'): Promise<void>;
  /** Starts the Patroni of a node whose machine was killed. */
  restartPatroni(node: NodeName): void;
  stop(): Promise<void>;
}

interface Member {
  readonly name: NodeName;
  readonly port: number;
  readonly apiPort: number;
  readonly data: string;
  /** The configuration file of its Patroni. */
  readonly file: string;
}

/** Starts the high-availability setup of deploy/ha on free ports in a temporary folder: etcd, two Patroni nodes and HAProxy. */
export async function startHaCluster(): Promise<HaCluster> {
  const folder = tempFolder('ha');
  const user = unprivilegedUser();
  const childProcesses: ChildProcess[] = [];
  const changeOwner = (path: string) => user !== undefined && chownSync(path, user.uid, user.gid);
  changeOwner(folder.path);
  const run = (program: string, args: readonly string[]) => {
    const child = spawn(program, args, { ...user, cwd: folder.path, stdio: 'ignore', detached: true });
    childProcesses.push(child);
    return child;
  };
  const etcdPort = await startEtcd(folder.path, run);
  const members = await Promise.all(nodeNames.map((name) => configure(name, folder.path, etcdPort, changeOwner)));
  const patroniProcesses = new Map(members.map(({ name, file }) => [name, run('patroni', [file])]));
  const port = await freePort();
  run('haproxy', ['-f', writeProxyConfiguration(folder.path, port, members), '-db']);
  // The password is that of deploy/ha/patroni.yml.
  const url = `postgres://postgres:change-me-1@127.0.0.1:${port}/postgres`;
  const memberOf = (name: NodeName) => members.find((member) => member.name === name) as Member;
  const cluster: HaCluster = {
    url,
    primary: () => primaryOf(members),
    async hasSynchronousStandby() {
      const areSynchronous = await Promise.all(members.map(({ apiPort }) => isHealthy(apiPort, '/synchronous')));
      return (await primaryOf(members)) !== null && areSynchronous.includes(true);
    },
    async kill(name, target) {
      if (target === 'machine') await killGroup(patroniProcesses.get(name) as ChildProcess);
      killPostmaster(memberOf(name).data);
    },
    restartPatroni(name) {
      patroniProcesses.set(name, run('patroni', [memberOf(name).file]));
    },
    async stop() {
      await Promise.all([...childProcesses].map(killGroup));
      for (const { data } of members) killPostmaster(data);
      await eventually('the folder can be removed', () => tryRemove(folder.remove), 20_000);
    },
  };
  try {
    await eventually(
      'the cluster has a primary and a synchronous standby',
      () => cluster.hasSynchronousStandby(),
      startMsMax,
    );
    await eventually('HAProxy routes to the primary', () => isWritable(url), startMsMax);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster;
}

async function startEtcd(folder: string, run: (program: string, args: readonly string[]) => unknown): Promise<number> {
  const [clientPort, peerPort] = [await freePort(), await freePort()];
  const [clientUrl, peerUrl] = [clientPort, peerPort].map((port) => `http://127.0.0.1:${port}`) as [string, string];
  run('etcd', [
    ...['--name', 'etcd', '--data-dir', join(folder, 'etcd'), '--initial-cluster', `etcd=${peerUrl}`],
    ...['--listen-client-urls', clientUrl, '--advertise-client-urls', clientUrl],
    ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
  ]);
  await eventually('etcd is healthy', () => isHealthy(clientPort, '/health'), startMsMax);
  return clientPort;
}

/** Writes the Patroni configuration of a node, with the ports and folders of this run. */
async function configure(
  name: NodeName,
  folder: string,
  etcdPort: number,
  changeOwner: (path: string) => unknown,
): Promise<Member> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const data = join(folder, name);
  const file = join(folder, `${name}.yml`);
  mkdirSync(data, { mode: 0o700 });
  changeOwner(data);
  const settings = parse(readFileSync(join(setupFolder, 'patroni.yml'), 'utf8'));
  settings.name = name;
  settings.bootstrap.initdb.push('no-sync');
  settings.restapi = { listen: `127.0.0.1:${apiPort}`, connect_address: `127.0.0.1:${apiPort}` };
  settings.etcd3.hosts = [`127.0.0.1:${etcdPort}`];
  Object.assign(settings.postgresql, {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    bin_dir: systemBinaries(),
    data_dir: data,
    pgpass: join(folder, `${name}.pgpass`),
    parameters: { unix_socket_directories: '' },
  });
  writeFileSync(file, stringify(settings));
  changeOwner(file);
  return { name, port, apiPort, data, file };
}

function writeProxyConfiguration(folder: string, port: number, members: readonly Member[]): string {
  let text = readFileSync(join(setupFolder, 'haproxy.cfg'), 'utf8').replace('10.0.0.20:5432', `127.0.0.1:${port}`);
  for (const { name, port: postgresPort, apiPort } of members)
    text = text.replace(
      new RegExp(`server ${name} .*`),
      `server ${name} 127.0.0.1:${postgresPort} check port ${apiPort}`,
    );
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, text);
  return file;
}

async function primaryOf(members: readonly Member[]): Promise<NodeName | null> {
  for (const { name, apiPort } of members) if (await isHealthy(apiPort, '/primary')) return name;
  return null;
}

function isHealthy(port: number, path: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function isWritable(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('create temporary table writable ()');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Kills a program and its process group. PostgreSQL is not in the group of Patroni, since it has its own session. */
async function killGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await exited;
}

function killPostmaster(data: string): void {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already exited.
  }
}

function tryRemove(remove: () => void): boolean {
  try {
    remove();
    return true;
  } catch {
    return false;
  }
}
