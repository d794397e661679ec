import type { ArcadeServices } from '../../arcade-services.ts';
import type { Player } from '../../schemas.ts';
import type { LoadedGame } from '../sessions/game.ts';
import { storeEndByTime } from '../sessions/store-end-by-time.ts';
import { replayOfSession } from '../store/live.ts';
import { listPlayers } from '../store/seats.ts';
import { listRecordsAfter } from '../store/session-log.ts';
import { type FrameSink, sendToAll } from './frame-sinks.ts';
import {
  endFrame,
  type FrameContext,
  movesFrame,
  type NumberedRecord,
  snapshotFrame,
  unstartedEndFrame,
  waitingFrame,
} from './frames.ts';
import { hasChanged, hasUnstoredEnd, type LiveState, liveStateOf } from './live-state.ts';
import { createRecentRecords, type RecentRecords, recentRecordsMin } from './recent-records.ts';
import type { StreamPosition } from './stream-position.ts';

/** Session with live viewers on this node. */
export interface LiveSession {
  /** Resolves after the first read; only then readers may join. Rejects when the session cannot be read. */
  readonly ready: Promise<void>;
  /** Sends the reader a snapshot, or the records it missed since `position`, and all later events. */
  join(reader: FrameSink, position: StreamPosition | null): Promise<void>;
  leave(reader: FrameSink): void;
  /** Reads the session again when the maximum interval between messages has passed. */
  tick(nowUs: number): void;
  close(): void;
  readonly readers: ReadonlySet<FrameSink>;
}

/** Maximum interval between two messages. */
const messageIntervalUs = 5_000_000;
/** Time for which encoded frames are shared by joining readers. */
const frameCacheUs = 50_000;

/** State that was sent last. */
type PublishedState =
  | { readonly kind: 'waiting'; readonly frame: Buffer; readonly atUs: number }
  | { readonly kind: 'playing'; readonly liveState: LiveState; readonly atUs: number }
  | { readonly kind: 'over'; readonly liveState: LiveState | null; readonly end: Buffer; readonly atUs: number };

interface RunningGame {
  readonly players: readonly Player[];
  readonly recentRecords: RecentRecords;
}

/** Frames of one state, encoded once for all readers that join at this state. */
interface SharedFrames {
  readonly liveState: LiveState;
  readonly atUs: number;
  readonly frames: Map<string, Buffer>;
}

/**
 * Opens a session for live viewers: it is read whenever a record was stored or a timer of the game fired, and each
 * change is sent once to all readers.
 */
export function openLiveSession(services: ArcadeServices, id: string, onError: (error: unknown) => void): LiveSession {
  const { database, runningTime } = services;
  const readers = new Set<FrameSink>();
  let publishedState: PublishedState | undefined;
  let runningGame: RunningGame | undefined;
  let sharedFrames: SharedFrames | undefined;
  let pendingRead: Promise<void> | undefined;
  let isStale = false;
  let isClosed = false;

  const context = (): FrameContext => ({ epoch: database.epoch, viewers: services.viewers.countOf(id) });
  const stopListening = services.watch.subscribe(id, refresh);

  function refresh(): void {
    readGame().catch(onError);
  }

  function readGame(): Promise<void> {
    isStale = true;
    pendingRead ??= readUntilCurrent();
    return pendingRead;
  }

  async function readUntilCurrent(): Promise<void> {
    try {
      while (isStale && !isClosed && publishedState?.kind !== 'over') {
        isStale = false;
        await readOnce();
      }
    } finally {
      // There is no await since the last check of `isStale`, so a later notification starts a new read.
      pendingRead = undefined;
    }
  }

  async function readOnce(): Promise<void> {
    const session = await services.sessions.open(database.db, id);
    if (session === undefined) throw new Error('The row of a watched session is missing.');
    if (session.game !== null) return publishGame(session.game);
    const { row, players } = session;
    if (row.status === 'ended') return finish(null, unstartedEndFrame(database.epoch, row));
    const frame = waitingFrame(row, players);
    const isUnchanged = publishedState?.kind === 'waiting' && publishedState.frame.equals(frame);
    publishedState = { kind: 'waiting', frame, atUs: runningTime.nowUs() };
    if (!isUnchanged) await sendToAll(readers, (reader) => reader.send(frame));
  }

  async function publishGame(game: LoadedGame): Promise<void> {
    const atUs = runningTime.nowUs();
    const liveState = liveStateOf(game, atUs);
    if (hasUnstoredEnd(liveState)) {
      await storeEndByTime(services, game);
      isStale = true;
      return;
    }
    if (publishedState?.kind === 'playing') await sendMoves(publishedState, liveState, atUs);
    else await startMoves(liveState, atUs);
    if (game.storedResult === null) return;
    const replayId = await replayOfSession(database.db, game.setup.n);
    await finish(liveState, endFrame(database.epoch, game, replayId));
  }

  /** Starts sending a running game: at the first read, or when its last seat was taken. */
  async function startMoves(liveState: LiveState, atUs: number): Promise<void> {
    const { setup, seq } = liveState.recordedGame;
    const baseSeq = Math.max(0, seq - recentRecordsMin);
    runningGame = { players: await listPlayers(database.db, setup.n), recentRecords: createRecentRecords(baseSeq) };
    runningGame.recentRecords.add(await recordsBetween(liveState.recordedGame, baseSeq));
    publishedState = { kind: 'playing', liveState, atUs };
    const frame = snapshotFrame(context(), liveState, runningGame.players);
    await sendToAll(readers, (reader) => reader.send(frame));
  }

  async function sendMoves(
    previous: PublishedState & { kind: 'playing' },
    liveState: LiveState,
    atUs: number,
  ): Promise<void> {
    if (!hasChanged(liveState, previous.liveState) && atUs < previous.atUs + messageIntervalUs) return;
    const records = await recordsBetween(liveState.recordedGame, previous.liveState.recordedGame.seq);
    (runningGame as RunningGame).recentRecords.add(records);
    publishedState = { kind: 'playing', liveState, atUs };
    const frame = movesFrame(context(), liveState, records, previous.liveState.revealedPieces);
    await sendToAll(readers, (reader) => reader.send(frame));
  }

  async function recordsBetween({ seq, logN }: LoadedGame, after: number): Promise<readonly NumberedRecord[]> {
    return seq === after ? [] : listRecordsAfter(database.db, logN, after);
  }

  async function finish(liveState: LiveState | null, end: Buffer): Promise<void> {
    publishedState = { kind: 'over', liveState, end, atUs: runningTime.nowUs() };
    stopListening();
    await sendToAll(readers, (reader) => reader.end(end));
  }

  /**
   * Frames for a joining reader: of the current state, or of the state that was sent last if the game has ended and its
   * end is not stored yet.
   */
  function sharedFramesAt(liveState: LiveState): SharedFrames {
    const atUs = runningTime.nowUs();
    if (sharedFrames?.liveState.recordedGame === liveState.recordedGame && atUs < sharedFrames.atUs + frameCacheUs)
      return sharedFrames;
    const currentState = liveStateOf(liveState.recordedGame, atUs);
    const hasEnded = hasUnstoredEnd(currentState);
    if (hasEnded) refresh();
    sharedFrames = { liveState: hasEnded ? liveState : currentState, atUs, frames: new Map() };
    return sharedFrames;
  }

  function firstFrame(liveState: LiveState, position: StreamPosition | null): Buffer {
    const { liveState: state, frames } = sharedFramesAt(liveState);
    const records = position === null ? null : (runningGame as RunningGame).recentRecords.after(position.seq);
    const key = records === null || position === null ? 'snapshot' : `${position.seq} ${position.revealed}`;
    const cachedFrame = frames.get(key);
    if (cachedFrame !== undefined) return cachedFrame;
    const frame =
      records === null || position === null
        ? snapshotFrame(context(), state, (runningGame as RunningGame).players)
        : movesFrame(context(), state, records, Math.min(position.revealed, state.revealedPieces));
    frames.set(key, frame);
    return frame;
  }

  async function join(reader: FrameSink, position: StreamPosition | null): Promise<void> {
    // Another node may have sent records that this one has not read yet.
    if (
      position !== null &&
      publishedState?.kind === 'playing' &&
      position.seq > publishedState.liveState.recordedGame.seq
    )
      await readGame();
    if (publishedState === undefined) throw new Error('A viewer joined before the session was read.');
    if (publishedState.kind === 'waiting') reader.send(publishedState.frame);
    else if (publishedState.liveState !== null) reader.send(firstFrame(publishedState.liveState, position));
    if (publishedState.kind === 'over') reader.end(publishedState.end);
    else readers.add(reader);
  }

  function tick(nowUs: number): void {
    if (
      publishedState !== undefined &&
      publishedState.kind !== 'over' &&
      nowUs >= publishedState.atUs + messageIntervalUs
    )
      refresh();
  }

  function close(): void {
    isClosed = true;
    stopListening();
  }

  return { readers, ready: readGame(), join, tick, close, leave: (reader) => void readers.delete(reader) };
}
