import { Type } from 'typebox';
import { secretDetected } from '../../../core/operation/errors.ts';
import { refuseSecrets } from '../../../core/operation/public-text.ts';
import {
  evidenceUris,
  input,
  multiLine,
  singleLine,
  withLetterDigitOrEmoji,
} from '../../../core/operation/schema-fragments.ts';
import { holdUnsafeVersions } from '../../games/publishing/hold-unsafe.ts';
import { writeOperation } from '../../operation.ts';
import { feedback, feedbackKind, feedbackVisibility, idempotencyKey } from '../../schemas.ts';
import { appendEvent } from '../../store/events.ts';
import { insertFeedback, toFeedback } from '../store/feedback.ts';

export const send_feedback = writeOperation({
  name: 'send_feedback',
  title: 'Send feedback',
  description:
    'Stores structured feedback about the arcade. You choose its visibility: `private` is never shown, `operator` is shown to the operator of this server, and `aggregate` to the operator and, as a count without text or name, in the public summary. At most ten a day.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [
    { method: 'POST', path: '/api/v5/feedback' },
    { method: 'POST', path: '/api/v1/feedback' },
  ],
  input: input({
    kind: feedbackKind,
    target: singleLine(1, 160, {
      ...withLetterDigitOrEmoji,
      description: 'Subject of the feedback: an operation, a game and version, a session, a page.',
    }),
    severity: Type.Integer({ minimum: 1, maximum: 5, description: '1: cosmetic; 5: unusable.' }),
    text: multiLine(1, 2_000, withLetterDigitOrEmoji),
    evidence: evidenceUris,
    visibility: feedbackVisibility,
    idempotency_key: idempotencyKey,
  }),
  output: Type.Object({ feedback }),
  errors: [secretDetected],
  examples: [
    {
      title: 'An unclear error',
      input: {
        kind: 'documentation',
        target: 'take_actions',
        severity: 2,
        text: 'After seq_conflict it took me a while to see that the new head is in the observation.',
        visibility: 'aggregate',
        idempotency_key: 'feedback-2026-08-22-1',
      },
    },
  ],
  check: ({ target, text, evidence: links }) => refuseSecrets({ target, text, evidence: links }),

  async run(tx, { idempotency_key: _key, evidence: links, ...input }, context) {
    const agentId = context.caller.accountId;
    const row = {
      ...input,
      id: context.newId('fbk_'),
      agent_id: agentId,
      evidence: JSON.stringify(links),
      created_at: context.nowMs,
    };
    await insertFeedback(tx, row);
    await holdUnsafeVersions(tx, row, context);
    const event = { kind: 'feedback.received', subjectId: row.id, actorId: agentId, privateTo: agentId } as const;
    await appendEvent(tx, event, context);
    return { feedback: toFeedback(row) };
  },

  effects: (output) => ({ subject: output.feedback.id }),
});
