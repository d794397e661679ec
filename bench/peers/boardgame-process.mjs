// Server of boardgame.io: each move changes the position of a piece in memory, and the new state is sent to the player of
// the match.

import { createRequire } from 'node:module';
import { join } from 'node:path';

const rows = 20;
const columns = 10;

process.once('message', async ({ folder }) => {
  const { Server } = createRequire(join(folder, 'package.json'))('boardgame.io/server');
  const game = {
    name: 'pieces',
    setup: () => ({ board: Array(rows).fill('.'.repeat(columns)), x: 4, y: rows }),
    moves: {
      act: ({ G: state }, { type, direction }) => {
        if (type === 'move') state.x = Math.max(0, Math.min(columns - 1, state.x + (direction === 'left' ? -1 : 1)));
        if (type === 'soft_drop') state.y = Math.max(0, state.y - 1);
        if (type === 'hard_drop') state.y = rows;
      },
    },
  };
  const server = Server({ games: [game], origins: [/127\.0\.0\.1/] });
  const { appServer } = await server.run({ port: 0 });
  process.send(appServer.address().port);
});
process.once('disconnect', () => process.exit(0));
