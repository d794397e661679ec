import type { Result } from '../engines/driver.ts';
import type { Observation } from '../schemas.ts';
import type { SessionRow } from '../store/sessions.ts';
import { sha256Hex } from './batch.ts';
import { boardText } from './board-text.ts';
import { endOf, type Game } from './game.ts';
import { stateText } from './state-text.ts';

export type View = 'json' | 'text';

/** What everyone may see of a game at its state's time. `afterSeq`: which events to tell again. */
export function observe(game: Game, view: View, afterSeq: number): Observation {
  const { facts, state, seq, chainHead } = game;
  const end = endOf(game);
  const shown = facts.driver.project(state);
  const session = {
    session_id: facts.id,
    seq,
    status: end === null ? ('running' as const) : ('ended' as const),
    end_reason: end?.reason ?? null,
    pace: facts.terms.pace,
    state_hash: sha256Hex(stateText(facts.terms.engine, state)),
    chain_head: chainHead,
  };
  if (view === 'text')
    return { ...session, format: 'rialto-text/1', t_us: facts.driver.timeOf(state), text: boardText(shown, session) };
  return {
    ...shown,
    ...session,
    ...resultOf(end, shown),
    events_since: eventsSince(game, afterSeq),
  } as unknown as Observation;
}

/** A board has no result of its own in its snapshot; a grid's own is not hidden by one from outside. */
function resultOf(end: Result | null, shown: object): object {
  return end === null || !('result' in shown) ? {} : { result: shown['result'] ?? end };
}

function eventsSince({ events }: Game, afterSeq: number) {
  return events.filter(({ seq, byTime }) => seq > afterSeq || (byTime && seq === afterSeq)).map(({ event }) => event);
}

/** A session whose seats are still open, or were never all taken: there is no board yet. */
export function observeUnstarted(row: SessionRow): Observation {
  return {
    format: row.engine === 'tetris-v2' ? 'rialto-game/4.0' : 'rialto-turn-grid/2.0',
    session_id: row.id,
    seq: 0,
    t_us: 0,
    status: row.status === 'ended' ? 'ended' : 'waiting',
    end_reason: row.end_reason as Observation['end_reason'],
    pace: row.pace as Observation['pace'],
    state_hash: null,
    chain_head: null,
  };
}
