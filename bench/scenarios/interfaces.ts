import type { Bench, Scenario } from '../bench.ts';
import type { LoadRequest } from '../load.ts';
import { compare } from '../measure.ts';
import type { Row } from '../row.ts';
import type { MeasuredRialto } from '../servers.ts';
import { openEntryIds } from '../stored-ids.ts';

const connections = 64;

export const mcp: Scenario = {
  name: 'mcp',
  description: 'a tool call over MCP: read_entry',
  async run(bench) {
    const { server, id } = await serveFilledFolder(bench);
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'read_entry', arguments: { id } } };
    const headers = () => ({ accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-06-18' });
    return [
      await compareWithBaseline(bench, server, 'MCP tools/call read_entry', {
        method: 'POST',
        path: '/exchange/mcp',
        headers,
        body: JSON.stringify(call),
      }),
    ];
  },
};

export const pages: Scenario = {
  name: 'pages',
  description: 'pages for people, rendered on the server',
  async run(bench) {
    const { server, id } = await serveFilledFolder(bench);
    const headers = () => ({ accept: 'text/html' });
    return [
      await compareWithBaseline(bench, server, 'page of one entry', {
        method: 'GET',
        path: `/exchange/entries/${id}`,
        headers,
      }),
      await compareWithBaseline(bench, server, 'page of the newest entries', {
        method: 'GET',
        path: '/exchange/',
        headers,
      }),
    ];
  },
};

async function serveFilledFolder(bench: Bench) {
  const dataDir = bench.filledFolder(bench.sizes.middle);
  const id = openEntryIds(dataDir, 1)[0] as string;
  return { server: await bench.startRialto(dataDir), id };
}

async function compareWithBaseline(
  bench: Bench,
  server: MeasuredRialto,
  label: string,
  request: LoadRequest,
): Promise<Row> {
  const baseline = await bench.baselineServer(server, request);
  return {
    label,
    ...(await compare(bench.timing, { servers: [server], request, connections }, { servers: [baseline] })),
  };
}
