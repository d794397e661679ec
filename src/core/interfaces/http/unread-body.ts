import type { IncomingMessage } from 'node:http';
import type { HttpLimits } from './http-limits.ts';

/** Whether the request has a body, by its headers. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Discards the rest of a body after an early response. Closing immediately would reset the connection, and a client
 * that is still writing would lose the response. Beyond the limits the connection is destroyed.
 */
export function discardBody(request: IncomingMessage, limits: HttpLimits): void {
  const { socket } = request;
  if (request.complete || socket.destroyed) return;
  let discardedBytes = 0;
  const timer = setTimeout(() => socket.destroy(), limits.unreadBodyTimeoutMs).unref();
  // Node calls this method of the socket when the response was sent or the client has disconnected.
  socket.destroySoon = () => void (socket.writableEnded ? socket.destroy() : socket.end());
  const stop = () => {
    clearTimeout(timer);
    // The connection may be reused for further requests, so listener and replaced method are removed.
    socket.off('close', stop);
    Reflect.deleteProperty(socket, 'destroySoon');
    if (socket.writableEnded) socket.destroySoon();
  };
  request.on('data', (chunk: Buffer) => {
    discardedBytes += chunk.length;
    if (discardedBytes > limits.unreadBodyBytesMax) socket.destroy();
  });
  request.once('end', stop);
  socket.once('close', stop);
}
