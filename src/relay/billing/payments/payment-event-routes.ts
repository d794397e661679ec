import { Type } from 'typebox';
import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { PublicRawBodyRoute, RawBodyRequest } from '../../../core/interfaces/http/raw-body-routes.ts';
import {
  accountSuspended,
  commonErrors,
  credentialRevoked,
  credentialUnknown,
  invalidJson,
  unknownProperty,
  unsupportedMediaType,
} from '../../../core/operation/errors.ts';
import { billingNotConfigured, paymentEventRefused } from '../../errors.ts';
import { matchPayer } from './match-unassigned.ts';
import { type PaymentDeps, providerNames } from './payments.ts';
import { processEvent } from './process-event.ts';
import type { PaymentProvider } from './provider.ts';

/** Common errors that do not apply, because the body is raw and authenticated by its signature. */
const inapplicableErrors = [
  ...[invalidJson, unknownProperty, unsupportedMediaType],
  ...[credentialUnknown, credentialRevoked, accountSuspended],
];

const errors = [
  ...commonErrors.filter((kind) => !inapplicableErrors.includes(kind)),
  ...[paymentEventRefused, billingNotConfigured],
];

/** Webhook endpoint for each payment provider: `POST /relay/api/v1/<provider>/events`. */
export const paymentEventRoutes: readonly PublicRawBodyRoute<PaymentDeps>[] = providerNames.map((name) => ({
  name: `${name}_events`,
  title: `Events of the payment provider ${name}`,
  description:
    'Signed by the provider over the exact bytes. Each event id takes effect once, and events can arrive in any order. Event types that the server does not use also get 200. Temporary failures get 503, and the provider sends the event again.',
  method: 'POST',
  path: `/${name}/events`,
  body: Type.Unsafe({ type: 'object' }),
  success: {
    status: 200,
    description: 'The event was processed, had been processed before, or is of a type that the server does not use.',
    schema: Type.Object({ received: Type.Unsafe({ const: true }) }),
  },
  errors,
  errorsName: 'PaymentEvent',
  run: async (deps, request) => {
    const { provider } = deps.payments;
    return provider?.name === name
      ? receive(deps, provider, request)
      : refuse(billingNotConfigured, 'Payments are not configured on this server.');
  },
}));

async function receive(
  { clock, database, log }: PaymentDeps,
  provider: PaymentProvider,
  { body, header }: RawBodyRequest,
): Promise<typeof successBody | Refusal> {
  const nowMs = clock.nowMs();
  const event = await provider.readEvent({ body, header, nowMs });
  if (event === 'ignored') return successBody;
  if (event === 'invalid_signature' || event === 'malformed') {
    log.error(
      { module: 'relay', act: 'payment event', reason: event },
      'payment event refused: the provider sends it again',
    );
    return refuse(
      paymentEventRefused,
      event === 'invalid_signature' ? 'The signature does not match.' : 'The event is incomplete.',
    );
  }
  const result = await database.write((tx) => processEvent(tx, provider.name, event, nowMs));
  if (result !== null) await database.write((tx) => matchPayer(tx, result.unassignedPayerId, nowMs));
  return successBody;
}

const successBody = { received: true };
