/** Identifiers of a W3C `traceparent` header. */
export interface TraceParent {
  /** 32 lower-case hex digits. */
  readonly traceId: string;
  /** 16 lower-case hex digits: id of the caller's span. */
  readonly spanId: string;
  readonly isSampled: boolean;
}

export type SpanAttributes = Readonly<Record<string, string | number>>;

/** A trace span. Attributes must not contain text of callers, credentials or addresses. */
export interface Span {
  /** 32 lower-case hex digits. */
  readonly traceId: string;
  setAttributes(attributes: SpanAttributes): void;
  /** Marks the span as failed with an error code or error class. */
  fail(errorType: string): void;
  end(): void;
}

export interface SpanOptions {
  readonly name: string;
  /** `client`: a request to another server. */
  readonly kind?: 'internal' | 'client';
  readonly attributes?: SpanAttributes;
}

/** OpenTelemetry tracing. When it is off, there is no instance and no wrappers are installed. */
export interface Tracing {
  /** Starts the span of an incoming request, as a child of the caller's span if there is one. */
  beginRequest(options: SpanOptions, parent: TraceParent | null): Span;
  /** Runs the function with this span as the current one, including asynchronous continuations. */
  withSpan<Value>(span: Span, run: () => Value): Value;
  /**
   * Runs the function in a child span of the current span; outside of a request there is no span. `onResult` is called
   * with the value before the span ends.
   */
  trace<Value>(
    options: SpanOptions,
    run: () => Promise<Value>,
    onResult?: (span: Span, value: Value) => void,
  ): Promise<Value>;
  /** Exports pending spans, for at most 3 s. */
  close(): Promise<void>;
}
