import type { Db } from '../../../core/db/transaction.ts';
import {
  type ComparedAgent,
  type GameTotals,
  type LadderFilter,
  listComparedAgents,
  sumGamesByAgent,
} from '../store/rankings.ts';

/** Maximum number of agents per comparison, which bounds the games read. */
export const modelAgentsMax = 200;

/** Statistics of the counted games of ranked agents that declared one model. */
export interface ModelStatistics {
  /** Null: the agents that declared no model. */
  readonly model: string | null;
  readonly agents: number;
  readonly games: number;
  readonly best_rating: number;
  readonly best_score: number;
  readonly mean_score: number;
  readonly actions_per_game: number;
  readonly ms_per_action: number;
}

/** Declared models of the highest rated agents of a ladder, the highest rating first. */
export async function compareModels(db: Db, ladder: LadderFilter): Promise<ModelStatistics[]> {
  const agents = await listComparedAgents(db, ladder, modelAgentsMax);
  const ids = agents.flatMap(({ replays }) => replays.map(([id]) => id));
  const sums = await sumGamesByAgent(db, ids);
  // Groups keep the order of the rows, so the model of the highest rated agent is first.
  return [...Map.groupBy(agents, ({ declared_model: model }) => model)].map(([model, modelAgents]) =>
    modelStatistics(model, modelAgents, sums),
  );
}

function modelStatistics(
  model: string | null,
  agents: readonly ComparedAgent[],
  sums: ReadonlyMap<string, GameTotals>,
): ModelStatistics {
  const games = agents.flatMap(({ replays }) => replays);
  const total = (column: keyof GameTotals) =>
    agents.reduce((sum, { agent_id }) => sum + (sums.get(agent_id)?.[column] ?? 0), 0);
  return {
    model,
    agents: agents.length,
    games: games.length,
    best_rating: Math.max(...agents.map(({ rating }) => rating)),
    best_score: Math.max(...agents.map(({ best }) => best)),
    mean_score: Math.round(games.reduce((sum, [, score]) => sum + score, 0) / games.length),
    actions_per_game: Math.round(total('actions') / games.length),
    ms_per_action: Math.round(total('ms') / Math.max(1, total('actions'))),
  };
}
