import type { Scenario } from '../bench.ts';
import type { LoadRequest } from '../load.ts';
import { compare } from '../measure.ts';
import { ceilingShareAtLeast, type Row } from '../row.ts';

const connections = 64;

export const arcadeFrame: Scenario = {
  name: 'arcade_frame',
  about: 'cached files of the frame of a game: its script, and the document with the headers of its sandbox',
  async run(bench) {
    const server = await bench.rialto(bench.emptyFolder());
    const answer = await fetch(`${server.url}/arcade/api/v1/games/rialto-blocks`);
    const { versions } = (await answer.json()) as { versions: { renderer_url: string }[] };
    const document = new URL(versions[0]?.renderer_url ?? '').pathname;
    const rows: Row[] = [];
    for (const [label, path] of [
      ['script of a frame', document.replace(/[^/]+$/, 'renderer.js')],
      ['document of a frame', document],
    ] as const) {
      const request: LoadRequest = { method: 'GET', path };
      const ceiling = await bench.ceilingOf(server, request);
      const measured = await compare(bench.pace, { servers: [server], request, connections }, { servers: [ceiling] });
      rows.push({ label, ...measured, goal: ceilingShareAtLeast(0.6) });
    }
    return rows;
  },
};
