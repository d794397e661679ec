import type { PeriodicTask } from '../core/base/periodic-task.ts';
import { registerOperations } from '../core/interfaces/http/operation-routes.ts';
import { registerPublicRawBodyRoutes } from '../core/interfaces/http/raw-body-routes.ts';
import type { Module, ModuleHost } from '../core/module.ts';
import { openPipeline } from '../core/operation/open-pipeline.ts';
import type { Pipeline } from '../core/operation/pipeline.ts';
import { createLimitFactory } from '../core/operation/rate-limit.ts';
import { createCodeRateLimits } from './accounts/codes/code-rate-limits.ts';
import { KeyUses } from './accounts/keys/key-uses.ts';
import { refuseKey } from './accounts/keys/refuse-key.ts';
import { CircuitNotices } from './accounts/notices/circuit-notices.ts';
import { setNoticeEnabled } from './accounts/notices/enable-notice.ts';
import { createNoticeTokens, type NoticeSubscription } from './accounts/notices/notice-tokens.ts';
import { startRetention } from './accounts/retention/sweeper.ts';
import { paymentEventRoutes } from './billing/payments/payment-event-routes.ts';
import { startPaymentJobs } from './billing/payments/payment-jobs.ts';
import { openPayments } from './billing/payments/payments.ts';
import { DeliverySlots } from './deliveries/run/delivery-slots.ts';
import { createEmbedLinks } from './deliveries/run/embed-links.ts';
import { InFlightDeliveries } from './deliveries/run/in-flight.ts';
import { JoinedRequests } from './deliveries/run/joined-requests.ts';
import { SingleFlight } from './deliveries/run/single-flight.ts';
import { startOrphanTakeOver, takeOverOrphans } from './deliveries/run/take-over.ts';
import { traceAttempts } from './deliveries/run/trace-attempts.ts';
import { createEchoAddresses, createEchoTransport } from './destinations/echo/echo-transport.ts';
import { Breakers } from './destinations/health/breakers.ts';
import { aboutRelay, version } from './documents/about.ts';
import { registerRelayDocuments } from './documents/register-documents.ts';
import * as errors from './errors.ts';
import {
  breakersMax,
  callLimitPolicy,
  deliveriesPerSecond,
  destinationChecks,
  healthReads,
  joinedRequestsMax,
  recordPollMs,
} from './limits.ts';
import { createDeliveryMeter, registerRelayGauges } from './metrics.ts';
import { openEgress } from './open-egress.ts';
import { openMailer } from './open-mailer.ts';
import { operations } from './operations.ts';
import { openPages, type RelayPages } from './pages/open-pages.ts';
import type { RelayServices } from './relay-services.ts';
import { createRelaySecrets, SigningSecrets } from './secrets.ts';

const basePath = '/relay/api/v1';
const responseCharactersMax = 1024 * 1024;

/** Opens the relay module. */
export function openRelay(host: ModuleHost): Module {
  const services = openServices(host);
  let jobs: PeriodicTask | undefined;
  let retention: PeriodicTask | undefined;
  let keyUseTask: PeriodicTask | undefined;
  let orphanTakeOver: PeriodicTask | undefined;
  const keyUses = new KeyUses(host);
  const { errorsUrl, url } = host;
  const execute = openPipeline(host, {
    realm: 'relay',
    policy: callLimitPolicy,
    responseCharactersMax,
    services,
    events: noEvents,
    authorize(operation, caller) {
      keyUses.record(caller);
      return refuseKey(operation, caller);
    },
    consumeOperationLimit: limitListDestinations(host),
  });
  const service = aboutRelay(url);
  const pages = openRelayPages(host, services);
  return {
    name: 'relay',
    landing: pages.landing,
    description: service,
    operations,
    execute,
    errors: Object.values(errors),
    register(server) {
      registerOperations(server, { basePath, operations, execute, errorsUrl, sameOriginOnly: true });
      pages.register(server);
      registerPublicRawBodyRoutes(server, { basePath, errorsUrl, deps: services }, paymentEventRoutes);
      registerRelayDocuments(server, { host, service, execute });
    },
    async start() {
      await services.signingSecrets.open(host.database);
      await takeOverOrphans(services);
      orphanTakeOver = startOrphanTakeOver(services);
      jobs = startPaymentJobs(services);
      retention = startRetention(services);
      keyUseTask = keyUses.start();
    },
    wake() {},
    whenIdle: () => services.inFlight.idle(),
    async close() {
      await Promise.all([jobs, retention, keyUseTask, orphanTakeOver].map(async (task) => task?.stop()));
      await services.inFlight.idle();
      await services.circuitNotices.idle();
      services.egress.close();
    },
  };
}

function openRelayPages(host: ModuleHost, services: RelayServices): RelayPages {
  const { payments, mailer, noticeTokens, embedLinks } = services;
  const disableNotice = (subscription: NoticeSubscription) =>
    host.database.write((tx) => setNoticeEnabled(tx, subscription, false));
  const capabilities = { canPay: payments.provider !== null, canMail: mailer !== null };
  const links = { noticeTokens, embedLinks, disableNotice };
  return openPages({ ...host, db: host.database.db, operations, ...capabilities, ...links });
}

function openServices(host: ModuleHost): RelayServices {
  const { database, clock, log, node, signingKeys, keyring, sharedStore, config, url, registry } = host;
  const echo = createEchoAddresses(url);
  const secrets = createRelaySecrets(keyring);
  const signingSecrets = new SigningSecrets(secrets, clock);
  const { egress: untracedEgress, allowList } = openEgress(host, [
    createEchoTransport(echo, { database, clock, signingSecrets }),
  ]);
  const egress = host.tracing === null ? untracedEgress : traceAttempts(untracedEgress, host.tracing);
  const userAgent = `rialto-relay/${version}`;
  const meter = createDeliveryMeter(registry);
  const deliveryServices = {
    database,
    clock,
    log,
    node,
    egress,
    secrets,
    signingSecrets,
    signingKeys,
    userAgent,
    meter,
  };
  const createLimit = createLimitFactory('relay', sharedStore, config.areRateLimitsEnabled);
  const limits = {
    trial: createLimit('deliveries-trial', deliveriesPerSecond.trial, { isShared: true }),
    builder: createLimit('deliveries-builder', deliveriesPerSecond.builder, { isShared: true }),
  };
  const circuitNotices = new CircuitNotices({ database, clock, log });
  const breakers = new Breakers(clock, breakersMax, (key) => circuitNotices.queue(key));
  const slots = new DeliverySlots(clock);
  const inFlight = new InFlightDeliveries(deliveryServices, breakers, slots);
  registerRelayGauges(registry, { inFlight, slots, breakers });
  const checkLimit = createLimit('destination-checks', destinationChecks, { isShared: true });
  const codeRateLimits = createCodeRateLimits(host);
  const mailer = openMailer(host);
  const payments = openPayments(host);
  return {
    ...deliveryServices,
    inFlight,
    slots,
    breakers,
    circuitNotices,
    polling: new SingleFlight(host.database.feed, recordPollMs),
    joinedRequests: new JoinedRequests(joinedRequestsMax),
    checkLimit,
    allowList,
    echo,
    payments,
    codeRateLimits,
    mailer,
    noticeTokens: createNoticeTokens(keyring),
    embedLinks: createEmbedLinks(keyring),
    limitOf: ({ name }) => limits[name],
    url,
  };
}

/** Operation-specific rate limit of list_destinations. */
function limitListDestinations({ sharedStore, config }: ModuleHost): NonNullable<Pipeline['consumeOperationLimit']> {
  const createLimit = createLimitFactory('relay', sharedStore, config.areRateLimitsEnabled);
  const limit = createLimit('destination-health', healthReads, { isShared: false });
  return async ({ name }, _input, caller) =>
    name === 'list_destinations' && caller !== null ? limit.consume(caller.accountId, 1) : null;
}

/** The relay has no event log. */
const noEvents = { wake() {}, subscribe: async () => ({ position: 0, stop() {} }) };
