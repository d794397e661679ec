import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { methodNotAllowed, notFound } from '../../operation/errors.ts';
import type { RouteTraits } from './server-options.ts';

/** Registered routes, for refusals of unknown paths and methods. */
export interface RouteTable {
  /** Allowed methods by path pattern. */
  readonly methods: ReadonlyMap<string, readonly string[]>;
  /** Whether all routes under the first path segment, such as `/relay`, are closed to other origins. */
  isOwnOrigin(url: string): boolean;
}

export function collectRoutes(server: FastifyInstance): RouteTable {
  const methods = new Map<string, string[]>();
  const ownOrigin = new Set<string>();
  const anyOrigin = new Set<string>();
  server.addHook('onRoute', ({ url, method, config }) => {
    if (config?.allow === undefined) methods.set(url, [...(methods.get(url) ?? []), ...[method].flat()]);
    // Routes of the operator under an open module do not close the other routes.
    (config?.sameOriginOnly === true ? ownOrigin : anyOrigin).add(firstSegment(url));
  });
  const isOwnOrigin = (url: string) => ownOrigin.has(firstSegment(url)) && !anyOrigin.has(firstSegment(url));
  return { methods, isOwnOrigin };
}

function firstSegment(url: string): string {
  return /^\/([^/?#]*)/.exec(url)?.[1] ?? '';
}

/** Refuses an unknown path or method, before the body is parsed. */
export function refuseRoute(request: FastifyRequest, reply: FastifyReply, { methods }: RouteTable): Refusal | null {
  const { allow, frameHost = false, probe = false } = request.routeOptions.config as RouteTraits;
  if (request.isForFrames !== frameHost && !probe) return refuse(notFound, noSuchAddress);
  if (allow !== undefined) return refuseMethod(reply, allow);
  if (!request.is404) return null;
  const others = methods.get(request.url.split('?', 1)[0] ?? '');
  return others === undefined ? refuse(notFound, noSuchAddress) : refuseMethod(reply, others.join(', '));
}

function refuseMethod(reply: FastifyReply, allow: string): Refusal {
  reply.header('allow', allow);
  return refuse(methodNotAllowed, `This URL supports ${allow}.`);
}

export const noSuchAddress = 'This URL does not exist on this server.';
