import { Type } from 'typebox';
import { refuse } from '../../core/base/refusal.ts';
import { notFound } from '../../core/operation/errors.ts';
import { readOperation } from '../../core/operation/operation.ts';
import { input } from '../../core/operation/schema-words.ts';
import { manifestSchema } from '../bundle/manifest.ts';
import { arcadeOf } from '../running-arcade.ts';
import { slug, version, versionNumber } from '../schemas.ts';
import { findVersion } from '../store/bundles.ts';
import { toVersion } from '../store/game-record.ts';
import { isPublicVersion } from '../store/versions.ts';

export const read_version = readOperation({
  name: 'read_version',
  title: 'Read a version of a game',
  description: 'One public version with its whole manifest, as its author wrote it.',
  access: 'public',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v1/games/:slug/versions/:version' }],
  input: input({ slug, version: versionNumber }),
  output: Type.Object({ version, manifest: manifestSchema }),
  errors: [notFound],
  examples: [{ title: 'One version', input: { slug: 'rialto-blocks', version: '1.0.0' } }],

  async run(db, given, context) {
    const found = await findVersion(db, given.slug, given.version);
    if (found === undefined || !isPublicVersion(found))
      return refuse(notFound, 'No public version of this game has this number.');
    return { version: toVersion(arcadeOf(context).url, found), manifest: found.manifest };
  },
});
