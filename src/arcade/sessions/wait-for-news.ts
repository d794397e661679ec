import { isRefusal, type Refusal } from '../../core/base/refusal.ts';
import type { RunningArcade } from '../running-arcade.ts';
import type { Observation } from '../schemas.ts';
import type { Game } from './game.ts';
import type { Opened } from './sessions.ts';
import { settle } from './settle.ts';
import { observe, observeUnstarted, type View } from './snapshot.ts';

export interface Wish {
  /** The number that the caller knows; absent: the present one. */
  readonly afterSeq: number | undefined;
  readonly waitMs: number;
  readonly view: View;
  readonly whenGone: () => AbortSignal;
}

/** What a look at a session gave, as far as it decides whether to go on waiting. */
interface Look {
  readonly observation: Observation;
  /** 0 before the start. */
  readonly piece: number;
}

/**
 * The observation, at once or, within `waitMs`, as soon as there is news: a later record, another
 * piece, the start, the end. Who hangs up is waited for no longer.
 */
export async function waitForNews(
  services: RunningArcade,
  find: () => Promise<Opened | Refusal>,
  opened: Opened,
  wish: Wish,
): Promise<Observation | Refusal> {
  const first = await look(services, opened, wish);
  if (wish.waitMs === 0 || isNews(first, first, wish.afterSeq)) return first.observation;
  const bell = listen(services, first.observation.session_id, wish);
  try {
    // Something may have happened before the bell was hung up.
    for (;;) {
      const found = await find();
      if (isRefusal(found)) return found;
      const now = await look(services, found, wish);
      if (bell.isOver() || isNews(now, first, wish.afterSeq)) return now.observation;
      await bell.next();
    }
  } finally {
    bell.stop();
  }
}

async function look(services: RunningArcade, opened: Opened, { view, afterSeq }: Wish): Promise<Look> {
  if (opened.game === null) return { observation: observeUnstarted(opened.row), piece: 0 };
  const game: Game = await settle(services, opened.game);
  const observation = observe(game, view, afterSeq ?? Math.max(0, game.seq - 1));
  return { observation, piece: game.facts.driver.pieceOf(game.state) };
}

function isNews(now: Look, first: Look, afterSeq: number | undefined): boolean {
  const { status, seq } = now.observation;
  return (
    status === 'ended' ||
    status !== first.observation.status ||
    seq > (afterSeq ?? first.observation.seq) ||
    now.piece !== first.piece
  );
}

/** Rings when the session was written or time turned, and a last time when waiting is over. */
function listen(services: RunningArcade, id: string, { waitMs, whenGone }: Wish) {
  let rung = false;
  let isOver = false;
  let wake = () => {};
  const ring = () => {
    rung = true;
    wake();
  };
  const end = () => {
    isOver = true;
    wake();
  };
  const stopListening = services.watch.subscribe(id, ring);
  const timer = setTimeout(end, waitMs);
  const gone = whenGone();
  gone.addEventListener('abort', end, { once: true });
  if (gone.aborted) end();
  return {
    isOver: () => isOver,
    async next(): Promise<void> {
      if (!rung && !isOver) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        await promise;
      }
      rung = false;
    },
    stop() {
      stopListening();
      clearTimeout(timer);
      gone.removeEventListener('abort', end);
    },
  };
}
