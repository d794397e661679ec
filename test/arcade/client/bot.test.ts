import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Worker } from 'node:worker_threads';
import type { RialtoArcade } from '../../../sdk/arcade.mjs';
import { newArcadeClient } from '../../support/arcade-client.ts';
import { startServer, type TestServer } from '../../support/server.ts';

describe('a bot of the Tetris Bot Protocol', () => {
  let server: TestServer;
  let arcade: RialtoArcade;
  before(async () => {
    server = await startServer();
    arcade = await newArcadeClient(server.url);
  });
  after(() => server.close());

  test('plays a whole game with a board that always equals that of the arcade', async () => {
    const { bot, suggestions } = startBot('plays');
    try {
      const session = await arcade.startSession({ pace: 'stepped' });
      const boards: string[] = [];
      const { record } = await arcade.playWithBot(session, bot, {
        onObservation: ({ status, board, buffer }) =>
          void (status === 'running' && boards.push(observedBoard(board, buffer))),
      });
      assert.equal(record.end_reason, 'top_out');
      assert.ok(record.result.lines >= 4, `${record.result.lines} lines`);
      assert.deepEqual(
        suggestions.map(({ board }) => botBoard(board)),
        boards,
      );
      const { receivedTypes: messageTypes = [] } = suggestions.at(-1) ?? {};
      assert.deepEqual(messageTypes.slice(0, 6), ['rules', 'start', 'suggest', 'play', 'new_piece', 'suggest']);
      assert.equal(messageTypes.filter((type) => type === 'start').length, 1, '`start` was sent more than once');
      for (const { queue } of suggestions) assert.equal(queue?.length, 6);
    } finally {
      await bot.terminate();
    }
  });

  test('plays a second game without a second message `rules`', async () => {
    const { bot, suggestions } = startBot('plays');
    try {
      for (let count = 0; count < 2; count += 1) {
        const session = await arcade.startSession({ pace: 'slow-60', purpose: 'practice' });
        await arcade.playWithBot(session, bot, {
          onObservation: ({ pieces }) => void (pieces === 4 && session.resign().catch(() => {})),
        });
        assert.equal(session.record.end_reason, 'resign');
      }
      const messageTypes = suggestions.at(-1)?.receivedTypes ?? [];
      assert.equal(messageTypes.filter((type) => type === 'rules').length, 1);
      assert.ok(messageTypes.filter((type) => type === 'start').length >= 2);
    } finally {
      await bot.terminate();
    }
  });

  test('receives a second request with only the current piece after it proposes to hold, and each bag contains the next piece', async () => {
    const { bot, suggestions } = startBot('holds');
    try {
      const session = await arcade.startSession({ pace: 'stepped' });
      const sequence: string[] = [];
      const { record } = await arcade.playWithBot(session, bot, {
        onObservation({ pieces, active, next }) {
          for (const [ahead, piece] of [active?.piece, ...next].entries()) sequence[pieces - 1 + ahead] ??= piece;
        },
      });
      assert.equal(record.end_reason, 'top_out');
      assert.ok(record.result.pieces > 15, `${record.result.pieces} pieces`);
      assert.ok(suggestions.some(({ queue }) => queue?.length === 1));
      let pieces = 0;
      for (const { queue = [], bag = [] } of suggestions) {
        // The first request for a piece has the whole queue; a request after a hold has only the current piece.
        if (queue.length > 1) pieces += 1;
        const nextPiece = sequence[pieces - 1 + queue.length];
        assert.ok(nextPiece === undefined || bag.includes(nextPiece), 'the bag sent to the bot lacks the next piece');
      }
    } finally {
      await bot.terminate();
    }
  });

  test('makes the client resign when it proposes no move', async () => {
    const { bot } = startBot('lost');
    try {
      const session = await arcade.startSession({ pace: 'stepped' });
      const { record } = await arcade.playWithBot(session, bot);
      assert.deepEqual([record.end_reason, record.result.pieces], ['resign', 1]);
    } finally {
      await bot.terminate();
    }
  });

  test('causes an error and leaves the game running when it rejects the rules or does not respond', async () => {
    const session = await arcade.startSession({ pace: 'stepped' });
    const rejectingBot = new EventTarget();
    Object.assign(rejectingBot, {
      postMessage: ({ type }: { type: string }) =>
        type === 'rules' && respond(rejectingBot, { type: 'error', reason: 'unsupported_rules' }),
    });
    await assert.rejects(arcade.playWithBot(session, rejectingBot), {
      code: 'bot_refused',
      detail: 'unsupported_rules',
    });
    const silentBot = Object.assign(new EventTarget(), { postMessage: () => {} });
    await assert.rejects(arcade.playWithBot(session, silentBot, { answerMs: 50 }), { code: 'bot_silent' });
    assert.equal((await session.observe()).status, 'running');
  });
});

interface BotSuggestion {
  readonly type: string;
  readonly receivedTypes?: string[];
  readonly board?: (string | null)[][];
  readonly queue?: string[];
  readonly bag?: string[];
}

/** A bot in a worker thread, with its suggestions; each contains the state of the bot at that time. */
function startBot(behaviour: string): { bot: Worker; suggestions: BotSuggestion[] } {
  const bot = new Worker(new URL('./small-bot.mjs', import.meta.url), { workerData: { behaviour } });
  const suggestions: BotSuggestion[] = [];
  bot.on('message', (message: BotSuggestion) => message.type === 'suggestion' && suggestions.push(message));
  return { bot, suggestions };
}

/** Sends a message of the bot to the client. */
function respond(bot: EventTarget, data: object): void {
  queueMicrotask(() => bot.dispatchEvent(new MessageEvent('message', { data })));
}

/** Rows of an observation as one text, top first. */
function observedBoard(board: string[], buffer: string[]): string {
  return [...buffer, ...board].join('\n');
}

/** The lowest 22 rows of the bot's board (20 of the board and 2 of the buffer) as one text, top first. */
function botBoard(board: (string | null)[][] = []): string {
  const rows = board.slice(0, 22).map((row) => row.map((cell) => cell ?? '.').join(''));
  return rows.reverse().join('\n');
}
