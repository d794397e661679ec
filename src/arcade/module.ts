import type { PeriodicTask } from '../core/base/periodic-task.ts';
import { createBodyAdmission } from '../core/interfaces/http/body-slots.ts';
import type { HttpServer } from '../core/interfaces/http/http-server.ts';
import { registerOperations } from '../core/interfaces/http/operation-routes.ts';
import { registerPublicRawBodyRoutes } from '../core/interfaces/http/raw-body-routes.ts';
import type { Module, ModuleHost } from '../core/module.ts';
import type { Execute } from '../core/operation/execute.ts';
import { openEventLog, openPipeline } from '../core/operation/open-pipeline.ts';
import { createAcquisitionCounters } from './acquisition-counters.ts';
import { createDifficulty } from './agents/challenge/difficulty.ts';
import type { ArcadeServices } from './arcade-services.ts';
import { describeArcade } from './documents/about.ts';
import { registerArcadeDocuments } from './documents/register-documents.ts';
import { engineBuilds } from './engines/builds.ts';
import * as errors from './errors.ts';
import { storeBuiltInGames } from './games/built-in-games.ts';
import { createRenderReportDeps, reportRender } from './games/canary/render-reports.ts';
import { openCertification } from './games/certification/open-certification.ts';
import { registerBundleArchives } from './games/documents/bundle-archive-route.ts';
import { registerCertificateEvidence } from './games/documents/certificate-evidence-route.ts';
import { createFrameEndpoint } from './games/frame/frame-endpoint.ts';
import { startHousekeeper } from './games/housekeeping/housekeeper.ts';
import { createEmbeddedProber } from './games/probes/embedded-prober.ts';
import { registerProbeMetrics } from './games/probes/metrics.ts';
import { registerProbeRoutes } from './games/probes/routes.ts';
import { registerPublishingMetrics } from './games/publishing/metrics.ts';
import { registerReleaseLog } from './games/publishing/release-log-route.ts';
import { openBundleChecks } from './games/validation/bundle-checks.ts';
import { createUploadMetrics } from './games/validation/upload-metrics.ts';
import { callLimitPolicy, createOperationLimits } from './limits.ts';
import { operations } from './operations.ts';
import { openPages } from './pages/open-pages.ts';
import { openLiveStreams } from './play/live/open-live-streams.ts';
import { createOpenStreams } from './play/live/open-streams.ts';
import { Viewers } from './play/live/viewers.ts';
import { generateDailySeeds, startDailySeeds } from './play/sessions/daily-seeds.ts';
import { registerSessionMetrics } from './play/sessions/metrics.ts';
import { createPieceStateCache } from './play/sessions/piece-state-cache.ts';
import { createSessionCache } from './play/sessions/session-cache.ts';
import { startSweeper } from './play/sessions/sweeper.ts';
import { watchSessions } from './play/sessions/watch-sessions.ts';
import { findPublicProfile } from './public-profile.ts';
import { registerReplayExport } from './replays/documents/export-route.ts';
import { registerReplayLogs } from './replays/documents/publish-log.ts';
import { openVerification } from './replays/verification/open-verification.ts';
import { voidSessionsOfOtherBuilds } from './store/void-sessions.ts';

const responseCharactersMax = 32 * 1024 * 1024;
const cachedSessionsMax = 25_000;
const cachedDuelSessionsMax = 500;

/** Table of the event log; on PostgreSQL a sequencer assigns its positions. */
export const arcadeEventLog = 'arcade_event';

/** Opens the arcade module. */
export function openArcade(host: ModuleHost): Module {
  const { database, clock, isLeader } = host;
  const events = openEventLog(host, arcadeEventLog);
  const embeddedProber = createEmbeddedProber(host);
  const services = openServices(host, () => embeddedProber.isReady());
  const { verifier, certificationAccountAgeHoursMin } = services;
  const acquisition = createAcquisitionCounters(host);
  const countProbe = registerProbeMetrics(host);
  let periodicTasks: PeriodicTask[] = [];
  const certification = openCertification({ ...host, verifier, certificationAccountAgeHoursMin });
  const execute = openPipeline(host, {
    realm: 'arcade',
    policy: callLimitPolicy,
    responseCharactersMax,
    services,
    events,
    consumeOperationLimit: createOperationLimits(host.sharedStore, host.config.areRateLimitsEnabled),
  });
  const liveStreams = openLiveStreams(host, services, execute);
  const service = describeArcade(host.url);
  const pages = openPages({ ...host, db: database.db, operations, execute, acquisition });
  return {
    name: 'arcade',
    landing: pages.landing,
    description: service,
    operations,
    execute,
    errors: Object.values(errors),
    findProfile: (accountId) => findPublicProfile(database.db, host.url, accountId),
    register(server) {
      const admitBody = createBodyAdmission((operation, call) => execute.identify(operation, call), host.clock);
      registerOperations(server, { basePath: '/arcade', operations, execute, admitBody, errorsUrl: host.errorsUrl });
      liveStreams.register(server);
      pages.register(server);
      const keys = [host.config.probes.keySha256, embeddedProber.keySha256].filter((key) => key !== null);
      registerProbeRoutes(server, { host, keys, onReport: countProbe, onCommit: () => events.wake() });
      registerOtherRoutes(server, host, execute);
      registerArcadeDocuments(server, { host, service, execute, acquisition });
    },
    async start() {
      await storeBuiltInGames(database, clock.nowMs());
      await generateDailySeeds(database, clock.nowMs());
      await voidSessionsOfReplacedBuilds(services);
      periodicTasks = [startSweeper(services), startHousekeeper({ ...services, isLeader }), startDailySeeds(services)];
      acquisition.start();
      verifier.start();
      embeddedProber.start();
      certification.start();
    },
    wake: () => events.wake(),
    async close() {
      for (const stoppable of [...periodicTasks, acquisition, embeddedProber, certification, verifier])
        await stoppable.stop();
      await services.bundleChecks.close();
      liveStreams.close();
      services.watch.close();
      events.close();
    },
  };
}

/** Routes that are not operations: logs of replays, certificates and releases, bundles, and render reports. */
function registerOtherRoutes(server: HttpServer, host: ModuleHost, execute: Execute): void {
  registerReplayLogs(server, { host, execute });
  registerReplayExport(server, { host, execute });
  registerCertificateEvidence(server, { host, execute });
  registerBundleArchives(server, { host, execute });
  registerReleaseLog(server, { host, execute });
  const renderReports = { basePath: '/arcade', errorsUrl: host.errorsUrl, deps: createRenderReportDeps(host) };
  registerPublicRawBodyRoutes(server, renderReports, [reportRender]);
}

/**
 * Voids sessions of other engine builds: the log header of a session names its build, so no other build can continue
 * it.
 */
async function voidSessionsOfReplacedBuilds({ database, log }: ArcadeServices): Promise<void> {
  const reason = 'An upgrade replaced the engine build of this session.';
  const builds = Object.values(engineBuilds);
  const voidedSessions = await database.write((tx) => voidSessionsOfOtherBuilds(tx, builds, reason));
  if (voidedSessions > 0) log.warn({}, `voided ${voidedSessions} open sessions of other engine builds`);
}

function openServices(host: ModuleHost, hasBrowser: () => boolean): ArcadeServices {
  const { clock, database, log, keyring, signingKeys, runningTime, url } = host;
  const sessions = createSessionCache(cachedSessionsMax);
  const watch = watchSessions(host, sessions);
  registerSessionMetrics(host.registry, sessions, watch);
  registerPublishingMetrics(host);
  const { countUpload, observeScan } = createUploadMetrics(host.registry);
  return {
    clock,
    database,
    log,
    keyring,
    signingKeys,
    runningTime,
    sessions,
    watch,
    pieceStates: createPieceStateCache(cachedDuelSessionsMax),
    streams: createOpenStreams(host.config.areRateLimitsEnabled),
    viewers: new Viewers(),
    bundleChecks: openBundleChecks({ clock, log, observe: observeScan }),
    countUpload,
    verifier: openVerification(host),
    hasBrowser,
    certificationAccountAgeHoursMin: host.config.certificationAccountAgeHoursMin,
    difficulty: createDifficulty(clock, host.config.proofOfWorkBits),
    publishing: host.config.publishing,
    areRateLimitsEnabled: host.config.areRateLimitsEnabled,
    findProfile: host.findProfile,
    url,
    framesUrl: createFrameEndpoint(host.config, url).url,
  };
}
