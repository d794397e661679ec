import { connect, type Socket } from 'node:net';
import { formatIpAddress, type IpAddress, isSameAddress, parseIpAddress } from './ip-address.ts';
import type { FailureClass } from './outcome.ts';

/**
 * Opens a TCP connection to exactly this address, without a name lookup. Afterwards the peer address of the socket is
 * compared with it.
 */
export async function connectToAddress(
  address: IpAddress,
  port: number,
  limitMs: number,
): Promise<Socket | { readonly failure: FailureClass }> {
  const { promise, resolve } = Promise.withResolvers<undefined | FailureClass>();
  const socket = connect({
    host: formatIpAddress(address),
    port,
    family: address.length === 4 ? 4 : 6,
    autoSelectFamily: false,
    noDelay: true,
    lookup: refuseLookup,
  });
  const timer = setTimeout(() => resolve('connect_timeout'), limitMs);
  socket.on('error', (error: NodeJS.ErrnoException) => resolve(failureOf(error.code)));
  socket.once('close', () => resolve('reset_before_sent'));
  socket.once('connect', () => resolve(undefined));
  const failure = (await promise) ?? (isPeer(socket, address) ? undefined : 'address_refused');
  clearTimeout(timer);
  if (failure === undefined) return socket;
  socket.destroy();
  return { failure };
}

/** Lookup function that always fails. Node does not call it, because the host is an IP address. */
function refuseLookup(
  name: string,
  _options: unknown,
  callback: (error: Error, address: string, family: number) => void,
) {
  callback(new Error(`A host name was passed instead of an IP address: ${name.length} characters`), '', 0);
}

function isPeer(socket: Socket, address: IpAddress): boolean {
  const peer = parseIpAddress(socket.remoteAddress ?? '');
  return peer !== null && isSameAddress(peer, address);
}

function failureOf(code: string | undefined): FailureClass {
  if (code === 'ECONNREFUSED') return 'connect_refused';
  if (code === 'ETIMEDOUT') return 'connect_timeout';
  if (code === 'ECONNRESET' || code === 'EPIPE' || code === 'ECONNABORTED') return 'reset_before_sent';
  return 'connect_unreachable';
}
