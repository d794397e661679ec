import type { EngineConfig } from '../../../engines/definition.ts';
import { gridStates } from './grid-states.ts';
import type { ProbeStates } from './probe-states.ts';
import { tetrisMutations } from './tetris-mutations.ts';
import { tetrisTransitions } from './tetris-transitions.ts';

/** Engine, configuration and mode from a manifest. */
export interface ProbedGame {
  readonly engine: string;
  readonly engine_config: EngineConfig;
  readonly mode: string;
}

/**
 * Probe states of a game. They are separate from the engine definitions, which pages load, because only the server and
 * the command line need them. Throws a RangeError for an engine without probe states.
 */
export function probeStatesOf({ engine, engine_config: config, mode }: ProbedGame): ProbeStates {
  const createStates = statesByEngine[engine];
  if (createStates === undefined) throw new RangeError(`Engine ${engine} has no probe states.`);
  return createStates(config, mode);
}

const statesByEngine: Readonly<Record<string, (config: EngineConfig, mode: string) => ProbeStates>> = {
  'tetris-v2': () => ({ transitions: tetrisTransitions(), mutations: tetrisMutations() }),
  'turn-grid-v2': gridStates,
};
