import type { ServerResponse } from 'node:http';

/** Signal that is aborted when the client has disconnected or the response was sent. */
export function disconnectSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
}
