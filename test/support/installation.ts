import type { TestContext } from 'node:test';
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy.ts';
import { type OperatorServer, startOperatorServer } from './operator.ts';
import { freshDatabase } from './postgres.ts';

/** Databases and nodes of one test, which are closed in reverse order of creation. */
export interface Installation {
  /** Creates a database; returns its URL. */
  database(): Promise<string>;
  /** Creates three databases; returns the settings with which arcade and relay have separate ones. */
  threeDatabases(): Promise<ThreeDatabases>;
  /** Starts a proxy that can interrupt connections to the database; `url` connects through the proxy. */
  startProxy(databaseUrl: string): Promise<{ readonly url: string; readonly proxy: CuttingProxy }>;
  /** Starts a node with an operator key. */
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
