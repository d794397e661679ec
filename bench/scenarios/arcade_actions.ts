import { registerPlayer } from '../../test/support/arcade.ts';
import { newKey } from '../../test/support/server.ts';
import type { Bench, Scenario } from '../bench.ts';
import type { LoadRequest } from '../load.ts';
import { compare } from '../measure.ts';
import { type Goal, perSecondAtLeast, type Row } from '../row.ts';
import type { RialtoServing } from '../serving.ts';
import { type Action, filledUp, type ObservedState, steadyActions } from '../steady-player.ts';

const games = 256;
const batchLength = 32;

export const arcadeActions: Scenario = {
  name: 'arcade_actions',
  about: 'agents play 256 games at once, durable when answered: an action a request, and 32',
  async run(bench) {
    const server = await bench.rialto(bench.emptyFolder(), { RIALTO_POW_BITS: '1' });
    return [
      await play(bench, server, { what: 'actions, one a request, durable', length: 1, goal: perSecondAtLeast(10_000) }),
      await play(bench, server, {
        what: 'batches of 32 actions, durable',
        length: batchLength,
        goal: perSecondAtLeast(100_000 / batchLength),
      }),
    ];
  },
};

interface PlayedBatch {
  readonly what: string;
  /** Actions in a request. */
  readonly length: number;
  readonly goal: Goal;
}

async function play(bench: Bench, server: RialtoServing, { what, length, goal }: PlayedBatch): Promise<Row> {
  const tables: Table[] = [];
  for (let connection = 0; connection < games; connection += 1) tables.push(await openTable(server.url, length));
  const tableOf = (connection: number) => tables[connection] as Table;
  const request: LoadRequest = {
    method: 'POST',
    path: (connection) => tableOf(connection).path(),
    headers: (connection) => ({ authorization: `Bearer ${tableOf(connection).credential}` }),
    body: (connection) => tableOf(connection).nextBody(),
    onAnswer: (connection, text) => tableOf(connection).take(text),
  };
  const first = tableOf(0);
  const body = first.nextBody();
  const answer = await (await fetch(server.url + first.path(), { ...sent(first.credential), body })).text();
  first.take(() => answer);
  const ceiling = await bench.other('ceiling-process.ts', { body: answer, contentType: 'application/json' });
  const bare: LoadRequest = { method: 'POST', path: first.path(), body };
  const row = await compare(
    bench.pace,
    { servers: [server], request, connections: games },
    { servers: [ceiling], request: bare },
  );
  return { what, goal, ...row };
}

/** One agent at its game: when that has ended, at the next one. */
interface Table {
  readonly credential: string;
  /** What is sent next, and where to: requested in this order. */
  nextBody(): string;
  path(): string;
  take(text: () => string): void;
}

interface SessionStatus {
  readonly session?: { readonly id: string };
  readonly observation: ObservedState;
}

async function openTable(url: string, length: number): Promise<Table> {
  const player = await registerPlayer(url);
  const created: SessionStatus = (await player.post('/api/v1/sessions', terms)).body;
  let id = created.session?.id ?? null;
  let seen = created.observation;
  let { seq } = seen;
  let plan: Action[] = [];
  return {
    credential: player.credential,
    nextBody() {
      if (id === null) return JSON.stringify({ ...terms, idempotency_key: newKey() });
      if (plan.length === 0) plan = planned(seen, length);
      return JSON.stringify({ seq_base: seq, actions: plan.splice(0, length) });
    },
    path: () => (id === null ? '/arcade/api/v1/sessions' : `/arcade/api/v1/sessions/${id}/actions`),
    take(text) {
      seq += length;
      // What comes of the last piece of a plan decides the next one.
      if (plan.length > 0) return;
      const { session, observation }: SessionStatus = JSON.parse(text());
      id = observation.status === 'ended' ? null : (session?.id ?? id);
      seen = observation;
      ({ seq } = observation);
    },
  };
}

const terms = { pace: 'slow-60' };

function planned(seen: ObservedState, length: number): Action[] {
  if (length === 1) return steadyActions(seen, batchLength, 1);
  return filledUp(steadyActions(seen, length, length), length);
}

function sent(credential: string) {
  return {
    method: 'POST',
    headers: { authorization: `Bearer ${credential}`, 'content-type': 'application/json' },
  };
}
