import type { Method } from '../../operation/operation.ts';
import type { HttpServer } from './http-server.ts';

export interface OtherMethodsOptions {
  /** Closes the route to other origins; preflights are refused. */
  readonly sameOriginOnly?: boolean;
  /** Whether the GET route supports HEAD; streams do not. */
  readonly hasHead?: boolean;
  /** Whether the route is on the separate host of game frames. */
  readonly framesOnly?: boolean;
  /** Sentence about the alternative to a method that is not allowed. */
  readonly hint?: string;
}

/** Declares the methods of a path: others get 405 with `Allow`, and CORS preflights a response. */
export function refuseOtherMethods(
  server: HttpServer,
  url: string,
  methods: readonly Method[],
  { sameOriginOnly = false, hasHead = methods.includes('GET'), framesOnly = false, hint }: OtherMethodsOptions = {},
): void {
  const hasPreflight = !sameOriginOnly;
  const automaticMethods = [...(hasHead ? ['HEAD'] : []), ...(hasPreflight ? ['OPTIONS'] : [])];
  server.knownPaths.declare({
    url,
    methods: [...methods, ...automaticMethods],
    sameOriginOnly,
    hasPreflight,
    framesOnly,
    ...(hint === undefined ? {} : { hint }),
  });
}
