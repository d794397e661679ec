import type { ServerResponse } from 'node:http';

/** Aborted when the response can no longer be given: the client disconnected, or it was sent. */
export function disconnectSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
}
