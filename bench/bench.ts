import { cpSync } from 'node:fs';
import { tempFolder } from '../test/support/temp.ts';
import { filledFolder } from './fill/filled-folder.ts';
import type { LoadRequest } from './load.ts';
import type { Timing } from './measure.ts';
import type { Row } from './row.ts';
import { type MeasuredRialto, type MeasuredServer, startChildServer, startRialto } from './servers.ts';

/** A scenario of the benchmark; each has a file in `scenarios/`. */
export interface Scenario {
  readonly name: string;
  readonly description: string;
  run(bench: Bench): Promise<Row[]>;
}

/** Numbers of entries of the filled databases. */
export interface Sizes {
  readonly small: number;
  readonly middle: number;
  readonly large: number;
}

/** Context of a scenario. Servers are stopped and folders removed at its end. */
export class Bench {
  readonly timing: Timing;
  readonly sizes: Sizes;
  readonly print: (text: string) => void;
  #servers: MeasuredServer[] = [];
  #cleanups: (() => unknown)[] = [];

  constructor(timing: Timing, sizes: Sizes, print: (text: string) => void) {
    this.timing = timing;
    this.sizes = sizes;
    this.print = print;
  }

  /** Read-only data folder with this many entries; reused by later runs. */
  filledFolder(entries: number): string {
    return filledFolder(entries, this.print);
  }

  /** Writable copy of a filled data folder. */
  copyOfFilledFolder(entries: number): string {
    const source = this.filledFolder(entries);
    const path = this.emptyFolder();
    cpSync(source, path, { recursive: true });
    return path;
  }

  emptyFolder(): string {
    const folder = tempFolder('bench');
    this.onEnd(() => folder.remove());
    return folder.path;
  }

  /** Starts Rialto on a data folder from `filledFolder`, `copyOfFilledFolder` or `emptyFolder`. */
  async startRialto(dataDir: string, environment: Readonly<Record<string, string>> = {}): Promise<MeasuredRialto> {
    const server = await startRialto({ RIALTO_DATA_DIR: dataDir, ...environment });
    this.#servers.push(server);
    return server;
  }

  /** Starts a server from a file of the benchmark, for comparison. */
  async startChildServer(
    file: string,
    options: object,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<MeasuredServer> {
    const server = await startChildServer(file, options, environment);
    this.#servers.push(server);
    return server;
  }

  /** Starts the baseline server: bare node:http that sends what the measured server responds to the request. */
  async baselineServer(measured: MeasuredServer, request: LoadRequest): Promise<MeasuredServer> {
    const { body, contentType } = await sampleResponse(measured.url, request);
    return this.startChildServer('baseline-process.ts', { body, contentType });
  }

  /** Registers a function that runs at the end of the scenario, after its servers have stopped. */
  onEnd(cleanUp: () => unknown): void {
    this.#cleanups.push(cleanUp);
  }

  /** Stops all servers. */
  async stopServers(): Promise<void> {
    const servers = this.#servers;
    this.#servers = [];
    await Promise.all(servers.map((server) => server.stop()));
  }

  async end(): Promise<void> {
    await this.stopServers();
    for (const cleanUp of this.#cleanups.splice(0)) await cleanUp();
  }
}

async function sampleResponse(
  url: string,
  { method, path, headers, body }: LoadRequest,
): Promise<{ body: string; contentType: string }> {
  const response = await fetch(url + (typeof path === 'function' ? path(0) : path), {
    method,
    headers: { ...headers?.(0), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: (typeof body === 'function' ? body(0) : body) ?? null,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The measured request returned ${response.status}: ${text.slice(0, 400)}`);
  return { body: text, contentType: response.headers.get('content-type') ?? 'application/json' };
}
