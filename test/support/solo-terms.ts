import type { Terms } from '../../src/arcade/engines/driver.ts';

/** Terms of a turn-based solo session of the default engine. */
export const soloTerms: Terms = {
  engine: 'tetris-v2',
  engine_config: {},
  mode: 'solo',
  pace: 'stepped',
  seats: 1,
  duration_seconds_max: 600,
  actions_max: 20_000,
};
