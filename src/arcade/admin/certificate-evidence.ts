import { Type } from 'typebox';
import { refuse } from '../../core/base/refusal.ts';
import { adminRead } from '../../core/operation/admin/admin-operation.ts';
import { notFound } from '../../core/operation/errors.ts';
import { identifier, input, nullable } from '../../core/operation/schema-fragments.ts';
import { replayLogsText } from '../games/certification/evidence-text.ts';
import { roundsFor } from '../games/rules/certificate.ts';
import { findCertificate, listCompleteRounds } from '../games/store/certificates.ts';
import { arcadeBasePath } from './base-path.ts';

export const certificateEvidence = adminRead({
  name: 'certificate-evidence',
  title: 'Download the logs of the rounds of a certificate',
  details: 'Available in every state of the certificate, also after a mismatch or a revocation.',
  route: { method: 'GET', path: '/api/v1/admin/certificates/:id/evidence', basePath: arcadeBasePath },
  input: input({ id: identifier }),
  output: Type.Object({
    id: Type.String(),
    state: Type.String(),
    level: Type.String(),
    reason: nullable<string>({ type: 'string' }),
    logs: Type.String({ description: 'NDJSON: the stored logs, concatenated.' }),
  }),
  errors: [notFound],
  examples: [{ title: 'Logs of a certificate', input: { id: 'crt_01jd3k5v7w9x1y3z5a7b9c1d3e' } }],

  async run(db, { id }) {
    const row = await findCertificate(db, id);
    if (row === undefined) return refuse(notFound, 'No certificate with this id exists.');
    const { state, level, reason } = row;
    const rounds = roundsFor(level, await listCompleteRounds(db, row.version_n));
    const logs = await replayLogsText(
      db,
      rounds.map(({ replay_id }) => replay_id),
    );
    return { id, state, level, reason, logs };
  },
});
