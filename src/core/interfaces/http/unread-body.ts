import type { IncomingMessage } from 'node:http';
import type { HttpLimits } from './http-limits.ts';

/** Whether the headers announce a body. */
export function announcesBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Reads and discards the rest of a request that is answered before its body has arrived. Closing at
 * once would reset the connection, and a client that is still writing would lose the response. A
 * connection that the response closes is half-closed until the body has ended; past the bounds it is cut.
 */
export function discardBody(request: IncomingMessage, limits: HttpLimits): void {
  const { socket } = request;
  if (request.complete || socket.destroyed) return;
  let bytes = 0;
  const timer = setTimeout(() => socket.destroy(), limits.unreadBodyMs).unref();
  // Node calls this when the response is sent, or when the client has disconnected.
  socket.destroySoon = () => void (socket.writableEnded ? socket.destroy() : socket.end());
  const stop = () => {
    clearTimeout(timer);
    // The connection may carry many more requests.
    socket.off('close', stop);
    Reflect.deleteProperty(socket, 'destroySoon');
    if (socket.writableEnded) socket.destroySoon();
  };
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > limits.unreadBodyBytesMax) socket.destroy();
  });
  request.once('end', stop);
  socket.once('close', stop);
}
