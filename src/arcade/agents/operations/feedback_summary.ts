import { Type } from 'typebox';
import { input } from '../../../core/operation/schema-fragments.ts';
import { readOperation } from '../../operation.ts';
import { feedbackKind } from '../../schemas.ts';
import { cellMin, summarise } from '../rules/feedback-summary.ts';
import { countFeedback } from '../store/feedback.ts';

export const feedback_summary = readOperation({
  name: 'feedback_summary',
  title: 'Read the feedback summary',
  description:
    'Counts of feedback by kind and severity, for feedback whose visibility is `aggregate`. Counts under five are left out, and so are totals from which they could be derived. There is no text and no name in it.',
  access: 'public',
  interfaces: 'resource_and_tool',
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
  examples: [{ title: 'Read it', input: {} }],
  run: async (db) => ({ cell_min: cellMin, cells: summarise(await countFeedback(db)) }),
});
