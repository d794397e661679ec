import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Span as ApiSpan,
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracesConfig } from '../base/config.ts';
import { packageVersion } from '../base/package-version.ts';
import type { Span, SpanOptions, TraceParent, Tracing } from '../base/tracing.ts';
import { CountingExporter } from './counting-exporter.ts';
import type { TracingDeps } from './tracing-deps.ts';

const exportTimeoutMs = 3_000;
const queuedSpansMax = 8_192;

/**
 * Exports traces in batches by OTLP over HTTP. Spans are dropped when their export fails, or when 8,192 are pending.
 * This file is imported only when tracing is on.
 */
export function openOtlpTracing({ endpoint, headers, sampledRatio }: TracesConfig, deps: TracingDeps): Tracing {
  const url = `${endpoint}/v1/traces`;
  const exporter = new CountingExporter(new OTLPTraceExporter({ url, headers, timeoutMillis: exportTimeoutMs }), deps);
  const rootSampler = new TraceIdRatioBasedSampler(sampledRatio);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'rialto', 'service.version': packageVersion() }),
    // The sampled flag of a caller must not raise the operator's sampling ratio.
    sampler: new ParentBasedSampler({ root: rootSampler, remoteParentSampled: rootSampler }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, maxQueueSize: queuedSpansMax, exportTimeoutMillis: exportTimeoutMs }),
    ],
  });
  return new OtlpTracing(provider);
}

const spanKinds = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT } as const;

class OtlpTracing implements Tracing {
  readonly #provider: TracerProvider;
  readonly #tracer: ReturnType<TracerProvider['getTracer']>;
  readonly #currentSpan = new AsyncLocalStorage<OtlpSpan>();

  constructor(provider: TracerProvider) {
    this.#provider = provider;
    this.#tracer = provider.getTracer('rialto', packageVersion());
  }

  beginRequest(options: SpanOptions, parent: TraceParent | null): Span {
    return this.#begin(options, SpanKind.SERVER, parent === null ? ROOT_CONTEXT : remoteContext(parent));
  }

  withSpan<Value>(span: Span, run: () => Value): Value {
    return this.#currentSpan.run(span as OtlpSpan, run);
  }

  async trace<Value>(
    options: SpanOptions,
    run: () => Promise<Value>,
    onResult?: (span: Span, value: Value) => void,
  ): Promise<Value> {
    const parent = this.#currentSpan.getStore();
    if (parent === undefined || !parent.isRecording) return run();
    const span = this.#begin(options, spanKinds[options.kind ?? 'internal'], parent.context);
    try {
      const value = await this.#currentSpan.run(span, run);
      onResult?.(span, value);
      return value;
    } catch (error) {
      span.fail(error instanceof Error ? error.name : 'unknown');
      throw error;
    } finally {
      span.end();
    }
  }

  async close(): Promise<void> {
    // Export failures are already logged and must not delay the exit.
    await this.#provider.shutdown().catch(() => {});
  }

  #begin({ name, attributes }: SpanOptions, kind: SpanKind, parent: Context): OtlpSpan {
    const span = this.#tracer.startSpan(name, { kind, attributes: attributes as Attributes }, parent);
    return new OtlpSpan(span, trace.setSpan(parent, span));
  }
}

class OtlpSpan implements Span {
  readonly context: Context;
  readonly #span: ApiSpan;

  constructor(span: ApiSpan, context: Context) {
    this.#span = span;
    this.context = context;
  }

  get traceId(): string {
    return this.#span.spanContext().traceId;
  }

  get isRecording(): boolean {
    return this.#span.isRecording();
  }

  setAttributes(attributes: Attributes): void {
    this.#span.setAttributes(attributes);
  }

  fail(errorType: string): void {
    this.#span.setAttribute('error.type', errorType).setStatus({ code: SpanStatusCode.ERROR });
  }

  end(): void {
    this.#span.end();
  }
}

function remoteContext({ traceId, spanId, isSampled }: TraceParent): Context {
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
