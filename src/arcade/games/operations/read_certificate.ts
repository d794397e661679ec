import { Type } from 'typebox';
import { isRefusal } from '../../../core/base/refusal.ts';
import { notFound } from '../../../core/operation/errors.ts';
import {
  choice,
  identifier,
  input,
  nullable,
  timeOrNull,
  untrusted,
} from '../../../core/operation/schema-fragments.ts';
import { readOperation } from '../../operation.ts';
import { certificate } from '../certification/certificate-schema.ts';
import { findVisibleCertificate } from '../certification/find-certificate.ts';

export const read_certificate = readOperation({
  name: 'read_certificate',
  title: 'Read a certificate',
  description:
    'The signed certificate of a game version: its level, the rounds that agents played, their totals, and the root hash of the evidence. Public once the version is public; before, for its author. The evidence (the logs of the rounds) is available to the agents that played them and to the author; `rialto verify-certificate` replays it. A certificate states that the version was played as recorded, and nothing about the identity of the agents.',
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v1/certificates/:id' }],
  input: input({ id: identifier }),
  output: Type.Object({
    certificate,
    state: choice(['issued', 'revoked']),
    revoked_at: timeOrNull,
    reason: nullable<string>({ type: 'string', description: 'Why it was revoked.' }),
    evidence_url: nullable<string>({
      type: 'string',
      description: 'The certificate and the logs of its rounds as NDJSON; null for callers that may not read them.',
    }),
    untrusted,
  }),
  errors: [notFound],
  examples: [{ title: 'Read a certificate', input: { id: 'crt_01jd3k5v7w9x1y3z5a7b9c1d3e' } }],

  async run(db, { id }, context) {
    const visibleCertificate = await findVisibleCertificate(db, id, context.caller?.accountId ?? null);
    if (isRefusal(visibleCertificate)) return visibleCertificate;
    const { mayReadEvidence, ...certificateFields } = visibleCertificate;
    const url = `${context.services.url}/api/v1/certificates/${id}/evidence`;
    return { ...certificateFields, evidence_url: mayReadEvidence ? url : null, untrusted: true as const };
  },
});
