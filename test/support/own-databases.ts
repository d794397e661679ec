import type { TestContext } from 'node:test';
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy.ts';
import { type OperatedServer, startOperated } from './operator.ts';
import { freshDatabase } from './postgres.ts';

/** Databases and nodes of one test, which end in the right order: nodes first. */
export interface Installation {
  database(): Promise<string>;
  /** The settings of an installation whose arcade and relay have separate databases. */
  threeDatabases(): Promise<ThreeDatabases>;
  /** The same database behind a proxy that can be interrupted. */
  proxied(databaseUrl: string): Promise<{ readonly url: string; readonly proxy: CuttingProxy }>;
  /** A node with an operator. */
  node(settings: Readonly<Record<string, string>>): Promise<OperatedServer>;
}

export interface ThreeDatabases extends Readonly<Record<string, string>> {
  readonly DATABASE_URL: string;
  readonly RIALTO_ARCADE_DATABASE_URL: string;
  readonly RIALTO_RELAY_DATABASE_URL: string;
}

export function newInstallation(t: TestContext): Installation {
  const endings: (() => Promise<void>)[] = [];
  t.after(async () => {
    for (const end of endings.toReversed()) await end();
  });
  const database = async () => {
    const { url, drop } = await freshDatabase();
    endings.push(drop);
    return url;
  };
  return {
    database,
    async threeDatabases() {
      const [main = '', arcade = '', relay = ''] = await Promise.all([database(), database(), database()]);
      return { DATABASE_URL: main, RIALTO_ARCADE_DATABASE_URL: arcade, RIALTO_RELAY_DATABASE_URL: relay };
    },
    async proxied(databaseUrl) {
      const url = new URL(databaseUrl);
      const proxy = await startCuttingProxy(url.hostname, Number(url.port));
      endings.push(() => proxy.close());
      url.port = String(proxy.port);
      return { url: url.href, proxy };
    },
    async node(settings) {
      const node = await startOperated(settings);
      endings.push(() => node.close());
      return node;
    },
  };
}
