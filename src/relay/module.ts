import type { Repeating } from '../core/base/repeating.ts';
import { registerOperations } from '../core/doors/http/operation-routes.ts';
import type { Module, ModuleHost } from '../core/module.ts';
import { openPipeline } from '../core/operation/open-pipeline.ts';
import type { Pipeline } from '../core/operation/pipeline.ts';
import { limitsOf } from '../core/operation/rate-limit.ts';
import { SharedLooks } from './delivery/shared-looks.ts';
import { UnderWay } from './delivery/underway.ts';
import { Waiters } from './delivery/waiters.ts';
import { Breakers } from './destinations/breakers.ts';
import { aboutRelay, version } from './documents/about.ts';
import { registerRelayDoors } from './documents/doors.ts';
import * as errors from './errors.ts';
import {
  allowancePolicy,
  breakersMax,
  deliveriesPerSecond,
  destinationChecks,
  healthReads,
  recordLookMs,
  waitersMax,
} from './limits.ts';
import { createDeliveryMeter, showRelay } from './metrics.ts';
import { openEgress } from './open-egress.ts';
import { openMailer } from './open-mailer.ts';
import { operations } from './operations.ts';
import { openPages } from './pages/open-pages.ts';
import { startErrands } from './payments/errands.ts';
import { registerPaymentEvents } from './payments/events-route.ts';
import { openPayments } from './payments/payments.ts';
import { startRetention } from './retention/sweeper.ts';
import type { RunningRelay } from './running-relay.ts';
import { createRelaySecrets } from './secrets.ts';
import { SigningSecrets } from './signing-secrets.ts';
import { openTrials } from './trials/open-trials.ts';

const answerBytesMax = 1024 * 1024;

/** The relay at work: leads are delivered, and signed receipts come back. */
export function openRelay(host: ModuleHost): Module {
  const services = openServices(host);
  let errands: Repeating | undefined;
  let retention: Repeating | undefined;
  const { errorsUrl, url } = host;
  const execute = openPipeline(host, {
    realm: 'relay',
    policy: allowancePolicy,
    answerBytesMax,
    services,
    events: noEvents,
    takeOwn: limitHealth(host),
  });
  const about = aboutRelay(url);
  const pages = openPages({ ...host, db: host.database.db, operations, canPay: services.payments.provider !== null });
  return {
    name: 'relay',
    front: pages.front,
    about,
    operations,
    execute,
    errors: Object.values(errors),
    register(server) {
      registerOperations(server, { basePath: '/relay/api/v1', operations, execute, errorsUrl, sameOriginOnly: true });
      pages.register(server);
      registerPaymentEvents(server, services, errorsUrl);
      registerRelayDoors(server, { host, about, execute });
    },
    async start() {
      await services.signingSecrets.open(host.database);
      errands = startErrands(services);
      retention = startRetention(services);
    },
    wake() {},
    settled: () => services.underWay.idle(),
    async close() {
      await Promise.all([errands?.stop(), retention?.stop()]);
      await services.underWay.idle();
      services.egress.close();
    },
  };
}

function openServices(host: ModuleHost): RunningRelay {
  const { database, clock, log, node, signingKeys, keyring, sharedStore, config, url, registry } = host;
  const { egress, allow } = openEgress(host);
  const secrets = createRelaySecrets(keyring);
  const signingSecrets = new SigningSecrets(secrets, clock);
  const userAgent = `rialto-relay/${version}`;
  const meter = createDeliveryMeter(registry);
  const tools = { database, clock, log, node, egress, secrets, signingSecrets, signingKeys, userAgent, meter };
  const limit = limitsOf('relay', sharedStore, config.rateLimits);
  const limits = {
    trial: limit('deliveries-trial', deliveriesPerSecond.trial, true),
    builder: limit('deliveries-builder', deliveriesPerSecond.builder, true),
  };
  const breakers = new Breakers(clock, breakersMax);
  const underWay = new UnderWay(tools, breakers);
  showRelay(registry, underWay, breakers);
  const checkLimit = limit('destination-checks', destinationChecks, true);
  const trials = openTrials(host);
  const mailer = openMailer(host);
  const payments = openPayments(host);
  return {
    ...tools,
    underWay,
    breakers,
    looks: new SharedLooks(recordLookMs),
    waiters: new Waiters(waitersMax),
    checkLimit,
    allow,
    payments,
    trials,
    mailer,
    limitOf: ({ name }) => limits[name],
    url,
  };
}

/** The one read that has a limit beside that of reads. */
function limitHealth({ sharedStore, config }: ModuleHost): NonNullable<Pipeline['takeOwn']> {
  const limit = limitsOf('relay', sharedStore, config.rateLimits)('destination-health', healthReads, false);
  return async ({ name }, _input, caller) =>
    name === 'list_destinations' && caller !== null ? limit.take(caller.accountId, 1) : null;
}

/** The relay publishes no changes, and nobody waits for any. */
const noEvents = { wake() {}, waitPast: async () => false };
