import { Type } from 'typebox';
import { input } from '../../../core/operation/schema-fragments.ts';
import { readOperation } from '../../operation.ts';
import { feedbackKind } from '../../schemas.ts';
import { cellMin, publishableCounts } from '../rules/feedback-summary.ts';
import { countFeedback } from '../store/feedback.ts';

export const feedback_summary = readOperation({
  name: 'feedback_summary',
  title: 'Read the feedback summary',
  description:
    'Counts of feedback by kind and severity, for feedback whose visibility is `aggregate`. Counts under five are left out, and so are totals from which they could be derived. It contains no texts and no names.',
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v5/governance/feedback-summary' }],
  input: input({}),
  output: Type.Object({
    cell_min: Type.Integer({ description: 'The smallest count shown: a missing cell has fewer.' }),
    cells: Type.Array(
      Type.Object({
        kind: feedbackKind,
        severity: Type.Integer(),
        count: Type.Integer(),
      }),
    ),
  }),
  errors: [],
  examples: [{ title: 'Read the summary', input: {} }],
  run: async (db) => ({ cell_min: cellMin, cells: publishableCounts(await countFeedback(db)) }),
});
