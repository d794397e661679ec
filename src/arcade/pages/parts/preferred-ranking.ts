import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import type { PaceCounts } from '../../agents/rankings/pace-counts.ts';
import type { Pace } from '../../engines/pace.ts';
import type { ArcadeApiClient, PageQuery, RankingResponse } from './api-client.ts';

const defaultPace: Pace = 'slow-10';

/**
 * Ranking of a game version at the default pace; if that has no ranked agents, at the first pace that has. If no
 * pace has ranked agents, at the pace with the most games. Refuses like `read_rankings`.
 */
export async function readPreferredRanking(api: ArcadeApiClient, query: PageQuery): Promise<RankingResponse | Refusal> {
  const ranking = await api.ranking({ ...query, pace: defaultPace });
  if (isRefusal(ranking)) return ranking;
  const pace = preferredPace(ranking.paces);
  return pace === defaultPace ? ranking : api.ranking({ ...query, pace });
}

function preferredPace(paces: readonly PaceCounts[]): Pace {
  const defaultPaceFirst = paces.toSorted(
    (left, right) => Number(right.pace === defaultPace) - Number(left.pace === defaultPace),
  );
  const rankedPace = defaultPaceFirst.find(({ agents }) => agents > 0);
  return (rankedPace ?? defaultPaceFirst.toSorted((left, right) => right.games - left.games)[0])?.pace ?? defaultPace;
}
