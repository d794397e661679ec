import { isRefusal } from '../base/refusal.ts';
import type { Tracing } from '../base/tracing.ts';
import type { Execute, PipelineExecute } from './execute.ts';

/** Wraps the pipeline with a trace span per operation, named `<module>.<operation>`. */
export function traceOperations(tracing: Tracing, moduleName: string, execute: PipelineExecute): PipelineExecute {
  const executeWithSpan: Execute = (operation, call) =>
    tracing.trace(
      { name: `${moduleName}.${operation.name}`, attributes: { 'rialto.effect': operation.effect } },
      () => execute(operation, call),
      (span, response) => {
        if (!isRefusal(response)) return;
        const { code, status } = response.errorKind;
        span.setAttributes({ 'rialto.code': code });
        if (status >= 500) span.fail(code);
      },
    );
  return Object.assign(executeWithSpan, {
    identify: (...call: Parameters<PipelineExecute['identify']>) => execute.identify(...call),
  });
}
