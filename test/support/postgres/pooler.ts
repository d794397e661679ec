import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { eventually } from '../eventually.ts';
import { freePort } from '../free-port.ts';
import { killProcess } from '../processes.ts';
import { tempFolder } from '../temp.ts';
import { unprivilegedUser } from './user.ts';

/** The reason why this machine cannot run PgBouncer, for a test's `skip`. */
export const poolerMissing: string | false =
  spawnSync('pgbouncer', ['--version']).status === 0 ? false : 'PgBouncer is not installed';

export interface Pooler {
  readonly url: string;
  /** Kills PgBouncer. */
  readonly kill: () => Promise<void>;
  /** Starts PgBouncer again on the same port. */
  readonly start: () => Promise<void>;
  /** Stops PgBouncer and removes its files. */
  readonly stop: () => Promise<void>;
}

const configuration = readFileSync('deploy/pgbouncer/pgbouncer.ini', 'utf8');

/** Starts PgBouncer in transaction mode with the settings of `deploy/pgbouncer/`, on a free port. */
export async function startPooler(databaseUrl: string, settings: readonly string[] = []): Promise<Pooler> {
  const url = new URL(databaseUrl);
  const folder = tempFolder('pooler');
  const port = await freePort();
  const server = `host=${url.hostname} port=${url.port} user=${url.username} password=${url.password}`;
  const file = join(folder.path, 'pgbouncer.ini');
  const lines = configuration
    .replace(/^rialto = .*$/m, `* = ${server}`)
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*$/m, 'auth_type = any')
    .replace(/^auth_file = .*$/m, '');
  writeFileSync(file, `${lines}\nunix_socket_dir =\n${settings.join('\n')}\n`);
  const user = unprivilegedUser();
  if (user !== undefined) for (const path of [folder.path, file]) chownSync(path, user.uid, user.gid);
  url.host = `127.0.0.1:${port}`;
  // A placeholder until `start` assigns PgBouncer's process.
  let child: ChildProcess = spawn('true');
  const pooler: Pooler = {
    url: url.href,
    kill: () => killProcess(child),
    async start() {
      child = spawn('pgbouncer', [file], { ...user, stdio: 'ignore' });
      await eventually('the pooler accepts connections', () => isReachable(url.href), 30_000);
    },
    async stop() {
      await pooler.kill();
      folder.remove();
    },
  };
  await pooler.start();
  return pooler;
}

async function isReachable(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
