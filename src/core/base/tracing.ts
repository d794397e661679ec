/** Identifiers of a W3C `traceparent` header. */
export interface TraceParent {
  /** 32 lower-case hex digits. */
  readonly traceId: string;
  /** 16 lower-case hex digits: the caller's span. */
  readonly spanId: string;
  readonly isSampled: boolean;
}

export type SpanAttributes = Readonly<Record<string, string | number>>;

/** One span of a trace. Attributes hold no text of callers, no credential and no address. */
export interface Span {
  /** 32 lower-case hex digits. */
  readonly traceId: string;
  set(attributes: SpanAttributes): void;
  /** Marks the span as failed, by the code of a refusal or the class of an error. */
  fail(errorType: string): void;
  end(): void;
}

export interface SpanStart {
  readonly name: string;
  /** `client`: a request to another server. */
  readonly kind?: 'internal' | 'client';
  readonly attributes?: SpanAttributes;
}

/** Traces of OpenTelemetry. Where they are off there is no object of this type, and nothing is wrapped. */
export interface Tracing {
  /** Begins the span of an incoming request, as a child of the caller's span when it names one. */
  beginRequest(start: SpanStart, parent: TraceParent | null): Span;
  /** Runs the function with this span as the current one, also for what it begins asynchronously. */
  within<Value>(span: Span, run: () => Value): Value;
  /**
   * Runs the function in a child of the current span, and ends that with it. Outside of a request the function
   * runs without a span. `conclude` sees the value before the span ends.
   */
  trace<Value>(
    start: SpanStart,
    run: () => Promise<Value>,
    conclude?: (span: Span, value: Value) => void,
  ): Promise<Value>;
  /** Sends what is waiting; gives up after 3 s. */
  close(): Promise<void>;
}
