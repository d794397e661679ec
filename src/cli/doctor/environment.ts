import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Config, unknownVariables } from '../../core/base/config.ts';
import type { Environment } from '../../core/base/read-setting.ts';
import { secretFile } from '../../core/db/secret.ts';
import { probePort } from '../../core/interfaces/http/probe-port.ts';
import { parseAllowList } from '../../relay/outbound/allow-list.ts';
import { requestHealth } from '../health.ts';
import { type CheckResult, fail, ok, warn } from './check-result.ts';

const nodeMajorMin = 24;

export function checkNode(): CheckResult {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= nodeMajorMin) return ok('node', process.version);
  return fail('node', `${process.version} is too old: Rialto requires Node ${nodeMajorMin} or newer`);
}

export function checkVariables(environment: Environment): CheckResult[] {
  return unknownVariables(environment).map((name) =>
    warn('variable', `${name} is not a setting of this version and is ignored`),
  );
}

/** Checks that the data folder, or its nearest existing parent, is writable and not readable by other users. */
export function checkFolder(dataDir: string): CheckResult {
  const folder = nearestExisting(resolve(dataDir));
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return fail('data folder', `${folder} is not writable by this user`);
  }
  if (folder !== resolve(dataDir)) {
    // Virtual file systems such as /proc accept no files, whatever their permissions.
    if (Number(statfsSync(folder).blocks) === 0)
      return fail('data folder', `${dataDir} cannot be created: ${folder} stores no files`);
    return ok('data folder', `${dataDir} does not exist yet; the first start creates it`);
  }
  const isReadableByOthers = (statSync(folder).mode & 0o077) !== 0;
  return isReadableByOthers
    ? warn('data folder', `${dataDir} is readable by other users: run chmod 700 on it`)
    : ok('data folder', `${dataDir} is writable, and only by this user`);
}

/** Checks the syntax of RIALTO_RELAY_ALLOW. */
export function checkRelayAllow({ relayAllow }: Pick<Config, 'relayAllow'>): CheckResult[] {
  if (relayAllow === '') return [];
  const read = parseAllowList(relayAllow);
  if ('fault' in read)
    return [
      fail('RIALTO_RELAY_ALLOW', `must be host:port entries separated by commas, not ${JSON.stringify(read.fault)}`),
    ];
  return [warn('RIALTO_RELAY_ALLOW', 'private targets are allowed, which is for development only')];
}

const mebibyte = 1_048_576;
const warningBytes = 1_024 * mebibyte;
const requiredBytes = 100 * mebibyte;

/** Checks that there is a secret, and that other users cannot read its file. */
export function checkSecret({ secrets, databaseUrl, dataDir }: Config): CheckResult {
  if (secrets.length > 0) return ok('secret', 'RIALTO_SECRET is set');
  if (databaseUrl !== null)
    return fail('secret', 'RIALTO_SECRET is not set; with PostgreSQL it is required, the same on every node');
  const file = secretFile(dataDir);
  if (!existsSync(file)) return ok('secret', `does not exist yet; the next start generates it in ${file}`);
  return (statSync(file).mode & 0o077) === 0
    ? ok('secret', `in ${file}, readable only by this user`)
    : warn('secret', `${file} is readable by other users: run chmod 600 on it`);
}

export function checkSpace(dataDir: string): CheckResult {
  const disk = statfsSync(nearestExisting(resolve(dataDir)));
  const free = Number(disk.bavail) * Number(disk.bsize);
  const message = `${Math.floor(free / mebibyte)} MiB free in ${dataDir}`;
  if (free < requiredBytes) return fail('disk space', message);
  return free < warningBytes ? warn('disk space', message) : ok('disk space', message);
}

/**
 * Checks that the port is free, or used by the server that these settings describe. `isServing`: a server is running on
 * this data folder.
 */
export async function checkPort(config: Config, isServing: boolean): Promise<CheckResult> {
  const address = `${config.host}:${config.port}`;
  const error = await probePort(config.host, config.port);
  const code = error === null ? null : (error.code ?? error.message);
  if (code === null && isServing && config.port !== 0)
    return warn('port', `${address} is free: the running server listens elsewhere; set its --host and --port`);
  if (code === null) return ok('port', `${address} is free`);
  if (code !== 'EADDRINUSE') return fail('port', `${address} cannot be listened on (${code})`);
  if (isServing) return ok('port', `${address} is in use, probably by the running server`);
  if (!(await isRialto(config))) return fail('port', `${address} is in use by another program`);
  return config.databaseUrl === null
    ? fail('port', `${address} is in use by a Rialto server on another data folder; set its --data-dir to check it`)
    : ok('port', `${address} is in use by a Rialto server`);
}

/** Whether the program on the port responds as Rialto does. */
async function isRialto({ host, port }: Config): Promise<boolean> {
  const response = await requestHealth(host, port);
  const text = (await response?.text().catch(() => undefined)) ?? '';
  return response?.headers.has('x-request-id') === true && text === '{"status":"ok"}';
}

function nearestExisting(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestExisting(dirname(path));
}
