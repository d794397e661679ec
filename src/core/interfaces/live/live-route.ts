import type { FastifyReply } from 'fastify';
import { isRefusal, type Refusal } from '../../base/refusal.ts';
import { type HttpServer, sendRefusal } from '../http/http-server.ts';
import { refuseOtherMethods } from '../http/other-methods.ts';
import { type LiveStream, openLiveStream } from './live-stream.ts';

/** Who requests a stream of which subject. */
export interface LiveRequest {
  /** The path's parameter, as it was sent. */
  readonly id: string;
  readonly authorization: string | undefined;
  readonly address: string;
  readonly lastEventId: string | undefined;
  readonly requestId: string;
}

/** A stream that may be opened: `join` writes to it from here on, `leave` is called once it is gone. */
export interface LiveSubscription {
  join(stream: LiveStream): Promise<void>;
  leave(): void;
}

export interface LiveRoute {
  /** With one `:name` part, which names the subject. */
  readonly path: string;
  readonly errorsUrl: string;
  readonly drainSignal: AbortSignal;
  /** Refuses, has nothing to tell any more, or makes room. */
  open(request: LiveRequest): Promise<Refusal | 'over' | LiveSubscription>;
  /** A failure while a stream is open, where no response can tell of it. */
  readonly onError: (error: unknown) => void;
}

const noContent = 204;

/**
 * Serves a stream of one subject. A reader that comes back when all is over gets 204, which
 * tells browsers to stop asking.
 */
export function registerLiveRoute(server: HttpServer, route: LiveRoute): void {
  server.get<{ Params: Record<string, string> }>(route.path, { exposeHeadRoute: false }, async (request, reply) => {
    const { authorization } = request.headers;
    const [id = ''] = Object.values(request.params);
    const last = request.headers['last-event-id'];
    const opened = await route.open({
      id,
      authorization,
      address: request.address,
      lastEventId: typeof last === 'string' ? last : undefined,
      requestId: request.id,
    });
    if (isRefusal(opened)) return sendRefusal(route, request, reply, opened);
    if (opened === 'over') return reply.code(noContent).send();
    return follow(route, reply, opened);
  });
  refuseOtherMethods(server, route.path, ['GET'], { head: false });
}

async function follow(
  { drainSignal, onError }: LiveRoute,
  reply: FastifyReply,
  subscription: LiveSubscription,
): Promise<void> {
  const stream = openLiveStream(reply);
  try {
    await subscription.join(stream);
  } catch (error) {
    onError(error);
    reply.raw.destroy();
  }
  stream.onClose(() => subscription.leave());
  if (drainSignal.aborted) reply.raw.end();
}
