import { hash } from 'node:crypto';
import { canonicalJson } from '../../../core/base/canonical-json.ts';
import type { EndReason, GameEvent, LoggedAction } from '../../engines/driver.ts';
import { actionText } from '../../replays/log/action-text.ts';
import { formatRecordText } from '../../replays/log/chain.ts';
import type { StoredRecord } from '../store/session-log.ts';
import { appendEvents, endOf, type LoadedGame } from './game.ts';

export const stopConditions = ['none', 'blocked', 'lock', 'line_clear'] as const;
export type StopCondition = (typeof stopConditions)[number];

/** Result of a batch of actions: the game after it, the records to store, and the results of the player's actions. */
export interface Batch {
  readonly game: LoadedGame;
  readonly records: readonly StoredRecord[];
  readonly results: readonly ActionResult[];
  /** Reason why the batch stopped before an out-of-turn action. */
  readonly outOfTurn?: OutOfTurn;
}

/** `over`: the player of the seat has left the game. */
type OutOfTurn = 'not_your_turn' | 'over';

export interface ActionResult {
  /** Index of the action in the batch. */
  readonly i: number;
  readonly outcome: 'applied' | 'blocked';
  /** Reason of the engine for blocking the action. */
  readonly reason?: string;
  readonly events: GameEvent[];
}

/**
 * Applies actions of one seat at the current game time until one matches `stopOn`, the game ends, or an action is out
 * of turn. Every action is recorded, including blocked ones. An action out of turn is not recorded, because a record
 * advances `seq` and would conflict with the next action of the seat to move.
 */
export function applyBatch(
  game: LoadedGame,
  seat: number,
  actions: readonly LoggedAction[],
  stopOn: StopCondition,
): Batch {
  const records: StoredRecord[] = [];
  const results: ActionResult[] = [];
  let currentGame = game;
  for (const action of actions) {
    if (endOf(currentGame) !== null) break;
    const { driver, pieces } = game.setup;
    const tUs = driver.timeOf(currentGame.state);
    const step = driver.step(currentGame.state, seat, action, pieces);
    const { refused, events } = step;
    if (isOutOfTurn(refused)) return { game: currentGame, records, results, outOfTurn: refused };
    currentGame = appendRecord({ ...currentGame, state: step.state }, tUs, seat, action, events);
    records.push([tUs, seat, action]);
    const reason = refused === undefined || refused === 'blocked' ? {} : { reason: refused };
    results.push({
      i: results.length,
      outcome: refused === undefined ? 'applied' : 'blocked',
      ...reason,
      events: [...events],
    });
    if (isStopConditionMet(stopOn, refused !== undefined, events)) break;
  }
  return { game: currentGame, records, results };
}

/**
 * Whether the engine refused the action as out of turn. Such an action is not recorded; actions that are refused for
 * other reasons, such as `blocked`, are recorded.
 */
function isOutOfTurn(refused: string | undefined): refused is OutOfTurn {
  return refused === 'not_your_turn' || refused === 'over';
}

/** Ends the game for a reason of the platform, with an `end` record as the last record of the log. */
export function applyEnd(game: LoadedGame, seat: number | null, reason: EndReason): Batch {
  const tUs = game.setup.driver.timeOf(game.state);
  const action = { type: 'end', reason };
  return { game: appendRecord(game, tUs, seat, action, []), records: [[tUs, seat, action]], results: [] };
}

function appendRecord(
  game: LoadedGame,
  tUs: number,
  seat: number | null,
  action: LoggedAction,
  events: readonly GameEvent[],
): LoadedGame {
  const seq = game.seq + 1;
  const text = actionText(game.setup.terms.engine, action) ?? canonicalJson(action);
  const chainHead = sha256Hex(game.chainHead + formatRecordText(text, seq, seat, tUs));
  return { ...game, seq, chainHead, events: appendEvents(game.events, events, seq, false) };
}

function isStopConditionMet(stopOn: StopCondition, isBlocked: boolean, events: readonly GameEvent[]): boolean {
  if (stopOn === 'none') return false;
  return stopOn === 'blocked' ? isBlocked : events.some(({ type }) => type === stopOn);
}

export function sha256Hex(text: string): string {
  return hash('sha256', text);
}
