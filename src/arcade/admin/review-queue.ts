import { Type } from 'typebox';
import { formatTime } from '../../core/base/clock.ts';
import { adminRead } from '../../core/operation/admin/admin-operation.ts';
import { input, nullable, untrusted } from '../../core/operation/schema-fragments.ts';
import { listReviewQueue } from '../games/store/review-queue.ts';
import { arcadeBasePath } from './base-path.ts';

export const reviewQueue = adminRead({
  name: 'review-queue',
  title: 'List versions that wait for a decision',
  details: 'Versions in review, held or with an appeal, and the number that wait for probes.',
  route: { method: 'GET', path: '/api/v1/admin/review', basePath: arcadeBasePath },
  input: input({}),
  output: Type.Object({
    versions: Type.Array(
      Type.Object({
        slug: Type.String(),
        version: Type.String(),
        state: Type.String(),
        level: Type.String(),
        held: nullable<string>({ type: 'string', description: 'Reason why the version is held; null if it is not.' }),
        author_id: nullable<string>({ type: 'string' }),
        created_at: Type.String({ format: 'date-time' }),
        appeal_id: nullable<string>({ type: 'string' }),
        appeal_text: nullable<string>({ type: 'string' }),
        untrusted,
      }),
      { description: 'The oldest first.' },
    ),
    waiting_for_probes: Type.Integer(),
  }),
  errors: [],
  examples: [{ title: 'All', input: {} }],

  async run(db) {
    const { versions, waitingForProbes } = await listReviewQueue(db);
    return {
      versions: versions.map((row) => ({ ...row, created_at: formatTime(row.created_at), untrusted: true as const })),
      waiting_for_probes: waitingForProbes,
    };
  },
});
