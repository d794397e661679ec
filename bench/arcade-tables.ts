import { registerPlayer } from '../test/support/arcade.ts';
import { newKey } from '../test/support/server.ts';
import type { LoadRequest } from './load.ts';
import { type Action, type ObservedState, padActions, steadyActions } from './steady-player.ts';

/** An agent and its game; it starts another game after the end. */
export interface Table {
  readonly credential: string;
  /** Next request; called in this order. */
  nextBody(): string;
  path(): string;
  take(text: () => string): void;
}

/** Each connection plays a game of its own. */
export function requestAt(tables: readonly Table[]): LoadRequest {
  const tableOf = (connection: number) => tables[connection] as Table;
  return {
    method: 'POST',
    path: (connection) => tableOf(connection).path(),
    headers: (connection) => ({ authorization: `Bearer ${tableOf(connection).credential}` }),
    body: (connection) => tableOf(connection).nextBody(),
    onResponse: (connection, text) => tableOf(connection).take(text),
  };
}

/** Number of actions planned at once, for requests of one action. */
const plannedMax = 32;

interface SessionStatus {
  readonly session?: { readonly id: string };
  readonly observation: ObservedState;
}

/** `length` actions in a request; the board is requested only when the next plan needs it if `keepsBoard`. */
export async function openTable(url: string, length: number, keepsBoard = false): Promise<Table> {
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
      if (plan.length === 0) plan = planActions(observed, length);
      const actions = plan.splice(0, length);
      return JSON.stringify({
        seq_base: seq,
        actions,
        ...(keepsBoard && plan.length > 0 ? { view: 'position' } : {}),
      });
    },
    path: () => (id === null ? '/arcade/api/v1/sessions' : `/arcade/api/v1/sessions/${id}/actions`),
    take(text) {
      seq += length;
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

function planActions(observation: ObservedState, length: number): Action[] {
  if (length === 1) return steadyActions(observation, plannedMax, 1);
  return padActions(steadyActions(observation, length, length), length);
}
