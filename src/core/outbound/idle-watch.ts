import type { TLSSocket } from 'node:tls';

/** Watches a connection on which nothing is expected. */
export interface IdleWatch {
  /** Null while all is quiet; else what the other side did: `closed`, or `spoke` unsolicited. */
  disturbance(): 'closed' | 'spoke' | null;
  /** Stops looking, so that a request can take the connection over in the same turn. */
  end(): void;
}

/** Starts watching; `onDisturbed` is called once, at the first thing that happens. */
export function watchIdle(socket: TLSSocket, onDisturbed: () => void = () => {}): IdleWatch {
  let seen: 'closed' | 'spoke' | null = null;
  const see = (what: 'closed' | 'spoke') => {
    if (seen !== null) return;
    seen = what;
    onDisturbed();
  };
  const onData = () => see('spoke');
  const onEnd = () => see('closed');
  socket.on('data', onData);
  for (const event of ['end', 'close', 'error']) socket.on(event, onEnd);
  return {
    disturbance: () => seen ?? (socket.destroyed || !socket.writable ? 'closed' : null),
    end() {
      socket.off('data', onData);
      for (const event of ['end', 'close', 'error']) socket.off(event, onEnd);
    },
  };
}
