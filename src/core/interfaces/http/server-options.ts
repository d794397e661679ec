import type { Buffer } from 'node:buffer';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import type { Refusal } from '../../base/refusal.ts';
import type { Span, Tracing } from '../../base/tracing.ts';
import type { OperationResponse } from '../../operation/problem.ts';
import type { RateLimit } from '../../operation/rate-limit.ts';
import type { AcceptedHosts } from './accepted-hosts.ts';
import type { HttpLimits } from './http-limits.ts';
import type { RequestMetrics } from './request-metrics.ts';

export interface HttpServerOptions {
  readonly clock: Clock;
  readonly log: Log;
  readonly hosts: AcceptedHosts;
  readonly trustedProxies: BlockList | null;
  /** Rate limit of all requests per address. */
  readonly addressLimit: RateLimit;
  /** Base URL of the error reference: `{errorsUrl}/{code}`. */
  readonly errorsUrl: string;
  readonly metrics: RequestMetrics;
  /** Null or absent when tracing is off. */
  readonly tracing?: Tracing | null;
  /** Overrides of `httpLimits`. */
  readonly limits?: Partial<HttpLimits>;
  /** Whether readiness fails; connections then close after their response. */
  isShuttingDown(): boolean;
  /** Whether new requests are refused. */
  isDraining(): boolean;
}

/** A route that accepts a binary body. */
export interface BinaryBodyConfig {
  /** Accepted values of Content-Type; parameters are not allowed. */
  readonly mediaTypes: readonly string[];
  readonly bytesMax: number;
  /** Called before the body is read; a refusal closes the connection. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<Refusal | null>;
}

/** A request of an operation's route, after the body has been read. */
export interface OperationRequest {
  readonly headers: IncomingHttpHeaders;
  /** Parsed JSON; undefined without a JSON body. */
  readonly body: unknown;
  /** The body of a media type of `BinaryBodyConfig`; absent for JSON. */
  readonly binary?: Buffer;
  /** Path parameters. */
  readonly params: Readonly<Record<string, string>>;
  /** Query string without the question mark. */
  readonly query: string;
  /** IP address of the client, for rate limits only. */
  readonly address: string;
  readonly response: ServerResponse;
}

/** Handler of one route; an exception is a server error. */
export type FastPathHandler = (request: OperationRequest) => Promise<OperationResponse | Refusal>;

/** Options of a route, in its Fastify `config`. */
export interface RouteConfig {
  /** Health check of an orchestrator: accepts any Host, has no rate limit and is served while draining. */
  readonly healthCheck?: boolean;
  /** Has no CORS headers, so that pages of other origins cannot use the route: relay and admin. */
  readonly sameOriginOnly?: boolean;
  /** A page, feed or image. Requests for the same URL with a trailing slash are redirected to the route. */
  readonly page?: boolean;
  /** Accepts a body of any media type. */
  readonly anyMediaType?: boolean;
  /** Accepts a binary body after authentication. */
  readonly binary?: BinaryBodyConfig;
  /** Served only on the separate host of game frames. */
  readonly framesOnly?: boolean;
  /** Handler of the fast path: see `registerFastPath`. */
  readonly fastPath?: FastPathHandler;
}

declare module 'fastify' {
  interface FastifyRequest {
    address: string;
    startedMs: number;
    /** Whether the request is for the separate host of game frames. */
    isFrameHostRequest: boolean;
    /** Error code of the response; null if it is not a problem document. */
    problemCode: string | null;
    /** Null when tracing is off, and for health checks. */
    span: Span | null;
  }
  interface FastifyContextConfig extends RouteConfig {}
}
