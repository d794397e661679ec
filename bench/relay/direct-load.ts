import { Agent, request } from 'undici';
import type { LoadResult } from '../load.ts';

export interface DirectLoad {
  readonly ca: string;
  readonly ports: readonly number[];
  /** Request body, with as many bytes as the relay sends. */
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
}

/** Baseline of deliveries: undici posts the bytes over keep-alive connections, without storage or signatures. */
export async function postDirect({ ca, ports, body, headers, connections, seconds }: DirectLoad): Promise<LoadResult> {
  const dispatcher = new Agent({ connect: { ca }, connections: Math.ceil(connections / ports.length) });
  const latenciesMs: number[] = [];
  const startMs = performance.now();
  const endMs = startMs + seconds * 1_000;
  const runClient = async (client: number) => {
    const url = `https://127.0.0.1:${ports[client % ports.length]}/hooks/leads?form=7`;
    for (let sentMs = performance.now(); sentMs < endMs; sentMs = performance.now()) {
      const response = await request(url, { dispatcher, method: 'POST', headers, body });
      await response.body.text();
      if (response.statusCode !== 200) throw new Error(`The sink returned ${response.statusCode}.`);
      latenciesMs.push(performance.now() - sentMs);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, (_, client) => runClient(client)));
  } finally {
    await dispatcher.destroy();
  }
  return { latenciesMs, elapsedSeconds: (performance.now() - startMs) / 1_000 };
}
