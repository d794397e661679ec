import { createHash } from 'node:crypto';
import { rngKey, sha256 } from '../../../src/arcade/engines/commit-reveal.ts';
import type { Engine } from '../../../src/arcade/engines/engine.ts';
import { stateHash } from '../../../src/arcade/engines/state-hash.ts';
import { pieceSequence } from '../../../src/arcade/engines/tetris/piece-sequence.ts';
import { tetrisV2 } from '../../../src/arcade/engines/tetris/tetris-v2.ts';
import { turnGridV2 } from '../../../src/arcade/engines/turn-grid/turn-grid-v2.ts';
import { actionsByName } from './positions.ts';

/** A recorded game: its input, and the results that every build of its engine must return. */
export interface RecordedGame {
  readonly engine: 'tetris-v2' | 'turn-grid-v2';
  readonly config: object;
  readonly seats: number;
  readonly seeds: { readonly server: string; readonly session: string; readonly client: string };
  /**
   * Time, seat and actions: `LRCASHW` for tetris (left, right, clockwise, anticlockwise, soft, hard, wait), `x,y` or a
   * word for the grid.
   */
  readonly log: readonly (readonly [tUs: number, seat: number, actions: string])[];
  readonly ends: Ending;
}

export interface Ending {
  readonly outcome: unknown;
  readonly events: number;
  readonly refused: number;
  readonly state_hash: string;
  /** SHA-256 over the state hashes after every advance and action, in order. */
  readonly steps_hash: string;
}

type AnyEngine = Engine<unknown, unknown, unknown, unknown, string, unknown, unknown>;

/** Plays a game from its log. */
export function replayGame(game: Omit<RecordedGame, 'ends'>): Ending {
  const engine = (game.engine === 'tetris-v2' ? tetrisV2 : turnGridV2) as AnyEngine;
  const pieces = recordedPieces(game.seeds);
  const steps = createHash('sha256');
  let state = engine.start(game.config, game.seats, pieces);
  let events = 0;
  let refused = 0;
  for (const [tUs, seat, actions] of game.log) {
    const advanceResult = engine.advance(state, tUs, pieces);
    state = advanceResult.state;
    events += advanceResult.events.length;
    steps.update(hashOf(state));
    for (const action of actionsOf(game.engine, actions)) {
      const stepResult = engine.step(state, seat, action, pieces);
      state = stepResult.state;
      events += stepResult.events.length;
      refused += stepResult.refused === undefined ? 0 : 1;
      steps.update(hashOf(state));
    }
  }
  const outcome = engine.outcome(state);
  return { outcome, events, refused, state_hash: hashOf(state), steps_hash: steps.digest('hex') };
}

export function recordedPieces({ server, session, client }: RecordedGame['seeds']) {
  return pieceSequence(rngKey(Buffer.from(server, 'hex'), session, client), sha256);
}

/** Letters of the actions in a log, by the names in `actionsByName`. */
export const lettersOfActions: Readonly<Record<string, string>> = {
  left: 'L',
  right: 'R',
  cw: 'C',
  ccw: 'A',
  soft: 'S',
  hard: 'H',
  wait: 'W',
};

/** The actions of a log entry. */
export function actionsOf(engine: RecordedGame['engine'], text: string): unknown[] {
  if (engine === 'tetris-v2') return Array.from(text, (letter) => actionOfLetter(letter));
  if (text === '') return [];
  if (!text.includes(',')) return [{ type: text }];
  const [x, y] = text.split(',').map(Number);
  return [{ type: 'place', x, y }];
}

function actionOfLetter(letter: string): unknown {
  const word = Object.keys(lettersOfActions).find((name) => lettersOfActions[name] === letter);
  const action = word === undefined ? undefined : actionsByName[word];
  if (action === undefined) throw new Error(`No action ${letter}`);
  return action;
}

function hashOf(state: unknown): string {
  return stateHash(state, (text) => createHash('sha256').update(text, 'utf8').digest('hex'));
}
