import { type Refusal, refuse } from '../../core/base/refusal.ts';
import type { HttpServer } from '../../core/doors/http/http-server.ts';
import { type RawRequest, registerRawBodyRoute } from '../../core/doors/http/raw-body-route.ts';
import { billingNotConfigured, paymentEventRefused } from '../errors.ts';
import { type PaymentDesk, providerNames } from './payments.ts';
import type { PaymentProvider } from './provider.ts';
import { takeEvent } from './take-event.ts';

/** Where payment providers tell what happened: `POST /relay/api/v1/<provider>/events`. */
export function registerPaymentEvents(server: HttpServer, services: PaymentDesk, errorsUrl: string): void {
  const { provider } = services.payments;
  for (const name of providerNames)
    registerRawBodyRoute(server, {
      url: `/relay/api/v1/${name}/events`,
      errorsUrl,
      take: async (request) =>
        provider?.name === name
          ? receive(services, provider, request)
          : refuse(billingNotConfigured, 'No payments are taken here.'),
    });
}

async function receive(
  { clock, database, log }: PaymentDesk,
  provider: PaymentProvider,
  { body, headers }: RawRequest,
): Promise<Record<string, unknown> | Refusal> {
  const nowMs = clock.nowMs();
  const header = (name: string) => [headers[name]].flat()[0];
  const event = await provider.readEvent({ body, header, nowMs });
  if (event === 'ignored') return received;
  if (event === 'unsigned' || event === 'malformed') {
    // The provider repeats it for days: time to find out why.
    log.error({ module: 'relay', act: 'payment event', reason: event }, 'an event of a payment provider was refused');
    return refuse(
      paymentEventRefused,
      event === 'unsigned' ? 'The signature does not fit.' : 'The event lacks a part.',
    );
  }
  await database.write((tx) => takeEvent(tx, provider.name, event, nowMs));
  return received;
}

const received = { received: true };
