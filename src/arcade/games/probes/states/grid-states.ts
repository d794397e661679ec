import type { EngineConfig } from '../../../engines/definition.ts';
import { createGridPlay, findEnding } from './grid-play.ts';
import type { ProbeStates, PublicState, StatePair } from './probe-states.ts';

/**
 * Probe states of turn-grid-v2. The transitions are a stone of seat 0, a stone of seat 1, a pass and each kind of
 * ending, as far as the configuration permits them.
 */
export function gridStates(config: EngineConfig, mode: string): ProbeStates {
  const play = createGridPlay(config, mode);
  const start = play.start();
  const pairs: StatePair[] = [];
  const add = (name: string, before: typeof start, after: typeof start | null) => {
    if (after !== null) pairs.push({ name, before: play.snapshot(before), after: play.snapshot(after) });
  };
  const firstState = play.move(start, { type: 'place', x: 0, y: 0 });
  const secondState = firstState && play.move(firstState, { type: 'place', x: 1, y: 1 });
  add('a stone of seat 0', start, firstState);
  if (firstState?.result === null && firstState.toMove === 1) add('a stone of seat 1', firstState, secondState);
  if (firstState?.result === null) add('pass', firstState, play.move(firstState, { type: 'pass' }));
  for (const [name, reason] of endings) {
    const ending = findEnding(play, reason);
    if (ending !== undefined) add(name, ...ending);
  }
  const baseState = firstState?.result === null ? firstState : start;
  return { transitions: pairs, mutations: mutations(play.snapshot(baseState), config['seats'] as number) };
}

const endings = [
  ['line', 'line'],
  ['full board', 'full_board'],
  ['max turns', 'max_turns'],
] as const;

function mutations(baseState: PublicState, seats: number): StatePair[] {
  const board = baseState['board'] as readonly string[];
  const changes: Record<string, PublicState> = {
    'a cell': { board: board.with(-1, `${(board.at(-1) as string).slice(0, -1)}0`) },
    status: { ...endFields, result: { kind: 'draw', reason: 'max_turns', winners: [] } },
  };
  if (seats > 1) {
    const seatRecords = baseState['seats'] as readonly object[];
    changes['to_move'] = { to_move: ((baseState['to_move'] as number) + 1) % seats };
    changes['a departure'] = { seats: seatRecords.with(seats - 1, { seat: seats - 1, left: 'timeout' }) };
  }
  return Object.entries(changes).map(([name, change]) => ({
    name,
    before: baseState,
    after: { ...baseState, ...change },
  }));
}

const endFields = { status: 'ended', end_reason: 'max_turns', to_move: null, turn_left_us: null };
