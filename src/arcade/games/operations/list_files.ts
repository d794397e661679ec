import { Type } from 'typebox';
import { isRefusal } from '../../../core/base/refusal.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { input, untrusted } from '../../../core/operation/schema-fragments.ts';
import { readOperation } from '../../operation.ts';
import { slug, versionNumber } from '../../schemas.ts';
import { typeOf } from '../bundle/file-types.ts';
import { readVisibleVersion } from '../publishing/visibility.ts';
import { listBundleFiles } from '../store/files.ts';

export const list_files = readOperation({
  name: 'list_files',
  title: 'List the files of a version',
  description:
    'Path, size, type and hash of each file in the bundle of a version. `/frame/{digest}/{path}` serves the files.',
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v1/games/:slug/versions/:version/files' }],
  input: input({ slug, version: versionNumber }),
  output: Type.Object({
    digest: Type.String(),
    files: Type.Array(
      Type.Object({ path: Type.String(), bytes: Type.Integer(), hash: Type.String(), media_type: Type.String() }),
    ),
    untrusted,
  }),
  errors: [notFound],
  examples: [{ title: 'Files of a built-in game', input: { slug: 'rialto-blocks', version: '1.0.0' } }],

  async run(db, input, { caller }) {
    const version = await readVisibleVersion(db, input, caller?.accountId ?? null);
    if (isRefusal(version)) return version;
    const files = (await listBundleFiles(db, version.digest)).map((file) => ({
      ...file,
      media_type: typeOf(file.path)?.mediaType ?? 'application/octet-stream',
    }));
    return { digest: version.digest, files, untrusted: true as const };
  },
});
