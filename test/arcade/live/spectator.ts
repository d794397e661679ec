import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eventually } from '../../support/eventually.ts';

const assets = join(import.meta.dirname, '../../../src/arcade/pages/assets');

/** Function of the pages' browser module that reads a stream, here run in Node. */
const { watchSession } = (await import(pathToFileURL(join(assets, 'live-session.js')).href)) as {
  readonly watchSession: (url: string, options: object) => { readonly stats: Stats; readonly close: () => void };
};

export interface Stats {
  readonly messages: number;
  readonly checks: number;
  readonly mismatches: number;
  readonly snapshots: number;
  readonly connections: number;
}

// biome-ignore lint/suspicious/noExplicitAny: snapshots and ends are untyped JSON.
export type SpectatorView = any;

/** A viewer that uses the module of the pages and records messages and states. */
export interface Spectator {
  readonly stats: Stats;
  readonly states: readonly SpectatorView[];
  readonly statuses: readonly string[];
  /** All received bytes of all connections, in order. */
  text(): string;
  /** The stream's end message, when it has arrived. */
  ended(): Promise<SpectatorView>;
  /** Resolves when a state with this or a higher sequence number was shown. */
  waitForSeq(seq: number): Promise<SpectatorView>;
  /** Closes the connection like a network failure. The viewer reconnects. */
  disconnect(): void;
  close(): void;
}

export interface SpectatorOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** No bytes are delivered before this has resolved. */
  readonly deliverAfter?: Promise<void>;
  /** The URL of the n-th connection from 0; the given URL by default. */
  readonly urlOf?: (connection: number) => string;
}

export function spectate(url: string, options: SpectatorOptions = {}): Spectator {
  const { headers = {}, deliverAfter, urlOf = () => url } = options;
  const states: SpectatorView[] = [];
  const statuses: string[] = [];
  const chunks: Buffer[] = [];
  const network = createNetwork(urlOf, chunks, deliverAfter);
  let end: SpectatorView;
  const { stats, close } = watchSession(url, {
    headers,
    fetch: network.fetch,
    onState: (state: SpectatorView) => states.push(state),
    onStatus: (status: string) => statuses.push(status),
    onEnd: (message: SpectatorView) => {
      end = message;
    },
  });
  return {
    stats,
    states,
    statuses,
    text: () => Buffer.concat(chunks).toString('utf8'),
    ended: () => eventually('the end is received', () => end),
    waitForSeq: (seq) => eventually(`state ${seq} to be shown`, () => states.findLast((state) => state.seq >= seq)),
    disconnect: network.disconnect,
    close,
  };
}

/** The network between a viewer and the server: it can be recorded, delayed and disconnected. */
function createNetwork(
  urlOf: (connection: number) => string,
  chunks: Buffer[],
  deliverAfter: Promise<void> | undefined,
) {
  let connections = 0;
  let connection = new AbortController();
  return {
    disconnect: () => connection.abort(),
    fetch: async (_url: string, { signal, ...init }: RequestInit & { signal: AbortSignal }): Promise<Response> => {
      connection = new AbortController();
      const url = urlOf(connections);
      connections += 1;
      const response = await fetch(url, { ...init, signal: AbortSignal.any([signal, connection.signal]) });
      if (response.body === null) return response;
      const recorder = new TransformStream<Uint8Array, Uint8Array>({
        async transform(chunk, controller) {
          await deliverAfter;
          chunks.push(Buffer.from(chunk));
          controller.enqueue(chunk);
        },
      });
      return new Response(response.body.pipeThrough(recorder), { status: response.status, headers: response.headers });
    },
  };
}
