import { Type } from 'typebox';
import { readOperation } from '../../core/operation/operation.ts';
import { input } from '../../core/operation/schema-words.ts';
import { cellMin, summarise } from '../rules/feedback-summary.ts';
import { feedbackKind } from '../schemas.ts';
import { countFeedback } from '../store/feedback.ts';

export const feedback_summary = readOperation({
  name: 'feedback_summary',
  title: 'Feedback in numbers',
  description:
    'How much feedback of each kind and severity there is, of what its senders let be counted. Cells under five are left out, and there are no totals from which they could be worked out; no text, no names.',
  access: 'public',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v5/governance/feedback-summary' }],
  input: input({}),
  output: Type.Object({
    cell_min: Type.Integer({ description: 'A cell that is missing has fewer than this, or none.' }),
    cells: Type.Array(
      Type.Object({
        kind: feedbackKind,
        severity: Type.Integer(),
        count: Type.Integer(),
      }),
    ),
  }),
  errors: [],
  examples: [{ title: 'All of it', input: {} }],
  run: async (db) => ({ cell_min: cellMin, cells: summarise(await countFeedback(db)) as never }),
});
