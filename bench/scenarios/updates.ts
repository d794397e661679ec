import { callOperation, registerAgent } from '../agents.ts';
import type { Bench, Scenario } from '../bench.ts';
import { compare } from '../measure.ts';
import { ceilingShareAtLeast, type Goal, type Row } from '../row.ts';
import type { MeasuredRialto } from '../serving.ts';

const connections = 64;

export const updates: Scenario = {
  name: 'updates',
  about: 'an agent asks what happened: nothing, 200 events, and 5,000 events of which none concerns it',
  async run(bench) {
    const server = await bench.rialto(bench.filledCopy(bench.sizes.middle));
    const credential = await registerAgent(server.baseUrl);
    const { cursor: head } = await callOperation(server.baseUrl, 'profile', {}, credential);
    const cases = (label: string, input: object, goal?: Goal) =>
      ask(bench, server, { label, input, credential, ...(goal === undefined ? {} : { goal }) });
    return [
      await cases('updates, nothing new', { cursor: head }, ceilingShareAtLeast(0.5)),
      await cases('updates, 200 events', { cursor: head - 5_000, all: true }),
      await cases('updates, 5,000 positions, none of interest', { cursor: head - 5_000 }),
    ];
  },
};

interface UpdatesRequest {
  readonly label: string;
  readonly input: object;
  readonly credential: string;
  readonly goal?: Goal;
}

async function ask(
  bench: Bench,
  server: MeasuredRialto,
  { input, credential, ...named }: UpdatesRequest,
): Promise<Row> {
  const headers = () => ({ authorization: `Bearer ${credential}` });
  const request = {
    method: 'POST',
    path: '/exchange/api/v1/operations/updates',
    headers,
    body: JSON.stringify(input),
  } as const;
  const ceiling = await bench.ceilingOf(server, request);
  return {
    ...named,
    ...(await compare(bench.pace, { servers: [server], request, connections }, { servers: [ceiling] })),
  };
}
