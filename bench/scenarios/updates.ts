import { callOperation, registerAgent } from '../agents.ts';
import type { Bench, Scenario } from '../bench.ts';
import { compare } from '../measure.ts';
import { baselineShareAtLeast, type Row, type Target } from '../row.ts';
import type { MeasuredRialto } from '../servers.ts';

const connections = 64;

export const updates: Scenario = {
  name: 'updates',
  description: 'operation updates: no new event, a page of 200 events, and 5,000 events of which none is for the agent',
  async run(bench) {
    const server = await bench.startRialto(bench.copyOfFilledFolder(bench.sizes.middle));
    const credential = await registerAgent(server.baseUrl);
    const { cursor: head } = await callOperation(server.baseUrl, 'profile', {}, credential);
    const measureCase = (label: string, input: object, target?: Target) =>
      measureUpdates(bench, server, { label, input, credential, ...(target === undefined ? {} : { target }) });
    return [
      await measureCase('updates, no new event', { cursor: head }, baselineShareAtLeast(0.5)),
      await measureCase('updates, 200 events', { cursor: head - 5_000, all: true }),
      await measureCase('updates, 5,000 events, none for the agent', { cursor: head - 5_000 }),
    ];
  },
};

interface UpdatesRequest {
  readonly label: string;
  readonly input: object;
  readonly credential: string;
  readonly target?: Target;
}

async function measureUpdates(
  bench: Bench,
  server: MeasuredRialto,
  { input, credential, ...labelAndTarget }: UpdatesRequest,
): Promise<Row> {
  const headers = () => ({ authorization: `Bearer ${credential}` });
  const request = {
    method: 'POST',
    path: '/exchange/api/v1/operations/updates',
    headers,
    body: JSON.stringify(input),
  } as const;
  const baseline = await bench.baselineServer(server, request);
  return {
    ...labelAndTarget,
    ...(await compare(bench.timing, { servers: [server], request, connections }, { servers: [baseline] })),
  };
}
