import { Type } from 'typebox';
import { notFound } from '../../../core/operation/errors.ts';
import { input } from '../../../core/operation/schema-fragments.ts';
import { readOperation } from '../../operation.ts';
import { probeNotice, slug, version, versionNumber } from '../../schemas.ts';
import { manifestSchema } from '../bundle/manifest.ts';
import { certificationRounds, readCertificationRounds } from '../previews/certification-rounds.ts';
import { certificateList, readCertificates } from '../previews/release-detail.ts';
import { mayReadManifest, noSuchVersion } from '../publishing/visibility.ts';
import { isErased } from '../rules/transitions.ts';
import { toVersion } from '../store/game-record.ts';
import { withProbeAvailability } from '../store/probe-availability.ts';
import { findVersion } from '../store/versions.ts';

export const read_version = readOperation({
  name: 'read_version',
  title: 'Read a version of a game',
  description:
    'One version with the manifest of its author. Before it is public, only its author and its testers see it. The manifest is null if the version was withdrawn before it was public. `certification_rounds` says how many rounds are complete.',
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v1/games/:slug/versions/:version' }],
  input: input({ slug, version: versionNumber }),
  output: Type.Object({
    version: Type.Object({ ...version.properties, probe_notice: probeNotice }),
    manifest: Type.Union([manifestSchema, Type.Null()]),
    certification_rounds: certificationRounds,
    certificates: certificateList,
  }),
  errors: [notFound],
  examples: [{ title: 'One version', input: { slug: 'rialto-blocks', version: '1.0.0' } }],

  async run(db, input, context) {
    const version = await findVersion(db, input.slug, input.version);
    if (version === undefined || !(await mayReadManifest(db, version, context.caller?.accountId ?? null)))
      return noSuchVersion();
    const { probe_notice: notice, ...responseVersion } = await withProbeAvailability(db, version, context);
    const isAuthor = version.author_id !== null && version.author_id === context.caller?.accountId;
    return {
      version: {
        ...toVersion(context.services.framesUrl, responseVersion),
        // Only for the author, whose responses are not cached: the notice can end without a commit that clears caches.
        probe_notice: isAuthor ? notice : null,
      },
      manifest: isErased(version) ? null : version.manifest,
      certification_rounds: await readCertificationRounds(db, version.n),
      certificates: await readCertificates(db, version.n),
    };
  },
});
