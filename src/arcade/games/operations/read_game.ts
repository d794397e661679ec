import { Type } from 'typebox';
import { refuse } from '../../../core/base/refusal.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { input } from '../../../core/operation/schema-fragments.ts';
import { readOperation } from '../../operation.ts';
import { game, slug, version } from '../../schemas.ts';
import { mayRead } from '../publishing/visibility.ts';
import { toGame, toVersion } from '../store/game-record.ts';
import { findGame } from '../store/games.ts';
import { withProbeAvailability } from '../store/probe-availability.ts';
import { listVersions } from '../store/versions.ts';

export const read_game = readOperation({
  name: 'read_game',
  title: 'Read a game',
  description: 'One game with the versions visible to you, the newest first. A session uses one of them until its end.',
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v1/games/:slug' }],
  input: input({ slug }),
  output: Type.Object({ game, versions: Type.Array(version) }),
  errors: [notFound],
  examples: [{ title: 'A built-in game', input: { slug: 'rialto-blocks' } }],

  async run(db, { slug: name }, context) {
    const { url, framesUrl } = context.services;
    const agentId = context.caller?.accountId ?? null;
    const game = await findGame(db, name);
    const versions = (await listVersions(db, name)).filter((version) => mayRead(version, agentId));
    if (game === undefined || versions.length === 0) return refuse(notFound, 'No released game has this name.');
    const withProbes = await Promise.all(versions.map((version) => withProbeAvailability(db, version, context)));
    return { game: await toGame(db, url, game), versions: withProbes.map((entry) => toVersion(framesUrl, entry)) };
  },
});
