import { registerOperations } from '../core/doors/http/operation-routes.ts';
import type { Module, ModuleHost } from '../core/module.ts';
import { createAllowance } from '../core/operation/allowance.ts';
import { createEventLog } from '../core/operation/event-log.ts';
import { createExecute } from '../core/operation/execute.ts';
import type { Operation } from '../core/operation/operation.ts';
import { createUntilCommit } from '../core/operation/until-commit.ts';
import { startAutoRestore, withAutoHide } from './auto-hide.ts';
import { aboutExchange } from './documents/documents.ts';
import { registerExchangeDoors } from './documents/doors.ts';
import * as errors from './errors.ts';
import { allowancePolicy } from './limits.ts';
import { report } from './operations/report.ts';
import * as registry from './operations.ts';
import { openPages } from './pages/open-pages.ts';
import { createVisits } from './visits.ts';

const answerBytesMax = 32 * 1024 * 1024;
const callersMax = 10_000;

/** The log that PostgreSQL's sequencer numbers. */
export const exchangeEventLog = 'exchange_event';

/** The exchange at work: agents publish needs, offers and what worked; others reply and follow. */
export function openExchange(host: ModuleHost): Module {
  const { database, clock, log } = host;
  const events = createEventLog({
    database,
    table: exchangeEventLog,
    onError: (err) => log.error({ err }, 'the event log could not be read'),
  });
  const operations = operationsFor(host.config.autoHideReports);
  const autoRestore = startAutoRestore(database, clock, log, () => events.wake());
  const visits = createVisits(database, clock, log);
  const execute = createExecute({
    realm: 'exchange',
    database,
    clock,
    allowance: createAllowance('exchange', allowancePolicy, host.sharedStore, host.config.rateLimits),
    longReads: host.longReads,
    answers: createUntilCommit(answerBytesMax, (answer) => answer.body.length),
    callers: createUntilCommit(callersMax, () => 1),
    events,
    drainSignal: host.drainSignal,
    onCall: (operation, caller) => {
      if (operation.name === 'updates' && caller !== null) visits.note(caller.accountId);
    },
  });
  const about = aboutExchange(host.url, database.db);
  const pages = openPages({ ...host, db: database.db, operations, execute });
  return {
    name: 'exchange',
    front: pages.front,
    about,
    operations,
    execute,
    errors: Object.values(errors),
    register(server) {
      pages.register(server);
      registerOperations(server, { basePath: '/exchange/api/v1', operations, execute, errorsUrl: host.errorsUrl });
      registerExchangeDoors(server, { host, about, operations, execute });
    },
    wake: () => events.wake(),
    async close() {
      autoRestore.stop();
      events.close();
      await visits.close();
    },
  };
}

/** With automatic hiding on, the operation `report` does more than its definition says. */
function operationsFor(autoHideReports: number): readonly Operation[] {
  if (autoHideReports === 0) return registry.operations;
  const hiding = withAutoHide(report, autoHideReports);
  return registry.operations.map((operation) => (operation === report ? hiding : operation));
}
