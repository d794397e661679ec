import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LoadResult } from '../load.ts';
import { type Slice, sliceOf, type Timing } from '../measure.ts';
import { type MeasuredServer, processorMs } from '../servers.ts';

/** A player's connection to a game server; `act` sends one message and resolves when the server has accepted it. */
export interface MessagePlayer {
  act(): Promise<void>;
  close(): unknown;
}

/** Measures a slice in which each player sends one message after another, as `applyLoad` does with requests. */
export async function measureMessages(
  { sliceSeconds }: Timing,
  { pid }: MeasuredServer,
  players: readonly MessagePlayer[],
): Promise<Slice> {
  const processorMsBefore = processorMs(pid);
  const latenciesMs: number[] = [];
  const startMs = performance.now();
  const endMs = startMs + sliceSeconds * 1_000;
  const runPlayer = async (player: MessagePlayer) => {
    for (let sentMs = performance.now(); sentMs < endMs; sentMs = performance.now()) {
      await player.act();
      latenciesMs.push(performance.now() - sentMs);
    }
  };
  await Promise.all(players.map(runPlayer));
  const result: LoadResult = { latenciesMs, elapsedSeconds: (performance.now() - startMs) / 1_000 };
  const processorMsAfter = processorMs(pid);
  return sliceOf(
    result,
    processorMsBefore === null || processorMsAfter === null ? null : processorMsAfter - processorMsBefore,
  );
}

const left = { type: 'move', direction: 'left' };
const right = { type: 'move', direction: 'right' };

interface ColyseusRoom {
  onMessage(type: string, listener: (message: { readonly seq: number }) => void): void;
  send(type: string, message: object): void;
  leave(): Promise<unknown>;
}

/** Creates and joins a room for one player, who sends this number of actions per message. */
export async function joinColyseus(
  { url }: MeasuredServer,
  folder: string,
  actionsPerMessage: number,
): Promise<MessagePlayer> {
  const sdk = createRequire(join(folder, 'package.json'))('@colyseus/sdk') as {
    Client: new (url: string) => { create(room: string): Promise<ColyseusRoom> };
  };
  const room = await new sdk.Client(url).create('game');
  let seq = 0;
  let onAccepted: (() => void) | undefined;
  room.onMessage('accepted', (message) => {
    seq = message.seq;
    onAccepted?.();
  });
  const actions = Array.from({ length: actionsPerMessage }, (_, index) => (index % 2 === 0 ? left : right));
  return {
    act: () =>
      new Promise((resolve) => {
        onAccepted = resolve;
        room.send('act', { seq_base: seq, actions });
      }),
    close: () => room.leave(),
  };
}

/** Joins the match as its first player, over the Socket.IO protocol of boardgame.io's client. */
export async function joinBoardgame({ url }: MeasuredServer, matchId: string): Promise<MessagePlayer> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const emit = (...message: unknown[]) => socket.send(`42/pieces,${JSON.stringify(message)}`);
  let stateId = 0;
  let moveCount = 0;
  let onAccepted: (() => void) | undefined;
  const joined = new Promise<void>((resolve, reject) => {
    socket.onerror = () => reject(new Error('The connection to boardgame.io failed.'));
    // Engine.IO: 0 opens the connection, 2 is a ping, 3 a pong. Socket.IO: 40 joins the namespace, 42 is an event.
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (data === '2') socket.send('3');
      else if (data.startsWith('0')) socket.send('40/pieces,');
      else if (data.startsWith('40')) emit('sync', matchId, '0', null, 1);
      else if (data.startsWith('42/pieces,["sync"')) resolve();
      else if (data.startsWith('42/pieces,["update"')) {
        stateId = (JSON.parse(data.slice(10)) as [string, string, { _stateID: number }])[2]._stateID;
        onAccepted?.();
      }
    };
  });
  await joined;
  return {
    act: () =>
      new Promise((resolve) => {
        onAccepted = resolve;
        moveCount += 1;
        const move = { type: 'act', args: [moveCount % 2 === 0 ? right : left], playerID: '0' };
        emit('update', { type: 'MAKE_MOVE', payload: move }, stateId, matchId, '0');
      }),
    close: () => socket.close(),
  };
}
