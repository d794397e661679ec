import { endOf, gameAt, type LoadedGame } from '../sessions/game.ts';

/** State of a running game: at its last record, and now. */
export interface LiveState {
  /** Game at its last record, or at its end; clients compute later states from it. */
  readonly recordedGame: LoadedGame;
  /** Game advanced to the current time. */
  readonly currentGame: LoadedGame;
  readonly tUs: number;
  /** Number of pieces that the game has requested so far; only these are public. */
  readonly revealedPieces: number;
}

export function liveStateOf(recordedGame: LoadedGame, nowUs: number): LiveState {
  const currentGame = gameAt(recordedGame, nowUs);
  const { driver } = recordedGame.setup;
  return {
    recordedGame,
    currentGame,
    tUs: driver.timeOf(currentGame.state),
    revealedPieces: driver.revealed(currentGame.state),
  };
}

/** Whether the game has ended by time and the end is not stored yet. Such an end must not be published. */
export function hasUnstoredEnd({ recordedGame, currentGame }: LiveState): boolean {
  return recordedGame.storedResult === null && endOf(currentGame) !== null;
}

/** Whether this state must be sent to viewers that have the previous one. */
export function hasChanged(liveState: LiveState, previous: LiveState): boolean {
  const { recordedGame, currentGame, revealedPieces } = liveState;
  if (
    recordedGame.seq !== previous.recordedGame.seq ||
    recordedGame.storedResult !== previous.recordedGame.storedResult ||
    revealedPieces !== previous.revealedPieces
  )
    return true;
  return currentGame.events.some(({ isTimed, event }) => isTimed && event.t_us > previous.tUs);
}
