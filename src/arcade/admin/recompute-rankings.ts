import { Type } from 'typebox';
import { adminWrite, createDecision, recordDecision } from '../../core/operation/admin/admin-operation.ts';
import { auditEntrySchema, reason } from '../../core/operation/admin/schemas.ts';
import { input } from '../../core/operation/schema-fragments.ts';
import { recomputeDuelRatings } from '../agents/rankings/duel-ratings.ts';
import { recomputeRankingRows } from '../agents/rankings/recompute.ts';
import { arcadeBasePath } from './base-path.ts';

export const recomputeRankings = adminWrite({
  name: 'recompute-rankings',
  title: 'Recompute all rankings and duel ratings',
  details: 'Uses the verified games; running it again gives the same result. Also available as `rankings recompute`.',
  route: { method: 'POST', path: '/api/v1/admin/rankings/recompute', basePath: arcadeBasePath },
  input: input({ reason: Type.String({ ...reason, default: 'The rankings were recomputed.' }) }),
  output: Type.Object({ rows: Type.Integer(), duels: Type.Integer(), decision: auditEntrySchema }),
  errors: [],
  examples: [{ title: 'After a dispute', input: { reason: 'A row is disputed.' } }],

  async run(tx, input, context) {
    const rows = await recomputeRankingRows(tx);
    const duels = await recomputeDuelRatings(tx);
    const decision = await recordDecision(tx, context, createDecision(context, input.reason), {
      act: 'recompute-rankings',
      module: 'arcade',
      target: { kind: 'rankings', id: 'all' },
    });
    return { rows, duels, decision };
  },
});
