import { registerPlayer } from '../test/support/arcade.ts';
import { newKey } from '../test/support/server.ts';
import { type Action, greedyActions, type ObservedState, padActions } from './greedy-player.ts';
import type { LoadRequest } from './load.ts';

/** An agent that plays one session after another. */
export interface ArcadePlayer {
  readonly credential: string;
  /** Body of the next request; called before `path`. */
  nextBody(): string;
  path(): string;
  onResponse(text: () => string): void;
}

/** Request with the actions of one player per connection. */
export function actionRequest(players: readonly ArcadePlayer[]): LoadRequest {
  const playerOf = (connection: number) => players[connection] as ArcadePlayer;
  return {
    method: 'POST',
    path: (connection) => playerOf(connection).path(),
    headers: (connection) => ({ authorization: `Bearer ${playerOf(connection).credential}` }),
    body: (connection) => playerOf(connection).nextBody(),
    onResponse: (connection, text) => playerOf(connection).onResponse(text),
  };
}

/**
 * Request with the actions of one player, each on another node than the player's last request. There are more players
 * than connections; connections are distributed over the nodes round robin.
 */
export function alternatingActionRequest(players: readonly ArcadePlayer[], nodeCount: number): LoadRequest {
  const waitingPlayers = players.map((player) => ({ player, lastNode: -1 }));
  const currentPlayers = new Map<number, (typeof waitingPlayers)[number]>();
  const playerOf = (connection: number) => currentPlayers.get(connection)?.player as ArcadePlayer;
  let credential = '';
  return {
    method: 'POST',
    path: (connection) => playerOf(connection).path(),
    uniqueHeader: () => ['authorization', `Bearer ${credential}`],
    // Called before the path and the header of the same request.
    body(connection) {
      const node = connection % nodeCount;
      const index = Math.max(
        0,
        waitingPlayers.findIndex(({ lastNode }) => lastNode !== node),
      );
      const [next] = waitingPlayers.splice(index, 1);
      if (next === undefined) throw new Error('There are fewer players than connections.');
      currentPlayers.set(connection, { ...next, lastNode: node });
      ({ credential } = next.player);
      return next.player.nextBody();
    },
    onResponse(connection, text) {
      playerOf(connection).onResponse(text);
      const player = currentPlayers.get(connection);
      if (player !== undefined) waitingPlayers.push(player);
    },
  };
}

/** Limit of planned actions, for requests of one action. */
const plannedMax = 32;

interface SessionStatus {
  readonly session?: { readonly id: string };
  readonly observation: ObservedState;
}

/**
 * Registers a player with this number of actions per request. With `omitsBoard`, a response has the board only when the
 * next plan needs it.
 */
export async function openPlayer(url: string, actionsPerRequest: number, omitsBoard = false): Promise<ArcadePlayer> {
  const player = await registerPlayer(url);
  const created: SessionStatus = (await player.post('/api/v1/sessions', terms)).body;
  let id = created.session?.id ?? null;
  let observed = created.observation;
  let { seq } = observed;
  let plan: Action[] = [];
  return {
    credential: player.credential,
    nextBody() {
      if (id === null) return JSON.stringify({ ...terms, idempotency_key: newKey() });
      if (plan.length === 0) plan = planActions(observed, actionsPerRequest);
      const actions = plan.splice(0, actionsPerRequest);
      return JSON.stringify({
        seq_base: seq,
        actions,
        ...(omitsBoard && plan.length > 0 ? { view: 'position' } : {}),
      });
    },
    path: () => (id === null ? '/arcade/api/v1/sessions' : `/arcade/api/v1/sessions/${id}/actions`),
    onResponse(text) {
      seq += actionsPerRequest;
      // The next plan depends on the result of the last piece.
      if (plan.length > 0) return;
      const { session, observation }: SessionStatus = JSON.parse(text());
      id = observation.status === 'ended' ? null : (session?.id ?? id);
      observed = observation;
      ({ seq } = observation);
    },
  };
}

const terms = { pace: 'slow-60' };

function planActions(observation: ObservedState, actionsPerRequest: number): Action[] {
  if (actionsPerRequest === 1) return greedyActions(observation, plannedMax, 1);
  return padActions(greedyActions(observation, actionsPerRequest, actionsPerRequest), actionsPerRequest);
}
