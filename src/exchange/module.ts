import { registerOperations } from '../core/interfaces/http/operation-routes.ts';
import type { Module, ModuleHost } from '../core/module.ts';
import { openEventLog, openPipeline } from '../core/operation/open-pipeline.ts';
import type { Operation } from '../core/operation/operation.ts';
import { startAutoRestore, withAutoHide } from './auto-hide.ts';
import { describeExchange } from './documents/documents.ts';
import { registerExchangeDocuments } from './documents/register-documents.ts';
import * as errors from './errors.ts';
import { callLimitPolicy } from './limits.ts';
import type { ExchangeServices } from './operation.ts';
import { report } from './operations/report.ts';
import * as registry from './operations.ts';
import { openPages } from './pages/open-pages.ts';
import { findPublicProfile } from './public-profile.ts';
import { createVisits } from './visits.ts';

/** Maximum total length of the cached responses of public reads. */
const responseCharactersMax = 32 * 1024 * 1024;

/** Table of the event log. On PostgreSQL the sequencer assigns its positions. */
export const exchangeEventLog = 'exchange_event';

/** Opens the exchange module. */
export function openExchange(host: ModuleHost): Module {
  const { database, clock, log } = host;
  const events = openEventLog(host, exchangeEventLog);
  const operations = operationsFor(host.config.autoHideReporterCount);
  const autoRestore = startAutoRestore(database, clock, log, () => events.wake());
  const visits = createVisits(database, clock, log);
  const execute = openPipeline(host, {
    realm: 'exchange',
    policy: callLimitPolicy,
    responseCharactersMax,
    services: { findProfile: host.findProfile } satisfies ExchangeServices,
    events,
    onCall: (operation, caller) => {
      if (operation.name === 'updates' && caller !== null) visits.record(caller.accountId);
    },
  });
  const service = describeExchange(host.url, database.db);
  const pages = openPages({ ...host, db: database.db, operations, execute });
  return {
    name: 'exchange',
    landing: pages.landing,
    description: service,
    operations,
    execute,
    errors: Object.values(errors),
    findProfile: (accountId) => findPublicProfile(database.db, host.url, accountId),
    register(server) {
      pages.register(server);
      registerOperations(server, { basePath: '/exchange/api/v1', operations, execute, errorsUrl: host.errorsUrl });
      registerExchangeDocuments(server, { host, service, operations, execute });
    },
    wake: () => events.wake(),
    async close() {
      await autoRestore.stop();
      events.close();
      await visits.close();
    },
  };
}

/** Wraps the `report` operation if automatic hiding is configured. */
function operationsFor(autoHideReporterCount: number): readonly Operation[] {
  if (autoHideReporterCount === 0) return registry.operations;
  const autoHidingReport = withAutoHide(report, autoHideReporterCount);
  return registry.operations.map((operation) => (operation === report ? autoHidingReport : operation));
}
