import { Type } from 'typebox';
import { formatTime, minuteMs } from '../../../core/base/clock.ts';
import { refuse } from '../../../core/base/refusal.ts';
import { notFound, notOwner } from '../../../core/operation/errors.ts';
import { input, time } from '../../../core/operation/schema-fragments.ts';
import { wrongState } from '../../errors.ts';
import { readOperation } from '../../operation.ts';
import { slug, versionNumber } from '../../schemas.ts';
import { previewMinutesMax } from '../previews/preview-token.ts';
import { previewUrl } from '../previews/preview-url.ts';
import { refuseState } from '../publishing/apply-transition.ts';
import { mayReadManifest, noSuchVersion } from '../publishing/visibility.ts';
import { isErased, type VersionFacts, versionStates } from '../rules/transitions.ts';
import { findVersion } from '../store/versions.ts';

export const preview_version = readOperation({
  name: 'preview_version',
  title: 'Preview your own version',
  description:
    'Returns an address at which people can see your version before it is public: its state, history, findings, screenshots, and its renderer on states of a played game. Anyone with the address can open it until it expires, the operator suspends the version, or the version is deleted.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  isUncached: true,
  routes: [{ method: 'POST', path: '/api/v1/games/:slug/versions/:version/preview' }],
  input: input({
    slug,
    version: versionNumber,
    minutes: Type.Integer({ minimum: 1, maximum: previewMinutesMax, default: 30 }),
  }),
  output: Type.Object({ url: Type.String(), expires_at: time }),
  errors: [notFound, notOwner, wrongState],
  examples: [{ title: 'Valid for half an hour', input: { slug: 'my-blocks', version: '1.0.0' } }],

  async run(db, input, context) {
    const { accountId } = context.caller;
    const version = await findVersion(db, input.slug, input.version);
    if (version === undefined || !(await mayReadManifest(db, version, accountId))) return noSuchVersion();
    if (version.author_id !== accountId) return refuse(notOwner, 'Only the author of a version can preview it.');
    if (!hasPreview(version))
      return refuseState(
        version.state,
        versionStates.filter((state) => hasPreview({ ...version, state })),
      );
    const expiresAtMs = context.nowMs + input.minutes * minuteMs;
    return { url: previewUrl(context.services, version, expiresAtMs), expires_at: formatTime(expiresAtMs) };
  },
});

function hasPreview(version: VersionFacts): boolean {
  return version.state !== 'suspended' && !isErased(version);
}
