import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCertificateAuthority } from '../../demo/certificates.mjs';
import type { Environment } from '../../src/core/base/read-setting.ts';
import { bearer, type HttpResponse, post, send } from './http.ts';
import type { Topology } from './nodes.ts';
import { tempFolder } from './temp.ts';
import { type SinkOptions, startTlsSink, type TlsSink } from './tls-sink.ts';

/** A local destination for leads, and the environment that a server needs to deliver to it. */
export interface LeadSink {
  readonly sink: TlsSink;
  readonly destination: string;
  readonly environment: Environment;
  close(): Promise<void>;
}

export async function startLeadSink(options: Omit<SinkOptions, 'certificate'> = {}): Promise<LeadSink> {
  const { certificate, caFile, remove } = await localCertificate();
  const sink = await startTlsSink({ ...options, certificate });
  return {
    sink,
    destination: `https://127.0.0.1:${sink.port}/hooks/leads?token=hidden`,
    environment: {
      RIALTO_MODULES: 'exchange,relay',
      RIALTO_RELAY_ALLOW: `127.0.0.1:${sink.port}`,
      RIALTO_RELAY_CA_FILE: caFile,
    },
    async close() {
      await sink.close();
      remove();
    },
  };
}

/** A certificate for 127.0.0.1 and the CA file that a server has to trust. */
export async function localCertificate() {
  const folder = tempFolder('authority');
  const authority = await createCertificateAuthority('Test CA');
  const caFile = join(folder.path, 'ca.pem');
  writeFileSync(caFile, authority.cert);
  return {
    certificate: await authority.issue({ names: ['127.0.0.1'] }),
    ca: authority.cert,
    caFile,
    remove: () => folder.remove(),
  };
}

/** A relay and a destination. */
export interface RelayTestEnvironment extends LeadSink {
  /** URLs of the nodes. */
  readonly urls: readonly string[];
  startTrial(url?: string): Promise<TrialClient>;
}

export async function openRelayTestEnvironment(
  topology: Topology,
  options: Omit<SinkOptions, 'certificate'> = {},
  overrides: Readonly<Record<string, string>> = {},
): Promise<RelayTestEnvironment> {
  const leadSink = await startLeadSink(options);
  const nodes = await startNodes(leadSink, topology, overrides);
  const urls = nodes.servers.map(({ url }) => url);
  return {
    ...leadSink,
    urls,
    startTrial: (url = urls[0] ?? '') => startTrial(url),
    async close() {
      await nodes.close();
      await leadSink.close();
    },
  };
}

/** Closes the sink after a failed start, since an open sink keeps the process running. */
async function startNodes(leadSink: LeadSink, topology: Topology, overrides: Readonly<Record<string, string>>) {
  try {
    return await topology.start({ ...(leadSink.environment as Record<string, string>), ...overrides });
  } catch (error) {
    await leadSink.close();
    throw error;
  }
}

/** An account with an API key. */
export interface TrialClient {
  readonly accountId: string;
  readonly apiKey: string;
  deliver(idempotencyKey: string, body: unknown, options?: { replay?: boolean; url?: string }): Promise<HttpResponse>;
  get(path: string, headers?: readonly (readonly [string, string])[]): Promise<HttpResponse>;
}

export async function startTrial(url: string): Promise<TrialClient> {
  const response = await post(`${url}/relay/api/v1/trials`, {
    email: `${randomBytes(6).toString('hex')}@source.example`,
  });
  if (response.status !== 201) throw new Error(`create_trial returned ${response.status}: ${response.text}`);
  return createTrialClient(url, response.body.api_key, response.body.account_id);
}

export function createTrialClient(url: string, apiKey: string, accountId: string): TrialClient {
  return {
    accountId,
    apiKey,
    deliver: (idempotencyKey, body, { replay = false, url: nodeUrl = url } = {}) =>
      post(`${nodeUrl}/relay/api/v1/deliveries`, body, [
        bearer(apiKey),
        ['Idempotency-Key', idempotencyKey],
        ...(replay ? [['X-Rialto-Replay', 'true'] as const] : []),
      ]),
    get: (path, headers = []) => send(`${url}/relay/api/v1${path}`, { headers: [bearer(apiKey), ...headers] }),
  };
}

export function someLead(fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { name: 'Ada Lovelace', email: 'ada@mail.example', source: 'contact form', ...fields };
}
