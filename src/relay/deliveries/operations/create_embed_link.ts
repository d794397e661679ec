import { Type } from 'typebox';
import { formatTime, secondMs } from '../../../core/base/clock.ts';
import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import { invalidInput, refuseInput } from '../../../core/operation/errors.ts';
import { input, nullable, time } from '../../../core/operation/schema-fragments.ts';
import { refuseOrigin } from '../../accounts/keys/refuse-key.ts';
import { parseDestination } from '../../destinations/checks/parse-destination.ts';
import { keyNotAllowed } from '../../errors.ts';
import { embedFramesMax, embedScanMax, embedSeconds } from '../../limits.ts';
import { readOperation } from '../../operation.ts';
import { destination, destinationHeaders } from '../../schemas.ts';
import { destinationText, headerFaults } from '../rules/destination-headers.ts';
import { destinationHash } from '../rules/fingerprints.ts';
import { parseFrameOrigin } from '../rules/frame-origin.ts';
import { hasEmbeddedDeliveries } from '../run/list-embedded.ts';

export const create_embed_link = readOperation({
  name: 'create_embed_link',
  title: 'Create an embed link',
  description: `Creates a link to a page with the deliveries of one destination, for a frame (\`<iframe>\`) in your own pages: your customers see the state and the attempts of the deliveries to their destination, without leads, receipts, keys or usage. Only pages of \`frame_origins\` can frame it. Anyone who has the link can read these deliveries until it expires: create one for each visit, for a signed-in customer. It is not stored, and ends early when the key that created it is revoked or replaced.`,
  access: 'credential',
  interfaces: 'http',
  cost: { kind: 'read' },
  // Every link is new.
  isUncached: true,
  routes: [{ method: 'POST', path: '/embeds' }],
  input: input({
    destination,
    headers: Type.Optional({
      ...destinationHeaders,
      description: 'The headers of the deliveries, if they had any: they are part of the destination.',
    } as typeof destinationHeaders),
    frame_origins: Type.Array(
      Type.String({ minLength: 1, maxLength: 300, description: 'Such as https://shop.example.com, without path.' }),
      { minItems: 1, maxItems: embedFramesMax, uniqueItems: true },
    ),
    expires_in_seconds: Type.Integer({
      minimum: embedSeconds.min,
      maximum: embedSeconds.max,
      default: embedSeconds.byDefault,
    }),
  }),
  output: Type.Object({
    url: Type.String({ description: 'URL for the `src` of the frame. The part after # is a secret.' }),
    expires_at: time,
    has_deliveries: nullable<boolean>({
      type: 'boolean',
      description: `Whether the link shows a delivery now. False before the first delivery in 30 days, and for another spelling of the destination or other headers than those of the deliveries: the page then says that there are none. Null when none of the newest ${embedScanMax} deliveries to the origin went to this destination.`,
    }),
  }),
  errors: [keyNotAllowed],
  examples: [
    {
      title: 'For a page of a shop',
      input: {
        destination: 'https://crm.example.com/hooks/leads',
        frame_origins: ['https://shop.example.com'],
        expires_in_seconds: 600,
      },
    },
  ],

  async run(db, { destination: text, headers, frame_origins: frames, expires_in_seconds: seconds }, context) {
    const { caller, nowMs, services } = context;
    const parsed = parseDestination(services.egress, text, '/destination');
    if (isRefusal(parsed)) return parsed;
    const originRefusal = refuseOrigin(caller, parsed.origin);
    if (originRefusal !== null) return originRefusal;
    const errors = headerFaults(headers);
    if (errors[0] !== undefined) return refuse(invalidInput, errors[0].message, { errors });
    const origins = parseFrameOrigins(frames);
    if (isRefusal(origins)) return origins;
    const expiresAtMs = nowMs + seconds * secondMs;
    const scope = {
      accountId: caller.accountId,
      credentialId: caller.credentialId,
      origin: parsed.origin,
      destinationHash: destinationHash(destinationText(text, headers)),
      expiresAtMs,
    };
    const pageUrl = `${services.url}/embed/${services.embedLinks.frameOf(origins)}`;
    return {
      url: `${pageUrl}#${services.embedLinks.tokenOf(scope)}`,
      expires_at: formatTime(expiresAtMs),
      has_deliveries: await hasEmbeddedDeliveries(db, services.secrets, scope, nowMs),
    };
  },
});

function parseFrameOrigins(texts: readonly string[]): string[] | Refusal {
  const origins = new Set<string>();
  for (const [index, text] of texts.entries()) {
    const origin = parseFrameOrigin(text);
    if (origin === null)
      return refuseInput(
        `/frame_origins/${index}`,
        'form',
        'A frame origin must be https:// and a host, without path, query or wildcard. http:// is allowed for localhost.',
      );
    origins.add(origin);
  }
  return [...origins];
}
