import type { EngineConfig } from '../../../engines/definition.ts';
import { gridStates } from './grid-states.ts';
import type { ProbeStates } from './probe-states.ts';
import { tetrisMutations } from './tetris-mutations.ts';
import { tetrisTransitions } from './tetris-transitions.ts';

/** Game of a renderer, from its manifest. */
export interface ProbedGame {
  readonly engine: string;
  readonly engine_config: EngineConfig;
  readonly mode: string;
}

/**
 * Probe states by engine. Separate from the engine definitions, which pages load, because only probes need them. Throws
 * a RangeError for an engine without any.
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
