import type { Json } from '../../core/doors/documents/openapi-components.ts';
import { providerNames } from '../payments/payments.ts';

/** The addresses at which payment providers tell what happened; nobody else can use them. */
export function paymentEventsPaths(): Record<string, Json> {
  return Object.fromEntries(providerNames.map((name) => [`/${name}/events`, { post: describe(name) }]));
}

function describe(name: string): Json {
  const problem = (description: string): Json => ({
    description,
    content: { 'application/problem+json': { schema: { type: 'object' } } },
  });
  return {
    operationId: `${name}_events`,
    tags: ['other'],
    summary: `Events of the payment provider ${name}`,
    description:
      'Signed by the provider over the exact bytes. Each event takes effect once, by its id; in whatever order they come, they end in the same state. Types that do not matter are answered 200 as well.',
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
      '400': problem('`payment_event_refused`: the signature does not fit or is too old, or the event lacks a part.'),
      '503': problem('`billing_not_configured`, or a fault that passes; the provider sends the event again.'),
    },
  };
}
