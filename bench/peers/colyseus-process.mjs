// Colyseus with one room per player: a message moves a piece on a board in memory and gets a response.

import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

process.once('message', async ({ folder }) => {
  const load = createRequire(join(folder, 'package.json'));
  const { Server, Room } = load('@colyseus/core');
  const { WebSocketTransport } = load('@colyseus/ws-transport');
  const { schema, t } = load('@colyseus/schema');
  const Board = schema({ seq: t.number(), x: t.number(), y: t.number() });

  class Game extends Room {
    onCreate() {
      this.setState(new Board().assign({ seq: 0, x: 4, y: 20 }));
      this.onMessage('act', (client, { seq_base: seqBase, actions }) => {
        if (seqBase !== this.state.seq) return client.send('refused', { seq: this.state.seq });
        for (const { type, direction } of actions) this.apply(type, direction);
        client.send('accepted', { seq: this.state.seq, x: this.state.x, y: this.state.y });
      });
    }

    apply(type, direction) {
      const { state } = this;
      state.seq += 1;
      if (type === 'move') state.x = Math.max(0, Math.min(9, state.x + (direction === 'left' ? -1 : 1)));
      if (type === 'soft_drop') state.y = Math.max(0, state.y - 1);
      if (type === 'hard_drop') state.y = 20;
    }
  }

  const http = createServer();
  const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
  server.define('game', Game);
  await server.listen(0, '127.0.0.1');
  process.send(http.address().port);
});
process.once('disconnect', () => process.exit(0));
