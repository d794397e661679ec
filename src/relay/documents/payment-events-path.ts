import type { Components, Json } from '../../core/doors/documents/openapi-components.ts';
import { problemResponses } from '../../core/doors/documents/openapi-errors.ts';
import {
  accountSuspended,
  credentialRevoked,
  credentialUnknown,
  everywhere,
  invalidJson,
  unknownProperty,
  unsupportedMediaType,
} from '../../core/operation/errors.ts';
import { billingNotConfigured, paymentEventRefused } from '../errors.ts';
import { providerNames } from '../payments/payments.ts';

/** The body is read as bytes, and believed by its signature alone. */
const ofOtherAddresses = [
  ...[invalidJson, unknownProperty, unsupportedMediaType],
  ...[credentialUnknown, credentialRevoked, accountSuspended],
];

const refusals = [
  ...everywhere.filter((kind) => !ofOtherAddresses.includes(kind)),
  ...[paymentEventRefused, billingNotConfigured],
];

/** The addresses at which payment providers tell what happened; nobody else can use them. */
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
      'Signed by the provider over the exact bytes. Each event takes effect once, by its id; in whatever order they come, they end in the same state. Types that do not matter are answered 200 as well. What passes with time is answered 503, and the provider sends the event again.',
    security: [{}],
    requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
    responses: {
      '200': {
        description: 'It was taken, had been taken before, or does not matter.',
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
