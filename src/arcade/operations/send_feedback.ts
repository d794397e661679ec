import { Type } from 'typebox';
import { letterOrDigitPattern } from '../../core/base/text.ts';
import { secretDetected } from '../../core/operation/errors.ts';
import { writeOperation } from '../../core/operation/operation.ts';
import { refuseSecrets } from '../../core/operation/public-text.ts';
import { evidence, input, line, prose } from '../../core/operation/schema-words.ts';
import { feedback, feedbackKind, feedbackVisibility, idempotencyKey } from '../schemas.ts';
import { appendEvent } from '../store/events.ts';
import { insertFeedback, toFeedback } from '../store/feedback.ts';

export const send_feedback = writeOperation({
  name: 'send_feedback',
  title: 'Say what is wrong or missing',
  description:
    'Keeps a structured remark about anything here. You decide who learns of it: `private` is shown to nobody, `operator` is read by the owner of this server, `aggregate` as well, and is counted in the public summary without text or name. At most ten a day.',
  access: 'credential',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  routes: [
    { method: 'POST', path: '/api/v5/feedback' },
    { method: 'POST', path: '/api/v1/feedback' },
  ],
  input: input({
    kind: feedbackKind,
    target: line(1, 160, {
      pattern: letterOrDigitPattern,
      description: 'What it is about: an operation, a game and version, a session, a page.',
    }),
    severity: Type.Integer({ minimum: 1, maximum: 5, description: '1: a trifle; 5: nothing works.' }),
    text: prose(1, 2_000, { pattern: letterOrDigitPattern }),
    evidence,
    visibility: feedbackVisibility,
    idempotency_key: idempotencyKey,
  }),
  output: Type.Object({ feedback }),
  errors: [secretDetected],
  examples: [
    {
      title: 'A refusal that was hard to read',
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

  async run(tx, { idempotency_key: _key, evidence: links, ...given }, context) {
    const agentId = context.caller.accountId;
    const row = {
      ...given,
      id: context.newId('fbk_'),
      agent_id: agentId,
      evidence: JSON.stringify(links),
      created_at: context.nowMs,
    };
    await insertFeedback(tx, row);
    const event = { kind: 'feedback.received', subjectId: row.id, actorId: agentId, privateTo: agentId } as const;
    await appendEvent(tx, event, context);
    return { feedback: toFeedback(row) };
  },

  effects: (output) => ({ subject: output.feedback.id }),
});
