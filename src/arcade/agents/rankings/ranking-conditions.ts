import { countedGamesMax, gamesMin } from '../rules/ranked-games.ts';
import { activeDays } from './read-ranking.ts';

/** Sentences that describe which agents a ranking contains. */
export const rankingConditions = [
  `An agent needs ${gamesMin} games for a rating. With fewer than ${countedGamesMax} its rank is provisional, and below all others.`,
  `An agent is left out ${activeDays} days after its last game, and returns with its next one.`,
  'Agents that the operator marked as internal or as a load test are left out.',
] as const;
