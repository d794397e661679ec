import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { askKeeper, keeperVariable, startKeeper } from './postgres/keeper-process.ts';

export { postgresMissing } from './postgres/binaries.ts';

/** A database that nothing else uses. */
export interface FreshDatabase {
  readonly url: string;
  /** Removes it, with whatever connections are still open. */
  readonly drop: () => Promise<void>;
}

/**
 * A new, empty database in the cluster of this test run (at most 200 connections in all). A test
 * file that is run alone starts a cluster for itself, which ends with the file.
 */
export async function freshDatabase(): Promise<FreshDatabase> {
  const cluster = await clusterUrl();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await execute(cluster, `create database ${name}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(cluster, `drop database if exists ${name} with (force)`) };
}

let found: Promise<string> | undefined;

/** The URL of the maintenance database, from which others are made. */
function clusterUrl(): Promise<string> {
  found ??= findCluster();
  return found;
}

async function findCluster(): Promise<string> {
  const given = process.env[keeperVariable];
  const port = given === undefined ? (await startKeeper()).port : Number(given);
  return askKeeper(port);
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
