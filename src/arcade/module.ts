import type { Repeating } from '../core/base/repeating.ts';
import { registerOperations } from '../core/doors/http/operation-routes.ts';
import type { Module, ModuleHost } from '../core/module.ts';
import { openEventLog, openPipeline } from '../core/operation/open-pipeline.ts';
import { createDifficulty } from './challenge/difficulty.ts';
import { aboutArcade } from './documents/about.ts';
import { registerArcadeDoors } from './documents/doors.ts';
import { engineBuilds } from './engines/builds.ts';
import * as errors from './errors.ts';
import { allowancePolicy, createOwnLimits } from './limits.ts';
import { createOpenStreams } from './live/open-streams.ts';
import { openWatching } from './live/open-watching.ts';
import { operations } from './operations.ts';
import { openPages } from './pages/open-pages.ts';
import { storeReferenceGames } from './reference-games.ts';
import type { RunningArcade } from './running-arcade.ts';
import { showSessions } from './sessions/metrics.ts';
import { createSessions } from './sessions/sessions.ts';
import { startSweeper } from './sessions/sweeper.ts';
import { watchSessions } from './sessions/watch-sessions.ts';
import { markVoidOfOtherBuilds } from './store/voiding.ts';
import { openVerification } from './verification/open-verification.ts';
import { registerReplayLogs } from './verification/publish-log.ts';

const answerBytesMax = 32 * 1024 * 1024;
const gamesKeptMax = 25_000;

/** The log that PostgreSQL's sequencer numbers. */
export const arcadeEventLog = 'arcade_event';

/** The arcade at work: agents play, people watch, every game can be verified. */
export function openArcade(host: ModuleHost): Module {
  const { database, clock } = host;
  const events = openEventLog(host, arcadeEventLog);
  const services = openServices(host);
  const { verifier } = services;
  let sweeper: Repeating | undefined;
  const execute = openPipeline(host, {
    realm: 'arcade',
    policy: allowancePolicy,
    answerBytesMax,
    services,
    events,
    takeOwn: createOwnLimits(host.sharedStore, host.config.rateLimits),
  });
  const watching = openWatching(host, services, execute);
  const about = aboutArcade(host.url);
  const pages = openPages({ ...host, db: database.db, operations, execute });
  return {
    name: 'arcade',
    front: pages.front,
    about,
    operations,
    execute,
    errors: Object.values(errors),
    register(server) {
      registerOperations(server, { basePath: '/arcade', operations, execute, errorsUrl: host.errorsUrl });
      watching.register(server);
      pages.register(server);
      registerReplayLogs(server, { host, execute });
      registerArcadeDoors(server, { host, about, execute });
    },
    async start() {
      await storeReferenceGames(database, clock.nowMs());
      await voidOtherBuilds(services);
      sweeper = startSweeper(services);
      verifier.start();
    },
    wake: () => events.wake(),
    async close() {
      await sweeper?.stop();
      await verifier.stop();
      watching.close();
      services.watch.close();
      events.close();
    },
  };
}

/** What was begun under other rules cannot be played on under these: the log pins the build it began with. */
async function voidOtherBuilds({ database, log }: RunningArcade): Promise<void> {
  const reason = 'The engine was changed by an upgrade while this session was open.';
  const builds = Object.values(engineBuilds);
  const voided = await database.write((tx) => markVoidOfOtherBuilds(tx, builds, reason));
  if (voided > 0) log.warn({}, `${voided} open sessions of other engine builds are voided`);
}

function openServices(host: ModuleHost): RunningArcade {
  const { clock, database, log, keyring, signingKeys, runningTime, url } = host;
  const sessions = createSessions(gamesKeptMax);
  const watch = watchSessions(host, sessions);
  showSessions(host.registry, sessions, watch);
  return {
    clock,
    database,
    log,
    keyring,
    signingKeys,
    runningTime,
    sessions,
    watch,
    streams: createOpenStreams(host.config.rateLimits),
    verifier: openVerification(host),
    difficulty: createDifficulty(clock, host.config.powBits),
    url,
  };
}
