import type { Scenario } from '../bench.ts';
import type { LoadRequest } from '../load.ts';
import { compare } from '../measure.ts';
import { baselineShareAtLeast, type Row } from '../row.ts';

const connections = 64;

export const arcadeFrame: Scenario = {
  name: 'arcade_frame',
  description: 'cached files of the frame that renders a game: the script, and the document with the sandbox headers',
  async run(bench) {
    const server = await bench.startRialto(bench.emptyFolder());
    const response = await fetch(`${server.url}/arcade/api/v1/games/rialto-blocks`);
    const { versions } = (await response.json()) as { versions: { renderer_url: string }[] };
    const documentPath = new URL(versions[0]?.renderer_url ?? '').pathname;
    const rows: Row[] = [];
    for (const [label, path] of [
      ['script of a frame', documentPath.replace(/[^/]+$/, 'renderer.js')],
      ['document of a frame', documentPath],
    ] as const) {
      const request: LoadRequest = { method: 'GET', path };
      const baseline = await bench.baselineServer(server, request);
      const measured = await compare(
        bench.timing,
        { servers: [server], request, connections },
        { servers: [baseline] },
      );
      rows.push({ label, ...measured, target: baselineShareAtLeast(0.6) });
    }
    return rows;
  },
};
