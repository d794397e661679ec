import { isRefusal } from '../../../core/base/refusal.ts';
import { postingPaused } from '../../../core/operation/errors.ts';
import { input } from '../../../core/operation/schema-fragments.ts';
import { engineNotActive, heldVersion, nameSimilar, uncertified, versionOrder } from '../../errors.ts';
import { writeOperation } from '../../operation.ts';
import {
  actionErrors,
  actionInput,
  actionOutput,
  actOnOwnVersion,
  refuseSecretReason,
  refuseWhilePublishingPaused,
} from '../publishing/author-action.ts';
import { checkRelease } from '../publishing/check-release.ts';

export const release_version = writeOperation({
  name: 'release_version',
  title: 'Release a version',
  description:
    'Makes your approved version the stable one: it is played when no version is named, and the previous stable version is superseded. Requires the certificate P4, a version number above that of the stable version, and an active engine.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  pausedBy: 'posting',
  routes: [{ method: 'POST', path: '/api/v1/games/:slug/versions/:version/release' }],
  input: input(actionInput),
  output: actionOutput,
  errors: [...actionErrors, engineNotActive, heldVersion, nameSimilar, uncertified, versionOrder, postingPaused],
  examples: [
    {
      title: 'Release',
      input: { slug: 'my-blocks', version: '1.0.0', idempotency_key: 'release-2026-08-22-1' },
    },
  ],
  check: refuseSecretReason,
  admit: refuseWhilePublishingPaused,

  run: (tx, input, context) =>
    actOnOwnVersion(tx, input, context, async (locked, writeContext) => {
      const { state } = locked.version;
      if (state !== 'approved' && state !== 'canary') return { action: 'release' };
      const columns = await checkRelease(tx, locked, context.services, writeContext);
      return isRefusal(columns) ? columns : { action: 'release', columns };
    }),

  effects: (output) => ({ subject: output.version.id }),
});
