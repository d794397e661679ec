import { Type } from 'typebox';
import { refuseInput } from '../../core/operation/errors.ts';
import { readOperation } from '../../core/operation/operation.ts';
import { input } from '../../core/operation/schema-words.ts';
import { explainWritten } from '../destinations/reasons.ts';
import { webhookSecret } from '../rules/webhook.ts';
import { relayOf } from '../running-relay.ts';

const originCharactersMax = 300;

export const read_destination_secret = readOperation({
  name: 'read_destination_secret',
  title: 'The secret that signs what goes to an origin',
  description:
    'What a destination verifies `webhook-signature` with, in the form that the libraries of Standard Webhooks take. It belongs to this account and origin; the server derives it and stores it nowhere.',
  access: 'credential',
  // Its answer is a secret, which no model needs to see.
  doors: 'resource',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/destinations/secret' }],
  input: input({
    origin: Type.String({
      minLength: 1,
      maxLength: originCharactersMax,
      format: 'single-line',
      description: 'Such as https://crm.example.com, without path and query.',
    }),
  }),
  output: Type.Object({
    origin: Type.String(),
    secrets: Type.Array(Type.String(), {
      minItems: 1,
      maxItems: 2,
      description:
        'One; or the new and the old one for seven days after the operator replaced the secret of the server: both sign then.',
    }),
  }),
  errors: [],
  examples: [{ title: 'Of a CRM', input: { origin: 'https://crm.example.com' } }],

  async run(_db, { origin: text }, context) {
    const { egress, signingSecrets } = relayOf(context);
    const destination = egress.parse(text);
    if ('refused' in destination)
      return refuseInput('/origin', destination.refused, explainWritten(destination.refused).message);
    const { origin } = destination;
    if (![origin, `${origin}/`].includes(text.toLowerCase()))
      return refuseInput('/origin', 'form', 'An origin is https:// and a host, without path, query and standard port.');
    const { accountId } = context.caller;
    return {
      origin,
      secrets: signingSecrets.now().map((secret) => webhookSecret(secret.webhookKey(accountId, origin))),
    };
  },
});
