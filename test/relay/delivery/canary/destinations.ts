import type { TestContext } from 'node:test';
import { createCertificateAuthority } from '../../../../demo/certificates.mjs';
import { freePort } from '../../../support/free-port.ts';
import { type LeadSink, startLeadSink } from '../../../support/relay.ts';
import { httpResponse, startTlsSink } from '../../../support/tls-sink.ts';
import { startForbiddenListener } from '../../outbound/forbidden-listener.ts';

/** Destinations of leads, each with a different behaviour. */
export interface Destinations {
  readonly leadSink: LeadSink;
  /** Environment variables of a server that may deliver to all of them. */
  readonly environment: Readonly<Record<string, string>>;
  /** Origins that no lead reaches. */
  readonly unreachable: readonly string[];
  /** An origin that accepts connections and never responds. */
  readonly silent: { readonly origin: string; readonly connectionCount: () => number };
}

/**
 * Starts the destinations. `leadSink` responds as the last path segment specifies, usually with the request as body. It
 * does not respond to an unlisted path.
 */
export async function startDestinations(t: TestContext): Promise<Destinations> {
  const leadSink = await startLeadSink({
    onRequest(socket, { line, body }) {
      const echoedRequest = `${line} ${body.toString('utf8')}`;
      const isPath = (path: string) => line.includes(`/${path}?`);
      if (isPath('delivered')) socket.write(httpResponse('200 OK', echoedRequest));
      if (isPath('slow')) setTimeout(() => socket.write(httpResponse('200 OK', echoedRequest)), 200);
      if (isPath('refused')) socket.write(httpResponse('422 Unprocessable Content', echoedRequest));
      if (isPath('busy')) socket.write(httpResponse('503 Service Unavailable', echoedRequest));
      if (isPath('busy-for-long'))
        socket.write(httpResponse('503 Service Unavailable', echoedRequest, 'Retry-After: 5\r\n'));
      if (isPath('failed')) socket.write(httpResponse('500 Internal Server Error', echoedRequest));
      if (isPath('redirected')) socket.write(httpResponse('302 Found', '', `Location: ${line.split(' ')[1]}\r\n`));
      if (isPath('hung-up')) socket.destroy();
      if (isPath('garbage')) socket.write(`${echoedRequest}\r\n\r\n`);
    },
  });
  const authority = await createCertificateAuthority('Untrusted CA');
  const untrustedSink = await startTlsSink({ certificate: await authority.issue({ names: ['127.0.0.1'] }) });
  const resettingSink = await startTlsSink({
    certificate: await authority.issue({ names: ['127.0.0.1'] }),
    onTcp: (socket) => socket.resetAndDestroy(),
  });
  const silent = await startForbiddenListener(t);
  t.after(() => Promise.all([leadSink, untrustedSink, resettingSink].map((sink) => sink.close())));
  const unreachablePorts = [untrustedSink.port, resettingSink.port, await freePort()];
  const leadEnvironment = leadSink.environment as Record<string, string>;
  const allowedAddresses = [...unreachablePorts, silent.port].map((port) => `127.0.0.1:${port}`);
  return {
    leadSink,
    environment: {
      ...leadEnvironment,
      RIALTO_RELAY_ALLOW: [leadEnvironment['RIALTO_RELAY_ALLOW'], ...allowedAddresses].join(),
    },
    unreachable: unreachablePorts.map((port) => `https://127.0.0.1:${port}`),
    silent: { origin: `https://127.0.0.1:${silent.port}`, connectionCount: () => silent.received.connections },
  };
}
