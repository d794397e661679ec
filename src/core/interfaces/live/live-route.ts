import type { FastifyReply } from 'fastify';
import { isRefusal, type Refusal } from '../../base/refusal.ts';
import { type HttpServer, sendRefusal } from '../http/http-server.ts';
import { refuseOtherMethods } from '../http/other-methods.ts';
import { type LiveStream, openLiveStream } from './live-stream.ts';

/** Request for a stream of one subject. */
export interface LiveRequest {
  /** The path parameter, unvalidated. */
  readonly id: string;
  readonly authorization: string | undefined;
  readonly address: string;
  readonly lastEventId: string | undefined;
  readonly requestId: string;
}

/** An admitted subscription: `join` starts writing to the stream; `leave` is called after the stream has closed. */
export interface LiveSubscription {
  join(stream: LiveStream): Promise<void>;
  leave(): void;
}

export interface LiveRoute {
  /** Path with one parameter, the id of the subject. */
  readonly path: string;
  readonly errorsUrl: string;
  /** Aborted when the process drains; a stream that opens later ends immediately. */
  readonly drainSignal: AbortSignal;
  /** Refuses, returns `ended` when no further events can follow, or admits the subscription. */
  open(request: LiveRequest): Promise<Refusal | 'ended' | LiveSubscription>;
  /** Called with an error after the response has started. */
  readonly onError: (error: unknown) => void;
}

const noContent = 204;

/**
 * Serves a stream of server-sent events about one subject. When no further events can follow, clients get 204, so that
 * browsers stop reconnecting.
 */
export function registerLiveRoute(server: HttpServer, route: LiveRoute): void {
  server.get<{ Params: Record<string, string> }>(route.path, { exposeHeadRoute: false }, async (request, reply) => {
    const { authorization } = request.headers;
    const [id = ''] = Object.values(request.params);
    const lastEventId = request.headers['last-event-id'];
    const subscription = await route.open({
      id,
      authorization,
      address: request.address,
      lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
      requestId: request.id,
    });
    if (isRefusal(subscription)) return sendRefusal(route, request, reply, subscription);
    if (subscription === 'ended') return reply.code(noContent).send();
    return runSubscription(route, reply, subscription);
  });
  refuseOtherMethods(server, route.path, ['GET'], { hasHead: false });
}

async function runSubscription(
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
