import type { TObject, TSchema } from 'typebox';
import type { Operation } from '../../operation/operation.ts';

/**
 * Documentation of a route that returns a stream or a file. Access, errors and schemas of the path parameters are those
 * of a read operation.
 */
export interface StreamRoute {
  /** Unique among the operations and streams of the module. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Path under the module's URL. Path parameters are input of the operation. */
  readonly path: string;
  readonly operation: Operation;
  readonly mediaType: 'text/event-stream' | 'application/x-ndjson' | 'application/zip';
  /** Content of the body, as a sentence. */
  readonly content: string;
  readonly query?: TObject;
  /** Set if clients can resume with the header Last-Event-ID. */
  readonly lastEventId?: { readonly description?: string; readonly schema: TSchema };
  /** Condition for a 204 response, as a sentence. Undefined if the route never returns 204. */
  readonly noContent?: string;
}
