import type { ServerResponse } from 'node:http';
import { onResponseClose } from './on-response-close.ts';

/** Signal that is aborted when the client has disconnected or the response was sent. */
export function disconnectSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  onResponseClose(response, () => controller.abort());
  return controller.signal;
}
