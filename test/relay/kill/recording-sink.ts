import type { TestContext } from 'node:test';
import type { TLSSocket } from 'node:tls';
import { type LeadSink, startLeadSink } from '../../support/relay.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';
import { httpResponse, resetConnection, type SinkRequest } from '../../support/tls-sink.ts';

/** A complete request that the destination received. */
export interface Arrival {
  readonly deliveryId: string;
  /** Number of the attempt within its delivery, from 1. */
  readonly n: number;
  /** HTTP status of the response, null if none was sent. */
  status: number | null;
}

/** A destination that records all requests, as the reference for receipts. */
export interface RecordingSink {
  readonly leadSink: LeadSink;
  readonly arrivals: readonly Arrival[];
}

/** Starts a destination that randomly responds, delays its response, or resets or closes the connection. */
export async function startRecordingSink(t: TestContext, random: SeededRandom): Promise<RecordingSink> {
  const arrivals: Arrival[] = [];
  const leadSink = await startLeadSink({
    onTcp(socket) {
      if (random.next() < 0.03) socket.resetAndDestroy();
    },
    onRequest(socket, request) {
      const arrival: Arrival = { ...attemptOf(request), status: null };
      arrivals.push(arrival);
      respond(socket, arrival, random);
    },
  });
  t.after(() => leadSink.close());
  return { leadSink, arrivals };
}

function respond(socket: TLSSocket, arrival: Arrival, random: SeededRandom): void {
  const respondWith = (statusLine: string) => {
    if (socket.destroyed) return;
    arrival.status = Number(statusLine.slice(0, 3));
    socket.write(httpResponse(statusLine, 'noted'));
  };
  const randomBehaviour = random.next();
  if (randomBehaviour < 0.4) respondWith('200 OK');
  else if (randomBehaviour < 0.6) setTimeout(respondWith, random.between(1, 150), '201 Created');
  else if (randomBehaviour < 0.7) respondWith('500 Internal Server Error');
  else if (randomBehaviour < 0.8) respondWith('404 Not Found');
  else if (randomBehaviour < 0.9) respondWith('503 Service Unavailable');
  else if (randomBehaviour < 0.95) resetConnection(socket);
  else setTimeout(() => socket.destroy(), random.between(1, 300));
}

function attemptOf({ headers }: SinkRequest): Pick<Arrival, 'deliveryId' | 'n'> {
  const headerValue = (expectedName: string) =>
    headers.find(([name]) => name.toLowerCase() === expectedName)?.[1] ?? '';
  return { deliveryId: headerValue('webhook-id'), n: Number(headerValue('webhook-attempt')) };
}
