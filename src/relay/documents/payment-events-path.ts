import type { Components, Json } from '../../core/interfaces/documents/openapi-components.ts';
import { problemResponses } from '../../core/interfaces/documents/openapi-errors.ts';
import {
  accountSuspended,
  credentialRevoked,
  credentialUnknown,
  everywhere,
  invalidJson,
  unknownProperty,
  unsupportedMediaType,
} from '../../core/operation/errors.ts';
import { providerNames } from '../billing/payments/payments.ts';
import { billingNotConfigured, paymentEventRefused } from '../errors.ts';

/** The body is read as raw bytes and authenticated by its signature. */
const ofOtherAddresses = [
  ...[invalidJson, unknownProperty, unsupportedMediaType],
  ...[credentialUnknown, credentialRevoked, accountSuspended],
];

const refusals = [
  ...everywhere.filter((kind) => !ofOtherAddresses.includes(kind)),
  ...[paymentEventRefused, billingNotConfigured],
];

/** Webhook endpoints for payment providers. */
export function paymentEventsPaths(components: Components): Record<string, Json> {
  const responses = problemResponses('PaymentEvent', refusals, components);
  return Object.fromEntries(providerNames.map((name) => [`/${name}/events`, { post: describe(name, responses) }]));
}

function describe(name: string, responses: Record<string, Json>): Json {
  return {
    operationId: `${name}_events`,
    tags: ['other'],
    summary: `Events of the payment provider ${name}`,
    description:
      'Signed by the provider over the exact bytes. Each event id takes effect once; every order of events leads to the same state. Unused event types get 200 as well. Temporary failures get 503, and the provider sends the event again.',
    security: [{}],
    requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
    responses: {
      '200': {
        description: 'The event was processed, had been processed before, or is of an unused type.',
        content: {
          'application/json': {
            schema: { type: 'object', properties: { received: { const: true } }, required: ['received'] },
          },
        },
      },
      ...responses,
    },
  };
}
