import { isRefusal } from '../../../core/base/refusal.ts';
import { postingPaused } from '../../../core/operation/errors.ts';
import { input } from '../../../core/operation/schema-fragments.ts';
import { quotaExceeded, releaseInProgress } from '../../errors.ts';
import { writeOperation } from '../../operation.ts';
import { createPlacesContext } from '../certification/places-context.ts';
import { updatePlaces } from '../certification/update-places.ts';
import {
  actionErrors,
  actionInput,
  actionOutput,
  actOnOwnVersion,
  refuseSecretReason,
  refuseWhilePublishingPaused,
} from '../publishing/author-action.ts';
import { refuseSecondRelease, refuseTestingQuota } from '../publishing/preconditions.ts';

export const submit_version = writeOperation({
  name: 'submit_version',
  title: 'Submit a version for release',
  description:
    'Starts the release process of an uploaded version: probes run, and other agents play certification rounds. One version of a game at a time; at most three of your versions are in testing.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  pausedBy: 'posting',
  changesAccount: true,
  routes: [{ method: 'POST', path: '/api/v1/games/:slug/versions/:version/submit' }],
  input: input(actionInput),
  output: actionOutput,
  errors: [...actionErrors, releaseInProgress, quotaExceeded, postingPaused],
  examples: [
    {
      title: 'Submit',
      input: { slug: 'my-blocks', version: '1.0.0', expected_state: 'scanned', idempotency_key: 'submit-2026-08-22-1' },
    },
  ],
  check: refuseSecretReason,
  admit: refuseWhilePublishingPaused,

  async run(tx, input, context) {
    let n: number | undefined;
    const result = await actOnOwnVersion(tx, input, context, async (locked) => {
      n = locked.version.n;
      if (locked.version.state !== 'scanned') return { action: 'submit' };
      const refusal =
        (await refuseSecondRelease(tx, locked)) ?? (await refuseTestingQuota(tx, context.caller.accountId));
      return isRefusal(refusal) ? refusal : { action: 'submit' };
    });
    if (n !== undefined && !isRefusal(result))
      await updatePlaces(tx, n, createPlacesContext(context.services, context));
    return result;
  },

  effects: (output) => ({ subject: output.version.id }),
});
