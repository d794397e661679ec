import type { TracesConfig } from '../base/config.ts';
import type { Tracing } from '../base/tracing.ts';
import type { TracingDeps } from './tracing-deps.ts';

/** Opens tracing; null when it is off. The OpenTelemetry packages are loaded only when it is on. */
export async function openTracing(traces: TracesConfig | null, deps: TracingDeps): Promise<Tracing | null> {
  if (traces === null) return null;
  const { openOtlpTracing } = await import('./otlp-tracing.ts');
  return openOtlpTracing(traces, deps);
}
