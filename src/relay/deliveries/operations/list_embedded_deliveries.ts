import { Type } from 'typebox';
import { formatTime } from '../../../core/base/clock.ts';
import { refuse } from '../../../core/base/refusal.ts';
import { isUsableCredential } from '../../../core/operation/credentials.ts';
import { cursor, input, nullable, time } from '../../../core/operation/schema-fragments.ts';
import { embeddedDelivery } from '../../embed-schema.ts';
import { embedLinkInvalid } from '../../errors.ts';
import { readOperation } from '../../operation.ts';
import { listEmbedded } from '../run/list-embedded.ts';

export const list_embedded_deliveries = readOperation({
  name: 'list_embedded_deliveries',
  title: 'The deliveries of an embed link',
  description:
    'Newest first, as the page of an embed link shows them. `token` is the part of the link after #. A page can hold fewer deliveries or none and still have a `next_cursor`.',
  access: 'public',
  interfaces: 'http',
  cost: { kind: 'read' },
  // The link expires.
  isUncached: true,
  // A token in a URL would be logged by proxies.
  routes: [{ method: 'POST', path: '/embeds/deliveries' }],
  input: input({ token: Type.String({ minLength: 1, maxLength: 2_048 }), cursor }),
  output: Type.Object({
    destination_origin: Type.String(),
    expires_at: time,
    deliveries: Type.Array(embeddedDelivery),
    next_cursor: nullable<number>({ type: 'integer' }),
  }),
  errors: [embedLinkInvalid],
  examples: [{ title: 'The newest deliveries', input: { token: 'emb_5f0c2d9b7a6e4c18' } }],

  async run(db, { token, cursor: beforeN }, { nowMs, services }) {
    const scope = services.embedLinks.readToken(token);
    if (scope === null) return refuse(embedLinkInvalid, 'This server did not issue the token, or it is incomplete.');
    if (scope.expiresAtMs <= nowMs) return refuse(embedLinkInvalid, 'The link has expired.');
    if (!(await isUsableCredential(db, scope.credentialId, nowMs)))
      return refuse(embedLinkInvalid, 'The key that created the link is not valid anymore.');
    const { deliveries, nextN } = await listEmbedded(db, services.secrets, { scope, beforeN, nowMs });
    return {
      destination_origin: scope.origin,
      expires_at: formatTime(scope.expiresAtMs),
      deliveries,
      next_cursor: nextN,
    };
  },
});
