import { storeBuiltInGames } from '../../../src/arcade/games/built-in-games.ts';
import { type Clock, systemClock } from '../../../src/core/base/clock.ts';
import { openDatabase } from '../../../src/core/db/open.ts';
import { migrations } from '../../../src/migrations.ts';
import { type Player, registerPlayer } from '../../support/arcade.ts';
import { noopLog } from '../../support/databases.ts';
import { type HttpResponse, send } from '../../support/http.ts';
import { type MovableRunningTime, movableRunningTime } from '../../support/movable-running-time.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { tempFolder } from '../../support/temp.ts';

/** A server, or several on one database, with the built-in games and a running time that tests advance. */
export interface TestArcade {
  readonly servers: readonly TestServer[];
  readonly url: string;
  readonly time: MovableRunningTime;
  /** Null for SQLite in the folder of the servers. */
  readonly databaseUrl: string | null;
  /** The stream URL of a session at one of the servers. */
  streamOf(id: string, node?: number): string;
  /** Registers a new player. */
  player(): Promise<Player>;
  /** Sends an unauthenticated GET to the arcade. */
  get(path: string): Promise<HttpResponse>;
}

export interface TestArcadeOptions {
  readonly nodes?: number;
  readonly databaseUrl?: string;
  /** Default: the system clock. */
  readonly clock?: Clock;
  readonly RIALTO_RATE_LIMITS?: 'on';
  readonly RIALTO_ADMIN_KEY_SHA256?: string;
  readonly RIALTO_CERTIFY_AGE_HOURS?: string;
  readonly RIALTO_PROBER_KEY_SHA256?: string;
}

/** Starts the servers. They are closed when the test ends. */
export async function openTestArcade(
  t: { after(end: () => Promise<void>): void },
  { nodes = 1, databaseUrl, clock = systemClock, ...overrides }: TestArcadeOptions = {},
): Promise<TestArcade> {
  const folder = tempFolder('test-arcade');
  await storeGames(folder.path, databaseUrl);
  const time = movableRunningTime();
  const servers: TestServer[] = [];
  for (let node = 0; node < nodes; node += 1) {
    const storageSettings =
      databaseUrl === undefined ? { RIALTO_DATA_DIR: folder.path } : { DATABASE_URL: databaseUrl };
    servers.push(await startServer({ ...overrides, ...storageSettings }, clock, time));
  }
  t.after(async () => {
    await Promise.all(servers.map((server) => server.close()));
    folder.remove();
  });
  const url = (servers[0] as TestServer).url;
  return {
    servers,
    url,
    time,
    databaseUrl: databaseUrl ?? null,
    streamOf: (id, node = 0) => `${(servers[node] as TestServer).url}/arcade/api/v5/live/${id}/stream`,
    player: () => registerPlayer(url),
    get: (path) => send(`${url}/arcade${path}`),
  };
}

async function storeGames(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  const database = await openDatabase({
    dataDir,
    databaseUrl,
    migrations,
    clock: systemClock,
    log: noopLog,
    onFatal: (error) => {
      throw error;
    },
  });
  await storeBuiltInGames(database, systemClock.nowMs());
  await database.close();
}

/** Starts a session; returns its id. */
export async function startSession(player: Player, fields: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const response = await player.post('/api/v1/sessions', fields);
  if (response.status !== 200) throw new Error(`create_session returned ${response.status}: ${response.text}`);
  return response.body.session.id;
}
