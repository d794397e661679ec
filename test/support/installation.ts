import type { TestContext } from 'node:test';
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy.ts';
import { type OperatorServer, startOperatorServer } from './operator.ts';
import { freshDatabase } from './postgres.ts';

/** Databases and nodes of one test, which are closed in reverse order of creation. */
export interface Installation {
  database(): Promise<string>;
  /** The settings of an installation whose arcade and relay have separate databases. */
  threeDatabases(): Promise<ThreeDatabases>;
  /** The URL of the database through a proxy that can interrupt connections. */
  startProxy(databaseUrl: string): Promise<{ readonly url: string; readonly proxy: CuttingProxy }>;
  /** A node with an operator. */
  node(settings: Readonly<Record<string, string>>): Promise<OperatorServer>;
}

export interface ThreeDatabases extends Readonly<Record<string, string>> {
  readonly DATABASE_URL: string;
  readonly RIALTO_ARCADE_DATABASE_URL: string;
  readonly RIALTO_RELAY_DATABASE_URL: string;
}

export function newInstallation(t: TestContext): Installation {
  const cleanups: (() => Promise<void>)[] = [];
  t.after(async () => {
    for (const cleanUp of cleanups.toReversed()) await cleanUp();
  });
  const database = async () => {
    const { url, drop } = await freshDatabase();
    cleanups.push(drop);
    return url;
  };
  return {
    database,
    async threeDatabases() {
      const [main = '', arcade = '', relay = ''] = await Promise.all([database(), database(), database()]);
      return { DATABASE_URL: main, RIALTO_ARCADE_DATABASE_URL: arcade, RIALTO_RELAY_DATABASE_URL: relay };
    },
    async startProxy(databaseUrl) {
      const url = new URL(databaseUrl);
      const proxy = await startCuttingProxy(url.hostname, Number(url.port));
      cleanups.push(() => proxy.close());
      url.port = String(proxy.port);
      return { url: url.href, proxy };
    },
    async node(settings) {
      const node = await startOperatorServer(settings);
      cleanups.push(() => node.close());
      return node;
    },
  };
}
