import { cpSync } from 'node:fs';
import { tempFolder } from '../test/support/temp.ts';
import { filledFolder } from './fill/filled-folder.ts';
import type { LoadRequest } from './load.ts';
import type { Pace } from './measure.ts';
import type { Row } from './row.ts';
import { type MeasuredRialto, type MeasuredServer, startOther, startRialto } from './serving.ts';

/** One file below `scenarios/`. */
export interface Scenario {
  readonly name: string;
  readonly about: string;
  run(bench: Bench): Promise<Row[]>;
}

export interface Sizes {
  readonly small: number;
  readonly middle: number;
  readonly large: number;
}

/** Context of a scenario. Servers are stopped and folders removed at its end. */
export class Bench {
  readonly pace: Pace;
  readonly sizes: Sizes;
  readonly write: (text: string) => void;
  #servers: MeasuredServer[] = [];
  #cleanups: (() => unknown)[] = [];

  constructor(pace: Pace, sizes: Sizes, write: (text: string) => void) {
    this.pace = pace;
    this.sizes = sizes;
    this.write = write;
  }

  /** Read-only data folder with this many entries; kept for later runs. */
  filled(entries: number): string {
    return filledFolder(entries, this.write);
  }

  /** Writable copy of a filled data folder. */
  filledCopy(entries: number): string {
    const source = this.filled(entries);
    const path = this.emptyFolder();
    cpSync(source, path, { recursive: true });
    return path;
  }

  emptyFolder(): string {
    const folder = tempFolder('bench');
    this.onEnd(() => folder.remove());
    return folder.path;
  }

  /** Starts Rialto on a data folder from `filled`, `copyOfFilled` or `emptyFolder`. */
  async rialto(dataDir: string, environment: Readonly<Record<string, string>> = {}): Promise<MeasuredRialto> {
    const serving = await startRialto({ RIALTO_DATA_DIR: dataDir, ...environment });
    this.#servers.push(serving);
    return serving;
  }

  async other(
    file: string,
    options: object,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<MeasuredServer> {
    const serving = await startOther(file, options, environment);
    this.#servers.push(serving);
    return serving;
  }

  /** Starts a bare node:http server with the response that this server returns to the request. */
  async ceilingOf(serving: MeasuredServer, request: LoadRequest): Promise<MeasuredServer> {
    const { body, contentType } = await sample(serving.url, request);
    return this.other('ceiling-process.ts', { body, contentType });
  }

  /** Called at the end of the scenario, after its servers have stopped. */
  onEnd(remove: () => unknown): void {
    this.#cleanups.push(remove);
  }

  /** Stops all servers. */
  async stopServers(): Promise<void> {
    const servers = this.#servers;
    this.#servers = [];
    await Promise.all(servers.map((server) => server.stop()));
  }

  async end(): Promise<void> {
    await this.stopServers();
    for (const remove of this.#cleanups.splice(0)) await remove();
  }
}

async function sample(
  url: string,
  { method, path, headers, body }: LoadRequest,
): Promise<{ body: string; contentType: string }> {
  const response = await fetch(url + (typeof path === 'function' ? path(0) : path), {
    method,
    headers: { ...headers?.(0), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: (typeof body === 'function' ? body(0) : body) ?? null,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The request to be measured returned ${response.status}: ${text.slice(0, 400)}`);
  return { body: text, contentType: response.headers.get('content-type') ?? 'application/json' };
}
