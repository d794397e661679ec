import { systemClock } from '../../core/base/clock.ts';
import type { Config } from '../../core/base/config.ts';
import type { Environment } from '../../core/base/read-setting.ts';
import { isResponding } from '../admin/connection.ts';
import { checkBackupTarget } from './backup-target.ts';
import { type CheckResult, ok } from './check-result.ts';
import { checkDatabases } from './database.ts';
import {
  checkFolder,
  checkNode,
  checkPort,
  checkRelayAllow,
  checkSecret,
  checkSpace,
  checkVariables,
} from './environment.ts';
import { checkFrames } from './frames.ts';
import { checkModuleHosts } from './module-hosts.ts';
import { checkProber } from './prober.ts';
import { checkReplicas } from './replicas.ts';
import { checkValkey } from './valkey.ts';

/** Runs all checks of the installation. The check of the backups writes a file there and removes it. */
export async function runChecks(config: Config, environment: Environment): Promise<CheckResult[]> {
  return [
    checkNode(),
    ...checkVariables(environment),
    checkSecret(config),
    checkProber(config),
    ...checkFrames(config),
    ...checkRelayAllow(config),
    ...(await checkServer(config)),
  ];
}

async function checkServer(config: Config): Promise<CheckResult[]> {
  const isServing = await isResponding(config);
  const server = ok(
    'server',
    isServing ? 'a server is running on this data folder' : 'no server is running on this data folder',
  );
  const folder = config.databaseUrl === null ? [checkFolder(config.dataDir), checkSpace(config.dataDir), server] : [];
  return [
    ...folder,
    await checkPort(config, isServing),
    ...(await checkDatabases(config, systemClock)),
    ...(await checkReplicas(config)),
    ...(await checkValkey(config)),
    ...(await checkModuleHosts(config)),
    ...(await checkBackupTarget(config)),
  ];
}
