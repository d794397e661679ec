import { hash } from 'node:crypto';
import { canonicalJson } from '../../../core/base/canonical-json.ts';
import type { EndReason, GameEvent, LoggedAction } from '../../engines/driver.ts';
import { actionText } from '../../replays/log/action-form.ts';
import { textAround } from '../../replays/log/chain.ts';
import type { KeptRecord } from '../store/session-log.ts';
import { endOf, type LoadedGame, withEvents } from './game.ts';

export const stopConditions = ['none', 'blocked', 'lock', 'line_clear'] as const;
export type StopOn = (typeof stopConditions)[number];

export interface Batch {
  readonly game: LoadedGame;
  readonly records: readonly KeptRecord[];
  readonly results: readonly ActionResult[];
  /** Why the batch stopped before an out-of-turn action. */
  readonly outOfTurn?: OutOfTurn;
}

/** `over`: the seat has left the game. */
type OutOfTurn = 'not_your_turn' | 'over';

export interface ActionResult {
  readonly i: number;
  readonly outcome: 'applied' | 'blocked';
  /** Why it was blocked, in the engine's word. */
  readonly reason?: string;
  readonly events: GameEvent[];
}

/**
 * Applies actions of one seat at the game's own time, each recorded whether it had an effect or
 * not, until one matches `stopOn`, the game ends, or an action is out of turn. That action
 * is not recorded: a record advances `seq` and would conflict with the seat to move.
 */
export function applyBatch(game: LoadedGame, seat: number, actions: readonly LoggedAction[], stopOn: StopOn): Batch {
  const records: KeptRecord[] = [];
  const results: ActionResult[] = [];
  let played = game;
  for (const action of actions) {
    if (endOf(played) !== null) break;
    const { driver, pieces } = game.facts;
    const tUs = driver.timeOf(played.state);
    const stepped = driver.step(played.state, seat, action, pieces);
    const { refused, events } = stepped;
    if (isOutOfTurn(refused)) return { game: played, records, results, outOfTurn: refused };
    played = recorded({ ...played, state: stepped.state }, tUs, seat, action, events);
    records.push([tUs, seat, action]);
    const reason = refused === undefined || refused === 'blocked' ? {} : { reason: refused };
    results.push({
      i: results.length,
      outcome: refused === undefined ? 'applied' : 'blocked',
      ...reason,
      events: [...events],
    });
    if (isFulfilled(stopOn, refused !== undefined, events)) break;
  }
  return { game: played, records, results };
}

/** Refusals of engines without a change of state for an out-of-turn seat; others, such as `blocked`, count. */
function isOutOfTurn(refused: string | undefined): refused is OutOfTurn {
  return refused === 'not_your_turn' || refused === 'over';
}

/** Ends the game by the platform, with a last record that states the reason. */
export function applyEnd(game: LoadedGame, seat: number | null, reason: EndReason): Batch {
  const tUs = game.facts.driver.timeOf(game.state);
  const action = { type: 'end', reason };
  return { game: recorded(game, tUs, seat, action, []), records: [[tUs, seat, action]], results: [] };
}

function recorded(
  game: LoadedGame,
  tUs: number,
  seat: number | null,
  action: LoggedAction,
  events: readonly GameEvent[],
): LoadedGame {
  const seq = game.seq + 1;
  const text = actionText(game.facts.terms.engine, action) ?? canonicalJson(action);
  const chainHead = sha256Hex(game.chainHead + textAround(text, seq, seat, tUs));
  return { ...game, seq, chainHead, events: withEvents(game.events, events, seq, false) };
}

function isFulfilled(stopOn: StopOn, isBlocked: boolean, events: readonly GameEvent[]): boolean {
  if (stopOn === 'none') return false;
  return stopOn === 'blocked' ? isBlocked : events.some(({ type }) => type === stopOn);
}

export function sha256Hex(text: string): string {
  return hash('sha256', text);
}
