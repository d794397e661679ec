import { Type } from 'typebox';
import { adminWrite, decide, record } from '../../core/operation/admin/admin-operation.ts';
import { act, input, reason } from '../../core/operation/admin/schemas.ts';
import { recomputeAll } from '../rankings/recompute.ts';
import { arcadeBelow } from './below.ts';

export const recomputeRankings = adminWrite({
  name: 'recompute-rankings',
  title:
    'Make every ranking anew from the verified games alone, which gives the same; `rankings recompute` does it too',
  route: { method: 'POST', path: '/api/v1/admin/rankings/recompute', below: arcadeBelow },
  input: input({ reason: Type.String({ ...reason, default: 'The rankings were made anew.' }) }),
  output: Type.Object({ rows: Type.Integer(), decision: act }),
  errors: [],
  examples: [{ title: 'After a doubt', input: { reason: 'Somebody doubts a row.' } }],

  async run(tx, given, context) {
    const rows = await recomputeAll(tx);
    const decision = await record(tx, context, decide(context, given.reason), {
      act: 'recompute-rankings',
      module: 'arcade',
      target: { kind: 'rankings', id: 'all' },
    });
    return { rows, decision };
  },
});
