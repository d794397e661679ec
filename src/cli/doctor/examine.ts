import { systemClock } from '../../core/base/clock.ts';
import type { Config, Environment } from '../../core/base/config.ts';
import { isAnswering } from '../admin/connection.ts';
import { checkDatabase } from './database.ts';
import { checkFolder, checkNode, checkPort, checkSecret, checkSpace, checkVariables } from './environment.ts';
import { type Finding, ok } from './finding.ts';

/** Looks at everything that the server needs, and changes nothing. */
export async function examine(config: Config, environment: Environment): Promise<Finding[]> {
  return [checkNode(), ...checkVariables(environment), checkSecret(config), ...(await checkServer(config))];
}

async function checkServer(config: Config): Promise<Finding[]> {
  const isServing = await isAnswering(config);
  const server = ok('server', isServing ? 'one is running on this data folder' : 'none is running on this data folder');
  const folder = config.databaseUrl === null ? [checkFolder(config.dataDir), checkSpace(config.dataDir), server] : [];
  return [...folder, await checkPort(config, isServing), ...(await checkDatabase(config, systemClock))];
}
