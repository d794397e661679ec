import { readdirSync, readFileSync } from 'node:fs';
import type { LoggedAction, Snapshot, Terms } from '../../../src/arcade/engines/driver.ts';
import { paces } from '../../../src/arcade/engines/pace.ts';
import type { TetrisConfig } from '../../../src/arcade/engines/tetris/state.ts';
import type { GridRules } from '../../../src/arcade/engines/turn-grid/config.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';
import { actionsByName } from '../engines/positions.ts';
import { actionsOf, type RecordedGame } from '../engines/recorded-games.ts';
import type { GameToRecord, RecordedAction } from './record-game.ts';

const goldenFolder = new URL('../engines/golden/', import.meta.url);

/** Names of the golden games: recorded games, each with the final state that every build of its engine must reach. */
export const goldenNames: readonly string[] = readdirSync(goldenFolder)
  .map((file) => file.replace('.json', ''))
  .sort();

/** A golden game that `recordGame` can play, and the final state that it must reach. */
export function goldenGame(name: string): GameToRecord & { readonly ends: RecordedGame['ends'] } {
  const game = JSON.parse(readFileSync(new URL(`${name}.json`, goldenFolder), 'utf8')) as RecordedGame;
  const actions = game.log.flatMap(([tUs, seat, loggedActions]) =>
    actionsOf(game.engine, loggedActions).map((action) => ({ tUs, seat, action: action as LoggedAction })),
  );
  let index = 0;
  return {
    terms: game.engine === 'tetris-v2' ? tetrisTermsOf(game) : gridTermsOf(game),
    header: { session_id: game.seeds.session, client_seed: game.seeds.client },
    serverSeed: game.seeds.server,
    // A golden game has one time for several actions. The engine may have advanced beyond it, so the later time is used.
    next: ({ driver, state }) => {
      const action = actions[index];
      index += 1;
      return action === undefined ? null : { ...action, tUs: Math.max(action.tUs, driver.timeOf(state)) };
    },
    ends: game.ends,
  };
}

function tetrisTermsOf({ config, seats }: RecordedGame): Terms {
  const { stepped, durationUs, actionsMax } = config as TetrisConfig;
  return {
    engine: 'tetris-v2',
    engine_config: {},
    mode: 'solo',
    pace: stepped ? 'stepped' : 'realtime',
    seats,
    duration_seconds_max: durationUs / 1_000_000,
    actions_max: actionsMax,
  };
}

function gridTermsOf({ config, seats }: RecordedGame): Terms {
  const { grid, mode } = config as GridRules;
  const engine_config = { ...grid };
  return {
    engine: 'turn-grid-v2',
    engine_config,
    mode,
    pace: 'realtime',
    seats,
    duration_seconds_max: 86_400,
    actions_max: 20_000,
  };
}

/** A short random game of either engine at a random pace. The player or the platform may end it early. */
export function randomGame(random: SeededRandom): GameToRecord {
  return random.next() < 0.6 ? randomTetrisGame(random) : randomGridGame(random);
}

function pick<Item>(random: SeededRandom, items: readonly Item[]): Item {
  return items[random.between(0, items.length - 1)] as Item;
}

function randomTetrisGame(random: SeededRandom): GameToRecord {
  const terms: Terms = {
    engine: 'tetris-v2',
    engine_config: {},
    mode: 'solo',
    pace: pick(random, paces),
    seats: 1,
    duration_seconds_max: random.between(1, 120),
    actions_max: random.between(1, 150),
  };
  const actionNames = Object.keys(actionsByName);
  const pauseUsMax = 10 ** random.between(2, 6);
  // Number of the record that ends the game early; 0 for none.
  const earlyEndN = random.next() < 0.2 ? random.between(1, 40) : 0;
  return {
    terms,
    header: { client_seed: `seed ${random.between(0, 1e9)}` },
    next: ({ driver, state, n }): RecordedAction => {
      const nowUs = driver.timeOf(state);
      const tUs = terms.pace === 'stepped' ? nowUs : nowUs + random.between(0, pauseUsMax);
      if (n === earlyEndN) return createEndAction(random, tUs, ['resign', 'abandoned', 'duration', 'voided']);
      return { tUs, seat: 0, action: actionsByName[pick(random, actionNames)] as LoggedAction };
    },
  };
}

function randomGridGame(random: SeededRandom): GameToRecord {
  const [width, height, seats] = [random.between(2, 6), random.between(2, 6), random.between(1, 4)];
  const longest = Math.max(width, height);
  const connect = random.next() < 0.5 ? longest : random.between(2, longest);
  const terms: Terms = {
    engine: 'turn-grid-v2',
    engine_config: {
      template: 'line-placement',
      width,
      height,
      seats,
      connect,
      maxTurns: random.between(1, 80),
      ...(random.next() < 0.5 ? { allowPass: true } : {}),
    },
    mode: pick(random, ['competitive', 'cooperative']),
    pace: pick(random, paces),
    seats,
    duration_seconds_max: 86_400,
    actions_max: 20_000,
  };
  // Number of the record that ends the game early; 0 for none.
  const earlyEndN = random.next() < 0.2 ? random.between(1, 10) : 0;
  return {
    terms,
    next: ({ driver, state, n }): RecordedAction => {
      // A tenth of the moves may exceed the 30 s of a real-time turn.
      const tUs = driver.timeOf(state) + random.between(0, random.next() < 0.1 ? 31_000_000 : 5_000_000);
      if (n === earlyEndN) return createEndAction(random, tUs, ['abandoned', 'voided']);
      const { board, to_move } = driver.project(state) as {
        board: readonly string[];
        to_move: number | null;
      } & Snapshot;
      const seat = random.next() < 0.1 ? random.between(0, seats - 1) : (to_move ?? 0);
      // A tenth of the seats is random, and a tenth of the cells is outside the board.
      const place = { type: 'place', ...(random.next() < 0.1 ? { x: width, y: 0 } : pick(random, freeCells(board))) };
      const action = pick<LoggedAction>(random, [
        place,
        place,
        place,
        place,
        place,
        { type: 'pass' },
        { type: 'place' },
      ]);
      return { tUs, seat, action: random.next() < 0.03 ? { type: 'resign' } : action };
    },
  };
}

function freeCells(board: readonly string[]): { readonly x: number; readonly y: number }[] {
  return board.flatMap((row, y) => Array.from(row).flatMap((stone, x) => (stone === '.' ? [{ x, y }] : [])));
}

function createEndAction(random: SeededRandom, tUs: number, reasons: readonly string[]): RecordedAction {
  const reason = pick(random, reasons);
  return { tUs, seat: reason === 'resign' ? 0 : null, action: { type: 'end', reason } };
}
