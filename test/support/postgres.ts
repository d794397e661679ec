import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { once } from '../../src/core/base/once.ts';
import { ensurePostgresTemplate } from './migrated-databases.ts';
import { clusterPortVariable, requestClusterUrl, startClusterProcess } from './postgres/start-cluster-process.ts';

export { postgresMissing } from './postgres/binaries.ts';

/** A database for one test. */
export interface FreshDatabase {
  readonly url: string;
  /** Drops the database and closes its connections. */
  readonly drop: () => Promise<void>;
}

/**
 * Creates an empty database in the cluster of this test run, which allows at most 200 connections. A test file that
 * runs alone starts its own cluster, which stops when the file ends.
 */
export function freshDatabase(): Promise<FreshDatabase> {
  return createDatabase('template1');
}

/** A new database with the current schema, copied from a template so that servers start faster. */
export async function migratedDatabase(): Promise<FreshDatabase> {
  return createDatabase(await templateName());
}

async function createDatabase(template: string): Promise<FreshDatabase> {
  const maintenanceUrl = await clusterUrl();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await execute(maintenanceUrl, `create database ${name} template ${template}`);
  const url = new URL(maintenanceUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(maintenanceUrl, `drop database if exists ${name} with (force)`) };
}

/** The URL of the maintenance database, which is used to create others. */
const clusterUrl = once(findClusterUrl);

const templateName = once(async () => ensurePostgresTemplate(await clusterUrl()));

async function findClusterUrl(): Promise<string> {
  const value = process.env[clusterPortVariable];
  const port = value === undefined ? (await startClusterProcess()).port : Number(value);
  return requestClusterUrl(port);
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // A lost connection also fails the query, which reports it.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
