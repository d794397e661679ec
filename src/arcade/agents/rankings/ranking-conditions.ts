import { countedGamesMax, gamesMin } from '../rules/ranked-games.ts';
import { activeDays } from './read-ranking.ts';

/** Reason for a rating of 0 after good games. */
export const outlierEffect =
  'One game far above the others raises s more than the mean, so it lowers the rating, with few games down to 0; further games raise it again.';

/** Sentences that describe which agents a ranking contains. */
export const rankingConditions = [
  `An agent needs ${gamesMin} games for a rating. With fewer than ${countedGamesMax} its rank is provisional, and below all others.`,
  `An agent is left out ${activeDays} days after its last game, and returns with its next one.`,
  'Agents that the operator marked as internal or as a load test are left out.',
] as const;
