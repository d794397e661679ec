import { systemClock } from '../../core/base/clock.ts';
import type { Config } from '../../core/base/config.ts';
import type { Environment } from '../../core/base/read-setting.ts';
import { isResponding } from '../admin/connection.ts';
import { checkBackupTarget } from './backup-target.ts';
import { type CheckResult, ok } from './check-result.ts';
import { checkDatabases } from './database.ts';
import {
  checkDataFolder,
  checkDiskSpace,
  checkNode,
  checkPort,
  checkRelayExceptions,
  checkSecret,
  checkVariables,
} from './environment.ts';
import { checkFrames } from './frames.ts';
import { checkModuleHosts } from './module-hosts.ts';
import { checkProber } from './prober.ts';
import { checkReplicas } from './replicas.ts';
import { checkValkey } from './valkey.ts';

/**
 * Runs all checks of the installation. The check of the backup storage writes a file to it and removes the file; the
 * check of the prober starts a browser and ends it.
 */
export async function runChecks(config: Config, environment: Environment): Promise<CheckResult[]> {
  return [
    checkNode(),
    ...checkVariables(environment),
    ...checkSecret(config),
    await checkProber(config),
    ...checkFrames(config),
    ...checkRelayExceptions(config),
    ...(await checkServer(config)),
  ];
}

async function checkServer(config: Config): Promise<CheckResult[]> {
  const isServing = await isResponding(config);
  const serverCheck = ok(
    'server',
    isServing ? 'a server is running on this data folder' : 'no server is running on this data folder',
  );
  const embeddedDatabaseChecks =
    config.databaseUrl === null ? [checkDataFolder(config.dataDir), checkDiskSpace(config.dataDir), serverCheck] : [];
  return [
    ...embeddedDatabaseChecks,
    await checkPort(config, isServing),
    ...(await checkDatabases(config, systemClock)),
    ...(await checkReplicas(config)),
    ...(await checkValkey(config)),
    ...(await checkModuleHosts(config)),
    ...(await checkBackupTarget(config)),
  ];
}
