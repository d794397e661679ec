import { Type } from 'typebox';
import { refuse } from '../../core/base/refusal.ts';
import { notFound } from '../../core/operation/errors.ts';
import { readOperation } from '../../core/operation/operation.ts';
import { input } from '../../core/operation/schema-words.ts';
import { arcadeOf } from '../running-arcade.ts';
import { game, slug, version } from '../schemas.ts';
import { findGame, listVersions } from '../store/bundles.ts';
import { toGame, toVersion } from '../store/game-record.ts';
import { isPublicVersion } from '../store/versions.ts';

export const read_game = readOperation({
  name: 'read_game',
  title: 'Read a game',
  description: 'One game with its public versions, the newest first. A session pins one of them.',
  access: 'public',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v1/games/:slug' }],
  input: input({ slug }),
  output: Type.Object({ game, versions: Type.Array(version) }),
  errors: [notFound],
  examples: [{ title: 'The first reference game', input: { slug: 'rialto-blocks' } }],

  async run(db, { slug: name }, context) {
    const { url } = arcadeOf(context);
    const found = await findGame(db, name);
    const versions = (await listVersions(db, name)).filter(isPublicVersion);
    if (found === undefined || versions.length === 0) return refuse(notFound, 'No released game has this name.');
    return { game: await toGame(db, url, found), versions: versions.map((each) => toVersion(url, each)) };
  },
});
