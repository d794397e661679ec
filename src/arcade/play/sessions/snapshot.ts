import { definitionOf } from '../../engines/definitions.ts';
import type { Result } from '../../engines/driver.ts';
import type { Observation } from '../../observation-schema.ts';
import type { SessionRow } from '../store/sessions.ts';
import { sha256Hex } from './batch.ts';
import { boardText } from './board-text.ts';
import { endOf, type LoadedGame } from './game.ts';

export type View = 'json' | 'text' | 'position';

/**
 * Public snapshot of a game at the time of its state, with the events after `afterSeq`. The view
 * `position` omits the board and the hash of the state, which cost the most to compute.
 */
export function observe(game: LoadedGame, view: View, afterSeq: number): Observation {
  const { setup, state, seq, chainHead } = game;
  const end = endOf(game);
  const commonFields = {
    session_id: setup.id,
    seq,
    t_us: setup.driver.timeOf(state),
    status: end === null ? ('running' as const) : ('ended' as const),
    end_reason: end?.reason ?? null,
    pace: setup.terms.pace,
    state_hash: null,
    chain_head: chainHead,
  };
  if (view === 'position')
    return { ...commonFields, format: 'rialto-position/1', events_since: eventsSince(game, afterSeq) };
  const snapshot = setup.driver.project(state);
  const sessionFields = { ...commonFields, state_hash: sha256Hex(definitionOf(setup.terms.engine).stateText(state)) };
  if (view === 'text')
    return {
      ...sessionFields,
      format: 'rialto-text/1',
      text: boardText(setup.terms.engine, snapshot, sessionFields),
    };
  return {
    ...snapshot,
    ...sessionFields,
    ...resultOf(end, snapshot),
    events_since: eventsSince(game, afterSeq),
  };
}

/** Snapshots of tetris have no result; the result of the grid engine is not overwritten by a platform end. */
function resultOf(end: Result | null, snapshot: object): object {
  return end === null || !('result' in snapshot) ? {} : { result: snapshot['result'] ?? end };
}

function eventsSince({ events }: LoadedGame, afterSeq: number) {
  return events.filter(({ seq, isTimed }) => seq > afterSeq || (isTimed && seq === afterSeq)).map(({ event }) => event);
}

/** Observation of a session that has not started or ended before its start: it has no board. */
export function observeUnstartedSession(row: SessionRow): Observation {
  return {
    format: definitionOf(row.engine).snapshotFormat,
    session_id: row.id,
    seq: 0,
    t_us: 0,
    status: row.status === 'ended' ? 'ended' : 'waiting',
    end_reason: row.end_reason,
    pace: row.pace as Observation['pace'],
    state_hash: null,
    chain_head: null,
  };
}
