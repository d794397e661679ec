import { refuse } from '../../core/base/refusal.ts';
import { adminWrite, createDecision, recordDecision } from '../../core/operation/admin/admin-operation.ts';
import { reason } from '../../core/operation/admin/schemas.ts';
import { notFound, nothingToChange } from '../../core/operation/errors.ts';
import { identifier, input } from '../../core/operation/schema-fragments.ts';
import { revokeCertificate as revoke } from '../games/certification/revoke-certificate.ts';
import { findCertificate } from '../games/store/certificates.ts';
import { findVersionByN } from '../games/store/versions.ts';
import { arcadeBasePath } from './base-path.ts';
import { versionDecisionOutput, writeContextOf } from './decide-version.ts';

export const revokeCertificate = adminWrite({
  name: 'revoke-certificate',
  title: 'Revoke a certificate',
  details: 'Available in every state of the certificate. Its rounds are opened again.',
  route: { method: 'POST', path: '/api/v1/admin/certificates/:id/revoke', basePath: arcadeBasePath },
  input: input({ id: identifier, reason }),
  output: versionDecisionOutput,
  errors: [notFound, nothingToChange],
  examples: [
    {
      title: 'Rounds of agents of one person',
      input: { id: 'crt_01jd3k5v7w9x1y3z5a7b9c1d3e', reason: 'Its three agents belong to one person.' },
    },
  ],

  async run(tx, { id, reason }, context) {
    if ((await findCertificate(tx, id)) === undefined) return refuse(notFound, 'No certificate with this id exists.');
    const decision = createDecision(context, reason);
    const actor = { kind: 'owner', name: context.operator } as const;
    const revocation = await revoke(tx, id, { actor, reason, decisionId: decision.id }, writeContextOf(context));
    if (revocation === undefined) return refuse(nothingToChange, 'The certificate is already revoked.');
    const { slug, version } = revocation.version;
    const state = (await findVersionByN(tx, revocation.version.n))?.state ?? revocation.version.state;
    const target = { kind: 'certificate', id };
    const auditEntry = await recordDecision(tx, context, decision, {
      act: 'revoke-certificate',
      module: 'arcade',
      target,
    });
    return { slug, version, state, decision: auditEntry };
  },
});
