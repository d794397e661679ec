import { type Clock, systemClock } from '../../src/core/base/clock.ts';
import { migratedDatabase, postgresMissing } from './postgres.ts';
import { startServer, type TestServer } from './server.ts';

/** An installation: one server on SQLite, or one or more on one PostgreSQL. */
export interface Nodes {
  readonly servers: readonly TestServer[];
  /** URL of the node for a request: the nodes take turns by `requestCount`. */
  url(requestCount?: number): string;
  /** Base URL of the exchange's API at the node for a request: the nodes take turns by `requestCount`. */
  baseUrl(requestCount: number): string;
  close(): Promise<void>;
}

export interface Topology {
  readonly name: string;
  /** The reason why this machine cannot run the topology, for a test's `skip`. */
  readonly missing: string | false;
  start(overrides?: Readonly<Record<string, string>>, clock?: Clock): Promise<Nodes>;
}

export const oneNode: Topology = {
  name: 'SQLite, one node',
  missing: false,
  start: async (overrides = {}, clock = systemClock) => nodesOf([await startServer(overrides, clock)]),
};

export const threeNodes: Topology = postgresTopology('PostgreSQL, three nodes', 3);
export const onePostgresNode: Topology = postgresTopology('PostgreSQL, one node', 1);

/** One node on each kind of database, for tests that compare the responses. */
export const databaseTopologies: readonly Topology[] = [
  { ...oneNode, name: 'SQLite' },
  { ...onePostgresNode, name: 'PostgreSQL' },
];

/** The topologies of the tests of race conditions. */
export const topologies: readonly Topology[] = [oneNode, threeNodes];

function postgresTopology(name: string, count: number): Topology {
  return {
    name,
    missing: postgresMissing() ?? false,
    async start(overrides = {}, clock = systemClock) {
      const database = await migratedDatabase();
      const servers: TestServer[] = [];
      for (let index = 0; index < count; index += 1)
        servers.push(await startServer({ ...overrides, DATABASE_URL: database.url }, clock));
      return nodesOf(servers, () => database.drop());
    },
  };
}

function nodesOf(servers: readonly TestServer[], drop: () => Promise<void> = async () => {}): Nodes {
  const serverOf = (requestCount: number) => servers[requestCount % servers.length] as TestServer;
  return {
    servers,
    url: (requestCount = 0) => serverOf(requestCount).url,
    baseUrl: (requestCount) => serverOf(requestCount).baseUrl,
    async close() {
      await Promise.all(servers.map((server) => server.close()));
      await drop();
    },
  };
}
