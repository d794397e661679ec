import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { agentHeaders } from '../agents.ts';
import type { Bench, Scenario } from '../bench.ts';
import type { LoadRequest } from '../load.ts';
import { compare } from '../measure.ts';
import { createEntryInputs } from '../new-entry.ts';
import { openEntryIds } from '../stored-ids.ts';

const connections = 16;
const sampledShares = ['1', '0.1'] as const;

export const traces: Scenario = {
  name: 'traces',
  description: 'the same requests with and without tracing; the baseline is the server without tracing',
  async run(bench) {
    const collector = await startCollector(bench);
    const dataDir = bench.copyOfFilledFolder(bench.sizes.small);
    const [id] = openEntryIds(dataDir, 1);
    const requests = {
      'read_entry, one entry': {
        method: 'POST',
        path: '/exchange/api/v1/operations/read_entry',
        body: JSON.stringify({ id }),
      },
      'create_entry, durable': {
        method: 'POST',
        path: '/exchange/api/v1/operations/create_entry',
        headers: agentHeaders,
        body: createEntryInputs(),
      },
    } satisfies Record<string, LoadRequest>;
    const rows = [];
    for (const share of sampledShares) {
      // Each share has two new servers: the JIT compiler optimizes a server while it runs, so an older one is faster.
      const untraced = await bench.startRialto(bench.copyOfFilledFolder(bench.sizes.small));
      const traced = await bench.startRialto(bench.copyOfFilledFolder(bench.sizes.small), {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector,
        OTEL_TRACES_SAMPLER_ARG: share,
      });
      for (const [label, request] of Object.entries(requests))
        rows.push({
          label: `traces of ${Number(share) * 100} % of the requests: ${label}`,
          ...(await compare(bench.timing, { servers: [traced], request, connections }, { servers: [untraced] })),
        });
    }
    return rows;
  },
};

/** Accepts every export without reading it. */
async function startCollector(bench: Bench): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  bench.onEnd(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
