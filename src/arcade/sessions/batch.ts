import { hash } from 'node:crypto';
import { canonicalJson } from '../../core/base/canonical-json.ts';
import type { EndReason, GameEvent, LoggedAction } from '../engines/driver.ts';
import { actionText } from '../replay/action-form.ts';
import { textAround } from '../replay/chain.ts';
import { endOf, type Game, withEvents } from './game.ts';

export const stopConditions = ['none', 'blocked', 'lock', 'line_clear'] as const;
export type StopOn = (typeof stopConditions)[number];

/** How a record is kept: its number follows from its place, its hash from the chain. */
export type KeptRecord = readonly [tUs: number, seat: number | null, action: LoggedAction];

export interface Batch {
  readonly game: Game;
  readonly records: readonly KeptRecord[];
  readonly results: readonly ActionResult[];
}

export interface ActionResult {
  readonly i: number;
  readonly outcome: 'applied' | 'blocked';
  /** Why it was blocked, in the engine's word. */
  readonly reason?: string;
  readonly events: GameEvent[];
}

/**
 * Applies actions of one seat at the game's own time, each recorded whether it had an effect or
 * not, until one fulfils `stopOn` or the game ends.
 */
export function applyBatch(game: Game, seat: number, actions: readonly LoggedAction[], stopOn: StopOn): Batch {
  const records: KeptRecord[] = [];
  const results: ActionResult[] = [];
  let played = game;
  for (const action of actions) {
    if (endOf(played) !== null) break;
    const { driver, pieces } = game.facts;
    const tUs = driver.timeOf(played.state);
    const stepped = driver.step(played.state, seat, action, pieces);
    const { refused, events } = stepped;
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

/** Ends the game from outside its rules: the log closes with a record that says why. */
export function applyEnd(game: Game, seat: number | null, reason: EndReason): Batch {
  const tUs = game.facts.driver.timeOf(game.state);
  const action = { type: 'end', reason };
  return { game: recorded(game, tUs, seat, action, []), records: [[tUs, seat, action]], results: [] };
}

function recorded(
  game: Game,
  tUs: number,
  seat: number | null,
  action: LoggedAction,
  events: readonly GameEvent[],
): Game {
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
