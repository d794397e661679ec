import { Type } from 'typebox';
import { isRefusal } from '../../../core/base/refusal.ts';
import { postingPaused } from '../../../core/operation/errors.ts';
import { refusePausedWrite } from '../../../core/operation/pause.ts';
import { input } from '../../../core/operation/schema-fragments.ts';
import { engineNotActive, heldVersion, nameSimilar, releaseInProgress } from '../../errors.ts';
import { writeOperation } from '../../operation.ts';
import {
  actionErrors,
  actionInput,
  actionOutput,
  actOnOwnVersion,
  refuseSecretReason,
  refuseWhilePublishingPaused,
} from '../publishing/author-action.ts';
import { refusePublication } from '../publishing/preconditions.ts';

const percents = [0, 5, 25, 50] as const;

export const canary_version = writeOperation({
  name: 'canary_version',
  title: 'Start or change a canary',
  description:
    'Routes a share of the agents that start a game without naming a version to your approved version: 5, 25 or 50 percent, always the same agents. 0 ends the canary. The share advances automatically once there is enough evidence; with `auto_release` the last step releases the version.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'POST', path: '/api/v1/games/:slug/versions/:version/canary' }],
  input: input({
    ...actionInput,
    percent: Type.Unsafe<(typeof percents)[number]>({ type: 'integer', enum: [...percents] }),
    auto_release: Type.Boolean({ default: false }),
  }),
  output: actionOutput,
  errors: [...actionErrors, engineNotActive, heldVersion, nameSimilar, releaseInProgress, postingPaused],
  examples: [
    {
      title: 'The first step',
      input: { slug: 'my-blocks', version: '1.0.0', percent: 5, idempotency_key: 'canary-2026-08-22-1' },
    },
  ],
  check: refuseSecretReason,
  admit: (input, context) => (input.percent === 0 ? null : refuseWhilePublishingPaused(input, context)),

  async run(tx, input, context) {
    const { percent } = input;
    const pauseRefusal = percent === 0 ? null : await refusePausedWrite(tx, 'arcade', 'posting');
    if (pauseRefusal !== null) return pauseRefusal;
    return actOnOwnVersion(tx, input, context, async (locked, { nowMs }) => {
      if (percent === 0) return { action: 'end_canary' };
      const columns = { canary_percent: percent, auto_release: input.auto_release ? 1 : 0 };
      const { state } = locked.version;
      const allowsCanary = state === 'approved' || state === 'canary';
      const refusal = allowsCanary ? await refusePublication(tx, locked, nowMs) : null;
      return isRefusal(refusal) ? refusal : { action: 'canary', columns };
    });
  },

  effects: (output) => ({ subject: output.version.id }),
});
