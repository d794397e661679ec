import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { StartupError } from '../../../core/db/startup-error.ts';
import { StorageUnavailable } from '../../../core/db/transaction.ts';
import { libpqEnvironment } from './libpq-environment.ts';

type Program = 'pg_dump' | 'pg_restore';

/** Options of PostgreSQL's client applications (pg_dump, pg_restore). */
export interface ClientOptions {
  readonly url: string;
  /** Value of PATH, on which the programs are searched. */
  readonly pathVariable: string;
}

/** Writes one consistent snapshot of the database to a new file, mode 0600. Throws StartupError, StorageUnavailable. */
export async function dumpDatabase(client: ClientOptions, file: string): Promise<void> {
  const output = openSync(file, 'wx', 0o600);
  try {
    const options = ['--format=custom', '--no-owner', '--no-privileges', '--no-unlogged-table-data'];
    await run('pg_dump', [...options, '--lock-wait-timeout=30s'], client, output);
  } finally {
    closeSync(output);
  }
}

/** Reads a dump to its end. Throws StorageUnavailable if it is damaged, StartupError without a suitable pg_restore. */
export async function readDump(client: ClientOptions, file: string): Promise<void> {
  await run('pg_restore', ['--file=/dev/null', file], client, 'ignore');
}

/** Restores a dump into an empty database, in one transaction. Throws StartupError, StorageUnavailable. */
export async function restoreDump(client: ClientOptions, file: string): Promise<void> {
  const options = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
  const database = libpqEnvironment(client.url)['PGDATABASE'] ?? '';
  await run('pg_restore', [...options, `--dbname=${database}`, file], client, 'ignore');
}

async function run(
  program: Program,
  args: readonly string[],
  { url, pathVariable }: ClientOptions,
  output: number | 'ignore',
): Promise<void> {
  const env = { ...libpqEnvironment(url), PATH: pathVariable, LC_ALL: 'C' };
  const child = spawn(program, args, { env, stdio: ['ignore', output, 'pipe'] });
  let errorOutput = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    errorOutput = (errorOutput + chunk).slice(-errorCharactersMax);
  });
  const [code] = (await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? notOnPathError(program) : error;
  })) as [number | null];
  if (code === 0) return;
  const text = `${program} failed: ${errorOutput.trim().replaceAll(/\s*\n\s*/g, '; ') || `exit code ${code}`}`;
  if (/version mismatch|unsupported version/.test(errorOutput))
    throw new StartupError(`${text}. Install PostgreSQL's client applications in the version of the server.`);
  throw new StorageUnavailable(`${text}.`);
}

function notOnPathError(program: Program): StartupError {
  return new StartupError(
    `${program} is not on PATH: install PostgreSQL's client applications, such as the package postgresql-client, in the version of the server or newer.`,
  );
}

const errorCharactersMax = 2_000;
