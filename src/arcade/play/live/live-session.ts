import type { RunningArcade } from '../../running-arcade.ts';
import type { Player } from '../../schemas.ts';
import type { LoadedGame } from '../sessions/game.ts';
import { settle } from '../sessions/settle.ts';
import { replayOfSession } from '../store/live.ts';
import { listPlayers } from '../store/seats.ts';
import { recordsAfter } from '../store/session-log.ts';
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
import { hasChanged, isUnwrittenEnd, type LiveState, momentOf } from './live-state.ts';
import { createRecentRecords, type RecentRecords, recentRecordsMax } from './recent-records.ts';
import type { StreamPosition } from './stream-position.ts';

/** Session with live viewers on this node. */
export interface LiveSession {
  /** Settles after the first read: readers may join. Rejects when the session cannot be read. */
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
/** Readers that join within this time receive the same bytes. */
const framesSharedUs = 50_000;

/** State that was sent last. */
type PublishedState =
  | { readonly kind: 'waiting'; readonly frame: Buffer; readonly atUs: number }
  | { readonly kind: 'playing'; readonly moment: LiveState; readonly atUs: number }
  | { readonly kind: 'over'; readonly moment: LiveState | null; readonly end: Buffer; readonly atUs: number };

interface RunningGame {
  readonly players: readonly Player[];
  readonly recent: RecentRecords;
}

/** Frames of one moment, encoded once for all readers that join at it. */
interface SharedFrames {
  readonly moment: LiveState;
  readonly atUs: number;
  readonly frames: Map<string, Buffer>;
}

/**
 * Opens a session for live viewers: it is read whenever a record was stored or a timer of the game fired, and each
 * change is sent once to all readers.
 */
export function openLiveSession(services: RunningArcade, id: string, onError: (error: unknown) => void): LiveSession {
  const { database, runningTime } = services;
  const readers = new Set<FrameSink>();
  let published: PublishedState | undefined;
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
      while (isStale && !isClosed && published?.kind !== 'over') {
        isStale = false;
        await readOnce();
      }
    } finally {
      // No await after the last check of `isStale`: a later notification starts a new read.
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
    const isUnchanged = published?.kind === 'waiting' && published.frame.equals(frame);
    published = { kind: 'waiting', frame, atUs: runningTime.nowUs() };
    if (!isUnchanged) await sendToAll(readers, (reader) => reader.send(frame));
  }

  async function publishGame(game: LoadedGame): Promise<void> {
    const atUs = runningTime.nowUs();
    const moment = momentOf(game, atUs);
    if (isUnwrittenEnd(moment)) {
      await settle(services, game);
      isStale = true;
      return;
    }
    if (published?.kind === 'playing') await sendMoves(published, moment, atUs);
    else await startMoves(moment, atUs);
    if (game.ended === null) return;
    const replayId = await replayOfSession(database.db, game.facts.n);
    await finish(moment, endFrame(database.epoch, game, replayId));
  }

  /** Starts sending a running game: at the first read, or when its last seat was taken. */
  async function startMoves(moment: LiveState, atUs: number): Promise<void> {
    const { facts, seq } = moment.recorded;
    const base = Math.max(0, seq - recentRecordsMax);
    runningGame = { players: await listPlayers(database.db, facts.n), recent: createRecentRecords(base) };
    runningGame.recent.add(await recordsBetween(moment.recorded, base));
    published = { kind: 'playing', moment, atUs };
    const frame = snapshotFrame(context(), moment, runningGame.players);
    await sendToAll(readers, (reader) => reader.send(frame));
  }

  async function sendMoves(
    previous: PublishedState & { kind: 'playing' },
    moment: LiveState,
    atUs: number,
  ): Promise<void> {
    if (!hasChanged(moment, previous.moment) && atUs < previous.atUs + messageIntervalUs) return;
    const records = await recordsBetween(moment.recorded, previous.moment.recorded.seq);
    (runningGame as RunningGame).recent.add(records);
    published = { kind: 'playing', moment, atUs };
    const frame = movesFrame(context(), moment, records, previous.moment.revealed);
    await sendToAll(readers, (reader) => reader.send(frame));
  }

  async function recordsBetween({ seq, logN }: LoadedGame, after: number): Promise<readonly NumberedRecord[]> {
    return seq === after ? [] : recordsAfter(database.db, logN, after);
  }

  async function finish(moment: LiveState | null, end: Buffer): Promise<void> {
    published = { kind: 'over', moment, end, atUs: runningTime.nowUs() };
    stopListening();
    await sendToAll(readers, (reader) => reader.end(end));
  }

  /** Moment for a reader that joins: now, unless time has ended the game and the end is not stored yet. */
  function sharedFramesAt(moment: LiveState): SharedFrames {
    const atUs = runningTime.nowUs();
    if (sharedFrames?.moment.recorded === moment.recorded && atUs < sharedFrames.atUs + framesSharedUs)
      return sharedFrames;
    const current = momentOf(moment.recorded, atUs);
    const hasEnded = isUnwrittenEnd(current);
    if (hasEnded) refresh();
    sharedFrames = { moment: hasEnded ? moment : current, atUs, frames: new Map() };
    return sharedFrames;
  }

  function firstFrame(moment: LiveState, position: StreamPosition | null): Buffer {
    const { moment: state, frames } = sharedFramesAt(moment);
    const records = position === null ? null : (runningGame as RunningGame).recent.after(position.seq);
    const key = records === null || position === null ? 'snapshot' : `${position.seq} ${position.revealed}`;
    const cached = frames.get(key);
    if (cached !== undefined) return cached;
    const frame =
      records === null || position === null
        ? snapshotFrame(context(), state, (runningGame as RunningGame).players)
        : movesFrame(context(), state, records, Math.min(position.revealed, state.revealed));
    frames.set(key, frame);
    return frame;
  }

  async function join(reader: FrameSink, position: StreamPosition | null): Promise<void> {
    // Another node may have sent records that this one has not read yet.
    if (position !== null && published?.kind === 'playing' && position.seq > published.moment.recorded.seq)
      await readGame();
    if (published === undefined) throw new Error('A viewer joined before the session was read.');
    if (published.kind === 'waiting') reader.send(published.frame);
    else if (published.moment !== null) reader.send(firstFrame(published.moment, position));
    if (published.kind === 'over') reader.end(published.end);
    else readers.add(reader);
  }

  function tick(nowUs: number): void {
    if (published !== undefined && published.kind !== 'over' && nowUs >= published.atUs + messageIntervalUs) refresh();
  }

  function close(): void {
    isClosed = true;
    stopListening();
  }

  return { readers, ready: readGame(), join, tick, close, leave: (reader) => void readers.delete(reader) };
}
