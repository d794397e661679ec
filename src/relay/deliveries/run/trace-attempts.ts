import type { Tracing } from '../../../core/base/tracing.ts';
import type { RelayEgress } from '../../destinations/echo/echo-transport.ts';

/** Egress that records a span per attempt, without the destination or parts of the lead. */
export function traceAttempts(egress: RelayEgress, tracing: Tracing): RelayEgress {
  return {
    parse: (text) => egress.parse(text),
    send: (request) =>
      tracing.trace(
        { name: 'relay attempt', kind: 'client', attributes: { 'http.request.method': request.method ?? 'POST' } },
        () => egress.send(request),
        (span, outcome) => {
          span.setAttributes({ 'rialto.phase': outcome.phase });
          if (outcome.kind === 'answered') span.setAttributes({ 'http.response.status_code': outcome.status });
          else span.fail(outcome.failure);
        },
      ),
    probe: (destination, limitMs) => egress.probe(destination, limitMs),
    close: () => egress.close(),
  };
}
