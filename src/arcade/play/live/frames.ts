import { eventFrame } from '../../../core/interfaces/live/live-stream.ts';
import { definitionOf } from '../../engines/definitions.ts';
import { nodeHashing } from '../../engines/node-hashing.ts';
import type { Player } from '../../schemas.ts';
import type { LoadedGame } from '../sessions/game.ts';
import type { StoredRecord } from '../store/session-log.ts';
import type { SessionRow } from '../store/sessions.ts';
import type { LiveState } from './live-state.ts';
import { endId, formatStreamPosition } from './stream-position.ts';

/** Record of a session's log, with its number. */
export interface NumberedRecord {
  readonly n: number;
  readonly record: StoredRecord;
}

/** Members of a message that do not belong to the game: the epoch of event ids and the number of viewers. */
export interface FrameContext {
  readonly epoch: string;
  readonly viewers: number;
}

/**
 * Snapshot event: everything a page needs to run the engine from here, which is the terms, the state at the last
 * record, and the pieces revealed since. The state contains no secret.
 */
export function snapshotFrame(context: FrameContext, liveState: LiveState, players: readonly Player[]): Buffer {
  const { recordedGame } = liveState;
  const { setup } = recordedGame;
  const { engine, engine_config, mode, pace, seats, duration_seconds_max, actions_max } = setup.header;
  return frame(context, 'snapshot', liveState, {
    session_id: setup.id,
    game: setup.header.game,
    engine_build: setup.header.engine_build,
    terms: { engine, engine_config, mode, pace, seats, duration_seconds_max, actions_max },
    purpose: setup.purpose,
    seed_commitment: setup.header.seed_commitment,
    players,
    untrusted: true,
    slowness: setup.driver.slowness,
    state: recordedGame.state,
    ...currentState(liveState, setup.driver.revealed(recordedGame.state)),
  });
}

/** Moves event: records after a reader's position, and the pieces revealed since, from number `fromPiece`. */
export function movesFrame(
  context: FrameContext,
  liveState: LiveState,
  records: readonly NumberedRecord[],
  fromPiece: number,
): Buffer {
  return frame(context, 'moves', liveState, {
    records: records.map(({ n, record: [t_us, seat, action] }) => ({ n, t_us, seat, action })),
    ...currentState(liveState, fromPiece),
  });
}

/** End event, the last of a stream; the replay is public once it is verified. */
export function endFrame(epoch: string, game: LoadedGame, replayId: string | null): Buffer {
  const { seq, storedResult } = game;
  const data = {
    seq,
    end_reason: storedResult?.reason ?? null,
    result: storedResult,
    state_hash: hashOf(game),
    replay_id: replayId,
  };
  return eventFrame({ id: endId(epoch), name: 'end', data: JSON.stringify(data) });
}

/** End event of a session that never started. */
export function unstartedEndFrame(epoch: string, { end_reason }: Pick<SessionRow, 'end_reason'>): Buffer {
  const data = { seq: 0, end_reason, result: null, state_hash: null, replay_id: null };
  return eventFrame({ id: endId(epoch), name: 'end', data: JSON.stringify(data) });
}

/** Waiting event of a session with open seats. */
export function waitingFrame(row: SessionRow, players: readonly Player[]): Buffer {
  const { id, engine, pace, purpose, seats } = row;
  const data = { session_id: id, engine, pace, purpose, seats, players, untrusted: true };
  return eventFrame({ name: 'waiting', data: JSON.stringify(data) });
}

function frame(
  { epoch, viewers }: FrameContext,
  name: string,
  { recordedGame, revealedPieces }: LiveState,
  data: object,
): Buffer {
  const id = formatStreamPosition(epoch, { seq: recordedGame.seq, revealed: revealedPieces });
  return eventFrame({ id, name, data: JSON.stringify({ ...data, viewers }) });
}

/** Common members of messages about a running game: its current state, which the page compares with its own. */
function currentState({ recordedGame, currentGame, tUs, revealedPieces }: LiveState, fromPiece: number) {
  const { pieces } = recordedGame.setup;
  const count = Math.max(0, revealedPieces - fromPiece);
  return {
    seq: recordedGame.seq,
    t_us: tUs,
    reveal: { from: fromPiece, pieces: Array.from({ length: count }, (_, index) => pieces(fromPiece + index)) },
    state_hash: hashOf(currentGame),
    chain_head: recordedGame.chainHead,
  };
}

function hashOf({ setup, state }: LoadedGame): string {
  return nodeHashing.sha256Hex(definitionOf(setup.terms.engine).stateText(state));
}
