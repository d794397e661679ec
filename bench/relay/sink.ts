import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Certificate, createCertificateAuthority } from '../../demo/certificates.mjs';
import type { Bench } from '../bench.ts';

/** `hold` responds after a delay. `drip` sends the headers at once and the body one byte at a time. */
export type SinkBehaviour = { readonly kind: 'hold'; readonly delayMs: number } | { readonly kind: 'drip' };

export interface SinkProcessOptions {
  readonly key: string;
  readonly cert: string;
  /** Each port is a separate origin. */
  readonly portCount: number;
  readonly behaviour: SinkBehaviour;
}

export interface Sink {
  readonly ports: readonly number[];
  /** Number of complete requests. */
  requests(): Promise<number>;
}

/** Destinations in separate processes with one certificate authority. */
export class Sinks {
  readonly ca: string;
  readonly #bench: Bench;
  readonly #certificate: Certificate;
  readonly #ports: number[] = [];

  constructor(bench: Bench, ca: string, certificate: Certificate) {
    this.#bench = bench;
    this.ca = ca;
    this.#certificate = certificate;
  }

  static async create(bench: Bench): Promise<Sinks> {
    const authority = await createCertificateAuthority('Certificate authority of the benchmark');
    return new Sinks(bench, authority.cert, await authority.issue({ names: ['127.0.0.1'] }));
  }

  async open(portCount: number, behaviour: SinkBehaviour): Promise<Sink> {
    const child = fork(join(import.meta.dirname, 'sink-process.ts'), {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#bench.onEnd(() => child.kill('SIGKILL'));
    const sendMessage = async <Result>(message: object): Promise<Result> => {
      child.send(message);
      const [response] = await once(child, 'message', { signal: AbortSignal.timeout(sinkReplyMsMax) });
      return response as Result;
    };
    const openPorts = await sendMessage<number[]>({ ...this.#certificate, portCount, behaviour });
    this.#ports.push(...openPorts);
    return { ports: openPorts, requests: () => sendMessage<number>({}) };
  }

  /** Environment of a server that delivers to the open destinations. */
  environment(): Readonly<Record<string, string>> {
    const caFile = join(this.#bench.emptyFolder(), 'ca.pem');
    writeFileSync(caFile, this.ca);
    return {
      RIALTO_MODULES: 'exchange,relay',
      RIALTO_RELAY_ALLOW: this.#ports.map((port) => `127.0.0.1:${port}`).join(','),
      RIALTO_RELAY_CA_FILE: caFile,
    };
  }
}

const sinkReplyMsMax = 15_000;
