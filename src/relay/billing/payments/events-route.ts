import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { HttpServer } from '../../../core/interfaces/http/http-server.ts';
import { type RawRequest, registerRawBodyRoute } from '../../../core/interfaces/http/raw-body-route.ts';
import { billingNotConfigured, paymentEventRefused } from '../../errors.ts';
import { matchPayer } from './match-parked.ts';
import { type PaymentDeps, providerNames } from './payments.ts';
import type { PaymentProvider } from './provider.ts';
import { takeEvent } from './take-event.ts';

/** Where payment providers tell what happened: `POST /relay/api/v1/<provider>/events`. */
export function registerPaymentEvents(server: HttpServer, services: PaymentDeps, errorsUrl: string): void {
  const { provider } = services.payments;
  for (const name of providerNames)
    registerRawBodyRoute(server, {
      url: `/relay/api/v1/${name}/events`,
      errorsUrl,
      take: async (request) =>
        provider?.name === name
          ? receive(services, provider, request)
          : refuse(billingNotConfigured, 'Payments are not configured on this server.'),
    });
}

async function receive(
  { clock, database, log }: PaymentDeps,
  provider: PaymentProvider,
  { body, headers }: RawRequest,
): Promise<Record<string, unknown> | Refusal> {
  const nowMs = clock.nowMs();
  const header = (name: string) => [headers[name]].flat()[0];
  const event = await provider.readEvent({ body, header, nowMs });
  if (event === 'ignored') return received;
  if (event === 'unsigned' || event === 'malformed') {
    // The provider repeats it for days: time to find out why.
    log.error({ module: 'relay', act: 'payment event', reason: event }, 'payment provider event refused');
    return refuse(
      paymentEventRefused,
      event === 'unsigned' ? 'The signature does not match.' : 'The event is incomplete.',
    );
  }
  const parked = (await database.write((tx) => takeEvent(tx, provider.name, event, nowMs)))?.parked;
  if (parked !== undefined) await database.write((tx) => matchPayer(tx, parked, nowMs));
  return received;
}

const received = { received: true };
