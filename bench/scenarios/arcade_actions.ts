import { openTable, requestAt, type Table } from '../arcade-tables.ts';
import type { Bench, Scenario } from '../bench.ts';
import type { LoadRequest } from '../load.ts';
import { compare } from '../measure.ts';
import { type Goal, perSecondAtLeast, type Row } from '../row.ts';
import type { MeasuredRialto } from '../serving.ts';

const games = 256;
const batchLength = 32;

export const arcadeActions: Scenario = {
  name: 'arcade_actions',
  about: 'agents play 256 games at once, durable when answered: an action a request, and 32',
  async run(bench) {
    const server = await bench.rialto(bench.emptyFolder(), { RIALTO_POW_BITS: '1' });
    return [
      await play(bench, server, {
        label: 'actions, one a request, durable',
        length: 1,
        goal: perSecondAtLeast(10_000),
      }),
      await play(bench, server, {
        label: 'batches of 32 actions, durable',
        length: batchLength,
        goal: perSecondAtLeast(100_000 / batchLength),
      }),
    ];
  },
};

interface PlayedBatch {
  readonly label: string;
  /** Actions per request. */
  readonly length: number;
  readonly goal: Goal;
}

async function play(bench: Bench, server: MeasuredRialto, { label, length, goal }: PlayedBatch): Promise<Row> {
  const tables: Table[] = [];
  for (let connection = 0; connection < games; connection += 1) tables.push(await openTable(server.url, length));
  const tableOf = (connection: number) => tables[connection] as Table;
  const request = requestAt(tables);
  const first = tableOf(0);
  const body = first.nextBody();
  const response = await (await fetch(server.url + first.path(), { ...sent(first.credential), body })).text();
  first.take(() => response);
  const ceiling = await bench.other('ceiling-process.ts', { body: response, contentType: 'application/json' });
  const engineOnly: LoadRequest = { method: 'POST', path: first.path(), body };
  const row = await compare(
    bench.pace,
    { servers: [server], request, connections: games },
    { servers: [ceiling], request: engineOnly },
  );
  return { label, goal, ...row };
}

function sent(credential: string) {
  return {
    method: 'POST',
    headers: { authorization: `Bearer ${credential}`, 'content-type': 'application/json' },
  };
}
