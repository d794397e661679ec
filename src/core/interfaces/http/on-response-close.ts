import type { ServerResponse } from 'node:http';

/**
 * Calls the listener once the response was sent or its client has disconnected, at once if it has happened already:
 * during an await of the handler Node may have emitted `close`, which it emits only once.
 */
export function onResponseClose(response: ServerResponse, listener: () => void): void {
  if (response.closed) listener();
  else response.once('close', listener);
}
