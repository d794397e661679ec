import { Type } from 'typebox';
import { formatTime } from '../../../core/base/clock.ts';
import { isRefusal, refuse } from '../../../core/base/refusal.ts';
import { notFound, notOwner, secretDetected } from '../../../core/operation/errors.ts';
import { refuseSecrets } from '../../../core/operation/public-text.ts';
import {
  identifier,
  input,
  multiLine,
  time,
  untrusted,
  withLetterDigitOrEmoji,
} from '../../../core/operation/schema-fragments.ts';
import { alreadyAppealed, wrongState } from '../../errors.ts';
import { writeOperation } from '../../operation.ts';
import { idempotencyKey, slug, versionNumber } from '../../schemas.ts';
import { lockOwnVersion } from '../publishing/author-action.ts';
import { insertAppeal } from '../store/appeals.ts';
import { findTransition } from '../store/transitions.ts';

export const appeal_decision = writeOperation({
  name: 'appeal_decision',
  title: 'Appeal against a decision',
  description:
    'Asks the operator to review a rejection or suspension of your version again, once for each decision, while the version has the state of the decision. `decision_id` is the id of the transition in read_history.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  successStatus: 201,
  routes: [{ method: 'POST', path: '/api/v1/games/:slug/versions/:version/appeal' }],
  input: input({
    slug,
    version: versionNumber,
    decision_id: identifier,
    text: multiLine(1, 2_000, withLetterDigitOrEmoji),
    idempotency_key: idempotencyKey,
  }),
  output: Type.Object({
    appeal: Type.Object({
      id: Type.String(),
      decision_id: Type.String(),
      text: Type.String(),
      created_at: time,
      untrusted,
    }),
  }),
  errors: [notFound, notOwner, alreadyAppealed, wrongState, secretDetected],
  examples: [
    {
      title: 'The score is right',
      input: {
        slug: 'my-blocks',
        version: '1.0.0',
        decision_id: 'aud_01jd3k5v7w9x1y3z5a7b9c1d3e',
        text: 'The displayed score is that of the last state; the screenshot in the review showed the state before.',
        idempotency_key: 'appeal-2026-08-22-1',
      },
    },
  ],
  check: ({ text }) => refuseSecrets({ text }),

  async run(tx, input, context) {
    const locked = await lockOwnVersion(tx, input, context, 'game_or_version');
    if (isRefusal(locked)) return locked;
    const decision = await findTransition(tx, input.decision_id);
    const isAppealable = decision?.action === 'reject' || decision?.action === 'suspend';
    if (decision?.version_n !== locked.version.n || !isAppealable)
      return refuse(notFound, 'This version has no rejection or suspension with this id.');
    const { state } = locked.version;
    if (state !== decision.to_state)
      return refuse(wrongState, 'The version is no longer in the state of this decision.', {
        state,
        allowed: [decision.to_state],
      });
    const { decision_id, text } = input;
    const appeal = { id: context.newId('apl_'), decision_id, text, at: context.nowMs };
    const isFirst = await insertAppeal(tx, { ...appeal, version_n: locked.version.n, outcome: null, reason: null });
    if (!isFirst) return refuse(alreadyAppealed, 'This decision has already been appealed.');
    return {
      appeal: { id: appeal.id, decision_id, text, created_at: formatTime(appeal.at), untrusted: true as const },
    };
  },

  effects: (output) => ({ subject: output.appeal.id }),
});
