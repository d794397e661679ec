import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { createCertificateAuthority } from '../../demo/certificates.mjs';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import { tempFolder } from './temp.ts';

const configurationFile = join(import.meta.dirname, '../../deploy/haproxy/haproxy.cfg');
const hostName = 'rialto.example.org';

/** The reason why this machine cannot run HAProxy, for a test's `skip`. */
export const haproxyMissing: string | false =
  spawnSync('haproxy', ['-v']).status === 0 ? false : 'haproxy is not installed';

export interface ProxyRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface ProxyResponse {
  readonly status: number;
  readonly text: string;
}

/** HAProxy with the configuration of deploy/haproxy in front of nodes on this machine. */
export interface Haproxy {
  /** Public URL of the nodes. */
  readonly url: string;
  /** Starts HAProxy in front of the nodes that listen on these ports, and waits until it sends requests to one. */
  start(nodePorts: readonly number[]): Promise<void>;
  send(request: ProxyRequest): Promise<ProxyResponse>;
  /** Opens a response and resolves with its first chunk that contains `text`. */
  firstChunkWith(text: string, request: ProxyRequest): Promise<string>;
}

/** Reserves a port, so that nodes can be started with the public URL of the proxy. It is stopped when the test ends. */
export async function createHaproxy(t: TestContext): Promise<Haproxy> {
  const folder = tempFolder('haproxy');
  const [port, plainPort] = [await freePort(), await freePort()];
  const authority = await createCertificateAuthority('Test CA');
  const { cert, key } = await authority.issue({ names: [hostName] });
  mkdirSync(join(folder.path, 'certs'));
  writeFileSync(join(folder.path, 'certs/rialto.pem'), `${cert}\n${key}`);
  let child: ChildProcess | undefined;
  t.after(async () => {
    if (child !== undefined) await stop(child);
    folder.remove();
  });
  const open = ({ method = 'GET', path, headers = {}, body }: ProxyRequest) => {
    const host = `${hostName}:${port}`;
    const outgoing = request({
      ...{ host: '127.0.0.1', port, servername: hostName, ca: authority.cert, method, path, agent: false },
      headers: { host, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    });
    return outgoing.end(body);
  };
  const send = async (proxyRequest: ProxyRequest): Promise<ProxyResponse> => {
    const [response] = await once(open(proxyRequest), 'response');
    let text = '';
    for await (const chunk of response) text += chunk;
    return { status: response.statusCode, text };
  };
  return {
    url: `https://${hostName}:${port}`,
    async start(nodePorts) {
      const file = join(folder.path, 'haproxy.cfg');
      writeFileSync(file, configurationFor(nodePorts, { port, plainPort, certificates: join(folder.path, 'certs/') }));
      child = spawn('haproxy', ['-f', file, '-db'], { stdio: 'ignore' });
      const isReady = () =>
        send({ path: '/readyz' }).then(
          ({ status }) => status === 200,
          () => false,
        );
      await eventually('HAProxy sends requests to a node', isReady, startMsMax);
    },
    send,
    async firstChunkWith(text, proxyRequest) {
      const outgoing = open(proxyRequest);
      const [response] = await once(outgoing, 'response');
      try {
        for await (const chunk of response) if (String(chunk).includes(text)) return String(chunk);
        throw new Error(`The response ended without "${text}".`);
      } finally {
        outgoing.destroy();
      }
    },
  };
}

const startMsMax = 60_000;

/** The configuration of deploy/haproxy with the ports and folders of a test. */
function configurationFor(
  nodePorts: readonly number[],
  {
    port,
    plainPort,
    certificates,
  }: { readonly port: number; readonly plainPort: number; readonly certificates: string },
): string {
  const text = readFileSync(configurationFile, 'utf8')
    // HAProxy does not start when its limit of open files is too low for its connections.
    .replace('maxconn 20000', 'maxconn 1000')
    .replace('bind :80', `bind 127.0.0.1:${plainPort}`)
    .replace('bind :443 ssl crt /etc/haproxy/certs/', `bind 127.0.0.1:${port} ssl crt ${certificates}`);
  return nodePorts.reduce(
    (configuration, nodePort, index) =>
      configuration.replace(new RegExp(`server node${index + 1} .*`), `server node${index + 1} 127.0.0.1:${nodePort}`),
    text,
  );
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
