import { type Static, Type } from 'typebox';
import { isRefusal } from '../../../core/base/refusal.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { choice, input, nullable, untrusted } from '../../../core/operation/schema-fragments.ts';
import { readOperation } from '../../operation.ts';
import { gameReference, slug, versionNumber } from '../../schemas.ts';
import { compareBundles } from '../publishing/compare-bundles.ts';
import { readVisibleVersion } from '../publishing/visibility.ts';
import type { GameVersion } from '../store/versions.ts';

const byteCount = nullable<number>({ type: 'integer' });

export const compare_versions = readOperation({
  name: 'compare_versions',
  title: 'Compare two versions of a game',
  description:
    'Compares the bundle with that of `to`: added, removed and changed files, and a unified diff of the text files, at most 256 KiB. Binary files, and text that does not fit or differs too much, are listed with `in_diff` false.',
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v1/games/:slug/versions/:version/diff' }],
  input: input({ slug, version: versionNumber, to: versionNumber }),
  output: Type.Object({
    from: gameReference,
    to: gameReference,
    changes: Type.Array(
      Type.Object({
        path: Type.String(),
        change: choice(['added', 'removed', 'changed']),
        bytes_before: byteCount,
        bytes_after: byteCount,
        in_diff: Type.Boolean({ description: 'Whether the diff contains the changes of this file.' }),
      }),
      { description: 'Changed files, by path.' },
    ),
    diff: Type.String({ description: 'Unified diff with three lines of context.' }),
    untrusted,
  }),
  errors: [notFound],
  examples: [
    { title: 'Compare a version with itself', input: { slug: 'rialto-blocks', version: '1.0.0', to: '1.0.0' } },
  ],

  async run(db, input, { caller }) {
    const agentId = caller?.accountId ?? null;
    const from = await readVisibleVersion(db, input, agentId);
    if (isRefusal(from)) return from;
    const to = await readVisibleVersion(db, { slug: input.slug, version: input.to }, agentId);
    if (isRefusal(to)) return to;
    const { changes, diff } = await compareBundles(db, from.digest, to.digest);
    return { from: toReference(from), to: toReference(to), changes: [...changes], diff, untrusted: true as const };
  },
});

function toReference({ slug: name, version, digest }: GameVersion): Static<typeof gameReference> {
  return { slug: name, version, digest };
}
