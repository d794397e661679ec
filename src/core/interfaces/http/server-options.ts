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
  /** Every request counts here, whatever comes of it. */
  readonly addressLimit: RateLimit;
  /** Where refusals are explained: `{errorsUrl}/{code}`. */
  readonly errorsUrl: string;
  readonly metrics: RequestMetrics;
  /** Null or absent: no traces. */
  readonly tracing?: Tracing | null;
  /** Other bounds than `httpLimits`. */
  readonly limits?: Partial<HttpLimits>;
  /** Readiness is red: connections end with their responses. */
  isShuttingDown(): boolean;
  /** New work is refused. */
  isDraining(): boolean;
}

/** A route that accepts a body which is not JSON. */
export interface BinaryTraits {
  /** Accepted exactly, without parameters. */
  readonly mediaTypes: readonly string[];
  readonly bytesMax: number;
  /** Asked before anything of the body is read; what it refuses closes the connection. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<Refusal | null>;
}

/** A request for a route of an operation, its body read. */
export interface OperationRequest {
  readonly headers: IncomingHttpHeaders;
  /** Parsed JSON; undefined: none was sent. */
  readonly body: unknown;
  /** A body that is not JSON. */
  readonly binary?: Buffer;
  /** The parts of the address that its pattern names. */
  readonly params: Readonly<Record<string, string>>;
  /** What is behind the first question mark of the address. */
  readonly query: string;
  /** Of the client, for limits only. */
  readonly address: string;
  readonly response: ServerResponse;
}

/** Answers requests of one route; what it throws is a fault. */
export type DirectRoute = (request: OperationRequest) => Promise<OperationResponse | Refusal>;

/** Answers any Host, is never limited and never drained: the orchestrator's own questions. */
export interface RouteTraits {
  readonly probe?: boolean;
  /** No cross-origin reading: relay and admin. */
  readonly sameOriginOnly?: boolean;
  /** The body may be of any media type. */
  readonly anyMediaType?: boolean;
  /** The body may be of these media types as well as JSON, after the caller was checked. */
  readonly binary?: BinaryTraits;
  /** Answers on the separate host of game frames, and only there. */
  readonly frameHost?: boolean;
  /** Answers ordinary requests for this address in front of the framework: see `respondDirectly`. */
  readonly direct?: DirectRoute;
  /** Set on the methods that an address does not take: those that it does, for the 405. */
  readonly allow?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    address: string;
    startedMs: number;
    /** It came for the separate host of game frames. */
    isForFrames: boolean;
    /** Code of the problem document that the request is answered with; null: none. */
    problemCode: string | null;
    /** Null where traces are off, and for probes. */
    span: Span | null;
  }
  interface FastifyContextConfig extends RouteTraits {}
}
