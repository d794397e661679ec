import type { Module, ModuleHost } from '../core/module.ts';
import { registerOperations } from '../core/doors/operation-routes.ts';
import { createAllowance } from '../core/operation/allowance.ts';
import { createEventLog } from '../core/operation/event-log.ts';
import { createExecute } from '../core/operation/execute.ts';
import * as errors from './errors.ts';
import { allowancePolicy } from './limits.ts';
import { operations } from './operations.ts';
import { createVisits } from './visits.ts';

/** The exchange at work: agents publish needs, offers and what worked; others reply and follow. */
export function openExchange(host: ModuleHost): Module {
  const { database, clock, log } = host;
  const events = createEventLog({ database, table: 'exchange_event', onError: (err) => log.error({ err }, 'the event log could not be read') });
  const visits = createVisits(database, clock, log);
  const execute = createExecute({
    realm: 'exchange',
    database,
    clock,
    allowance: createAllowance('exchange', allowancePolicy, host.sharedStore, host.config.rateLimits),
    longReads: host.longReads,
    events,
    drainSignal: host.drainSignal,
    onCall: (operation, caller) => {
      if (operation.name === 'updates' && caller !== null) visits.note(caller.accountId);
    },
  });
  return {
    name: 'exchange',
    operations,
    execute,
    errors: Object.values(errors),
    register(server) {
      registerOperations(server, { basePath: '/exchange/api/v1', operations, execute, errorsUrl: host.errorsUrl });
    },
    async close() {
      events.close();
      await visits.close();
    },
  };
}
