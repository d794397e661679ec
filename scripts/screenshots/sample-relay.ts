import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { createCertificateAuthority } from '../../demo/certificates.mjs';
import { post } from '../../test/support/http.ts';
import { createTrialClient, someLead, type TrialClient } from '../../test/support/relay.ts';
import { startServer } from '../../test/support/server.ts';
import { startStubDns } from '../../test/support/stub-dns.ts';
import { tempFolder } from '../../test/support/temp.ts';
import { httpResponse, startTlsSink } from '../../test/support/tls-sink.ts';

const hostNames = ['crm.oxbow.example', 'leads.harbour.example', 'forms.kiln.example'] as const;

/** A relay with sample deliveries, some of which fail. */
export interface SampleRelay {
  readonly url: string;
  readonly apiKey: string;
  close(): Promise<void>;
}

export async function seedRelay(): Promise<SampleRelay> {
  const folder = tempFolder('screenshots');
  const authority = await createCertificateAuthority('Certificate authority of the screenshots');
  const responses: [status: string, afterMs: number][] = [];
  const onRequest = (socket: TLSSocket) => respond(socket, ...(responses.shift() ?? (['200 OK', 20] as const)));
  const sink = await startTlsSink({ certificate: await authority.issue({ names: [...hostNames] }), onRequest });
  const dns = await startStubDns(({ type }) => (type === 'A' ? [{ type, value: '127.0.0.1' }] : []));
  const caFile = join(folder.path, 'ca.pem');
  writeFileSync(caFile, authority.cert);
  const server = await startServer({
    RIALTO_RELAY_ALLOW: hostNames.map((name) => `${name}:${sink.port}`).join(','),
    RIALTO_RELAY_CA_FILE: caFile,
    RIALTO_RELAY_RESOLVER: dns.address,
  });
  const trial = await startTrial(server.url);
  for (const [index, attempts] of sampleResponses.entries()) {
    responses.push(...attempts);
    const destination = `https://${hostNames[index % hostNames.length]}:${sink.port}/leads`;
    await trial.deliver(`lead-${index}`, { destination, lead: someLead() });
  }
  return {
    url: server.url,
    apiKey: trial.apiKey,
    async close() {
      await server.close();
      await Promise.all([sink.close(), dns.close()]);
      folder.remove();
    },
  };
}

/** Responses of the destinations by delivery and attempt, with their delays. `hang up` closes the connection. */
const sampleResponses: readonly (readonly [status: string, afterMs: number][])[] = [
  [['200 OK', 18]],
  [['201 Created', 31]],
  [['200 OK', 24]],
  [
    ['503 Service Unavailable', 9],
    ['200 OK', 27],
  ],
  [['404 Not Found', 12]],
  [['200 OK', 22]],
  [['hang up', 16]],
  [['202 Accepted', 14]],
  [
    ['503 Service Unavailable', 8],
    ['503 Service Unavailable', 13],
    ['503 Service Unavailable', 7],
  ],
];

function respond(socket: TLSSocket, status: string, afterMs: number): void {
  setTimeout(() => {
    if (status === 'hang up') socket.destroy();
    else socket.write(httpResponse(status, '', 'retry-after: 0\r\nconnection: close\r\n'));
  }, afterMs);
}

async function startTrial(url: string): Promise<TrialClient> {
  const { body } = await post(`${url}/relay/api/v1/trials`, { email: 'leads@oxbow.example' });
  return createTrialClient(url, body.api_key, body.account_id);
}
