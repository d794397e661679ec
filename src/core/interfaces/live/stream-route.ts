import type { TObject, TSchema } from 'typebox';
import type { Operation } from '../../operation/operation.ts';

/**
 * Address that answers a stream or a file instead of a JSON record. A read operation decides who may have it: the
 * address shares its access, its errors and the schemas of the input that the path names.
 */
export interface StreamRoute {
  /** Unique among the operations and streams of the module. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Below the module's own address. Its `:name` parts are input of the operation. */
  readonly path: string;
  readonly operation: Operation;
  readonly mediaType: 'text/event-stream' | 'application/x-ndjson' | 'application/zip';
  /** What the body holds, in a sentence. */
  readonly content: string;
  readonly query?: TObject;
  /** Set where a reader resumes with the header Last-Event-ID. */
  readonly lastEventId?: { readonly description?: string; readonly schema: TSchema };
  /** When the response is 204, in a sentence; absent: never. */
  readonly noContent?: string;
}
