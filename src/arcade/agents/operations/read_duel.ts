import { Type } from 'typebox';
import { refuse } from '../../../core/base/refusal.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { identifier, input } from '../../../core/operation/schema-fragments.ts';
import { duel } from '../../duel-schemas.ts';
import { isPublishedVersion } from '../../games/store/published-versions.ts';
import { observation } from '../../observation-schema.ts';
import { readOperation } from '../../operation.ts';
import { readDuelBoards } from '../../play/sessions/duel-boards.ts';
import { findDuel } from '../../play/store/duels.ts';
import { toDuels } from '../rankings/read-duels.ts';

export const read_duel = readOperation({
  name: 'read_duel',
  title: 'Read a duel',
  description:
    'A duel with both boards. While both games run, the board of the player who is ahead is shown only up to the piece that the other one has reached, so that no player learns its next pieces from it.',
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  isUncached: true,
  routes: [{ method: 'GET', path: '/api/v5/duels/:id' }],
  input: input({ id: identifier }),
  output: Type.Object({
    duel,
    boards: Type.Array(observation, { description: 'Boards of both players, in the order of `players`.' }),
  }),
  errors: [notFound],
  examples: [{ title: 'One duel', input: { id: 'duel_01jd3k5v7w9x1y3z5a7b9c1d3e' } }],

  async run(db, { id }, { services }) {
    const row = await findDuel(db, id);
    if (row === undefined || row.agent_b === null || !(await isPublishedVersion(db, row.game_slug, row.game_version)))
      return refuse(notFound, 'No duel of two agents has this id.');
    const [duelBefore] = await toDuels(db, services.url, [row]);
    const [a, b] = duelBefore?.players ?? [];
    if (a === undefined || b === undefined) throw new Error('A session of a duel is missing.');
    // `readDuelBoards` also ends the games whose time limit has passed.
    const boards = await readDuelBoards(db, services, [a.session_id, b.session_id]);
    const [currentDuel] = await toDuels(db, services.url, [row]);
    return { duel: currentDuel ?? (duelBefore as NonNullable<typeof duelBefore>), boards: [...boards] };
  },
});
