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

/** One session as it is told to all who watch it on this node. */
export interface LiveSession {
  /** The first look is done: readers may join. Rejects when the session cannot be read. */
  readonly ready: Promise<void>;
  /** Tells the reader where the game stands, or what it missed since `place`, and from there on all that happens. */
  join(reader: FrameSink, position: StreamPosition | null): Promise<void>;
  leave(reader: FrameSink): void;
  /** Looks again when so much time has passed that a message is due. */
  beat(nowUs: number): void;
  close(): void;
  readonly readers: ReadonlySet<FrameSink>;
}

/** Time between two messages at most. */
const beatUs = 5_000_000;
/** Who joins within this time is given the same bytes. */
const presentUs = 50_000;

/** What was reported last. */
type PublishedState =
  | { readonly kind: 'waiting'; readonly frame: Buffer; readonly atUs: number }
  | { readonly kind: 'playing'; readonly moment: LiveState; readonly atUs: number }
  | { readonly kind: 'over'; readonly moment: LiveState | null; readonly end: Buffer; readonly atUs: number };

interface Play {
  readonly players: readonly Player[];
  readonly recent: RecentRecords;
}

/** Frames of one moment, made once for all who join at it. */
interface Present {
  readonly moment: LiveState;
  readonly atUs: number;
  readonly frames: Map<string, Buffer>;
}

/**
 * Follows a session as long as it is open here: a look at it whenever someone wrote it or time
 * turned something over, and one message for all readers about what the look found.
 */
export function openLiveSession(services: RunningArcade, id: string, onError: (error: unknown) => void): LiveSession {
  const { database, runningTime } = services;
  const readers = new Set<FrameSink>();
  let published: PublishedState | undefined;
  let play: Play | undefined;
  let present: Present | undefined;
  let reading: Promise<void> | undefined;
  let again = false;
  let isClosed = false;

  const context = (): FrameContext => ({ epoch: database.epoch, viewers: services.viewers.of(id) });
  const stopListening = services.watch.subscribe(id, ring);

  function ring(): void {
    readGame().catch(onError);
  }

  function readGame(): Promise<void> {
    again = true;
    reading ??= pollStored();
    return reading;
  }

  async function pollStored(): Promise<void> {
    try {
      while (again && !isClosed && published?.kind !== 'over') {
        again = false;
        await readOnce();
      }
    } finally {
      // In the same breath as the last question for `again`: a ring after it begins a new look.
      reading = undefined;
    }
  }

  async function readOnce(): Promise<void> {
    const opened = await services.sessions.open(database.db, id);
    if (opened === undefined) throw new Error('The row of a watched session is missing.');
    if (opened.game !== null) return readStoredGame(opened.game);
    const { row, players } = opened;
    if (row.status === 'ended') return finish(null, unstartedEndFrame(database.epoch, row));
    const frame = waitingFrame(row, players);
    const isKnown = published?.kind === 'waiting' && published.frame.equals(frame);
    published = { kind: 'waiting', frame, atUs: runningTime.nowUs() };
    if (!isKnown) await sendToAll(readers, (reader) => reader.send(frame));
  }

  async function readStoredGame(recorded: LoadedGame): Promise<void> {
    const atUs = runningTime.nowUs();
    const moment = momentOf(recorded, atUs);
    if (isUnwrittenEnd(moment)) {
      await settle(services, recorded);
      again = true;
      return;
    }
    if (published?.kind === 'playing') await sendMoves(published, moment, atUs);
    else await begin(moment, atUs);
    if (recorded.ended === null) return;
    const replayId = await replayOfSession(database.db, recorded.facts.n);
    await finish(moment, endFrame(database.epoch, recorded, replayId));
  }

  /** The first look at a game in play, or its seats have just been taken. */
  async function begin(moment: LiveState, atUs: number): Promise<void> {
    const { facts, seq } = moment.recorded;
    const base = Math.max(0, seq - recentRecordsMax);
    play = { players: await listPlayers(database.db, facts.n), recent: createRecentRecords(base) };
    play.recent.add(await recordsBetween(moment.recorded, base));
    published = { kind: 'playing', moment, atUs };
    const frame = snapshotFrame(context(), moment, play.players);
    await sendToAll(readers, (reader) => reader.send(frame));
  }

  async function sendMoves(
    before: PublishedState & { kind: 'playing' },
    moment: LiveState,
    atUs: number,
  ): Promise<void> {
    if (!hasChanged(moment, before.moment) && atUs < before.atUs + beatUs) return;
    const records = await recordsBetween(moment.recorded, before.moment.recorded.seq);
    (play as Play).recent.add(records);
    published = { kind: 'playing', moment, atUs };
    const frame = movesFrame(context(), moment, records, before.moment.revealed);
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

  /** The moment to give to who joins: now, unless the game has just ended and nobody wrote that yet. */
  function presentOf(moment: LiveState): Present {
    const atUs = runningTime.nowUs();
    if (present?.moment.recorded === moment.recorded && atUs < present.atUs + presentUs) return present;
    const fresh = momentOf(moment.recorded, atUs);
    const hasEnded = isUnwrittenEnd(fresh);
    if (hasEnded) ring();
    present = { moment: hasEnded ? moment : fresh, atUs, frames: new Map() };
    return present;
  }

  function welcome(moment: LiveState, position: StreamPosition | null): Buffer {
    const { moment: state, frames } = presentOf(moment);
    const missed = position === null ? null : (play as Play).recent.after(position.seq);
    const key = missed === null || position === null ? 'snapshot' : `${position.seq} ${position.revealed}`;
    const known = frames.get(key);
    if (known !== undefined) return known;
    const frame =
      missed === null || position === null
        ? snapshotFrame(context(), state, (play as Play).players)
        : movesFrame(context(), state, missed, Math.min(position.revealed, state.revealed));
    frames.set(key, frame);
    return frame;
  }

  async function join(reader: FrameSink, position: StreamPosition | null): Promise<void> {
    // Another node may have told more than this one has looked at yet.
    if (position !== null && published?.kind === 'playing' && position.seq > published.moment.recorded.seq)
      await readGame();
    if (published === undefined) throw new Error('A viewer joined before the session was read.');
    if (published.kind === 'waiting') reader.send(published.frame);
    else if (published.moment !== null) reader.send(welcome(published.moment, position));
    if (published.kind === 'over') reader.end(published.end);
    else readers.add(reader);
  }

  function beat(nowUs: number): void {
    if (published !== undefined && published.kind !== 'over' && nowUs >= published.atUs + beatUs) ring();
  }

  function close(): void {
    isClosed = true;
    stopListening();
  }

  return { readers, ready: readGame(), join, beat, close, leave: (reader) => void readers.delete(reader) };
}
