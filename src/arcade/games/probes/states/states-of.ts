import type { EngineConfig } from '../../../engines/definition.ts';
import { gridStates } from './grid-states.ts';
import type { ProbeStates } from './probe-states.ts';
import { tetrisMutations } from './tetris-mutations.ts';
import { tetrisTransitions } from './tetris-transitions.ts';

/** The game that a renderer draws: what its manifest says of it. */
export interface ProbedGame {
  readonly engine: string;
  readonly engine_config: EngineConfig;
  readonly mode: string;
}

/**
 * The states of each engine. Kept apart from the engines' definitions, which pages load: only probes need them.
 * Throws a RangeError for an engine that has none.
 */
export function probeStatesOf({ engine, engine_config: config, mode }: ProbedGame): ProbeStates {
  const states = byEngine[engine];
  if (states === undefined) throw new RangeError(`Engine ${engine} has no probe states.`);
  return states(config, mode);
}

const byEngine: Readonly<Record<string, (config: EngineConfig, mode: string) => ProbeStates>> = {
  'tetris-v2': () => ({ transitions: tetrisTransitions(), mutations: tetrisMutations() }),
  'turn-grid-v2': gridStates,
};
