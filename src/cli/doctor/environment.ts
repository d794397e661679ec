import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Config, unknownVariables } from '../../core/base/config.ts';
import type { Environment } from '../../core/base/read-setting.ts';
import { secretFile } from '../../core/db/secret.ts';
import { findPortError } from '../../core/interfaces/http/check-port.ts';
import { describeAllowListFault, parseAllowList } from '../../relay/outbound/allow-list.ts';
import { readCaFile } from '../../relay/outbound/ca-file.ts';
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

/**
 * Checks that the data folder is writable and not accessible to other users; if it does not exist, that its nearest
 * existing parent folder is writable.
 */
export function checkDataFolder(dataDir: string): CheckResult {
  const folder = nearestExistingFolder(resolve(dataDir));
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return fail('data folder', `${folder} is not readable and writable by this user`);
  }
  if (folder !== resolve(dataDir)) {
    // Virtual file systems such as /proc have no blocks and accept no files, whatever their permissions.
    if (Number(statfsSync(folder).blocks) === 0)
      return fail('data folder', `${dataDir} cannot be created: ${folder} stores no files`);
    return ok('data folder', `${dataDir} does not exist yet; the first start creates it`);
  }
  const isAccessibleToOthers = (statSync(folder).mode & 0o077) !== 0;
  return isAccessibleToOthers
    ? warn('data folder', `${dataDir} is accessible to other users: run chmod 700 on it`)
    : ok('data folder', `${dataDir} is writable, and accessible only to this user`);
}

/** Checks the settings for development destinations: their addresses and the CA of their certificates. */
export function checkRelayExceptions(config: Pick<Config, 'relayAllowedDestinations' | 'relayCaFile'>): CheckResult[] {
  return [...checkRelayAllow(config), ...checkRelayCaFile(config)];
}

function checkRelayCaFile({ relayCaFile }: Pick<Config, 'relayCaFile'>): CheckResult[] {
  if (relayCaFile === null) return [];
  const caFile = readCaFile(relayCaFile);
  return 'fault' in caFile
    ? [fail('RIALTO_RELAY_CA_FILE', `${relayCaFile} ${caFile.fault}`)]
    : [warn('RIALTO_RELAY_CA_FILE', 'an additional CA is trusted, which is for development only')];
}

function checkRelayAllow({
  relayAllowedDestinations,
  relayCaFile,
}: Pick<Config, 'relayAllowedDestinations' | 'relayCaFile'>): CheckResult[] {
  if (relayAllowedDestinations === '') return [];
  const allowList = parseAllowList(relayAllowedDestinations);
  if ('fault' in allowList) return [fail('RIALTO_RELAY_ALLOW', describeAllowListFault(allowList.fault))];
  const caNote =
    relayCaFile === null ? '; without RIALTO_RELAY_CA_FILE their certificates must be signed by a public CA' : '';
  return [
    warn('RIALTO_RELAY_ALLOW', `destinations in private networks are allowed, which is for development only${caNote}`),
  ];
}

const mebibyteBytes = 1_048_576;
const warningBytes = 1_024 * mebibyteBytes;
const requiredBytes = 100 * mebibyteBytes;

/**
 * Checks that other users cannot read the file of the secret, and that RIALTO_SECRET is set if PostgreSQL is used.
 * `checkDatabases` compares it with the secret of the PostgreSQL database.
 */
export function checkSecret(config: Config): CheckResult[] {
  const { secrets, databaseUrl } = config;
  if (secrets.length > 0) return databaseUrl === null ? [ok('secret', 'RIALTO_SECRET is set')] : [];
  if (databaseUrl === null) return [checkSecretFile(config)];
  return [fail('secret', 'RIALTO_SECRET is not set; with PostgreSQL it is required, the same on every node')];
}

function checkSecretFile({ dataDir }: Config): CheckResult {
  const file = secretFile(dataDir);
  if (!existsSync(file)) return ok('secret', `does not exist yet; the next start generates it in ${file}`);
  return (statSync(file).mode & 0o077) === 0
    ? ok('secret', `in ${file}, readable only by this user`)
    : warn('secret', `${file} is readable by other users: run chmod 600 on it`);
}

export function checkDiskSpace(dataDir: string): CheckResult {
  const disk = statfsSync(nearestExistingFolder(resolve(dataDir)));
  const freeBytes = Number(disk.bavail) * Number(disk.bsize);
  const message = `${Math.floor(freeBytes / mebibyteBytes)} MiB free in ${dataDir}`;
  if (freeBytes < requiredBytes) return fail('disk space', message);
  return freeBytes < warningBytes ? warn('disk space', message) : ok('disk space', message);
}

/**
 * Checks that the port is free, or used by the server that these settings describe. `isServing`: a server is running on
 * this data folder.
 */
export async function checkPort(config: Config, isServing: boolean): Promise<CheckResult> {
  const address = `${config.host}:${config.port}`;
  const error = await findPortError(config.host, config.port);
  const code = error === null ? null : (error.code ?? error.message);
  if (code === null && isServing && config.port !== 0)
    return warn('port', `${address} is free: the running server listens on another port; pass its --host and --port`);
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

function nearestExistingFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestExistingFolder(dirname(path));
}
