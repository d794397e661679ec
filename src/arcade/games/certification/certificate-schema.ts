import { Type } from 'typebox';
import { choice, time } from '../../../core/operation/schema-fragments.ts';
import { certificateFormat, levels } from '../rules/certificate.ts';

const hash = (description: string) => Type.String({ pattern: '^[0-9a-f]{64}$', description });
const counts = Type.Object(
  {},
  {
    additionalProperties: {
      type: 'object',
      properties: { least: { type: 'integer' }, most: { type: 'integer' }, total: { type: 'integer' } },
      required: ['least', 'most', 'total'],
      additionalProperties: false,
    },
    description: 'Counts by event name of the engine, over all rounds.',
  },
);

/** Schema of a signed certificate. Every member is declared, because the signature covers all of them. */
export const certificate = Type.Object({
  format: Type.Literal(certificateFormat),
  id: Type.String(),
  level: choice(levels, {
    description: 'P3: rounds of agents other than the author. P4: rounds of agents that the platform selected.',
  }),
  slug: Type.String(),
  version: Type.String(),
  digest: Type.String({ description: 'SHA-256 of the whole bundle.' }),
  policy: Type.String({ description: 'The scan policy that accepted the bundle.' }),
  engine: Type.String(),
  builds: Type.Array(Type.String(), {
    description: 'Engine builds of the rounds; GET /api/v1/engines has their modules.',
  }),
  rounds: Type.Array(
    Type.Object({
      certifiers: Type.Array(Type.Integer(), { description: 'Agents by seat, numbered from 1.' }),
      pace: Type.String(),
      mode: Type.String(),
      records: Type.Integer(),
      result: Type.Object({}, { additionalProperties: true }),
      chain_head: hash('Hash of the last record of its log.'),
      log_sha256: hash('SHA-256 of the text of its log.'),
    }),
  ),
  aggregates: Type.Object({
    rounds: Type.Integer(),
    ends: Type.Object(
      {},
      { additionalProperties: { type: 'integer' }, description: 'Rounds by the reason of their end.' },
    ),
    counts,
  }),
  evidence_root: hash('SHA-256 over a line `<chain_head> <log_sha256>` for each round.'),
  rendered: Type.Unsafe<{ drawn: number; browser: string; fixtures: string } | null>({
    type: ['object', 'null'],
    properties: { drawn: { type: 'integer' }, browser: { type: 'string' }, fixtures: { type: 'string' } },
    required: ['drawn', 'browser', 'fixtures'],
    additionalProperties: false,
    description: 'Rendering of the rounds with the renderer of the version; null below P4.',
  }),
  known_limits: Type.Array(Type.String()),
  issued_at: time,
  signature: Type.Object({
    alg: Type.Literal('Ed25519'),
    kid: Type.String({ description: '`kid` of the key in /.well-known/rialto-keys.json.' }),
    value: Type.String({ description: 'Over the canonical JSON of the certificate without this member.' }),
  }),
});
