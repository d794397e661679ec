import { isRefusal, refuse } from '../../core/base/refusal.ts';
import { adminWrite, createDecision, recordDecision } from '../../core/operation/admin/admin-operation.ts';
import { reason } from '../../core/operation/admin/schemas.ts';
import { notFound, nothingToChange } from '../../core/operation/errors.ts';
import { choice, identifier, input } from '../../core/operation/schema-fragments.ts';
import { wrongState } from '../errors.ts';
import { applyTransition, lockVersionByN } from '../games/publishing/apply-transition.ts';
import { decideAppeal, findAppeal, isOpenAppeal } from '../games/store/appeals.ts';
import { findTransition } from '../games/store/transitions.ts';
import { appendEvent } from '../store/events.ts';
import { arcadeBasePath } from './base-path.ts';
import { versionDecisionOutput, writeContextOf } from './decide-version.ts';

export const answerAppeal = adminWrite({
  name: 'answer-appeal',
  title: 'Answer an appeal',
  details: 'Upholds or overturns the decision; overturning it approves or restores the version.',
  route: { method: 'POST', path: '/api/v1/admin/appeals/:id', basePath: arcadeBasePath },
  input: input({ id: identifier, outcome: choice(['uphold', 'overturn']), reason }),
  output: versionDecisionOutput,
  errors: [notFound, nothingToChange, wrongState],
  examples: [
    {
      title: 'The author was right',
      input: {
        id: 'apl_01jd3k5v7w9x1y3z5a7b9c1d3e',
        outcome: 'overturn',
        reason: 'The displayed score matches the game.',
      },
    },
  ],

  async run(tx, { id, outcome, reason }, context) {
    const unlockedAppeal = await findAppeal(tx, id);
    const locked = unlockedAppeal === undefined ? undefined : await lockVersionByN(tx, unlockedAppeal.version_n);
    const appeal = await findAppeal(tx, id);
    if (locked === undefined || appeal === undefined) return refuse(notFound, 'No appeal with this id exists.');
    if (appeal.outcome !== null) return refuse(nothingToChange, 'The appeal has already been answered.');
    if (!(await isOpenAppeal(tx, id)))
      return refuse(
        wrongState,
        'The appeal is closed: the version is no longer in the state that the appealed decision set.',
        {
          state: locked.version.state,
          allowed: ['rejected', 'suspended'],
        },
      );
    const decision = createDecision(context, reason);
    await decideAppeal(tx, id, { outcome, reason });
    const { slug, version, author_id: author } = locked.version;
    let { state } = locked.version;
    if (outcome === 'overturn') {
      const appealedTransition = await findTransition(tx, appeal.decision_id);
      const action = appealedTransition?.action === 'reject' ? 'overturn' : 'restore';
      const actor = { kind: 'owner', name: context.operator } as const;
      const request = { action, actor, reason, decisionId: decision.id } as const;
      const transition = await applyTransition(tx, locked, request, writeContextOf(context));
      if (isRefusal(transition)) return transition;
      state = transition.version.state;
    } else if (author !== null) {
      const event = { kind: 'version.changed', subjectId: `${slug}@${version}`, objectId: decision.id } as const;
      await appendEvent(tx, { ...event, actorId: null, privateTo: author }, decision);
    }
    const target = { kind: 'version', id: `${slug}@${version}` };
    return {
      slug,
      version,
      state,
      decision: await recordDecision(tx, context, decision, { act: 'answer-appeal', module: 'arcade', target }),
    };
  },
});
