import type { PublicState, StatePair } from './probe-states.ts';
import { createTetrisPlay } from './tetris-play.ts';

/** Eight I pieces clear three lines, and a ninth stays on the board; later pieces are in play and in the queue. */
const opening = 'IIIIIIIII';
const scoreFactor = 1_000;

/** Mutations of a running game of tetris-v2: one changed property each, with the properties that depend on it. */
export function tetrisMutations(): StatePair[] {
  const base = openingPlay('TJLSZO').snapshot();
  const movedPlay = openingPlay('TJLSZO');
  movedPlay.play('right');
  const { score, lines, level } = base as { readonly score: number; readonly lines: number; readonly level: number };
  const { active: otherActivePiece } = openingPlay('LJLSZO').snapshot();
  const changes: Readonly<Record<string, PublicState>> = {
    'a cell': { board: withCell(base['board'] as readonly string[]) },
    'the piece': { active: otherActivePiece },
    'its column': { active: movedPlay.snapshot()['active'] },
    'next[0]': { next: ['I', ...(base['next'] as readonly string[]).slice(1)] },
    'score + 1': { score: score + 1 },
    'score x 1,000': { score: score * scoreFactor },
    lines: { lines: lines + 1 },
    level: { level: level + 1 },
    status: endedState(base),
  };
  return Object.entries(changes).map(([name, change]) => ({ name, before: base, after: { ...base, ...change } }));
}

/** Plays the opening; the first of `letters` is then in play, and the others are in the queue. */
function openingPlay(letters: string) {
  const play = createTetrisPlay(opening + letters + 'T'.repeat(9));
  for (const column of [0, 4, 0, 4, 0, 4]) play.drop(column);
  for (const column of [8, 9]) play.drop(column, 1);
  play.drop(0);
  play.lower();
  return play;
}

/** Fills a cell outside the columns of the piece in play, so that the piece would land in the same position. */
function withCell(board: readonly string[]): readonly string[] {
  return board.with(-2, `.L${(board.at(-2) as string).slice(2)}`);
}

function endedState(base: PublicState): PublicState {
  const end = { type: 'end', t_us: base['t_us'], reason: 'duration', top_out: null };
  const gravity = { ...(base['gravity'] as object), next_in_us: null };
  return { status: 'ended', end_reason: 'duration', gravity, last_event: end, events_since: [end] };
}
