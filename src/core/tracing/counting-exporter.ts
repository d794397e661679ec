import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { Counter } from 'prom-client';
import { minuteMs } from '../base/clock.ts';
import type { TracingDeps } from './tracing-deps.ts';

type ExportResult = Parameters<Parameters<SpanExporter['export']>[1]>[0];

/** Span exporter that counts exported and dropped spans, and logs failures at most once a minute. */
export class CountingExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  readonly #deps: TracingDeps;
  readonly #spans: Counter<'outcome'>;
  #lastWarningMs = Number.NEGATIVE_INFINITY;

  constructor(exporter: SpanExporter, deps: TracingDeps) {
    this.#exporter = exporter;
    this.#deps = deps;
    this.#spans = new Counter({
      name: 'trace_spans_total',
      help: 'Spans by outcome: exported (accepted by the collector) or failed (dropped after a failed export).',
      labelNames: ['outcome'],
      registers: [deps.registry],
    });
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#exporter.export(spans, (result) => {
      const isExported = result.error === undefined && result.code === 0;
      this.#spans.inc({ outcome: isExported ? 'exported' : 'failed' }, spans.length);
      if (!isExported) this.#warn(result.error);
      done(result);
    });
  }

  forceFlush(): Promise<void> {
    return this.#exporter.forceFlush?.() ?? Promise.resolve();
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }

  #warn(err: unknown): void {
    const { clock, log } = this.#deps;
    if (clock.monotonicMs() - this.#lastWarningMs < minuteMs) return;
    this.#lastWarningMs = clock.monotonicMs();
    log.warn({ err }, 'exporting traces failed, the spans are dropped');
  }
}
